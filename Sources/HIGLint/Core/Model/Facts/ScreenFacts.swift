import HIGLanguage
import HIGReading

/// The facts for rules about a screen, besides its fields.
enum ScreenFacts {
  static let all: [FactComputation] =
    own + ScreenColorFacts.screen + ScreenLinkFacts.screen + ScreenElementFacts.screen
    + ScreenControlFacts.screen + ScreenTextFacts.screen + ScreenVariantFacts.screen + ScreenFlowFacts.screen
    + ScreenPartFacts.screen + ScreenRoleFacts.screen + DefinedNameFacts.screen

  private static let own: [FactComputation] = [
    FactComputation("width") { model, node in
      model.scene(of: node)?.size.width.map { .double($0) } ?? .unknown(Unknown("size", .notStated))
    },
    FactComputation("height") { model, node in
      model.scene(of: node)?.size.height.map { .double($0) } ?? .unknown(Unknown("size", .notStated))
    },
    FactComputation("contentTop") { model, node in
      model.scene(of: node)?.contentArea.y.map { .double($0) } ?? .unknown(Unknown("size", .notStated))
    },
    FactComputation("contentHeight") { model, node in
      model.scene(of: node)?.contentArea.height.map { .double($0) } ?? .unknown(Unknown("size", .notStated))
    },
    FactComputation("state") { model, node in
      .string(model.stateNames[node.index] ?? "")
    },
    FactComputation("iconControls") { model, node in .list(iconControls(of: node, in: model).map { .node($0) }) },
    FactComputation("allViews") { model, node in
      if !model.isStated(Names.views, of: node) { return .unknown(model.unknown(Names.views, .notStated)) }
      return .list((model.scene(of: node)?.views ?? []).map { .node($0) })
    },
    FactComputation("hasAllViews") { model, node in model.openViews(of: node).first ?? .bool(true) },
  ]

  private static func iconControls(of screen: NodeReference, in model: Model) -> [NodeReference] {
    let types = ["view", "barItem"].compactMap { model.vocabulary.typeIndex(of: $0) }
    let end = Int(model.nodes[Int(screen.index)].end)
    return (Int(screen.index) + 1..<max(Int(screen.index) + 1, end)).compactMap { index in
      let node = NodeReference(index)
      guard types.contains(Int(model.nodes[index].type)), let icon = model.node(Names.icon, of: node),
        model.string(Names.name, of: icon) != nil, model.string(Names.action, of: node) != nil
      else { return nil }
      return node
    }
  }
}

/// The facts for rules about the app, besides its fields.
enum AppFacts {
  static let all: [FactComputation] =
    AppModalFacts.app + StatedFacts.all + [
      FactComputation("screens") { model, _ in
        model.hasAllScreens ? .list(model.screens.map { .node($0) }) : .unknown(Unknown("screens", .otherFiles))
      },
      ExtensionFacts.statesNoScreens,
    ]
}

/// The facts for rules about bars and their items.
enum BarFacts {
  static let bar: [FactComputation] = ScreenColorFacts.bar + ContrastFacts.parts + ScreenVariantFacts.bar

  static let item: [FactComputation] = own + ContrastFacts.all

  private static let own: [FactComputation] = [
    BrandFacts.isBrand,
    FactComputation("interactive") { _, _ in .bool(true) },
    FactComputation("decorative") { _, _ in .bool(false) },
    FactComputation("visible") { model, node in
      ViewFacts.isVisible(node, in: model)
    },
  ]
}
