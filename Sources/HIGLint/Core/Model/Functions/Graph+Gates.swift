import HIGLanguage

/// Screens that bar the way to others: a login, an agreement.
///
/// The graph of the app's screens by number, so that asking about every screen stays quick.
struct GateGraph {
  /// The ids of the screens that people reach, the nearest first.
  private let ids: [String]
  private let numbers: [String: Int]
  private let targets: [[Int]]
  private let roots: [Int]
  /// Whether a way may not be stated.
  private let isOpen: Bool

  init(_ graph: NavigationGraph, _ model: Model) {
    ids = graph.reached
    let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    self.numbers = numbers
    targets = ids.map { id in
      guard let screen = graph.screen(id), case .list(let targets) = model.value(of: Self.destinations, at: screen)
      else {
        return []
      }
      return targets.compactMap { target in
        guard case .string(let id) = target else { return nil }
        return numbers[id]
      }
    }
    roots = graph.roots.compactMap { numbers[$0] }
    isOpen = graph.openEnd != nil
  }

  private static let destinations = Vocabulary.shared.nameID(of: "destinations")

  /// Returns the screens that people reach only through a given one; nil if a way around it may not be stated.
  func behind(_ gate: String) -> [String]? {
    if isOpen { return nil }
    guard let gate = numbers[gate] else { return [] }
    let free = free(of: gate)
    return ids.indices.filter { $0 != gate && !free[$0] }.map { ids[$0] }
  }

  /// Returns the screens that people reach without passing a given one.
  func around(_ gate: String) -> [String] {
    guard let gate = numbers[gate] else { return ids }
    let free = free(of: gate)
    return ids.indices.filter { free[$0] }.map { ids[$0] }
  }

  private func free(of gate: Int) -> [Bool] {
    var free = Array(repeating: false, count: ids.count)
    var open = roots.filter { $0 != gate }
    for root in open { free[root] = true }
    while let screen = open.popLast() {
      for target in targets[screen] where target != gate && !free[target] {
        free[target] = true
        open.append(target)
      }
    }
    return free
  }
}

extension Model {
  /// The graph of gates; nil if the screens have not all been read, or nothing says where the app begins.
  fileprivate var gateGraph: GateGraph? {
    if let gates { return gates }
    guard let navigationGraph, !navigationGraph.roots.isEmpty else { return nil }
    let graph = GateGraph(navigationGraph, self)
    gates = graph
    return graph
  }
}

/// The functions of the rule language about gates.
public enum GateFunctions {
  public static let all: [FunctionBody] = [
    function("behind") { graph, gate in graph.behind(gate) },
    function("around") { graph, gate in graph.around(gate) },
  ]

  private static func function(
    _ name: String, _ answer: @escaping @Sendable (GateGraph, String) -> [String]?
  ) -> FunctionBody {
    FunctionBody(name) { arguments, context in
      guard let model = context.model, model.hasAllScreens else {
        return .unknown(Unknown("screens", .otherFiles))
      }
      guard let graph = model.gateGraph else { return .unknown(Unknown("entry", .notStated)) }
      guard case .string(let gate)? = arguments.last else { return .list([]) }
      guard let ids = answer(graph, gate) else { return .unknown(Unknown("destinations", .notStated)) }
      return .list(ids.map { .string($0) })
    }
  }
}
