import HIGLint
import HIGReading
import HIGRules

/// `higlint report`: writes a page with the screens drawn, what was found in them and what is left to ask.
enum ReportCommand {
  static let command = Command(
    name: "report",
    summary: Message(
      en: "Write a report to look at: screens, findings, checklist.", zhHans: "生成可视化报告：界面、问题与检查清单。"),
    operands: .many("PATH"),
    options: [
      .output, CheckReporting.minimumSeverity, BaselineUse.file, ReportAgainst.option, CheckReporting.pictures,
      Watch.option, .edition, .color,
      Inputs.allowEmpty,
      Inputs.standardInputName, Inputs.maximumFileSize, Inputs.threads,
    ] + Project.options,
    details: Message(
      en:
        "PATH is as for `higlint check`. The page is one HTML file that needs nothing else: each screen is drawn from its spec, with a numbered pin for each finding; the questions of `higlint review` are a checklist to answer. It can be read in English and Chinese, in the light and in the dark, sent to others and printed, a page a screen.\nWhat a baseline holds is on the page, and marked as known. With `--watch` the page is written anew whenever something changes, and reloads by itself where it is open.\n`higlint check --format html` writes the same page; this command does not fail because of what it finds.",
      zhHans:
        "PATH 与 `higlint check` 相同。报告是一个独立的 HTML 文件：每个界面按规格绘制，每个问题以编号图钉标出；`higlint review` 的问题构成可作答的检查清单。页面可切换中英文与深浅外观，可发送给他人，也可打印，每个界面一页。\n基线中已有的问题也在页面上，并标为已知。使用 `--watch` 时，有改动即重新生成，已打开的页面会自行刷新。\n`higlint check --format html` 生成同样的页面；此命令不会因发现问题而失败。"
    ),
    examples: [
      .init(
        line: "higlint report design/ -o report.html",
        purpose: Message(en: "Write a report about a folder.", zhHans: "为一个文件夹生成报告。")),
      .init(
        line: "higlint report --watch design/ -o report.html",
        purpose: Message(en: "Keep it up to date while specs are edited.", zhHans: "编辑规格时保持报告为最新。")),
      .init(
        line: "higlint report --against main design/ -o report.html",
        purpose: Message(en: "Show what a branch changes, before and after.", zhHans: "显示分支前后的变化。")),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    if arguments.has(Watch.option) {
      guard arguments.has(.output) else {
        throw Failure(
          Message(
            en: "`--watch` needs a file for the page: `-o report.html`", zhHans: "`--watch` 需要指定页面文件：`-o report.html`"),
          hint: command.usageHint)
      }
      return try Watch.run(arguments, session, check: report)
    }
    let inputs = try Inputs(arguments)
    return try report(arguments, inputs, inputs.workspace, session)
  }

  private static func report(
    _ arguments: Arguments, _ inputs: Inputs, _ workspace: any Workspace, _ session: Session
  ) throws(Failure) -> ExitStatus {
    let project = try Project(arguments, workspace: workspace, session: session)
    var reporting = try CheckReporting(arguments, project, workspace, session, profile: nil, outputs: .page)
    var request = inputs.request(project.choice, wantsReview: reporting.wantsReview)
    request.reviewDetail = reporting.reviewDetail
    request.wantsFixes = reporting.wantsFixes
    request.leastSeverity = reporting.leastSeverity
    let result = session.showingProgress { progress in
      request.progress = progress
      return session.lint.run(request, workspace: workspace)
    }
    try Project.check(result.configurationProblems, session)
    guard try inputs.check(result, arguments, session) else { return .failure }
    reporting.drawn = request
    if let earlier = arguments.value(ReportAgainst.option) {
      let shown = reporting.shown
      reporting.compare = { [request] (page) throws(Failure) in
        try ReportAgainst.compare(
          &page, with: earlier, request: request, rules: BuiltInRules.ruleSet, shown: shown,
          workspace: inputs.workspace, hint: command.usageHint)
      }
    }
    // A page tells what was found; that is no failure of writing it.
    _ = try reporting.finish(result, workspace, session)
    if let path = Outputs.redirection(arguments) {
      let screens = result.summary.screens
      session.complain(
        Message(
          en: "wrote a report about \(screens) \(screens == 1 ? "screen" : "screens") to \(path)",
          zhHans: "已将 \(screens) 个界面的报告写入 \(path)"))
    }
    return result.unreadable.isEmpty ? .success : .failure
  }
}
