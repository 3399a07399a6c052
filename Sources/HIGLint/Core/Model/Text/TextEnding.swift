import HIGLanguage

extension TextValue {
  /// A punctuation mark with its place.
  public struct Mark: Hashable, Sendable {
    public var range: Range<Int>
    public var scalar: Unicode.Scalar

    /// Whether it is a Chinese or full-width form.
    public var isFullWidth: Bool { DisplayWidth.isWide(scalar.value) }
  }

  /// The kind of the last letter, digit or placeholder of a text.
  public enum FinalLetter: Hashable, Sendable {
    case none
    case letter(Script)
    case digit
    case placeholder
  }

  /// The end of the last visible unit before trailing white space, one emoji, and closing quotes and brackets.
  private var endOfStatement: Int {
    var end = unitCount
    end = endWithoutSpace(end)
    if end > 0, units[end - 1].kind == .emoji {
      end = startOfEmoji(endingAt: end)
      end = endWithoutSpace(end)
    }
    while end > 0 {
      let scalar = units[end - 1].scalar
      guard TextMarks.isClosing(scalar) || scalar == 0x22 || scalar == 0x27 else { break }
      end -= 1
    }
    return endWithoutSpace(end)
  }

  private func endWithoutSpace(_ end: Int) -> Int {
    var end = end
    while end > 0, units[end - 1].isWhite || units[end - 1].kind == .invisible { end -= 1 }
    return end
  }

  /// The punctuation mark that ends the text, after closing quotes, brackets and one trailing emoji are taken off: any
  /// punctuation, `~` and `～` too, but no signs such as `%` and `#`. Known to be nil for a text that ends in a letter;
  /// unknown if it ends in a placeholder.
  public var finalMark: Decided<Mark?> {
    let end = endOfStatement
    guard end > 0 else { return .known(nil) }
    let unit = units[end - 1]
    switch unit.kind {
    case .placeholder: return .unknown
    case .punctuation where !TextMarks.isSign(unit.scalar), .symbol where unit.scalar == 0x7E || unit.scalar == 0xFF5E:
      return .known(Unicode.Scalar(unit.scalar).map { Mark(range: range(of: end - 1..<end), scalar: $0) })
    default: return .known(nil)
    }
  }

  /// The last letter, digit or placeholder, whatever marks and emoji follow.
  public var finalLetter: FinalLetter {
    for unit in units.reversed() where unit.isContent {
      switch unit.kind {
      case .placeholder: return .placeholder
      case .digit: return .digit
      default: return .letter(unit.script)
      }
    }
    return .none
  }

  /// Whether the text ends in `…`, `...` or `……`; unknown if it ends in a placeholder.
  public var endsWithEllipsis: Decided<Bool> {
    finalMark.map { $0?.scalar == "\u{2026}" || $0?.scalar == "\u{22EF}" }.or(endsInDots)
  }

  private var endsInDots: Bool {
    let end = endOfStatement
    return end >= 3 && units[end - 3..<end].allSatisfy { $0.scalar == 0x2E || $0.scalar == 0x3002 }
  }

  /// Whether the text ends in a question mark, among others (`?!`); unknown if it ends in a placeholder.
  public var isQuestion: Decided<Bool> {
    guard case .known(let mark) = finalMark else { return .unknown }
    guard mark != nil else { return .known(false) }
    var end = endOfStatement
    while end > 0 {
      switch units[end - 1].scalar {
      case 0x3F, 0xFF1F, 0x2047...0x2049: return .known(true)
      case 0x21, 0xFF01, 0x2E, 0x2026: end -= 1
      default: return .known(false)
      }
    }
    return .known(false)
  }

  /// The runs of two and more of `!`, `?`, `！`, `？` in any order, and of `。`.
  public var repeatedMarks: [Range<Int>] {
    runs { unit in
      switch unit.scalar {
      case 0x21, 0x3F, 0xFF01, 0xFF1F: 1
      case 0x3002: 2
      case 0x203C, 0x2047...0x2049: 3
      default: 0
      }
    }
  }

  /// Returns runs of equal non-zero classes that are longer than one unit; class 3 is a run by itself.
  private func runs(of group: (TextUnit) -> Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var i = 0
    while i < unitCount {
      let first = group(units[i])
      var end = i + 1
      if first != 0 {
        while end < unitCount, group(units[end]) == first { end += 1 }
        if end - i > 1 || first == 3 { found.append(range(of: i..<end)) }
      }
      i = end
    }
    return found
  }

  /// The ASCII marks `, . ! ? : ;` directly after a Han character; not if an ASCII letter or digit follows at once, as
  /// in `版本.txt` or `时间:10`.
  public var halfWidthMarksAfterHan: [Mark] {
    var marks: [Mark] = []
    for i in 0..<max(unitCount, 1) - 1 where units[i].isHan {
      let unit = units[i + 1]
      switch unit.scalar {
      case 0x2C, 0x2E, 0x21, 0x3F, 0x3A, 0x3B:
        let next = units[min(i + 2, unitCount)]
        let joins = next.kind == .digit || (next.isLetter && next.scalar < 0x80)
        if joins, unit.scalar == 0x2E || unit.scalar == 0x3A { continue }
        if let scalar = Unicode.Scalar(unit.scalar) {
          marks.append(Mark(range: range(of: i + 1..<i + 2), scalar: scalar))
        }
      default: continue
      }
    }
    return marks
  }

  /// Returns the first unit of the emoji (a whole sequence) that ends before `end`.
  package func startOfEmoji(endingAt end: Int) -> Int {
    var start = end - 1
    while start > 0, units[start - 1].kind == .emoji, !EmojiBoundary.splits(units, at: start) { start -= 1 }
    return start
  }
}

extension Decided where Fact == Bool {
  fileprivate func or(_ other: Bool) -> Decided<Bool> { other ? .known(true) : self }
}

/// The boundary between one emoji and the next.
enum EmojiBoundary {
  /// Whether a new emoji begins at `i`, the unit before being emoji too.
  static func splits(_ units: [TextUnit], at i: Int) -> Bool {
    let scalar = units[i].scalar
    switch scalar {
    case 0x200D, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: return false
    default: break
    }
    if units[i - 1].scalar == 0x200D { return false }
    if isIndicator(scalar) {
      // Flags are pairs from the beginning of their run.
      var start = i
      while start > 0, isIndicator(units[start - 1].scalar) { start -= 1 }
      return (i - start) % 2 == 0
    }
    return true
  }

  private static func isIndicator(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }
}
