import HIGCore
import HIGLanguage
import HIGReading

/// The check of one app over the extracts of its files.
struct AppCheck {
  let parts: [AppPart]
  let definitions: Definitions
  /// The paths of the files whose definitions are there for this app alone.
  let ownFiles: Set<String>
  let plan: PlanByPath

  func run(_ engine: Engine, _ base: CheckPlan.FileOptions) -> CheckedApp {
    let model = engine.appModel(
      definitions: definitions, extracts: parts.compactMap(\.extract), isImplied: parts.first?.app?.folder != nil,
      ownFiles: ownFiles)
    // A file of definitions may be among the files that were checked, too.
    let around = Set(definitions.trees.map(\.source.path))
    let answers =
      definitions.answers + parts.flatMap(\.answers).filter { !around.contains($0.location.file.path) } + base.answers
    let found = engine.checkApp(model, answers: answers, findsAll: parts.contains(where: \.findsAll))
    var app = CheckedApp(
      findings: LanguageMerge.merged(found.findings.compactMap(plan.applied(to:)), in: model),
      diagnostics: model.diagnostics + found.errors)
    if model.app != .none { app.answerPlaces.look(for: answers, in: model, below: [model.app]) }
    return app
  }
}
