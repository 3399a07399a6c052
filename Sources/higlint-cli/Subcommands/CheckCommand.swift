import HIGLint
import HIGRules

/// `higlint check`: what is wrong with the specs.
enum CheckCommand {
  static let command = Command(
    name: "check",
    summary: Message(en: "Check screen descriptions.", zhHans: "检查界面描述。"),
    operands: .many("PATH"),
    options: [
      Outputs.format, Outputs.file, minimumSeverity, failOn, .edition, statistics, quiet, .color, Inputs.allowEmpty,
      Inputs.standardInputName, Inputs.maximumFileSize, Inputs.threads, forceExclude, showConfiguration,
      listInputs, fix,
    ] + Project.options + BaselineUse.options,
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
  private static let statistics = Option(
    name: "statistics",
    summary: Message(
      en: "Count the findings of each rule in place of showing them.", zhHans: "只按规则统计问题数量，不逐条显示。"))
  static let forceExclude = Option(
    name: "force-exclude",
    summary: Message(
      en: "What the configuration excludes is not checked, though it is named: for pre-commit and editors.",
      zhHans: "即使在命令行中指明，也不检查配置所排除的文件：供 pre-commit 和编辑器使用。"))
  private static let showConfiguration = Option(
    name: "show-config", value: .text("FILE"),
    summary: Message(
      en: "Show what holds for a file and where each value comes from; nothing is checked.",
      zhHans: "显示某文件适用的设置及其来源，不进行检查。"))
  private static let listInputs = Option(
    name: "list-inputs",
    summary: Message(
      en: "Check nothing: show the files found, by the app they belong to.", zhHans: "不做检查：按所属应用列出找到的文件。"))
  private static let fix = Option(
    name: "fix",
    summary: Message(
      en: "First make the safe fixes of what would be shown, as `higlint fix` does; then report what is left.",
      zhHans: "先执行安全的修正（同 `higlint fix`），再报告剩余的问题。"))
  private static var severities: [String] { Severity.allCases.reversed().map(\.word) }

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    if let path = arguments.value(showConfiguration) { return try describe(path, arguments, session) }
    let inputs = try Inputs(arguments)
    let project = try Project(arguments, workspace: inputs.workspace, session: session)
    if arguments.has(listInputs) { return list(inputs, project.choice, session) }
    let settings = Settings(arguments, project.configuration)
    let outputs = try Outputs(arguments, project.configuration)
    var baseline = try BaselineUse(arguments, project, inputs.workspace, session)
    var request = inputs.request(
      project.choice, excludesNamed: arguments.has(forceExclude),
      wantsReview: outputs.formats.contains { $0 == .json || $0 == .sarif })
    request.wantsFixes = outputs.formats.contains { [.human, .json, .jsonl, .sarif].contains($0) }
    var couldWrite = true
    if arguments.has(fix) { couldWrite = try makeFixes(request, inputs, settings, arguments, session) }
    var result = Linter.run(request, rules: BuiltInRules.ruleSet, workspace: inputs.workspace)
    try Project.check(result.configurationProblems, session)
    guard try inputs.check(result, arguments, session) else { return .failure }
    try baseline?.apply(to: &result, shown: settings.shown, workspace: inputs.workspace, session: session)
    let content = ReportContent(
      diagnostics: result.diagnostics.filter { $0.severity >= settings.shown }, reviews: result.reviews,
      summary: result.summary, rules: project.rules, language: session.language, version: Program.version,
      workingDirectory: System.workingDirectory)
    if arguments.has(statistics) {
      writeStatistics(of: content, as: outputs.main, session)
    } else {
      try outputs.write(content, isQuiet: arguments.has(quiet), session)
    }
    // A rule that can't be run has decided nothing.
    if !couldWrite || !result.unreadable.isEmpty || result.diagnostics.contains(where: { $0.rule == "rule/error" }) {
      return .failure
    }
    guard let threshold = settings.threshold else { return .success }
    return result.diagnostics.contains { $0.severity >= threshold } ? .found : .success
  }

  /// Makes the safe fixes; false where a file could not be written.
  private static func makeFixes(
    _ request: LintRequest, _ inputs: Inputs, _ settings: Settings, _ arguments: Arguments, _ session: Session
  ) throws(Failure) -> Bool {
    guard !request.paths.contains("-") else {
      throw Failure(
        Message(
          en: "standard input can't be fixed while it is checked; `higlint fix -` writes what it should be",
          zhHans: "检查标准输入时不能修正；`higlint fix -` 会输出修正后的内容"),
        hint: arguments.command.usageHint)
    }
    let options = Fixer<DiskWorkspace>.Options(minimumSeverity: settings.shown)
    let outcome = Fixer.run(request, rules: BuiltInRules.ruleSet, workspace: inputs.workspace, options: options)
    let written = FixedFiles.write(outcome.files, of: request, session)
    let count = written.reduce(0) { $0 + $1.fixes }
    if !arguments.has(quiet), count > 0 {
      session.complain(
        Message(
          en:
            "\(count) \(count == 1 ? "finding" : "findings") fixed in \(written.count) \(written.count == 1 ? "file" : "files")",
          zhHans: "已修正 \(written.count) 个文件中的 \(count) 个问题"))
    }
    return written.count == outcome.files.count
  }

  private static func list(
    _ inputs: Inputs, _ configuration: ConfigurationChoice, _ session: Session
  ) -> ExitStatus {
    let (groups, failures) = Linter.inputs(
      inputs.request(configuration, wantsReview: false), rules: BuiltInRules.ruleSet, workspace: inputs.workspace)
    for failure in failures { session.complain(Inputs.message(failure)) }
    var out = ReportBuffer()
    for group in groups {
      out.write(visible: heading(group)[session.language])
      out.endLine()
      for file in group.files {
        out.write("  ")
        out.write(visible: file)
        out.endLine()
      }
      session.flush(&out)
    }
    session.flush(&out, atLeast: 1)
    return failures.isEmpty ? .success : .failure
  }

  private static func heading(_ group: InputGroup) -> Message {
    guard !group.folder.isEmpty else { return Message(en: "no app:", zhHans: "不属于任何应用：") }
    let app = group.app ?? group.folder
    var message = Message(
      en: group.app == nil ? "\(app) (no app)" : app, zhHans: group.app == nil ? "\(app)（不是应用）" : app)
    if group.catalogEntries > 0 {
      message.en += ", \(group.catalogEntries) catalog \(group.catalogEntries == 1 ? "entry" : "entries")"
      message.zhHans += "，资源目录条目 \(group.catalogEntries) 个"
    }
    if !group.languages.isEmpty {
      message.en += ", languages: \(group.languages.joined(separator: ", "))"
      message.zhHans += "，语言：\(group.languages.joined(separator: "、"))"
    }
    message.en += ":"
    message.zhHans += "："
    return message
  }

  /// What counts and what is shown: the command line's word, else the configuration's.
  private struct Settings {
    /// Nil where nothing fails.
    var threshold: Severity?
    var shown: Severity

    init(_ arguments: Arguments, _ configuration: Configuration) {
      if let word = arguments.value(failOn) {
        threshold = Severity(word: word)
      } else if let setting = configuration.failOn {
        threshold = setting.value
      } else {
        threshold = .error
      }
      shown =
        arguments.value(minimumSeverity).flatMap { Severity(word: $0) } ?? configuration.minimumSeverity?.value
        ?? .warning
      if let threshold { shown = min(shown, threshold) }
    }
  }

  private static func writeStatistics(of content: ReportContent, as format: ReportFormat, _ session: Session) {
    let statistics = Statistics(content.diagnostics)
    guard format.isForPeople else { return statistics.writeJSON(to: session.write) }
    var out = ReportBuffer()
    statistics.write(to: &out, language: session.language, style: session.style)
    session.write(out.bytes)
  }

  /// What holds for a file, in place of a check.
  private static func describe(
    _ path: String, _ arguments: Arguments, _ session: Session
  ) throws(Failure) -> ExitStatus {
    let workspace = DiskWorkspace()
    guard workspace.entry(at: path) != nil else {
      throw Failure(Inputs.message(WorkspaceError(path: path, kind: .missing, detail: "")))
    }
    var paths = arguments
    paths.operands = [path]
    let project = try Project(paths, workspace: workspace, session: session)
    var out = ReportBuffer()
    ConfigurationDescription(project.configuration, for: path, language: session.language).write(to: &out)
    session.write(out.bytes)
    return .success
  }
}
