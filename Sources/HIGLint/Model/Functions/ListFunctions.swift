/// What the rule language can ask about lists, besides its macros.
public enum ListFunctions {
  public static let all: [Function] = [
    Function(
      "mostCommon", [.init([.list(.any)], .any)],
      summary: "The value that a list holds most often, the first of those that it holds equally often; null for none"
    ) { arguments, _ in
      guard case .list(let items)? = arguments.first else { return .null }
      var counts: [(value: Value, count: Int)] = []
      for item in items {
        let known = counts.firstIndex { entry in
          if case .yes = Comparison.equality(entry.value, item) { return true }
          return false
        }
        if let known {
          counts[known].count += 1
        } else {
          counts.append((item, 1))
        }
      }
      var best: (value: Value, count: Int) = (.null, 0)
      for entry in counts where entry.count > best.count { best = entry }
      return best.value
    },
    Function(
      "joined", [.init([.list(.string), .string], .string)],
      summary: "The texts of a list as one, with something between them"
    ) { arguments, _ in
      guard arguments.count == 2, case .list(let items) = arguments[0], case .string(let separator) = arguments[1]
      else { return .string("") }
      let texts = items.map { item in
        if case .string(let text) = item { return text }
        return ""
      }
      return .string(texts.joined(separator: separator))
    },
  ]
}
