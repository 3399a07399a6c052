import HIGReading

/// The functions about texts, without what they do: see `FunctionBody`.
extension RuleFunctions {
  static let textFunctions: [Function] =
    textMeasuresFunctions + textPartsFunctions + textWordsFunctions + textMarksFunctions + textCapitalsFunctions
    + textNamesFunctions + textSentencesFunctions + textComparisonsFunctions

  /// The functions that search for word lists.
  static let wordFunctions: [Function] = [
    Function(
      "wordsFound", eitherText.map { .init([$0, wordList], spanList) },
      summary: "The places in a text where an entry of a word list stands"),
    Function(
      "hasWord", eitherText.map { .init([$0, wordList], .bool) } + [.init([.string, wordList], .bool)],
      summary: "Whether an entry of a word list stands in a text"),
  ]

  private static let eitherText: [ValueType] = [.node(["text"]), .node(["localizedText"])]

  private static func partsOfText(_ name: String, _ summary: String) -> Function {
    ofText(name, gives: spanList, summary)
  }

  /// A function of two texts, which are compared in each language that both have.
  private static func ofTexts(
    _ name: String, _ parameters: [[ValueType]] = [[]], gives result: ValueType, _ summary: String
  ) -> Function {
    ofText(name, parameters.flatMap { [[text] + $0, [.null] + $0] }, gives: result, summary)
  }

  private static let text = ValueType.node(["text", "localizedText"])
  private static let scripts = Enumeration("script", Script.allCases.map(\.rawValue))
  private static let finalLetters = Enumeration(
    "last letter", Script.allCases.map(\.rawValue) + ["digit", "placeholder"])
  private static let nameOccurrence = RecordType([
    "span": .span, "name": .string, "exactCase": .bool, "isFirst": .bool, "isPrefix": .bool, "next": .any,
  ])

  /// Names are right as they are: those that everybody knows (`ProperNouns.builtIn`), the app's own (`name`, `aliases`,
  /// `properNouns`), and those of a list if given.
  static let textCapitalsFunctions: [Function] = [
    ofText(
      "titleCaseMistakes", [[], [wordList], [wordList, wordList]], gives: spanList,
      """
      The words of an English title with the wrong first letter for title case. Minor words (a list; else the articles, \
      conjunctions and prepositions of up to four letters) are small inside; names of a second list are right.
      """),
    ofText("titleCased", [[], [wordList], [wordList, wordList]], gives: .string, "An English text in title case."),
    ofText(
      "isTitleCase", [[], [wordList], [wordList, wordList]], gives: .bool, "Whether an English text is in title case."),
    ofText(
      "sentenceCaseMistakes", [[], [wordList]], gives: spanList,
      """
      Sentences of a Latin text that begin with a small letter, and capitalised words within English sentences that no \
      name explains; names of a list are right.
      """),
    ofText("sentenceCased", [[], [wordList]], gives: .string, "A Latin text in sentence case."),
    ofText(
      "smallSentenceStarts", [[], [wordList]], gives: spanList,
      "First words of Latin sentences that begin with a small letter."),
    ofText(
      "capitalsWithinSentences", [[], [wordList]], gives: spanList,
      "Capitalised words within English sentences that no name explains."),
    ofText(
      "capitalisedShare", [[.int], [.int, wordList]], gives: .double,
      """
      The share of capitalised words among those of so many letters and more after the first: 1 for a title, 0 for a \
      sentence.
      """),
    ofText(
      "isAllCaps", [[], [wordList], [wordList, .int]], gives: .bool,
      "Whether all letters are capitals, at least four or so many of them outside the acronyms of a list."),
    ofText(
      "capsWords", [[], [wordList], [wordList, .int]], gives: spanList,
      "Words in capitals only, of four letters or so many and more, that are no acronyms of a list."),
  ]

  static let textMarksFunctions: [Function] = [
    ofText(
      "finalMark", gives: .any,
      "The part with the mark that ends a text, before closing quotes, brackets and an emoji; null where there is none."
    ),
    ofText(
      "finalLetterScript", gives: .word(finalLetters),
      "What the last letter of a text is, whatever marks follow: latin, han …, digit, placeholder, none."),
    ofText("endsWithEllipsis", gives: .bool, "Whether a text ends in `…`, `...` or `……`."),
    ofText("isQuestion", gives: .bool, "Whether a text ends in a question mark."),
    partsOfText("repeatedMarks", "Runs of two and more of `!` and `?`, full-width ones too, and of `。`."),
    partsOfText("halfWidthMarksAfterHan", "The ASCII marks `, . ! ? : ;` directly after a Chinese character."),
  ]

  static let textSentencesFunctions: [Function] = [
    partsOfText("sentences", "The sentences, with their marks."),
    ofText(
      "longSentences", [[.int, .int]], gives: spanList,
      "The sentences of more than so many words, or of more than so many Chinese characters."),
    ofText(
      "startsWithVerb", [[], [wordList]], gives: .bool,
      "Whether a text begins with an imperative (`Add Photo`, `添加照片`): a heuristic, with further verbs if given."),
    ofText(
      "hasVerb", gives: .bool,
      """
      Whether a text holds a verb, which makes a sentence likely: a heuristic for English and Chinese. Unknown where only \
      a placeholder could hold it.
      """),
  ]

  static let textComparisonsFunctions: [Function] = [
    ofTexts(
      "sameWords", gives: .bool,
      "Whether two texts differ at most in case, punctuation marks and spaces; in any language."),
    ofTexts(
      "containedWords", [[], [wordList]], gives: .bool,
      "Whether every word of a text is in a second one too, but for the words of a list; in any language."),
    ofTexts(
      "hanOverlap", gives: .double,
      "The share of a text's different Chinese characters that are in a second one too; the greatest of the languages."),
  ]

  /// Searches in the known pieces.
  static let textWordsFunctions: [Function] = [
    ofText(
      "find", [[wordList]], gives: spanList,
      """
      The words of a list in a text: whole words without regard to case, Chinese anywhere; a `*` at a word's end is any \
      continuation.
      """),
    ofText(
      "containsAny", [[wordList]], gives: .bool,
      "Whether a text holds a word of a list; unknown where it was not found and a placeholder may hold it."),
    ofText(
      "findAtClauseStart", [[wordList], [wordList, wordList]], gives: spanList,
      """
      The words of a list that begin the text or a clause, which is after a punctuation mark, or that follow one of the \
      lead-in words of a second list (`please`, `请`).
      """),
    ofText("findPattern", [[.string]], gives: spanList, "Where a regular expression (RE2's syntax) matches in a text."),
    ofText(
      "beginsWith", [[wordList]], gives: .any,
      "The word of a list that a text begins with, or null; unknown where it begins with a placeholder."),
    ofText(
      "isOneOf", [[wordList]], gives: .bool,
      "Whether a text as a whole is one of a list, without regard to case, punctuation marks and spaces."),
  ]

  static let textNamesFunctions: [Function] = [
    ofText(
      "nameOccurrences", [[wordList], [.list(text)], [text], [.string], [.null]], gives: .list(.record(nameOccurrence)),
      """
      Where names stand in a text, other than as a part of a longer name (`Harbor` in `Boston Harbor`): each a map of \
      `span`, `name`, `exactCase` (spelt with the very capitals), `isFirst` (no word before it), `isPrefix` (a label such \
      as `Name:` or `【名称】`) and `next` (the word after it, or null).
      """),
    ofText(
      "appNameOccurrences", gives: .list(.record(nameOccurrence)),
      "Where the app's name and aliases stand in a text, as `nameOccurrences`; unknown where the app's name is not stated."
    ),
  ]

  static let textMeasuresFunctions: [Function] = [
    ofText(
      "columns", [[], [.double]], gives: .int,
      """
      How wide a text is in columns: Han, full-width marks and emoji two, others one. A placeholder without a sample is \
      as wide as a number says; without that the width is open.
      """),
    ofText("characterCount", gives: .int, "The number of characters, without combining and invisible ones."),
    ofText("hanCount", gives: .int, "The number of Chinese characters."),
    ofText(
      "wordCount", gives: .int,
      "The number of words; a placeholder, a number and an address are one each, Chinese characters are not counted."),
    ofText("sentenceCount", gives: .int, "The number of sentences."),
    ofText("lineBreaks", gives: .int, "The number of line breaks written in the text."),
    ofText(
      "estimatedWidth", [[.double], [.double, .string]], gives: .double,
      "The width in points of the text on one line, estimated for a font size and, if given, a weight."),
    ofText(
      "estimatedLines", [[.double, .double], [.double, .double, .string]], gives: .int,
      "The number of lines that the text takes in a column of a width, estimated for a font size and, if given, a weight."
    ),
  ]

  static let textPartsFunctions: [Function] = [
    partsOfText("emoji", "The emoji, one part each."),
    partsOfText("addresses", "The web addresses, domains and e-mail addresses."),
    partsOfText("versions", "The version numbers: `v2`, `1.2.3`, `版本 2.0`."),
    partsOfText("numbers", "The numbers: `3.14`, `1,000`, `12:30`."),
    partsOfText("phoneNumbers", "The telephone numbers."),
    partsOfText("trademarkSigns", "The signs ™, ©, ® and their ASCII forms."),
    partsOfText("quotedParts", "What stands in quotation marks or in 《》 and 「」, without the marks."),
    ofText("hasPlaceholder", gives: .bool, "Whether a part of the text is not known before the app runs."),
    ofText("script", gives: .word(scripts), "What the text is written in: latin, han, japanese, mixed …"),
    ofText("isEnglish", gives: .bool, "Whether the text is in English."),
    ofText("isChinese", gives: .bool, "Whether the text is in Chinese."),
  ]

  static let purposeFunctions: [Function] = [
    ofText(
      "findOutside", [[wordList, wordList]], gives: spanList,
      """
      The words of a list in a text, but for those that are part of a phrase of a second list: `to` in `to find friends`, \
      not in `access to`.
      """),
    ofText(
      "wordsLeft", [[wordList]], gives: .int,
      """
      The number of words of a text without those that belong to a phrase of a list or name the app; a Chinese character \
      is one word, a placeholder too.
      """),
    ofText("placeholders", gives: spanList, "The parts of a text that are filled in later: `{name}`, `%@`, `$(NAME)`."),
    ofText(
      "missingLanguages", [[wordList]], gives: wordList,
      """
      The languages of a list in which a text is missing or blank: `zh` serves `zh-Hans` and `en` serves `en-GB`. Empty \
      for a text that is not given by language.
      """),
    of(
      "hasUnevenTexts", [.node([]), wordList], gives: .bool,
      """
      Whether a text in the fields of a node lacks one of a list of languages, or has the same words in two; true, too, \
      where a field is unknown, and false for texts that are not given by language.
      """),
  ]
}
