/// The functions of the rule language about the ways between screens. Each asks about the whole app: `f(app, …)`.
///
/// Unknown if not all screens have been read, or if nothing says with which screen the app begins.
public enum GraphFunctions {
  public static let all: [Function] = [
    function("roots", gives: .list(.string), "The ids of the screens that the app begins with.") { graph, _ in
      strings(graph.roots)
    },
    function(
      "shortestDepth", [.string], gives: .int,
      """
      The fewest steps from the app's first screen to one of an id: 0 for the first itself, -1 where no stated way leads. \
      Between two bounds where a nearer screen may lead there, too.
      """
    ) { graph, arguments in
      guard case .string(let id)? = arguments.first else { return .int(-1) }
      guard let depth = graph.depths[id] else { return unlessOpen(graph, .int(-1)) }
      if let open = graph.openDepth, open + 1 < depth {
        return .interval(Interval(low: Double(open + 1), high: Double(depth)))
      }
      return .int(Int64(depth))
    },
    function(
      "shortestWay", [.string], gives: .list(.string),
      "The ids of the screens on a shortest way from the app's first screen to one of an id; empty where no stated way leads."
    ) { graph, arguments in
      guard case .string(let id)? = arguments.first else { return .list([]) }
      return graph.way(to: id).map(strings) ?? unlessOpen(graph, .list([]))
    },
    function(
      "reachable", gives: .list(.string), "The ids of the screens that one gets to by stated ways, the nearest first."
    ) { graph, _ in
      strings(graph.reached)
    },
    function(
      "unreachable", gives: .list(.string),
      "The ids of the described screens that no stated way leads to; unknown where a way may not be stated."
    ) { graph, _ in
      unlessOpen(graph, strings(graph.unreached))
    },
    function(
      "openScreens", gives: .list(.string), needsRoot: false,
      "The ids of the described screens of which the spec says that nobody can say where all they lead."
    ) { graph, _ in
      strings(graph.openScreens)
    },
    function(
      "screenNamed", [.string], gives: .node(["screen"]), needsRoot: false, "The described screen of an id, or null."
    ) { graph, arguments in
      guard case .string(let id)? = arguments.first else { return .null }
      return graph.screen(id).map { .node($0) } ?? .null
    },
  ]

  private static func function(
    _ name: String, _ parameters: [ValueType] = [], gives result: ValueType, needsRoot: Bool = true, _ summary: String,
    _ answer: @escaping @Sendable (NavigationGraph, ArraySlice<Value>) -> Value
  ) -> Function {
    Function(name, [.init([.node(["app"])] + parameters, result)], summary: summary) { arguments, context in
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
