import HIGReading

/// What holds in every syntax tree, whatever bytes it was read from.
struct TreeInvariants {
  private let tree: SyntaxTree
  /// A binary property list names its objects by number: they lie anywhere in it, and not within one another.
  private let isNested: Bool
  private(set) var broken: String?

  init(_ tree: SyntaxTree) {
    self.tree = tree
    isNested = !tree.source.text.starts(with: "bplist".utf8)
    checkNodes()
    if broken == nil { checkRanges() }
    if broken == nil { checkScalars() }
    if broken == nil { checkValues() }
  }

  private mutating func require(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds, broken == nil { broken = text() }
  }

  /// Every node is reached once, lies in its parent and behind its elder sibling; mappings have whole pairs.
  private mutating func checkNodes() {
    let size = tree.source.text.count
    var visits = 0
    var waiting = tree.documents.map(\.root)
    while let index = waiting.popLast(), broken == nil {
      visits += 1
      require(visits <= tree.nodes.count, "a node is reached twice")
      require(Int(index.value) < tree.nodes.count, "a document without a root")
      guard broken == nil else { return }
      let node = tree[index]
      require(node.range.start <= node.range.end && Int(node.range.end) <= size, "\(node.range) is outside the file")
      guard node.kind == .mapping || node.kind == .sequence else { continue }
      var count = 0
      var end = node.range.start
      for child in tree.children(of: index) {
        let range = tree[child].range
        if isNested {
          require(node.range.contains(range), "\(range) is not in its parent's \(node.range)")
          require(range.start >= end, "\(range) begins before its elder sibling's end \(end)")
          end = range.end
        }
        count += 1
        waiting.append(child)
        if count > tree.nodes.count { return require(false, "siblings without an end") }
      }
      require(node.kind == .sequence || count.isMultiple(of: 2), "a key without a value")
    }
  }

  private mutating func checkRanges() {
    let size = tree.source.text.count
    for problem in tree.problems + tree.composition().problems {
      let locations = [problem.location] + problem.notes.compactMap(\.location)
      for range in locations.map(\.range) {
        require(range.start <= range.end && Int(range.end) <= size, "\(problem.rule) at \(range) is outside the file")
      }
    }
    for comment in tree.comments {
      require(comment.range.start < comment.range.end && Int(comment.range.end) <= size, "a comment outside the file")
    }
  }

  /// The text of a scalar, written between double quotes, is the same text; each part of it leads back into the scalar.
  private mutating func checkScalars() {
    for index in tree.nodes.indices where tree.nodes[index].kind == .scalar {
      let index = NodeIndex(index)
      let node = tree[index]
      let text = tree.withBytes(of: index) { Array($0) }
      for part in [0..<text.count, text.count / 3..<text.count * 2 / 3, text.count..<text.count]
      where node.first == .none {
        let range = tree.sourceRange(of: part, in: index)
        require(
          range.start <= range.end && node.range.contains(range), "\(part) leads to \(range), outside of \(node.range)")
      }
      // Bytes that are not Unicode end a file's text, and are told.
      guard text.count < 4000, String(validating: text, as: UTF8.self) != nil else { continue }
      let again = YAMLReader.read(SourceFile(path: "scalar", stored: Self.quoted(text)))
      let root = again.documents.first?.root ?? .none
      require(
        root != .none && again.withBytes(of: root) { $0.elementsEqual(text) },
        "a text of \(text.count) bytes is not read back from quotes")
    }
  }

  private static func quoted(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x22]
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x20, 0x21, 0x23...0x5B, 0x5D...0x7E: bytes.append(UInt8(scalar.value))
      default:
        let digits = String(scalar.value, radix: 16)
        bytes += Array("\\U".utf8) + [UInt8](repeating: 0x30, count: 8 - digits.utf8.count) + Array(digits.utf8)
      }
    }
    return bytes + [0x22]
  }

  /// The values of a sound tree, written as JSON, are read as the same values by both readers.
  private mutating func checkValues() {
    let json = tree.jsonValues()
    guard tree.documents.count == 1, tree.problems.isEmpty, tree.composition().problems.isEmpty else { return }
    let source = SourceFile(path: "values", stored: Array(json.utf8))
    let once = JSONReader.read(source)
    require(once.problems.isEmpty, "the values are no JSON: \(once.problems.first?.message.en ?? "")")
    // Keys of two types may be written alike.
    guard broken == nil, once.composition().problems.isEmpty else { return }
    require(once.jsonValues() == json, "the values are other values when read again")
  }
}
