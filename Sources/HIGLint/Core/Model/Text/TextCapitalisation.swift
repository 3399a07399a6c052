extension TextValue {
  /// A word, or a part of a compound, whose first letter has the wrong case.
  public struct CaseMistake: Hashable, Sendable {
    public enum Wanted: Sendable { case capital, small }

    public var range: Range<Int>
    public var wanted: Wanted
    /// The word in the right case.
    public var replacement: String
  }

  /// The case of the letters of a word.
  enum WordCase {
    /// No letter with case.
    case none
    case small
    /// One capital, at the beginning.
    case capitalised
    /// Capitals only, two and more: an acronym, or shouting.
    case capitals
    /// A single capital letter: `I`, `A`.
    case single
    /// Capitals inside: `iCloud`, `GitHub`, `VoIP`.
    case mixed
  }

  func wordCase(of units: Range<Int>) -> WordCase {
    var upper = 0
    var lower = 0
    var startsUpper = false
    for unit in self.units[units] {
      if unit.kind == .upper {
        if upper + lower == 0 { startsUpper = true }
        upper += 1
      } else if unit.kind == .lower {
        lower += 1
      }
    }
    switch (upper, lower) {
    case (0, 0): return .none
    case (0, _): return .small
    case (1, 0): return .single
    case (_, 0): return .capitals
    case (1, _) where startsUpper: return .capitalised
    default: return isPluralAcronym(units) ? .capitals : .mixed
    }
  }

  /// Whether units are capitals, then at most an ending: `PDFs`, `ID’s`, `URLs`.
  private func isPluralAcronym(_ units: Range<Int>) -> Bool {
    guard self.units[units.upperBound - 1].scalar == 0x73, units.count >= 3 else { return false }
    return self.units[units.dropLast()].allSatisfy { $0.kind != .lower }
  }

  /// Returns the word without a possessive or contracted ending, for its case: `Don’t` is capitalised, `I’m` is one
  /// letter.
  func stem(of word: Word) -> Range<Int> {
    var end = word.units.lowerBound
    while end < word.units.upperBound, !WordReader.isApostrophe(units[end].scalar) { end += 1 }
    return end == word.units.lowerBound ? word.units : word.units.lowerBound..<end
  }

  /// Returns a case mistake about a part of a word.
  package func mistake(_ part: Range<Int>, wanted: CaseMistake.Wanted) -> CaseMistake {
    let range = range(of: part)
    return CaseMistake(range: range, wanted: wanted, replacement: recased(string(in: range), wanted))
  }

  private func recased(_ word: String, _ wanted: CaseMistake.Wanted) -> String {
    guard let letter = word.unicodeScalars.firstIndex(where: { $0.properties.isCased }) else { return word }
    let next = word.unicodeScalars.index(after: letter)
    let mapped =
      wanted == .capital
      ? word.unicodeScalars[letter].properties.titlecaseMapping
      : word.unicodeScalars[letter].properties.lowercaseMapping
    return String(word.unicodeScalars[..<letter]) + mapped + String(word.unicodeScalars[next...])
  }

  /// Whether all letters are capitals: at least `minimumLetters` of them outside `acronyms`, in known pieces.
  ///
  /// Placeholders count as proper nouns, which do not decide. A text in a script without case is not all capitals, nor
  /// is an unknown one.
  public func isAllCaps(minimumLetters: Int = 4, acronyms: Set<String> = []) -> Bool {
    if isUnknown { return false }
    var letters = 0
    for word in words where word.kind == .letters && !word.isPartial {
      for unit in units[word.units] where unit.kind == .lower { return false }
      if acronyms.contains(string(in: word.range)) { continue }
      for unit in units[word.units] where unit.kind == .upper { letters += 1 }
    }
    return letters >= minimumLetters
  }

  /// Whether the text has letters with case and none is a capital, in known pieces.
  public var isAllLower: Bool {
    if isUnknown { return false }
    var lower = 0
    for word in words where word.kind == .letters && !word.isPartial {
      for unit in units[word.units] {
        if unit.kind == .upper { return false }
        if unit.kind == .lower { lower += 1 }
      }
    }
    return lower > 0
  }

  /// Returns words in capitals only of at least `minimumLetters` letters, but not `acronyms`: they seem to shout.
  public func allCapsWords(minimumLetters: Int = 4, acronyms: Set<String> = []) -> [Range<Int>] {
    if isUnknown { return [] }
    var found: [Range<Int>] = []
    for word in words where word.kind == .letters && !word.isPartial {
      guard wordCase(of: word.units) == .capitals, isPureCapitals(word),
        units[word.units].count(where: { $0.kind == .upper }) >= minimumLetters
      else { continue }
      if !acronyms.contains(string(in: word.range)) { found.append(word.range) }
    }
    return found
  }

  /// Whether the word has neither digits, as in `MP3`, nor an ending, as in `URLs`.
  private func isPureCapitals(_ word: Word) -> Bool {
    !units[word.units].contains { $0.kind == .lower || $0.kind == .digit }
  }

  /// The share of capital letters among the letters with case in known pieces, and their number.
  public var capitalLetters: (share: Double, letters: Int) {
    var upper = 0
    var all = 0
    for unit in units where unit.kind == .upper || unit.kind == .lower {
      all += 1
      if unit.kind == .upper { upper += 1 }
    }
    return (all == 0 ? 0 : Double(upper) / Double(all), all)
  }

  /// Returns how many words of `minimumLetters` letters or more, after the first word, are capitalised, which tells a
  /// title from a sentence.
  /// Proper nouns, words in capitals, beginnings of sentences and addresses are not counted.
  public func capitalisedWords(minimumLetters: Int = 4, properNouns: ProperNouns = .builtIn) -> (
    capitalised: Int, counted: Int
  ) {
    var counted = 0
    var capitalised = 0
    let starts = Set(sentences.map { $0.units.lowerBound })
    var index = 0
    while index < words.count {
      let word = words[index]
      let names = word.kind == .letters ? properNouns.match(in: self, at: index) : 0
      defer { index += max(names, 1) }
      guard index > 0, names == 0, word.kind == .letters, !word.isPartial, word.characters >= minimumLetters,
        !starts.contains(word.units.lowerBound)
      else { continue }
      switch wordCase(of: stem(of: word)) {
      case .capitalised:
        counted += 1
        capitalised += 1
      case .small: counted += 1
      case .none, .capitals, .single, .mixed: break
      }
    }
    return (capitalised, counted)
  }

  /// Returns `capitalised / counted` of `capitalisedWords`; 0 if there is nothing to count.
  public func capitalisedShare(minimumLetters: Int = 4, properNouns: ProperNouns = .builtIn) -> Double {
    let (capitalised, counted) = capitalisedWords(minimumLetters: minimumLetters, properNouns: properNouns)
    return counted == 0 ? 0 : Double(capitalised) / Double(counted)
  }
}
