import HIGCore
import HIGDraw
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

  /// Compares what is found today with an earlier state.
  ///
  /// - Parameters:
  ///   - value: The path of a report or, where there is no such file, a revision.
  ///   - current: The findings of the report, in its order.
  ///   - request: The request of today's run: the earlier files are checked with today's rules and settings.
  ///   - shown: The least severity that is shown.
  static func comparison(
    with value: String, current: [Diagnostic], request: LintRequest, rules: RuleSet, shown: Severity,
    workspace: DiskWorkspace, hint: Message
  ) throws(Failure) -> ReportComparison {
    if DiskWorkspace().entry(at: value)?.kind == .file || value.hasSuffix(".json") {
      let bytes = try Inputs.bytes(of: value)
      do throws(ReportComparison.ReadingError) {
        let former = try ReportComparison.findings(inReport: value, bytes: bytes).filter { $0.severity >= shown }
        return ReportComparison(name: value, former: former, current: current)
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
    return comparison(with: value, former, current: current, request, rules, shown, workspace)
  }

  private static func comparison(
    with name: String, _ former: FormerWorkspace, current: [Diagnostic], _ request: LintRequest, _ rules: RuleSet,
    _ shown: Severity, _ workspace: DiskWorkspace
  ) -> ReportComparison {
    guard !former.isUnchanged else {
      return ReportComparison(name: name, former: current.map { ReportComparison.Finding($0) }, current: current)
    }
    var request = request
    (request.progress, request.changes, request.profile) = (nil, nil, nil)
    (request.wantsReview, request.wantsFixes) = (false, false)
    // A path that was not there then is no mistake.
    let result = Linter.run(request, rules: rules, workspace: former)
    let found = result.diagnostics.filter { $0.severity >= shown }
    return ReportComparison(
      name: name, former: found.map { ReportComparison.Finding($0) }, current: current,
      screens: changedScreens(request, rules, former, workspace))
  }

  /// A screen, as it is told from others.
  private struct Key: Hashable {
    var file: String
    var id: String
  }

  /// Returns the screens whose pictures differ, as they looked before, in the order of the former files.
  private static func changedScreens(
    _ request: LintRequest, _ rules: RuleSet, _ former: FormerWorkspace, _ workspace: DiskWorkspace
  ) -> [ReportComparison.Screen] {
    var order: [Key] = []
    var drawn: [Key: (number: Int, drawing: Drawing)] = [:]
    forEachScreen(of: request, rules, former) { key, draw in
      guard drawn[key] == nil else { return }
      drawn[key] = (order.count, draw("b\(order.count)"))
      order.append(key)
    }
    forEachScreen(of: request, rules, workspace) { key, draw in
      guard let before = drawn[key], draw("b\(before.number)").svg == before.drawing.svg else { return }
      drawn[key] = nil
    }
    return order.compactMap { key in
      drawn[key].map { _, drawing in
        ReportComparison.Screen(
          id: key.id, svg: drawing.svg, width: drawing.screenSize.width, height: drawing.screenSize.height)
      }
    }
  }

  private static func forEachScreen(
    of request: LintRequest, _ rules: RuleSet, _ workspace: any Workspace,
    _ body: (Key, (_ prefix: String) -> Drawing) -> Void
  ) {
    _ = SpecModels(request, rules: rules, workspace: workspace).forEach { file in
      for screen in file.model.screens {
        body(Key(file: file.path, id: Drawing.screen(of: screen, in: file.model))) { prefix in
          var options = DrawingOptions()
          options.hasLegend = false
          options.prefix = prefix
          return Drawing.of(screen, in: file.model, options: options)
        }
      }
    }
  }
}
