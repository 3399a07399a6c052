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
    options: [.color, quiet],
    details: Message(
      en:
        "Each example must give exactly the diagnostics that it names, of the file's rules and those built in together. Exit status 0: all of them do; 1: some do not; 2: a file has mistakes.",
      zhHans: "每个示例在该文件的规则与内置规则一起运行时，必须恰好给出所列的诊断。退出状态 0：全部符合；1：有不符合的；2：规则文件有误。"),
    examples: [
      .init(
        line: "higlint test rules/brand.yaml",
        purpose: Message(en: "Test a team's rules.", zhHans: "测试团队自己的规则。"))
    ],
    run: run)

  private static let quiet = Option(
    name: "quiet", short: "q",
    summary: Message(en: "Show only what fails.", zhHans: "只显示未通过的示例。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
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
    return run(loaded.ruleSet, session, isQuiet: arguments.has(quiet))
  }

  private static func run(_ own: RuleSet, _ session: Session, isQuiet: Bool) -> ExitStatus {
    let examples = RuleExamples(ruleSet: BuiltInRules.ruleSet.merging(own))
    var out = ReportBuffer()
    var passed = 0
    var failed = 0
    for rule in own.documentation() {
      for (number, example) in rule.examples.enumerated() {
        let position = example.location.file.position(at: Int(example.location.range.start))
        let place = "\(example.location.file.path):\(position.line)"
        guard let failure = examples.run(example, of: rule.id) else {
          passed += 1
          if !isQuiet { writeLine(passes: true, "\(rule.id) \(number + 1) (\(place))", session, to: &out) }
          continue
        }
        failed += 1
        writeLine(passes: false, "\(rule.id) \(number + 1) (\(place))", session, to: &out)
        for difference in failure.differences {
          out.write("    ")
          out.write(visible: difference)
          out.endLine()
        }
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
