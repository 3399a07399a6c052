/// A rule as lists and explanations show it.
public struct RuleSummary: Sendable {
  public var documentation: RuleDocumentation
  /// The most that a violation of it matters.
  public var severity: Severity
  public var parameters: [Rule.Parameter]
  /// The editions in which the rule holds.
  public var editions: [Edition]
  /// What is different about its parameters in an edition.
  public var editionParameters: [Edition: [String: Value]]

  public var id: String { documentation.id }
  public var title: Message { documentation.title }
  /// The part of the guidelines that the rule belongs to: what stands before the slash of its id.
  public var area: String { RuleSet.area(of: id) }
}

extension RuleSet {
  /// Every rule, in the order of the rule files.
  public func summaries() -> [RuleSummary] {
    let functions = RuleFunctions.table()
    var rules: [String: Rule] = [:]
    for position in 0..<count {
      if let rule = rule(at: position, functions: functions) { rules[rule.id] = rule }
    }
    return documentation().map { RuleSummary($0, rules[$0.id]) }
  }

  /// One rule; nil where the set has none of that id.
  public func summary(of id: String) -> RuleSummary? {
    guard let position = ids.firstIndex(of: id), let documentation = documentation(of: id) else { return nil }
    return RuleSummary(documentation, rule(at: position, functions: RuleFunctions.table()))
  }
}

extension RuleSummary {
  fileprivate init(_ documentation: RuleDocumentation, _ rule: Rule?) {
    self.documentation = documentation
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

  /// A severity that is computed shows in the rule's examples.
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
