import HIGLanguage
import HIGReading
import HIGReport
import HIGRules

/// `higlint explain`: explains a rule, or a word of the format, of the rule language or of the settings.
enum ExplainCommand {
  static let command = Command(
    name: "explain",
    summary: Message(
      en: "Explain a rule, a field, a fact, a function or a setting.", zhHans: "说明规则、字段、事实、函数或设置。"),
    operands: .optional("WORD"),
    options: [list, format, output, .color] + Project.options,
    details: Message(
      en:
        "WORD is a rule, one that comes with higlint or one of your own in the configuration that holds for the working directory; or a word of the spec format, of the rule language or of the settings.\nAs Markdown, the fields, the facts and functions, and the settings are a page each.",
      zhHans:
        "WORD 可以是规则（自带的，或当前文件夹所适用的配置中团队自己的），也可以是规格格式、规则语言或设置中的词。\nMarkdown 格式下，字段、事实与函数、设置各为一页。"),
    examples: [
      .init(
        line: "higlint explain color/contrast",
        purpose: Message(
          en: "Why it is there, where the guidelines say so, and what it finds.",
          zhHans: "规则的缘由、在指南中的出处，以及它能发现什么。")),
      .init(
        line: "higlint explain view.frame",
        purpose: Message(en: "What a field holds, and which rules read it.", zhHans: "字段的内容，以及哪些规则读取它。")),
      .init(
        line: "higlint explain --list functions",
        purpose: Message(en: "All functions, one on a line.", zhHans: "列出全部函数，每行一个。")),
    ],
    run: run)

  private static let kinds = ["rules"] + Topic.Kind.allCases.map(\.rawValue)

  private static let list = Option(
    name: "list",
    summary: Message(
      en: "List what can be explained; WORD is one of \(kinds.joined(separator: ", ")), or missing for all.",
      zhHans: "列出可说明的内容；WORD 为 \(kinds.joined(separator: "、")) 之一，不写则全部列出。"))
  private static let format = Option(
    name: "format", value: .word(["human", "markdown"]),
    summary: Message(en: "For people (the default), or as pages.", zhHans: "供人阅读（默认），或生成页面。"))
  private static let output = Option(
    name: "output", value: .text("FOLDER"),
    summary: Message(
      en: "Where to write the pages; by default to standard output.", zhHans: "页面写入的文件夹；默认写到标准输出。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let word = arguments.operands.first
    let writesPages = arguments.value(format) == "markdown"
    guard writesPages || !arguments.has(output) else {
      throw Failure(
        Message(en: "`--output` needs `--format markdown`", zhHans: "`--output` 需与 `--format markdown` 一起使用"),
        hint: command.usageHint)
    }
    guard word != nil || arguments.has(list) || writesPages else {
      throw Failure(Message(en: "`explain` needs WORD", zhHans: "`explain` 缺少参数 WORD"), hint: command.usageHint)
    }
    let rules = try Project.rules(arguments, session)
    if writesPages {
      try Pages.write(
        ReferencePages(ruleSet: rules, language: session.language).pages(), to: arguments.value(output), session)
      return .success
    }
    var out = ReportBuffer()
    if arguments.has(list) {
      try writeList(of: word, rules, session, to: &out)
    } else if let word, let rule = rules.summary(of: word) {
      RuleExplanation(language: session.language, style: session.style).write(rule, to: &out)
    } else if let word {
      let topics = Topics(ruleSet: rules)
      let found = topics.named(word)
      guard !found.isEmpty else { throw unknown(word, topics, among: rules.ids) }
      TopicExplanation(ruleSet: rules, language: session.language, style: session.style).write(found, to: &out)
    }
    session.write(out.bytes)
    return .success
  }

  private static func writeList(
    of kind: String?, _ rules: RuleSet, _ session: Session, to out: inout ReportBuffer
  ) throws(Failure) {
    if let kind, !kinds.contains(kind) {
      let hint = Suggestion(nearest(to: kind, among: kinds))
      throw Failure(
        Message(en: "there is no list of `\(kind)`\(hint.en)", zhHans: "没有 `\(kind)` 的列表\(hint.zhHans)"),
        hint: Message(
          en: "The lists are \(kinds.joined(separator: ", ")).", zhHans: "可用的列表：\(kinds.joined(separator: "、"))。"))
    }
    if kind == nil || kind == "rules" {
      RuleList(language: session.language, style: session.style).write(rules.summaries(), to: &out)
    }
    let topics = Topics(ruleSet: rules).all
    let explanation = TopicExplanation(ruleSet: rules, language: session.language, style: session.style)
    for known in Topic.Kind.allCases where kind == nil || kind == known.rawValue {
      if !out.bytes.isEmpty { out.endLine() }
      explanation.writeLines(topics.filter { $0.kind == known }, to: &out)
    }
  }

  private static func unknown(_ word: String, _ topics: Topics, among ids: [String]) -> Failure {
    // With a slash it can only be a rule; without one, a rule may lack its area.
    if word.utf8.contains(UInt8(ascii: "/")) || ids.contains(where: { $0.hasSuffix("/" + word) }) {
      return unknown(word, among: ids)
    }
    let hint = Suggestion(topics.names(near: word, besides: ids))
    return Failure(
      Message(en: "there is nothing called `\(word)`\(hint.en)", zhHans: "没有名为 `\(word)` 的内容\(hint.zhHans)"),
      hint: Message(
        en: "`higlint explain --list` lists all that can be explained.", zhHans: "`higlint explain --list` 列出可说明的全部内容。")
    )
  }

  /// Returns the failure for an unknown rule, with suggestions: it is misspelt, or lacks its area.
  static func unknown(_ id: String, among ids: [String]) -> Failure {
    var near = ids.filter { $0.hasSuffix("/" + id) }
    if near.isEmpty { near = nearest(to: id, among: ids) }
    let hint = Suggestion(near)
    return Failure(
      Message(en: "there is no rule `\(id)`\(hint.en)", zhHans: "没有规则 `\(id)`\(hint.zhHans)"),
      hint: Message(en: "`higlint rules` lists them all.", zhHans: "`higlint rules` 列出所有规则。"))
  }
}
