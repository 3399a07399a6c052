import HIGLanguage
import HIGLint
import HIGReading
import HIGRules

/// `higlint merge`: merges the shards of a check.
enum MergeCommand {
  private static let options =
    [
      Outputs.format, Outputs.file, CheckReporting.minimumSeverity, CheckReporting.failOn, CheckReporting.statistics,
      CheckReporting.profile, CheckReporting.quiet, .color, Inputs.allowEmpty, Inputs.threads,
    ] + BaselineUse.options

  static let command = Command(
    name: "merge",
    summary: Message(en: "Bring the shards of a check together.", zhHans: "合并检查的各个分片。"),
    operands: .many("FILE"),
    options: options,
    details: Message(
      en:
        "FILE is what `higlint check --shard I/N --output FILE` wrote. The rules that look across screens run now; report and exit status are those of one run, by the options that the shards were checked with, unless others are given here. The specs themselves are not needed, not even to draw them (`--format html`).\nA shard that is missing or damaged, and shards of different files, options or versions give exit status 2.",
      zhHans:
        "FILE 是 `higlint check --shard I/N --output FILE` 写出的文件。跨界面的规则此时运行；报告与退出状态同单次运行一致，选项沿用检查各分片时所用的，除非在此另行指定。合并时不需要规格文件本身，绘制界面（`--format html`）时也不需要。\n分片缺失或损坏，或各分片的文件、选项、版本不一致时，退出状态为 2。"
    ),
    examples: [
      .init(
        line: "higlint merge --format github --output sarif=higlint.sarif parts/*",
        purpose: Message(
          en: "The last job of a CI matrix, after `check --shard $I/3 --output parts/$I design/` in the others.",
          zhHans: "CI 矩阵的最后一个任务；此前各任务运行 `check --shard $I/3 --output parts/$I design/`。"))
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw Failure(
        Message(en: "`merge` needs the files of the shards", zhHans: "`merge` 需要各分片的文件"),
        hint: arguments.command.usageHint)
    }
    let merged = try merged(arguments.operands)
    let check = try checkArguments(merged, arguments, session)
    return try CheckCommand.check(check, try Inputs(check), merged.workspace, session, shards: merged)
  }

  private static func merged(_ paths: [String]) throws(Failure) -> MergedShards {
    let disk = DiskWorkspace(maximumFileSize: .max)
    var shards: [Shard] = []
    for path in paths {
      let bytes = try Inputs.bytes(of: path, disk)
      shards.append(
        try refusing { () throws(ShardProblem) in
          try Shard(bytes, name: path, version: Program.version)
        })
    }
    return try refusing { () throws(ShardProblem) in try MergedShards(shards) }
  }

  static func refusing<Value>(_ body: () throws(ShardProblem) -> Value) throws(Failure) -> Value {
    do throws(ShardProblem) {
      return try body()
    } catch {
      throw Failure(error.message)
    }
  }

  /// Returns the command line of the check; options that are given here replace its own.
  private static func checkArguments(
    _ merged: MergedShards, _ arguments: Arguments, _ session: Session
  ) throws(Failure) -> Arguments {
    let checked = try Arguments.parse(merged.words, for: CheckCommand.command)
    let kept = checked.command.allOptions.filter { !arguments.has($0) }
    if !arguments.has(.language), let language = checked.value(.language).flatMap({ Language(rawValue: $0) }) {
      session.language = language
    }
    let own = arguments.words(of: arguments.command.allOptions)
    return try Arguments.parse(checked.words(of: kept) + own + ["--"] + checked.operands, for: checked.command)
  }
}
