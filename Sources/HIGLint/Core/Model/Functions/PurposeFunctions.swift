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
    FunctionBody("hasUnevenTexts") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first, node != .none,
        case .list(let languages) = arguments[1]
      else { return .bool(false) }
      return .bool(UnevenTexts(model: model, languages: languages).isAny(in: node))
    },
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

/// Looks for texts that are not in every language, each with its own words. Nearly all are, which shows without reading
/// them.
private struct UnevenTexts {
  let model: Model
  let languages: [Value]

  /// Returns whether a field of a node holds such a text, or is not known.
  func isAny(in node: NodeReference) -> Bool {
    model.slots(of: model.nodes[Int(node.index)]).contains { slot in
      switch slot.kind {
      case .node: isUneven(NodeReference(Int(slot.payload)))
      case .list: model.items(of: slot).contains { $0.kind == .node && isUneven(NodeReference(Int($0.payload))) }
      case .unknown, .opaque, .stored: true
      case .null, .bool, .int, .number, .string, .color: false
      }
    }
  }

  private func isUneven(_ node: NodeReference) -> Bool {
    // A text that is not given by language may be a key of a table.
    guard let slot = model.slot(Names.texts, of: node), TextFacts.isMap(node, in: model) else { return false }
    let texts = model.items(of: slot)
    return languages.contains { wanted in
      guard case .string(let wanted) = wanted else { return false }
      return !texts.contains { serves($0, wanted) }
    } || TextFacts.isRepeated(node, in: model)
  }

  private func serves(_ text: FieldSlot, _ wanted: String) -> Bool {
    guard let index = model.textIndex(of: NodeReference(Int(text.payload))), let language = model.texts[index].language,
      LanguageTag.serves(language, for: wanted)
    else { return false }
    return !TextFacts.isBlank(model.texts[index].string)
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
