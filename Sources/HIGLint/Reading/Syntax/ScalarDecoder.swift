/// A receiver of a scalar's decoded text, piece by piece, each with the source bytes it comes from.
protocol ScalarSink {
  /// Takes source bytes that stand for themselves.
  mutating func copy(_ source: Range<Int>)
  /// Takes one byte of text that the source writes in another way.
  mutating func put(_ byte: UInt8, from source: Range<Int>)
}

/// Decodes scalars: escapes, doubled quotes, folded lines, block indentation, references of XML.
///
/// Text and source ranges come from the same walk, so that they can't disagree.
struct ScalarDecoder {
  let text: UnsafeBufferPointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  func decode(_ node: SyntaxNode, into sink: inout some ScalarSink) {
    let content = node.contentRange
    if node.isVerbatim {
      sink.copy(content)
      return
    }
    switch node.style {
    case .literal, .folded: decodeBlock(node, into: &sink)
    case .xml: decodeXML(content, into: &sink)
    default: decodeFlow(content, style: node.style, into: &sink)
    }
  }

  // MARK: - Plain and quoted

  private func decodeFlow(_ content: Range<Int>, style: SyntaxNode.Style, into sink: inout some ScalarSink) {
    var i = content.lowerBound
    /// The start of the source bytes that stand for themselves and were not handed on yet.
    var pending = i
    let stop = content.upperBound
    while i < stop {
      let c = text[i]
      if c == ASCII.lineFeed || c == ASCII.carriageReturn {
        var textEnd = i
        while textEnd > pending, Self.isWhite(text[textEnd - 1]) { textEnd -= 1 }
        sink.copy(pending..<textEnd)
        let (next, breaks) = skipBreaks(from: i, to: stop)
        if breaks == 1 {
          sink.put(ASCII.space, from: textEnd..<next)
        } else {
          for _ in 1..<breaks { sink.put(ASCII.lineFeed, from: textEnd..<next) }
        }
        i = next
        pending = i
      } else if c == ASCII.singleQuote, style == .singleQuoted {
        sink.copy(pending..<i)
        sink.put(c, from: i..<min(i + 2, stop))
        i = min(i + 2, stop)
        pending = i
      } else if c == ASCII.backslash, style == .doubleQuoted || style == .jsonString {
        sink.copy(pending..<i)
        i = decodeEscape(at: i, to: stop, into: &sink)
        pending = i
      } else {
        i += 1
      }
    }
    sink.copy(pending..<stop)
  }

  /// Skips line breaks and the white space after them, which is never content.
  private func skipBreaks(from start: Int, to stop: Int) -> (next: Int, breaks: Int) {
    var i = start
    var breaks = 0
    while i < stop {
      if text[i] == ASCII.lineFeed || text[i] == ASCII.carriageReturn {
        breaks += 1
        i = min(afterBreak(i), stop)
      } else if Self.isWhite(text[i]) {
        i += 1
      } else {
        break
      }
    }
    return (i, breaks)
  }

  /// Decodes the escape whose backslash is at `start`; returns the offset after it.
  private func decodeEscape(at start: Int, to stop: Int, into sink: inout some ScalarSink) -> Int {
    let i = start + 1
    guard i < stop else {
      sink.put(ASCII.backslash, from: start..<stop)
      return stop
    }
    let digits: Int
    switch text[i] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case ASCII.lineFeed, ASCII.carriageReturn:
      let (next, breaks) = skipBreaks(from: i, to: stop)
      for _ in 1..<max(breaks, 1) { sink.put(ASCII.lineFeed, from: start..<next) }
      return next
    case let c:
      guard let value = Self.simpleEscape(c) else {
        sink.copy(start..<i + 1)
        return i + 1
      }
      put(value, from: start..<i + 1, into: &sink)
      return i + 1
    }
    var value: UInt32 = 0
    var next = i + 1
    while next < min(i + 1 + digits, stop), let digit = YAMLParser.hexDigit(text[next]) {
      value = value << 4 | UInt32(digit)
      next += 1
    }
    if value & 0xFFFF_FC00 == 0xD800, digits == 4, let low = Self.lowSurrogate(at: next, in: text) {
      value = 0x10000 + (value & 0x3FF) << 10 + low
      next += 6
    }
    put(value, from: start..<next, into: &sink)
    return next
  }

  private func put(_ scalar: UInt32, from source: Range<Int>, into sink: inout some ScalarSink) {
    for byte in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
      sink.put(byte, from: source)
    }
  }

  /// Returns the last ten bits of an escaped low surrogate: `\uDC00` to `\uDFFF`.
  static func lowSurrogate(at i: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard i + 6 <= text.count, text[i] == ASCII.backslash, text[i + 1] == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for k in i + 2..<i + 6 {
      guard let digit = YAMLParser.hexDigit(text[k]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value & 0xFC00 == 0xDC00 ? value & 0x3FF : nil
  }

  /// Returns the scalar that a backslash and one character stand for (YAML 1.2.2, 5.7).
  static func simpleEscape(_ c: UInt8) -> UInt32? {
    switch c {
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"), ASCII.tab: 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case ASCII.space, ASCII.doubleQuote, ASCII.slash, ASCII.backslash: UInt32(c)
    case UInt8(ascii: "N"): 0x85
    case UInt8(ascii: "_"): 0xA0
    case UInt8(ascii: "L"): 0x2028
    case UInt8(ascii: "P"): 0x2029
    default: nil
    }
  }

  // MARK: - Block scalars

  /// The last line with text: flush with the block's indentation, or indented more, which keeps its line breaks.
  private enum BlockLine { case none, flush, indented }

  private func decodeBlock(_ node: SyntaxNode, into sink: inout some ScalarSink) {
    var line = node.range.bounds.lowerBound
    let stop = node.range.bounds.upperBound
    var strips = false
    var keeps = false
    line += 1
    while line < stop,
      text[line] == ASCII.plus || text[line] == ASCII.minus || (text[line] > ASCII.zero && text[line] <= ASCII.nine)
    {
      if text[line] == ASCII.plus { keeps = true }
      if text[line] == ASCII.minus { strips = true }
      line += 1
    }
    line = lineEnd(line, stop)
    guard line < stop else { return }
    line = afterBreak(line)

    var last = BlockLine.none
    var breaks = 0
    var lastEnd = line
    while line < stop {
      var i = line
      while i < stop, i - line < Int(node.indentation), text[i] == ASCII.space { i += 1 }
      let textEnd = lineEnd(i, stop)
      let next = textEnd < stop ? min(afterBreak(textEnd), stop) : stop
      if i == textEnd {
        breaks += 1
      } else {
        let isIndented = Self.isWhite(text[i])
        let gap = lastEnd..<i
        if last == .flush, !isIndented, node.style == .folded, breaks == 0 {
          sink.put(ASCII.space, from: gap)
        } else {
          let isFolded = last == .none || (last == .flush && !isIndented && node.style == .folded)
          for _ in 0..<(isFolded ? breaks : breaks + 1) { sink.put(ASCII.lineFeed, from: gap) }
        }
        sink.copy(i..<textEnd)
        last = isIndented ? .indented : .flush
        breaks = 0
        lastEnd = textEnd
      }
      line = next
    }
    guard !strips else { return }
    // The last line break may lie behind the node, at the end of a document.
    let ending = lastEnd..<(lastEnd < stop ? min(stop, afterBreak(lastEnd)) : lastEnd)
    if last != .none { sink.put(ASCII.lineFeed, from: ending) }
    if keeps { for _ in 0..<breaks { sink.put(ASCII.lineFeed, from: lastEnd..<stop) } }
  }

  private func lineEnd(_ start: Int, _ stop: Int) -> Int {
    var i = start
    while i < stop, text[i] != ASCII.lineFeed, text[i] != ASCII.carriageReturn { i += 1 }
    return i
  }

  private func afterBreak(_ i: Int) -> Int {
    text[i] == ASCII.carriageReturn && i + 1 < text.count && text[i + 1] == ASCII.lineFeed ? i + 2 : i + 1
  }

  static func isWhite(_ c: UInt8) -> Bool { c == ASCII.space || c == ASCII.tab }

  // MARK: - XML

  /// Decodes character data and attribute values: the five entities, character references, and CR LF as one line feed.
  private func decodeXML(_ content: Range<Int>, into sink: inout some ScalarSink) {
    var i = content.lowerBound
    var pending = i
    while i < content.upperBound {
      if text[i] == ASCII.ampersand, let (value, next) = reference(at: i, to: content.upperBound) {
        sink.copy(pending..<i)
        put(value, from: i..<next, into: &sink)
        i = next
        pending = i
      } else if text[i] == ASCII.carriageReturn {
        sink.copy(pending..<i)
        let next = min(afterBreak(i), content.upperBound)
        sink.put(ASCII.lineFeed, from: i..<next)
        i = next
        pending = i
      } else {
        i += 1
      }
    }
    sink.copy(pending..<content.upperBound)
  }

  private func reference(at start: Int, to stop: Int) -> (value: UInt32, next: Int)? {
    var end = start + 1
    while end < stop, end < start + 12, text[end] != ASCII.semicolon { end += 1 }
    guard end < stop, text[end] == ASCII.semicolon, end > start + 1 else { return nil }
    let name = UnsafeBufferPointer(rebasing: text[start + 1..<end])
    let next = end + 1
    if name[0] == ASCII.hash {
      let isHexadecimal = name.count > 1 && name[1] | 0x20 == UInt8(ascii: "x")
      let digits = name[(isHexadecimal ? 2 : 1)...]
      guard !digits.isEmpty else { return nil }
      var value: UInt32 = 0
      for byte in digits {
        guard let digit = YAMLParser.hexDigit(byte), isHexadecimal || digit < 10, value < 0x11_0000 else { return nil }
        value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
      }
      return (value, next)
    }
    for (entity, value) in Self.entities where name.elementsEqual(entity.utf8) { return (value, next) }
    return nil
  }

  private static let entities: [(String, UInt32)] = [
    ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27),
  ]
}
