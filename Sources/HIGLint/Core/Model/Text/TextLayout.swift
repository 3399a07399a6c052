import HIGLanguage
import HIGReading

/// A text as it is shown, broken into lines by the widths that rules estimate with.
///
/// Lines break where `TextValue.estimatedLines` breaks them, so that a picture shows what a rule found. A placeholder is
/// its sample; without one it stands as it is written, and the text is open: nobody knows its width.
package struct TextLayout {
  /// What happens to a text that does not fit.
  package enum Truncation: Sendable {
    case head, middle, tail, clip
  }

  /// One line as it is shown.
  package struct Line: Equatable, Sendable {
    package var text: [UInt8]
    /// The estimated width in points.
    package var width: Double
  }

  private struct Unit {
    /// The offset of its first byte.
    var start: Int32
    /// In thousandths of an em.
    var advance: Int32
    var kind: Kind

    enum Kind: UInt8 {
      case letter, space, newline
      /// A line may break behind it: a hyphen.
      case hyphen
      /// A line may break on both sides of it: a Han character, an emoji.
      case alone
    }
  }

  package private(set) var bytes: [UInt8] = []
  /// Whether a placeholder without a sample is a part of it.
  package private(set) var isOpen = false
  private var units: [Unit] = []
  /// Whether letters are joined: a letter at which a line is cut has another form than within its word.
  private var isJoined = false
  private let weight: TextWeight

  package init(_ text: TextValue, weight: TextWeight) {
    self.weight = weight
    isOpen = text.isUnknown
    var meter = AdvanceMeter(weight: weight)
    var i = 0
    for piece in text.pieces {
      while i < text.units.count - 1, Int(text.units[i].offset) < piece.range.lowerBound { i += 1 }
      switch piece.kind {
      case .placeholder, .format, .variable:
        if piece.sample == nil { isOpen = true }
        let shown = Array((piece.sample ?? text.string(in: piece.range)).utf8)
        var inner = AdvanceMeter(weight: weight)
        // What a placeholder stands for is one word, as where lines are counted.
        for unit in Self.units(of: shown) { append(unit, as: .letter, from: shown, &inner) }
        i += 1
      case .literal, .percent:
        while i < text.units.count - 1, Int(text.units[i].offset) < piece.range.upperBound {
          let unit = text.units[i]
          i += 1
          if unit.kind == .newline, unit.scalar == 0x0A, i > 1, text.units[i - 2].scalar == 0x0D { continue }
          append(unit, as: Self.kind(of: unit), from: text.bytes, &meter)
        }
      }
    }
  }

  /// Creates the layout of a text without placeholders.
  package init(verbatim text: String, weight: TextWeight) {
    self.weight = weight
    var meter = AdvanceMeter(weight: weight)
    let bytes = Array(text.utf8)
    for unit in Self.units(of: bytes) { append(unit, as: Self.kind(of: unit), from: bytes, &meter) }
  }

  /// Returns the units of a text in which nothing stands for anything else.
  private static func units(of bytes: [UInt8]) -> ArraySlice<TextUnit> {
    let whole = TextValue.Piece(kind: .literal, range: 0..<bytes.count, name: "", sample: nil)
    return bytes.withUnsafeBufferPointer { TextUnit.units(of: $0, pieces: [whole]) }.dropLast()
  }

  private static func kind(of unit: TextUnit) -> Unit.Kind {
    switch unit.kind {
    case .newline: .newline
    case .space: .space
    default:
      unit.script.isUnspaced || unit.kind == .emoji ? .alone : WordReader.isHyphen(unit.scalar) ? .hyphen : .letter
    }
  }

  private mutating func append(
    _ unit: TextUnit, as kind: Unit.Kind, from source: [UInt8], _ meter: inout AdvanceMeter
  ) {
    let length = source.withUnsafeBufferPointer { UTF8Scalar.decode($0, at: Int(unit.offset)).length }
    var advance = AdvanceMeter.Advance(own: 0)
    switch kind {
    case .newline: meter.endWord()
    case .space: advance.own = meter.space(unit.scalar)
    case .letter, .hyphen, .alone: advance = meter.advance(of: unit.scalar)
    }
    if advance.change != 0, let letter = units.lastIndex(where: { $0.advance > 0 }) {
      // The letter before it has another form now.
      units[letter].advance += Int32(advance.change)
      isJoined = true
    }
    units.append(Unit(start: Int32(truncatingIfNeeded: bytes.count), advance: Int32(advance.own), kind: kind))
    bytes += source[Int(unit.offset)..<Int(unit.offset) + length]
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Returns the width of its widest line where nothing limits it, in points.
  package func width(fontSize: Double) -> Double {
    var (widest, width) = (0, 0)
    for unit in units {
      width = unit.kind == .newline ? 0 : width + Int(unit.advance)
      widest = max(widest, width)
    }
    return Double(widest) * fontSize / 1000
  }

  /// Returns the lines that a column shows.
  /// - Parameters:
  ///   - width: The column's width in points.
  ///   - limit: The greatest number of lines; the last one is cut where there is more text.
  package func lines(
    width: Double, fontSize: Double, limit: Int = .max, truncation: Truncation = .tail
  ) -> [Line] {
    guard fontSize > 0, limit > 0, !units.isEmpty else { return [] }
    let room = width * 1000 / fontSize
    let rows = rows(room: room, limit: limit)
    return rows.enumerated().map { number, row in
      let isCut = number == limit - 1 && row.upperBound < units.count
      // What is cut is the rest of the paragraph.
      let end = isCut ? units[row.lowerBound...].firstIndex { $0.kind == .newline } ?? units.count : row.upperBound
      let whole = row.lowerBound..<max(end, row.upperBound)
      let overflows = Double(advance(of: whole)) > room
      guard isCut || overflows, truncation != .clip || overflows else { return line(of: [trimmed(whole)], fontSize) }
      return cut(whole, room: room, truncation, fontSize)
    }
  }

  /// Returns the ranges of units that lines hold, at most `limit` of them.
  private func rows(room: Double, limit: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    /// The end of the last word that fits, and the beginning of the next.
    var end = 0
    var line = 0.0
    var word = 0
    var wordAdvance = 0.0
    var space = 0.0
    func endWord(at place: Int) {
      guard wordAdvance > 0 else { return }
      if line > 0, line + space + wordAdvance > room {
        rows.append(start..<end)
        start = word
        line = 0
        space = 0
      }
      line += space + wordAdvance
      end = place
      if line > room { breakWord(until: place) }
      wordAdvance = 0
      space = 0
    }
    /// Breaks a word that is longer than a line, at the last unit that fits.
    func breakWord(until place: Int) {
      var taken = 0.0
      var i = start
      while i < place, rows.count < limit {
        let advance = Double(units[i].advance)
        if taken > 0, taken + advance > room {
          rows.append(start..<i)
          start = i
          taken = 0
        }
        taken += advance
        i += 1
      }
      line = taken
    }
    for (i, unit) in units.enumerated() {
      if rows.count >= limit { return Array(rows.prefix(limit)) }
      switch unit.kind {
      case .newline:
        endWord(at: i)
        rows.append(start..<i)
        start = i + 1
        end = i + 1
        word = i + 1
        line = 0
        space = 0
      case .space:
        endWord(at: i)
        space += Double(unit.advance)
        word = i + 1
      case .alone:
        // What adds no width belongs to the picture before it.
        if unit.advance > 0 {
          endWord(at: i)
          word = i
          wordAdvance = Double(unit.advance)
          endWord(at: i + 1)
          word = i + 1
        } else {
          end = i + 1
          word = i + 1
        }
      case .letter, .hyphen:
        if wordAdvance == 0 { word = i }
        wordAdvance += Double(unit.advance)
        if unit.kind == .hyphen {
          endWord(at: i + 1)
          word = i + 1
        }
      }
    }
    endWord(at: units.count)
    if rows.count < limit { rows.append(start..<units.count) }
    return Array(rows.prefix(limit))
  }

  private func advance(of range: Range<Int>) -> Int { units[range].reduce(0) { $0 + Int($1.advance) } }

  /// Returns a range without the spaces at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, units[first].kind == .space { range.removeFirst() }
    while let last = range.last, units[last].kind == .space || units[last].kind == .newline { range.removeLast() }
    return range
  }

  private static let mark = Array("…".utf8)

  private func line(of ranges: [Range<Int>], endsWithMark: Bool = false, _ fontSize: Double) -> Line {
    var text: [UInt8] = []
    var width = 0
    for (number, range) in ranges.enumerated() {
      if number > 0 { text += Self.mark }
      text += slice(range)
      width += advance(of: range)
    }
    if endsWithMark { text += Self.mark }
    if endsWithMark || ranges.count > 1 { width += AdvanceWidths.width(of: 0x2026, weight: weight) }
    if isJoined {
      let shown = TextValue(String(decoding: text, as: UTF8.self), language: nil)
      return Line(text: text, width: shown.estimatedWidth(fontSize: fontSize, weight: weight).low)
    }
    return Line(text: text, width: Double(width) * fontSize / 1000)
  }

  private func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    func offset(_ unit: Int) -> Int { unit < units.count ? Int(units[unit].start) : bytes.count }
    return bytes[offset(range.lowerBound)..<offset(range.upperBound)]
  }

  /// Returns a line of which a part is left out so that the rest fits.
  private func cut(_ whole: Range<Int>, room: Double, _ truncation: Truncation, _ fontSize: Double) -> Line {
    let rest = max(0, room - Double(AdvanceWidths.width(of: 0x2026, weight: weight)))
    func head(_ room: Double) -> Range<Int> {
      var taken = 0.0
      var end = whole.lowerBound
      while end < whole.upperBound, taken + Double(units[end].advance) <= room {
        taken += Double(units[end].advance)
        end += 1
      }
      return trimmed(whole.lowerBound..<end)
    }
    func tail(_ room: Double) -> Range<Int> {
      var taken = 0.0
      var start = whole.upperBound
      while start > whole.lowerBound, taken + Double(units[start - 1].advance) <= room {
        taken += Double(units[start - 1].advance)
        start -= 1
      }
      return trimmed(start..<whole.upperBound)
    }
    let empty = whole.lowerBound..<whole.lowerBound
    switch truncation {
    case .tail: return line(of: [head(rest)], endsWithMark: true, fontSize)
    case .head: return line(of: [empty, tail(rest)], fontSize)
    case .middle: return line(of: [head(rest / 2), tail(rest / 2)], fontSize)
    case .clip: return line(of: [head(room)], fontSize)
    }
  }
}
