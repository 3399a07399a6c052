import HIGLanguage

/// The functions of the rule language about names of assets and actions: strings that nobody reads as a text.
public enum NameFunctions {
  public static let all: [FunctionBody] = [
    FunctionBody("nameWords") { arguments, context in
      guard case .string(let name)? = arguments.first else { return .list([]) }
      return .list(known(name, in: context).values)
    },
    FunctionBody("namesIn") { arguments, context in
      guard case .string(let name)? = arguments.first, case .list(let entries)? = arguments.last else {
        return .list([])
      }
      let words = known(name, in: context).name
      guard !words.words.isEmpty else { return .list([]) }
      return .list(lists[entries].filter { words.holds($0.name) }.map { .string($0.entry) })
    },
  ]

  private static func known(_ name: String, in context: Function.Context) -> KnownName {
    (context.subject as? Model)?.textCache?.name(name) ?? KnownName(name)
  }

  /// The entries of a rule's lists, each cut into words once.
  private static let lists = TextListCache { entries in
    entries.map { (entry: $0, name: IdentifierName($0)) }
  }
}
