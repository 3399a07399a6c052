import HIGLanguage
import HIGReading

/// The functions of the rule language about the steps between screens, and about tasks of several screens.
///
/// Each asks about the whole app, `f(app, id)`, as the specs state it: a way that nobody wrote does not exist.
/// Unknown if not all screens have been read.
public enum FlowFunctions {
  public static let all: [FunctionBody] = [
    function("stepsTo") { call in .list((call.graph.arrivals[call.id] ?? []).map(\.value)) },
    function("stepsFrom") { call in .list((call.graph.departures[call.id] ?? []).map(\.value)) },
    function("pathsTo") { call in
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
    function("flow") { call in strings(call.graph.flow(from: call.id, over: [.push]).map(\.id)) },
    function("flowDepth") { call in .int(Int64(call.graph.flow(from: call.id, over: [.push]).last?.depth ?? 0)) },
    function("flowJoins") { call in
      strings(call.graph.joins(among: call.graph.flow(from: call.id, over: [.push]).map(\.id)))
    },
    function("flowRoots") { call in
      call.graph.flowRoots(of: call.id).map(strings) ?? .unknown(Unknown("transition", .statedUnknown))
    },
    function("modalCircles") { call in .list(call.graph.modalCircles.map(strings)) },
    function("pushCircles") { call in .list(call.graph.pushCircles.map(strings)) },
    function("openModals") { call in
      guard let modals = call.graph.openModals(at: call.id) else {
        return .unknown(Unknown("links", .notStated))
      }
      return strings(modals)
    },
    function("strandedScreens") { call in
      if call.graph.roots.isEmpty { return .unknown(Unknown("entry", .notStated)) }
      if call.graph.openEnd != nil { return .unknown(Unknown("destinations", .notStated)) }
      return strings(call.graph.strandedScreens)
    },
    function("nearestScreen") { call in .string(call.graph.nearestScreen(to: call.id)) },
    function("describedShare") { call in .double(call.graph.describedShare) },
  ]

  private struct Call {
    var graph: NavigationGraph
    var id: String
  }

  private static func function(_ name: String, _ answer: @escaping @Sendable (Call) -> Value) -> FunctionBody {
    FunctionBody(name) { arguments, context in
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
