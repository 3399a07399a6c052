import HIGLanguage

extension TextValue {
  /// Returns the mistakes of an English title in title case; unknown if the language is, empty for other languages.
  ///
  /// The first and the last word and those after a colon or an opening bracket are capitalised, so are all others but
  /// minor words. Words that can be adverbs too (`Turn On`, `Sign In to`) may have either case. Proper nouns, acronyms,
  /// brands (`iCloud`, `eBay`), addresses, units after a number, quoted parts and placeholders are right as they are.
  /// - Parameter minorWords: The minor words, in lower case.
  public func titleCaseMistakes(
    minorWords: Set<String> = EnglishWords.minorWords, properNouns: ProperNouns = .builtIn
  ) -> Decided<[CaseMistake]> {
    if isUnknown { return .unknown }
    guard case .known(let isEnglish) = isEnglish else {
      return words.contains { $0.kind == .letters } ? .unknown : .known([])
    }
    guard isEnglish, script == .latin else { return .known([]) }
    return .known(TitleReader(text: self, minorWords: minorWords, properNouns: properNouns).mistakes())
  }

  /// Whether an English text follows title case: see `titleCaseMistakes`.
  public var isTitleCase: Decided<Bool> { titleCaseMistakes().map(\.isEmpty) }
}

private struct TitleReader {
  let text: TextValue
  let minorWords: Set<String>
  let properNouns: ProperNouns

  func mistakes() -> [TextValue.CaseMistake] {
    var mistakes: [TextValue.CaseMistake] = []
    let quoted = text.quotedUnits
    var quote = 0
    let starts = Set(text.sentences.map { $0.units.lowerBound })
    // A placeholder may be the last word; marks are not.
    let last = text.words.indices.last
    var index = 0
    while index < text.words.count {
      let word = text.words[index]
      while quote < quoted.count, quoted[quote].upperBound <= word.units.lowerBound { quote += 1 }
      let isQuoted =
        quote < quoted.count && quoted[quote].contains(word.units.lowerBound) && quoted.count < text.words.count
      let names = word.kind == .letters ? properNouns.match(in: text, at: index) : 0
      defer { index += max(names, 1) }
      guard names == 0, word.kind == .letters, !word.isPartial, !isQuoted || coversAll(quoted) else { continue }
      if isUnit(index) || isAbbreviated(word) || text.wordCase(of: text.stem(of: word)) == .mixed { continue }
      check(
        word, isEdge: index == 0 || index == last || starts.contains(word.units.lowerBound) || opens(before: word),
        into: &mistakes)
    }
    return mistakes
  }

  /// Whether quotes cover the whole title: one that is a single quotation is a title still.
  private func coversAll(_ quoted: [Range<Int>]) -> Bool {
    guard quoted.count == 1, let first = text.words.first, let last = text.words.last else { return false }
    return quoted[0].contains(first.units.lowerBound) && quoted[0].contains(last.units.lowerBound)
  }

  private func check(_ word: TextValue.Word, isEdge: Bool, into mistakes: inout [TextValue.CaseMistake]) {
    let parts = hyphenParts(of: word)
    for (position, part) in parts.enumerated() {
      let spelling = text.string(in: text.range(of: part)).lowercased()
      let isFirst = position == 0
      let isMinor = minorWords.contains(spelling) && parts.count == 1 && !isEdge
      let mayVary = EnglishWords.eitherCase.contains(spelling) && !isEdge
      switch text.wordCase(of: text.stem(ofPart: part)) {
      case .small:
        // `'n'`, `’til`
        if part.lowerBound > 0, WordReader.isApostrophe(text.units[part.lowerBound - 1].scalar) { continue }
        if isMinor || mayVary || (!isFirst && mayBeSmall(spelling, after: parts[0])) { continue }
        guard text.units[part.lowerBound].kind == .lower else { continue }
        mistakes.append(text.mistake(part, wanted: .capital))
      case .capitalised, .single:
        // A capital A may be a letter's name: `Vitamin A and D`.
        if isMinor, !mayVary, spelling != "a" {
          mistakes.append(text.mistake(part, wanted: .small))
        }
      case .none, .capitals, .mixed: continue
      }
    }
  }

  /// Whether the second part of a compound may be small: after a prefix or for a minor word.
  private func mayBeSmall(_ spelling: String, after first: Range<Int>) -> Bool {
    if minorWords.contains(spelling) || EnglishWords.eitherCase.contains(spelling) { return true }
    if spelling.utf8.count <= 2 { return true }
    return EnglishWords.prefixes.contains(text.string(in: text.range(of: first)).lowercased())
  }

  private func hyphenParts(of word: TextValue.Word) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = word.units.lowerBound
    for i in word.units where WordReader.isHyphen(text.units[i].scalar) {
      parts.append(start..<i)
      start = i + 1
    }
    parts.append(start..<word.units.upperBound)
    return parts.filter { !$0.isEmpty }
  }

  /// Whether a word is a unit after a number: `5 km`, `10 min`.
  private func isUnit(_ index: Int) -> Bool {
    guard index > 0, text.words[index - 1].kind == .number || text.words[index - 1].kind == .placeholder else {
      return false
    }
    let word = text.words[index]
    if text.words[index - 1].kind == .number, word.characters == 1 { return true }
    return EnglishWords.units.contains(text.string(in: word.range).lowercased())
  }

  /// Whether a word is an abbreviation: `etc.`, `e.g.`.
  private func isAbbreviated(_ word: TextValue.Word) -> Bool {
    let spelling = text.string(in: word.range).lowercased()
    if spelling == "e.g" || spelling == "i.e" || spelling == "a.m" || spelling == "p.m" { return true }
    return text.units[word.units.upperBound].scalar == 0x2E && EnglishWords.abbreviations[spelling] != nil
      && word.units.upperBound + 1 < text.unitCount
  }

  /// Whether a colon, dash, bracket, bullet, mark of a sentence's end or line break stands before the word.
  private func opens(before word: TextValue.Word) -> Bool {
    var i = word.units.lowerBound
    while i > 0, text.units[i - 1].kind == .space { i -= 1 }
    guard i > 0 else { return true }
    let unit = text.units[i - 1]
    return unit.kind == .newline || TextMarks.opens(unit.scalar) && !WordReader.isApostrophe(unit.scalar)
      || unit.scalar == 0x21 || unit.scalar == 0x3F
  }
}

extension TextValue {
  /// Returns a part of a compound up to an apostrophe.
  fileprivate func stem(ofPart part: Range<Int>) -> Range<Int> {
    var end = part.lowerBound
    while end < part.upperBound, !WordReader.isApostrophe(units[end].scalar) { end += 1 }
    return end == part.lowerBound ? part : part.lowerBound..<end
  }
}
