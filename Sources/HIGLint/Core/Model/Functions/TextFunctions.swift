import HIGLanguage
import HIGReading

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
  public static let all: [FunctionBody] =
    measures + parts + words + marks + capitals + names + sentences + comparisons

  /// Returns a function of texts.
  package static func function(_ name: String, _ body: @escaping @Sendable (TextCall) -> Value) -> FunctionBody {
    FunctionBody(name) { arguments, context in
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
  package static func parts(
    _ name: String, _ find: @escaping @Sendable (TextValue) -> [Range<Int>]
  ) -> FunctionBody {
    function(name) { call in call.spans { .known(find($0)) } }
  }

  // MARK: Lengths

  private static let measures: [FunctionBody] = [
    function("columns") { call in
      let sample = call.number(0)
      return call.count {
        call.arguments.isEmpty ? $0.columns() : $0.columns(placeholder: Interval(low: sample, high: sample))
      }
    },
    function("characterCount") {
      $0.count { $0.characterCount }
    },
    function("hanCount") { $0.count { $0.hanCount } },
    function("wordCount") {
      $0.count { exactly($0.wordCount) }
    },
    function("sentenceCount") { $0.count { exactly($0.sentences.count) } },
    function("lineBreaks") {
      $0.count { exactly($0.lineBreakCount) }
    },
    function("estimatedWidth") { call in
      call.number {
        $0.estimatedWidth(fontSize: call.number(0), weight: TextWeight(rawValue: call.string(1)) ?? .regular)
      }
    },
    function("estimatedLines") { call in
      call.count {
        $0.estimatedLines(
          width: call.number(0), fontSize: call.number(1), weight: TextWeight(rawValue: call.string(2)) ?? .regular)
      }
    },
  ]

  private static func exactly(_ count: Int) -> Interval { Interval(low: Double(count), high: Double(count)) }

  // MARK: Parts of a certain kind

  private static let parts: [FunctionBody] = [
    parts("emoji") { $0.emoji },
    parts("addresses") { text in
      text.addresses.filter { $0.kind == .url || $0.kind == .email }.map(\.range)
    },
    parts("versions") { $0.versionNumbers },
    parts("numbers") { $0.numbers },
    parts("phoneNumbers") { $0.phoneNumbers },
    parts("trademarkSigns") { $0.trademarkSigns },
    parts("quotedParts") { $0.quotedParts },
    function("hasPlaceholder") { call in
      .bool(call.texts.contains { $0.text.hasPlaceholder })
    },
    function("script") { call in
      call.only(none: .string(Script.none.rawValue)) { .string($0.text.script.rawValue) }
    },
    function("isEnglish") { call in
      call.truth(reason: { _ in .language }) { $0.isEnglish }
    },
    function("isChinese") { call in
      call.truth(reason: { _ in .language }) { $0.isChinese }
    },
  ]
}
