import HIGReading

/// Finds the parts that rules have in common, by what they ask and not by what they are called.
///
/// A part counts if it visits lists, calls functions or compares with a pattern, and reads nothing but the rule's
/// node and the app. Parameters and word lists may be others in each project. What an extract answers for a rule says
/// nothing for others, so that a part with a kept part in it does not count.
struct SharedParts {
  /// An instruction with what it names, and the forms of its operands.
  private struct Form: Hashable {
    var operation: Instruction.Operation
    var flag: UInt8
    var own: [UInt8]
    var operands: [UInt32]
  }

  private var forms: [Form: UInt32] = [:]
  /// The number of rules that have each form; 0 for those that do not count.
  private var ruleCounts: [UInt32] = []
  private var numbers: [UInt32: UInt32] = [:]

  /// The number of parts that have been shared.
  var count: Int { numbers.count }

  /// The instructions of a rule that decide.
  struct Programs {
    fileprivate var forms: [UInt32]
    fileprivate var operands: [[UInt32]]
    fileprivate var counts: [Bool]
  }

  /// Counts the parts of a rule's programs.
  mutating func add(_ encoder: ProgramEncoder) -> Programs {
    let code = encoder.code
    var programs = Programs(forms: [], operands: [], counts: [])
    var parts = Parts()
    var seen: Set<UInt32> = []
    for index in code.instructions.indices {
      let instruction = code.instructions[index]
      var operands: [UInt32] = []
      code.operands.withUnsafeBufferPointer { all in instruction.forEachOperand(all) { operands.append($0) } }
      let counts = parts.add(instruction, operands)
      let form = number(
        of: Form(
          operation: instruction.operation, flag: instruction.flag, own: code.name(of: instruction),
          operands: operands.map { programs.forms[Int($0)] }))
      programs.forms.append(form)
      programs.operands.append(operands)
      programs.counts.append(counts)
      if counts, seen.insert(form).inserted { ruleCounts[Int(form)] += 1 }
    }
    return programs
  }

  private mutating func number(of form: Form) -> UInt32 {
    if let known = forms[form] { return known }
    let number = UInt32(ruleCounts.count)
    forms[form] = number
    ruleCounts.append(0)
    return number
  }

  /// Returns the parts of a rule that others have, once all rules have been added. A part of a part that the same
  /// rules have is not among them.
  mutating func shared(in programs: Programs) -> [SharedPart] {
    func rules(_ index: Int) -> UInt32 { programs.counts[index] ? ruleCounts[Int(programs.forms[index])] : 0 }
    var isWanted = programs.forms.indices.map { rules($0) > 1 }
    for index in programs.forms.indices where isWanted[index] {
      for operand in programs.operands[index] where rules(Int(operand)) == rules(index) {
        isWanted[Int(operand)] = false
      }
    }
    return programs.forms.indices.compactMap { index in
      guard isWanted[index] else { return nil }
      let form = programs.forms[index]
      let number = numbers[form] ?? UInt32(numbers.count)
      guard number < ProgramDecoder.maximumShared else { return nil }
      numbers[form] = number
      return SharedPart(index: UInt32(index), number: number)
    }
  }
}

/// What the instructions of a rule read, and whether they take work.
private struct Parts {
  private var reads: [UInt64] = []
  private var isWork: [Bool] = []
  private var isKept: [Bool] = []

  /// Whether an instruction may stand behind one that finds its value once. The evaluator looks at some where they
  /// stand: at the field in `given(…)`, and at the operands of `&&`.
  private static func canBeShared(_ instruction: Instruction) -> Bool {
    switch instruction.operation {
    case .matches, .standard, .conditional, .or: true
    case .call: instruction.flag == 0
    default: instruction.isMacro
    }
  }

  /// Returns whether the next instruction is a part that can be shared.
  mutating func add(_ instruction: Instruction, _ operands: [UInt32]) -> Bool {
    var read: UInt64 = 0
    var works =
      instruction.isMacro || instruction.operation == .matches
      || instruction.operation == .call && instruction.flag == 0
    var keeps = instruction.operation == .kept
    for operand in operands {
      read |= reads[Int(operand)]
      works = works || isWork[Int(operand)]
      keeps = keeps || isKept[Int(operand)]
    }
    read = instruction.reads(read)
    reads.append(read)
    isWork.append(works)
    isKept.append(keeps)
    guard Self.canBeShared(instruction) else { return false }
    let node = Instruction.bit(RuleExpressions.Slot.node)
    return works && !keeps && read & node != 0 && read & ~(node | Instruction.bit(RuleExpressions.Slot.app)) == 0
  }
}
