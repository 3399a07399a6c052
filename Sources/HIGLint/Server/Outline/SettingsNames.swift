import HIGReading

/// The names of specs that `.higlint.yml` uses: screens and views in overrides, and in the paths of answers.
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

  private mutating func readOverride(_ override: NodeIndex) {
    let fields = tree.entries(of: override)
    let screens = fields.filter { tree.text(of: $0.key) == "screens" }.flatMap { items(of: $0.value) }
    for screen in screens { add(.screen, screen) }
    // The objects of several screens are each what has that id there.
    let scope = screens.count == 1 ? tree.text(of: screens[0]) : nil
    for entry in fields where tree.text(of: entry.key) == "objects" {
      for object in items(of: entry.value) { add(.view, object, scope: scope) }
    }
  }

  /// Reads `home/views/box/children/hero`.
  private mutating func readAnswer(_ answer: NodeIndex) {
    for entry in tree.entries(of: answer) where tree.text(of: entry.key) == "of" {
      for path in items(of: entry.value) where isVerbatim(path) {
        var start = Int(tree.contentRange(of: path).start)
        var screen: String?
        for part in tree.text(of: path).split(separator: "/", omittingEmptySubsequences: false) {
          let range = SourceRange(start, start + part.utf8.count)
          start = Int(range.end) + 1
          if let screen {
            if part != "views", part != "children" { add(.view, String(part), at: range, scope: screen) }
          } else {
            add(.screen, String(part), at: range)
            screen = String(part)
          }
        }
      }
    }
  }

  /// Whether a scalar's text is what stands in the file, so that parts of it have places.
  private func isVerbatim(_ node: NodeIndex) -> Bool {
    guard tree[node].kind == .scalar, tree[node].isVerbatim else { return false }
    return tree.contentRange(of: node).bounds.count == tree.text(of: node).utf8.count
  }

  private mutating func add(_ kind: NameKind, _ node: NodeIndex, scope: String? = nil) {
    guard isVerbatim(node) else { return }
    add(kind, tree.text(of: node), at: tree.contentRange(of: node), scope: scope)
  }

  private mutating func add(_ kind: NameKind, _ name: String, at range: SourceRange, scope: String? = nil) {
    guard !name.isEmpty else { return }
    found.append(NamePlace(kind: kind, name: name, scope: scope, isDefinition: false, range: range, whole: range))
  }
}
