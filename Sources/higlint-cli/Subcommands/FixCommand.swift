import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGRules

/// `higlint fix`: corrects specs where one right answer follows from them.
enum FixCommand {
  static let command = Command(
    name: "fix",
    summary: Message(en: "Put right what can be put right.", zhHans: "自动修正可以修正的问题。"),
    operands: .many("PATH"),
    options: [
      unsafe, diff, only, minimumSeverity, quiet, .edition, .color, Inputs.allowEmpty, Inputs.standardInputName,
      Inputs.maximumFileSize, Inputs.threads, CheckCommand.forceExclude,
    ] + Project.options,
    details: Message(
      en:
        "PATH is as for `higlint check`. Safe fixes are made: a misspelt key, a quoted number, with `--min-severity advice` a colour written as `#abc`, a suppression that suppresses nothing. Fixes that change the design or a text (a colour, a frame, wording, a full stop) are unsafe and made with `--unsafe`.\nOnly what is wrong changes: comments, quotes, order and line ends stay. Every fix is checked before it is written: one that would leave its finding, or make a new one, is not made. A file is replaced whole or not at all; one that somebody has changed meanwhile is left alone.\nFor `-` what would be written goes to standard output.\nExit status 0: done, whatever is left for people; 1: with `--diff`, there is something to change; 2: a file could not be read or written.",
      zhHans:
        "PATH 与 `higlint check` 相同。默认只做安全的修正：拼错的键、加了引号的数字、（加 `--min-severity advice` 时）写成 `#abc` 的颜色、不起作用的停用说明。会改变设计或文字的修正（颜色、位置大小、措辞、句号）不安全，须加 `--unsafe`。\n只改动有问题之处：注释、引号、顺序和换行都保持原样。每项修正写入前都会重新检查：不能消除问题或会引出新问题的修正不会执行。文件要么整体替换，要么不动；期间被他人修改的文件不会改动。\n路径为 `-` 时，结果写到标准输出。\n退出状态 0：完成，不论还有多少问题需由人处理；1：使用 `--diff` 时有可改之处；2：有文件无法读取或写入。"
    ),
    examples: [
      .init(
        line: "higlint fix --diff screens/",
        purpose: Message(en: "Show what would change; write nothing.", zhHans: "显示将要修改的内容，不写入文件。")),
      .init(
        line: "higlint fix --unsafe --rule layout/tap-target screens/pay.yaml",
        purpose: Message(en: "Make small targets larger.", zhHans: "放大过小的点按区域。")),
    ],
    run: run)

  private static let unsafe = Option(
    name: "unsafe",
    summary: Message(en: "Make fixes that change the design, too.", zhHans: "也执行会改变设计的修正。"))
  private static let diff = Option(
    name: "diff",
    summary: Message(
      en: "Show a unified diff and write nothing; exit with 1 when there is one.", zhHans: "只显示统一格式的差异，不写入；有差异时以 1 退出。")
  )
  private static let only = Option(
    name: "rule", value: .text("RULE"), repeats: true,
    summary: Message(
      en: "Only findings of this rule, or of an area (`color/*`); as often as you like.",
      zhHans: "只修正此规则或此领域（`color/*`）的问题；可多次使用。"))
  private static let quiet = Option(
    name: "quiet", short: "q", summary: Message(en: "No summary at the end.", zhHans: "结尾不显示汇总。"))
  private static let minimumSeverity = Option(
    name: "min-severity", value: .word(Severity.allCases.reversed().map(\.word)),
    summary: Message(
      en: "Leave alone what is below this; by default warning, with `--rule` advice.",
      zhHans: "不处理低于此级别的问题；默认为 warning，指定 `--rule` 时为 advice。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let inputs = try Inputs(arguments)
    let project = try Project(arguments, workspace: inputs.workspace, session: session)
    let request = inputs.request(
      project.choice, excludesNamed: arguments.has(CheckCommand.forceExclude), wantsReview: false)
    let named = arguments.values(only).map { RulePattern($0) }
    for pattern in named { try check(pattern, project.rules, arguments) }
    // Who names a rule means it, also where it gives advice.
    let shown =
      arguments.value(minimumSeverity).flatMap { Severity(word: $0) }
      ?? (named.isEmpty ? project.configuration.minimumSeverity?.value ?? .warning : .advice)
    let options = Fixer.Options(
      makesUnsafe: arguments.has(unsafe), minimumSeverity: shown, rules: named)
    let outcome = Fixer.run(request, rules: BuiltInRules.ruleSet, workspace: inputs.workspace, options: options)
    try Project.check(outcome.result.configurationProblems, session)
    guard try inputs.check(outcome.result, arguments, session) else { return .failure }
    let isReadable = outcome.result.unreadable.isEmpty
    if arguments.has(diff) {
      var isDifferent = false
      for file in outcome.files {
        let bytes = UnifiedDiff(file).bytes
        session.write(bytes)
        isDifferent = isDifferent || !bytes.isEmpty
      }
      if !isDifferent, isReadable, !arguments.has(quiet) { session.complain(nothingToFix) }
      return isReadable ? isDifferent ? .found : .success : .failure
    }
    let written = FixedFiles.write(outcome.files, of: request, session)
    if !arguments.has(quiet) { summarise(outcome, written, options, session) }
    return isReadable && written.count == outcome.files.count ? .success : .failure
  }

  private static let nothingToFix = Message(en: "nothing to fix", zhHans: "没有可修正的问题")

  /// Throws where a pattern names no rule: it is a slip.
  private static func check(_ pattern: RulePattern, _ rules: RuleSet, _ arguments: Arguments) throws(Failure) {
    let known = rules.ids + SpecRule.allCases.map(\.id) + SuppressionRule.allCases.map(\.id)
    guard !known.contains(where: pattern.covers) else { return }
    let hint = Suggestion(nearest(to: pattern.text, among: known))
    throw Failure(
      Message(en: "there is no rule `\(pattern.text)`\(hint.en)", zhHans: "没有规则 `\(pattern.text)`\(hint.zhHans)"),
      hint: arguments.command.usageHint)
  }

  /// Writes how much was fixed and is left, to standard error: standard output may be the file itself.
  private static func summarise(
    _ outcome: Fixer.Outcome, _ written: [Fixer.FixedFile],
    _ options: Fixer.Options, _ session: Session
  ) {
    for file in written {
      session.complain(
        Message(
          en: "\(file.path): \(file.fixes) \(file.fixes == 1 ? "finding" : "findings") fixed",
          zhHans: "\(file.path)：修正了 \(file.fixes) 个问题"))
    }
    if outcome.files.isEmpty, outcome.refused.isEmpty {
      session.complain(nothingToFix)
    }
    for diagnostic in outcome.refused {
      let line = diagnostic.location.file.line(at: Int(diagnostic.location.range.start))
      let path = diagnostic.location.file.path
      session.complain(
        Message(
          en:
            "\(path):\(line): the fix for [\(diagnostic.rule)] would leave it or make other findings, and is left to you",
          zhHans: "\(path):\(line)：[\(diagnostic.rule)] 的修正不能消除问题，或会引出其他问题，请自行处理"))
    }
    let unsafe = outcome.result.diagnostics.count { diagnostic in
      diagnostic.severity >= options.minimumSeverity && diagnostic.fix?.safety == .unsafe
    }
    if !options.makesUnsafe, unsafe > 0, options.rules.isEmpty {
      session.complain(
        Message(
          en: "\(unsafe) more can be fixed with `--unsafe`", zhHans: "另有 \(unsafe) 个问题可用 `--unsafe` 修正"))
    }
  }
}

/// Writing files that were fixed.
enum FixedFiles {
  /// Replaces each file that nobody has changed, and returns the written ones. Failures go to standard error.
  static func write(
    _ files: [Fixer.FixedFile], of request: LintRequest, _ session: Session
  ) -> [Fixer.FixedFile] {
    var written: [Fixer.FixedFile] = []
    let standardInput = request.paths.contains("-") ? request.standardInput : nil
    for file in files where !isStandardInput(file.path, standardInput?.name) {
      do throws(AtomicFile.Failure) {
        try AtomicFile.write(file.after, to: file.path, replacing: file.before)
        written.append(file)
      } catch {
        session.complain(error.message)
      }
    }
    if let standardInput {
      let fixed = files.first { isStandardInput($0.path, standardInput.name) }
      session.write(fixed?.after ?? standardInput.bytes)
      if let fixed { written.append(fixed) }
    }
    return written
  }

  private static func isStandardInput(_ path: String, _ name: String?) -> Bool {
    guard let name else { return false }
    return path == name || path == (name.hasPrefix("./") ? String(name.dropFirst(2)) : name)
  }
}

extension UnifiedDiff {
  /// Creates the diff of a file that was fixed.
  fileprivate init(_ file: Fixer.FixedFile) {
    self.init(
      path: file.path, before: SourceFile(path: file.path, stored: file.before).text,
      after: SourceFile(path: file.path, stored: file.after).text)
  }
}
