import HIGLanguage
import HIGReading

/// The names that `.higlint.yml` uses: rules and their parameters, screens and views in overrides, and in the paths of
/// answers.
extension FileNames {
  convenience init(settings tree: SyntaxTree) {
    var reader = SettingsNameReader(tree: tree)
    reader.read()
    self.init(tree.source, reader.found)
  }
}

private struct SettingsNameReader {
  let tree: SyntaxTree
  private(set) var found: [NamePlace] = []

  init(tree: SyntaxTree) { self.tree = tree }

  mutating func read() {
    guard let root = tree.documents.first?.root else { return }
    for entry in tree.entries(of: root) {
      switch tree.text(of: entry.key) {
      case "rules": readRules(entry.value)
      case "overrides": for item in items(of: entry.value) { readOverride(item) }
      case "reviewed": for item in items(of: entry.value) { readAnswer(item) }
      default: break
      }
    }
  }

  private func items(of node: NodeIndex) -> [NodeIndex] {
    let node = tree.target(of: node)
    guard node != .none else { return [] }
    return tree[node].kind == .sequence ? Array(tree.children(of: node)) : [node]
  }

  private mutating func readRules(_ rules: NodeIndex) {
    for rule in tree.entries(of: rules) {
      let id = tree.text(of: rule.key)
      // An area (`color/*`) is no rule.
      guard !id.utf8.contains(UInt8(ascii: "*")) else { continue }
      add(.rule, rule.key)
      for change in tree.entries(of: rule.value) where tree.text(of: change.key) != "severity" {
        add(.ruleParameter, change.key, scope: id)
      }
    }
  }

  private mutating func readOverride(_ override: NodeIndex) {
    let fields = tree.entries(of: override)
    let screens = fields.filter { tree.text(of: $0.key) == "screens" }.flatMap { items(of: $0.value) }
    for screen in screens { add(.screen, screen) }
    // The objects of several screens are each what has that id there.
    let scope = screens.count == 1 ? tree.text(of: screens[0]) : nil
    for entry in fields where tree.text(of: entry.key) == "objects" {
      for object in items(of: entry.value) { add(.view, object, scope: scope) }
    }
    for entry in fields where tree.text(of: entry.key) == "rules" { readRules(entry.value) }
  }

  private mutating func readAnswer(_ answer: NodeIndex) {
    for entry in tree.entries(of: answer) where tree.text(of: entry.key) == "rule" { add(.rule, entry.value) }
    for entry in tree.entries(of: answer) where tree.text(of: entry.key) == "of" {
      for path in items(of: entry.value) { found += tree.namesInPath(path) }
    }
  }

  private mutating func add(_ kind: NameKind, _ node: NodeIndex, scope: String? = nil) {
    guard tree.isVerbatim(node) else { return }
    add(kind, tree.text(of: node), at: tree.contentRange(of: node), scope: scope)
  }

  private mutating func add(_ kind: NameKind, _ name: String, at range: SourceRange, scope: String? = nil) {
    guard !name.isEmpty else { return }
    found.append(NamePlace(kind: kind, name: name, scope: scope, isDefinition: false, range: range, whole: range))
  }
}

extension SyntaxTree {
  /// Whether a scalar's text is what stands in the file, so that parts of it have places.
  fileprivate func isVerbatim(_ node: NodeIndex) -> Bool {
    guard node != .none, self[node].kind == .scalar, self[node].isVerbatim else { return false }
    return contentRange(of: node).bounds.count == text(of: node).utf8.count
  }

  /// The fields that hold lists of objects: an id stands behind them.
  private static let lists: Set<String> = Set(
    Vocabulary.shared.types.flatMap { type in
      type.fields.compactMap { field in
        if case .list(.node) = field.type { field.name } else { nil }
      }
    })

  /// Returns the names in the path of an answer: `home/views/box/children/hero`.
  func namesInPath(_ node: NodeIndex) -> [NamePlace] {
    guard isVerbatim(node) else { return [] }
    var found: [NamePlace] = []
    var start = Int(contentRange(of: node).start)
    var screen: String?
    var before = ""
    for part in text(of: node).split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
      let range = SourceRange(start, start + part.utf8.count)
      start = Int(range.end) + 1
      defer { before = part }
      guard !part.isEmpty, screen == nil || Self.lists.contains(before) else { continue }
      found.append(
        NamePlace(
          kind: screen == nil ? .screen : .view, name: part, scope: screen, isDefinition: false, range: range,
          whole: range))
      screen = screen ?? part
    }
    return found
  }
}
