import HIGLanguage

extension TextValue {
  /// A word, a number, a run of characters of a script without spaces, an address or a placeholder.
  public struct Word: Hashable, Sendable {
    public enum Kind: Sendable {
      /// Letters with inner digits, apostrophes and hyphens: `don’t`, `Wi-Fi`, `3D`, `U.S`, `AT&T`.
      case letters
      /// Han characters, kana or Thai, which are counted by characters, as words can't be told apart.
      case characters
      /// Digits with inner separators: `3.14`, `1,000`, `12:30`.
      case number
      /// A URL, an e-mail address, a handle or a file name, whose spelling is not up to the writer.
      case address
      /// An unknown piece, which counts as one proper noun.
      case placeholder
    }

    public var kind: Kind
    public var range: Range<Int>
    /// The number of letters and digits.
    public var characters: Int
    public var script: Script
    /// Whether it touches a placeholder, so that the whole word is not known: `un{name}`, `{name}s`.
    public var isPartial: Bool
    package var units: Range<Int>
  }

  /// The number of words: letters, numbers, addresses and placeholders count one each; characters of scripts without
  /// spaces are not counted (see `hanCount`). A known word that touches a placeholder is one with it.
  public var wordCount: Int {
    var count = 0
    for word in words where word.kind != .characters && !(word.isPartial && word.kind != .placeholder) { count += 1 }
    return count
  }

  /// The number of Han characters; from zero upwards for a placeholder without a sample.
  public var hanCount: Interval {
    length(of: { units in units.count { $0.isHan } }, placeholder: Interval(low: 0, high: .infinity))
  }

  /// The number of characters without combining marks and invisible ones; from zero upwards for a placeholder without
  /// a sample.
  public var characterCount: Interval {
    length(
      of: { units in units.count { $0.kind != .mark && $0.kind != .invisible } },
      placeholder: Interval(low: 0, high: .infinity))
  }

  private func length(of measure: ([TextUnit]) -> Int, placeholder: Interval) -> Interval {
    var known = units
    known.removeLast()
    known.removeAll { $0.kind == .placeholder }
    var total = Interval(low: Double(measure(known)), high: Double(measure(known)))
    for piece in pieces where piece.isUnknown {
      guard let sample = piece.sample else {
        total.low += placeholder.low
        total.high += placeholder.high
        continue
      }
      var units = TextValue(sample, language: nil).units
      units.removeLast()
      total.low += Double(measure(units))
      total.high += Double(measure(units))
    }
    return total
  }
}

/// Finds the words of a text.
struct WordReader {
  private let units: [TextUnit]
  private var words: [TextValue.Word] = []

  static func words(in units: [TextUnit], addresses: [TextValue.Address]) -> [TextValue.Word] {
    var reader = WordReader(units: units)
    reader.read(addresses)
    return reader.words
  }

  private init(units: [TextUnit]) { self.units = units }

  private mutating func read(_ addresses: [TextValue.Address]) {
    let count = units.count - 1
    words.reserveCapacity(count / 4 + 1)
    var next = 0
    var i = 0
    while i < count {
      if next < addresses.count, addresses[next].units.lowerBound == i {
        append(.address, addresses[next].units, script: .none)
        i = addresses[next].units.upperBound
        next += 1
        continue
      }
      let unit = units[i]
      switch unit.kind {
      case .placeholder:
        append(.placeholder, i..<i + 1, script: .none)
        i = endOfPossessive(after: i + 1)
      case .upper, .lower, .letter, .digit:
        let end = unit.script.isUnspaced ? endOfCharacters(from: i) : endOfWord(from: i)
        appendWord(i..<end)
        i = end
      default: i += 1
      }
    }
  }

  private mutating func append(_ kind: TextValue.Word.Kind, _ range: Range<Int>, script: Script) {
    var characters = 0
    for unit in units[range] where unit.isLetterOrDigit { characters += 1 }
    let touches =
      units[range.upperBound].kind == .placeholder
      || (range.lowerBound > 0 && units[range.lowerBound - 1].kind == .placeholder)
    let isPartial =
      kind == .placeholder
      ? units[range.upperBound].isSpacedLetterOrDigit
        || (range.lowerBound > 0 && units[range.lowerBound - 1].isSpacedLetterOrDigit)
      : kind != .characters && touches
    words.append(
      TextValue.Word(
        kind: kind, range: Int(units[range.lowerBound].offset)..<Int(units[range.upperBound].offset),
        characters: characters, script: script, isPartial: isPartial, units: range))
  }

  private mutating func appendWord(_ range: Range<Int>) {
    guard let letter = units[range].first(where: { $0.isLetter }) else {
      return append(.number, range, script: .none)
    }
    append(letter.script.isUnspaced ? .characters : .letters, range, script: letter.script)
  }

  /// Returns the end of a possessive: the `'s` of `{name}'s` belongs to the placeholder.
  private func endOfPossessive(after i: Int) -> Int {
    guard Self.isApostrophe(units[i].scalar), units[i + 1].kind == .lower, !units[i + 2].isLetterOrDigit else {
      return i
    }
    return i + 2
  }

  static func isApostrophe(_ scalar: UInt32) -> Bool { scalar == 0x27 || scalar == 0x2019 || scalar == 0x2BC }
  static func isHyphen(_ scalar: UInt32) -> Bool { scalar == 0x2D || scalar == 0x2010 || scalar == 0x2011 }

  private func endOfCharacters(from start: Int) -> Int {
    var i = start + 1
    while units[i].kind == .mark || (units[i].isLetter && units[i].script == units[start].script) { i += 1 }
    return i
  }

  private func endOfWord(from start: Int) -> Int {
    var i = start + 1
    while true {
      let unit = units[i]
      if unit.isSpacedLetterOrDigit || unit.kind == .mark || unit.kind == .invisible && units[i + 1].kind == .mark {
        i += 1
      } else if i + 1 < units.count, units[i + 1].isSpacedLetterOrDigit, joins(at: i) {
        i += 2
      } else {
        break
      }
    }
    // `C++`, `C#`.
    if i == start + 1, units[i].scalar == 0x23 || (units[i].scalar == 0x2B && units[i + 1].scalar == 0x2B) {
      i += units[i].scalar == 0x23 ? 1 : 2
    }
    return i
  }

  /// Whether the mark at `i` stands within a word: both neighbours are letters or digits.
  private func joins(at i: Int) -> Bool {
    let before = units[i - 1]
    let after = units[i + 1]
    switch units[i].scalar {
    case let scalar where Self.isApostrophe(scalar): return before.isLetter && after.isLetter || before.kind == .digit
    case let scalar where Self.isHyphen(scalar): return true
    case 0x5F, 0xAD: return true
    case 0x26: return before.kind == .upper && after.kind == .upper
    case 0x2C, 0x3A: return before.kind == .digit && after.kind == .digit
    // A decimal point, or an abbreviation of single letters: `U.S`, `a.m`.
    case 0x2E:
      if before.kind == .digit && after.kind == .digit { return true }
      guard before.isLetter, after.isLetter else { return false }
      return (i < 2 || !units[i - 2].isLetterOrDigit) && !units[i + 2].isLetterOrDigit
    default: return false
    }
  }
}
