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

/// The variables of programs, as far as it matters when each changes.
package struct ProgramVariables {
  /// Those that hold maps known before the programs are read: their fields become constants. See `ProgramLink`.
  package var known: Set<Int>
  /// The fields of these that hold texts: patterns, where a text is compared with one.
  package var texts: Set<String>
  /// The one that stays the same in a run.
  package var constant: Int
  /// The one that stays the same during a visit of a node.
  package var node: Int

  package init(known: Set<Int>, texts: Set<String>, constant: Int, node: Int) {
    self.known = known
    self.texts = texts
    self.constant = constant
    self.node = node
  }
}

extension ProgramImage {
  /// Whether its programs may read any of some variables.
  package func reads(_ slots: [Int]) -> Bool { slots.contains { variables & Instruction.bit($0) != 0 } }
}

/// Finds the values of programs that are found early and kept. An instruction that visits lists or calls functions is
/// evaluated once in a run if it reads no variable but the constant one, and once for a node if it stands more than once,
/// or where a macro evaluates it for each item, and reads no variable but that and the node's.
struct ProgramFolding {
  /// How the value of an instruction is kept, with its number among those that are kept so.
  enum Keeping {
    case inRun(UInt32)
    case forNode(UInt32)
    /// For a node, by whichever rule asks first.
    case shared(UInt32)
  }

  /// How the value of each instruction is kept; nil for most.
  private(set) var keepings: [Keeping?]
  private let roots: [UInt32]
  private let operands: [UInt32]
  /// The instructions, without those that are constants when they run.
  private var instructions: [Instruction]
  /// The variables that each instruction reads, a bit each, without those that macros in it bind; the last bit stands for
  /// all from there on.
  private var reads: [UInt64] = []
  /// The number of other instructions that have each one for an operand.
  private var uses: [UInt32] = []
  private var numbers = KeptNumbers()

  /// - Parameters:
  ///   - roots: The programs' roots, as far as they are known.
  ///   - parts: The parts that other rules have, too.
  init(_ code: ProgramEncoder.Code, roots: [UInt32], variables: ProgramVariables, sharing parts: [SharedPart]) {
    self.roots = roots
    operands = code.operands
    instructions = code.instructions
    keepings = Array(repeating: nil, count: code.instructions.count)
    replaceFields(of: variables, code)
    findReadsAndUses()
    for part in parts { keepings[Int(part.index)] = .shared(part.number) }
    keepInRun(reading: variables.constant)
    keepForItems(constant: variables.constant, node: variables.node)
    keepForNode(reading: [variables.constant, variables.node])
  }

  /// The variables that the programs read, a bit each; all where the roots are not known.
  var variables: UInt64 { roots.isEmpty ? .max : roots.reduce(0) { $0 | reads[Int($1)] } }

  private func forEachOperand(of instruction: Instruction, _ visit: (Int) -> Void) {
    operands.withUnsafeBufferPointer { all in instruction.forEachOperand(all) { visit(Int($0)) } }
  }

  /// Puts constants in the place of known fields, and patterns in that of a comparison with one.
  private mutating func replaceFields(of variables: ProgramVariables, _ code: ProgramEncoder.Code) {
    var isText = [Bool](repeating: false, count: instructions.count)
    for index in instructions.indices {
      let instruction = instructions[index]
      switch instruction.operation {
      case .constant: isText[index] = code.isText(instruction)
      case .member:
        let owner = instructions[Int(instruction.a)]
        guard owner.operation == .slot, variables.known.contains(Int(owner.a)) else { continue }
        isText[index] = variables.texts.contains(code.names[Int(instruction.b)])
        instructions[index] = Instruction(operation: .constant)
      case .standard where instruction.isPlainMatch:
        guard isText[Int(operands[Int(instruction.a) + 1])] else { continue }
        instructions[index] = Instruction(operation: .matches, a: operands[Int(instruction.a)])
      default: break
      }
    }
  }

  // MARK: Values that are kept

  private mutating func keepInRun(reading slot: Int) {
    let fixed = Instruction.bit(slot)
    // An instruction is worth keeping if one of its operands is.
    var isWorthKeeping = [Bool](repeating: false, count: reads.count)
    for index in reads.indices where reads[index] == fixed {
      let instruction = instructions[index]
      isWorthKeeping[index] = Self.isWorthKeeping(instruction) || instruction.operation == .standard
      forEachOperand(of: instruction) { if isWorthKeeping[$0] { isWorthKeeping[index] = true } }
    }
    // Whether anything reads it that is not kept as a whole.
    var isRead = uses.map { $0 == 0 }
    for root in roots { isRead[Int(root)] = true }
    for index in reads.indices.reversed() where isRead[index] {
      if isWorthKeeping[index] {
        keepings[index] = .inRun(numbers.ofRun)
        numbers.ofRun += 1
      } else {
        forEachOperand(of: instructions[index]) { isRead[$0] = true }
      }
    }
  }

  /// Keeps what macros would find anew for each item, though it does not depend on the item. Nor is it found anew where
  /// the macro itself is kept.
  private mutating func keepForItems(constant: Int, node: Int) {
    let ofRun = Instruction.bit(constant)
    let ofNode = ofRun | Instruction.bit(node)
    var isWork = [Bool](repeating: false, count: reads.count)
    for index in reads.indices {
      isWork[index] = Self.isWorthKeeping(instructions[index])
      forEachOperand(of: instructions[index]) { if isWork[$0] { isWork[index] = true } }
    }
    // Whether an instruction is evaluated for each item, and not only as a part of what is kept.
    var isRepeated = [Bool](repeating: false, count: reads.count)
    for index in reads.indices.reversed() {
      let instruction = instructions[index]
      if keepings[index] == nil, isRepeated[index], isWork[index], reads[index] & ~ofNode == 0,
        Self.isWorthKeepingForNode(instruction)
      {
        if reads[index] & ~ofRun == 0 {
          keepings[index] = .inRun(numbers.ofRun)
          numbers.ofRun += 1
        } else {
          keepings[index] = .forNode(numbers.ofNode)
          numbers.ofNode += 1
        }
      }
      let isKept = keepings[index] != nil
      forEachOperand(of: instruction) { operand in
        if isRepeated[index] && !isKept || instruction.isRepeated(UInt32(operand)) { isRepeated[operand] = true }
      }
    }
  }

  private mutating func keepForNode(reading slots: [Int]) {
    let known = slots.reduce(UInt64(0)) { $0 | Instruction.bit($1) }
    // Equal instructions are one, so that what is written more than once has more than one use.
    for root in roots { uses[Int(root)] += 1 }
    for index in reads.indices
    where keepings[index] == nil && uses[index] > 1 && reads[index] & ~known == 0
      && Self.isWorthKeepingForNode(instructions[index])
    {
      keepings[index] = .forNode(numbers.ofNode)
      numbers.ofNode += 1
    }
  }

  private static func isWorthKeepingForNode(_ instruction: Instruction) -> Bool {
    isWorthKeeping(instruction) || instruction.operation == .conditional || instruction.operation == .standard
  }

  private static func isWorthKeeping(_ instruction: Instruction) -> Bool {
    switch instruction.operation {
    case .all, .exists, .existsOne, .filter, .transform, .kept: true
    case .call: instruction.flag == 0
    default: false
    }
  }

  // MARK: What programs read

  private mutating func findReadsAndUses() {
    reads = Array(repeating: 0, count: instructions.count)
    uses = Array(repeating: 0, count: instructions.count)
    for index in instructions.indices {
      let instruction = instructions[index]
      var read: UInt64 = 0
      forEachOperand(of: instruction) {
        read |= reads[$0]
        uses[$0] += 1
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

  /// Whether it compares a text with a pattern, and no function of the same name takes other values.
  var isPlainMatch: Bool {
    operation == .standard && flag == StandardFunction.matches.rawValue && b == 2 && c == Self.none
  }
}
