import HIGCore
import HIGLanguage

/// The functions about the origins of the ways into a screen.
enum OriginFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("screensBefore") { arguments, context in
      guard let model = context.model, case .string(let id)? = arguments.last else { return .list([]) }
      guard model.hasAllScreens else { return .unknown(Unknown("screens", .otherFiles)) }
      return .list((model.kept(Origins.init).screens[id] ?? []).map { .node($0) })
    }
  ]
}

/// The screens that lead to each id: found for all of them in one pass, however many screens ask.
private final class Origins {
  private(set) var screens: [String: [NodeReference]] = [:]
  private static let destinations = Vocabulary.shared.nameID(of: "destinations")

  init(in model: Model) {
    for screen in model.screens {
      guard case .list(let targets) = model.value(of: Self.destinations, at: screen) else { continue }
      for case .string(let target) in targets { screens[target, default: []].append(screen) }
    }
  }
}
