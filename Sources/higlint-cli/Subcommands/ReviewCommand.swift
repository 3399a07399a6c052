import HIGLint
import HIGRules

/// `higlint review`: the checklist of what a person must look at.
enum ReviewCommand {
  static let command = Command(
    name: "review",
    summary: Message(en: "List what a person must look at.", zhHans: "列出需要人工查看的内容。"),
    operands: .many("PATH"),
    options: [
      .format, .output, .edition, .color, Inputs.allowEmpty, Inputs.standardInputName, Inputs.maximumFileSize,
      Inputs.threads,
    ],
    details: Message(
      en:
        "Some guidelines are a matter of judgement, and some facts a description leaves open. This lists such questions by area and rule, with each place that they concern and the facts that are not known. An answer is written in the spec, under `reviewed`.",
      zhHans: "有些指南需要人来判断，有些事实在描述中没有写明。此命令按领域和规则列出这些问题，以及相关位置和未知的事实。答案写在规格的 `reviewed` 之下。"),
    examples: [
      .init(
        line: "higlint review screens/", purpose: Message(en: "Show the checklist.", zhHans: "显示检查清单。"))
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let inputs = try Inputs(arguments)
    let result = Linter.run(
      inputs.request(wantsReview: true), rules: BuiltInRules.ruleSet, workspace: inputs.workspace)
    guard try inputs.check(result, arguments, session) else { return .failure }
    if arguments.value(.format) == "json" {
      JSONReviewReport(language: session.language).write(
        result.reviews, summary: result.summary, to: session.write)
    } else {
      var report = ReviewReport(language: session.language, style: session.style)
      var out = ReportBuffer()
      report.write(result.reviews, to: &out)
      report.writeSummary(result.reviews, result.summary, to: &out)
      session.write(out.bytes)
    }
    return result.unreadable.isEmpty ? .success : .failure
  }
}
