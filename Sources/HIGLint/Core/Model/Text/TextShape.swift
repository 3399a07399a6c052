import HIGLanguage

extension TextValue {
  /// The emoji, one range for each sequence that is drawn as one picture.
  public var emoji: [Range<Int>] {
    var found: [Range<Int>] = []
    var i = 0
    while i < unitCount {
      guard units[i].kind == .emoji else {
        i += 1
        continue
      }
      // Flags are counted off here, so that a long run of them stays linear.
      var end = i + 1
      if (0x1F1E6...0x1F1FF).contains(units[i].scalar), (0x1F1E6...0x1F1FF).contains(units[end].scalar) { end += 1 }
      while end < unitCount, units[end].kind == .emoji {
        if (0x1F1E6...0x1F1FF).contains(units[end].scalar) || EmojiBoundary.splits(units, at: end) { break }
        end += 1
      }
      found.append(range(of: i..<end))
      i = end
    }
    return found
  }

  /// The numbers: `3.14`, `1,000`, `12:30`; not those within words or addresses.
  public var numbers: [Range<Int>] { words.filter { $0.kind == .number }.map(\.range) }

  /// The signs `™`, `©`, `®`, `℠` and their ASCII forms `(TM)`, `(C)`, `(R)`.
  public var trademarkSigns: [Range<Int>] {
    var found: [Range<Int>] = []
    for i in 0..<unitCount {
      switch units[i].scalar {
      case 0x2122, 0xA9, 0xAE, 0x2120:
        let end = units[i + 1].scalar == 0xFE0F ? i + 2 : i + 1
        found.append(range(of: i..<end))
      case 0x28:
        var end = i + 1
        while end < unitCount, end < i + 3, units[end].kind == .upper { end += 1 }
        guard end < unitCount, units[end].scalar == 0x29 else { continue }
        let letters = string(in: range(of: i + 1..<end))
        if letters == "TM" || letters == "C" || letters == "R" { found.append(range(of: i..<end + 1)) }
      default: continue
      }
    }
    return found
  }

  /// The version numbers: `v2`, `1.2.3`, `Version 2.0`, `版本 2.0`; for one without three parts the word before decides.
  public var versionNumbers: [Range<Int>] {
    var found: [Range<Int>] = []
    for (index, word) in words.enumerated() {
      switch word.kind {
      case .letters where units[word.units.lowerBound].scalar | 0x20 == 0x76:
        let rest = units[word.units].dropFirst()
        if let first = rest.first, first.kind == .digit, rest.allSatisfy({ $0.kind == .digit || $0.scalar == 0x2E }) {
          found.append(word.range)
        }
      case .number:
        let dots = units[word.units].count { $0.scalar == 0x2E }
        guard dots + 1 == units[word.units].split(whereSeparator: { $0.kind != .digit }).count else { continue }
        if dots >= 2 || (index > 0 && names(version: words[index - 1])) { found.append(word.range) }
      default: continue
      }
    }
    return found
  }

  private func names(version word: Word) -> Bool {
    let spelling = string(in: word.range)
    switch spelling.lowercased() {
    case "version", "v", "ver", "build", "release": return true
    default: return word.kind == .characters && (spelling.hasSuffix("版本") || spelling.hasSuffix("版本号"))
    }
  }

  /// The telephone numbers: seven digits and more in at least one group, with spaces, hyphens, dots, brackets and a
  /// leading `+` between; not numbers with a decimal point, a thousands comma or a currency sign, dates and times.
  public var phoneNumbers: [Range<Int>] {
    var found: [Range<Int>] = []
    var i = 0
    while i < unitCount {
      let unit = units[i]
      guard unit.kind == .digit || unit.scalar == 0x2B || unit.scalar == 0x28 else {
        i += 1
        continue
      }
      let (end, next) = endOfPhone(from: i)
      if let end, i == 0 || !blocksPhone(units[i - 1]) { found.append(range(of: i..<end)) }
      i = next
    }
    return found
  }

  private func blocksPhone(_ unit: TextUnit) -> Bool {
    (unit.isLetterOrDigit && !unit.script.isUnspaced)
      || [0x24, 0xA5, 0x20AC, 0xA3, 0x23, 0x2F, 0x3D].contains(unit.scalar)
  }

  /// Returns the end of the number, or nil for none, and the place to go on.
  private func endOfPhone(from start: Int) -> (Int?, Int) {
    var i = start
    var end = start
    var groups: [Int] = []
    var inGroup = false
    var isPlain = true
    while i < unitCount {
      let unit = units[i]
      if unit.kind == .digit {
        if inGroup { groups[groups.count - 1] += 1 } else { groups.append(1) }
        inGroup = true
        end = i + 1
      } else {
        switch unit.scalar {
        case 0x20, 0x2D, 0x2010, 0x2011, 0xA0, 0x28, 0x29: break
        case 0x2B where i == start: break
        // An address, a price, a date, a time: no telephone number, and nothing before the next space is one.
        case 0x2E where !units[i + 1].isWhite && i + 1 < unitCount, 0x2C where units[i + 1].kind == .digit, 0x3A, 0x2F:
          isPlain = false
        default:
          if unit.isSpacedLetterOrDigit, i > start, units[i - 1].kind == .digit { isPlain = false }
          let digits = groups.reduce(0, +)
          return (isPlain && isPhone(groups, digits, start) ? end : nil, i + 1)
        }
        inGroup = false
      }
      i += 1
    }
    return (isPlain && isPhone(groups, groups.reduce(0, +), start) ? end : nil, i)
  }

  private func isPhone(_ groups: [Int], _ digits: Int, _ start: Int) -> Bool {
    guard (7...15).contains(digits) else { return false }
    if units[start].scalar == 0x2B || units[start].scalar == 0x28 { return true }
    // A date such as 2016-09-13, and lists of short numbers.
    if groups.count == 3, groups[0] == 4, groups[1] <= 2, groups[2] <= 2 { return false }
    return groups.count == 1 ? digits == 11 && units[start].scalar == 0x31 : groups.contains { $0 >= 3 }
  }

  public var hasLeadingSpace: Bool { units[0].isWhite && unitCount > 0 }
  public var hasTrailingSpace: Bool { unitCount > 0 && units[unitCount - 1].isWhite }

  /// The number of line breaks in the text (a CRLF is one), those at its very end included.
  public var lineBreakCount: Int {
    var count = 0
    for i in 0..<unitCount where units[i].kind == .newline {
      if units[i].scalar == 0x0A, i > 0, units[i - 1].scalar == 0x0D { continue }
      count += 1
    }
    return count
  }

  /// The quoted parts without their quotes: `“…”`, `"…"`, `‘…’`, `«…»`, `「…」`, `『…』`, `《…》`. A quote that is not closed
  /// quotes nothing.
  public var quotedParts: [Range<Int>] { quotedUnits.map { range(of: $0) } }

  /// The quoted parts by units, without their quotes.
  var quotedUnits: [Range<Int>] {
    var found: [Range<Int>] = []
    // The last place of each closing mark, so that an unclosed quote costs no search.
    var last: [UInt32: Int] = [:]
    for i in 0..<unitCount where units[i].kind == .punctuation { last[units[i].scalar] = i }
    var i = 0
    while i < unitCount {
      defer { i += 1 }
      guard let closing = TextMarks.closing(of: units[i].scalar), let limit = last[closing], limit > i else { continue }
      if units[i].scalar == 0x2018, i > 0, units[i - 1].isLetterOrDigit { continue }
      var end = i + 1
      while end < limit, !(units[end].scalar == closing && !(closing == 0x2019 && units[end + 1].isLetter)) { end += 1 }
      guard units[end].scalar == closing else { continue }
      found.append(i + 1..<end)
      i = end
    }
    return found
  }
}
