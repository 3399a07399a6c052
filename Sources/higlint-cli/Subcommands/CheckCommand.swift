import HIGLint
import HIGRules

/// `higlint check`: what is wrong with the specs.
enum CheckCommand {
  static let command = Command(
    name: "check",
    summary: Message(en: "Check screen descriptions.", zhHans: "检查界面描述。"),
    operands: .many("PATH"),
    options: [
      .format, .output, minimumSeverity, failOn, .edition, quiet, .color, Inputs.allowEmpty, Inputs.standardInputName,
      Inputs.maximumFileSize, Inputs.threads,
    ],
    details: Message(
      en:
        "PATH is a file, a folder, or `-` for standard input; by default the working directory. In folders, YAML and JSON files that are specs are checked, and Info.plist files.\nWhat counts for `--fail-on` is always shown, whatever `--min-severity` says. A path that can't be read gives exit status 2; the other paths are checked all the same.",
      zhHans:
        "PATH 是文件、文件夹，或表示标准输入的 `-`；默认为当前文件夹。文件夹中会检查属于规格的 YAML、JSON 文件以及 Info.plist 文件。\n不论 `--min-severity` 如何设置，达到 `--fail-on` 的问题总会显示。无法读取的路径使退出状态为 2，其他路径照常检查。"
    ),
    examples: [
      .init(
        line: "higlint check screens/", purpose: Message(en: "Check a folder.", zhHans: "检查一个文件夹。")),
      .init(
        line: "higlint check --fail-on warning --format json --output report.json design/",
        purpose: Message(
          en: "Fail on warnings too, and keep a report for programs.",
          zhHans: "警告也视为失败，并保存供程序读取的报告。")),
      .init(
        line: "pbpaste | higlint check --stdin-filename screens/pay.yaml -",
        purpose: Message(
          en: "Check what an editor has not saved, as if it were that file.", zhHans: "把尚未保存的内容当作该文件来检查。")),
    ],
    run: run)

  private static let minimumSeverity = Option(
    name: "min-severity", value: .word(severities),
    summary: Message(en: "Show nothing below this; by default warning.", zhHans: "不显示低于此级别的问题；默认为 warning。"))
  private static let failOn = Option(
    name: "fail-on", value: .word(severities + ["never"]),
    summary: Message(
      en: "Exit with 1 for this severity and above; by default error.", zhHans: "出现此级别及以上的问题时以 1 退出；默认为 error。"))
  private static let quiet = Option(
    name: "quiet", short: "q",
    summary: Message(en: "No summary at the end.", zhHans: "结尾不显示汇总。"))
  private static var severities: [String] { Severity.allCases.reversed().map(\.word) }

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let inputs = try Inputs(arguments)
    let threshold = arguments.value(failOn).map { Severity(word: $0) } ?? .error
    var shown = arguments.value(minimumSeverity).flatMap { Severity(word: $0) } ?? .warning
    if let threshold { shown = min(shown, threshold) }
    let isJSON = arguments.value(.format) == "json"
    let result = Linter.run(
      inputs.request(wantsReview: isJSON), rules: BuiltInRules.ruleSet, workspace: inputs.workspace)
    guard try inputs.check(result, arguments, session) else { return .failure }
    let diagnostics = result.diagnostics.lazy.filter { $0.severity >= shown }
    if isJSON {
      JSONReport(language: session.language).write(
        diagnostics, summary: result.summary, reviews: result.reviews.count, to: session.write)
    } else {
      write(diagnostics, result.summary, isQuiet: arguments.has(quiet), session)
    }
    if !result.unreadable.isEmpty { return .failure }
    guard let threshold else { return .success }
    return result.diagnostics.contains { $0.severity >= threshold } ? .found : .success
  }

  private static func write(
    _ diagnostics: some Sequence<Diagnostic>, _ summary: LintResult.Summary, isQuiet: Bool, _ session: Session
  ) {
    var report = HumanReport(language: session.language, style: session.style)
    var out = ReportBuffer()
    for diagnostic in diagnostics {
      report.write(diagnostic, to: &out)
      session.flush(&out)
      if session.isDone { return }
    }
    if !isQuiet { report.writeSummary(summary, to: &out) }
    session.flush(&out, atLeast: 1)
  }
}
