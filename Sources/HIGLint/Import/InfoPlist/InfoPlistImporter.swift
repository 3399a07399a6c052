import HIGCore
import HIGLanguage
import HIGReading

extension FileFormat {
  package static let infoPlist = FileFormat(
    "infoPlist", .imported, .infoPlist, language: "xml", mayDefine: true, isReferredTo: true,
    toldBy: { PropertyListReader.isPropertyList($0.text) },
    reader: { InfoPlistImporter.spec(of: PropertyListReader.read($0), in: $1) })
}

/// Turns an Info.plist into the words of the spec format: a tree with `app` at the top whose every node has the place
/// at which the property list states it.
///
/// Texts are the property list's own scalars. Keys and words that the property list says in other words (`photos` for
/// `NSPhotoLibraryUsageDescription`) are literals with the range of those.
package enum InfoPlistImporter {
  /// Returns the tree of a spec; for anything but an app's property list, one without a document.
  static func spec(of tree: SyntaxTree, in surroundings: ImportSurroundings = .none) -> SyntaxTree {
    let facts = InfoPlistFacts(tree, kind: surroundings.bundle?.kind)
    var writer = SpecTreeWriter(tree)
    let texts = InfoPlistTexts(surroundings)
    guard let root = tree.documents.first?.root, root != .none, facts.kind == .app || facts.kind == .appExtension else {
      writer.tree.documents = []
      return writer.tree
    }
    if facts.kind == .appExtension { return extensionSpec(facts, texts, at: root, &writer) }
    var entries = appEntries(facts, texts, surroundings.images, &writer)
    if let added = surroundings.bundle.flatMap({ GeneratedInfoPlist.tree(of: $0, beside: facts) }) {
      add(added, to: &entries, of: facts, texts, surroundings.images, at: root, &writer)
    }
    let app = writer.mapping(at: root, entries: entries)
    let key = writer.literal(SpecSection.app.rawValue, at: root)
    let document = writer.mapping(at: root, entries: [(key, app)])
    writer.tree.documents = [SyntaxDocument(root: document)]
    return writer.tree
  }

  /// Adds what Xcode adds to a property list, with the places in the project's files.
  private static func add(
    _ tree: SyntaxTree, to entries: inout [SpecTreeWriter.Entry], of stated: InfoPlistFacts, _ texts: InfoPlistTexts,
    _ images: [String: AssetImage], at root: NodeIndex, _ writer: inout SpecTreeWriter
  ) {
    let facts = InfoPlistFacts(tree, kind: .app)
    var other = SpecTreeWriter(tree)
    let added = appEntries(facts, texts, images, &other)
    let place = writer.tree[root].range
    if stated.displayName == nil, facts.displayName != nil {
      entries.removeAll { writer.tree.text(of: $0.key) == "name" }
      if let alias = stated.bundleName {
        let list = writer.sequence(at: alias.value, items: [texts.name(alias, &writer)])
        entries.append((writer.literal("aliases", at: alias.key), list))
      }
    }
    for entry in added {
      let name = other.tree.text(of: entry.key)
      func there(_ node: NodeIndex, _ writer: inout SpecTreeWriter) -> NodeIndex {
        let target = other.tree.elsewhere(of: node) ?? SyntaxTree.Elsewhere(tree: other.tree, node: node)
        return writer.elsewhere(target.tree, target.node, at: place)
      }
      guard let own = entries.firstIndex(where: { writer.tree.text(of: $0.key) == name }) else {
        entries.append((writer.word(name, at: place), there(entry.value, &writer)))
        continue
      }
      guard name == "permissions" else { continue }
      let list = entries[own].value
      let items =
        writer.tree.children(of: list).map { writer.copy($0) }
        + other.tree.children(of: entry.value).map { there($0, &writer) }
      entries[own].value = writer.sequence(at: list, items: items)
    }
  }

  private static func appEntries(
    _ facts: InfoPlistFacts, _ texts: InfoPlistTexts, _ images: [String: AssetImage], _ writer: inout SpecTreeWriter
  ) -> [SpecTreeWriter.Entry] {
    var entries: [SpecTreeWriter.Entry] = []
    if let name = facts.name { entries.append(texts.entry("name", name, &writer)) }
    if let alias = facts.alias {
      let list = writer.sequence(at: alias.value, items: [texts.name(alias, &writer)])
      entries.append((writer.literal("aliases", at: alias.key), list))
    }
    if let devices = facts.devices { writer.words("devices", devices, known: .deviceFamily, into: &entries) }
    // Those of the iPad alone where the app runs on nothing else.
    let isForPad = facts.devices.map { !$0.words.isEmpty && $0.words.allSatisfy { $0.word == "ipad" } } ?? false
    if let orientations = isForPad ? facts.orientationsOnPad ?? facts.orientations : facts.orientations {
      writer.words("orientations", orientations, known: .orientation, into: &entries)
    }
    let technologies = InfoPlistTechnologies(writer.tree, root: writer.tree.documents.first?.root ?? .none)
    if let multitasking = technologies.multitasking(facts.requiresFullScreen, &writer) { entries.append(multitasking) }
    if let languages = facts.languages {
      writer.words("languages", languages, known: nil, into: &entries)
    } else if let languages = texts.languages(facts, &writer) {
      entries.append(languages)
    }
    if let appearance = facts.appearance { writer.addAppearance(appearance.word, appearance.entry, to: &entries) }
    if let minimum = facts.minimumOS { entries.append(writer.entry("minimumOS", minimum)) }
    if let launch = facts.launchStoryboard {
      let name = (writer.literal("file", at: launch.key), texts.name(launch, &writer))
      let file = writer.mapping(at: launch.value, entries: [name])
      entries.append((writer.literal("launch", at: launch.key), file))
    }
    let permissions = facts.permissions.compactMap { permission($0, texts, &writer) }
    if let first = facts.permissions.first, !permissions.isEmpty {
      let list = writer.sequence(at: first.purpose.key, items: permissions)
      entries.append((writer.literal("permissions", at: first.purpose.key), list))
    }
    if let actions = facts.quickActions {
      let place = actions.first?.node ?? writer.tree.documents.first?.root ?? .none
      let items = actions.map { quickAction($0, texts, images, &writer) }
      entries.append((writer.literal("quickActions", at: place), writer.sequence(at: place, items: items)))
    }
    entries += technologies.entries(&writer)
    return entries
  }

  /// Returns the extensions of several property lists as those of one app: `app: {extensions: […]}`; nil if there are none.
  package static func extensions(of specs: [SyntaxTree]) -> SyntaxTree? {
    let stated = specs.compactMap { spec -> (tree: SyntaxTree, item: NodeIndex)? in
      guard let root = spec.documents.first?.root, root != .none,
        let app = JSONFields.value(SpecSection.app.rawValue, in: root, spec),
        let item = JSONFields.items(of: JSONFields.value("extensions", in: app, spec), in: spec).first
      else { return nil }
      return (spec, item)
    }
    guard let first = stated.first else { return nil }
    guard stated.count > 1 else { return first.tree }
    var writer = SpecTreeWriter(first.tree)
    let place = first.tree[first.item].range
    let items =
      [writer.copy(first.item)] + stated.dropFirst().map { writer.elsewhere($0.tree, $0.item, at: place) }
    let list = (writer.word("extensions", at: place), writer.sequence(at: place, items))
    let app = writer.mapping(at: place, [list])
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.app.rawValue, at: place), app)]))
    return writer.tree
  }

  /// Returns `app: {extensions: [extension]}`; for one of a type that the format does not know, a tree without a document.
  private static func extensionSpec(
    _ facts: InfoPlistFacts, _ texts: InfoPlistTexts, at root: NodeIndex, _ writer: inout SpecTreeWriter
  ) -> SyntaxTree {
    writer.tree.documents = []
    let technologies = InfoPlistTechnologies(writer.tree, root: root)
    let name = facts.name.map { texts.entry("name", $0, &writer) }
    guard let item = technologies.appExtension(facts, named: name, &writer) else { return writer.tree }
    let list = writer.sequence(at: root, items: [item])
    let app = writer.mapping(at: root, entries: [(writer.literal("extensions", at: root), list)])
    let key = writer.literal(SpecSection.app.rawValue, at: root)
    writer.setRoot(writer.mapping(at: root, entries: [(key, app)]))
    return writer.tree
  }

  private static func permission(
    _ permission: InfoPlistFacts.Permission, _ texts: InfoPlistTexts, _ writer: inout SpecTreeWriter
  ) -> NodeIndex? {
    guard Enumeration.resource.words.contains(permission.resource) else { return nil }
    let key = permission.purpose.key
    return writer.mapping(
      at: key,
      entries: [
        (writer.literal("resource", at: key), writer.literal(permission.resource, at: key)),
        texts.entry("purpose", permission.purpose, &writer),
      ])
  }

  private static func quickAction(
    _ action: InfoPlistFacts.QuickAction, _ texts: InfoPlistTexts, _ images: [String: AssetImage],
    _ writer: inout SpecTreeWriter
  ) -> NodeIndex {
    var entries: [SpecTreeWriter.Entry] = []
    if let title = action.title { entries.append(texts.keyed("title", title, &writer)) }
    if let subtitle = action.subtitle { entries.append(texts.keyed("subtitle", subtitle, &writer)) }
    switch action.icon {
    case .system(let word):
      let name =
        word.word.map { writer.literal($0, at: word.node) } ?? writer.literal("unknown", at: word.node)
      let icon = writer.mapping(at: word.node, entries: [(writer.literal("system", at: word.node), name)])
      entries.append((writer.literal("icon", at: word.node), icon))
    case .template(let name), .symbol(let name):
      var stated = [writer.entry("name", name)]
      if let size = images[AssetName.bare(writer.tree.text(of: name.value))]?.size {
        let place = writer.tree[name.value].range
        let numbers = [writer.number(size.width, at: place), writer.number(size.height, at: place)]
        stated.append((writer.literal("size", at: name.value), writer.sequence(at: place, numbers)))
      }
      let icon = writer.mapping(at: name.value, entries: stated)
      entries.append((writer.literal("icon", at: name.key), icon))
    case nil: break
    }
    return writer.mapping(at: action.node, entries: entries)
  }
}

/// The texts of an Info.plist in the languages of its `InfoPlist.strings`.
private struct InfoPlistTexts {
  private let tables: [StringsTable]
  /// The language of the Info.plist's own texts.
  private let language: String?
  /// The settings that the texts are built with.
  private let settings: BuildSettings?

  init(_ surroundings: ImportSurroundings) {
    tables = surroundings.tables
    language = surroundings.language
    settings = surroundings.bundle?.settings
  }

  /// Returns a name with the build settings in it.
  func name(_ entry: InfoPlistFacts.Entry, _ writer: inout SpecTreeWriter) -> NodeIndex {
    guard let settings, let text = PropertyListReader.text(of: entry.value, in: writer.tree),
      text.utf8.contains(UInt8(ascii: "$")), let name = settings.expanded(text)
    else { return writer.copy(entry.value) }
    return writer.text(name, at: writer.tree[entry.value].range)
  }

  /// Returns a text; one that is a build setting as a whole stands where that is stated.
  private func text(_ entry: InfoPlistFacts.Entry, _ writer: inout SpecTreeWriter) -> NodeIndex {
    guard let settings, let text = PropertyListReader.text(of: entry.value, in: writer.tree),
      text.hasPrefix("$("), text.utf8.last == UInt8(ascii: ")"),
      let setting = settings[String(text.dropFirst(2).dropLast())], !setting.text.utf8.contains(UInt8(ascii: "$")),
      setting.tree[setting.value].kind == .scalar, !Self.names.contains(String(text.dropFirst(2).dropLast()))
    else { return writer.copy(entry.value) }
    return writer.elsewhere(setting.tree, setting.value, at: writer.tree[entry.value].range)
  }

  /// The settings that are names themselves.
  private static let names: Set<String> = ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME"]

  /// Returns `name: text`, or the text in each language that there is a table for.
  func entry(_ name: String, _ entry: InfoPlistFacts.Entry, _ writer: inout SpecTreeWriter) -> SpecTreeWriter.Entry {
    let value = name == "name" ? self.name(entry, &writer) : text(entry, &writer)
    guard !tables.isEmpty else { return (writer.literal(name, at: entry.key), value) }
    let place = writer.tree[entry.value].range
    let key = writer.tree.text(of: entry.key)
    var texts = translations(of: key, at: place, &writer)
    // A table in the app's own language takes the place of what the Info.plist says.
    if !tables.contains(where: { $0.language == language && $0.texts[key] != nil }) {
      let own = writer.word(language ?? LanguageTag.undetermined, at: place)
      texts.insert((own, value), at: 0)
    }
    return (writer.literal(name, at: entry.key), writer.mapping(at: writer.tree[entry.key].range, texts))
  }

  private func translations(
    of key: String, at place: SourceRange, _ writer: inout SpecTreeWriter
  ) -> [SpecTreeWriter.Entry] {
    tables.compactMap { table in
      table.texts[key].map { (writer.word(table.language, at: place), writer.elsewhere(table.tree, $0, at: place)) }
    }
  }

  /// Returns `name: text` for a text that is a key of the tables itself, as UIKit takes it, where they have it.
  func keyed(_ name: String, _ entry: InfoPlistFacts.Entry, _ writer: inout SpecTreeWriter) -> SpecTreeWriter.Entry {
    guard !tables.isEmpty, let key = PropertyListReader.text(of: entry.value, in: writer.tree) else {
      return writer.entry(name, entry)
    }
    let texts = translations(of: key, at: writer.tree[entry.value].range, &writer)
    guard !texts.isEmpty else { return writer.entry(name, entry) }
    return (writer.literal(name, at: entry.key), writer.mapping(at: writer.tree[entry.value].range, texts))
  }

  /// Returns the languages that there are tables for, the app's own first.
  func languages(_ facts: InfoPlistFacts, _ writer: inout SpecTreeWriter) -> SpecTreeWriter.Entry? {
    guard !tables.isEmpty, let place = facts.developmentLanguage?.value ?? facts.name?.value, let language else {
      return nil
    }
    let range = writer.tree[place].range
    var seen: Set<String> = []
    let tags = ([language] + tables.map(\.language)).filter { seen.insert($0).inserted }
    let items = tags.map { writer.text($0, at: range) }
    return (writer.word("languages", at: range), writer.sequence(at: range, items))
  }
}
