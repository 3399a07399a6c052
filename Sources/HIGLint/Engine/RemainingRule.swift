/// What is left of a rule where something is known of the nodes it is run on.
final class RemainingRule {
  let position: Int
  let prepared: Engine.PreparedRule
  /// Nil where it holds on all of them.
  let condition: RemainingProgram?
  let checks: [Check]

  /// A check of which something is left to find out.
  struct Check {
    var prepared: Engine.PreparedCheck
    /// Nil where there is none, or where it holds.
    var condition: RemainingProgram?
    var requirement: RemainingProgram
  }

  init(position: Int, prepared: Engine.PreparedRule, condition: RemainingProgram?, checks: [Check]) {
    self.position = position
    self.prepared = prepared
    self.condition = condition
    self.checks = checks
  }

  /// Without the last of its checks, as far as they are of a kind. Not all of them can be.
  func dropping(last isDropped: (Engine.PreparedCheck) -> Bool) -> RemainingRule {
    guard let last = checks.lastIndex(where: { !isDropped($0.prepared) }), last + 1 < checks.count else { return self }
    return RemainingRule(
      position: position, prepared: prepared, condition: condition, checks: Array(checks[...last]))
  }

  /// All of it.
  convenience init(position: Int, prepared: Engine.PreparedRule) {
    self.init(
      position: position, prepared: prepared, condition: prepared.rule.condition.map { .whole($0) },
      checks: prepared.checks.map { check in
        Check(
          prepared: check, condition: check.check.condition.map { .whole($0) },
          requirement: .whole(check.check.requirement))
      })
  }
}

/// A condition, or the operands of its outermost `&&` (of a requirement, `||`) that are not known.
enum RemainingProgram {
  case whole(Program)
  case operands(ProgramImage, [UInt32])
}

extension Evaluator {
  /// As `evaluate(_:stoppingShortOf:)`.
  func evaluate(_ remaining: RemainingProgram, stoppingShortOf word: Bool) -> Value {
    switch remaining {
    case .whole(let program): evaluate(program, stoppingShortOf: word)
    case .operands(let image, let operands): evaluate(operands, of: image, stoppingShortOf: word)
    }
  }

  /// Sets the variables that stand for a rule's parameters and word lists.
  func bind(_ prepared: Engine.PreparedRule) {
    bind(prepared.parameters, to: RuleExpressions.Slot.parameters)
    bind(prepared.lists, to: RuleExpressions.Slot.lists)
  }
}
