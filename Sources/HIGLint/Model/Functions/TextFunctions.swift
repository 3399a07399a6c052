/// The functions of the rule language about texts.
///
/// Every function takes a text node first (`self` of a rule that selects texts, an element of `title.all`) or a text by
/// language (`self.title`), and is about the texts in all languages then: spans of all of them, the greatest number,
/// what all agree on. Spans are parts of a text that a diagnostic can underline; `span.text` is its text.
///
/// - A text that is only a variable or a localisation key makes each of them unknown.
/// - Placeholders: a *search* looks at the known pieces, so it gives words that the designer wrote, and a rule
///   against some words passes if only a placeholder could hold them; a *question* (`containsAny`, `finalMark`,
///   `isQuestion`) is unknown if a placeholder could change the answer, and lengths are intervals.
/// - Questions about English (capitals) are empty or true for texts in other languages, and unknown where the language
///   is; see `TextLanguage` for when a text without a stated language is taken for English.
///
/// No function knows a threshold or a guideline's list: those come as arguments, out of `params` and `lists`.
public enum TextFunctions {
  public static let all: [Function] =
    (measures + parts + words + marks + capitals + names + sentences + comparisons).map { function in
      var function = function
      function.isOfText = true
      return function
    }

  /// The types that the first argument may have.
  static let subject = ValueType.node(["text", "localizedText"])
  static let wordList = ValueType.list(.string)
  static let spanList = ValueType.list(.span)

  /// Returns a function of texts.
  /// - Parameter parameters: The lists of further parameters that it takes.
  static func function(
    _ name: String, _ parameters: [[ValueType]] = [[]], gives result: ValueType, _ summary: String,
    _ body: @escaping @Sendable (TextCall) -> Value
  ) -> Function {
    let overloads =
      parameters.map { Function.Overload([subject] + $0, result) }
      + parameters.map { Function.Overload([.null] + $0, result) }
    return Function(name, overloads, summary: summary) { arguments, context in
      guard let model = context.model, let first = arguments.first,
        let texts = TextCall.subjects(of: first, in: model)
      else {
        return .error(
          EvaluationError(
            Message(en: "`\(name)` asks about a text, and this is none", zhHans: "`\(name)` 的对象应为文本，此处却不是")))
      }
      return arguments.withUnsafeBufferPointer {
        body(TextCall(name: name, model: model, texts: texts, arguments: UnsafeBufferPointer(rebasing: $0.dropFirst())))
      }
    }
  }

  /// Returns a function that finds parts of a text.
  static func parts(
    _ name: String, _ summary: String, _ find: @escaping @Sendable (TextValue) -> [Range<Int>]
  ) -> Function {
    function(name, gives: spanList, summary) { call in call.spans { .known(find($0)) } }
  }

  // MARK: Lengths

  private static let measures: [Function] = [
    function(
      "columns", [[], [.double]], gives: .int,
      """
      How wide a text is in columns: Han, full-width marks and emoji two, others one. A placeholder without a sample is \
      as wide as a number says; without that the width is open.
      """
    ) { call in
      let sample = call.number(0)
      return call.count {
        call.arguments.isEmpty ? $0.columns() : $0.columns(placeholder: Interval(low: sample, high: sample))
      }
    },
    function("characterCount", gives: .int, "The number of characters, without combining and invisible ones.") {
      $0.count { $0.characterCount }
    },
    function("hanCount", gives: .int, "The number of Chinese characters.") { $0.count { $0.hanCount } },
    function(
      "wordCount", gives: .int,
      "The number of words; a placeholder, a number and an address are one each, Chinese characters are not counted."
    ) {
      $0.count { exactly($0.wordCount) }
    },
    function("sentenceCount", gives: .int, "The number of sentences.") { $0.count { exactly($0.sentences.count) } },
    function("lineBreaks", gives: .int, "The number of line breaks written in the text.") {
      $0.count { exactly($0.lineBreakCount) }
    },
    function(
      "estimatedWidth", [[.double], [.double, .string]], gives: .double,
      "The width in points of the text on one line, estimated for a font size and, if given, a weight."
    ) { call in
      call.number {
        $0.estimatedWidth(fontSize: call.number(0), weight: TextWeight(rawValue: call.string(1)) ?? .regular)
      }
    },
    function(
      "estimatedLines", [[.double, .double], [.double, .double, .string]], gives: .int,
      "The number of lines that the text takes in a column of a width, estimated for a font size and, if given, a weight."
    ) { call in
      call.count {
        $0.estimatedLines(
          width: call.number(0), fontSize: call.number(1), weight: TextWeight(rawValue: call.string(2)) ?? .regular)
      }
    },
  ]

  private static func exactly(_ count: Int) -> Interval { Interval(low: Double(count), high: Double(count)) }

  // MARK: Parts of a certain kind

  private static let parts: [Function] = [
    parts("emoji", "The emoji, one part each.") { $0.emoji },
    parts("addresses", "The web addresses, domains and e-mail addresses.") { text in
      text.addresses.filter { $0.kind == .url || $0.kind == .email }.map(\.range)
    },
    parts("versions", "The version numbers: `v2`, `1.2.3`, `版本 2.0`.") { $0.versionNumbers },
    parts("numbers", "The numbers: `3.14`, `1,000`, `12:30`.") { $0.numbers },
    parts("phoneNumbers", "The telephone numbers.") { $0.phoneNumbers },
    parts("trademarkSigns", "The signs ™, ©, ® and their ASCII forms.") { $0.trademarkSigns },
    parts("quotedParts", "What stands in quotation marks or in 《》 and 「」, without the marks.") { $0.quotedParts },
    function("hasPlaceholder", gives: .bool, "Whether a part of the text is not known before the app runs.") { call in
      .bool(call.texts.contains { $0.text.hasPlaceholder })
    },
    function("script", gives: .word(scripts), "What the text is written in: latin, han, japanese, mixed …") { call in
      call.only(none: .string(Script.none.rawValue)) { .string($0.text.script.rawValue) }
    },
    function("isEnglish", gives: .bool, "Whether the text is in English.") { call in
      call.truth(reason: { _ in .language }) { $0.isEnglish }
    },
    function("isChinese", gives: .bool, "Whether the text is in Chinese.") { call in
      call.truth(reason: { _ in .language }) { $0.isChinese }
    },
  ]

  static let scripts = Enumeration("script", Script.allCases.map(\.rawValue))
}
