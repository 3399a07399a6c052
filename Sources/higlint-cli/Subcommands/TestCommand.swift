import HIGLanguage
import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// `higlint test`: runs the examples of a team's rules as tests.
enum TestCommand {
  static let command = Command(
    name: "test",
    summary: Message(en: "Run the examples of rule files.", zhHans: "运行规则文件中的示例。"),
    operands: .many("RULEFILE"),
    options: [.color, trials, minimumFound, minimumSilent, quiet],
    details: Message(
      en:
        """
        Each example must give exactly the diagnostics that it names, of the file's rules and those built in together.
        A trial is a spec that somebody wrote without knowing the rules, and says whether they should find something in it: a JSON object a line with `id`, `rules`, `expect` (`found` or `silent`), `spec` or `files`, and `why`.
        Exit status 0: all of them do; 1: some do not; 2: a file has mistakes.
        """,
      zhHans: """
        每个示例在该文件的规则与内置规则一起运行时，必须恰好给出所列的诊断。
        试例是不了解规则的人写的规格，并说明规则是否应有发现：每行一个 JSON 对象，含 `id`、`rules`、`expect`（`found` 或 `silent`）、`spec` 或 `files`，以及 `why`。
        退出状态 0：全部符合；1：有不符合的；2：文件有误。
        """),
    examples: [
      .init(
        line: "higlint test rules/brand.yaml",
        purpose: Message(en: "Test a team's rules.", zhHans: "测试团队自己的规则。")),
      .init(
        line: "higlint test rules/brand.yaml --trials rules/brand.jsonl --min-found 90",
        purpose: Message(
          en: "Try them on specs that were written without them, and allow for a miss in ten.",
          zhHans: "用不了解这些规则的人写的规格试验，允许漏掉一成。")),
    ],
    run: run)

  private static let quiet = Option(
    name: "quiet", short: "q",
    summary: Message(en: "Show only what fails.", zhHans: "只显示未通过的示例。"))

  private static let trials = Option(
    name: "trials", value: .text("FILE"), repeats: true,
    summary: Message(
      en: "Run the trials of this file, in place of examples.", zhHans: "运行此文件中的试例，而不运行示例。"))
  private static let minimumFound = Option(
    name: "min-found", value: .text("PERCENT"),
    summary: Message(
      en: "The share of trials with a mistake in which it must be found; by default 100.",
      zhHans: "含错误的试例中须被发现的比例；默认为 100。"))
  private static let minimumSilent = Option(
    name: "min-silent", value: .text("PERCENT"),
    summary: Message(
      en: "The share of sound trials in which nothing may be found; by default 100.",
      zhHans: "无错误的试例中须保持安静的比例；默认为 100。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    guard !arguments.operands.isEmpty || arguments.has(trials) else {
      throw Failure(
        Message(en: "`test` needs a rule file", zhHans: "`test` 需要规则文件"), hint: arguments.command.usageHint)
    }
    var sources: [SourceFile] = []
    for path in arguments.operands { sources.append(SourceFile(path: path, stored: try Inputs.bytes(of: path))) }
    let loaded = RuleReader.read(sources, beside: BuiltInRules.ruleSet)
    guard loaded.diagnostics.isEmpty else {
      var report = HumanReport(language: session.language, style: session.errorStyle)
      var out = ReportBuffer()
      for problem in loaded.diagnostics { report.write(problem, to: &out) }
      session.writeError(out.bytes)
      throw Failure(Message(en: "the rules have mistakes", zhHans: "规则有误"))
    }
    guard !arguments.has(trials) else {
      return try runTrials(BuiltInRules.ruleSet.merging(loaded.ruleSet), arguments, session)
    }
    return run(loaded.ruleSet, session, isQuiet: arguments.has(quiet))
  }

  /// The numbers of trials with a mistake and of sound ones, and of those that came out right.
  private struct Count {
    var found = 0
    var ofFound = 0
    var asked = 0
    var silent = 0
    var ofSilent = 0

    mutating func add(_ outcome: RuleTrial.Outcome, of trial: RuleTrial) {
      let isFound = trial.expectation == .found
      if isFound { ofFound += 1 } else { ofSilent += 1 }
      switch outcome {
      case .right: if isFound { found += 1 } else { silent += 1 }
      case .asked: asked += 1
      case .missed, .falseAlarm: break
      }
    }

    mutating func add(_ other: Count) {
      found += other.found
      ofFound += other.ofFound
      asked += other.asked
      silent += other.silent
      ofSilent += other.ofSilent
    }

    var summary: Message {
      Message(
        en: "found \(found) of \(ofFound) (\(asked) only asked), silent \(silent) of \(ofSilent)",
        zhHans: "含错误的 \(ofFound) 个中发现 \(found) 个（另有 \(asked) 个仅提问），无错误的 \(ofSilent) 个中 \(silent) 个没有误报")
    }
  }

  private static func runTrials(
    _ ruleSet: RuleSet, _ arguments: Arguments, _ session: Session
  ) throws(Failure) -> ExitStatus {
    let (leastFound, leastSilent) = (try share(minimumFound, arguments), try share(minimumSilent, arguments))
    let runner = RuleTrials(ruleSet: ruleSet)
    var out = ReportBuffer()
    var counts: [String: Count] = [:]
    for path in arguments.values(trials) {
      let bytes = try Inputs.bytes(of: path)
      let trials: [RuleTrial]
      do throws(RuleTrialProblem) {
        trials = try RuleTrial.read(bytes)
      } catch let problem {
        session.writeError(
          Array("\(path):\(problem.line):\(problem.column): \(problem.message[session.language])\n".utf8))
        throw Failure(Message(en: "the trials have mistakes", zhHans: "试例有误"))
      }
      let outcomes = Parallel.map(count: trials.count, threads: Parallel.coreCount, makeState: { () }) { index, _ in
        runner.run(trials[index])
      }
      for (trial, outcome) in zip(trials, outcomes) {
        let area = trial.rules.first.map(RuleSet.area(of:)) ?? ""
        counts[area, default: Count()].add(outcome, of: trial)
        write(outcome, of: trial, in: path, session, isQuiet: arguments.has(quiet), to: &out)
      }
    }
    let count = counts.values.reduce(into: Count()) { $0.add($1) }
    if counts.count > 1 {
      for (area, count) in counts.sorted(by: { $0.key < $1.key }) {
        out.write("\(area): \(count.summary[session.language])")
        out.endLine()
      }
    }
    out.write(count.summary[session.language])
    out.endLine()
    session.write(out.bytes)
    let holds =
      Double(count.found) * 100 >= leastFound * Double(count.ofFound)
      && Double(count.silent) * 100 >= leastSilent * Double(count.ofSilent)
    return holds ? .success : .found
  }

  private static func share(_ option: Option, _ arguments: Arguments) throws(Failure) -> Double {
    guard let text = arguments.value(option) else { return 100 }
    guard let share = Double(text), (0...100).contains(share) else {
      throw Failure(
        Message(en: "`--\(option.name)` is a number from 0 to 100", zhHans: "`--\(option.name)` 应为 0 到 100 的数"),
        hint: arguments.command.usageHint)
    }
    return share
  }

  private static func write(
    _ outcome: RuleTrial.Outcome, of trial: RuleTrial, in path: String, _ session: Session, isQuiet: Bool,
    to out: inout ReportBuffer
  ) {
    let place = "\(trial.id) (\(path):\(trial.line))"
    var detail = trial.why
    switch outcome {
    case .right:
      if !isQuiet { writeLine(passes: true, place, session, to: &out) }
      return
    case .asked: detail += Message(en: " — only asked", zhHans: "——仅提问")[session.language]
    case .missed: detail += Message(en: " — missed", zhHans: "——未发现")[session.language]
    case .falseAlarm(let diagnostic): detail += " — [\(diagnostic.rule)] \(diagnostic.message[session.language])"
    }
    writeLine(passes: false, place, session, to: &out)
    out.write("    ")
    out.write(visible: detail)
    out.endLine()
  }

  private static func run(_ own: RuleSet, _ session: Session, isQuiet: Bool) -> ExitStatus {
    let examples = RuleExamples(ruleSet: BuiltInRules.ruleSet.merging(own))
    var out = ReportBuffer()
    var passed = 0
    var failed = 0
    for outcome in examples.outcomes(of: own.documentation()) {
      let position = outcome.location.file.position(at: Int(outcome.location.range.start))
      let name = "\(outcome.rule) \(outcome.number) (\(outcome.location.file.path):\(position.line))"
      guard !outcome.differences.isEmpty else {
        passed += 1
        if !isQuiet { writeLine(passes: true, name, session, to: &out) }
        continue
      }
      failed += 1
      writeLine(passes: false, name, session, to: &out)
      for difference in outcome.differences {
        out.write("    ")
        out.write(visible: difference)
        out.endLine()
      }
    }
    let summary = Message(
      en: "\(passed) passed, \(failed) failed", zhHans: "\(passed) 个通过，\(failed) 个未通过")
    out.write(summary[session.language])
    out.endLine()
    session.write(out.bytes)
    return failed == 0 ? .success : .found
  }

  private static func writeLine(passes: Bool, _ name: String, _ session: Session, to out: inout ReportBuffer) {
    let word =
      passes ? Message(en: "pass", zhHans: "通过") : Message(en: "FAIL", zhHans: "未通过")
    out.write(visible: "\(word[session.language])  \(name)")
    out.endLine()
  }
}
