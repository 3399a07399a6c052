extension TextFunctions {
  // MARK: Punctuation and the end of a text

  static let marks: [Function] = [
    function(
      "finalMark", gives: .any,
      "The part with the mark that ends a text, before closing quotes, brackets and an emoji; null where there is none."
    ) { call in
      call.only { subject in
        guard case .known(let mark) = subject.text.finalMark else { return .unknown(call.unknown(subject)) }
        return mark.map { call.span($0.range, of: subject) } ?? .null
      }
    },
    function(
      "finalLetterScript", gives: .word(finalLetters),
      "What the last letter of a text is, whatever marks follow: latin, han …, digit, placeholder, none."
    ) { call in
      call.only(none: .string(Script.none.rawValue)) { subject in
        switch subject.text.finalLetter {
        case .letter(let script): .string(script.rawValue)
        case .digit: .string("digit")
        case .placeholder: .string("placeholder")
        case .none: .string(Script.none.rawValue)
        }
      }
    },
    function("endsWithEllipsis", gives: .bool, "Whether a text ends in `…`, `...` or `……`.") { call in
      call.truth { $0.endsWithEllipsis }
    },
    function("isQuestion", gives: .bool, "Whether a text ends in a question mark.") { call in
      call.truth { $0.isQuestion }
    },
    parts("repeatedMarks", "Runs of two and more of `!` and `?`, full-width ones too, and of `。`.") {
      $0.repeatedMarks
    },
    parts("halfWidthMarksAfterHan", "The ASCII marks `, . ! ? : ;` directly after a Chinese character.") {
      $0.halfWidthMarksAfterHan.map(\.range)
    },
  ]

  private static let finalLetters = Enumeration(
    "last letter", Script.allCases.map(\.rawValue) + ["digit", "placeholder"])

  // MARK: Sentences and verbs

  static let sentences: [Function] = [
    parts("sentences", "The sentences, with their marks.") { $0.sentences.map(\.range) },
    function(
      "longSentences", [[.int, .int]], gives: spanList,
      "The sentences of more than so many words, or of more than so many Chinese characters."
    ) { call in
      call.spans { text in
        .known(
          text.sentences.map(\.range).filter { range in
            let sentence = TextValue(text.string(in: range), language: nil)
            return sentence.wordCount > call.int(0) || Int(sentence.hanCount.low) > call.int(1)
          })
      }
    },
    function(
      "startsWithVerb", [[], [wordList]], gives: .bool,
      "Whether a text begins with an imperative (`Add Photo`, `添加照片`): a heuristic, with further verbs if given."
    ) { call in
      let more = call.arguments.isEmpty ? [] : call.sets(0)
      return call.truth(reason: { $0.words.first?.kind == .placeholder ? .placeholder : .language }) {
        $0.startsWithVerb(more: more)
      }
    },
    function(
      "hasVerb", gives: .bool,
      """
      Whether a text holds a verb, which makes a sentence likely: a heuristic for English and Chinese. Unknown where only \
      a placeholder could hold it.
      """
    ) { call in
      call.truth(reason: { $0.hasPlaceholder ? .placeholder : .language }) { text in
        text.hasPlaceholder && text.hasVerb == .known(false) ? .unknown : text.hasVerb
      }
    },
  ]

  // MARK: Two texts

  static let comparisons: [Function] = [
    comparison(
      "sameWords", gives: .bool,
      "Whether two texts differ at most in case, punctuation marks and spaces; in any language."
    ) { call, pairs in
      call.any(pairs) { $0.isEqualIgnoringForm($1) }
    },
    comparison(
      "containedWords", [[], [wordList]], gives: .bool,
      "Whether every word of a text is in a second one too, but for the words of a list; in any language."
    ) { call, pairs in
      let ignored = call.arguments.count > 1 ? call.sets(1) : []
      return call.any(pairs) { $0.wordsContained(in: $1, ignoring: ignored) }
    },
    comparison(
      "hanOverlap", gives: .double,
      "The share of a text's different Chinese characters that are in a second one too; the greatest of the languages."
    ) { call, pairs in
      var most = 0.0
      for (a, b) in pairs {
        guard case .known(let share) = a.text.hanOverlap(with: b.text) else { return .unknown(call.unknown(a)) }
        most = max(most, share)
      }
      return .double(most)
    },
  ]

  /// Returns a function of two texts, which are compared in each language that both have.
  private static func comparison(
    _ name: String, _ parameters: [[ValueType]] = [[]], gives result: ValueType, _ summary: String,
    _ body: @escaping @Sendable (TextCall, [(TextCall.Subject, TextCall.Subject)]) -> Value
  ) -> Function {
    let all = parameters.flatMap { [[subject] + $0, [.null] + $0] }
    return function(name, all, gives: result, summary) { call in
      guard let second = call.arguments.first, let others = TextCall.subjects(of: second, in: call.model) else {
        return .error(
          EvaluationError(
            Message(en: "`\(name)` compares with a text, and this is none", zhHans: "`\(name)` 只能与文本比较，此处却不是")))
      }
      return body(call, call.pairs(with: others))
    }
  }
}

extension TextCall {
  /// Returns each text with the one in its language; if either field has only one text, that goes with any other.
  fileprivate func pairs(with others: Subjects) -> [(Subject, Subject)] {
    var pairs: [(Subject, Subject)] = []
    for subject in texts {
      let language = model.text(of: subject.node)?.language
      let counterpart =
        others.first { model.text(of: $0.node)?.language == language }
        ?? (others.count == 1 || texts.count == 1 ? others.first : nil)
      if let counterpart { pairs.append((subject, counterpart)) }
    }
    return pairs
  }

  /// Whether something is true of a pair; unknown if it is of none, and a placeholder leaves one open.
  fileprivate func any(
    _ pairs: [(Subject, Subject)], _ decide: (TextValue, TextValue) -> Decided<Bool>
  ) -> Value {
    var open: Unknown?
    for (a, b) in pairs {
      switch decide(a.text, b.text) {
      case .known(true): return .bool(true)
      case .known(false): continue
      case .unknown: open = open ?? unknown(a.text.hasPlaceholder ? a : b)
      }
    }
    return open.map { .unknown($0) } ?? .bool(false)
  }
}
