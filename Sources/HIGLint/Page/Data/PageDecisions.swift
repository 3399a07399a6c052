import HIGCore
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

  mutating func add(_ file: SpecModels.File) {
    for screen in file.model.screens {
      let scene = file.model.scene(of: screen) ?? Scene(model: file.model, screen: screen)
      for view in scene.views { add(view, in: scene, of: file.model) }
    }
  }

  private mutating func add(_ view: NodeReference, in scene: Scene, of model: Model) {
    if case .bool(false) = model.value(of: Names.visible, at: view) { return }
    if Contrast.foreground(of: view, in: model) != .none {
      let measure = Contrast.measure(view, in: model)
      contrasts.add(measure.isMeasured && measure.low == measure.high)
    }
    guard case .bool(true) = model.value(of: Names.interactive, at: view) else { return }
    let area = scene.touchArea(of: view)
    targets.add(area.horizontal.length != nil && area.vertical.length != nil)
  }
}
