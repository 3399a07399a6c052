import HIGReading

/// A compiled expression: a root in an image that it may share with other programs.
public struct Program: Sendable {
  package let image: ProgramImage
  package let root: UInt32

  package init(image: ProgramImage, root: UInt32) {
    self.image = image
    self.root = root
  }
}

/// An operation of a program and its operands: instructions before it, or others as the operation tells.
package struct Instruction {
  package enum Operation: UInt8 {
    /// `a`: a constant.
    case constant
    /// `a`: a slot.
    case slot
    /// `a`: operand, `b`: a name; `id`: the name's number; `flag` 1: a whole number becomes a double.
    case member
    case presence
    case index
    /// `a`: a function of the image; `b`, `c`: the arguments' place and number in the operands; `flag`: the number of
    /// a function that the evaluator knows itself, see `StatementFunctions`.
    case call
    /// `flag`: a standard function; `a`, `b`: the arguments' place and number; `c`: a function of the same name
    /// for arguments that the standard one does not take, or `none`.
    case standard
    /// `a`: text, `b`: a pattern.
    case matches
    /// `a`, `b`: the operands' place and number.
    case list, map, and, or
    case not, negate, known
    case conditional
    case equal, notEqual, less, lessEqual, greater, greaterEqual
    /// `a`: an item, `b`: a list or map; `c`: the list's number among the image's lists of words, or `none`.
    case contained
    case add, subtract, multiply, divide, remainder
    /// `a`: the range, `b`: the body, `id`: the variable's slot; `c` of `transform`: a condition, or `none`.
    case all, exists, existsOne, filter, transform
    /// `a`: a variable's slot, `b`: a part that asks about the node in it alone, `c`: the part's number, or `none`;
    /// `flag`: the value that is not worth keeping, see `Absence`.
    case kept
    /// `a`: the instruction to evaluate once, in a run or (`flag` 1) for a node; `b`: the number under which its value
    /// is kept. Only in what was decoded: see `ProgramFolding`.
    case once
  }

  package static let none = UInt32.max

  /// Whether it visits the items of a list.
  package var isMacro: Bool {
    switch operation {
    case .all, .exists, .existsOne, .filter, .transform: true
    default: false
    }
  }

  /// Returns the bit of a variable among those that are read; the last one stands for all from there on.
  package static func bit(_ slot: Int) -> UInt64 { 1 << UInt64(min(slot, 63)) }

  /// Returns the variables that it reads, a bit each, without the one that it binds.
  ///
  /// - Parameter operands: Those that its operands read.
  func reads(_ operands: UInt64) -> UInt64 {
    if operation == .slot { return Self.bit(Int(a)) }
    // The range stands outside of what the variable is bound in, but a variable of its own name has another place.
    return isMacro && id < 63 ? operands & ~Self.bit(Int(id)) : operands
  }

  /// The value of a kept part that most nodes have.
  package enum Absence: UInt8 {
    case no, emptyList, nothing

    init(of type: ValueType) {
      switch type {
      case .bool: self = .no
      case .list: self = .emptyList
      default: self = .nothing
      }
    }

    package var value: Value? {
      switch self {
      case .no: .bool(false)
      case .emptyList: .list([])
      case .nothing: nil
      }
    }

    package func stands(for value: Value) -> Bool {
      switch (self, value) {
      case (.no, .bool(false)): true
      case (.emptyList, .list(let items)): items.isEmpty
      default: false
      }
    }
  }

  package var operation: Operation
  package var flag: UInt8 = 0
  package var id: UInt16 = 0
  package var a: UInt32 = 0
  package var b: UInt32 = 0
  package var c: UInt32 = 0
}

/// The instructions, constants, names, functions and patterns of one program or many.
/// Never changed once made.
package final class ProgramImage: @unchecked Sendable {
  /// A field's name, and its meanings on nodes and on colours and spans.
  package struct Name: Sendable {
    package var text: String
    package var id: NameID
    /// The index of a function of the image, or `Instruction.none`.
    package var function: UInt32
  }

  /// The instructions, in a buffer of its own: a short program runs in less time than keeping four arrays takes.
  let instructions: UnsafeBufferPointer<Instruction>
  package let operands: UnsafeBufferPointer<UInt32>
  let constants: UnsafeBufferPointer<Value>
  package let names: [Name]
  package let functions: [LinkedFunction]
  package let patterns: [LatePattern]
  let patternCompiler: PatternCompiler
  /// The lists that programs look for texts in, and that hold nothing but texts.
  let wordLists: [LateWordSet]
  /// The number of variables that the programs read and set: declared ones, then the macros'.
  package let slotCount: Int
  /// The declared variables that its programs may read, a bit each.
  package let variables: UInt64

  /// - Parameter variables: The declared variables that the programs may read.
  init(
    instructions: [Instruction], operands: [UInt32], constants: [Value], names: [Name], functions: [Function],
    patterns: [LatePattern], patternCompiler: PatternCompiler, variables: UInt64 = .max
  ) {
    var instructions = instructions
    var wordLists: [LateWordSet] = []
    for index in instructions.indices where instructions[index].operation == .contained {
      let list = instructions[Int(instructions[index].b)]
      instructions[index].c = Instruction.none
      guard list.operation == .constant, let words = LateWordSet(constants[Int(list.a)]) else { continue }
      instructions[index].c = UInt32(wordLists.count)
      wordLists.append(words)
    }
    self.instructions = Self.copy(instructions)
    self.wordLists = wordLists
    self.operands = Self.copy(operands)
    self.constants = Self.copy(constants)
    self.names = names
    self.functions = functions.map { LinkedFunction($0) }
    self.patterns = patterns
    self.patternCompiler = patternCompiler
    slotCount = Self.slotCount(of: instructions)
    self.variables = variables
  }

  private static func slotCount(of instructions: [Instruction]) -> Int {
    instructions.reduce(0) { count, instruction in
      switch instruction.operation {
      case .slot: max(count, Int(instruction.a) + 1)
      case .all, .exists, .existsOne, .filter, .transform: max(count, Int(instruction.id) + 1)
      default: count
      }
    }
  }

  private static func copy<T>(_ array: [T]) -> UnsafeBufferPointer<T> {
    let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: array.count)
    _ = buffer.initialize(from: array)
    return UnsafeBufferPointer(buffer)
  }

  deinit {
    instructions.deallocate()
    operands.deallocate()
    UnsafeMutableBufferPointer(mutating: constants).deinitialize()
    constants.deallocate()
  }
}

/// A function that programs call: an object, as a call must not copy the parts for its documentation.
public final class LinkedFunction: @unchecked Sendable {
  package let name: String
  /// The kinds that the parameters take, one overload after the other, each with an end that takes nothing.
  private let parameters: UnsafeBufferPointer<ValueKinds>
  let takesUnknown: Bool
  /// Whether the result depends only on the arguments, with their texts' words, and on the app.
  package let isOfText: Bool
  package let call: @Sendable ([Value], Function.Context) -> Value

  package init(_ function: Function) {
    name = function.name
    let parameters: [ValueKinds] = function.overloads.flatMap { overload in
      overload.parameters.map { Self.kinds(takenBy: $0) } + [ValueKinds()]
    }
    let buffer = UnsafeMutableBufferPointer<ValueKinds>.allocate(capacity: parameters.count)
    _ = buffer.initialize(from: parameters)
    self.parameters = UnsafeBufferPointer(buffer)
    takesUnknown = function.takesUnknown
    isOfText = function.isOfText
    // Who calls a closure retains it, and those of the table are shared by all threads: this one is the image's own.
    call = { [inner = function.call] arguments, context in inner?(arguments, context) ?? .unknown(.open) }
  }

  deinit { parameters.deallocate() }

  /// Returns the kinds that a parameter takes, as far as they are checked when a program runs.
  private static func kinds(takenBy type: ValueType) -> ValueKinds {
    let known: ValueKinds =
      switch type {
      case .any: .all
      case .null: .null
      case .bool: .bool
      case .int: [.int, .interval]
      case .double: [.double, .int, .interval]
      case .string, .word: .string
      case .list: .list
      case .map, .record: .map
      case .node: .node
      case .span: .span
      case .color: .color
      case .type: .type
      }
    return known.union([.unknown, .error])
  }

  /// Whether an overload takes the arguments; whole numbers become doubles in them if the first such overload wants it.
  package func takes(_ arguments: inout [Value]) -> Bool {
    var start = 0
    while start < parameters.count {
      var end = start
      var fits = true
      while !parameters[end].isEmpty {
        if fits { fits = end - start < arguments.count && parameters[end].contains(arguments[end - start].kind) }
        end += 1
      }
      if fits, end - start == arguments.count {
        for index in arguments.indices where parameters[start + index].contains(.double) {
          guard parameters[start + index] != .all, case .int(let int) = arguments[index] else { continue }
          arguments[index] = .double(Double(int))
        }
        return true
      }
      start = end + 1
    }
    return false
  }
}

extension ProgramImage {
  package func instruction(at index: UInt32) -> Instruction { instructions[Int(index)] }

  /// Returns an instruction; for one that is evaluated once, the one that is.
  package func evaluated(at index: UInt32) -> Instruction {
    var instruction = instructions[Int(index)]
    while instruction.operation == .once { instruction = instructions[Int(instruction.a)] }
    return instruction
  }

  /// Returns the operands of an instruction.
  package func operands(of instruction: Instruction) -> [UInt32] {
    var found: [UInt32] = []
    instruction.forEachOperand(operands) { found.append($0) }
    return found
  }
}

extension Program {
  /// Returns whether an instruction of it is as wanted.
  package func contains(where isWanted: (Instruction) -> Bool) -> Bool {
    var open = [root]
    var visited: Set<UInt32> = []
    while let index = open.popLast() {
      guard visited.insert(index).inserted else { continue }
      let instruction = image.instructions[Int(index)]
      if isWanted(instruction) { return true }
      instruction.forEachOperand(image.operands) { open.append($0) }
    }
    return false
  }

  /// Visits the parts that ask about one node, which lie in no other.
  package func forEachKept(_ visit: (Instruction) -> Void) {
    var open = [root]
    var visited = [Bool](repeating: false, count: image.instructions.count)
    while let index = open.popLast() {
      if visited[Int(index)] { continue }
      visited[Int(index)] = true
      let instruction = image.instructions[Int(index)]
      if instruction.operation == .kept {
        visit(instruction)
      } else {
        instruction.forEachOperand(image.operands) { open.append($0) }
      }
    }
  }
}
