import HIGReading

/// The changes that a project makes to the rules: the edition, rules turned off, severities and parameters.
public struct RuleOptions: Sendable {
  /// The changes to one rule.
  public struct Change: Sendable {
    /// Whether the rule is on; nil leaves it as it is.
    public var isOn: Bool?
    /// The severity of every violation of the rule; nil leaves it as it is.
    public var severity: Severity?
    public var parameters: [String: Value]

    public init(isOn: Bool? = nil, severity: Severity? = nil, parameters: [String: Value] = [:]) {
      self.isOn = isOn
      self.severity = severity
      self.parameters = parameters
    }

    /// Returns this change, filled in from `other` where it is silent.
    package func over(_ other: Change) -> Change {
      Change(
        isOn: isOn ?? other.isOn, severity: severity ?? other.severity,
        parameters: other.parameters.merging(parameters) { $1 })
    }
  }

  public var edition: Edition
  /// The changes by rule id (`color/contrast`) or area (`color/*`, or `*` for all rules); the more exact one wins.
  public var changes: [String: Change] {
    didSet { areas = Self.areas(of: changes) }
  }
  /// The changes to areas, each with what the ids of its rules begin with: most projects change few areas or none.
  private var areas: [(prefix: String, change: Change)]

  public init(edition: Edition = .current, changes: [String: Change] = [:]) {
    self.edition = edition
    self.changes = changes
    areas = Self.areas(of: changes)
  }

  private static func areas(of changes: [String: Change]) -> [(prefix: String, change: Change)] {
    changes.compactMap { name, change in
      name.utf8.count > 2 && name.hasSuffix("/*") ? (String(name.dropLast()), change) : nil
    }
  }

  /// Returns the change that holds for a rule.
  public func change(of rule: String) -> Change {
    guard !changes.isEmpty else { return Change() }
    var change = changes[rule] ?? Change()
    if !areas.isEmpty, let slash = rule.utf8.firstIndex(of: UInt8(ascii: "/")),
      let area = areas.first(where: { rule.utf8[...slash].elementsEqual($0.prefix.utf8) })
    {
      change = change.over(area.change)
    }
    if let all = changes["*"] { change = change.over(all) }
    return change
  }
}
