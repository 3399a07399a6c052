/// The facts for rules about a screen, besides its fields.
enum ScreenFacts {
  static let all: [DerivedFact] =
    own + ScreenColorFacts.screen + ScreenLinkFacts.screen + ScreenElementFacts.screen
    + ScreenControlFacts.screen + ScreenTextFacts.screen + ScreenVariantFacts.screen + ScreenFlowFacts.screen
    + ScreenPartFacts.screen

  private static let own: [DerivedFact] = [
    DerivedFact("width", .double, "Its width in points") { model, node in
      model.scene(of: node)?.size.width.map { .double($0) } ?? .unknown(Unknown("size", .notStated))
    },
    DerivedFact("height", .double, "Its height in points") { model, node in
      model.scene(of: node)?.size.height.map { .double($0) } ?? .unknown(Unknown("size", .notStated))
    },
    DerivedFact("contentTop", .double, "Where the content begins below the bars") { model, node in
      model.scene(of: node)?.contentArea.y.map { .double($0) } ?? .unknown(Unknown("size", .notStated))
    },
    DerivedFact("contentHeight", .double, "The height between the bars") { model, node in
      model.scene(of: node)?.contentArea.height.map { .double($0) } ?? .unknown(Unknown("size", .notStated))
    },
    DerivedFact("state", .string, "The state or variant shown; empty for the base screen") { model, node in
      .string(model.stateNames[node.index] ?? "")
    },
    DerivedFact(
      "iconControls", .list(.node(["view", "barItem"])), "The views and bar items with a custom icon and an action"
    ) { model, node in .list(iconControls(of: node, in: model).map { .node($0) }) },
    DerivedFact("allViews", .list(.node(["view"])), memoized: true, "Every view, in draw order") { model, node in
      if !model.isStated(Names.views, of: node) { return .unknown(model.unknown(Names.views, .notStated)) }
      return .list((model.scene(of: node)?.views ?? []).map { .node($0) })
    },
    DerivedFact(
      "hasAllViews", .bool, memoized: true,
      "True; unknown where the spec says that nobody can say which views there are: `children: unknown`"
    ) { model, node in model.openViews(of: node).first ?? .bool(true) },
  ]

  private static func iconControls(of screen: NodeReference, in model: Model) -> [NodeReference] {
    let types = ["view", "barItem"].compactMap { model.vocabulary.typeIndex(of: $0) }
    let end = Int(model.nodes[Int(screen.index)].end)
    return (Int(screen.index) + 1..<max(Int(screen.index) + 1, end)).compactMap { index in
      let node = NodeReference(index)
      guard types.contains(Int(model.nodes[index].type)), IconUse(node, in: model) != nil else { return nil }
      return node
    }
  }
}

/// The facts for rules about the app, besides its fields.
enum AppFacts {
  static let all: [DerivedFact] =
    AppModalFacts.app + [
      DerivedFact("screens", .list(.node(["screen"])), "The screens of the app, all of them") { model, _ in
        model.hasAllScreens ? .list(model.screens.map { .node($0) }) : .unknown(Unknown("screens", .otherFiles))
      }
    ]
}

/// The facts for rules about bars and their items.
enum BarFacts {
  static let bar: [DerivedFact] = ScreenColorFacts.bar + ContrastFacts.parts + ScreenVariantFacts.bar

  static let item: [DerivedFact] = own + ContrastFacts.all

  private static let own: [DerivedFact] = [
    DerivedFact("interactive", .bool, "Whether it can be tapped") { _, _ in .bool(true) },
    DerivedFact("decorative", .bool, "Whether it only decorates") { _, _ in .bool(false) },
    DerivedFact("visible", .bool, "Whether neither it nor its bar is hidden") { model, node in
      ViewFacts.isVisible(node, in: model)
    },
  ]
}
