import HIGLanguage

extension TextValue {
  /// The letters and digits folded for comparison, with single spaces between words: no case, marks, emoji or width.
  ///
  /// Between Han characters there are no spaces, so `登 录` equals `登录`.
  var comparisonKey: [UInt32] {
    var key: [UInt32] = []
    var pendingSpace = false
    for unit in units.dropLast() {
      guard unit.isContent || unit.kind == .mark else {
        if WordReader.isApostrophe(unit.scalar) || unit.kind == .invisible { continue }
        pendingSpace = true
        continue
      }
      let isUnspaced = unit.script.isUnspaced
      if pendingSpace, let last = key.last, !isUnspaced, !Script(ofLetter: last).isUnspaced { key.append(0x20) }
      pendingSpace = false
      key.append(FoldedText.lowered(FoldedText.narrowed(unit.scalar)))
    }
    return key
  }

  /// The first letter or digit of `comparisonKey`; nil if that is empty.
  fileprivate var firstOfComparisonKey: UInt32? {
    units.dropLast().first { $0.isContent || $0.kind == .mark }.map {
      FoldedText.lowered(FoldedText.narrowed($0.scalar))
    }
  }

  /// Whether two texts differ at most in case, marks and white space; unknown if one holds a placeholder and neither
  /// the known letters nor their number decide.
  public func isEqualIgnoringForm(_ other: TextValue) -> Decided<Bool> {
    if isUnknown || other.isUnknown { return .unknown }
    let isSame = bytes == other.bytes
    if hasPlaceholder || other.hasPlaceholder { return isSame ? .known(true) : .unknown }
    return .known(isSame || comparisonKey == other.comparisonKey)
  }

  /// Returns the words in small letters, for sets; Han runs character by character.
  private func wordKeys(ignoring stopWords: Set<String>) -> Set<String> {
    var keys: Set<String> = []
    for word in words where word.kind != .placeholder {
      if word.kind == .characters {
        for unit in units[word.units] where unit.isLetter {
          if let scalar = Unicode.Scalar(unit.scalar) { keys.insert(String(scalar)) }
        }
      } else {
        var key = ""
        for unit in units[word.units] {
          let scalar = FoldedText.lowered(FoldedText.narrowed(unit.scalar))
          if let scalar = Unicode.Scalar(scalar) { key.unicodeScalars.append(scalar) }
        }
        keys.insert(key)
      }
    }
    return keys.subtracting(stopWords)
  }

  /// Whether every word of this text is in another one too, in any order and case; Han runs are compared by characters.
  ///
  /// False for a text without words. Unknown if a placeholder could decide.
  /// - Parameter stopWords: The words that do not count, in small letters.
  public func wordsContained(in other: TextValue, ignoring stopWords: Set<String> = []) -> Decided<Bool> {
    if isUnknown || other.isUnknown { return .unknown }
    let keys = wordKeys(ignoring: stopWords)
    if keys.isEmpty { return hasPlaceholder ? .unknown : .known(false) }
    let isContained = keys.isSubset(of: other.wordKeys(ignoring: []))
    if isContained { return hasPlaceholder ? .unknown : .known(true) }
    return other.hasPlaceholder ? .unknown : .known(false)
  }

  /// Returns the share of this text's different Han characters that are in another text too: 0 to 1, 0 without any;
  /// unknown if a placeholder could change it.
  public func hanOverlap(with other: TextValue) -> Decided<Double> {
    if hasPlaceholder || other.hasPlaceholder { return .unknown }
    let own = hanCharacters
    if own.isEmpty { return .known(0) }
    return .known(Double(own.intersection(other.hanCharacters).count) / Double(own.count))
  }

  private var hanCharacters: Set<UInt32> {
    var characters: Set<UInt32> = []
    for unit in units where unit.isHan { characters.insert(unit.scalar) }
    return characters
  }
}

/// The words of a list as `comparisonKey` folds them.
struct ComparisonKeys: Sendable {
  private let keys: Set<[UInt32]>
  /// A bit for the first letter of each: it rejects most texts, which begin with none of them, unfolded.
  private let firsts: UInt64

  init(_ words: [String]) {
    keys = Set(words.map { TextValue($0, language: nil).comparisonKey })
    firsts = keys.reduce(0) { $0 | Self.bit($1.first) }
  }

  private static func bit(_ letter: UInt32?) -> UInt64 { letter.map { 1 << UInt64($0 & 63) } ?? 0 }

  func contains(_ text: TextValue) -> Bool {
    guard let first = text.firstOfComparisonKey else { return keys.contains([]) }
    return firsts & Self.bit(first) != 0 && keys.contains(text.comparisonKey)
  }
}
