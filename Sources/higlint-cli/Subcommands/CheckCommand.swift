import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// `higlint check`: finds the mistakes in specs.
enum CheckCommand {
  static let command = Command(
    name: "check",
    summary: Message(en: "Check screen descriptions.", zhHans: "检查界面描述。"),
    operands: .many("PATH"),
    options: [
      Outputs.format, Outputs.file, CheckReporting.minimumSeverity, CheckReporting.failOn, .edition,
      CheckReporting.statistics, CheckReporting.pictures, CheckReporting.profile, CheckReporting.quiet, .color,
      Inputs.allowEmpty,
      Inputs.standardInputName, Inputs.maximumFileSize, Inputs.threads, forceExclude, GitChanges.option,
      GitChanges.staged,
      CacheUse.flag, CacheUse.folder, ShardUse.option, Watch.option, showConfiguration, listInputs, fix,
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
      en:
        "Check nothing: show the files found, by the app they belong to, and why other YAML and JSON files are no specs.",
      zhHans: "不做检查：按所属应用列出找到的文件，并说明其他 YAML、JSON 文件为何不是规格。"))
  static let fix = Option(
    name: "fix",
    summary: Message(
      en: "First make the safe fixes of what would be shown, as `higlint fix` does; then report what is left.",
      zhHans: "先执行安全的修正（同 `higlint fix`），再报告剩余的问题。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    if let path = arguments.value(showConfiguration) { return try describe(path, arguments, session) }
    if arguments.has(listInputs) {
      let inputs = try Inputs(arguments)
      let project = try Project(arguments, workspace: inputs.workspace, session: session)
      return list(inputs, project.choice, session)
    }
    let shard = try ShardUse(arguments)
    if arguments.has(Watch.option) {
      return try Watch.run(arguments, session) { (arguments, inputs, workspace, session) throws(Failure) in
        try check(arguments, inputs, workspace, session)
      }
    }
    let inputs = try Inputs(arguments)
    if let shard { return try shard.run(arguments, inputs, session) }
    return try check(arguments, inputs, inputs.workspace, session)
  }

  /// Returns the request that a command line makes.
  static func request(_ arguments: Arguments, _ inputs: Inputs, _ project: Project) -> LintRequest {
    inputs.request(project.choice, excludesNamed: arguments.has(forceExclude), wantsReview: false)
  }

  /// Checks and reports.
  ///
  /// - Parameter shards: The results of shards, used in place of a run; the workspace is theirs.
  static func check(
    _ arguments: Arguments, _ inputs: Inputs, _ workspace: any Workspace, _ session: Session,
    shards: MergedShards? = nil
  ) throws(Failure) -> ExitStatus {
    let project = try Project(arguments, workspace: workspace, session: session)
    let profile = arguments.has(CheckReporting.profile) ? RunProfile() : nil
    var reporting = try CheckReporting(arguments, project, workspace, session, profile: profile)
    var request = request(arguments, inputs, project)
    request.wantsReview = reporting.wantsReview
    request.reviewDetail = reporting.reviewDetail
    request.wantsFixes = reporting.wantsFixes
    try GitChanges.narrow(&request, by: arguments, in: inputs.workspace)
    var couldWrite = true
    if arguments.has(fix), shards == nil {
      couldWrite = try makeFixes(request, inputs, reporting.shown, arguments, session)
    }
    request.profile = profile
    request.leastSeverity = reporting.leastSeverity
    request.keepsTexts = reporting.wantsTexts
    let cache = CacheUse(arguments, session)
    request.cache = cache?.cache
    let result = try session.showingProgress { (progress) throws(Failure) in
      request.progress = progress
      guard let shards else { return session.lint.run(request, workspace: workspace) }
      return try MergeCommand.refusing { () throws(ShardProblem) in
        try shards.run(request, rules: BuiltInRules.ruleSet)
      }
    }
    cache?.save(session)
    try Project.check(result.configurationProblems, session)
    guard try inputs.check(result, arguments, session) else { return .failure }
    // Shards have read the specs, and remember what they read.
    reporting.drawn = request
    let status = try reporting.finish(
      result, workspace, session, workingDirectory: shards?.workingDirectory ?? System.workingDirectory)
    return couldWrite ? status : .failure
  }

  /// Makes the safe fixes. Returns false where a file could not be written.
  private static func makeFixes(
    _ request: LintRequest, _ inputs: Inputs, _ shown: Severity, _ arguments: Arguments, _ session: Session
  ) throws(Failure) -> Bool {
    guard !request.paths.contains("-") else {
      throw Failure(
        Message(
          en: "standard input can't be fixed while it is checked; `higlint fix -` writes what it should be",
          zhHans: "检查标准输入时不能修正；`higlint fix -` 会输出修正后的内容"),
        hint: arguments.command.usageHint)
    }
    let options = Fixer.Options(minimumSeverity: shown)
    let outcome = Fixer.run(request, rules: BuiltInRules.ruleSet, workspace: inputs.workspace, options: options)
    let written = FixedFiles.write(outcome.files, of: request, session)
    let count = written.reduce(0) { $0 + $1.fixes }
    if !arguments.has(CheckReporting.quiet), count > 0 {
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
    let list = Linter.inputs(
      inputs.request(configuration, wantsReview: false), rules: BuiltInRules.ruleSet, workspace: inputs.workspace)
    session.tell(list.unvisited)
    for failure in list.failures { session.complain(Inputs.message(failure)) }
    var out = ReportBuffer()
    for group in list.groups {
      out.write(visible: heading(group)[session.language])
      out.endLine()
      for file in group.files {
        out.write("  ")
        out.write(visible: file)
        out.endLine()
      }
      session.flush(&out)
    }
    if !list.passedOver.isEmpty {
      out.write(Message(en: "passed over:", zhHans: "已略过：")[session.language])
      out.endLine()
    }
    for (path, reason) in list.passedOver {
      out.write("  ")
      out.write(visible: path)
      out.write(Message(en: ": ", zhHans: "：")[session.language])
      out.write(visible: reason[session.language])
      out.endLine()
      session.flush(&out)
    }
    session.flush(&out, atLeast: 1)
    return list.failures.isEmpty ? .success : .failure
  }

  private static func heading(_ group: InputGroup) -> Message {
    if group.folder.isEmpty, group.apps.isEmpty { return Message(en: "no app:", zhHans: "不属于任何应用：") }
    let isApp = !group.apps.isEmpty
    var message = Message(
      en: isApp ? group.apps.joined(separator: ", ") : "\(group.folder) (no app)",
      zhHans: isApp ? group.apps.joined(separator: "、") : "\(group.folder)（不是应用）")
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

  /// Shows the settings that hold for a file, in place of a check.
  private static func describe(
    _ path: String, _ arguments: Arguments, _ session: Session
  ) throws(Failure) -> ExitStatus {
    let workspace = Inputs.workspace(arguments, around: [path])
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
