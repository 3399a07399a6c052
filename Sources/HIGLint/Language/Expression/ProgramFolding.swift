import HIGReading

/// The numbers of values that an evaluator keeps: in a run, and for a node.
package struct KeptNumbers {
  var ofRun: UInt32 = 0
  var ofNode: UInt32 = 0

  package init(ofRun: UInt32 = 0, ofNode: UInt32 = 0) {
    self.ofRun = ofRun
    self.ofNode = ofNode
  }
}

extension ProgramImage {
  /// Returns the same programs with values that are found early. Fields of variables that are maps of known values
  /// become these values. An instruction that visits lists or calls functions is evaluated once in a run if it reads no
  /// variable but the constant one, and once for a node if it stands more than once, or where a macro evaluates it for
  /// each item, and reads no variable but that and the node's.
  ///
  /// - Parameters:
  ///   - firstKept: The number that those of kept parts are counted from; nil where nothing is kept.
  ///   - firstShared: The number that those of shared parts are counted from.
  ///   - roots: The programs' roots, as far as they are known.
  package func folded(
    variables: [(slot: Int, value: Value)], constant: Int, node: Int, firstKept: UInt32?, firstShared: UInt32,
    roots: [UInt32],
    numbers: inout KeptNumbers
  ) -> ProgramImage {
    var folding = ProgramFolding(self, roots: roots)
    folding.numberKept(from: firstKept)
    folding.replaceFields(of: variables)
    folding.compilePatterns()
    folding.findReadsAndUses()
    folding.keepShared(from: firstShared)
    folding.keepForRun(reading: constant, &numbers.ofRun)
    folding.keepForItems(constant: constant, node: node, &numbers)
    folding.keepForNode(reading: [constant, node], &numbers.ofNode)
    return folding.image
  }

  /// Whether an instruction reads a variable.
  package func mentions(_ slot: Int) -> Bool {
    instructions.contains { $0.operation == .slot && Int($0.a) == slot }
  }

  /// Whether its programs may read any of some variables.
  package func reads(_ slots: [Int]) -> Bool { slots.contains { variables & Instruction.bit($0) != 0 } }
}

private struct ProgramFolding {
  private let original: ProgramImage
  private let roots: [UInt32]
  private var instructions: [Instruction]
  private var constants: [Value]
  private var patterns: [LatePattern]
  /// The variables that each of the image's instructions reads, a bit each, without those that macros in it bind; the
  /// last bit stands for all from there on.
  private var reads: [UInt64] = []
  /// The number of other instructions that have each one for an operand.
  private var uses: [UInt32] = []
  /// The instructions before any is kept.
  private var plain: [Instruction] = []
  private var operands: UnsafeBufferPointer<UInt32> { original.operands }

  init(_ image: ProgramImage, roots: [UInt32]) {
    original = image
    self.roots = roots
    instructions = Array(image.instructions)
    constants = Array(image.constants)
    patterns = image.patterns
  }

  var image: ProgramImage {
    ProgramImage(
      original, instructions: instructions, constants: constants, patterns: patterns,
      variables: roots.isEmpty ? .max : roots.reduce(0) { $0 | reads[Int($1)] })
  }

  mutating func replaceFields(of variables: [(slot: Int, value: Value)]) {
    for index in instructions.indices where instructions[index].operation == .member {
      let instruction = instructions[index]
      let operand = instructions[Int(instruction.a)]
      guard operand.operation == .slot, let variable = variables.first(where: { $0.slot == Int(operand.a) }),
        case .map(let map) = variable.value, var value = map[original.names[Int(instruction.b)].text]
      else { continue }
      if instruction.flag == 1, case .int(let int) = value { value = .double(Double(int)) }
      instructions[index] = Instruction(operation: .constant, a: UInt32(constants.count))
      constants.append(value)
    }
  }

  mutating func numberKept(from first: UInt32?) {
    for index in instructions.indices
    where instructions[index].operation == .kept && instructions[index].c != Instruction.none {
      instructions[index].c = first.map { $0 + instructions[index].c } ?? Instruction.none
    }
  }

  /// Compiles the patterns that come out of parameters once, like those that stand in the rule.
  mutating func compilePatterns() {
    for index in instructions.indices
    where instructions[index].operation == .standard && instructions[index].flag == StandardFunction.matches.rawValue {
      let instruction = instructions[index]
      guard instruction.b == 2, instruction.c == Instruction.none else { continue }
      let (text, pattern) = (
        operands[Int(instruction.a)], instructions[Int(operands[Int(instruction.a) + 1])]
      )
      guard pattern.operation == .constant, case .string(let source) = constants[Int(pattern.a)] else { continue }
      instructions[index] = Instruction(operation: .matches, a: text, b: UInt32(patterns.count))
      patterns.append(LatePattern(source: source, compiler: original.patternCompiler))
    }
  }

  // MARK: Values that are kept

  /// Keeps what is found for a node by whichever rule asks first.
  mutating func keepShared(from first: UInt32) {
    for part in original.sharedParts { keep(Int(part.index), as: first + part.number, flag: 1) }
  }

  mutating func keepForRun(reading slot: Int, _ nextNumber: inout UInt32) {
    let fixed = Instruction.bit(slot)
    // An instruction is worth keeping if one of its operands is.
    var isWorthKeeping = [Bool](repeating: false, count: reads.count)
    var isAnything = false
    for index in reads.indices where reads[index] == fixed {
      let instruction = instructions[index]
      isWorthKeeping[index] = Self.isWorthKeeping(instruction) || instruction.operation == .standard
      instruction.forEachOperand(operands) { if isWorthKeeping[Int($0)] { isWorthKeeping[index] = true } }
      isAnything = isAnything || isWorthKeeping[index]
    }
    guard isAnything else { return }
    // Whether anything reads it that is not kept as a whole.
    var isRead = uses.map { $0 == 0 }
    for root in roots { isRead[Int(root)] = true }
    for index in reads.indices.reversed() where isRead[index] {
      let instruction = plain[index]
      if isWorthKeeping[index] {
        keep(index, as: nextNumber, flag: 0)
        nextNumber += 1
      } else {
        instruction.forEachOperand(operands) { isRead[Int($0)] = true }
      }
    }
  }

  /// Keeps what macros would find anew for each item, though it does not depend on the item. Nor is it found anew where
  /// the macro itself is kept.
  mutating func keepForItems(constant: Int, node: Int, _ numbers: inout KeptNumbers) {
    let ofRun = Instruction.bit(constant)
    let ofNode = ofRun | Instruction.bit(node)
    var isWork = [Bool](repeating: false, count: reads.count)
    for index in reads.indices {
      isWork[index] = Self.isWorthKeeping(plain[index])
      plain[index].forEachOperand(operands) { if isWork[Int($0)] { isWork[index] = true } }
    }
    // Whether an instruction is evaluated for each item, and not only as a part of what is kept.
    var isRepeated = [Bool](repeating: false, count: reads.count)
    for index in reads.indices.reversed() {
      let instruction = plain[index]
      var isKept = instructions[index].operation == .once
      if !isKept, isRepeated[index], isWork[index], reads[index] & ~ofNode == 0,
        Self.isWorthKeepingForNode(instruction)
      {
        isKept = true
        if reads[index] & ~ofRun == 0 {
          keep(index, as: numbers.ofRun, flag: 0)
          numbers.ofRun += 1
        } else {
          keep(index, as: numbers.ofNode, flag: 1)
          numbers.ofNode += 1
        }
      }
      instruction.forEachOperand(operands) { operand in
        if isRepeated[index] && !isKept || instruction.isRepeated(operand) { isRepeated[Int(operand)] = true }
      }
    }
  }

  mutating func keepForNode(reading slots: [Int], _ nextNumber: inout UInt32) {
    let known = slots.reduce(UInt64(0)) { $0 | Instruction.bit($1) }
    // Equal instructions are one, so that what is written more than once has more than one use.
    for root in roots { uses[Int(root)] += 1 }
    for index in reads.indices
    where uses[index] > 1 && reads[index] & ~known == 0 && Self.isWorthKeepingForNode(instructions[index]) {
      keep(index, as: nextNumber, flag: 1)
      nextNumber += 1
    }
  }

  private static func isWorthKeepingForNode(_ instruction: Instruction) -> Bool {
    isWorthKeeping(instruction) || instruction.operation == .conditional || instruction.operation == .standard
  }

  private mutating func keep(_ index: Int, as number: UInt32, flag: UInt8) {
    let instruction = instructions[index]
    instructions[index] = Instruction(operation: .once, flag: flag, a: UInt32(instructions.count), b: number)
    instructions.append(instruction)
  }

  private static func isWorthKeeping(_ instruction: Instruction) -> Bool {
    switch instruction.operation {
    case .all, .exists, .existsOne, .filter, .transform, .kept: true
    case .call: instruction.flag == 0
    default: false
    }
  }

  // MARK: What programs read

  mutating func findReadsAndUses() {
    reads = Array(repeating: 0, count: instructions.count)
    uses = Array(repeating: 0, count: instructions.count)
    plain = instructions
    for index in instructions.indices {
      let instruction = instructions[index]
      var read: UInt64 = 0
      instruction.forEachOperand(operands) {
        read |= reads[Int($0)]
        uses[Int($0)] += 1
      }
      reads[index] = instruction.reads(read)
    }
  }
}

extension Instruction {
  /// Whether an operand is evaluated for each item of a list.
  fileprivate func isRepeated(_ operand: UInt32) -> Bool {
    switch operation {
    case .all, .exists, .existsOne, .filter, .transform: operand == b || operation == .transform && operand == c
    default: false
    }
  }
}
