import HIGLanguage

/// One string of a design in one language, and the facts about it without any guideline.
///
/// All ranges are UTF-8 offsets into `bytes`, so that a diagnostic underlines the exact word. A text may hold
/// placeholders; each fact tells how it treats them.
///
/// Pieces, words and script are found once, on creation; the rest is computed when asked for and, except its lengths,
/// not kept. A text belongs to one thread.
public final class TextValue {
  /// The text as UTF-8.
  public let bytes: [UInt8]
  /// The primary language subtag in lower case (`en` of `en-GB`), or nil if the language is not known.
  public let language: String?
  /// The BCP 47 tag as it was given.
  public let languageTag: String?
  /// The known and unknown pieces in order; together they cover the text.
  public let pieces: [Piece]
  /// Whether a piece is unknown.
  public let hasPlaceholder: Bool
  /// The script of the text, which is known even if the language is not.
  public let script: Script
  /// The words in order; see `Word`.
  public let words: [Word]
  /// The URLs, e-mail addresses, handles and file names, in order.
  public let addresses: [Address]
  /// Whether nothing can be said about the text: it is a placeholder alone, or looks like a localisation key.
  public let isUnknown: Bool
  /// Whether nothing of the text is visible; a placeholder counts as visible.
  public let isBlank: Bool

  /// The units, one per scalar and placeholder, and a last one at the end of the text.
  package let units: [TextUnit]

  /// Whether it runs from right to left: its first letter does (rules P2 and P3 of Unicode's bidirectional algorithm).
  package var startsRightToLeft: Bool {
    let first = units.first(where: \.isLetter)?.script
    return first == .arabic || first == .hebrew
  }
  /// Its lengths on one line, once measured, by whether the font is bold; see `estimatedLines`.
  package var lengths: (regular: Double?, bold: Double?)
  /// What a sieve last said of it: the patterns that may match, or nil where any may.
  private var sieved: (by: PatternSieve, patterns: PatternSet?)?

  /// - Parameters:
  ///   - text: The decoded text.
  ///   - language: A BCP 47 tag, or nil if the language is not known.
  ///   - samples: The texts in place of placeholders when lengths are measured, by the placeholder's name (`name` of
  ///     `{name}`, `1` of `%1$@`) or as it is written (`%@`).
  public init(_ text: String, language: String?, samples: [String: String] = [:]) {
    let bytes = Array(text.utf8)
    let subtag = language.flatMap(Self.primarySubtag)
    let pieces = bytes.withUnsafeBufferPointer { TextPieces.pieces(of: $0, samples: samples) }
    let units = bytes.withUnsafeBufferPointer { TextUnit.units(of: $0, pieces: pieces) }
    let addresses = AddressReader.addresses(in: units)
    let words = WordReader.words(in: units, addresses: addresses)
    self.bytes = bytes
    self.language = subtag
    languageTag = language
    self.pieces = pieces
    self.units = units
    self.words = words
    self.addresses = addresses
    hasPlaceholder = pieces.contains { $0.isUnknown }
    isBlank = !units.contains { !$0.isWhite && $0.kind != .invisible }
    var tally = ScriptTally()
    for word in words { tally.add(word.script, weight: word.script.isUnspaced ? word.characters : 1) }
    script = tally.script(language: subtag)
    let isVariable =
      hasPlaceholder && !units.contains { !$0.isWhite && $0.kind != .placeholder && $0.kind != .invisible }
    isUnknown = isVariable || bytes.withUnsafeBufferPointer { LocalisationKey.looksLikeKey($0) }
  }

  /// Returns false where a pattern surely does not match.
  func canMatch(_ pattern: UInt16, of sieve: PatternSieve) -> Bool {
    if let sieved, sieved.by === sieve { return sieved.patterns?.contains(pattern) ?? true }
    let patterns = bytes.withUnsafeBufferPointer { sieve.patterns(in: $0) }
    sieved = (sieve, patterns)
    return patterns?.contains(pattern) ?? true
  }

  /// The text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns a part of the text; offsets outside it are cut.
  public func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the script of a part of the text.
  public func script(in range: Range<Int>) -> Script {
    var tally = ScriptTally()
    for word in words where word.range.overlaps(range) {
      var characters = 0
      for unit in units[word.units] where range.contains(Int(unit.offset)) { characters += 1 }
      tally.add(word.script, weight: word.script.isUnspaced ? characters : 1)
    }
    return tally.script(language: language)
  }

  /// Whether the text is English; unknown if the language is, unless the script decides.
  public var isEnglish: Decided<Bool> { isIn("en", script: .latin) }

  /// Whether the text is Chinese; unknown if the language is, unless the script decides.
  public var isChinese: Decided<Bool> { isIn("zh", script: .han) }

  private func isIn(_ language: String, script: Script) -> Decided<Bool> {
    if let known = self.language { return .known(known == language) }
    return self.script == script || self.script == .mixed || self.script == .none ? .unknown : .known(false)
  }

  /// Returns a fact that is known if something was found, or if nothing is hidden in a placeholder.
  func decided(found: Bool) -> Decided<Bool> {
    if isUnknown { return .unknown }
    return found ? .known(true) : hasPlaceholder ? .unknown : .known(false)
  }

  /// Returns `en` for `en-GB` and `EN_us`; nil for an empty tag, `und` and `mul`.
  private static func primarySubtag(_ tag: String) -> String? {
    var subtag = ""
    for scalar in tag.unicodeScalars {
      guard scalar != "-", scalar != "_" else { break }
      subtag.unicodeScalars.append(scalar.value >= 0x41 && scalar.value <= 0x5A ? lowered(scalar) : scalar)
    }
    return subtag.isEmpty || subtag == "und" || subtag == "mul" ? nil : subtag
  }

  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
  }

  /// Returns the UTF-8 range of some units.
  package func range(of range: Range<Int>) -> Range<Int> {
    Int(units[range.lowerBound].offset)..<Int(units[range.upperBound].offset)
  }

  /// The number of units without the one at the end.
  package var unitCount: Int { units.count - 1 }
}
