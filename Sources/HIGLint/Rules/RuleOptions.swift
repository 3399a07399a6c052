/// What a project changes about the rules: the edition, rules turned off, severities and parameters.
public struct RuleOptions: Sendable {
  /// What is changed about one rule.
  public struct Change: Sendable {
    /// Nil leaves the rule as it is.
    public var isOn: Bool?
    /// Every violation of the rule has this severity.
    public var severity: Severity?
    public var parameters: [String: Value]

    public init(isOn: Bool? = nil, severity: Severity? = nil, parameters: [String: Value] = [:]) {
      self.isOn = isOn
      self.severity = severity
      self.parameters = parameters
    }

    /// This change, and where it is silent `other`.
    func over(_ other: Change) -> Change {
      Change(
        isOn: isOn ?? other.isOn, severity: severity ?? other.severity,
        parameters: other.parameters.merging(parameters) { $1 })
    }
  }

  public var edition: Edition
  /// By rule id (`color/contrast`) or by area (`color/*`, or `*` for every rule); the more exact wins.
  public var changes: [String: Change]

  public init(edition: Edition = .current, changes: [String: Change] = [:]) {
    self.edition = edition
    self.changes = changes
  }

  /// What holds for a rule.
  public func change(of rule: String) -> Change {
    guard !changes.isEmpty else { return Change() }
    var change = changes[rule] ?? Change()
    if let slash = rule.utf8.firstIndex(of: UInt8(ascii: "/")), let area = changes["\(rule[..<slash])/*"] {
      change = change.over(area)
    }
    if let all = changes["*"] { change = change.over(all) }
    return change
  }
}
