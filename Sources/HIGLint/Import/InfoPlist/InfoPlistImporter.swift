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
enum InfoPlistImporter {
  /// Returns the tree of a spec; for anything but an app's property list, one without a document.
  static func spec(of tree: SyntaxTree, in surroundings: ImportSurroundings = .none) -> SyntaxTree {
    let facts = InfoPlistFacts(tree)
    var writer = SpecTreeWriter(tree)
    let texts = InfoPlistTexts(surroundings)
    guard facts.kind == .app, let root = tree.documents.first?.root, root != .none else {
      writer.tree.documents = []
      return writer.tree
    }
    let app = writer.mapping(at: root, entries: appEntries(facts, texts, &writer))
    let key = writer.literal(SpecSection.app.rawValue, at: root)
    let document = writer.mapping(at: root, entries: [(key, app)])
    writer.tree.documents = [SyntaxDocument(root: document)]
    return writer.tree
  }

  private static func appEntries(
    _ facts: InfoPlistFacts, _ texts: InfoPlistTexts, _ writer: inout SpecTreeWriter
  ) -> [SpecTreeWriter.Entry] {
    var entries: [SpecTreeWriter.Entry] = []
    if let name = facts.name { entries.append(texts.entry("name", name, &writer)) }
    if let alias = facts.alias {
      let list = writer.sequence(at: alias.value, items: [writer.copy(alias.value)])
      entries.append((writer.literal("aliases", at: alias.key), list))
    }
    if let devices = facts.devices { writer.words("devices", devices, known: .deviceFamily, into: &entries) }
    // Those of the iPad alone where the app runs on nothing else.
    let isForPad = facts.devices.map { !$0.words.isEmpty && $0.words.allSatisfy { $0.word == "ipad" } } ?? false
    if let orientations = isForPad ? facts.orientationsOnPad ?? facts.orientations : facts.orientations {
      writer.words("orientations", orientations, known: .orientation, into: &entries)
    }
    if let alone = facts.requiresFullScreen, alone.isOn == true {
      let none = writer.literal("none", at: alone.entry.value)
      entries.append((writer.literal("multitasking", at: alone.entry.key), none))
    }
    if let languages = facts.languages {
      writer.words("languages", languages, known: nil, into: &entries)
    } else if let languages = texts.languages(facts, &writer) {
      entries.append(languages)
    }
    if let appearance = facts.appearance { writer.addAppearance(appearance.word, appearance.entry, to: &entries) }
    if let minimum = facts.minimumOS { entries.append(writer.entry("minimumOS", minimum)) }
    if let launch = facts.launchStoryboard {
      let file = writer.mapping(at: launch.value, entries: [writer.entry("file", launch)])
      entries.append((writer.literal("launch", at: launch.key), file))
    }
    let permissions = facts.permissions.compactMap { permission($0, texts, &writer) }
    if let first = facts.permissions.first, !permissions.isEmpty {
      let list = writer.sequence(at: first.purpose.key, items: permissions)
      entries.append((writer.literal("permissions", at: first.purpose.key), list))
    }
    if let actions = facts.quickActions {
      let place = actions.first?.node ?? writer.tree.documents.first?.root ?? .none
      let items = actions.map { quickAction($0, &writer) }
      entries.append((writer.literal("quickActions", at: place), writer.sequence(at: place, items: items)))
    }
    return entries
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

  private static func quickAction(_ action: InfoPlistFacts.QuickAction, _ writer: inout SpecTreeWriter) -> NodeIndex {
    var entries: [SpecTreeWriter.Entry] = []
    if let title = action.title { entries.append(writer.entry("title", title)) }
    if let subtitle = action.subtitle { entries.append(writer.entry("subtitle", subtitle)) }
    switch action.icon {
    case .system(let word):
      let name =
        word.word.map { writer.literal($0, at: word.node) } ?? writer.literal("unknown", at: word.node)
      let icon = writer.mapping(at: word.node, entries: [(writer.literal("system", at: word.node), name)])
      entries.append((writer.literal("icon", at: word.node), icon))
    case .template(let name), .symbol(let name):
      let icon = writer.mapping(at: name.value, entries: [writer.entry("name", name)])
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

  init(_ surroundings: ImportSurroundings) {
    tables = surroundings.tables
    language = surroundings.language
  }

  /// Returns `name: text`, or the text in each language that there is a table for.
  func entry(_ name: String, _ entry: InfoPlistFacts.Entry, _ writer: inout SpecTreeWriter) -> SpecTreeWriter.Entry {
    guard !tables.isEmpty else { return writer.entry(name, entry) }
    let key = writer.tree.text(of: entry.key)
    let place = writer.tree[entry.value].range
    var texts: [SpecTreeWriter.Entry] = []
    for table in tables {
      guard let text = table.texts[key] else { continue }
      texts.append((writer.word(table.language, at: place), writer.elsewhere(table.tree, text, at: place)))
    }
    // A table in the app's own language takes the place of what the Info.plist says.
    if !tables.contains(where: { $0.language == language && $0.texts[key] != nil }) {
      let own = writer.word(language ?? LanguageTag.undetermined, at: place)
      texts.insert((own, writer.copy(entry.value)), at: 0)
    }
    return (writer.literal(name, at: entry.key), writer.mapping(at: writer.tree[entry.key].range, texts))
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
