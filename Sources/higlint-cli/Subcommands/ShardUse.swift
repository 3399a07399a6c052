import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading
import HIGRules

/// `check --shard I/N`: runs one part of a check, and writes a file for `merge`.
struct ShardUse {
  static let option = Option(
    name: "shard", value: .text("I/N"),
    summary: Message(
      en: "Check only every N-th file, from the I-th, and write what `higlint merge` needs in place of a report.",
      zhHans: "只检查从第 I 个起每隔 N 个的文件，不生成报告，而是写出 `higlint merge` 所需的内容。"))

  private let number: ShardNumber

  /// Reads the shard of a command line; nil where the run is not divided.
  init?(_ arguments: Arguments) throws(Failure) {
    guard let text = arguments.value(Self.option) else { return nil }
    guard let number = ShardNumber(text) else {
      throw Failure(
        Message(
          en: "`\(text)` is no shard: `--shard 2/3` is the second of three",
          zhHans: "`\(text)` 不是分片：`--shard 2/3` 表示三个中的第二个"), hint: arguments.command.usageHint)
    }
    self.number = number
    for option in [GitChanges.option, GitChanges.staged, Watch.option, CheckCommand.fix] where arguments.has(option) {
      throw Failure(
        Message(
          en: "`--shard` and `\(option.spelling)` don't go together", zhHans: "`--shard` 与 `\(option.spelling)` 不能同时使用"),
        hint: arguments.command.usageHint)
    }
    if arguments.operands.contains("-") {
      throw Failure(
        Message(en: "standard input can't be parted into shards", zhHans: "标准输入不能分片"), hint: arguments.command.usageHint
      )
    }
    if System.isTerminal(1), Outputs.redirection(arguments) == nil {
      throw Failure(
        Message(
          en: "a shard is nothing to read; name a file: `--output FILE`", zhHans: "分片内容不供阅读；请用 `--output FILE` 指定文件"),
        hint: arguments.command.usageHint)
    }
  }

  /// The options that differ from machine to machine, and change no result.
  private static let ownOptions = [
    option, Inputs.threads, .color, CheckReporting.quiet, CheckReporting.profile, CacheUse.flag, CacheUse.folder,
  ]

  /// Returns the command line without the options that concern this machine only.
  private static func words(_ arguments: Arguments) -> [String] {
    let options = arguments.command.allOptions.filter { option in !ownOptions.contains { $0.name == option.name } }
    return arguments.words(of: options).filter { !Outputs.isRedirection($0) } + ["--"] + arguments.operands
  }

  /// Reads the pictures that specs name, so that they are in the shard: a page of what is merged shows them. One shard
  /// brings them for all.
  private static func readPictures(of request: LintRequest, in specs: any Workspace, by recording: any Workspace) {
    let files = PictureFiles(workspace: recording)
    var options = DrawingOptions()
    options.picture = { files.picture(named: $0, beside: $1) }
    _ = SpecModels(request, rules: BuiltInRules.ruleSet, workspace: specs).forEach { file in
      for model in [file.model] + file.components {
        for screen in model.screenStates {
          for appearance in Drawing.appearances(of: screen, in: model) {
            options.appearance = appearance
            for presented in [nil] + Drawing.presented(by: screen, in: model) {
              options.presented = presented
              _ = Drawing.of(screen, in: model, options: options)
            }
          }
        }
      }
    }
  }

  func run(_ arguments: Arguments, _ inputs: Inputs, _ session: Session) throws(Failure) -> ExitStatus {
    let workspace = RecordedWorkspace(inputs.workspace)
    let project = try Project(arguments, workspace: workspace, session: session)
    let profile = arguments.has(CheckReporting.profile) ? RunProfile() : nil
    // Mistakes in the options of reports are reported before the check, and the files that the reports need are read.
    let reporting = try CheckReporting(arguments, project, workspace, session, profile: profile)
    reporting.lookAhead(in: workspace)
    let cache = CacheUse(arguments, session)
    var request = CheckCommand.request(arguments, inputs, project)
    if arguments.has(CheckReporting.pictures), number.index == 1 {
      Self.readPictures(of: request, in: inputs.workspace, by: workspace)
    }
    request.cache = cache?.cache
    request.profile = profile
    let (bytes, result) = session.showingProgress { progress in
      request.progress = progress
      return Shard.run(
        number, of: request, rules: BuiltInRules.ruleSet, workspace: workspace, words: Self.words(arguments),
        version: Program.version, workingDirectory: System.workingDirectory ?? "")
    }
    cache?.save(session)
    try Project.check(result.configurationProblems, session)
    session.tell(result.unvisited)
    for error in result.unreadable { session.complain(Inputs.message(error)) }
    session.write(bytes)
    reporting.writeProfile(session)
    if !arguments.has(CheckReporting.quiet) {
      let count = result.summary.files
      session.complain(
        Message(
          en: "shard \(number.text) checked \(count) \(count == 1 ? "file" : "files")",
          zhHans: "分片 \(number.text) 检查了 \(count) 个文件"))
    }
    return result.unreadable.isEmpty ? .success : .failure
  }
}
