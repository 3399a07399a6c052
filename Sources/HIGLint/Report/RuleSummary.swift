import HIGCore
import HIGLanguage
import HIGReading

/// A rule as lists and explanations show it.
public struct RuleSummary: Sendable {
  public var documentation: RuleDocumentation
  /// The highest severity of the rule's violations.
  public var severity: Severity
  /// Whether the rule looks at an app as a whole, and not at a screen by itself.
  public var isAboutApp: Bool
  public var parameters: [Rule.Parameter]
  /// The editions in which the rule holds.
  public var editions: [Edition]
  /// The parameters that an edition changes, by edition.
  public var editionParameters: [Edition: [String: Value]]
  /// The safety of the fixes that the rule offers; of several sorts, the one that `higlint fix` makes unasked. Nil for
  /// a rule without fixes.
  public var fix: Fix.Safety?

  public var id: String { documentation.id }
  public var title: Message { documentation.title }
  /// A text that tells whether there is a fix, and which command makes it.
  package var fixRemark: Message {
    switch fix {
    case .safe: Message(en: "safe, `higlint fix` makes it", zhHans: "安全，由 `higlint fix` 执行")
    case .unsafe: Message(en: "unsafe, `higlint fix --unsafe` makes it", zhHans: "不安全，由 `higlint fix --unsafe` 执行")
    case .displayOnly, nil: Message(en: "none", zhHans: "无")
    }
  }

  /// The area of the guidelines that the rule belongs to: the part of its id before the slash.
  public var area: String { RuleSet.area(of: id) }
}

extension RuleSet {
  /// Returns a summary of every rule, in the order of the rule files.
  public func summaries() -> [RuleSummary] {
    let functions = declaredFunctions
    var rules: [String: Rule] = [:]
    var fixes: [String: Fix.Safety] = [:]
    for position in 0..<count {
      guard let rule = rule(at: position, functions: functions) else { continue }
      rules[rule.id] = rule
      fixes[rule.id] = safety(ofFixesAt: position, functions)
    }
    return documentation().map { RuleSummary($0, rules[$0.id], fix: fixes[$0.id]) }
  }

  /// Returns the summary of one rule; nil where the set has no rule with that id.
  public func summary(of id: String) -> RuleSummary? {
    guard let position = ids.firstIndex(of: id), let documentation = documentation(of: id) else { return nil }
    let functions = declaredFunctions
    return RuleSummary(
      documentation, rule(at: position, functions: functions), fix: safety(ofFixesAt: position, functions))
  }

  private func safety(ofFixesAt position: Int, _ functions: FunctionTable) -> Fix.Safety? {
    reports(at: position, functions: functions).compactMap(\.fix?.safety).min()
  }
}

extension RuleSummary {
  fileprivate init(_ documentation: RuleDocumentation, _ rule: Rule?, fix: Fix.Safety?) {
    self.documentation = documentation
    self.fix = fix
    isAboutApp = rule?.phase == .app
    parameters = rule?.parameters ?? []
    severity = Self.severity(of: rule, documentation)
    var editions: [Edition] = []
    editionParameters = [:]
    for edition in Edition.allCases {
      switch rule?.editions[edition] {
      case .off: continue
      case .changed(let parameters, _): editionParameters[edition] = parameters
      case nil: break
      }
      editions.append(edition)
    }
    self.editions = editions
  }

  /// Returns the highest severity of a rule; a computed one is taken from the rule's examples.
  private static func severity(of rule: Rule?, _ documentation: RuleDocumentation) -> Severity {
    guard let rule, !rule.isQuestion else { return rule?.severity ?? .warning }
    let stated = rule.checks.compactMap { check -> Severity? in
      if case .fixed(let severity) = check.severity { return severity }
      return nil
    }
    let shown = documentation.examples.flatMap(\.expectations).filter { $0.rule == rule.id }.compactMap(\.severity)
    return (stated + shown).max() ?? .warning
  }
}
