extension SyntaxTree {
  /// Returns the documents as JSON values, one after the other: composed, with merge keys and aliases applied, scalars
  /// by the core schema, indented by two spaces.
  ///
  /// Of two equal keys the last holds, at the place of the first. Integers beyond 64 bits keep their digits; infinities
  /// and NaN, which JSON lacks, are strings; text that could not be read, an unknown alias, and an alias that would
  /// never end are `null`.
  public func jsonValues() -> String {
    var writer = JSONWriter(tree: self)
    for document in documents {
      writer.write(document.root)
      writer.bytes.append(ASCII.lineFeed)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private struct JSONWriter {
  /// A collection being written.
  enum Open {
    case mapping(fields: [(key: [UInt8], value: NodeIndex)], next: Int)
    case sequence(next: NodeIndex, isFirst: Bool)
  }

  /// The deepest level that is indented further: without a limit the output would be quadratic.
  private static let deepestIndentation = 100
  private static let indentation = [UInt8](repeating: ASCII.space, count: 2 * deepestIndentation)
  /// The number of bytes written after which aliases are no longer followed.
  private static let mostBytes = 1 << 28

  let tree: SyntaxTree
  var bytes: [UInt8] = []
  private var open: [Open] = []

  init(tree: SyntaxTree) {
    self.tree = tree.composed().tree
  }

  /// Writes a value without recursion.
  mutating func write(_ root: NodeIndex) {
    begin(root)
    while let last = open.popLast() {
      switch last {
      case .mapping(let fields, let next):
        guard next < fields.count else {
          end("}")
          continue
        }
        if next > 0 { bytes.append(ASCII.comma) }
        open.append(.mapping(fields: fields, next: next + 1))
        breakLine()
        writeString(fields[next].key)
        bytes.append(contentsOf: ": ".utf8)
        begin(fields[next].value)
      case .sequence(let item, let isFirst):
        guard item != .none else {
          end("]")
          continue
        }
        if !isFirst { bytes.append(ASCII.comma) }
        open.append(.sequence(next: tree[item].next, isFirst: false))
        breakLine()
        begin(item)
      }
    }
  }

  /// Writes a scalar, or opens a collection.
  private mutating func begin(_ index: NodeIndex) {
    var index = index
    if index != .none, tree[index].kind == .alias {
      let target = tree.target(of: index)
      index = bytes.count < Self.mostBytes ? target : .none
    }
    guard index != .none else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    switch tree[index].kind {
    case .mapping:
      let fields = self.fields(of: index)
      bytes.append(contentsOf: (fields.isEmpty ? "{}" : "{").utf8)
      if !fields.isEmpty { open.append(.mapping(fields: fields, next: 0)) }
    case .sequence:
      let first = tree[index].first
      bytes.append(contentsOf: (first == .none ? "[]" : "[").utf8)
      if first != .none { open.append(.sequence(next: first, isFirst: true)) }
    case .scalar: writeScalar(index)
    case .alias, .error: bytes.append(contentsOf: "null".utf8)
    }
  }

  private mutating func end(_ bracket: String) {
    breakLine()
    bytes.append(contentsOf: bracket.utf8)
  }

  private mutating func breakLine() {
    bytes.append(ASCII.lineFeed)
    bytes.append(contentsOf: Self.indentation[..<(2 * min(open.count, Self.deepestIndentation))])
  }

  /// Returns the fields that count, each key once.
  private func fields(of mapping: NodeIndex) -> [(key: [UInt8], value: NodeIndex)] {
    var fields: [(key: [UInt8], value: NodeIndex)] = []
    var places: [[UInt8]: Int] = [:]
    for entry in tree.entries(of: mapping) {
      let key = keyText(entry.key)
      if let place = places[key] {
        if !entry.isMerged { fields[place].value = entry.value }
      } else {
        places[key] = fields.count
        fields.append((key, entry.value))
      }
    }
    return fields
  }

  private func keyText(_ key: NodeIndex) -> [UInt8] {
    let target = tree.target(of: key)
    if tree[target].kind == .scalar { return tree.withBytes(of: target, Array.init) }
    return Array(tree.source.text[tree[key].range.bounds])
  }

  // MARK: - Scalars

  private mutating func writeScalar(_ index: NodeIndex) {
    switch tree.scalarValue(of: index) {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .int(let value): bytes.append(contentsOf: "\(value)".utf8)
    case .double(let value) where value.isFinite:
      // A whole number is written as one, as JSON makes no difference.
      let isWhole = abs(value) < 1e15 && Double(Int64(value)) == value && (value != 0 || value.sign == .plus)
      bytes.append(contentsOf: (isWhole ? "\(Int64(value))" : "\(value)").utf8)
    case .double(let value): writeString(Array((value.isNaN ? ".nan" : value < 0 ? "-.inf" : ".inf").utf8))
    case .bigInt: writeDigits(tree.withBytes(of: index, Array.init))
    case .string: writeString(tree.withBytes(of: index, Array.init))
    }
  }

  /// Writes a decimal integer of any size in JSON's form; one in another base stays text.
  private mutating func writeDigits(_ text: [UInt8]) {
    guard text.allSatisfy({ $0 &- ASCII.zero <= 9 || $0 == ASCII.minus || $0 == ASCII.plus }) else {
      writeString(text)
      return
    }
    if text.first == ASCII.minus { bytes.append(ASCII.minus) }
    let digits = text.drop { $0 == ASCII.minus || $0 == ASCII.plus }.drop { $0 == ASCII.zero }
    bytes.append(contentsOf: digits)
  }

  private mutating func writeString(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { JSONText.append($0, to: &bytes) }
  }
}
