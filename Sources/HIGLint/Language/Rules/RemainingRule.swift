/// A rule without the parts that are settled for the nodes it is run on.
package final class RemainingRule {
  package let position: Int
  package let prepared: PreparedRule
  /// The rule's condition; nil where it holds on all of the nodes.
  package let condition: RemainingProgram?
  package let checks: [Check]
  /// A copy of the prepared rule's property: it is asked for at every node.
  package let readsVariables: Bool
  package let isQuestion: Bool
  package let asksWhenUnknown: Bool

  /// A check that is not settled; a class, since it is looked up for every node.
  package final class Check {
    package let prepared: PreparedCheck
    /// The check's condition; nil where it has none, or where it holds.
    package let condition: RemainingProgram?
    package let requirement: RemainingProgram
    package let isForEach: Bool

    package init(prepared: PreparedCheck, condition: RemainingProgram?, requirement: RemainingProgram) {
      self.prepared = prepared
      self.condition = condition
      self.requirement = requirement
      isForEach = prepared.check.each != nil
    }
  }

  package init(position: Int, prepared: PreparedRule, condition: RemainingProgram?, checks: [Check]) {
    self.position = position
    self.prepared = prepared
    self.condition = condition
    self.checks = checks
    readsVariables = prepared.readsVariables
    isQuestion = prepared.rule.isQuestion
    asksWhenUnknown = prepared.rule.asksWhenUnknown
  }

  /// Returns the rule without its last checks, as far as the closure drops them. At least one check must stay.
  package func dropping(last isDropped: (PreparedCheck) -> Bool) -> RemainingRule {
    guard let last = checks.lastIndex(where: { !isDropped($0.prepared) }), last + 1 < checks.count else { return self }
    return RemainingRule(
      position: position, prepared: prepared, condition: condition, checks: Array(checks[...last]))
  }

  /// Creates a rule with nothing settled.
  package convenience init(position: Int, prepared: PreparedRule) {
    self.init(
      position: position, prepared: prepared, condition: prepared.rule.condition.map { .whole($0) },
      checks: prepared.checks.map { check in
        Check(
          prepared: check, condition: check.check.condition.map { .whole($0) },
          requirement: .whole(check.check.requirement))
      })
  }
}

/// A condition or requirement, or those operands of its outermost `&&` (in a requirement, `||`) that are not settled. A
/// class, so that running it does not copy it.
package final class RemainingProgram {
  package let image: ProgramImage
  /// The root instruction; `Instruction.none` where only some operands are left.
  package let root: UInt32
  package let operands: UnsafeBufferPointer<UInt32>

  /// The program; nil where only some operands are left.
  package var whole: Program? { root == Instruction.none ? nil : Program(image: image, root: root) }

  private init(_ image: ProgramImage, root: UInt32, operands: [UInt32]) {
    self.image = image
    self.root = root
    let buffer = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: operands.count)
    _ = buffer.initialize(from: operands)
    self.operands = UnsafeBufferPointer(buffer)
  }

  deinit { operands.deallocate() }

  package static func whole(_ program: Program) -> RemainingProgram {
    RemainingProgram(program.image, root: program.root, operands: [])
  }

  package static func operands(_ image: ProgramImage, _ operands: [UInt32]) -> RemainingProgram {
    RemainingProgram(image, root: Instruction.none, operands: operands)
  }
}

extension Evaluator {
  /// Evaluates a program in the way of `evaluate(_:stoppingShortOf:)`.
  package func evaluate(_ remaining: RemainingProgram, stoppingShortOf word: Bool) -> Value {
    if remaining.root != Instruction.none {
      return evaluate(remaining.root, of: remaining.image, stoppingShortOf: word)
    }
    return evaluate(remaining.operands, of: remaining.image, stoppingShortOf: word)
  }

  /// Returns whether a condition is false. An operand that is counts also where it stands behind an unknown one: what is
  /// settled of a shape, and so no longer among them, must make no difference.
  package func refutes(_ condition: RemainingProgram) -> Bool {
    func isFalse(_ root: UInt32) -> Bool {
      if case .bool(false) = evaluate(root, of: condition.image, stoppingShortOf: false) { return true }
      return false
    }
    return condition.root == Instruction.none ? condition.operands.contains(where: isFalse) : isFalse(condition.root)
  }

  /// Sets the variables that stand for a rule's parameters and word lists.
  package func bind(_ prepared: PreparedRule) {
    bind(prepared.parameters, to: RuleExpressions.Slot.parameters)
    bind(prepared.lists, to: RuleExpressions.Slot.lists)
  }
}
