import HIGReading

/// Finds where the elements of an XML text begin and end, by their tags alone.
struct XMLElementScopes {
  private struct Tag {
    var start: Int
    /// The offset behind the whole element; nil for an end tag, and for an element that is never closed.
    var end: Int?
  }

  /// The tags in the order of the text.
  private var tags: [Tag] = []

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      var open: [Int] = []
      var i = 0
      while let start = Self.find("<", in: bytes, from: i), start + 1 < bytes.count {
        if let end = Self.skip(bytes, at: start) {
          i = end
          continue
        }
        guard let close = Self.tagEnd(bytes, from: start + 1) else { break }
        i = close + 1
        if bytes[start + 1] == ASCII.slash {
          if let element = open.popLast() { tags[element].end = i }
          tags.append(Tag(start: start, end: nil))
        } else if bytes[close - 1] == ASCII.slash {
          tags.append(Tag(start: start, end: i))
        } else {
          open.append(tags.count)
          tags.append(Tag(start: start, end: nil))
        }
      }
    }
  }

  /// Returns the range of the element that follows an offset; empty where the element around it ends first.
  func element(after offset: Int) -> SourceRange {
    let next = tags.partitioningIndex { $0.start >= offset }
    guard next < tags.count, let end = tags[next].end else { return SourceRange(at: offset) }
    return SourceRange(tags[next].start, end)
  }

  /// Returns the offset of the `>` that ends a tag; one between quotes is text.
  private static func tagEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var quote: UInt8?
    for i in start..<bytes.count {
      let byte = bytes[i]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == ASCII.greater {
        return i
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return nil
  }

  /// Returns the offset behind a comment, a section or an instruction; nil at a tag.
  private static func skip(_ bytes: UnsafeBufferPointer<UInt8>, at open: Int) -> Int? {
    guard bytes[open + 1] == UInt8(ascii: "!") || bytes[open + 1] == UInt8(ascii: "?") else { return nil }
    let forms: [(StaticString, StaticString)] = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    for (begin, end) in forms where isWord(begin, in: bytes, at: open) {
      let found = find(end, in: bytes, from: open + begin.utf8CodeUnitCount)
      return found.map { $0 + end.utf8CodeUnitCount } ?? bytes.count
    }
    return nil
  }

  private static func isWord(_ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      for k in 0..<word.count where bytes[offset + k] != word[k] { return false }
      return true
    }
  }

  private static func find(_ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start <= bytes.count - word.utf8CodeUnitCount else { return nil }
    return (start...bytes.count - word.utf8CodeUnitCount).first { isWord(word, in: bytes, at: $0) }
  }
}

/// The parts of a tree that a comment above or beside them can be about: keys with their values, and items.
struct OuterNodes {
  /// The ranges, sorted by their start; of several with one start, the largest comes first.
  private var ranges: [SourceRange] = []

  init(_ tree: SyntaxTree) {
    for node in tree.nodes where node.kind == .mapping || node.kind == .sequence {
      var child = node.first
      while child != .none {
        if node.kind == .mapping {
          let value = tree[child].next
          guard value != .none else { break }
          ranges.append(
            SourceRange(start: tree[child].range.start, end: max(tree[value].range.end, tree[child].range.end)))
          child = tree[value].next
        } else {
          ranges.append(tree[child].range)
          child = tree[child].next
        }
      }
    }
    ranges.sort { $0.start == $1.start ? $0.end > $1.end : $0.start < $1.start }
  }

  /// Returns the first range that begins at an offset or behind it.
  private func first(from offset: Int) -> SourceRange? {
    let next = ranges.partitioningIndex { Int($0.start) >= offset }
    return next < ranges.count ? ranges[next] : nil
  }

  func node(startingAfter offset: Int) -> SourceRange? { first(from: offset) }

  func node(onLine line: Range<Int>) -> SourceRange? {
    guard let range = first(from: line.lowerBound), Int(range.start) < line.upperBound else { return nil }
    return range
  }
}
