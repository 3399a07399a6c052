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
    TextFunctions.function("missingLanguages") { call in missingLanguages(call) },
  ]

  private static func missingLanguages(_ call: TextCall) -> Value {
    let written = call.texts.compactMap { subject -> String? in
      guard let entry = call.model.text(of: subject.node), !subject.text.isBlank else { return nil }
      return entry.language
    }
    let isMap = call.texts.contains { subject in
      let whole = call.model.parent(of: subject.node)
      return whole != .none && call.model.location(of: whole).range != call.model.location(of: subject.node).range
    }
    guard isMap || call.texts.isEmpty else { return .list([]) }
    return .list(
      call.list(0).filter { value in
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
