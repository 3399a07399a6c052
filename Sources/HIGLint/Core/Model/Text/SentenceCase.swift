import HIGLanguage

extension TextValue {
  /// Returns the mistakes of a text in sentence case: sentences that begin with a small letter, and capitalised words
  /// within sentences. Only for Latin script.
  ///
  /// Capitals within sentences are looked for in English only, for they are right in German and our names are English
  /// ones. If the language is not known and such capitals are the only suspicion, the answer is unknown.
  public func sentenceCaseMistakes(properNouns: ProperNouns = .builtIn) -> Decided<[CaseMistake]> {
    if isUnknown { return .unknown }
    let starts = smallSentenceStarts(properNouns: properNouns)
    switch capitalsWithinSentences(properNouns: properNouns) {
    case .known(let capitals):
      return .known((starts + capitals).sorted { $0.range.lowerBound < $1.range.lowerBound })
    case .unknown: return starts.isEmpty ? .unknown : .known(starts)
    }
  }

  /// Returns the first words of sentences that begin with a small letter, in texts of Latin script.
  ///
  /// Placeholders, digits, quotes before the word, brands with inner capitals, proper nouns and addresses pass, and so
  /// does a new line after one that no mark ends: it may be the same sentence.
  public func smallSentenceStarts(properNouns: ProperNouns = .builtIn) -> [CaseMistake] {
    guard script == .latin, !isUnknown else { return [] }
    var mistakes: [CaseMistake] = []
    var index = 0
    var endsBefore = true
    for sentence in sentences {
      defer { endsBefore = sentence.mark != nil }
      while index < words.count, words[index].units.lowerBound < sentence.units.lowerBound { index += 1 }
      guard endsBefore, index < words.count else { continue }
      let word = words[index]
      guard word.kind == .letters, !word.isPartial, units[word.units.lowerBound].kind == .lower,
        wordCase(of: word.units) == .small, properNouns.match(in: self, at: index) == 0
      else { continue }
      if isContinued(before: word, in: sentence) { continue }
      let parts = units[word.units].firstIndex { WordReader.isHyphen($0.scalar) } ?? word.units.upperBound
      mistakes.append(mistake(word.units.lowerBound..<parts, wanted: .capital))
    }
    return mistakes
  }

  /// Whether the mark before a sentence's first word makes its case free: an ellipsis, a quote, a hyphen (a
  /// shell option), an apostrophe (`’til`), a symbol.
  private func isContinued(before word: Word, in sentence: Sentence) -> Bool {
    units[sentence.units.lowerBound..<word.units.lowerBound].contains { unit in
      switch unit.kind {
      case .space, .newline, .invisible, .emoji: false
      default: unit.scalar != 0x2022 && unit.scalar != 0xBF && unit.scalar != 0xA1 && unit.scalar != 0xB7
      }
    }
  }

  /// Returns capitalised words within English sentences that no name, quote, colon, bracket or bullet explains; unknown
  /// if the language is not known and there are such words, empty for other languages.
  public func capitalsWithinSentences(properNouns: ProperNouns = .builtIn) -> Decided<[CaseMistake]> {
    if isUnknown { return .unknown }
    guard script == .latin else { return .known([]) }
    if case .known(false) = isEnglish { return .known([]) }
    let found = capitalsWithin(properNouns)
    if found.isEmpty { return .known([]) }
    return isEnglish == .known(true) ? .known(found) : .unknown
  }

  private func capitalsWithin(_ properNouns: ProperNouns) -> [CaseMistake] {
    var mistakes: [CaseMistake] = []
    let starts = sentences.map { $0.units.lowerBound }
    var start = 0
    let quoted = quotedUnits
    var quote = 0
    var isFirst = true
    var index = 0
    while index < words.count {
      let word = words[index]
      while start < starts.count, starts[start] <= word.units.lowerBound {
        start += 1
        isFirst = true
      }
      while quote < quoted.count, quoted[quote].upperBound <= word.units.lowerBound { quote += 1 }
      let isQuoted = quote < quoted.count && quoted[quote].contains(word.units.lowerBound)
      let names = word.kind == .letters ? properNouns.match(in: self, at: index) : 0
      let wasFirst = isFirst
      isFirst = false
      defer { index += max(names, 1) }
      guard !wasFirst, !isQuoted, names == 0, word.kind == .letters, !word.isPartial else { continue }
      guard wordCase(of: stem(of: word)) == .capitalised, !follows(mark: word), !followsTitle(index) else { continue }
      mistakes.append(mistake(word.units, wanted: .small))
    }
    return mistakes
  }

  /// Whether a mark before the word allows a capital.
  private func follows(mark word: Word) -> Bool {
    var i = word.units.lowerBound
    while i > 0, units[i - 1].kind == .space { i -= 1 }
    guard i > 0 else { return true }
    let unit = units[i - 1]
    return unit.kind == .newline || unit.kind == .emoji || unit.kind == .symbol || TextMarks.opens(unit.scalar)
      || unit.scalar == 0x2E || unit.scalar == 0x2026 || unit.scalar == 0x21 || unit.scalar == 0x3F
  }

  /// Whether a word follows a person's title: `Dr. Smith`.
  private func followsTitle(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch string(in: words[index - 1].range) {
    case "Mr", "Mrs", "Ms", "Dr", "Prof", "St": return true
    default: return false
    }
  }
}
