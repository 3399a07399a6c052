import HIGCore
import HIGLanguage
import HIGReading

/// The models of whole apps.
extension SpecModels {
  /// Returns a model for each app whose files are found, as rules about whole apps see it, in the order of the files.
  ///
  /// A file that is named by itself belongs to the app of its folder where nothing states one.
  public func apps() -> [Model] {
    var request = linter.request
    request.shelf = nil
    request.progress = nil
    request.changes = nil
    request.wantsReview = false
    let linter = Linter(request: request, rules: linter.rules, workspace: linter.workspace)
    var result = LintResult()
    let inputs = RunInputs(for: linter, reportingInto: &result)
    guard result.configurationProblems.isEmpty else { return [] }
    let work = inputs.work.map { work in
      var work = work
      work.isExtractOnly = true
      work.takeFolderForApp()
      return work
    }
    var order: [AppKey] = []
    var groups: [AppKey: [AppPart]] = [:]
    for part in linter.check(work, inputs).map(\.part) {
      guard let app = part.app else { continue }
      if groups[app] == nil { order.append(app) }
      groups[app, default: []].append(part)
    }
    let engine = Engine(ruleSet: linter.rules)
    return order.compactMap { app in
      guard let parts = groups[app], let first = parts.first else { return nil }
      return engine.appModel(
        definitions: first.definitions(linter.workspace), extracts: parts.compactMap(\.extract),
        isImplied: app.folder != nil)
    }
  }
}
