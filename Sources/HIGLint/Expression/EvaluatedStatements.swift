/// Questions about the statement of a fact: whether it is known, whether it is `none`.
extension Evaluation {
  /// Evaluates `known(…)`; a number between two different bounds is not known.
  mutating func known(_ instruction: Instruction) -> Truth {
    if shape != nil, let statement = statedInShape(instruction.a).statement {
      switch statement {
      case .absent: return .no
      case .none, .something: return .yes
      case .open: return .unknown(ShapeFacts.open)
      }
    }
    switch value(instruction.a) {
    case .unknown(let unknown): return shape != nil && ShapeFacts.isOpen(unknown) ? .unknown(unknown) : .no
    case .interval(let interval): return Truth(interval.isExact)
    case .error(let error): return isField(instruction.a, ofNone: error) ? .yes : .error(error)
    default: return .yes
    }
  }

  /// Returns a shape's statement of the field that an operand reads; nil if it reads no field of a node.
  private mutating func statedInShape(_ index: UInt32) -> (statement: ShapeFacts.Statement?, base: Value) {
    let operand = instructions[Int(index)]
    guard let shape, operand.operation == .member, operand.id != NameID.none.value else { return (nil, .null) }
    let base = value(operand.a)
    guard case .node(let node) = base else { return (nil, base) }
    return (shape._withUnsafeGuaranteedRef { $0.statement(of: NameID(operand.id), at: node) }, base)
  }

  /// Evaluates `has(…)` of a node.
  func presence(of name: NameID, at node: NodeReference) -> Truth {
    guard name != .none else { return .no }
    if facts._withUnsafeGuaranteedRef({ $0.has(name, at: node) }) { return .yes }
    // Where the spec says that nobody can say, that goes for whether there is something, too.
    guard let model = model?.takeUnretainedValue(), let slot = model.slot(name, of: node), slot.isStatedUnknown else {
      return .no
    }
    return .unknown(model.unknown(name, .statedUnknown))
  }

  /// Whether an operand is a field of something stated to be `none`, so that the field is `none`, too.
  func isField(_ index: UInt32, ofNone error: EvaluationError) -> Bool {
    error.isOfNone && instructions[Int(index)].operation == .member && (model != nil || shape != nil)
  }

  /// Whether the nodes of a shape differ in the unknown fact.
  func isOpen(_ unknown: Unknown) -> Bool { shape != nil && ShapeFacts.isOpen(unknown) }

  /// Evaluates `given(…)` and `isNone(…)`, which are asked more often than anything else.
  mutating func statement(_ instruction: Instruction) -> Truth {
    let asksForNone = instruction.flag == StatementFunctions.isNoneNumber
    let index = operands[Int(instruction.b)]
    let operand = instructions[Int(index)]
    if let model, operand.operation == .member, operand.id != NameID.none.value {
      let inner = instructions[Int(operand.a)]
      if inner.operation == .slot, case .node(let node) = slots[Int(inner.a)],
        let isNone = model._withUnsafeGuaranteedRef({ $0.statesNone(NameID(operand.id), at: node) })
      {
        return Truth(asksForNone == isNone)
      }
    }
    if shape != nil, let statement = statedInShape(index).statement {
      switch statement {
      case .absent where !asksForNone: return .no
      case .none: return Truth(asksForNone)
      case .something: return Truth(!asksForNone)
      case .open: return .unknown(ShapeFacts.open)
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
