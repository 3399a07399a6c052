import HIGReading

/// A check; an object, as what it reports is seldom wanted and need not be copied to run it.
package final class PreparedCheck {
  package let check: Rule.Check

  /// Its place in the rule.
  package let number: Int

  /// Whether it looks through lists for its items, and applies to all of them or none: its condition is about the node
  /// alone, and asked first.
  package private(set) lazy var isDecidedBeforeItems = {
    guard let each = check.each, let condition = check.condition, each.contains(where: \.isMacro) else { return false }
    return !condition.contains { $0.operation == .slot && Int($0.a) == RuleExpressions.Slot.item }
  }()

  package init(_ check: Rule.Check, number: Int) {
    self.check = check
    self.number = number
  }
}

/// A rule with the parameters that hold in this run; an object, as it is looked up for every node.
package final class PreparedRule {
  package let rule: Rule
  package let checks: [PreparedCheck]
  package let parameters: Value
  /// The word lists of its file; null until a program of it reads one.
  package var lists: Value
  /// Replaces whatever severity the rule's checks have.
  package let severity: Severity?
  /// Its programs read variables that stand for the parameters or the lists as a whole.
  package let readsVariables: Bool

  package init(rule: Rule, parameters: Value, lists: Value, severity: Severity?) {
    self.rule = rule
    checks = rule.checks.enumerated().map { PreparedCheck($1, number: $0) }
    self.parameters = parameters
    self.lists = lists
    self.severity = severity
    readsVariables = rule.hasProgram {
      $0.image.reads([RuleExpressions.Slot.parameters, RuleExpressions.Slot.lists])
    }
  }
}
