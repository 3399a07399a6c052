import HIGCore
import HIGImport
import HIGLanguage
import HIGLint
import HIGReading

/// The rules as pages of Markdown: one for each area, and one that lists the areas.
///
/// All text from rules and examples is escaped, so that a page shows it as it is. The diagnostics of an example, and
/// their places, are found by checking it.
public struct RulePages: Sendable {
  public struct Page: Sendable {
    /// The page's file name: `color.md`.
    public var name: String
    public var text: String
  }

  private let ruleSet: RuleSet
  private let examples: RuleExamples
  private let language: Language
  private let hasIndex: Bool

  /// - Parameter hasIndex: Whether `README.md` lies beside the pages, so that they lead to it.
  public init(ruleSet: RuleSet, language: Language, hasIndex: Bool = true) {
    self.ruleSet = ruleSet
    self.hasIndex = hasIndex
    examples = RuleExamples(ruleSet: ruleSet)
    self.language = language
  }

  /// Returns the page of each area, in the order of their names, with `README.md` first where all rules are there.
  public func pages(of rules: [RuleSummary], withIndex: Bool = true) -> [Page] {
    let areas = Dictionary(grouping: rules, by: \.area).sorted { $0.key < $1.key }
    let index = withIndex ? [Page(name: "README.md", text: index(of: areas))] : []
    return index + areas.map { area, rules in Page(name: "\(area).md", text: page(of: area, rules)) }
  }

  // MARK: The list of areas

  private func index(of areas: [(key: String, value: [RuleSummary])]) -> String {
    let all = areas.flatMap(\.value)
    let automatic = all.count(where: \.documentation.isAutomatic)
    var text = "# \(say("The rules", "规则"))\n\n"
    text += say(
      "\(all.count) rules in \(areas.count) areas: \(automatic) are checked automatically, \(all.count - automatic) are questions for a person (`higlint review`).",
      "共 \(areas.count) 个领域、\(all.count) 条规则：\(automatic) 条自动检查，\(all.count - automatic) 条需人工判断（`higlint review`）。")
    text += "\n\n"
    text += say(
      "These pages are made from the files in `Rules/` by `higlint rules --format markdown --output Documentation/Rules`; `higlint explain RULE` shows the same, with every example.",
      "这些页面由 `higlint rules --format markdown --output Documentation/Rules` 根据 `Rules/` 中的文件生成；`higlint explain 规则` 显示同样的内容和全部示例。"
    )
    text += "\n\n"
    text += Markdown.table(
      [say("Area", "领域"), say("Rules", "规则"), say("Automatic", "自动"), say("Questions", "人工")], numbersFrom: 1,
      areas.map { area, rules in
        let automatic = rules.count(where: \.documentation.isAutomatic)
        return [
          "[\(Self.title(of: area))](\(area).md)", "\(rules.count)", "\(automatic)", "\(rules.count - automatic)",
        ]
      })
    return text
  }

  // MARK: An area

  private func page(of area: String, _ rules: [RuleSummary]) -> String {
    var text = "# \(Self.title(of: area))\n\n"
    if hasIndex { text += "[\(say("All areas", "所有领域"))](README.md)\n\n" }
    text += Markdown.table(
      [say("Rule", "规则"), say("Severity", "级别"), say("What it asks", "要求")],
      rules.map { rule in
        let name = String(rule.id.dropFirst(area.utf8.count + 1))
        return ["[\(name)](#\(Self.anchor(of: rule.id)))", severity(of: rule), Markdown.escaped(rule.title[language])]
      })
    for rule in rules { text += "\n" + section(about: rule) }
    return text
  }

  private func section(about rule: RuleSummary) -> String {
    let documentation = rule.documentation
    var text = "## \(rule.id)\n\n"
    let other: Language = language == .english ? .simplifiedChinese : .english
    text += "**\(Markdown.escaped(rule.title[language]))**  \n\(Markdown.escaped(rule.title[other]))\n\n"
    if let why = documentation.why { text += Markdown.escaped(why[language]) + "\n\n" }
    text += fact(say("Severity", "级别"), severity(of: rule))
    if rule.fix != nil { text += fact(say("Fix", "修正"), Markdown.escaped(rule.fixRemark[language])) }
    text += fact(say("Source", "出处"), sources(of: documentation))
    if rule.editions.count < Edition.allCases.count {
      text += fact(say("Editions", "适用版本"), rule.editions.map(Self.name(of:)).joined(separator: comma))
    }
    if let asks = documentation.asks {
      text += fact(say("Why a person is asked", "为何需人工判断"), Markdown.escaped(asks))
    }
    if documentation.covers != [rule.id], !documentation.covers.isEmpty {
      text += fact(say("Guidelines", "对应的指南"), documentation.covers.map { Markdown.code($0) }.joined(separator: comma))
    }
    if !rule.parameters.isEmpty { text += "\n" + parameters(of: rule) }
    for example in Self.shown(documentation.examples, of: rule.id) { text += "\n" + self.example(example, of: rule.id) }
    return text
  }

  private func fact(_ name: String, _ value: String) -> String {
    value.isEmpty ? "" : "- \(name)\(colon)\(value)\n"
  }

  private func severity(of rule: RuleSummary) -> String {
    guard !rule.documentation.isAutomatic else { return rule.severity.name[language] }
    return say("question", "人工判断")
  }

  /// Returns the sources of a rule: `iOS 9, 1.10.1; iOS 10, Color`.
  private func sources(of documentation: RuleDocumentation) -> String {
    documentation.sources.map { "\(Self.name(of: $0.edition))\(comma)\(Markdown.escaped($0.section))" }
      .joined(separator: language == .english ? "; " : "；")
  }

  private func parameters(of rule: RuleSummary) -> String {
    let special = Edition.allCases.filter { !(rule.editionParameters[$0] ?? [:]).isEmpty }
    return Markdown.table(
      [say("Parameter", "参数"), say("Default", "默认值")] + special.map(Self.name(of:)),
      rule.parameters.map { parameter in
        [Markdown.code(parameter.name), Markdown.code(texts.text(parameter.value))]
          + special.map { edition in
            rule.editionParameters[edition]?[parameter.name].map { Markdown.code(texts.text($0)) } ?? ""
          }
      })
  }

  // MARK: Examples

  /// Returns the first examples of each sort: two that are bad, one for a person, two that are good.
  private static func shown(
    _ examples: [RuleDocumentation.Example], of rule: String
  ) -> [RuleDocumentation.Example] {
    let bad = examples.filter { $0.isBad(for: rule) }
    let good = examples.filter { $0.expectations.isEmpty }
    let asked = examples.filter { example in
      !example.isBad(for: rule) && example.expectations.contains { $0.isReview && $0.rule == rule }
    }
    return Array(bad.prefix(2) + asked.prefix(1) + good.prefix(2))
  }

  private func example(_ example: RuleDocumentation.Example, of rule: String) -> String {
    let title =
      example.isBad(for: rule)
      ? say("Bad", "错误示例") : example.expectations.isEmpty ? say("Good", "正确示例") : say("For a person", "需人工查看")
    let edition = example.edition == .current ? "" : " (\(Self.name(of: example.edition)))"
    let format = FileFormat(name: example.file)?.language ?? "yaml"
    let beside = example.beside.map { say(" beside `\($0.path)`", "（旁边有 `\($0.path)`）") }.joined()
    var text = "**\(title)**\(edition)\(beside)\n\n"
    text += Markdown.block(example.spec, language: format)
    guard !example.expectations.isEmpty else { return text }
    let result = examples.result(of: example)
    let remarks =
      result.diagnostics.filter { $0.rule == rule }.map { diagnostic in
        let location = diagnostic.location
        let line = location.file.line(at: Int(location.range.start))
        return say("Line \(line)", "第 \(line) 行") + comma
          + Markdown.code(Self.shortened(location.file.string(in: location.range))) + colon
          + "*\(diagnostic.severity.name[language])*" + colon + Markdown.escaped(diagnostic.message[language])
      }
      + result.reviews.filter { $0.rule == rule }.map { item in
        let causes = item.causes.map { Markdown.code($0.fact) + say(", ", "，") + $0.reason.message[language] }
        return say("Asked about ", "就以下位置提问：") + Markdown.code(item.path)
          + (causes.isEmpty ? "" : colon + causes.joined(separator: language == .english ? "; " : "；"))
      }
    return remarks.isEmpty ? text : text + "\n" + remarks.map { "- \($0)\n" }.joined()
  }

  /// Returns the underlined text in one line.
  private static func shortened(_ text: String) -> String {
    let line = text.utf8.prefix { $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn }
    let first = String(Substring(line))
    let isWhole = line.count == text.utf8.count
    guard first.unicodeScalars.count > 60 else { return isWhole ? first : first + " …" }
    return String(String.UnicodeScalarView(first.unicodeScalars.prefix(60))) + "…"
  }

  // MARK: Parts

  private var texts: ValueText { ValueText(language: language) }

  private func say(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[language] }

  private var colon: String { language == .english ? ": " : "：" }

  private var comma: String { language == .english ? ", " : "，" }

  /// Returns the title of an area: `Quick actions` for `quick-actions`.
  private static func title(of area: String) -> String {
    let words = area.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the name that GitHub gives a rule's heading: in lower case, without marks except hyphens.
  private static func anchor(of id: String) -> String { id.split(separator: "/").joined() }

  private static func name(of edition: Edition) -> String {
    edition.rawValue.hasPrefix("ios") ? "iOS \(edition.rawValue.dropFirst(3))" : edition.rawValue
  }
}

/// Writes text as Markdown (CommonMark 0.31, with the tables of GitHub).
package enum Markdown {
  /// The characters that may begin markup in a line; `$` begins mathematics on GitHub.
  private static let special: Set<Unicode.Scalar> = ["\\", "*", "_", "[", "]", "<", ">", "&", "~", "$", "#"]

  /// Returns a text with its markup escaped. Text between grave accents is code, as in messages on a terminal.
  package static func escaped(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else {
      return parts.map { plain($0) }.joined(separator: "\\`")
    }
    return parts.enumerated().map { $0.offset % 2 == 0 ? plain($0.element) : code($0.element) }.joined()
  }

  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result += "\\" }
      if scalar == "\n" { result += " " } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Returns a code span, between more grave accents than the text holds in a row.
  package static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let line = text.split(separator: "\n").joined(separator: " ")
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    let needsSpace = line.hasPrefix("`") || line.hasSuffix("`")
    return needsSpace ? "\(fence) \(line) \(fence)" : "\(fence)\(line)\(fence)"
  }

  /// Returns a block of code, between longer fences than the text holds.
  package static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)\(language)\n\(text)\(text.utf8.last == ASCII.lineFeed ? "" : "\n")\(fence)\n"
  }

  /// Returns a table. The columns from `numbersFrom` on are set to the right.
  static func table(_ titles: [String], numbersFrom: Int = .max, _ rows: [[String]]) -> String {
    let rules = titles.indices.map { $0 >= numbersFrom ? "---:" : "---" }
    return ([titles, rules] + rows).map { cells in "| " + cells.map(cell).joined(separator: " | ") + " |\n" }.joined()
  }

  /// Returns a text with its bars escaped: a table ends a cell at every bar, even in code.
  static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == ASCII.backtick ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
