import HIGCore
import HIGLanguage
import HIGReading

/// The rules as a table for people.
public struct RuleList: Sendable {
  private let language: Language
  private let style: ReportStyle

  public init(language: Language, style: ReportStyle = .plain) {
    self.language = language
    self.style = style
  }

  public func write(_ rules: [RuleSummary], to out: inout ReportBuffer) {
    let ids = rules.map(\.id.utf8.count).max() ?? 0
    let kinds = [true, false].map { DisplayWidth.displayColumns(of: Self.kind(isAutomatic: $0)[language]) }.max() ?? 0
    let severities = Severity.allCases.map { DisplayWidth.displayColumns(of: $0.name[language]) }.max() ?? 0
    for rule in rules {
      write(rule.id, .message, columns: ids, to: &out)
      write(rule.severity.name[language], rule.severity.part, columns: severities, to: &out)
      write(Self.kind(isAutomatic: rule.documentation.isAutomatic)[language], .rule, columns: kinds, to: &out)
      out.write(visible: rule.title[language])
      out.endLine()
    }
    let automatic = rules.filter(\.documentation.isAutomatic).count
    out.endLine()
    out.write(
      Message(
        en: "\(Count(rules.count, "rule", "rules", zhHans: "").message.en): \(automatic) automatic, "
          + Count(rules.count - automatic, "question for a person", "questions for a person", zhHans: "").message.en,
        zhHans: "共 \(rules.count) 条规则：\(automatic) 条自动检查，\(rules.count - automatic) 条需人工判断")[language])
    out.endLine()
  }

  static func kind(isAutomatic: Bool) -> Message {
    isAutomatic ? Message(en: "automatic", zhHans: "自动") : Message(en: "question", zhHans: "人工")
  }

  private func write(_ text: String, _ part: ReportStyle.Part, columns: Int, to out: inout ReportBuffer) {
    out.write(part, style, text)
    out.write(spaces: columns - DisplayWidth.displayColumns(of: text) + 2)
  }
}
