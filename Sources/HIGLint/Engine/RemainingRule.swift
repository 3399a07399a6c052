/// What is left of a rule where something is known of the nodes it is run on.
final class RemainingRule {
  let position: Int
  let prepared: Engine.PreparedRule
  /// Nil where it holds on all of them.
  let condition: RemainingProgram?
  let checks: [Check]
  /// What is asked for every node lies at hand.
  let readsVariables: Bool
  let isQuestion: Bool
  let asksWhenUnknown: Bool

  /// A check of which something is left to find out; an object, as it is looked up for every node.
  final class Check {
    let prepared: Engine.PreparedCheck
    /// Nil where there is none, or where it holds.
    let condition: RemainingProgram?
    let requirement: RemainingProgram

    init(prepared: Engine.PreparedCheck, condition: RemainingProgram?, requirement: RemainingProgram) {
      self.prepared = prepared
      self.condition = condition
      self.requirement = requirement
    }
  }

  init(position: Int, prepared: Engine.PreparedRule, condition: RemainingProgram?, checks: [Check]) {
    self.position = position
    self.prepared = prepared
    self.condition = condition
    self.checks = checks
    readsVariables = prepared.readsVariables
    isQuestion = prepared.rule.isQuestion
    asksWhenUnknown = prepared.rule.asksWhenUnknown
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

/// A condition, or the operands of its outermost `&&` (of a requirement, `||`) that are not known; an object, as to run it
/// must not copy it.
final class RemainingProgram {
  let image: ProgramImage
  /// Nil where only some operands are left.
  let whole: Program?
  let operands: [UInt32]

  private init(_ image: ProgramImage, whole: Program?, operands: [UInt32]) {
    self.image = image
    self.whole = whole
    self.operands = operands
  }

  static func whole(_ program: Program) -> RemainingProgram {
    RemainingProgram(program.image, whole: program, operands: [])
  }

  static func operands(_ image: ProgramImage, _ operands: [UInt32]) -> RemainingProgram {
    RemainingProgram(image, whole: nil, operands: operands)
  }
}

extension Evaluator {
  /// As `evaluate(_:stoppingShortOf:)`.
  func evaluate(_ remaining: RemainingProgram, stoppingShortOf word: Bool) -> Value {
    if let program = remaining.whole { return evaluate(program, stoppingShortOf: word) }
    return evaluate(remaining.operands, of: remaining.image, stoppingShortOf: word)
  }

  /// Sets the variables that stand for a rule's parameters and word lists.
  func bind(_ prepared: Engine.PreparedRule) {
    bind(prepared.parameters, to: RuleExpressions.Slot.parameters)
    bind(prepared.lists, to: RuleExpressions.Slot.lists)
  }
}
