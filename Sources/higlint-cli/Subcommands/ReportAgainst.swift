import HIGLanguage
import HIGLint
import HIGPage
import HIGReading

/// What a report is compared with: an earlier report, or the files as they were at a revision of Git.
enum ReportAgainst {
  static let option = Option(
    name: "against", value: .text("REPORT.json|REV"),
    summary: Message(
      en:
        "Show what is new and what is gone: against a report that `check --format json` wrote, or against the files when the revision REV of Git branched off, with the screens that changed as they looked then.",
      zhHans: "显示新增与消失的问题：与 `check --format json` 写出的报告比较，或与 Git 版本 REV 分支点的文件比较，并附上有改动的界面当时的样子。"))

  /// Compares a page with an earlier state.
  ///
  /// - Parameters:
  ///   - value: The path of a report or, where there is no such file, a revision.
  ///   - request: The request of today's run: the earlier files are checked with today's rules and settings.
  ///   - shown: The least severity that is shown.
  static func compare(
    _ page: inout ReportPage, with value: String, request: LintRequest, rules: RuleSet, shown: Severity,
    workspace: DiskWorkspace, hint: Message
  ) throws(Failure) {
    let current = page.findings
    if DiskWorkspace().entry(at: value)?.kind == .file || value.hasSuffix(".json") {
      let bytes = try Inputs.bytes(of: value)
      do throws(ReportComparison.ReadingError) {
        let former = try ReportComparison.findings(inReport: value, bytes: bytes).filter { $0.severity >= shown }
        page.compare(ReportComparison(name: value, former: former, current: current), drawing: nil)
        return
      } catch {
        throw Failure(error.problem.placedMessage)
      }
    }
    guard !request.paths.contains("-") else {
      throw Failure(
        Message(
          en: "`\(option.spelling)` with a revision knows nothing of standard input",
          zhHans: "`\(option.spelling)` 与版本比较时不能用于标准输入"), hint: hint)
    }
    let former = try GitChanges.former(
      of: request.paths, since: value, for: option, in: workspace, hint: hint)
    compare(&page, with: value, former, request, rules, shown)
  }

  private static func compare(
    _ page: inout ReportPage, with name: String, _ former: FormerWorkspace, _ request: LintRequest, _ rules: RuleSet,
    _ shown: Severity
  ) {
    let current = page.findings
    var request = request
    (request.progress, request.changes, request.profile) = (nil, nil, nil)
    (request.wantsReview, request.wantsFixes) = (false, false)
    let specs = SpecModels(request, rules: rules, workspace: former)
    guard !former.isUnchanged else {
      let found = current.map { ReportComparison.Finding($0) }
      page.compare(ReportComparison(name: name, former: found, current: current), drawing: specs)
      return
    }
    // A path that was not there then is no mistake.
    let result = Linter.run(request, rules: rules, workspace: former)
    let found = result.diagnostics.filter { $0.severity >= shown }.map { ReportComparison.Finding($0) }
    page.compare(ReportComparison(name: name, former: found, current: current), drawing: specs)
  }
}
