import HIGCore
import HIGLanguage
import HIGReading

/// The explanation of one rule for people: its reason, its place in the guidelines, and the mistakes that it finds.
public struct RuleExplanation: Sendable {
  private let language: Language
  private let style: ReportStyle

  public init(language: Language, style: ReportStyle = .plain) {
    self.language = language
    self.style = style
  }

  public func write(_ rule: RuleSummary, to out: inout ReportBuffer) {
    let documentation = rule.documentation
    out.write(.message, style, rule.id)
    out.write(language == .english ? ": " : "：")
    out.write(visible: rule.title[language])
    out.endLine()
    out.write(rule.severity.part, style, rule.severity.name[language])
    out.write(" · \(RuleList.kind(isAutomatic: documentation.isAutomatic)[language])")
    out.write(" · \(rule.editions.map(\.rawValue).joined(separator: ", "))")
    out.endLine()
    if let why = documentation.why {
      out.endLine()
      out.write(visibleLines: why[language])
      out.endLine()
    }
    if documentation.isAutomatic {
      writeTitle(Message(en: "Fix", zhHans: "修正"), rule.fixRemark[language], to: &out)
    }
    if let asks = documentation.asks { writeTitle(Message(en: "Asks a person", zhHans: "为何需人工判断"), asks, to: &out) }
    writeSources(documentation.sources, to: &out)
    writeParameters(of: rule, to: &out)
    if documentation.covers != [rule.id] {
      writeTitle(
        Message(en: "Guidelines", zhHans: "对应的指南"), documentation.covers.joined(separator: ", "), to: &out)
    }
    for example in documentation.examples { write(example, of: rule.id, to: &out) }
  }

  // MARK: Parts

  private func writeTitle(_ title: Message, _ text: String? = nil, to out: inout ReportBuffer) {
    out.endLine()
    out.write(.message, style, title[language])
    out.write(language == .english ? ":" : "：")
    if let text {
      if language == .english { out.write(" ") }
      out.write(visible: text)
    }
    out.endLine()
  }

  private func writeSources(_ sources: [RuleDocumentation.Reference], to out: inout ReportBuffer) {
    guard !sources.isEmpty else { return }
    writeTitle(Message(en: "In the Human Interface Guidelines", zhHans: "在《Human Interface Guidelines》中"), to: &out)
    for source in sources {
      out.write("  \(source.edition.rawValue)")
      out.write(spaces: 7 - source.edition.rawValue.utf8.count)
      out.write(visible: source.section)
      out.endLine()
    }
  }

  private func writeParameters(of rule: RuleSummary, to out: inout ReportBuffer) {
    guard !rule.parameters.isEmpty else { return }
    writeTitle(Message(en: "Parameters", zhHans: "参数"), to: &out)
    let width = rule.parameters.map(\.name.utf8.count).max() ?? 0
    let texts = ValueText(language: language)
    for parameter in rule.parameters {
      out.write("  \(parameter.name)")
      out.write(spaces: width - parameter.name.utf8.count + 2)
      out.write(visible: texts.text(parameter.value))
      for edition in rule.editions {
        guard let value = rule.editionParameters[edition]?[parameter.name] else { continue }
        out.write("  (\(edition.rawValue): ")
        out.write(visible: texts.text(value))
        out.write(")")
      }
      out.endLine()
    }
  }

  private func writeBeside(_ other: RuleDocumentation.Example.OtherFile, to out: inout ReportBuffer) {
    out.write("    # ")
    out.write(visible: Message(en: "beside \(other.path)", zhHans: "旁边有 \(other.path)")[language])
    out.endLine()
  }

  private func write(_ example: RuleDocumentation.Example, of rule: String, to out: inout ReportBuffer) {
    let title =
      if example.expectations.isEmpty {
        Message(en: "Good", zhHans: "正确示例")
      } else if example.isBad(for: rule) || example.expectations.contains(where: { !$0.isReview }) {
        Message(en: "Bad", zhHans: "错误示例")
      } else {
        Message(en: "For a person to look at", zhHans: "需人工查看的示例")
      }
    writeTitle(title, to: &out)
    for other in example.beside { writeBeside(other, to: &out) }
    for line in example.spec.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty { out.write("    ") }
      out.write(visible: String(line))
      out.endLine()
    }
    // A block scalar ends with a line break.
    if example.spec.utf8.last == ASCII.lineFeed { out.bytes.removeLast() }
    for expectation in example.expectations {
      let word = expectation.severity?.name ?? Message(en: "question", zhHans: "需查看")
      out.write("  → ")
      out.write(expectation.severity?.part ?? .note, style, word[language])
      if !expectation.text.isEmpty {
        out.write(language == .english ? ": " : "：")
        out.write(visible: expectation.text)
      }
      if expectation.rule != rule {
        out.write(" ")
        out.write(.rule, style, "[\(expectation.rule)]")
      }
      out.endLine()
    }
  }
}
