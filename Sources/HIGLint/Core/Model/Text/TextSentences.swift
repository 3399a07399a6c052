import HIGLanguage

extension TextValue {
  /// A sentence, from its first visible character to its last mark, closing quotes, brackets and emoji included.
  public struct Sentence: Hashable, Sendable {
    public var range: Range<Int>
    /// The marks that end it (`.`, `?!`, `。`), or nil if a line or the text ends it.
    public var mark: Range<Int>?
    var units: Range<Int>
  }

  /// The sentences in order.
  ///
  /// Ends are `.`, `!` and `?` before white space, a closing quote or the end of the text, `。！？` and line breaks; after
  /// Han characters `!` and `?` always. Abbreviations, initials, decimals, versions, addresses and list numbers do not
  /// end one, nor does an ellipsis before a small letter. `；` and Chinese `…` are no ends. The rest after the last mark
  /// is one more sentence if it holds a letter or digit; else it belongs to the one before.
  public var sentences: [Sentence] {
    var reader = SentenceReader(self)
    return reader.read()
  }
}

private struct SentenceReader {
  private let text: TextValue
  private let units: [TextUnit]
  private let count: Int
  private var sentences: [TextValue.Sentence] = []
  private var start = 0
  private var hasContent = false
  /// The index of the first word that ends after the scan's place.
  private var word = 0
  /// The marks at the scan's place and after it, so that a run that ends nothing is read once and not at each mark.
  private var run = MarkRun()
  /// The first content behind a place, and all places before which it is the first content.
  private var content = 0..<0

  /// A run of marks, counted by their meaning.
  private struct MarkRun {
    var start = 0
    var end = 0
    /// The place behind the quotes and brackets that close after the marks.
    var next = 0
    var dots = 0
    var strong = 0
    var fullWidth = 0

    mutating func count(_ scalar: UInt32, _ amount: Int) {
      switch scalar {
      case 0x2E: dots += amount
      case 0x2026: dots += 3 * amount
      case 0x21, 0x3F: strong += amount
      default: fullWidth += amount
      }
    }
  }

  init(_ text: TextValue) {
    self.text = text
    units = text.units
    count = text.unitCount
  }

  mutating func read() -> [TextValue.Sentence] {
    var i = 0
    while i < count {
      if word < text.words.count, text.words[word].units.lowerBound == i {
        hasContent = true
        i = text.words[word].units.upperBound
        word += 1
        continue
      }
      let unit = units[i]
      if unit.kind == .newline {
        close(at: i, marks: nil)
        i += 1
        start = i
      } else if isMark(unit.scalar), let end = endOfMarks(at: i) {
        let closed = endOfClosers(from: end)
        close(at: closed, marks: i..<end)
        i = closed
        start = i
      } else {
        // A run of marks that ends nothing is passed as a whole.
        i += 1
        if unit.scalar == 0x2E { while i < count, units[i].scalar == 0x2E { i += 1 } }
      }
    }
    close(at: count, marks: nil)
    return sentences
  }

  /// Ends the sentence before `end`; a part without a word goes with the one before.
  private mutating func close(at end: Int, marks: Range<Int>?) {
    var lower = start
    var upper = end
    while lower < upper, units[lower].isWhite { lower += 1 }
    while upper > lower, units[upper - 1].isWhite { upper -= 1 }
    guard lower < upper else { return }
    if hasContent {
      sentences.append(
        TextValue.Sentence(range: text.range(of: lower..<upper), mark: marks.map(text.range(of:)), units: lower..<upper)
      )
    } else if var last = sentences.popLast() {
      last.units = last.units.lowerBound..<upper
      last.range = text.range(of: last.units)
      last.mark = last.mark ?? marks.map(text.range(of:))
      sentences.append(last)
    }
    hasContent = false
  }

  private func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E, 0x21, 0x3F, 0x2026, 0x3002, 0xFF01, 0xFF1F, 0xFF61, 0x203C, 0x2047...0x2049: true
    default: false
    }
  }

  /// Reads the marks from `i` on into `run`.
  private mutating func readMarks(at i: Int) {
    guard i < run.start || i >= run.end else {
      while run.start < i {
        run.count(units[run.start].scalar, -1)
        run.start += 1
      }
      return
    }
    run = MarkRun(start: i, end: i)
    while run.end < count, isMark(units[run.end].scalar) {
      run.count(units[run.end].scalar, 1)
      run.end += 1
    }
    run.next = run.end
    while run.next < count, TextMarks.isClosing(units[run.next].scalar) || isStraightQuote(units[run.next].scalar) {
      run.next += 1
    }
  }

  /// Returns the end of the marks at `i` if they end a sentence.
  private mutating func endOfMarks(at i: Int) -> Int? {
    readMarks(at: i)
    let (end, next, dots) = (run.end, run.next, run.dots)
    let isStrong = run.strong > 0
    if run.fullWidth > 0 { return end }
    let before = i > 0 ? units[i - 1] : units[count]
    if isStrong, before.isHan || before.script == .japanese { return end }
    let after = units[next]
    if next == count || after.kind == .newline || after.kind == .emoji {
      return endOfTextEnds(dots: dots, isStrong: isStrong) ? end : nil
    }
    if isStrong {
      guard after.isWhite || after.isHan else { return nil }
      // “Continue?” asks the alert.
      return next > end && startsLower(after: next) ? nil : end
    }
    if dots > 1 { return before.isHan ? nil : after.isWhite && startsUpper(after: next) ? end : nil }
    guard after.isWhite || after.isHan else { return nil }
    return isAbbreviation(before: i, next: next) ? nil : end
  }

  /// Whether marks at the end of the text or of a line end the sentence, as all but an ellipsis do.
  private func endOfTextEnds(dots: Int, isStrong: Bool) -> Bool { isStrong || dots == 1 }

  private func isStraightQuote(_ scalar: UInt32) -> Bool { scalar == 0x22 || scalar == 0x27 }

  private mutating func firstContent(after i: Int) -> TextUnit? {
    if !content.contains(i) {
      var k = i
      while k < count, !units[k].isContent, units[k].kind != .emoji { k += 1 }
      content = i..<k + 1
    }
    let found = content.upperBound - 1
    return found < count ? units[found] : nil
  }

  private mutating func startsLower(after i: Int) -> Bool { firstContent(after: i)?.kind == .lower }
  private mutating func startsUpper(after i: Int) -> Bool {
    guard let unit = firstContent(after: i) else { return true }
    return unit.kind != .lower
  }

  /// Whether the full stop at `i` belongs to the word before it.
  private mutating func isAbbreviation(before i: Int, next: Int) -> Bool {
    guard word > 0 else { return false }
    let last = text.words[word - 1]
    guard last.units.upperBound == i else { return false }
    if last.kind == .number {
      // `1. Open Settings`
      return last.characters <= 2 && !units[start..<last.units.lowerBound].contains { $0.isContent }
    }
    guard last.kind == .letters else { return false }
    let spelling = text.string(in: last.range)
    // Initials, and abbreviations of several letters with spaces between: `J. Smith`, `z. B.`
    if last.characters == 1, spelling != "I" { return true }
    switch EnglishWords.abbreviations[spelling.lowercased()] {
    case .always: return true
    case .unlessCapitalFollows: return startsLower(after: next)
    case .beforeNumber:
      return firstContent(after: next)?.kind == .digit || firstContent(after: next)?.kind == .placeholder
    case nil: return false
    }
  }

  /// Returns the end of the sentence's closers: quotes, brackets, then emoji after spaces.
  private func endOfClosers(from end: Int) -> Int {
    var i = end
    while i < count, TextMarks.isClosing(units[i].scalar) || isClosingStraightQuote(at: i) { i += 1 }
    var emoji = i
    while emoji < count, units[emoji].kind == .space { emoji += 1 }
    guard emoji < count, units[emoji].kind == .emoji else { return i }
    while emoji < count, units[emoji].kind == .emoji { emoji += 1 }
    return emoji
  }

  private func isClosingStraightQuote(at i: Int) -> Bool {
    isStraightQuote(units[i].scalar) && !units[i + 1 < units.count ? i + 1 : i].isContent
  }
}

/// The classes of punctuation marks.
package enum TextMarks {
  /// Whether a scalar is a quote or bracket that can only close.
  package static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x29, 0x5D, 0x7D, 0x2019, 0x201D, 0xBB, 0x203A: true
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0xFF09, 0xFF3D, 0xFF5D, 0xFF63: true
    default: false
    }
  }

  /// Whether Unicode counts a sign as punctuation that is read aloud: `% # & * @ / \ _ § † •`.
  package static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x23, 0x25, 0x26, 0x2A, 0x2F, 0x40, 0x5C, 0x5F, 0xA7, 0xB6, 0x2020...0x2022, 0x2030, 0xFF03, 0xFF05, 0xFF06:
      true
    default: false
    }
  }

  /// Returns the mark that closes the one that `scalar` opens.
  static func closing(of scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x201C, 0x201E: 0x201D
    case 0x2018: 0x2019
    case 0x22: 0x22
    case 0xAB: 0xBB
    case 0x300C, 0x300E, 0x3008, 0x300A: scalar + 1
    default: nil
    }
  }

  /// Whether a new beginning after a mark may be capitalised: colons, dashes, opening quotes and brackets, bullets.
  static func opens(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3A, 0xFF1A, 0x2013, 0x2014, 0x28, 0x5B, 0x22, 0x27, 0x2018, 0x201C, 0x201E, 0xAB: true
    case 0x2022, 0xB7, 0x2F, 0x7C, 0xBF, 0xA1, 0x2192, 0x203A, 0x3E: true
    default: false
    }
  }
}
