import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading
import HIGRules

/// The pictures of a run, in the order of the files.
struct DrawnSpecs {
  private(set) var drawings: [Drawing] = []
  private(set) var problems: [Diagnostic] = []
  private var options: DrawingOptions
  private let wanted: Set<String>
  /// The ids of all screens that were found.
  private var known: Set<String> = []
  private var prefixes = DrawingNames()

  init(_ options: DrawingOptions, screens: [String]) {
    self.options = options
    wanted = Set(screens)
  }

  mutating func add(_ file: SpecModels.File) {
    problems += file.problems.filter { $0.severity == .error }
    if options.annotations == .targets {
      let limits = options.limits
      options.limits.exempt = ExemptTargets.paths(
        in: file.model, systemSizes: limits.systemSizes, width: limits.targetWidth, height: limits.targetHeight,
        rules: BuiltInRules.ruleSet)
    }
    for screen in file.model.screenStates where !isLeftOut(screen, in: file.model) { draw(screen, in: file.model) }
    for model in file.components where wanted.isEmpty {
      for component in model.screenStates { draw(component, in: model) }
    }
    guard let app = file.app else { return }
    for node in Drawing.passesAndWidgets(of: app, in: file.path) { draw(node, in: app) }
  }

  private mutating func draw(_ screen: NodeReference, in model: Model) {
    let id = Drawing.screen(of: screen, in: model)
    known.insert(id)
    guard wanted.isEmpty || wanted.contains(id) else { return }
    var options = options
    options.prefix = prefix(of: screen, in: model)
    drawings.append(Drawing.of(screen, in: model, options: options))
    // What lies over a screen hides a part of it: a picture of its own.
    for presented in Drawing.presented(by: screen, in: model) {
      options.presented = presented
      options.prefix = prefix(of: screen, in: model, presented)
      drawings.append(Drawing.of(screen, in: model, options: options))
    }
  }

  /// Returns what the ids in a picture begin with: no two pictures that stand in one page share them, also where they
  /// come from several runs.
  private mutating func prefix(
    of screen: NodeReference, in model: Model, _ presented: DrawingOptions.Presented? = nil
  ) -> String {
    prefixes.name(of: [model.path(of: screen)] + (presented.map { [$0.rawValue] } ?? [])) + "-"
  }

  /// Whether another version of the screen is the one for the device that is drawn.
  private func isLeftOut(_ screen: NodeReference, in model: Model) -> Bool {
    guard let device = options.device else { return false }
    let versions = model.screenStates.filter {
      Drawing.screen(of: $0, in: model) == Drawing.screen(of: screen, in: model)
    }
    let own = versions.filter { model.device(of: $0) == device }
    return !own.isEmpty && !own.contains(screen)
  }

  /// Throws for a screen that was asked for and is not there.
  func checkScreens(_ ids: [String]) throws(Failure) {
    for id in ids where !known.contains(id) {
      let hint = Suggestion(nearest(to: id, among: known.sorted()))
      throw Failure(
        Message(en: "there is no screen `\(id)`\(hint.en)", zhHans: "没有界面 `\(id)`\(hint.zhHans)"))
    }
  }
}

extension DrawingOptions {
  /// Marks what rules found as pins.
  mutating func mark(_ diagnostics: [Diagnostic], in language: Language) {
    for diagnostic in diagnostics {
      guard let path = diagnostic.path else { continue }
      pins.append(Pin(severity: diagnostic.severity, path: path, message: diagnostic.message[language]))
    }
  }
}
