import HIGLanguage

/// The functions about the origins of the ways into a screen.
public enum OriginFunctions {
  public static let all: [FunctionBody] = [
    FunctionBody("screensBefore") { arguments, context in
      guard let model = context.model, case .string(let id)? = arguments.last else { return .list([]) }
      guard model.hasAllScreens else { return .unknown(Unknown("screens", .otherFiles)) }
      return .list((model.origins()[id] ?? []).map { .node($0) })
    }
  ]
}

extension Model {
  private static let destinations = Vocabulary.shared.nameID(of: "destinations")

  /// Returns the screens that lead to each id: found for all of them in one pass, however many screens ask.
  fileprivate func origins() -> [String: [NodeReference]] {
    if let known = knownOrigins { return known }
    var origins: [String: [NodeReference]] = [:]
    for screen in screens {
      guard case .list(let targets) = value(of: Self.destinations, at: screen) else { continue }
      for case .string(let target) in targets { origins[target, default: []].append(screen) }
    }
    knownOrigins = origins
    return origins
  }
}
