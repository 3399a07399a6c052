import HIGLanguage
import HIGReading

/// Builds the tree of a spec over a file of a foreign format: every node has the range of its source in that file.
///
/// Texts are the file's own scalars if they are written there in the same form; anything that the file says in other
/// words is a literal with their range.
struct SpecTreeWriter {
  typealias Entry = (key: NodeIndex, value: NodeIndex)

  var tree: SyntaxTree
  private var tags: [PropertyListReader.Tag: UInt32] = [:]

  init(_ tree: SyntaxTree) { self.tree = tree }

  init(_ source: SourceFile) { tree = SyntaxTree(source: source) }

  private mutating func append(_ node: SyntaxNode) -> NodeIndex {
    tree.nodes.append(node)
    return NodeIndex(tree.nodes.count - 1)
  }

  // MARK: Scalars

  /// Appends a scalar whose text is `text`: a word of the format, or the word `unknown`.
  mutating func word(_ text: String, at range: SourceRange) -> NodeIndex {
    literal(text, style: .plain, tag: nil, at: range)
  }

  mutating func unknown(at range: SourceRange) -> NodeIndex { word("unknown", at: range) }

  /// Appends a text that the file does not hold in this form; it is never taken for a word of the format.
  mutating func text(_ text: String, at range: SourceRange) -> NodeIndex {
    literal(text, style: .xml, tag: nil, at: range)
  }

  mutating func number(_ value: Double, at range: SourceRange) -> NodeIndex {
    literal("\(value)", style: .plain, tag: .real, at: range)
  }

  mutating func integer(_ value: Int, at range: SourceRange) -> NodeIndex {
    literal(String(value), style: .plain, tag: .integer, at: range)
  }

  mutating func flag(_ value: Bool, at range: SourceRange) -> NodeIndex {
    literal(value ? "true" : "false", style: .plain, tag: .boolean, at: range)
  }

  private mutating func literal(
    _ text: String, style: SyntaxNode.Style, tag: PropertyListReader.Tag?, at range: SourceRange
  ) -> NodeIndex {
    tree.literals.append(Array(text.utf8))
    return append(
      SyntaxNode(
        kind: .scalar, style: style, range: range, first: NodeIndex(tree.literals.count - 1),
        properties: tag.map { properties(of: $0) } ?? .max))
  }

  private mutating func properties(of tag: PropertyListReader.Tag) -> UInt32 {
    if let index = tags[tag] { return index }
    tree.properties.append(NodeProperties(resolvedTag: tag.rawValue))
    tags[tag] = UInt32(tree.properties.count - 1)
    return UInt32(tree.properties.count - 1)
  }

  /// Appends a text that stands in the file, references of XML decoded.
  mutating func written(_ range: SourceRange, isVerbatim: Bool) -> NodeIndex {
    append(SyntaxNode(kind: .scalar, style: .xml, range: range, isVerbatim: isVerbatim))
  }

  // MARK: Collections

  mutating func mapping(at range: SourceRange, _ entries: [Entry]) -> NodeIndex {
    collection(.mapping, at: range, children: entries.flatMap { [$0.key, $0.value] })
  }

  mutating func sequence(at range: SourceRange, _ items: [NodeIndex]) -> NodeIndex {
    collection(.sequence, at: range, children: items)
  }

  private mutating func collection(_ kind: SyntaxNode.Kind, at range: SourceRange, children: [NodeIndex]) -> NodeIndex {
    for (child, next) in zip(children, children.dropFirst()) { tree[child].next = next }
    return append(SyntaxNode(kind: kind, style: .flow, range: range, first: children.first ?? .none))
  }

  /// Appends a node that another file states: the texts of a language, the scales of an image.
  mutating func elsewhere(_ tree: SyntaxTree, _ node: NodeIndex, at range: SourceRange) -> NodeIndex {
    self.tree.elsewhere.append(SyntaxTree.Elsewhere(tree: tree, node: node))
    return append(
      SyntaxNode(
        kind: .alias, style: .plain, range: range, indentation: UInt32(self.tree.elsewhere.count)))
  }

  /// Makes a node the only document of the tree.
  mutating func setRoot(_ root: NodeIndex) { tree.documents = [SyntaxDocument(root: root)] }
}

// MARK: - Over nodes that are there

extension SpecTreeWriter {
  /// Appends a scalar whose text is `text` and whose place is another node's.
  mutating func literal(_ text: String, at place: NodeIndex) -> NodeIndex { word(text, at: tree[place].range) }

  /// Appends the same node once more, to stand in another collection.
  mutating func copy(_ node: NodeIndex) -> NodeIndex {
    var copy = tree[node]
    copy.next = .none
    return append(copy)
  }

  mutating func entry(_ name: String, _ entry: InfoPlistFacts.Entry) -> Entry {
    (literal(name, at: entry.key), copy(entry.value))
  }

  mutating func mapping(at place: NodeIndex, entries: [Entry]) -> NodeIndex {
    mapping(at: tree[place].range, entries)
  }

  mutating func sequence(at place: NodeIndex, items: [NodeIndex]) -> NodeIndex {
    sequence(at: tree[place].range, items)
  }

  /// Adds `UIUserInterfaceStyle` as the appearances that an app supports.
  mutating func addAppearance(
    _ word: InfoPlistFacts.Word, _ entry: InfoPlistFacts.Entry, to entries: inout [Entry]
  ) {
    let names: [String]
    switch word.word?.lowercased() {
    case "light": names = ["light"]
    case "dark": names = ["dark"]
    case "automatic": names = ["light", "dark"]
    default: return
    }
    let items = names.map { literal($0, at: word.node) }
    entries.append((literal("appearance", at: entry.key), sequence(at: entry.value, items: items)))
  }

  /// Adds a list of words, without those that the format does not know.
  mutating func words(
    _ name: String, _ list: InfoPlistFacts.WordList, known: Enumeration?, into entries: inout [Entry]
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
