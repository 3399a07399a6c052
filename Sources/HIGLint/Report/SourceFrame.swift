import HIGCore
import HIGReading

/// A source line with a span of it underlined:
///
///        12 |     color: "#999999"
///           |            ^^^^^^^^^
///
/// Columns are those of a terminal: a tab goes to the next multiple of four, Han and emoji are two wide. A line too
/// long to be read is cut around the span, and no more than that part of it is looked at.
struct SourceFrame {
  /// The number of columns of source text that are shown.
  static let width = 100
  private static let tabWidth = 4
  private static let gutter = 5
  /// The number of scalars before and behind the span's start that may come into the frame: most take a column.
  private static let reach = width + 1

  /// The place of one scalar in the shown text.
  private struct Cell {
    /// The offset of the scalar in `text`.
    var start: Int
    /// The column of the scalar.
    var column: Int
  }

  private let lineNumber: Int
  private var text: [UInt8] = []
  private var cells: [Cell] = []
  private var columns = 0
  /// The columns that are underlined.
  private var underlined = 0..<0
  private var isCutBefore = false
  private var isCutAfter = false

  init(_ range: SourceRange, in file: SourceFile) {
    let start = min(Int(range.start), file.text.count)
    lineNumber = file.line(at: start)
    let line = file.range(ofLine: lineNumber)
    // An offset on the line break itself is shown behind the line's end.
    let span = min(start, line.upperBound)..<min(max(Int(range.end), start), max(line.upperBound, start))
    file.text.withUnsafeBufferPointer { lay($0, line: line, span: span.clamped(to: line)) }
  }

  // MARK: Laying out

  private mutating func lay(_ bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>, span: Range<Int>) {
    let (first, limit) = Self.window(around: span.lowerBound, of: line, in: bytes)
    isCutBefore = first > line.lowerBound
    isCutAfter = limit < line.upperBound
    var last = limit
    // White space from the span to the end of the line is not worth showing.
    while last > span.upperBound, last > first, bytes[last - 1] == ASCII.space || bytes[last - 1] == ASCII.tab {
      last -= 1
    }
    text.reserveCapacity(last - first)
    cells.reserveCapacity(last - first)
    var low: Int?
    var high: Int?
    var i = first
    var emoji = DisplayWidth.EmojiSequence()
    while i < last {
      if i >= span.lowerBound, low == nil { low = columns }
      if i >= span.upperBound, high == nil { high = columns }
      let (scalar, length) = VisibleText.decode(bytes, at: i)
      cells.append(Cell(start: text.count, column: columns))
      if scalar == 0x09 {
        let width = Self.tabWidth - columns % Self.tabWidth
        text.append(contentsOf: repeatElement(ASCII.space, count: width))
        columns += width
      } else if let substitute = Self.substitute(for: scalar, bytes, at: i) {
        text.append(contentsOf: substitute.utf8)
        columns += DisplayWidth.displayColumns(of: substitute)
        emoji = DisplayWidth.EmojiSequence()
      } else {
        for k in i..<i + length { text.append(bytes[k]) }
        columns += emoji.columns(adding: scalar)
      }
      i += length
    }
    let start = low ?? columns
    let end = high ?? columns
    underlined = start..<max(end, start + 1)
    cut()
  }

  /// Returns the substitute for a scalar that must not be shown. A colon never begins the line that it is shown in.
  private static func substitute(for scalar: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> String? {
    scalar == UInt32(ASCII.hash) && LogCommand.isBroken(bytes, at: i)
      ? VisibleText.named(scalar) : VisibleText.substitute(for: scalar)
  }

  /// Returns the part of a line that is looked at, however long the line is.
  private static func window(
    around start: Int, of line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (first: Int, end: Int) {
    var first = start
    var scalars = 0
    while first > line.lowerBound, scalars < reach {
      first -= 1
      if bytes[first] & 0xC0 != 0x80 { scalars += 1 }
    }
    var end = start
    scalars = 0
    while end < line.upperBound {
      if bytes[end] & 0xC0 != 0x80 { scalars += 1 }
      if scalars > reach { break }
      end += 1
    }
    return (first, end)
  }

  /// Cuts the line to at most `width` columns, with the span's beginning among them.
  private mutating func cut() {
    guard columns > Self.width || isCutBefore || isCutAfter else { return }
    var from = 0
    let needed = min(underlined.count, Self.width - 2)
    if underlined.lowerBound + needed > Self.width - 1 || isCutBefore {
      // The span in the middle, or as much of what follows it as there is.
      from = max(0, min(underlined.lowerBound - (Self.width - needed) / 2, columns - Self.width + 1))
    }
    isCutBefore = isCutBefore || from > 0
    // The marks of omission take a column each.
    let room = Self.width - (isCutBefore ? 1 : 0)
    isCutAfter = isCutAfter || columns - from > room
    let to = from + room - (isCutAfter ? 1 : 0)
    let kept = cells.filter { $0.column >= from }
    guard let head = kept.first else { return }
    let tail = kept.first { $0.column >= to && $0.column > head.column }
    let end = tail?.start ?? text.count
    let endColumn = tail?.column ?? columns
    let lead = isCutBefore ? 1 : 0
    var shown: [UInt8] = []
    if isCutBefore { shown.append(contentsOf: "…".utf8) }
    shown.append(contentsOf: text[head.start..<end])
    if isCutAfter { shown.append(contentsOf: "…".utf8) }
    text = shown
    let low = max(underlined.lowerBound, head.column) - head.column + lead
    let high = min(underlined.upperBound, max(endColumn, underlined.lowerBound + 1)) - head.column + lead
    underlined = low..<max(high, low + 1)
  }

  // MARK: Writing

  func write(to out: inout ReportBuffer, style: ReportStyle) {
    let number = String(lineNumber)
    out.write(.gutter, style) { out in
      out.write(spaces: Self.gutter - number.utf8.count)
      out.write(number)
      out.write(" |")
    }
    if !text.isEmpty {
      out.write(" ")
      out.bytes.append(contentsOf: text)
    }
    out.endLine()
    out.write(.gutter, style) { out in
      out.write(spaces: max(Self.gutter, number.utf8.count))
      out.write(" |")
    }
    out.write(spaces: 1 + underlined.lowerBound)
    out.write(.underline, style) { $0.write(repeating: UInt8(ascii: "^"), count: underlined.count) }
    out.endLine()
  }
}
