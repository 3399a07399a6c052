/// The functions of the rule language about the steps between screens, and about tasks of several screens.
///
/// Each asks about the whole app, `f(app, id)`, as the specs state it: a way that nobody wrote does not exist.
/// Unknown if not all screens have been read.
public enum FlowFunctions {
  public static let all: [Function] = [
    function(
      "stepsTo", [.string], gives: .list(.record(NavigationStep.type)),
      """
      The ways to the screen of an id: `from`, `to`, `kind` (push, modal, popover, tab, root, unknown), the `part` of \
      the screen in which it lies, what it `closes`, and its `node`.
      """
    ) { call in .list((call.graph.arrivals[call.id] ?? []).map(\.value)) },
    function(
      "stepsFrom", [.string], gives: .list(.record(NavigationStep.type)),
      "The ways out of the screen of an id, as `stepsTo` gives them."
    ) { call in .list((call.graph.departures[call.id] ?? []).map(\.value)) },
    function(
      "pathsTo", [.string], gives: .list(.string),
      "The ids of the screens that push a screen, each once, and `tabBar` once if a tab shows it."
    ) { call in
      var seen: Set<String> = []
      let steps = call.graph.arrivals[call.id] ?? []
      let sources = steps.compactMap { step in
        switch step.kind {
        case .push: step.from
        case .tab: "tabBar"
        default: nil
        }
      }
      return strings(sources.filter { seen.insert($0).inserted })
    },
    function(
      "flow", [.string], gives: .list(.string),
      "The ids of the screens that one pushes from a screen on, itself first, nearest first."
    ) { call in strings(call.graph.flow(from: call.id, over: [.push]).map(\.id)) },
    function(
      "flowDepth", [.string], gives: .int, "How many pushes lead from a screen to the deepest one of its flow."
    ) { call in .int(Int64(call.graph.flow(from: call.id, over: [.push]).last?.depth ?? 0)) },
    function(
      "flowJoins", [.string], gives: .list(.string),
      "The ids of the screens of a flow that several other screens of it push; what closes a circle does not count."
    ) { call in strings(call.graph.joins(among: call.graph.flow(from: call.id, over: [.push]).map(\.id))) },
    function(
      "flowRoots", [.string], gives: .list(.string),
      "The ids of the modals out of which pushes lead to a screen, itself not among them."
    ) { call in strings(call.graph.flowRoots(of: call.id)) },
    function(
      "modalCircles", gives: .list(.list(.string)),
      """
      The circles of pushes and modals within the app's modal tasks: for each group of screens that lead to each other a \
      shortest one, its first screen repeated at the end.
      """
    ) { call in .list(call.graph.modalCircles.map(strings)) },
    function(
      "pushCircles", gives: .list(.list(.string)),
      "The circles of pushes outside of modal tasks, as `modalCircles` gives those within."
    ) { call in .list(call.graph.pushCircles.map(strings)) },
    function(
      "openModals", [.string], gives: .list(.string),
      """
      The ids of the modals that are open where a screen is shown, itself among them, the lowest first, on the way with \
      the fewest of them. Unknown where no stated way leads there.
      """
    ) { call in
      guard let modals = call.graph.openModals(at: call.id) else {
        return .unknown(Unknown("links", .notStated))
      }
      return strings(modals)
    },
    function(
      "strandedScreens", gives: .list(.string),
      """
      Of the described screens that no stated way leads to from the app's first screen, those that one would have to \
      lead to in order to reach them all. Unknown as `unreachable` is.
      """
    ) { call in
      if call.graph.roots.isEmpty { return .unknown(Unknown("entry", .notStated)) }
      if call.graph.openEnd != nil { return .unknown(Unknown("destinations", .notStated)) }
      return strings(call.graph.strandedScreens)
    },
    function(
      "nearestScreen", [.string], gives: .string,
      """
      The id of a described screen that an id may be a slip of the keys for; empty where none is near, and in an app of \
      more than 1,000 screens.
      """
    ) { call in
      guard call.graph.screens.count <= 1000 else { return .string("") }
      return .string(nearest(to: call.id, among: call.graph.screens, limit: 1).first ?? "")
    },
    function(
      "describedShare", gives: .double, "The share of the screens that ways lead to which specs describe, 0 to 1."
    ) { call in .double(call.graph.describedShare) },
  ]

  private struct Call {
    var graph: NavigationGraph
    var id: String
  }

  private static func function(
    _ name: String, _ parameters: [ValueType] = [], gives result: ValueType, _ summary: String,
    _ answer: @escaping @Sendable (Call) -> Value
  ) -> Function {
    Function(name, [.init([.node(["app"])] + parameters, result)], summary: summary) { arguments, context in
      guard let model = context.model, let graph = model.navigationGraph else {
        return .unknown(Unknown("screens", .otherFiles))
      }
      var id = ""
      if arguments.count > 1, case .string(let given) = arguments[1] { id = given }
      return answer(Call(graph: graph, id: id))
    }
  }

  private static func strings(_ ids: [String]) -> Value { .list(ids.map { .string($0) }) }
}
