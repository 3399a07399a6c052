import HIGLanguage

/// The functions of the rule language about the ways between screens. Each asks about the whole app: `f(app, …)`.
///
/// Unknown if not all screens have been read, or if nothing says with which screen the app begins.
public enum GraphFunctions {
  public static let all: [FunctionBody] = [
    function("roots") { graph, _ in
      strings(graph.roots)
    },
    function("shortestDepth") { graph, arguments in
      guard case .string(let id)? = arguments.first else { return .int(-1) }
      guard let depth = graph.depths[id] else { return unlessOpen(graph, .int(-1)) }
      if let open = graph.openDepth, open + 1 < depth {
        return .interval(Interval(low: Double(open + 1), high: Double(depth)))
      }
      return .int(Int64(depth))
    },
    function("shortestWay") { graph, arguments in
      guard case .string(let id)? = arguments.first else { return .list([]) }
      return graph.way(to: id).map(strings) ?? unlessOpen(graph, .list([]))
    },
    function("reachable") { graph, _ in
      strings(graph.reached)
    },
    function("unreachable") { graph, _ in
      unlessOpen(graph, strings(graph.unreached))
    },
    function("openScreens", needsRoot: false) { graph, _ in
      strings(graph.openScreens)
    },
    function("screenNamed", needsRoot: false) { graph, arguments in
      guard case .string(let id)? = arguments.first else { return .null }
      return graph.screen(id).map { .node($0) } ?? .null
    },
  ]

  private static func function(
    _ name: String, needsRoot: Bool = true,
    _ answer: @escaping @Sendable (NavigationGraph, ArraySlice<Value>) -> Value
  ) -> FunctionBody {
    FunctionBody(name) { arguments, context in
      guard let model = context.model, let graph = model.navigationGraph else {
        return .unknown(Unknown("screens", .otherFiles))
      }
      if needsRoot, graph.roots.isEmpty { return .unknown(Unknown("entry", .notStated)) }
      return answer(graph, arguments.dropFirst())
    }
  }

  private static func strings(_ ids: [String]) -> Value { .list(ids.map { .string($0) }) }

  /// Returns the value, or unknown while a screen on the way does not state its targets: more may then be reached.
  private static func unlessOpen(_ graph: NavigationGraph, _ value: Value) -> Value {
    graph.openEnd == nil ? value : .unknown(Unknown("destinations", .notStated))
  }
}
