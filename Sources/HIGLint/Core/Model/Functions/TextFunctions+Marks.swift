import HIGLanguage
import HIGReading

extension TextFunctions {
  // MARK: Punctuation and the end of a text

  static let marks: [FunctionBody] = [
    function("finalMark") { call in
      call.only { subject in
        guard case .known(let mark) = subject.text.finalMark else { return .unknown(call.unknown(subject)) }
        return mark.map { call.span($0.range, of: subject) } ?? .null
      }
    },
    function("finalLetterScript") { call in
      call.only(none: .string(Script.none.rawValue)) { subject in
        switch subject.text.finalLetter {
        case .letter(let script): .string(script.rawValue)
        case .digit: .string("digit")
        case .placeholder: .string("placeholder")
        case .none: .string(Script.none.rawValue)
        }
      }
    },
    function("endsWithEllipsis") { call in
      call.truth { $0.endsWithEllipsis }
    },
    function("isQuestion") { call in
      call.truth { $0.isQuestion }
    },
    parts("repeatedMarks") {
      $0.repeatedMarks
    },
    parts("halfWidthMarksAfterHan") {
      $0.halfWidthMarksAfterHan.map(\.range)
    },
  ]

  // MARK: Sentences and verbs

  static let sentences: [FunctionBody] = [
    parts("sentences") { $0.sentences.map(\.range) },
    function("longSentences") { call in
      call.spans { text in
        .known(
          text.sentences.map(\.range).filter { range in
            let sentence = TextValue(text.string(in: range), language: nil)
            return sentence.wordCount > call.int(0) || Int(sentence.hanCount.low) > call.int(1)
          })
      }
    },
    function("startsWithVerb") { call in
      let more = call.arguments.isEmpty ? [] : call.sets(0)
      return call.truth(reason: { $0.words.first?.kind == .placeholder ? .placeholder : .language }) {
        $0.startsWithVerb(more: more)
      }
    },
    function("hasVerb") { call in
      call.truth(reason: { $0.hasPlaceholder ? .placeholder : .language }) { text in
        text.hasPlaceholder && text.hasVerb == .known(false) ? .unknown : text.hasVerb
      }
    },
  ]

  // MARK: Two texts

  static let comparisons: [FunctionBody] = [
    comparison("sameWords") { call, pairs in
      call.any(pairs) { $0.isEqualIgnoringForm($1) }
    },
    comparison("containedWords") { call, pairs in
      let ignored = call.arguments.count > 1 ? call.sets(1) : []
      return call.any(pairs) { $0.wordsContained(in: $1, ignoring: ignored) }
    },
    comparison("hanOverlap") { call, pairs in
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
    _ name: String, _ body: @escaping @Sendable (TextCall, [(TextCall.Subject, TextCall.Subject)]) -> Value
  ) -> FunctionBody {
    function(name) { call in
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
