import HIGLanguage

/// The choice of facts that an extract holds.
public struct ExtractPlan: Sendable {
  /// The names to read, by the index of the type.
  private(set) var names: [[NameID]]
  /// The types whose every node is needed, because a rule about whole apps selects it.
  private(set) var selectedTypes: Set<Int>
  let vocabulary: Vocabulary

  /// The facts that identify a screen and connect it to others: the graph's derived facts rest on them.
  private static let always: [(type: String, facts: [String])] = [
    (
      "screen",
      ["id", "title", "role", "presentation", "links", "destinations", "steps", "modal", "navigationBar", "tabBar"]
    ),
    ("modal", ["style", "transition"]),
    ("navigationBar", ["background"]),
    ("background", ["color"]),
    ("link", ["to", "by", "transition"]),
    ("localizedText", ["texts", "value", "isBlank"]),
    ("text", ["value", "language", "script", "field"]),
  ]

  /// - Parameters:
  ///   - ruleSet: The rules whose reads decide.
  ///   - isRun: Returns whether a rule about whole apps, given by its position, may run.
  public init(for ruleSet: RuleSet, where isRun: (Int) -> Bool = { _ in true }) {
    let vocabulary = ruleSet.vocabulary
    self.vocabulary = vocabulary
    names = Array(repeating: [], count: vocabulary.types.count)
    selectedTypes = []
    for (type, facts) in Self.always {
      for fact in facts { add(fact, of: type) }
    }
    let positions = (0..<ruleSet.count).filter { ruleSet[$0].phase == .app && isRun($0) }
    for number in Set(positions.flatMap { ruleSet[$0].reads }).sorted() {
      let read = ruleSet.appReads[number]
      if read.nodeType.isEmpty {
        for type in vocabulary.types { add(read.fact, of: type.name) }
      } else {
        add(read.fact, of: read.nodeType)
      }
    }
    for position in positions {
      for selector in ruleSet[position].selectors {
        if let type = vocabulary.typeIndex(of: selector.nodeType) { selectedTypes.insert(type) }
        if case .kind = selector { add("kind", of: "view") }
      }
    }
  }

  private mutating func add(_ fact: String, of typeName: String) {
    guard let type = vocabulary.typeIndex(of: typeName), typeName != "app" else { return }
    let name = vocabulary.nameID(of: fact)
    // A node's type says itself.
    guard name != Names.nodeType else { return }
    guard vocabulary.accessorIndex(of: name, in: type) != 0, !names[type].contains(name) else { return }
    names[type].append(name)
  }
}
