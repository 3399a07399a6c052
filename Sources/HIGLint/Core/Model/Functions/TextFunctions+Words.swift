import HIGLanguage
import HIGReading

extension TextFunctions {
  // MARK: Words and patterns

  /// The functions about words, which search in the known pieces.
  static let words: [FunctionBody] = [
    function("find") { call in
      let list = call.automata(0)
      return call.spans { .known($0.ranges(of: list)) }
    },
    function("containsAny") { call in
      let list = call.automata(0)
      return call.truth { $0.decided(found: !$0.ranges(of: list).isEmpty) }
    },
    function("findAtClauseStart") { call in
      let list = call.automata(0)
      let leads = call.automata(1)
      return call.spans { text in
        let leadEnds = Set(text.ranges(of: leads).map(\.upperBound))
        return .known(text.ranges(of: list).filter { text.opensClause(at: $0.lowerBound, after: leadEnds) })
      }
    },
    function("findPattern") { call in
      let pattern = call.pattern(0)
      do throws(PatternError) {
        try pattern.checkForm()
        return call.spans { text in .known(text.known((try? pattern.ranges(in: text)) ?? [])) }
      } catch {
        return .error(EvaluationError(error.message))
      }
    },
    function("beginsWith") { call in
      let list = call.automata(0)
      return call.only { subject in
        let text = subject.text
        guard let first = text.words.first else { return .null }
        // An entry may begin with a mark that is no word: `#1 in`.
        let found = text.ranges(of: list).first { $0.lowerBound <= first.range.lowerBound }
        if let found { return call.span(found, of: subject) }
        return first.kind == .placeholder || first.isPartial ? .unknown(call.unknown(subject)) : .null
      }
    },
    function("isOneOf") { call in
      let keys = call.keys(0)
      return call.truth { text in
        text.hasPlaceholder ? .known(false) : .known(keys.contains(text))
      }
    },
  ]

  // MARK: Names

  static let names: [FunctionBody] = [
    function("nameOccurrences") { call in
      occurrences(of: names(in: call.arguments.first ?? .null, of: call.model), in: call)
    },
    function("appNameOccurrences") { call in
      let names = call.model.ownNames
      return names.isEmpty ? .unknown(Unknown("name", .notStated)) : occurrences(of: names, in: call)
    },
  ]

  private static func occurrences(of names: [String], in call: TextCall) -> Value {
    var found: [Value] = []
    for subject in call.texts where !subject.text.isUnknown {
      // A longer name is found before one that is a part of it.
      var taken: [Range<Int>] = []
      for name in names.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        for occurrence in subject.text.occurrences(ofName: name) {
          guard subject.text.isKnown(occurrence.range), !taken.contains(where: { $0.overlaps(occurrence.range) })
          else { continue }
          taken.append(occurrence.range)
          if subject.text.isPartOfLongerName(occurrence.range) { continue }
          found.append(map(of: occurrence, name: name, subject, in: call))
        }
      }
    }
    if found.isEmpty, let open = call.texts.first(where: { $0.text.isUnknown }) { return .unknown(call.unknown(open)) }
    return .list(found)
  }

  /// Returns names given as strings, as texts in all languages, or as lists of either.
  private static func names(in value: Value, of model: Model) -> [String] {
    switch value {
    case .string(let name): return [name]
    case .list(let values): return values.flatMap { names(in: $0, of: model) }
    case .node:
      let texts = TextCall.subjects(of: value, in: model) ?? TextCall.Subjects([])
      var names: [String] = []
      for subject in texts where !subject.text.hasPlaceholder && !names.contains(subject.text.string) {
        names.append(subject.text.string)
      }
      return names
    default: return []
    }
  }

  private static func map(
    of occurrence: TextValue.NameOccurrence, name: String, _ subject: TextCall.Subject, in call: TextCall
  ) -> Value {
    .map(
      MapValue([
        (.string("span"), call.span(occurrence.range, of: subject)),
        (.string("name"), .string(name)),
        (.string("exactCase"), .bool(occurrence.exactCase)),
        (.string("isFirst"), .bool(occurrence.isFirstToken)),
        (.string("isPrefix"), .bool(occurrence.isPrefix)),
        (.string("next"), occurrence.followedBy.map { call.span($0, of: subject) } ?? .null),
      ]))
  }
}

extension TextValue {
  /// Returns the places of a list's words in the known pieces; not in addresses, which writers can't respell.
  package func ranges(of list: WordList) -> [Range<Int>] {
    let matches = bytes.withUnsafeBufferPointer { list.matches(in: $0) }
    guard !matches.isEmpty else { return [] }
    return known(matches.map(\.range)).filter { range in
      !addresses.contains { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
        && !words.contains { $0.isPartial && $0.kind != .placeholder && $0.range.overlaps(range) }
    }
  }

  package func known(_ ranges: [Range<Int>]) -> [Range<Int>] { hasPlaceholder ? ranges.filter(isKnown) : ranges }

  /// Whether a part begins and ends in known pieces.
  package func isKnown(_ range: Range<Int>) -> Bool {
    !pieces.contains { piece in
      piece.isUnknown
        && (piece.range.contains(range.lowerBound) || (!range.isEmpty && piece.range.contains(range.upperBound - 1)))
    }
  }

  /// Whether a word at an offset begins the text or a clause, or follows a word that ends at one of `leads`.
  func opensClause(at offset: Int, after leads: Set<Int>) -> Bool {
    var i = (0..<unitCount).partitioningIndex { Int(units[$0].offset) >= offset }
    while i > 0 {
      let unit = units[i - 1]
      switch unit.kind {
      case .space, .invisible: i -= 1
      case .newline, .emoji, .symbol: return true
      // Within a word only a hyphen or an apostrophe joins, and no word of a list begins there.
      case .punctuation: return true
      default: return leads.contains(Int(units[i].offset))
      }
    }
    return true
  }
}
