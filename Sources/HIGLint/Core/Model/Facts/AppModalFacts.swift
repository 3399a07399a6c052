import HIGLanguage

/// The common traits of an app's screens, with which a modal is compared: found once, not for every modal.
enum AppModalFacts {
  static let app: [FactComputation] = [
    FactComputation("barColors") { model, _ in
      guard model.hasAllScreens else { return .unknown(Unknown("screens", .otherFiles)) }
      return .list(barColors(in: model).map { .color($0.color) })
    },
    FactComputation("sharedBarColors") { model, _ in
      guard model.hasAllScreens else { return .unknown(Unknown("screens", .otherFiles)) }
      return .list(barColors(in: model).filter { $0.count > 1 }.map { .color($0.color) })
    },
    FactComputation("modalTransitions") { model, _ in
      guard model.hasAllScreens else { return .unknown(Unknown("screens", .otherFiles)) }
      return .map(MapValue(transitions(in: model).map { (.string($0.style), .list($0.transitions)) }))
    },
  ]

  private static let modal = Vocabulary.shared.nameID(of: "modal")
  private static let transition = Vocabulary.shared.nameID(of: "transition")
  private static let presentedAs = Vocabulary.shared.nameID(of: "presentedAs")

  private static func presentation(of screen: NodeReference, in model: Model) -> String? {
    guard case .string(let presentation) = model.value(of: presentedAs, at: screen) else { return nil }
    return presentation
  }

  private static func barColors(in model: Model) -> [(color: ColorValue, count: Int)] {
    var counts: [DynamicColor: Int] = [:]
    var colors: [ColorValue] = []
    for screen in model.screens {
      guard presentation(of: screen, in: model) != "modal",
        let bar = model.node(Names.navigationBar, of: screen), let background = model.node(Names.background, of: bar),
        case .color(let color) = model.value(of: Names.color, at: background)
      else { continue }
      if counts[color.color] == nil { colors.append(color) }
      counts[color.color, default: 0] += 1
    }
    return colors.map { ($0, counts[$0.color] ?? 0) }
  }

  private static func transitions(in model: Model) -> [(style: String, transitions: [Value])] {
    var found: [String: [Value]] = [:]
    for screen in model.screens where presentation(of: screen, in: model) == "modal" {
      guard let modal = model.node(modal, of: screen), let transition = model.string(transition, of: modal) else {
        continue
      }
      found[model.string(Names.style, of: modal) ?? "", default: []].append(.string(transition))
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
