extension Evaluation {
  /// Returns the items that a macro visits, of a list or a map's keys; nil, with the reason, if the range is neither.
  private mutating func items(_ instruction: Instruction, _ name: String) -> (items: [Value], undecided: Value?) {
    let range = value(instruction.a)
    switch range {
    case .list(let items): return (items, nil)
    case .map(let map): return (map.entries.map(\.key), nil)
    case .unknown, .error: return ([], range)
    default: return ([], .error(.noOverload(name, range)))
    }
  }

  /// Evaluates `all` or `exists`: one item may decide, whatever is unknown about others.
  mutating func quantifier(_ instruction: Instruction, deciding: Truth) -> Truth {
    let (items, undecided) = items(instruction, "all")
    if let undecided { return Comparison.undecided(undecided, .null) }
    if case .yes = deciding, holdsForNone(instruction, of: items) { return .no }
    var result = !deciding
    let slot = Int(instruction.id)
    let pattern = pattern(ofItemsIn: instruction)
    defer { slots[slot] = .null }
    for item in items {
      steps -= 1
      if steps < 0 { return .error(.stepsExceeded(granted)) }
      // What surely does not match need not be compared.
      if case .yes = deciding, let pattern, case .string(let text) = item,
        !pattern.canMatch(text, storage.pointee.texts)
      {
        continue
      }
      slots[slot] = item
      let outcome = truth(instruction.b)
      switch (outcome, deciding) {
      case (.no, .no), (.yes, .yes): return outcome
      case (.no, _), (.yes, _): break
      default: result.absorb(outcome)
      }
    }
    return steps < 0 ? .error(.stepsExceeded(granted)) : result
  }

  /// Returns whether the body of a macro surely holds for none of its items, since its patterns match none of them.
  @inline(__always)
  private func holdsForNone(_ macro: Instruction, of items: [Value]) -> Bool {
    !isCounted && items.count >= SievedTexts.shortestList && isSurelyNo(macro.b, for: macro.id, items)
  }

  private func isSurelyNo(_ body: UInt32, for variable: UInt16, _ items: [Value]) -> Bool {
    let body = instructions[Int(body)]
    switch body.operation {
    case .matches:
      let text = instructions[Int(body.a)]
      return text.operation == .slot && text.a == UInt32(variable)
        && !image.patterns[Int(body.b)].canMatch(anyOf: items, storage.pointee.texts)
    case .and:
      return operands(body).contains { isSurelyNo($0, for: variable, items) }
    case .or:
      return operands(body).allSatisfy { isSurelyNo($0, for: variable, items) }
    default: return false
    }
  }

  private func operands(_ instruction: Instruction) -> Slice<UnsafeBufferPointer<UInt32>> {
    image.operands[Int(instruction.a)..<Int(instruction.a) + Int(instruction.b)]
  }

  /// Returns the pattern that a macro compares its items with, if it does nothing else: `exists(t, t.matches(…))`.
  private func pattern(ofItemsIn instruction: Instruction) -> LatePattern? {
    let body = instructions[Int(instruction.b)]
    guard body.operation == .matches, !isCounted else { return nil }
    let text = instructions[Int(body.a)]
    return text.operation == .slot && text.a == UInt32(instruction.id) ? image.patterns[Int(body.b)] : nil
  }

  mutating func existsOne(_ instruction: Instruction) -> Truth {
    let (items, undecided) = items(instruction, "exists_one")
    if let undecided { return Comparison.undecided(undecided, .null) }
    var count = 0
    var result = Truth.no
    let slot = Int(instruction.id)
    defer { slots[slot] = .null }
    for item in items {
      steps -= 1
      if steps < 0 { return .error(.stepsExceeded(granted)) }
      slots[slot] = item
      let outcome = truth(instruction.b)
      if case .yes = outcome { count += 1 } else { result.absorb(outcome) }
    }
    if case .no = result { return Truth(count == 1) }
    return result
  }

  mutating func filter(_ instruction: Instruction) -> Value {
    let (items, undecided) = items(instruction, "filter")
    if let undecided { return undecided }
    if holdsForNone(instruction, of: items) { return .list([]) }
    var kept: [Value] = []
    var result = Truth.yes
    let slot = Int(instruction.id)
    defer { slots[slot] = .null }
    for item in items {
      steps -= 1
      if steps < 0 { return exhausted }
      slots[slot] = item
      let outcome = truth(instruction.b)
      if case .yes = outcome { kept.append(item) } else { result.absorb(outcome) }
    }
    if case .yes = result { return .list(kept) }
    return result.value
  }

  mutating func transform(_ instruction: Instruction) -> Value {
    let (items, undecided) = items(instruction, "map")
    if let undecided { return undecided }
    var results: [Value] = []
    results.reserveCapacity(instruction.c == Instruction.none ? items.count : 0)
    var failure = Truth.yes
    let slot = Int(instruction.id)
    defer { slots[slot] = .null }
    for item in items {
      steps -= 1
      if steps < 0 { return exhausted }
      slots[slot] = item
      if instruction.c != Instruction.none {
        let condition = truth(instruction.c)
        if case .no = condition { continue }
        guard case .yes = condition else {
          failure.absorb(condition)
          continue
        }
      }
      let result = value(instruction.b)
      switch result {
      case .unknown, .error: failure.absorb(Comparison.undecided(result, .null))
      default:
        if isCounted, !charge(result) { return exhausted }
        results.append(result)
      }
    }
    if case .yes = failure { return .list(results) }
    return failure.value
  }
}
