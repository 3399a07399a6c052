import HIGRules

@testable import HIGCore
@testable import HIGLanguage

/// `Documentation/Vocabulary.md`: all that a spec can say and a rule can ask, out of the declarations that the code itself goes by.
enum VocabularyPage {
  static var text: String {
    """
    # Vocabulary

    <!-- Made from the code: HIGLINT_UPDATE_GOLDEN=1 swift test --filter DocumentationTests -->

    All that a spec can say ([Format.md](Format.md)) and that a rule can ask ([RuleLanguage.md](RuleLanguage.md)): the [objects](#objects) with
    their fields and facts, the [words](#words) that fields take, the [functions](#functions). A field is written in a spec; a fact is worked
    out from what is written, and read by rules in the same way.

    ## Objects

    \(types.map { section(of: $0) }.joined(separator: "\n"))
    ### Every object

    \(facts(Vocabulary.commonFacts))
    ## Words

    Those marked with `…` take other words, too.

    | | |
    |---|---|
    \(words.map { "| \($0.key) | \($0.value) |\n" }.joined())
    ## Functions

    | Function | Gives | |
    |---|---|---|
    \(functions.joined())
    """
  }

  // MARK: Objects

  /// Those that stand at the top first.
  private static let types: [NodeType] = {
    let first = ["document", "app", "screen", "view"]
    let types = Vocabulary.shared.types
    return first.compactMap { name in types.first { $0.name == name } }
      + types.filter { !first.contains($0.name) }.sorted { $0.name < $1.name }
  }()

  private static let builtIn = Set(Vocabulary.builtInTypes.map(\.name))

  private static func section(of type: NodeType) -> String {
    var text = "### \(type.name)\n\n\(type.summary).\n"
    if let shorthand = type.shorthand { text += "Written as a value alone, it is its `\(shorthand)`.\n" }
    if !type.positional.isEmpty { text += "Also `[\(type.positional.joined(separator: ", "))]`.\n" }
    // What nobody writes has fields for the code only.
    if !builtIn.contains(type.name) {
      text += "\n| Field | Holds | Not written | |\n|---|---|---|---|\n"
      for field in type.fields {
        let others = field.otherNames.map { "`\($0.name)`" }.joined(separator: ", ")
        let summary = cell(field.summary) + (others.isEmpty ? "" : "; also \(others)")
        let cells = ["`\(field.name)`", name(of: field.type), meaning(of: field.absence), summary]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return type.facts.isEmpty ? text : text + "\n" + facts(type.facts)
  }

  private static func facts(_ facts: [DerivedFact]) -> String {
    "| Fact | Is | |\n|---|---|---|\n"
      + facts.map { "| `\($0.name)` | \(cell($0.type.description)) | \(cell($0.summary)) |\n" }.joined()
  }

  private static func name(of type: FieldType) -> String {
    switch type {
    case .bool: "true or false"
    case .int: "a whole number"
    case .number(let range):
      abs(range.upperBound) >= 1e5 ? "a number" : "\(number(range.lowerBound)) to \(number(range.upperBound))"
    case .duration: "a time"
    case .string: "a name"
    case .identifier: "an id"
    case .text: "a text"
    case .word(let words): "*\(words.name)*"
    case .openWord(let words): "*\(words.name)* …"
    case .color: "a colour"
    case .node(let name): "[\(name)](#\(name.lowercased()))"
    case .list(let element): "list: \(name(of: element))"
    case .map(let element): "by name: \(name(of: element))"
    case .opaque: "anything"
    }
  }

  private static func meaning(of absence: Absence) -> String {
    switch absence {
    case .required: "must be there"
    case .bool(let value): "\(value)"
    case .number(let value): number(value)
    case .word(let word): "`\(word)`"
    case .clear: "`clear`"
    case .emptyList: "none"
    case .inherited: "inherited"
    case .unknown: ""
    }
  }

  private static func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

  private static func cell(_ text: String) -> String { text.split(separator: "|").joined(separator: "\\|") }

  // MARK: Words

  private static var words: [(key: String, value: String)] {
    var words: [String: String] = [:]
    func add(_ type: FieldType) {
      switch type {
      case .word(let list), .openWord(let list):
        words[list.name] = list.words.map { "`\($0)`" }.joined(separator: ", ")
      case .list(let element), .map(let element): add(element)
      default: break
      }
    }
    for field in types.flatMap(\.fields) { add(field.type) }
    // Written in no spec, but in rules.
    add(.word(.act))
    return words.sorted { $0.key < $1.key }
  }

  // MARK: Functions

  private static var functions: [String] {
    let standard = StandardFunction.allCases.map { ($0.name, $0.overloads, $0.summary) }
    let others = RuleFunctions.table(with: BuiltInRules.ruleSet.functions).functions.map {
      ($0.name, $0.overloads, $0.summary)
    }
    return (standard + others).sorted { $0.0 < $1.0 }.map { name, overloads, summary in
      let calls = overloads.map { "`\(name)(\($0.parameters.map(\.description).joined(separator: ", ")))`" }
      var results: [String] = []
      for overload in overloads where !results.contains(overload.result.description) {
        results.append(overload.result.description)
      }
      let shown = results.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(cell(calls.joined(separator: "<br>"))) | \(cell(shown)) | \(cell(summary)) |\n"
    }
  }
}
