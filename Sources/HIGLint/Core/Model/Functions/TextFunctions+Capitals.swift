import HIGLanguage

extension TextFunctions {
  // MARK: Capitals

  /// The functions about capitals. Names are right as they are: those that everybody knows (`ProperNouns.builtIn`), the
  /// app's own (`name`, `aliases`, `properNouns`), and those of a list if given.
  static let capitals: [FunctionBody] = [
    function("titleCaseMistakes") { call in
      call.unlessNames(call.spans(reason: .language) { text in call.titleMistakes(text).map { $0.map(\.range) } })
    },
    function("titleCased") { call in
      call.only(none: .string("")) { call.mended($0, call.titleMistakes($0.text)) }
    },
    function("isTitleCase") { call in
      call.unlessNames(call.truth(reason: { _ in .language }) { text in call.titleMistakes(text).map(\.isEmpty) })
    },
    function("sentenceCaseMistakes") { call in
      call.unlessNames(
        call.spans(reason: .language) { text in
          text.sentenceCaseMistakes(properNouns: call.properNouns(0)).map { $0.map(\.range) }
        })
    },
    function("sentenceCased") { call in
      call.only(none: .string("")) { subject in
        call.mended(subject, subject.text.sentenceCaseMistakes(properNouns: call.properNouns(0)))
      }
    },
    function("smallSentenceStarts") { call in
      call.unlessNames(
        call.spans { text in .known(text.smallSentenceStarts(properNouns: call.properNouns(0)).map(\.range)) })
    },
    function("capitalsWithinSentences") { call in
      call.unlessNames(
        call.spans(reason: .language) { text in
          text.capitalsWithinSentences(properNouns: call.properNouns(0)).map { $0.map(\.range) }
        })
    },
    function("capitalisedShare") { call in
      call.number { text in
        let share = text.capitalisedShare(minimumLetters: call.int(0), properNouns: call.properNouns(1))
        return Interval(low: call.openNames == nil ? share : 0, high: share)
      }
    },
    function("isAllCaps") { call in
      let acronyms = call.arguments.isEmpty ? [] : call.spellings(0)
      return call.truth { text in
        .known(
          call.arguments.count > 1
            ? text.isAllCaps(minimumLetters: call.int(1), acronyms: acronyms) : text.isAllCaps(acronyms: acronyms))
      }
    },
    function("capsWords") { call in
      let acronyms = call.arguments.isEmpty ? [] : call.spellings(0)
      return call.spans { text in
        .known(
          call.arguments.count > 1
            ? text.allCapsWords(minimumLetters: call.int(1), acronyms: acronyms)
            : text.allCapsWords(acronyms: acronyms))
      }
    },
  ]
}

extension TextCall {
  /// Returns the mistakes; the first arguments after the text are the minor words and the names, if they are there.
  fileprivate func titleMistakes(_ text: TextValue) -> Decided<[TextValue.CaseMistake]> {
    arguments.isEmpty
      ? text.titleCaseMistakes(properNouns: properNouns(1))
      : text.titleCaseMistakes(minorWords: sets(0), properNouns: properNouns(1))
  }

  /// The field with names of which the spec says that nobody can say them.
  fileprivate var openNames: Unknown? {
    for name in [NameField.properNouns, Names.name, NameField.aliases] {
      if model.slot(name, of: model.app)?.isStatedUnknown == true { return model.unknown(name, .statedUnknown) }
    }
    return nil
  }

  /// Returns the value, or unknown if it has mistakes that a name which nobody knows could explain.
  fileprivate func unlessNames(_ value: Value) -> Value {
    switch value {
    case .bool(true): return value
    case .list(let mistakes) where mistakes.isEmpty: return value
    case .bool, .list: return openNames.map { .unknown($0) } ?? value
    default: return value
    }
  }

  /// Returns the names that keep their capitals: known ones, the app's, and those of an argument.
  fileprivate func properNouns(_ index: Int) -> ProperNouns { model.properNouns(and: list(index)) }

  /// Returns the text without its mistakes.
  fileprivate func mended(_ subject: Subject, _ mistakes: Decided<[TextValue.CaseMistake]>) -> Value {
    guard case .known(let mistakes) = mistakes else { return .unknown(unknown(subject, .language)) }
    var result = ""
    var end = 0
    for mistake in mistakes where mistake.range.lowerBound >= end {
      result += subject.text.string(in: end..<mistake.range.lowerBound) + mistake.replacement
      end = mistake.range.upperBound
    }
    return .string(result + subject.text.string(in: end..<subject.text.bytes.count))
  }
}

/// The fields of an app that hold names besides `name`.
private enum NameField {
  static let properNouns = Vocabulary.shared.nameID(of: "properNouns")
  static let aliases = Vocabulary.shared.nameID(of: "aliases")
}

/// The names of an app, each with those that a rule adds: found once per model.
struct AppNames {
  private var own: ProperNouns?
  /// The names by the place of their list in memory, which stays its own while it is held here.
  private var byList: [UInt: (list: [Value], names: ProperNouns)] = [:]

  /// The number of lists that are kept: rules that make their lists anew for every text would fill the table.
  private static let capacity = 64

  mutating func adding(_ list: [Value], own names: () -> [String]) -> ProperNouns {
    let ownNames = own ?? ProperNouns.builtIn.adding(names())
    own = ownNames
    guard !list.isEmpty else { return ownNames }
    let place = list.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    if let known = byList[place] { return known.names }
    let all = ownNames.adding(
      list.compactMap { value in
        guard case .string(let name) = value else { return nil }
        return name
      })
    if byList.count >= Self.capacity { byList.removeAll() }
    byList[place] = (list, all)
    return all
  }
}

extension Model {
  /// Returns the names that keep their capitals in a text of this app.
  func properNouns(and list: [Value]) -> ProperNouns {
    // Moved out while names are read: they are texts themselves.
    var names = appNames
    let all = names.adding(list) { namesOfApp }
    appNames = names
    return all
  }

  /// The app's name and aliases in all languages, and its proper nouns, as stated.
  private var namesOfApp: [String] {
    var names = ownNames
    if let slot = slot(NameField.properNouns, of: app), slot.kind == .list {
      for item in items(of: slot) where item.kind == .string { names.append(string(of: item)) }
    }
    return names
  }

  /// The app's name and aliases in all languages, each once; empty if the name is not stated.
  var ownNames: [String] {
    guard app != .none, let name = node(Names.name, of: app) else { return [] }
    var names: [String] = []
    for text in [name] + nodeList(NameField.aliases, of: app) {
      for name in strings(of: text) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func strings(of text: NodeReference) -> [String] {
    nodeList(Names.texts, of: text).compactMap { self.text(of: $0)?.string }
  }
}
