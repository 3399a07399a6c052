import HIGReading

/// The unit in which the editor counts the characters of a line.
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Returns the number of units in some bytes of UTF-8.
  func count(_ bytes: some Sequence<UInt8>) -> Int {
    var units = 0
    for byte in bytes {
      switch self {
      case .utf8: units += 1
      case .utf16: units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
      case .utf32: units += byte & 0xC0 == 0x80 ? 0 : 1
      }
    }
    return units
  }
}

/// A place in a text as the protocol counts it: both from 0.
package struct TextPosition: Sendable, Hashable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }

  /// Reads a position; nil where it is none.
  init?(_ json: JSONValue) {
    guard let line = json["line"].int, let character = json["character"].int else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue { ["line": .int(line), "character": .int(character)] }
}

/// The lines of a text, by which positions are found.
package struct LineTable: Sendable {
  private var starts: [Int]

  package init(_ text: [UInt8]) {
    var starts = [0]
    text.withUnsafeBufferPointer { bytes in
      var i = 0
      while i < bytes.count {
        let byte = bytes[i]
        i += 1
        if byte == ASCII.lineFeed {
          starts.append(i)
        } else if byte == ASCII.carriageReturn {
          if i < bytes.count, bytes[i] == ASCII.lineFeed { i += 1 }
          starts.append(i)
        }
      }
    }
    self.starts = starts
  }

  package var count: Int { starts.count }

  /// Returns the line (from 0) of an offset.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the range of a line without its end.
  package func range(of line: Int, in text: [UInt8]) -> Range<Int> {
    guard starts.indices.contains(line) else { return text.count..<text.count }
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : text.count
    if line + 1 < starts.count {
      if end > start, text[end - 1] == ASCII.lineFeed { end -= 1 }
      if end > start, text[end - 1] == ASCII.carriageReturn { end -= 1 }
    }
    return start..<end
  }

  /// Returns the offset of a position; one that is not in the text counts as the nearest that is.
  package func offset(of position: TextPosition, in text: [UInt8], _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return text.count }
    let range = range(of: position.line, in: text)
    guard position.character > 0 else { return range.lowerBound }
    if encoding == .utf8 {
      var offset = position.character > range.count ? range.upperBound : range.lowerBound + position.character
      // A character is never cut.
      while offset > range.lowerBound, offset < range.upperBound, text[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var offset = range.lowerBound
    var units = 0
    while offset < range.upperBound {
      let byte = text[offset]
      let width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let taken = encoding == .utf16 && width == 4 ? 2 : 1
      guard units + taken <= position.character else { break }
      units += taken
      offset = min(offset + width, range.upperBound)
    }
    return offset
  }

  package func position(of offset: Int, in text: [UInt8], _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), text.count)
    let line = line(at: offset)
    return TextPosition(line: line, character: encoding.count(text[starts[line]..<offset]))
  }
}
