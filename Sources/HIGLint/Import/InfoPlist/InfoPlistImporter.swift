/// An Info.plist in the words of the spec format: a tree with `app` at the top whose every node stands where the property
/// list states it.
///
/// Texts are the property list's own scalars. Keys and words that the property list says in other words (`photos` for
/// `NSPhotoLibraryUsageDescription`) are literals with the range of those.
enum InfoPlistImporter {
  /// The tree of a spec; of what is no app's property list, one without a document.
  static func spec(of tree: SyntaxTree) -> SyntaxTree {
    let facts = InfoPlistFacts(tree)
    var writer = SpecWriter(tree)
    guard facts.kind == .app, let root = tree.documents.first?.root, root != .none else {
      writer.tree.documents = []
      return writer.tree
    }
    let app = writer.mapping(at: root, entries: appEntries(facts, &writer))
    let key = writer.literal("app", at: root)
    let document = writer.mapping(at: root, entries: [(key, app)])
    writer.tree.documents = [SyntaxDocument(root: document)]
    return writer.tree
  }

  private typealias Entry = (key: NodeIndex, value: NodeIndex)

  private static func appEntries(_ facts: InfoPlistFacts, _ writer: inout SpecWriter) -> [Entry] {
    var entries: [Entry] = []
    if let name = facts.name { entries.append(writer.entry("name", name)) }
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
    if let languages = facts.languages { writer.words("languages", languages, known: nil, into: &entries) }
    if let minimum = facts.minimumOS { entries.append(writer.entry("minimumOS", minimum)) }
    if let launch = facts.launchStoryboard {
      let file = writer.mapping(at: launch.value, entries: [writer.entry("file", launch)])
      entries.append((writer.literal("launch", at: launch.key), file))
    }
    let permissions = facts.permissions.compactMap { permission($0, &writer) }
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

  private static func permission(_ permission: InfoPlistFacts.Permission, _ writer: inout SpecWriter) -> NodeIndex? {
    guard Enumeration.resource.words.contains(permission.resource) else { return nil }
    let key = permission.purpose.key
    return writer.mapping(
      at: key,
      entries: [
        (writer.literal("resource", at: key), writer.literal(permission.resource, at: key)),
        writer.entry("purpose", permission.purpose),
      ])
  }

  private static func quickAction(_ action: InfoPlistFacts.QuickAction, _ writer: inout SpecWriter) -> NodeIndex {
    var entries: [Entry] = []
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

/// Adds nodes to a tree, each with the range of a node that is there.
private struct SpecWriter {
  var tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  private mutating func append(_ node: SyntaxNode) -> NodeIndex {
    tree.nodes.append(node)
    return NodeIndex(tree.nodes.count - 1)
  }

  /// A scalar whose text is `text` and whose place is another node's.
  mutating func literal(_ text: String, at place: NodeIndex) -> NodeIndex {
    tree.literals.append(Array(text.utf8))
    return append(
      SyntaxNode(
        kind: .scalar, style: .plain, range: tree[place].range, first: NodeIndex(tree.literals.count - 1)))
  }

  /// The same node once more, to stand in another collection.
  mutating func copy(_ node: NodeIndex) -> NodeIndex {
    var copy = tree[node]
    copy.next = .none
    return append(copy)
  }

  mutating func entry(_ name: String, _ entry: InfoPlistFacts.Entry) -> (key: NodeIndex, value: NodeIndex) {
    (literal(name, at: entry.key), copy(entry.value))
  }

  mutating func mapping(at place: NodeIndex, entries: [(key: NodeIndex, value: NodeIndex)]) -> NodeIndex {
    collection(.mapping, at: place, children: entries.flatMap { [$0.key, $0.value] })
  }

  mutating func sequence(at place: NodeIndex, items: [NodeIndex]) -> NodeIndex {
    collection(.sequence, at: place, children: items)
  }

  private mutating func collection(_ kind: SyntaxNode.Kind, at place: NodeIndex, children: [NodeIndex]) -> NodeIndex {
    for (child, next) in zip(children, children.dropFirst()) { tree[child].next = next }
    return append(SyntaxNode(kind: kind, style: .flow, range: tree[place].range, first: children.first ?? .none))
  }

  /// A list of words, of which those that the format does not know are left out.
  mutating func words(
    _ name: String, _ list: InfoPlistFacts.WordList, known: Enumeration?,
    into entries: inout [(key: NodeIndex, value: NodeIndex)]
  ) {
    var items: [NodeIndex] = []
    for word in list.words {
      guard let text = word.word, known?.words.contains(text) ?? true else {
        items.append(literal("unknown", at: word.node))
        continue
      }
      items.append(literal(text, at: word.node))
    }
    entries.append((literal(name, at: list.entry.key), sequence(at: list.entry.value, items: items)))
  }
}
