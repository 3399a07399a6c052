import HIGReading

/// The lines around a place in a file.
struct PageExcerpt {
  /// The number of lines that are shown before and behind the place's own.
  private static let around = 2
  /// The number of bytes of a line that are shown at most.
  private static let longest = 400
  /// The number of characters of a value that is shown by itself at most.
  private static let longestValue = 60

  let position: Position
  let firstLine: Int
  private(set) var lines: [String] = []
  /// The part of the place's own line that is marked, in UTF-16 units.
  private(set) var marked = 0..<0
  /// The text at the place, where it is short.
  private(set) var value: String?

  init(_ location: Location) {
    let file = location.file
    let start = min(Int(location.range.start), file.text.count)
    let end = min(max(Int(location.range.end), start), file.text.count)
    position = file.position(at: start)
    firstLine = max(1, position.line - Self.around)
    for line in firstLine...max(firstLine, min(position.line + Self.around, file.lineCount)) {
      let range = file.range(ofLine: line)
      guard line == position.line else {
        lines.append(Self.text(of: range.prefix(Self.longest), in: file))
        continue
      }
      // Of a long line the part around the place.
      var first = range.lowerBound
      if range.count > Self.longest { first = max(first, min(start - Self.longest / 4, range.upperBound)) }
      first = Self.boundary(first, in: file)
      let shown = first..<min(range.upperBound, first + Self.longest)
      let low = min(max(start, shown.lowerBound), shown.upperBound)
      let high = min(max(end, low), shown.upperBound)
      let before = Self.text(of: shown.lowerBound..<low, in: file)
      let own = Self.text(of: low..<high, in: file)
      lines.append(before + own + Self.text(of: high..<shown.upperBound, in: file))
      marked = before.utf16.count..<before.utf16.count + own.utf16.count
      if end <= range.upperBound, end > start, own.count <= Self.longestValue { value = Self.unquoted(own) }
    }
    // A file ends with a line break.
    if lines.count > 1, lines.last == "", position.line < firstLine + lines.count - 1 { lines.removeLast() }
  }

  /// Returns the offset of the character that an offset lies in.
  private static func boundary(_ offset: Int, in file: SourceFile) -> Int {
    var offset = offset
    while offset > 0, offset < file.text.count, file.text[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Returns a value without the marks that the file's language puts around it.
  private static func unquoted(_ value: String) -> String {
    guard value.utf8.count > 2, let first = value.first, first == value.last, first == "\"" || first == "'" else {
      return value
    }
    return String(value.dropFirst().dropLast())
  }

  private static func text(of range: Range<Int>, in file: SourceFile) -> String {
    let end = max(range.lowerBound, boundary(range.upperBound, in: file))
    return String(decoding: file.text[range.lowerBound..<end], as: UTF8.self)
  }
}
