/// Questions about the statement of a fact: whether it is known, whether it is `none`.
extension Evaluation {
  /// Evaluates `known(…)`; a number between two different bounds is not known.
  mutating func known(_ instruction: Instruction) -> Truth {
    if areShared, let statement = statedInAll(instruction.a).statement {
      switch statement {
      case .absent: return .no
      case .none, .something: return .yes
      case .open: return .unknown(.open)
      }
    }
    switch value(instruction.a) {
    case .unknown(let unknown): return areShared && unknown.isOpen ? .unknown(unknown) : .no
    case .interval(let interval): return Truth(interval.isExact)
    case .error(let error): return isField(instruction.a, ofNone: error) ? .yes : .error(error)
    default: return .yes
    }
  }

  /// Returns how all of the nodes state the field that an operand reads; nil if it reads no field of a node.
  private mutating func statedInAll(_ index: UInt32) -> (statement: FactStatement?, base: Value) {
    let operand = instructions[Int(index)]
    guard areShared, operand.operation == .member, operand.id != NameID.none.value else { return (nil, .null) }
    let base = value(operand.a)
    guard case .node(let node) = base else { return (nil, base) }
    return (facts.statement(of: NameID(operand.id), at: node), base)
  }

  /// Evaluates `has(…)` of a node.
  func presence(of name: NameID, at node: NodeReference) -> Truth {
    name == .none ? .no : facts.presence(of: name, at: node)
  }

  /// Whether an operand is a field of something stated to be `none`, so that the field is `none`, too.
  func isField(_ index: UInt32, ofNone error: EvaluationError) -> Bool {
    error.isOfNone && instructions[Int(index)].operation == .member && facts.knowsNone
  }

  /// Whether the nodes differ in the unknown fact.
  func isOpen(_ unknown: Unknown) -> Bool { areShared && unknown.isOpen }

  /// Evaluates `given(…)` and `isNone(…)`, which are asked more often than anything else.
  mutating func statement(_ instruction: Instruction) -> Truth {
    let asksForNone = instruction.flag == StatementFunctions.isNoneNumber
    let index = operands[Int(instruction.b)]
    let operand = instructions[Int(index)]
    if !areShared, operand.operation == .member, operand.id != NameID.none.value {
      let inner = instructions[Int(operand.a)]
      if inner.operation == .slot, case .node(let node) = slots[Int(inner.a)],
        let isNone = facts.statesNone(NameID(operand.id), at: node)
      {
        return Truth(asksForNone == isNone)
      }
    }
    if areShared, let statement = statedInAll(index).statement {
      switch statement {
      case .absent where !asksForNone: return .no
      case .none: return Truth(asksForNone)
      case .something: return Truth(!asksForNone)
      case .open: return .unknown(.open)
      default: break
      }
    }
    switch value(index) {
    case .null: return Truth(asksForNone)
    case .unknown(let unknown):
      return asksForNone || unknown.isStated || isOpen(unknown) ? .unknown(unknown) : .no
    case .error(let error): return isField(index, ofNone: error) ? Truth(asksForNone) : .error(error)
    case .interval(let interval) where asksForNone && !interval.isExact:
      return .unknown(Unknown("isNone", .placeholder))
    default: return Truth(!asksForNone)
    }
  }
}
