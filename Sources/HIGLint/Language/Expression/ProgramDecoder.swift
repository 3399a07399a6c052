import HIGReading

extension ByteDecodingError {
  static func noFunction(_ name: String) -> ByteDecodingError {
    ByteDecodingError(
      message: Message(
        en: "the compiled rules call a function `\(name)` that is not there", zhHans: "编译后的规则调用了不存在的函数 `\(name)`"))
  }
}

/// What a run knows of programs when it reads them.
package struct ProgramLink {
  /// Variables that hold maps: fields of them in the programs become constants.
  var variables: [(slot: Int, value: Value)]
  /// The number that those of kept parts are counted from; nil where nothing is kept.
  var firstKept: UInt32?
  /// The number that those of shared parts are counted from.
  var firstShared: UInt32
  /// The next free numbers for values that are found once; behind those that the programs take, once they are read.
  package private(set) var numbers: KeptNumbers
  private var first: KeptNumbers

  package init(
    variables: [(slot: Int, value: Value)], firstKept: UInt32?, firstShared: UInt32, numbers: KeptNumbers
  ) {
    self.variables = variables
    self.firstKept = firstKept
    self.firstShared = firstShared
    self.numbers = numbers
    first = numbers
  }

  /// The variables, a bit each.
  var slots: UInt64 { variables.reduce(0) { $0 | Instruction.bit($1.slot) } }

  /// Returns the value of a field of a variable; nil where it is not known.
  func value(of field: String, of slot: UInt32) -> Value? {
    for (known, value) in variables where known == Int(slot) {
      if case .map(let map) = value { return map[field] }
    }
    return nil
  }

  /// Returns the number, among all of the run, of a value that is kept.
  mutating func number(_ own: UInt32, _ way: ProgramDecoder.Way) -> UInt32 {
    switch way {
    case .inRun:
      numbers.ofRun = max(numbers.ofRun, first.ofRun + own + 1)
      return first.ofRun + own
    case .forNode:
      numbers.ofNode = max(numbers.ofNode, first.ofNode + own + 1)
      return first.ofNode + own
    case .shared: return firstShared + own
    }
  }
}

/// Reads the bytes of a `ProgramEncoder`, finds names and functions anew. Patterns are compiled when they are needed.
public struct ProgramDecoder: Sendable {
  static let version: UInt64 = 4

  /// The ways to keep a value.
  enum Way: UInt8 {
    case inRun, forNode, shared
  }

  private let image: ProgramImage
  private let roots: [UInt32]
  private let templates: [Template]

  /// - Parameter offset: The start of the programs; afterwards, their end.
  public init(
    _ bytes: [UInt8], at offset: inout Int, catalog: some TypeCatalog, functions: FunctionTable,
    patterns: PatternCompiler = .standard
  ) throws(ByteDecodingError) {
    var link = ProgramLink?.none
    try self.init(
      bytes, at: &offset, catalog: catalog, functions: functions, patterns: patterns, texts: .none, link: &link)
  }

  /// - Parameters:
  ///   - texts: Those that the programs share with others.
  ///   - link: What is known of the run; nil for programs that are looked at, but not run.
  init(
    _ bytes: [UInt8], at offset: inout Int, catalog: some TypeCatalog, functions: FunctionTable,
    patterns: PatternCompiler, texts: SharedTexts, link: inout ProgramLink?
  ) throws(ByteDecodingError) {
    var reader = ByteReader(bytes: bytes, offset: offset, isText: true)
    guard try reader.number() == Self.version else { throw .malformed }
    var names: [ProgramImage.Name] = []
    let nameCount = try reader.count()
    names.reserveCapacity(nameCount)
    for _ in 0..<nameCount {
      let text = try reader.text(in: texts)
      names.append(ProgramImage.Name(text: text, id: catalog.id(ofName: text), function: Instruction.none))
    }
    var used: [Function] = []
    for name in try reader.texts(in: texts) {
      guard let function = functions[name] else { throw .noFunction(name) }
      used.append(function)
    }
    let late = try reader.texts(in: texts).map { LatePattern(source: $0, compiler: patterns) }
    // A field of a colour or a span may be a function that no call names.
    for _ in 0..<(try reader.count()) {
      let number = Int(try reader.index(below: nameCount))
      let text = names[number].text
      guard let function = functions[text] else { continue }
      names[number].function = UInt32(used.firstIndex { $0.name == text } ?? used.count)
      if Int(names[number].function) == used.count { used.append(function) }
    }
    let constants = try reader.values(sharing: texts)
    var code = InstructionReader(
      constants: constants, names: names, functions: used, patterns: late, compiler: patterns)
    try code.read(&reader, &link)
    let variables = try reader.number() &- 1
    let rootCount = try reader.count()
    var roots: [UInt32] = []
    roots.reserveCapacity(rootCount)
    for _ in 0..<rootCount { roots.append(try code.root(&reader)) }
    self.roots = roots
    image = ProgramImage(
      instructions: code.instructions, operands: code.operands, constants: code.constants, names: names,
      functions: used, patterns: code.patterns, patternCompiler: patterns, variables: variables)
    var templates: [Template] = []
    for _ in 0..<(try reader.count()) {
      var parts: [Template.Part] = []
      for _ in 0..<(try reader.count()) {
        let part = try reader.number()
        if part & 1 == 0 {
          guard part >> 1 < UInt64(constants.count), case .string(let text) = constants[Int(part >> 1)] else {
            throw .malformed
          }
          parts.append(.text(text))
        } else {
          guard part >> 1 < UInt64(code.instructions.count) else { throw .malformed }
          parts.append(.hole(Program(image: image, root: UInt32(part >> 1))))
        }
      }
      templates.append(Template(parts: parts))
    }
    self.templates = templates
    offset = reader.offset
  }

  public var programCount: Int { roots.count }

  /// Returns the program of a number that `ProgramEncoder.add` gave; nil for any other.
  public func program(_ number: Int) -> Program? {
    guard roots.indices.contains(number) else { return nil }
    return Program(image: image, root: roots[number])
  }

  public func template(_ number: Int) -> Template? { templates.indices.contains(number) ? templates[number] : nil }
}

/// Reads instructions and makes sure that running them stays within the image and within the depth that
/// expressions have.
private struct InstructionReader {
  private(set) var constants: [Value]
  private let names: [ProgramImage.Name]
  /// The numbers of the functions that the evaluator knows itself, 0 for others.
  private let functions: [UInt8]
  private(set) var patterns: [LatePattern]
  private let compiler: PatternCompiler
  private(set) var instructions: [Instruction] = []
  private(set) var operands: [UInt32] = []
  private var heights: [UInt16] = []
  /// The constants and patterns that the bytes hold, without those that take the place of known fields.
  private let constantCount: Int
  private let patternCount: Int

  init(
    constants: [Value], names: [ProgramImage.Name], functions: [Function], patterns: [LatePattern],
    compiler: PatternCompiler
  ) {
    self.constants = constants
    self.names = names
    self.functions = functions.map { StatementFunctions.number(of: $0.name) }
    self.patterns = patterns
    self.compiler = compiler
    constantCount = constants.count
    patternCount = patterns.count
  }

  mutating func read(_ reader: inout ByteReader, _ link: inout ProgramLink?) throws(ByteDecodingError) {
    let count = try reader.count()
    let operandCount = try reader.count()
    // Most fields are those of nodes.
    let known = link?.slots ?? 0
    instructions.reserveCapacity(count)
    heights.reserveCapacity(count)
    operands.reserveCapacity(operandCount)
    for _ in 0..<count {
      guard let operation = Instruction.Operation(rawValue: try reader.byte()) else { throw .malformed }
      var instruction = Instruction(operation: operation)
      var height: UInt16 = 0
      try readOwn(&instruction, &reader, &height, &link)
      if instruction.operandList != nil {
        let start = UInt32(operands.count)
        let count = try reader.count()
        for _ in 0..<count { operands.append(try operand(&reader, &height)) }
        switch operation {
        case .call:
          (instruction.b, instruction.c) = (start, UInt32(count))
          if count == 1 { instruction.flag = functions[Int(instruction.a)] }
        default: (instruction.a, instruction.b) = (start, UInt32(count))
        }
      } else if operation.hasPlainOperands {
        instruction.a = try operand(&reader, &height)
        if operation.operandCount > 1 { instruction.b = try operand(&reader, &height) }
        if operation.operandCount > 2 {
          instruction.c = try operand(&reader, &height, isOptional: operation == .transform)
        }
      }
      guard height <= ExpressionTree.maximumHeight else { throw .malformed }
      if operation == .member {
        let owner = instructions[Int(instruction.a)]
        if owner.operation == .slot, known & Instruction.bit(Int(owner.a)) != 0 {
          replaceField(&instruction, of: owner.a, link)
        }
      } else if known != 0, instruction.isPlainMatch {
        replaceMatch(&instruction)
      }
      instructions.append(instruction)
      // An expression is not deeper for what is kept of it.
      heights.append(operation == .once ? height : height + 1)
    }
  }

  private mutating func readOwn(
    _ instruction: inout Instruction, _ reader: inout ByteReader, _ height: inout UInt16, _ link: inout ProgramLink?
  ) throws(ByteDecodingError) {
    switch instruction.operation {
    case .constant: instruction.a = try reader.index(below: constantCount)
    case .slot:
      instruction.a = try reader.index(below: ProgramDecoder.maximumSlots)
    case .member, .presence:
      instruction.flag = try reader.byte()
      instruction.a = try operand(&reader, &height)
      instruction.b = try reader.index(below: names.count)
      instruction.id = names[Int(instruction.b)].id.value
    case .matches:
      instruction.a = try operand(&reader, &height)
      instruction.b = try reader.index(below: patternCount)
    case .call: instruction.a = try reader.index(below: functions.count)
    case .standard:
      instruction.flag = try reader.byte()
      guard StandardFunction(rawValue: instruction.flag) != nil else { throw .malformed }
      let function = try reader.index(below: functions.count + 1)
      instruction.c = function == 0 ? Instruction.none : function - 1
    case .all, .exists, .existsOne, .filter, .transform:
      instruction.id = UInt16(try reader.index(below: ProgramDecoder.maximumSlots))
    case .kept:
      instruction.flag = try reader.byte()
      guard Instruction.Absence(rawValue: instruction.flag) != nil else { throw .malformed }
      let number = try reader.index(below: ProgramDecoder.maximumKept + 1)
      instruction.c = number == 0 ? Instruction.none : number - 1
      if instruction.c != Instruction.none, link != nil {
        instruction.c = link?.firstKept.map { $0 + instruction.c } ?? Instruction.none
      }
    case .once:
      guard let way = ProgramDecoder.Way(rawValue: try reader.byte()) else { throw .malformed }
      instruction.flag = way == .inRun ? 0 : 1
      let number = try reader.index(below: ProgramDecoder.maximumShared)
      instruction.b = link?.number(number, way) ?? number
    default: break
    }
  }

  /// Puts a constant in the place of a known field.
  private mutating func replaceField(_ instruction: inout Instruction, of slot: UInt32, _ link: ProgramLink?) {
    guard var value = link?.value(of: names[Int(instruction.b)].text, of: slot) else { return }
    if instruction.flag == 1, case .int(let int) = value { value = .double(Double(int)) }
    instruction = Instruction(operation: .constant, a: UInt32(constants.count))
    constants.append(value)
  }

  /// Puts a pattern in the place of a comparison with a constant text, which was a field.
  private mutating func replaceMatch(_ instruction: inout Instruction) {
    let text = operands[Int(instruction.a)]
    let pattern = instructions[Int(operands[Int(instruction.a) + 1])]
    guard pattern.operation == .constant, case .string(let source) = constants[Int(pattern.a)] else { return }
    instruction = Instruction(operation: .matches, a: text, b: UInt32(patterns.count))
    patterns.append(LatePattern(source: source, compiler: compiler))
  }

  @inline(__always)
  private func operand(
    _ reader: inout ByteReader, _ height: inout UInt16, isOptional: Bool = false
  ) throws(ByteDecodingError) -> UInt32 {
    let distance = try reader.index(below: instructions.count + 1)
    if distance == 0, isOptional { return Instruction.none }
    guard distance > 0 else { throw .malformed }
    let index = UInt32(instructions.count) - distance
    height = max(height, heights[Int(index)])
    return index
  }

  func root(_ reader: inout ByteReader) throws(ByteDecodingError) -> UInt32 {
    try reader.index(below: instructions.count)
  }
}

extension ProgramDecoder {
  /// The limit of declared variables and nested macros of one expression.
  static let maximumSlots = 4096
  /// The limit of kept parts of one rule.
  static let maximumKept = 1024
  /// The most parts that the rules of a compilation share.
  static let maximumShared = 1 << 14
}
