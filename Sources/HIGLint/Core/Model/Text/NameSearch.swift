import HIGLanguage
import HIGReading

extension TextValue {
  /// An occurrence of a name in a text.
  public struct NameOccurrence: Hashable, Sendable {
    /// The range of the name, without a possessive ending.
    public var range: Range<Int>
    /// Whether it is spelt with the very capitals of the name.
    public var exactCase: Bool
    /// Whether no word stands before it.
    public var isFirstToken: Bool
    /// The next word, whatever its kind.
    public var followedBy: Range<Int>?
    /// Whether the text begins with it as a label: `Name:`, `名称：`, `【名称】`, `[Name]`.
    public var isPrefix: Bool
  }

  /// Returns the places of a name in the text, from left to right without overlaps.
  ///
  /// Names of letters are whole words, in any case and with `'s`; names with Han characters, kana or hangul are
  /// substrings of two characters and more. Full-width letters equal ASCII ones, all apostrophes and hyphens are one,
  /// and any white space equals any other.
  public func occurrences(ofName name: String) -> [NameOccurrence] {
    let pattern = FoldedText(name).trimmed
    guard let first = pattern.scalars.first, pattern.hasContent else { return [] }
    // Most texts do not name the app: seen without folding them.
    guard units.contains(where: { FoldedText.lowered(FoldedText.narrowed($0.scalar)) == first }) else { return [] }
    let isSubstring = pattern.hasUnspaced
    if isSubstring, pattern.scalars.count < 2 { return [] }
    let folded = FoldedText(units)
    var found: [NameOccurrence] = []
    for match in folded.matches(of: pattern.scalars) {
      let first = folded.origins[match.lowerBound]
      let end = folded.origins[match.upperBound - 1] + 1
      if let last = found.last, last.range.upperBound > Int(units[first].offset) { continue }
      if !isBoundary(at: first) || !isBoundary(at: end) { continue }
      found.append(occurrence(first..<end, exactCase: folded.spellings[match] == pattern.spellings[...]))
    }
    return found
  }

  /// Whether the name stands in the text; unknown if it was not found and a placeholder may hold it.
  public func containsName(_ name: String) -> Decided<Bool> { decided(found: !occurrences(ofName: name).isEmpty) }

  /// Whether no word runs across the place before a unit. Scripts without spaces have no such boundary.
  private func isBoundary(at i: Int) -> Bool {
    guard i > 0, i < unitCount else { return true }
    func runs(_ unit: TextUnit) -> Bool {
      (unit.isLetterOrDigit && !unit.script.isUnspaced && unit.script != .korean) || unit.kind == .placeholder
    }
    if units[i].kind == .mark { return false }
    guard runs(units[i - 1]), runs(units[i]) else { return true }
    return false
  }

  private func occurrence(_ match: Range<Int>, exactCase: Bool) -> NameOccurrence {
    let range = range(of: match)
    let firstWord = word(endingAfter: match.lowerBound)
    let isFirst = words.first.map { $0.units.upperBound > match.lowerBound } ?? true
    var end = match.upperBound
    if WordReader.isApostrophe(units[end].scalar), units[end + 1].scalar | 0x20 == 0x73 { end += 2 }
    // A name within a run of Han characters is followed by the rest of the run.
    let next = word(endingAfter: end).map { word in
      word.units.lowerBound >= end ? word.range : Int(units[end].offset)..<word.range.upperBound
    }
    let startsHere = isFirst && (firstWord.map { $0.units.lowerBound >= match.lowerBound } ?? true)
    return NameOccurrence(
      range: range, exactCase: exactCase, isFirstToken: startsHere, followedBy: next,
      isPrefix: startsHere && isPrefix(match))
  }

  /// Returns the first word that ends after a unit.
  private func word(endingAfter unit: Int) -> Word? {
    // By places: to take a word out counts a reference to its text.
    let place = words.indices.partitioningIndex { words[$0].units.upperBound > unit }
    return place < words.count ? words[place] : nil
  }

  private func isPrefix(_ match: Range<Int>) -> Bool {
    var start = match.lowerBound
    while start > 0, units[start - 1].isWhite { start -= 1 }
    var end = match.upperBound
    while units[end].kind == .space { end += 1 }
    let after = units[end].scalar
    if start == 0 { return after == 0x3A || after == 0xFF1A }
    let before = units[start - 1].scalar
    return (before == 0x3010 && after == 0x3011) || (before == 0x5B && after == 0x5D)
      || (before == 0xFF3B && after == 0xFF3D)
  }
}

/// A text folded for comparison: small letters, ASCII forms, single spaces, nothing invisible.
struct FoldedText {
  /// The folded scalars.
  private(set) var scalars: [UInt32] = []
  /// The scalars before the letters were made small.
  private(set) var spellings: [UInt32] = []
  /// The unit that each scalar comes from.
  private(set) var origins: [Int] = []
  private(set) var hasContent = false
  /// Whether it holds letters of a script without spaces between words, or hangul, whose endings are joined on.
  private(set) var hasUnspaced = false

  /// - Parameter units: The units, with the one at their end, which is not folded.
  init(_ units: [TextUnit]) {
    scalars.reserveCapacity(units.count)
    for (i, unit) in units.dropLast().enumerated() {
      if unit.kind == .invisible { continue }
      if unit.isContent { hasContent = true }
      if unit.script.isUnspaced || unit.script == .korean { hasUnspaced = true }
      if unit.isWhite {
        if spellings.last != 0x20 { append(0x20, 0x20, i) }
        continue
      }
      let spelling = Self.narrowed(unit.scalar)
      append(Self.lowered(spelling), spelling, i)
    }
  }

  /// Folds a name, in which nothing is a placeholder.
  init(_ name: String) {
    var name = name
    self = name.withUTF8 { bytes in
      let piece = TextValue.Piece(kind: .literal, range: 0..<bytes.count, name: "", sample: nil)
      return FoldedText(TextUnit.units(of: bytes, pieces: [piece]))
    }
  }

  private mutating func append(_ scalar: UInt32, _ spelling: UInt32, _ origin: Int) {
    scalars.append(scalar)
    spellings.append(spelling)
    origins.append(origin)
  }

  /// The text without white space at both ends.
  var trimmed: FoldedText {
    var copy = self
    while copy.scalars.last == 0x20 {
      copy.scalars.removeLast()
      copy.spellings.removeLast()
      copy.origins.removeLast()
    }
    if copy.scalars.first == 0x20 {
      copy.scalars.removeFirst()
      copy.spellings.removeFirst()
      copy.origins.removeFirst()
    }
    return copy
  }

  /// Returns full-width forms as ASCII, one apostrophe and one hyphen.
  static func narrowed(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0x2018, 0x2019, 0x2BC: 0x27
    case 0x201C, 0x201D: 0x22
    case 0x2010, 0x2011: 0x2D
    default: scalar
    }
  }

  static func lowered(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5A ? scalar | 0x20 : scalar }
    guard scalar < 0x2E80 || scalar >= 0xA640, let unicode = Unicode.Scalar(scalar), unicode.properties.isUppercase
    else {
      return scalar
    }
    let mapping = unicode.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first?.value ?? scalar : scalar
  }

  /// Returns the places of a pattern, overlaps included, in linear time (Knuth, Morris and Pratt).
  func matches(of pattern: [UInt32]) -> [Range<Int>] {
    guard !pattern.isEmpty, pattern.count <= scalars.count else { return [] }
    var fallback = [Int](repeating: 0, count: pattern.count)
    var length = 0
    for i in pattern.indices.dropFirst() {
      while length > 0, pattern[i] != pattern[length] { length = fallback[length - 1] }
      if pattern[i] == pattern[length] { length += 1 }
      fallback[i] = length
    }
    var found: [Range<Int>] = []
    length = 0
    for (i, scalar) in scalars.enumerated() {
      while length > 0, length == pattern.count || scalar != pattern[length] { length = fallback[length - 1] }
      if scalar == pattern[length] { length += 1 }
      if length == pattern.count { found.append(i + 1 - length..<i + 1) }
    }
    return found
  }
}
