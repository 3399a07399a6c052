import HIGReading

/// Makes the syntax tree of a property list out of its XML document.
struct PropertyListBuilder {
  private enum Word: String, CaseIterable {
    case plist, dict, array, key, string, integer, real, date, data
    case yes = "true"
    case no = "false"
  }

  /// A collection whose children are being read.
  private struct OpenCollection {
    var node: NodeIndex
    var isMapping: Bool
    var following: NodeIndex
    var last = NodeIndex.none
    /// The key that waits for its value.
    var key = NodeIndex.none
  }

  private let document: XMLDocument
  /// The meaning of each of the document's names.
  private let words: [Word?]
  private var tree: SyntaxTree
  private var open: [OpenCollection] = []

  static func build(from document: XMLDocument) -> SyntaxTree {
    var builder = PropertyListBuilder(document)
    builder.build()
    return builder.tree
  }

  private init(_ document: XMLDocument) {
    self.document = document
    words = document.names.map(Word.init)
    tree = SyntaxTree(source: document.source)
    tree.comments = document.comments
    tree.problems = document.problems
    tree.properties = PropertyListReader.Tag.allCases.map { NodeProperties(resolvedTag: $0.rawValue) }
    tree.nodes.reserveCapacity(document.nodes.count / 2 + 1)
  }

  // MARK: The tree

  private mutating func build() {
    let value = rootValue()
    tree.documents = [SyntaxDocument(root: NodeIndex(0))]
    if value == .none {
      append(.error, SourceRange(0, document.source.text.count))
    } else {
      addValue(value)
      while let top = open.last {
        if top.following == .none { closeCollection() } else { readChild(top.following) }
      }
    }
    tree.problems.sort { $0.location.range < $1.location.range }
  }

  /// Reads the one element in `<plist>`; Foundation accepts a value without a `<plist>` around it, too.
  private mutating func rootValue() -> NodeIndex {
    let root = document.root
    guard root != .none else { return .none }
    let word = word(of: root)
    if word == .plist {
      var value = NodeIndex.none
      for child in document.children(of: root) {
        if document[child].kind != .element {
          reportText(child, in: root)
        } else if value == .none {
          value = child
        } else {
          report(.extraValue, at: openingRange(child))
        }
      }
      if value == .none, document[root].isComplete { report(.noValue, at: openingRange(root)) }
      return value
    }
    if word == nil || word == .key { report(.wrongRoot(document.name(of: root)), at: openingRange(root)) }
    return word == nil || word == .key ? .none : root
  }

  private mutating func readChild(_ child: NodeIndex) {
    let top = open.count - 1
    open[top].following = document[child].next
    guard document[child].kind == .element else {
      reportText(child, in: .none)
      return
    }
    let isKey = word(of: child) == .key
    if !open[top].isMapping {
      if isKey { report(.keyInArray, at: openingRange(child)) }
      addValue(child)
    } else if isKey {
      if open[top].key != .none { addMissingValue() }
      open[top].key = child
      addScalar(child)
    } else {
      if open[top].key == .none {
        report(.valueWithoutKey(document.name(of: child)), at: openingRange(child))
        append(.error, SourceRange(at: Int(document[child].range.start)))
      }
      open[top].key = .none
      addValue(child)
    }
  }

  private mutating func closeCollection() {
    if let top = open.last, top.isMapping, top.key != .none { addMissingValue() }
    open.removeLast()
  }

  /// Gives the key that waits an error for a value, so that keys and values stay in step.
  private mutating func addMissingValue() {
    guard let top = open.last, document[top.key].isComplete else {
      append(.error, SourceRange(at: open.last.map { Int(document[$0.key].range.end) } ?? 0))
      return
    }
    report(.keyWithoutValue(clipped(document.text(of: top.key))), at: contentRange(top.key))
    append(.error, SourceRange(at: Int(document[top.key].range.end)))
  }

  /// Adds the node of a value; a collection is opened, to be filled by the loop.
  private mutating func addValue(_ element: NodeIndex) {
    switch word(of: element) {
    case .dict, .array:
      let isMapping = word(of: element) == .dict
      let node = append(isMapping ? .mapping : .sequence, document[element].range)
      open.append(OpenCollection(node: node, isMapping: isMapping, following: document[element].first))
    case .yes, .no:
      addBoolean(element)
    case .plist, nil:
      let name = document.name(of: element)
      report(.unknownType(name, nearest: nearestWord(to: name)), at: openingRange(element))
      append(.error, document[element].range)
    default:
      addScalar(element)
    }
  }

  @discardableResult
  private mutating func append(
    _ kind: SyntaxNode.Kind, _ range: SourceRange, isVerbatim: Bool = false, tag: PropertyListReader.Tag? = nil
  ) -> NodeIndex {
    let index = NodeIndex(tree.nodes.count)
    let properties = tag.flatMap(PropertyListReader.Tag.allCases.firstIndex(of:)).map(UInt32.init) ?? .max
    tree.nodes.append(
      SyntaxNode(kind: kind, style: .xml, range: range, isVerbatim: isVerbatim, properties: properties))
    guard let top = open.indices.last else { return index }
    if open[top].last == .none {
      tree[open[top].node].first = index
    } else {
      tree[open[top].last].next = index
    }
    open[top].last = index
    return index
  }

  // MARK: Scalars

  private mutating func addBoolean(_ element: NodeIndex) {
    if document[element].first != .none {
      report(.textInBoolean(document.name(of: element)), at: document[element].range)
    }
    guard document[element].isComplete, document[element].first == .none else {
      append(.error, document[element].range)
      return
    }
    append(.scalar, document.nameRange(of: element), isVerbatim: true, tag: .boolean)
  }

  private mutating func addScalar(_ element: NodeIndex) {
    let node = document[element]
    var isVerbatim = false
    for child in document.children(of: element) {
      if document[child].kind == .element {
        report(.elementInText(document.name(of: child), in: document.name(of: element)), at: openingRange(child))
        append(.error, node.range)
        return
      }
      isVerbatim = document[child].isVerbatim && document[child].content == node.content
    }
    // An incomplete node has been reported, and nothing is concluded from the rest of it.
    guard node.isComplete else {
      append(.error, node.range)
      return
    }
    let isEmpty = node.first == .none
    let tag = tag(of: element)
    guard tag != nil else {
      append(.scalar, isEmpty ? node.range : node.content, isVerbatim: isVerbatim)
      return
    }
    let range = isEmpty ? node.range : trimmed(node.content)
    guard check(range, isVerbatim: isVerbatim, of: element, tag) else {
      append(.error, node.range)
      return
    }
    append(.scalar, range, isVerbatim: isVerbatim, tag: tag)
  }

  private func tag(of element: NodeIndex) -> PropertyListReader.Tag? {
    switch word(of: element) {
    case .integer: .integer
    case .real: .real
    case .date: .date
    case .data: .data
    default: nil
    }
  }

  /// Whether a value is one of its type; if not, reports it.
  private mutating func check(
    _ range: SourceRange, isVerbatim: Bool, of element: NodeIndex, _ tag: PropertyListReader.Tag?
  ) -> Bool {
    let raw = document.source.text[range.bounds]
    let text = isVerbatim ? Array(raw) : XMLText.decode(raw)
    let quoted = clipped(String(decoding: text, as: UTF8.self))
    let place = range.isEmpty ? document[element].range : range
    switch tag {
    case .integer where !PropertyListValue.isInteger(text): report(.notAnInteger(quoted), at: place)
    case .real where !PropertyListValue.isReal(text): report(.notANumber(quoted), at: place)
    case .date where !PropertyListValue.isDate(text): report(.notADate(quoted), at: place)
    case .data where !PropertyListValue.isBase64(text): report(.notData, at: place)
    default: return true
    }
    return false
  }

  // MARK: Places and words

  private func word(of element: NodeIndex) -> Word? {
    let node = document[element]
    return node.kind == .element ? words[Int(node.name)] : nil
  }

  /// Returns the range of the `<name` of a start tag.
  private func openingRange(_ element: NodeIndex) -> SourceRange {
    SourceRange(start: document[element].range.start, end: document.nameRange(of: element).end)
  }

  private func contentRange(_ element: NodeIndex) -> SourceRange {
    document[element].content.isEmpty ? document[element].range : document[element].content
  }

  private func trimmed(_ range: SourceRange) -> SourceRange {
    let text = document.source.text
    var (start, end) = (Int(range.start), Int(range.end))
    while start < end, XMLName.isSpace(text[start]) { start += 1 }
    while end > start, XMLName.isSpace(text[end - 1]) { end -= 1 }
    return SourceRange(start, end)
  }

  private func nearestWord(to name: String) -> String? {
    let lowercased = name.lowercased()
    switch lowercased {
    case "bool", "boolean", "yes": return "true"
    case "no": return "false"
    case "number", "int": return "integer"
    case "float", "double": return "real"
    case "dictionary", "map": return "dict"
    case "list": return "array"
    case "text": return "string"
    default: break
    }
    // A letter missing, added or in a wrong place leaves the same first letter and nearly the same length.
    let candidates = Word.allCases.filter { $0 != .plist && $0 != .key }.map(\.rawValue)
    return candidates.first { candidate in
      candidate == lowercased
        || candidate.utf8.first == lowercased.utf8.first
          && abs(candidate.utf8.count - lowercased.utf8.count) <= 1
          && Set(candidate.utf8).symmetricDifference(lowercased.utf8).count <= 2
    }
  }

  private func clipped(_ text: String) -> String {
    text.utf8.count > 60 ? String(text.unicodeScalars.prefix(40)) + "…" : text
  }

  private mutating func reportText(_ text: NodeIndex, in element: NodeIndex) {
    let range = trimmed(document[text].content)
    guard !range.isEmpty else { return }
    let parent = element == .none ? document[text].parent : element
    report(.looseText(in: document.name(of: parent)), at: range)
  }

  private mutating func report(_ problem: PropertyListProblem, at range: SourceRange) {
    guard tree.problems.count < XMLReader.Limits().problems else { return }
    tree.problems.append(problem.diagnostic(at: Location(file: document.source, range: range)))
  }
}
