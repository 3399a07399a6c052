import HIGLanguage

/// The functions of the rule language about names of assets and actions: strings that nobody reads as a text.
public enum NameFunctions {
  public static let all: [FunctionBody] = [
    FunctionBody("nameWords") { arguments, _ in
      guard case .string(let name)? = arguments.first else { return .list([]) }
      return .list(IdentifierName(name).words.map { .string($0) })
    },
    FunctionBody("namesIn") { arguments, _ in
      guard case .string(let name)? = arguments.first, case .list(let entries)? = arguments.last else {
        return .list([])
      }
      let words = IdentifierName(name)
      guard !words.words.isEmpty else { return .list([]) }
      return .list(lists[entries].filter { words.holds($0.name) }.map { .string($0.entry) })
    },
  ]

  /// The entries of a rule's lists, each cut into words once.
  private static let lists = TextListCache { entries in
    entries.map { (entry: $0, name: IdentifierName($0)) }
  }
}
