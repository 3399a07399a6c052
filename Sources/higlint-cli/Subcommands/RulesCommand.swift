import HIGLint
import HIGRules

/// `higlint rules`: every rule in a line.
enum RulesCommand {
  static let command = Command(
    name: "rules",
    summary: Message(en: "List the rules.", zhHans: "列出所有规则。"),
    operands: .none,
    options: [area, .format, .color],
    details: Message(
      en: "Each line has a rule's id, the most that it matters, whether a machine decides it, and what it asks.",
      zhHans: "每行依次为规则的 id、最高级别、能否自动检查，以及它所要求的内容。"),
    examples: [
      .init(
        line: "higlint rules --area color",
        purpose: Message(en: "The rules about colour.", zhHans: "有关颜色的规则。"))
    ],
    run: run)

  private static let area = Option(
    name: "area", value: .text("AREA"), repeats: true,
    summary: Message(
      en: "Only the rules of an area, the first part of their ids; may be given more than once.",
      zhHans: "只列出某个领域（id 的前半部分）的规则；可多次使用。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    var rules = BuiltInRules.ruleSet.summaries()
    let areas = arguments.values(area)
    let known = Set(rules.map(\.area))
    for area in areas where !known.contains(area) {
      let hint = Suggestion(nearest(to: area, among: known))
      throw Failure(
        Message(en: "there is no area `\(area)`\(hint.en)", zhHans: "没有领域 `\(area)`\(hint.zhHans)"),
        hint: Message(
          en: "The areas are \(known.sorted().joined(separator: ", ")).",
          zhHans: "现有的领域：\(known.sorted().joined(separator: "、"))。"))
    }
    if !areas.isEmpty { rules.removeAll { !areas.contains($0.area) } }
    if arguments.value(.format) == "json" {
      JSONRuleList(language: session.language).write(rules, to: session.write)
    } else {
      var out = ReportBuffer()
      RuleList(language: session.language, style: session.style).write(rules, to: &out)
      session.write(out.bytes)
    }
    return .success
  }
}
