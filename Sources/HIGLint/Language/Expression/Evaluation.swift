import HIGReading

/// A single evaluation. It recurses at most as deep as expressions nest.
struct Evaluation {
  let image: ProgramImage
  let facts: any FactSource
  /// See `FactSource`.
  let areShared: Bool
  let storage: UnsafeMutablePointer<EvaluatorStorage>
  let instructions: UnsafeBufferPointer<Instruction>
  let operands: UnsafeBufferPointer<UInt32>
  let constants: UnsafeBufferPointer<Value>
  let slots: UnsafeMutableBufferPointer<Value>
  /// The steps that are left of the budget.
  var steps: Int
  /// The steps that the budget had at first.
  let granted: Int
  /// Whether to charge for the size of values that are gone through or made; not done for the program's own rules.
  let isCounted: Bool

  init(_ evaluator: Evaluator, _ image: ProgramImage) {
    self.image = image
    facts = evaluator.facts
    storage = evaluator.storage
    areShared = storage.pointee.areShared
    instructions = image.instructions
    operands = image.operands
    constants = image.constants
    slots = storage.pointee.slots
    isCounted = storage.pointee.isCounted
    granted = min(evaluator.stepBudget, storage.pointee.stepsLeft)
    steps = granted
  }

  /// Takes the used steps off those that are left for other evaluations.
  func finish() { storage.pointee.stepsLeft -= granted - steps }

  // MARK: Values

  mutating func value(_ index: UInt32) -> Value {
    let instruction = instructions[Int(index)]
    switch instruction.operation {
    case .constant: return constants[Int(instruction.a)]
    case .slot: return slots[Int(instruction.a)]
    case .member: return member(instruction)
    case .and, .or, .not, .known, .presence, .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .contained,
      .all, .exists, .existsOne:
      return truth(index).value
    case .conditional: return conditional(instruction)
    case .standard: return standard(instruction)
    case .call: return call(instruction)
    case .matches: return matches(instruction)
    case .add, .subtract, .multiply, .divide, .remainder: return arithmetic(instruction)
    case .negate: return Arithmetic.negate(value(instruction.a))
    case .index: return named(element(value(instruction.a), value(instruction.b)), instruction)
    case .list: return list(instruction)
    case .map:
      let parts = values(instruction.a, instruction.b)
      return isCounted && !charge(parts) ? exhausted : Collections.map(parts)
    case .filter: return filter(instruction)
    case .transform: return transform(instruction)
    case .kept: return kept(instruction)
    case .once: return once(instruction)
    }
  }

  mutating func values(_ start: UInt32, _ count: UInt32) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(Int(count))
    for i in start..<start + count { values.append(value(operands[Int(i)])) }
    return values
  }

  /// Returns a value that depends on nothing that changes during a run, or during a visit of a node.
  @inline(never)
  private mutating func once(_ instruction: Instruction) -> Value {
    if let known = storage.pointee.kept(instruction) { return known }
    let value = value(instruction.a)
    // A value left open by an exhausted budget is not kept: another rule may still have steps to find it.
    if steps >= 0 { storage.pointee.keep(value, of: instruction) }
    return value
  }

  /// Returns what a part found in the node's own file, where the facts come from there, and else finds it.
  @inline(never)
  private mutating func kept(_ instruction: Instruction) -> Value {
    if instruction.c != Instruction.none, case .node(let node) = value(instruction.a), node != .none,
      let known = facts.kept(instruction.c, at: node)
    {
      switch known {
      case .value(let value): return value
      case .absent: return Instruction.Absence(rawValue: instruction.flag)?.value ?? .unknown(Unknown("", .notStated))
      }
    }
    return value(instruction.b)
  }

  @inline(never)
  private mutating func list(_ instruction: Instruction) -> Value {
    let items = values(instruction.a, instruction.b)
    if areShared, items.contains(where: \.isNode) { return .unknown(.open) }
    if isCounted, !charge(items) { return exhausted }
    return Collections.list(items)
  }

  mutating func forEachOperand(
    of index: UInt32, _ operation: Instruction.Operation, _ visit: (UInt32, Value) -> Bool
  ) -> Bool {
    let instruction = instructions[Int(index)]
    guard instruction.operation == operation else { return visit(index, value(index)) }
    let start = Int(instruction.a)
    for i in start..<start + Int(instruction.b) where !forEachOperand(of: operands[i], operation, visit) {
      return false
    }
    return true
  }

  @inline(never)
  private mutating func arithmetic(_ instruction: Instruction) -> Value {
    let (a, b) = (value(instruction.a), value(instruction.b))
    switch instruction.operation {
    case .add:
      switch (a, b) {
      case (.string(let x), .string(let y)): steps -= (x.utf8.count + y.utf8.count) / 64
      case (.list(let x), .list(let y)):
        steps -= x.count + y.count
        if isCounted { _ = charge([a, b]) }
      default: break
      }
      if steps < 0 { return exhausted }
      return Arithmetic.add(a, b)
    case .subtract: return Arithmetic.subtract(a, b)
    case .multiply: return Arithmetic.multiply(a, b)
    case .divide: return named(Arithmetic.divide(a, b), instruction)
    default: return named(Arithmetic.remainder(a, b), instruction)
    }
  }

  /// Names the fact behind an interval that an operator could not decide on.
  private func named(_ value: Value, _ instruction: Instruction) -> Value {
    guard case .unknown(let unknown) = value else { return value }
    return named(.unknown(unknown), instruction).value
  }

  private func named(_ truth: Truth, _ instruction: Instruction) -> Truth {
    guard case .unknown(let unknown) = truth, unknown.causes.contains(Unknown.undecided.causes[0]) else { return truth }
    let named = Unknown(fact(instruction), .placeholder)
    return .unknown(unknown === Unknown.undecided ? named : unknown.without(Unknown.undecided).merged(with: named))
  }

  var exhausted: Value { .error(.stepsExceeded(granted)) }

  // MARK: Fields

  @inline(__always)
  private mutating func member(_ instruction: Instruction) -> Value {
    let operand = instructions[Int(instruction.a)]
    if operand.operation == .slot, case .node(let node) = slots[Int(operand.a)] {
      return fact(instruction, of: node)
    }
    let base = value(instruction.a)
    if case .node(let node) = base { return fact(instruction, of: node) }
    return field(instruction, of: base)
  }

  @inline(__always)
  private func fact(_ instruction: Instruction, of node: NodeReference) -> Value {
    if instruction.id == NameID.none.value { return missing(instruction, .node(node)) }
    let value = facts.value(of: NameID(instruction.id), at: node)
    if instruction.flag == 1, case .int(let int) = value { return .double(Double(int)) }
    return value
  }

  @inline(never)
  private func missing(_ instruction: Instruction, _ base: Value) -> Value {
    .error(.noSuchField(image.names[Int(instruction.b)].text, base))
  }

  @inline(never)
  private func field(_ instruction: Instruction, of base: Value) -> Value {
    switch base {
    case .unknown, .error: return base
    case .map(let map):
      let name = image.names[Int(instruction.b)].text
      return map[name] ?? .error(.noSuchKey(.string(name)))
    case .span(let span):
      switch image.names[Int(instruction.b)].text {
      case "text": return .string(facts.string(of: span))
      case "start": return .int(Int64(span.start))
      case "end": return .int(Int64(span.end))
      default: break
      }
    case .color: break
    default: return missing(instruction, base)
    }
    let function = image.names[Int(instruction.b)].function
    if function == Instruction.none { return missing(instruction, base) }
    return call(function, with: [base])
  }

  private mutating func presence(_ instruction: Instruction) -> Truth {
    let base = value(instruction.a)
    switch base {
    case .node(let node): return presence(of: NameID(instruction.id), at: node)
    case .map(let map): return Truth(map[image.names[Int(instruction.b)].text] != nil)
    // The owner of the field is itself not stated.
    case .unknown(let unknown): return unknown.isStated || isOpen(unknown) ? .unknown(unknown) : .no
    case .error(let error): return isField(instruction.a, ofNone: error) ? .no : .error(error)
    case .span, .color:
      let name = image.names[Int(instruction.b)]
      if case .span = base, ["text", "start", "end"].contains(name.text) { return .yes }
      return Truth(name.function != Instruction.none)
    // An owner that is known not to exist has no fields.
    case .null where facts.knowsNone: return .no
    default: return .error(.noSuchField(image.names[Int(instruction.b)].text, base))
    }
  }

  @inline(never)
  private func element(_ base: Value, _ key: Value) -> Value {
    if let undecided = Value.undecided(base, key) { return undecided }
    switch (base, key) {
    case (_, .interval(let interval)):
      guard interval.isExact else { return .unknown(.undecided) }
      return element(base, .double(interval.low))
    case (.list(let items), .int(let index)):
      return index >= 0 && index < Int64(items.count) ? items[Int(index)] : .error(.outOfRange(index))
    case (.list, .double(let index)):
      guard let whole = Int64(exactly: index) else { return .error(.noOverload("[]", base, key)) }
      return element(base, .int(whole))
    case (.map(let map), .bool), (.map(let map), .int), (.map(let map), .double), (.map(let map), .string):
      return map[key] ?? .error(.noSuchKey(key))
    default: return .error(.noOverload("[]", base, key))
    }
  }

  /// Returns the value like `value(_:)`; see `Evaluator.evaluate(_:stoppingShortOf:)`.
  mutating func value(_ index: UInt32, stoppingShortOf word: Bool) -> Value {
    let instruction = instructions[Int(index)]
    guard instruction.operation == (word ? .and : .or) else { return value(index) }
    let start = Int(instruction.a)
    return value(ofAll: operands[start..<start + Int(instruction.b)], stoppingShortOf: word)
  }

  @inline(__always)
  mutating func value(ofAll indices: some Sequence<UInt32>, stoppingShortOf word: Bool) -> Value {
    var failure: EvaluationError?
    for index in indices {
      let operand = value(index, stoppingShortOf: word)
      switch operand {
      case .bool(word): break
      // A later operand may still decide despite the error.
      case .error(let error): failure = failure?.merged(with: error) ?? error
      default: return operand
      }
    }
    return failure.map { .error($0) } ?? .bool(word)
  }

  // MARK: Truth

  mutating func truth(_ index: UInt32) -> Truth {
    let instruction = instructions[Int(index)]
    switch instruction.operation {
    case .and: return all(instruction, deciding: .no)
    case .or: return all(instruction, deciding: .yes)
    case .not: return !truth(instruction.a)
    case .equal: return equality(instruction)
    case .notEqual: return !equality(instruction)
    case .less: return order(.less, instruction)
    case .lessEqual: return order(.lessEqual, instruction)
    case .greater: return order(.greater, instruction)
    case .greaterEqual: return order(.greaterEqual, instruction)
    case .contained:
      let item = value(instruction.a)
      if instruction.c != Instruction.none, !isCounted, case .string(let text) = item {
        return Truth(image.wordLists[Int(instruction.c)].contains(text))
      }
      let collection = value(instruction.b)
      if isCounted, !charge(collection) { return .error(.stepsExceeded(granted)) }
      // Which node it is differs between the nodes of a shape.
      if areShared, item.isNode { return .unknown(.open) }
      return named(Comparison.contains(collection, item), instruction)
    case .presence: return presence(instruction)
    case .known: return known(instruction)
    case .call where instruction.flag != 0: return statement(instruction)
    case .all: return quantifier(instruction, deciding: .no)
    case .exists: return quantifier(instruction, deciding: .yes)
    case .existsOne: return existsOne(instruction)
    default:
      switch value(index) {
      case .bool(let bool): return Truth(bool)
      case .unknown(let unknown): return .unknown(unknown)
      case .error(let error): return .error(error)
      case let other: return .error(.noOverload("&& || ! ?:", other))
      }
    }
  }

  /// Evaluates `&&` or `||`: an operand that decides is looked for past unknowns and errors.
  @inline(__always)
  private mutating func all(_ instruction: Instruction, deciding: Truth) -> Truth {
    let start = Int(instruction.a)
    var result = !deciding
    for i in start..<start + Int(instruction.b) {
      let operand = truth(operands[i])
      switch (operand, deciding) {
      case (.no, .no), (.yes, .yes): return operand
      case (.no, _), (.yes, _): break
      default: result.absorb(operand)
      }
    }
    return result
  }

  @inline(__always)
  private mutating func equality(_ instruction: Instruction) -> Truth {
    let (a, b) = (value(instruction.a), value(instruction.b))
    if isCounted, !charge(a) { return .error(.stepsExceeded(granted)) }
    switch (a, b) {
    case (.string(let x), .string(let y)): return Truth(StringBytes.equal(x, y))
    case (.int(let x), .int(let y)): return Truth(x == y)
    case (.bool(let x), .bool(let y)): return Truth(x == y)
    case (.node, .node) where areShared: return .unknown(.open)
    default: return named(Comparison.equality(a, b), instruction)
    }
  }

  @inline(__always)
  private mutating func order(_ order: Comparison.Order, _ instruction: Instruction) -> Truth {
    let (a, b) = (value(instruction.a), value(instruction.b))
    switch (a, b) {
    case (.double(let x), .double(let y)): return order.holds(x, y)
    case (.double(let x), .int(let y)): return order.holds(x, Double(y))
    case (.int(let x), .int(let y)): return order.holds(x, y)
    default: return named(Comparison.order(order, a, b), instruction)
    }
  }

  @inline(never)
  private mutating func conditional(_ instruction: Instruction) -> Value {
    switch truth(instruction.a) {
    case .yes: return value(instruction.b)
    case .no: return value(instruction.c)
    case .error(let error): return .error(error)
    case .unknown(let condition):
      let (a, b) = (value(instruction.b), value(instruction.c))
      if isCounted, !charge(a) { return exhausted }
      if case .yes = Comparison.equality(a, b) { return a }
      var result = Truth.unknown(condition)
      result.absorb(Comparison.undecided(a, b))
      return result.value
    }
  }

  // MARK: Causes

  /// Returns the fact that an instruction reads, by the name for causes: that of its first operand which reads one.
  func fact(_ instruction: Instruction) -> String {
    switch instruction.operation {
    case .member, .presence: return image.names[Int(instruction.b)].text
    case .call: return image.functions[Int(instruction.a)].name
    default:
      var found = ""
      instruction.forEachOperand(operands) { operand in
        if found.isEmpty { found = fact(instructions[Int(operand)]) }
      }
      return found
    }
  }
}
