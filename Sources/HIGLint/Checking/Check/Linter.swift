import HIGCore
import HIGLanguage
import HIGReading

/// A run, from paths to diagnostics, in two phases.
///
/// Each file is read, decoded and checked by itself, on all cores, and freed; the facts that rules about the whole app
/// need are kept as an extract. Then each app is checked over its extracts.
public struct Linter: Sendable {
  let request: LintRequest
  let rules: RuleSet
  let workspace: any Workspace

  /// The number of files from which on it pays to look for freed memory between the phases.
  private static let manyFiles = 1_000

  var threads: Int { request.threads ?? Parallel.coreCount }

  public static func run(_ request: LintRequest, rules: RuleSet, workspace: any Workspace) -> LintResult {
    Linter(request: request, rules: rules, workspace: workspace).run()
  }

  private func run() -> LintResult {
    let profile = request.profile
    request.progress?.begin(.finding, total: 0)
    var result = LintResult()
    var inputs = profile.measure(.finding) { RunInputs(for: self, reportingInto: &result) }
    guard result.configurationProblems.isEmpty else { return result }
    let (changed, others) = changed(inputs)
    var files = check(request.shelf?.share(of: changed, inputs) ?? changed, inputs)
    var parts = files.map(\.part)
    parts += extracts(of: others, beside: parts, inputs)
    parts += extractsOfOtherFiles(parts, &inputs)
    let origins = findingsOfComponents(around: files, &inputs)
    if request.shelf?.isShared ?? false {
      result.unreadable += files.compactMap(\.failureOfNamed)
      result.summary.files = files.count(where: \.isSpec)
      return result
    }
    profile.measure(.collecting) { result.collect(files, origins: origins, for: self) }
    var places = AnswerPlaces()
    for file in files { places.add(file.report.answerPlaces) }
    let answers = files.flatMap(\.part.answers)
    let suppressions = files.compactMap(\.report.suppressions)
    files = []
    if parts.count > Self.manyFiles { FreedMemory.giveBack() }
    profile.measure(.relating) { checkApps(parts, inputs, &places, into: &result) }
    profile.measure(.collecting) {
      if !answers.isEmpty {
        result.diagnostics += places.problems(of: answers, screens: Set(parts.flatMap(\.screenPaths)))
      }
      result.sort()
      if !suppressions.isEmpty {
        result.apply(suppressions, ids: Set(inputs.plan.sets.flatMap(\.rules.ids)).union(rules.ids))
      }
      result.placeFixes(request.wantsFixes)
      result.part(by: inputs.asked)
      result.summary.reviews += result.reviews.count
    }
    return result
  }
}
