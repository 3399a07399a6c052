import HIGLanguage
import HIGReading

/// Service messages of TeamCity (jetbrains.com/help/teamcity/service-messages.html): inspections, each type declared before
/// its first use.
struct TeamCityReport {
  let content: ReportContent

  func write(to out: inout ReportBuffer) {
    var titles = RuleTitles(content)
    var declared: Set<String> = []
    for diagnostic in content.diagnostics {
      if declared.insert(diagnostic.rule).inserted {
        let title = titles.title(of: diagnostic.rule)
        let area = RuleSet.area(of: diagnostic.rule)
        writeMessage(
          "inspectionType",
          [
            ("id", diagnostic.rule), ("name", title), ("description", titles.reason(of: diagnostic.rule) ?? title),
            ("category", area),
          ],
          to: &out)
      }
      writeMessage(
        "inspection",
        [
          ("typeId", diagnostic.rule), ("message", diagnostic.message[content.language]),
          ("file", diagnostic.location.file.path), ("line", String(diagnostic.start.line)),
          ("SEVERITY", severity(diagnostic.severity)),
        ], to: &out)
    }
  }

  private func writeMessage(_ name: String, _ attributes: [(String, String)], to out: inout ReportBuffer) {
    out.write("##teamcity[\(name)")
    for (name, value) in attributes {
      out.write(" \(name)='")
      // Without its bracket nothing in it is a command.
      out.write(value, replacing: Self.substitute, breaking: { String(Unicode.Scalar($0) ?? "#") })
      out.write("'")
    }
    out.write("]\n")
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .advice: "WEAK WARNING"
    }
  }

  private static func substitute(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "|": "||"
    case "'": "|'"
    case "[": "|["
    case "]": "|]"
    case "\n": "|n"
    case "\r": "|r"
    case "\u{20}"..."\u{7E}": nil
    default: escaped(scalar)
    }
  }

  /// Returns `|0x` with four hexadecimal digits for each UTF-16 unit.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "|0x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}

/// The titles and reasons of rules, looked up once for each rule file.
struct RuleTitles {
  private let content: ReportContent
  private var found: [String: RuleDocumentation?] = [:]

  init(_ content: ReportContent) { self.content = content }

  mutating func documentation(of rule: String) -> RuleDocumentation? {
    if let known = found[rule] { return known }
    let documentation = content.rules.documentation(ofFileWith: rule)
    for var one in documentation {
      // Of thousands of examples, reports show the first of a kind.
      let (bad, good) = (one.examples.first { $0.isBad(for: one.id) }, one.examples.first { $0.expectations.isEmpty })
      one.examples = [bad, good].compactMap { $0 }
      found[one.id] = one
    }
    return found[rule]
      ?? {
        found[rule] = .some(nil); return nil
      }()
  }

  /// Returns the title of a rule; a diagnostic of reading has its id instead.
  mutating func title(of rule: String) -> String { documentation(of: rule)?.title[content.language] ?? rule }

  mutating func reason(of rule: String) -> String? { documentation(of: rule)?.why?[content.language] }
}
