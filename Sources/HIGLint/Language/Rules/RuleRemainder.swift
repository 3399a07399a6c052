/// Finds out what is left of rules where something is known of the nodes they are run on.
package struct RuleRemainder {
  /// Its facts are what is known; `self` and `app` are bound.
  package let evaluator: Evaluator
  package let asksPeople: Bool

  package init(evaluator: Evaluator, asksPeople: Bool) {
    self.evaluator = evaluator
    self.asksPeople = asksPeople
  }

  /// Returns the open part of a rule; nil where the rule has nothing to say about any of the nodes.
  package func rule(_ position: Int, _ prepared: PreparedRule) -> RemainingRule? {
    let rule = prepared.rule
    // Nobody is asked.
    if rule.isQuestion, !asksPeople { return nil }
    if prepared.readsVariables { evaluator.bind(prepared) }
    var condition = RemainingProgram?.none
    if let program = rule.condition {
      let unknownAsks = asksPeople && rule.asksWhenUnknown
      switch remainder(of: program, on: false, unknownDecides: !unknownAsks) {
      case .decided: return nil
      case .nothing: break
      case .open(let open): condition = open
      }
    }
    let checks = rule.isQuestion ? [] : prepared.checks.compactMap { check($0) }
    // Where its condition is not known people are asked, whatever its checks are.
    let mayAsk = condition != nil && asksPeople && rule.asksWhenUnknown
    if checks.isEmpty, !rule.isQuestion, !mayAsk { return nil }
    return RemainingRule(position: position, prepared: prepared, condition: condition, checks: checks)
  }

  private func check(_ prepared: PreparedCheck) -> RemainingRule.Check? {
    let check = prepared.check
    var asksAboutList = false
    if let each = check.each {
      switch evaluator.evaluate(each) {
      case .list(let items) where items.isEmpty: return nil
      case .unknown(let unknown):
        asksAboutList = asksPeople
        if !asksPeople, !unknown.isOpen { return nil }
      default: break
      }
      evaluator.bind(.unknown(.open), to: RuleExpressions.Slot.item)
    }
    var condition = RemainingProgram?.none
    if let program = check.condition {
      switch remainder(of: program, on: false, unknownDecides: !asksAboutList) {
      case .decided: return nil
      case .nothing: break
      case .open(let open): condition = open
      }
    }
    // A list that is not known is asked about, whatever is required of its items.
    if asksAboutList {
      return .init(prepared: prepared, condition: condition, requirement: .whole(check.requirement))
    }
    var requirement = RemainingProgram.whole(check.requirement)
    switch remainder(of: check.requirement, on: true, unknownDecides: !asksPeople) {
    case .decided: return nil
    // It is violated wherever the check applies.
    case .nothing: break
    case .open(let open): requirement = open
    }
    return .init(prepared: prepared, condition: condition, requirement: requirement)
  }

  private enum Remainder {
    /// One operand decides alone.
    case decided
    /// No operand can decide.
    case nothing
    case open(RemainingProgram)
  }

  /// Returns the open operands of an outermost `&&`, which one operand can make false (for `||`, true).
  ///
  /// - Parameter unknownDecides: Whether an operand that is unknown on every node decides, too.
  private func remainder(
    of program: Program, on word: Bool, unknownDecides: Bool
  ) -> Remainder {
    var open: [UInt32] = []
    var count = 0
    let isOpen = evaluator.forEachOperand(of: program, word ? .or : .and) { operand, value in
      count += 1
      switch value {
      case .bool(word): return false
      case .bool: return true
      case .unknown(let unknown):
        if unknownDecides, !unknown.isOpen { return false }
      default: break
      }
      open.append(operand)
      return true
    }
    if !isOpen { return .decided }
    if open.isEmpty { return .nothing }
    // The causes of what is unknown are those of all operands.
    return .open(open.count == count || asksPeople ? .whole(program) : .operands(program.image, open))
  }
}
