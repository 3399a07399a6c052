import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading

/// How much of what rules measure is stated: a report without findings says little where little was decided.
struct PageDecisions {
  struct Count {
    var decided = 0
    var open = 0

    mutating func add(_ isDecided: Bool) {
      if isDecided { decided += 1 } else { open += 1 }
    }
  }

  /// The contrasts of texts and symbols.
  private(set) var contrasts = Count()
  /// The areas of what is tapped.
  private(set) var targets = Count()

  /// Adds what a file's screens show, with their bars, and what their states and variants show anew.
  mutating func add(_ file: SpecModels.File) {
    let model = file.model
    var stated: [NodeReference: Set<Location>] = [:]
    for screen in model.screenStates {
      let base = ScreenVariantFacts.base(of: screen, in: model)
      let scene = model.scene(of: screen) ?? Scene(model: model, screen: screen)
      let nodes = Self.nodes(of: screen, in: model)
      guard base != screen else {
        for node in nodes { add(node, in: scene, of: model) }
        continue
      }
      let known = stated[base] ?? Set(Self.nodes(of: base, in: model).map { model.location(of: $0) })
      stated[base] = known
      for node in nodes where !known.contains(model.location(of: node)) { add(node, in: scene, of: model) }
    }
  }

  /// Returns what has a contrast or an area of its own: views, items of bars, titles.
  private static func nodes(of screen: NodeReference, in model: Model) -> [NodeReference] {
    let first = Int(screen.index)
    return (first..<max(first + 1, Int(model.nodes[first].end))).map { NodeReference($0) }
      .filter { VisualLimits.contrastTypes.contains(model.typeIndex(of: $0)) }
  }

  private mutating func add(_ node: NodeReference, in scene: Scene, of model: Model) {
    if case .bool(false) = model.value(of: Names.visible, at: node) { return }
    if Contrast.foreground(of: node, in: model) != .none {
      let measure = Contrast.measure(node, in: model)
      contrasts.add(measure.isMeasured && measure.low == measure.high)
    }
    guard model.typeIndex(of: node) == NodeTypes.view, case .bool(true) = model.value(of: Names.interactive, at: node)
    else { return }
    let area = scene.touchArea(of: node)
    targets.add(area.horizontal.length != nil && area.vertical.length != nil)
  }
}
