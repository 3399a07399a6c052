import HIGLanguage
import HIGReading

/// The functions of the rule language about short explanations: the words of a text besides set phrases, and the
/// languages that it is written in.
public enum PurposeFunctions {
  public static let all: [FunctionBody] = [
    TextFunctions.function("findOutside") { call in
      let words = call.automata(0)
      let phrases = call.automata(1)
      return call.spans { text in
        let found = text.ranges(of: words)
        guard !found.isEmpty else { return .known([]) }
        let covered = text.ranges(of: phrases)
        return .known(found.filter { range in !covered.contains { $0.overlaps(range) } })
      }
    },
    TextFunctions.function("wordsLeft") { call in
      let phrases = call.automata(0)
      // Who asks says nothing about why.
      let names = call.model.ownNames
      return call.count { text in
        let named = names.flatMap { text.occurrences(ofName: $0).map(\.range) }
        let left = Double(text.wordsLeft(without: text.ranges(of: phrases) + named))
        return Interval(low: left, high: left)
      }
    },
    TextFunctions.function("placeholders") { call in
      .list(
        call.texts.flatMap { subject in
          subject.text.pieces.filter(\.isUnknown).map { call.span($0.range, of: subject) }
        })
    },
    FunctionBody("missingLanguages") { arguments, context in
      guard let model = context.model, let first = arguments.first, let texts = TextCall.nodes(of: first, in: model)
      else { return TextFunctions.isNoText("missingLanguages") }
      guard arguments.count > 1, case .list(let wanted) = arguments[1] else { return .list([]) }
      return missingLanguages(of: texts, among: wanted, in: model)
    },
  ]

  /// Whole apps are asked about: the texts are not analysed for it.
  private static func missingLanguages(of texts: [NodeReference], among wanted: [Value], in model: Model) -> Value {
    let isMap = texts.contains { text in
      let whole = model.parent(of: text)
      return whole != .none && model.nodes[Int(whole.index)].range != model.nodes[Int(text.index)].range
    }
    guard isMap || texts.isEmpty else { return .list([]) }
    let written = texts.compactMap { text -> String? in
      guard let entry = model.text(of: text), !TextFacts.isBlank(entry.string) else { return nil }
      return entry.language
    }
    return .list(
      wanted.filter { value in
        guard case .string(let wanted) = value else { return false }
        return !written.contains { LanguageTag.serves($0, for: wanted) }
      })
  }
}

extension TextValue {
  /// Returns the number of words, in Chinese of characters, outside of some parts.
  func wordsLeft(without parts: [Range<Int>]) -> Int {
    var count = 0
    for word in words {
      guard word.kind == .characters else {
        if !parts.contains(where: { $0.overlaps(word.range) }) { count += 1 }
        continue
      }
      for unit in units[word.units] where unit.isLetter {
        if !parts.contains(where: { $0.contains(Int(unit.offset)) }) { count += 1 }
      }
    }
    return count
  }
}
