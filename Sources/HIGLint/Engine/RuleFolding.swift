/// A rule's programs with the parameters and word lists of a run in the place of what reads them, and with what depends on
/// nothing but the app evaluated once in a run.
struct RuleFolding {
  private let parameters: Value
  private let lists: Value
  /// The programs of a rule share one image, or few.
  private var images: [ObjectIdentifier: ProgramImage] = [:]

  /// The number under which the next value is kept.
  private var nextNumber: UInt32

  /// - Parameter nextNumber: Where values are kept from on; afterwards, the first number that is free.
  static func fold(_ rule: Rule, parameters: Value, lists: Value, nextNumber: inout UInt32) -> Rule {
    var folding = RuleFolding(parameters: parameters, lists: lists, nextNumber: nextNumber)
    defer { nextNumber = folding.nextNumber }
    return folding.fold(rule)
  }

  private init(parameters: Value, lists: Value, nextNumber: UInt32) {
    self.parameters = parameters
    self.lists = lists
    self.nextNumber = nextNumber
  }

  /// As `fold(_:parameters:lists:nextNumber:)`, of what a rule's checks offer to do.
  static func fold(
    _ fixes: [Int: Rule.Fix], parameters: Value, lists: Value, nextNumber: inout UInt32
  ) -> [Int: Rule.Fix] {
    var folding = RuleFolding(parameters: parameters, lists: lists, nextNumber: nextNumber)
    defer { nextNumber = folding.nextNumber }
    return fixes.mapValues { folding.fold($0) }
  }

  private mutating func fold(_ fix: Rule.Fix) -> Rule.Fix {
    var fix = fix
    fix.condition = fix.condition.map { fold($0) }
    fix.steps = fix.steps.map { step in
      switch step {
      case .set(let places, let value): .set(fold(places), to: fold(value))
      case .replaceText(let part, let text): .replaceText(fold(part), with: fold(text))
      case .remove(let places): .remove(fold(places))
      case .insert(let value, let list): .insert(fold(value), into: fold([list])[0])
      }
    }
    return fix
  }

  private mutating func fold(_ program: Program) -> Program {
    let identity = ObjectIdentifier(program.image)
    if let known = images[identity] { return Program(image: known, root: program.root) }
    let folded = program.image.folded(
      variables: [RuleExpressions.Slot.parameters: parameters, RuleExpressions.Slot.lists: lists],
      constant: RuleExpressions.Slot.app, nextNumber: &nextNumber)
    images[identity] = folded
    return Program(image: folded, root: program.root)
  }

  private mutating func fold(_ template: Template) -> Template {
    Template(
      parts: template.parts.map { part in
        guard case .hole(let program) = part else { return part }
        return .hole(fold(program))
      })
  }

  private mutating func fold(_ template: Rule.MessageTemplate) -> Rule.MessageTemplate {
    Rule.MessageTemplate(en: fold(template.en), zhHans: fold(template.zhHans))
  }

  private mutating func fold(_ places: [Rule.Place]) -> [Rule.Place] {
    places.map { Rule.Place(value: fold($0.value), owner: $0.owner.map { fold($0) }, field: $0.field) }
  }

  private mutating func fold(_ rule: Rule) -> Rule {
    var rule = rule
    rule.condition = rule.condition.map { fold($0) }
    rule.checks = rule.checks.map { check in
      var check = check
      check.condition = check.condition.map { fold($0) }
      check.each = check.each.map { fold($0) }
      check.requirement = fold(check.requirement)
      if case .computed(let program) = check.severity { check.severity = .computed(fold(program)) }
      check.places = fold(check.places)
      check.message = fold(check.message)
      check.notes = check.notes.map { Rule.Note(places: fold($0.places), message: fold($0.message)) }
      return check
    }
    return rule
  }
}

extension ProgramImage {
  /// The same programs, in which fields of variables that are maps of known values are these values, and what visits
  /// lists or calls functions is evaluated once where it reads no variable but one that never changes.
  func folded(variables: [Int: Value], constant slot: Int, nextNumber: inout UInt32) -> ProgramImage {
    var changed = Array(instructions)
    var added = Array(constants)
    for index in changed.indices where changed[index].operation == .member {
      let instruction = changed[index]
      let operand = changed[Int(instruction.a)]
      guard operand.operation == .slot, case .map(let map)? = variables[Int(operand.a)],
        var value = map[names[Int(instruction.b)].text]
      else { continue }
      if instruction.flag == 1, case .int(let int) = value { value = .double(Double(int)) }
      changed[index] = Instruction(operation: .constant, a: UInt32(added.count))
      added.append(value)
    }
    // A pattern out of the parameters is compiled once, like one that stands in the rule.
    var patterns = patterns
    for index in changed.indices
    where changed[index].operation == .standard && changed[index].flag == StandardFunction.matches.rawValue {
      let instruction = changed[index]
      guard instruction.b == 2, instruction.c == Instruction.none else { continue }
      let (text, pattern) = (operands[Int(instruction.a)], changed[Int(operands[Int(instruction.a) + 1])])
      guard pattern.operation == .constant, case .string(let source) = added[Int(pattern.a)] else { continue }
      changed[index] = Instruction(operation: .matches, a: text, b: UInt32(patterns.count))
      patterns.append(Pattern(LatePattern(source: source, compiler: patternCompiler)))
    }
    var isPartOfOther = [Bool](repeating: false, count: changed.count)
    let isFixed = readsOnly(slot, changed)
    for index in changed.indices.reversed() where isFixed[index] {
      let instruction = changed[index]
      if Self.isWorthKeeping(instruction), !isPartOfOther[index] {
        changed[index] = Instruction(operation: .once, a: UInt32(changed.count), b: nextNumber)
        changed.append(instruction)
        nextNumber += 1
        instruction.forEachOperand(operands) { isPartOfOther[Int($0)] = true }
      } else if isPartOfOther[index] {
        instruction.forEachOperand(operands) { isPartOfOther[Int($0)] = true }
      }
    }
    return ProgramImage(self, instructions: changed, constants: added, patterns: patterns)
  }

  private static func isWorthKeeping(_ instruction: Instruction) -> Bool {
    switch instruction.operation {
    case .all, .exists, .existsOne, .filter, .transform: true
    case .call: instruction.flag == 0
    default: false
    }
  }

  /// For each instruction, whether it reads that variable, and no other but those that macros in it bind.
  private func readsOnly(_ slot: Int, _ instructions: [Instruction]) -> [Bool] {
    /// The variables read, a bit each; the last bit stands for all from there on.
    var reads = [UInt64](repeating: 0, count: instructions.count)
    func bit(_ slot: Int) -> UInt64 { 1 << UInt64(min(slot, 63)) }
    for (index, instruction) in instructions.enumerated() {
      var read: UInt64 = instruction.operation == .slot ? bit(Int(instruction.a)) : 0
      instruction.forEachOperand(operands) { read |= reads[Int($0)] }
      switch instruction.operation {
      case .all, .exists, .existsOne, .filter, .transform:
        // The range stands outside of what the variable is bound in, but a variable of its own name has another place.
        if instruction.id < 63 { read &= ~bit(Int(instruction.id)) }
      default: break
      }
      reads[index] = read
    }
    return reads.map { $0 == bit(slot) }
  }
}
