import HIGReading

extension ByteDecodingError {
  static func noFunction(_ name: String) -> ByteDecodingError {
    ByteDecodingError(
      message: Message(
        en: "the compiled rules call a function `\(name)` that is not there", zhHans: "编译后的规则调用了不存在的函数 `\(name)`"))
  }
}

/// Reads the bytes of a `ProgramEncoder`, finds names and functions anew. Patterns are compiled when they are needed.
public struct ProgramDecoder: Sendable {
  static let version: UInt64 = 3

  private let image: ProgramImage
  private let roots: [UInt32]
  private let templates: [Template]

  /// - Parameter offset: The start of the programs; afterwards, their end.
  public init(
    _ bytes: [UInt8], at offset: inout Int, catalog: some TypeCatalog, functions: FunctionTable,
    patterns: PatternCompiler = .standard
  ) throws(ByteDecodingError) {
    var reader = ByteReader(bytes: bytes, offset: offset, isText: true)
    guard try reader.number() == Self.version else { throw .malformed }
    let nameTexts = try reader.strings()
    var used: [Function] = []
    for name in try reader.strings() {
      guard let function = functions[name] else { throw .noFunction(name) }
      used.append(function)
    }
    let late = try reader.strings().map { LatePattern(source: $0, compiler: patterns) }
    // A field of a colour or a span may be a function that no call names.
    var names: [ProgramImage.Name] = []
    for text in nameTexts {
      var index = Instruction.none
      if let function = functions[text] {
        index = UInt32(used.firstIndex { $0.name == text } ?? used.count)
        if Int(index) == used.count { used.append(function) }
      }
      names.append(ProgramImage.Name(text: text, id: catalog.id(ofName: text), function: index))
    }
    let constants = try reader.values()
    var code = InstructionReader(
      constants: constants.count, names: names, functions: used.count, patterns: late.count)
    try code.read(&reader)
    var roots: [UInt32] = []
    for _ in 0..<(try reader.count()) { roots.append(try code.root(&reader)) }
    self.roots = roots
    image = ProgramImage(
      instructions: code.instructions, operands: code.operands, constants: constants, names: names, functions: used,
      patterns: late, patternCompiler: patterns, sharedParts: try code.sharedParts(&reader))
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
  let constants: Int
  let names: [ProgramImage.Name]
  let functions: Int
  let patterns: Int
  var instructions: [Instruction] = []
  var operands: [UInt32] = []
  private var heights: [UInt16] = []

  init(constants: Int, names: [ProgramImage.Name], functions: Int, patterns: Int) {
    self.constants = constants
    self.names = names
    self.functions = functions
    self.patterns = patterns
  }

  mutating func read(_ reader: inout ByteReader) throws(ByteDecodingError) {
    let count = try reader.count()
    let operandCount = try reader.count()
    instructions.reserveCapacity(count)
    heights.reserveCapacity(count)
    operands.reserveCapacity(operandCount)
    for _ in 0..<count {
      guard let operation = Instruction.Operation(rawValue: try reader.byte()), operation != .once else {
        throw .malformed
      }
      var instruction = Instruction(operation: operation)
      var height: UInt16 = 0
      try readOwn(&instruction, &reader, &height)
      if instruction.operandList != nil {
        let start = UInt32(operands.count)
        let count = try reader.count()
        for _ in 0..<count { operands.append(try operand(&reader, &height)) }
        switch operation {
        case .call: (instruction.b, instruction.c) = (start, UInt32(count))
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
      instructions.append(instruction)
      heights.append(height + 1)
    }
  }

  func sharedParts(_ reader: inout ByteReader) throws(ByteDecodingError) -> [SharedPart] {
    var parts: [SharedPart] = []
    for _ in 0..<(try reader.count()) {
      let index = UInt32(try reader.index(below: instructions.count))
      parts.append(SharedPart(index: index, number: UInt32(try reader.index(below: ProgramDecoder.maximumShared))))
    }
    return parts
  }

  private mutating func readOwn(
    _ instruction: inout Instruction, _ reader: inout ByteReader, _ height: inout UInt16
  ) throws(ByteDecodingError) {
    switch instruction.operation {
    case .constant: instruction.a = try reader.index(below: constants)
    case .slot:
      instruction.a = try reader.index(below: ProgramDecoder.maximumSlots)
    case .member, .presence:
      instruction.flag = try reader.byte()
      instruction.a = try operand(&reader, &height)
      instruction.b = try reader.index(below: names.count)
      instruction.id = names[Int(instruction.b)].id.value
    case .matches:
      instruction.a = try operand(&reader, &height)
      instruction.b = try reader.index(below: patterns)
    case .call: instruction.a = try reader.index(below: functions)
    case .standard:
      instruction.flag = try reader.byte()
      guard StandardFunction(rawValue: instruction.flag) != nil else { throw .malformed }
      let function = try reader.index(below: functions + 1)
      instruction.c = function == 0 ? Instruction.none : function - 1
    case .all, .exists, .existsOne, .filter, .transform:
      instruction.id = UInt16(try reader.index(below: ProgramDecoder.maximumSlots))
    case .kept:
      instruction.flag = try reader.byte()
      guard Instruction.Absence(rawValue: instruction.flag) != nil else { throw .malformed }
      let number = try reader.index(below: ProgramDecoder.maximumKept + 1)
      instruction.c = number == 0 ? Instruction.none : number - 1
    default: break
    }
  }

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
