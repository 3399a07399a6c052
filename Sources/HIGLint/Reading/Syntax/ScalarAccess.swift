/// Reading the values of scalars.
extension SyntaxTree {
  /// Returns the node that an alias stands for, or any other node itself. An alias of an unknown anchor stays itself.
  @inline(__always)
  @inlinable
  public func target(of index: NodeIndex) -> NodeIndex {
    var index = index
    while index != .none, self[index].kind == .alias, self[index].first != .none { index = self[index].first }
    return index
  }

  /// Returns the decoded text of a scalar, aliases followed; empty for anything else.
  public func text(of index: NodeIndex) -> String {
    withBytes(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the decoded UTF-8 text of a scalar, aliases followed; with nothing for anything else.
  /// Allocates only where the text is not written verbatim.
  @inlinable
  public func withBytes<R>(of index: NodeIndex, _ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    let index = target(of: index)
    guard index != .none, self[index].kind == .scalar else {
      return try body(UnsafeBufferPointer(start: nil, count: 0))
    }
    let node = self[index]
    if node.isVerbatim, node.first == .none {
      return try text.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[node.contentRange])) }
    }
    return try withDecodedBytes(of: node, body)
  }

  /// Calls `body` with the text of a scalar that is not written verbatim.
  @usableFromInline
  func withDecodedBytes<R>(of node: SyntaxNode, _ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    if node.first != .none { return try literals[Int(node.first.value)].withUnsafeBufferPointer(body) }
    return try text.withUnsafeBufferPointer { text in
      var sink = ByteSink(text: text)
      sink.bytes.reserveCapacity(node.range.count)
      ScalarDecoder(text).decode(node, into: &sink)
      return try sink.bytes.withUnsafeBufferPointer(body)
    }
  }

  /// Returns the range of a scalar without its quotes, aliases followed; for a block scalar that of its lines,
  /// indentation included; the whole range of anything else.
  public func contentRange(of index: NodeIndex) -> SourceRange {
    let node = self[target(of: index)]
    guard node.kind == .scalar else { return node.range }
    if node.style == .literal || node.style == .folded {
      let body = node.range.bounds.first {
        source.text[$0] == ASCII.lineFeed || source.text[$0] == ASCII.carriageReturn
      }
      guard var body else { return SourceRange(at: Int(node.range.end)) }
      while body < Int(node.range.end), source.text[body] <= ASCII.space { body += 1 }
      return SourceRange(body, Int(node.range.end))
    }
    let range = node.contentRange
    return SourceRange(range.lowerBound, range.upperBound)
  }

  /// Returns the source range of a part of a scalar's decoded text, given in UTF-8 offsets, aliases followed.
  ///
  /// A unit of the notation (an escape, a folded line break, an entity) is never split.
  public func sourceRange(of decoded: Range<Int>, in index: NodeIndex) -> SourceRange {
    let node = self[target(of: index)]
    guard node.kind == .scalar, node.first == .none else { return node.range }
    if node.isVerbatim {
      let content = node.contentRange
      let part = decoded.clamped(to: 0..<content.count)
      return SourceRange(content.lowerBound + part.lowerBound, content.lowerBound + part.upperBound)
    }
    return source.text.withUnsafeBufferPointer { text in
      var sink = PlaceSink(wanted: decoded, last: Int(node.range.end))
      ScalarDecoder(text).decode(node, into: &sink)
      return sink.place
    }
  }
}

/// Gathers decoded text.
struct ByteSink: ScalarSink {
  let text: UnsafeBufferPointer<UInt8>
  var bytes: [UInt8] = []

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func copy(_ source: Range<Int>) {
    bytes.append(contentsOf: text[source])
  }

  mutating func put(_ byte: UInt8, from source: Range<Int>) {
    bytes.append(byte)
  }
}

/// Finds where a range of decoded text is written.
private struct PlaceSink: ScalarSink {
  let wanted: Range<Int>
  /// The end of the scalar: the place of text beyond its end.
  let last: Int
  private var offset = 0
  private var start: Int?
  private var end: Int?

  init(wanted: Range<Int>, last: Int) {
    self.wanted = wanted
    self.last = last
  }

  var place: SourceRange {
    let start = start ?? last
    return SourceRange(start, max(start, end ?? (wanted.isEmpty ? start : last)))
  }

  mutating func copy(_ source: Range<Int>) {
    let after = offset + source.count
    if start == nil, wanted.lowerBound < after { start = source.lowerBound + max(0, wanted.lowerBound - offset) }
    if end == nil, wanted.upperBound <= after, wanted.upperBound > offset {
      end = source.lowerBound + (wanted.upperBound - offset)
    }
    offset = after
  }

  mutating func put(_ byte: UInt8, from source: Range<Int>) {
    if start == nil, wanted.lowerBound <= offset { start = source.lowerBound }
    offset += 1
    if end == nil, wanted.upperBound == offset { end = source.upperBound }
  }
}
