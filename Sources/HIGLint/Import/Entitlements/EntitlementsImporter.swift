import HIGCore
import HIGLanguage
import HIGReading

extension FileFormat {
  package static let entitlements = FileFormat(
    "entitlements", .imported, .entitlements, language: "xml", mayDefine: true, isReferredTo: true,
    reader: { source, _ in EntitlementsImporter.spec(of: PropertyListReader.read(source)) })
}

/// Turns an app's entitlements into the words of the spec format: the technologies that it is signed for.
enum EntitlementsImporter {
  /// Returns `app: {…}` with a section for each technology; where there is none, a tree without a document.
  static func spec(of tree: SyntaxTree) -> SyntaxTree {
    var writer = SpecTreeWriter(tree)
    writer.tree.documents = []
    guard let root = tree.documents.first?.root, root != .none, tree[root].kind == .mapping else { return writer.tree }
    var sections: [SpecTreeWriter.Entry] = []
    for (key, section) in sectionsByKey {
      guard let entry = entry(key, in: root, tree), isGranted(entry.value, in: tree) else { continue }
      sections.append((writer.literal(section, at: entry.key), writer.mapping(at: entry.value, entries: [])))
    }
    if let cloud = cloud(root, tree, &writer) { sections.append(cloud) }
    guard !sections.isEmpty else { return writer.tree }
    let place = tree[root].range
    let app = writer.mapping(at: place, sections)
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.app.rawValue, at: place), app)]))
    return writer.tree
  }

  private static let sectionsByKey = [
    ("com.apple.developer.healthkit", "healthKit"), ("com.apple.developer.homekit", "homeKit"),
    ("com.apple.developer.in-app-payments", "applePay"), ("com.apple.developer.game-center", "gameCenter"),
  ]

  private static func entry(
    _ name: String, in mapping: NodeIndex, _ tree: SyntaxTree
  ) -> (key: NodeIndex, value: NodeIndex)? {
    for entry in tree.entries(of: mapping) where tree.text(of: entry.key) == name { return (entry.key, entry.value) }
    return nil
  }

  /// Whether a value is true, a text, or a list that holds something.
  private static func isGranted(_ value: NodeIndex, in tree: SyntaxTree) -> Bool {
    switch tree[value].kind {
    case .scalar: !["", "false", "NO"].contains(tree.text(of: value))
    case .sequence: !JSONFields.items(of: value, in: tree).isEmpty
    default: false
    }
  }

  /// Returns what the app keeps in iCloud: documents, keys and values, or both.
  private static func cloud(
    _ root: NodeIndex, _ tree: SyntaxTree, _ writer: inout SpecTreeWriter
  ) -> SpecTreeWriter.Entry? {
    var entries: [SpecTreeWriter.Entry] = []
    var place: NodeIndex?
    if let services = entry("com.apple.developer.icloud-services", in: root, tree) {
      let words =
        tree[services.value].kind == .sequence ? JSONFields.items(of: services.value, in: tree) : [services.value]
      for word in words where ["CloudDocuments", "*"].contains(tree.text(of: word)) {
        entries.append((writer.literal("documents", at: word), writer.flag(true, at: tree[word].range)))
        place = services.key
        break
      }
      if place == nil, isGranted(services.value, in: tree) { place = services.key }
    }
    if entries.isEmpty, let containers = entry("com.apple.developer.ubiquity-container-identifiers", in: root, tree),
      isGranted(containers.value, in: tree)
    {
      entries.append(
        (writer.literal("documents", at: containers.key), writer.flag(true, at: tree[containers.key].range)))
      place = place ?? containers.key
    }
    if let store = entry("com.apple.developer.ubiquity-kvstore-identifier", in: root, tree),
      isGranted(store.value, in: tree)
    {
      place = place ?? store.key
    }
    guard let place else { return nil }
    return (writer.literal("icloud", at: place), writer.mapping(at: tree[place].range, entries))
  }
}
