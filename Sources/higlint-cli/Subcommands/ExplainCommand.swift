import HIGLanguage
import HIGReading
import HIGReport
import HIGRules

/// `higlint explain`: explains one rule in full.
enum ExplainCommand {
  static let command = Command(
    name: "explain",
    summary: Message(en: "Explain a rule, with examples.", zhHans: "说明一条规则，并附示例。"),
    operands: .one("RULE"),
    options: [.color] + Project.options,
    details: Message(
      en:
        "RULE is one that comes with higlint, or one of your own in the configuration that holds for the working directory.",
      zhHans: "RULE 可以是自带的规则，也可以是当前文件夹所适用的配置中团队自己的规则。"),
    examples: [
      .init(
        line: "higlint explain color/contrast",
        purpose: Message(
          en: "Why it is there, where the guidelines say so, and what it finds.",
          zhHans: "规则的缘由、在指南中的出处，以及它能发现什么。"))
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let id = arguments.operands[0]
    let rules = try Project.rules(arguments, session)
    guard let rule = rules.summary(of: id) else { throw unknown(id, among: rules.ids) }
    var out = ReportBuffer()
    RuleExplanation(language: session.language, style: session.style).write(rule, to: &out)
    session.write(out.bytes)
    return .success
  }

  /// Returns the failure for an unknown id, with suggestions: it is misspelt, or lacks its area.
  static func unknown(_ id: String, among ids: [String]) -> Failure {
    var near = ids.filter { $0.hasSuffix("/" + id) }
    if near.isEmpty { near = nearest(to: id, among: ids) }
    let hint = Suggestion(near)
    return Failure(
      Message(en: "there is no rule `\(id)`\(hint.en)", zhHans: "没有规则 `\(id)`\(hint.zhHans)"),
      hint: Message(en: "`higlint rules` lists them all.", zhHans: "`higlint rules` 列出所有规则。"))
  }
}
