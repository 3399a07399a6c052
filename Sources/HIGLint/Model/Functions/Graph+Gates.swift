/// Screens that bar the way to others: a login, an agreement.
extension NavigationGraph {
  private static let destinations = Vocabulary.shared.nameID(of: "destinations")

  /// The screens that one gets to only through a given one, the nearest first; nil where a way around it may not be stated.
  func behind(_ gate: String, in model: Model) -> [String]? {
    guard openEnd == nil else { return nil }
    var open = roots.filter { $0 != gate }
    var free = Set(open)
    while let id = open.popLast() {
      guard let screen = screen(id), case .list(let targets) = model.value(of: Self.destinations, at: screen) else {
        continue
      }
      for case .string(let target) in targets where target != gate && free.insert(target).inserted {
        open.append(target)
      }
    }
    return reached.filter { $0 != gate && !free.contains($0) }
  }
}

/// What the rule language can ask about them.
public enum GateFunctions {
  public static let all: [Function] = [
    Function(
      "behind", [.init([.node(["app"]), .string], .list(.string))],
      summary: """
        The ids of the screens that one gets to from the app's first screen only through one of an id; unknown where a way \
        may not be stated.
        """
    ) { arguments, context in
      guard let model = context.facts as? Model, let graph = model.navigationGraph else {
        return .unknown(Unknown("screens", .otherFiles))
      }
      if graph.roots.isEmpty { return .unknown(Unknown("entry", .notStated)) }
      guard case .string(let gate)? = arguments.last else { return .list([]) }
      return graph.behind(gate, in: model).map { ids in .list(ids.map { .string($0) }) }
        ?? .unknown(Unknown("destinations", .notStated))
    }
  ]
}
