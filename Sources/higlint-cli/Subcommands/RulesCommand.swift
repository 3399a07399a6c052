import HIGLanguage
import HIGReading
import HIGReport
import HIGRules

/// `higlint rules`: lists every rule on a line, or writes the rules as pages.
enum RulesCommand {
  static let command = Command(
    name: "rules",
    summary: Message(en: "List the rules.", zhHans: "列出所有规则。"),
    operands: .none,
    options: [area, wholeApp, format, output, .color] + Project.options,
    details: Message(
      en:
        "Each line has a rule's id, the most that it matters, whether a machine decides it, and what it asks. Your own rules are those of the configuration that holds for the working directory.\nAs Markdown each area is a page, with reasons, sources, parameters and examples, and one more page lists the areas.",
      zhHans: "每行依次为规则的 id、最高级别、能否自动检查，以及它所要求的内容。团队自己的规则取自当前文件夹所适用的配置。\nMarkdown 格式下每个领域一页，含缘由、出处、参数和示例；另有一页列出所有领域。"),
    examples: [
      .init(
        line: "higlint rules --area color",
        purpose: Message(en: "The rules about colour.", zhHans: "有关颜色的规则。")),
      .init(
        line: "higlint rules --format markdown --output Documentation/Rules",
        purpose: Message(en: "Write the pages of all areas.", zhHans: "生成所有领域的页面。")),
    ],
    run: run)

  private static let format = Option(
    name: "format", value: .word(["human", "json", "markdown"]),
    summary: Message(
      en: "For people (the default), for programs, or as pages.", zhHans: "供人阅读（默认）、供程序读取，或生成页面。"))
  private static let output = Option(
    name: "output", value: .text("FOLDER"),
    summary: Message(
      en: "Where to write the pages; by default to standard output.", zhHans: "页面写入的文件夹；默认写到标准输出。"))
  private static let area = Option(
    name: "area", value: .text("AREA"), repeats: true,
    summary: Message(
      en: "Only the rules of an area, the first part of their ids; may be given more than once.",
      zhHans: "只列出某个领域（id 的前半部分）的规则；可多次使用。"))

  private static let wholeApp = Option(
    name: "whole-app",
    summary: Message(
      en: "Only the rules that look at an app as a whole, and not at a screen by itself.",
      zhHans: "只列出针对整个应用（而非单个界面）的规则。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let ruleSet = try Project.rules(arguments, session)
    var rules = ruleSet.summaries()
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
    if arguments.has(wholeApp) { rules.removeAll { !$0.isAboutApp } }
    if !areas.isEmpty { rules.removeAll { !areas.contains($0.area) } }
    let form = arguments.value(format)
    if arguments.has(output), form != "markdown" {
      throw Failure(
        Message(
          en: "`--output` needs `--format markdown`", zhHans: "`--output` 需与 `--format markdown` 一起使用"),
        hint: command.usageHint)
    }
    if form == "markdown" {
      let pages = RulePages(ruleSet: ruleSet, language: session.language).pages(
        of: rules, withIndex: areas.isEmpty)
      try Pages.write(pages, to: arguments.value(output), session)
    } else if form == "json" {
      JSONRuleList(language: session.language).write(rules, to: session.write)
    } else {
      var out = ReportBuffer()
      RuleList(language: session.language, style: session.style).write(rules, to: &out)
      session.write(out.bytes)
    }
    return .success
  }
}
