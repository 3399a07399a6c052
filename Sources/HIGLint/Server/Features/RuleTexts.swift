import HIGCore
import HIGLanguage
import HIGReading
import HIGReport

/// What is said about rules: in hovers, and beside the ids in completions.
struct RuleTexts {
  private let rules: RuleSet
  private var known: [String: RuleSummary] = [:]

  init(_ rules: RuleSet) { self.rules = rules }

  var ids: [String] { rules.ids }

  /// Returns a rule's summary, of the rules that come with the program or of a folder's own.
  mutating func summary(_ id: String, among others: RuleSet? = nil) -> RuleSummary? {
    if let others, !others.isSame(as: rules), others.ids.contains(id), !rules.ids.contains(id) {
      return others.summary(of: id)
    }
    if let summary = known[id] { return summary }
    let summary = rules.summary(of: id)
    known[id] = summary
    return summary
  }

  /// Returns a rule's page in short: what it asks, why, how it is mended, where the guidelines say so, one bad and one
  /// good example.
  static func markdown(_ rule: RuleSummary, _ language: Language) -> String {
    let documentation = rule.documentation
    var text = "**\(Markdown.escaped(rule.title[language]))**  \n`\(rule.id)`\n"
    if let why = documentation.why { text += "\n\(Markdown.escaped(why[language]))\n" }
    let isEnglish = language == .english
    if rule.fix != nil {
      text += "\n\(isEnglish ? "Fix" : "修正")\(isEnglish ? ": " : "：")\(Markdown.escaped(rule.fixRemark[language]))\n"
    }
    if !documentation.sources.isEmpty {
      let places = documentation.sources.map { "\($0.edition.rawValue) \($0.section)" }
      text +=
        "\n\(isEnglish ? "Guidelines: " : "指南：")\(Markdown.escaped(places.joined(separator: isEnglish ? "; " : "；")))\n"
    }
    for parameter in rule.parameters {
      text += "\n- `\(parameter.name)`: \(Markdown.code(ValueText(language: language).text(parameter.value)))"
    }
    if !rule.parameters.isEmpty { text += "\n" }
    let bad = documentation.examples.first { $0.isBad(for: rule.id) }
    let good = documentation.examples.first(where: \.expectations.isEmpty)
    for (title, example) in [(isEnglish ? "Bad" : "错误", bad), (isEnglish ? "Good" : "正确", good)] {
      guard let example else { continue }
      text += "\n\(title)\n\n\(Markdown.block(example.spec, language: "yaml"))"
    }
    return text
  }
}
