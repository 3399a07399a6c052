import HIGReading

/// Gathers programs and templates into one image that share instructions, constants, names and patterns, and writes
/// it in a compact binary form.
///
/// Numbers are unsigned LEB128; texts are numbers in one table of strings. Operands are written as distances back.
public struct ProgramEncoder {
  private var instructions: [Instruction] = []
  private var operands: [UInt32] = []
  private var constants: [Value] = []
  private var names = StringTable()
  private var functions = StringTable()
  private var patterns = StringTable()
  private var roots: [UInt32] = []
  private var templates: [[Template.Part]] = []
  /// The names that are those of functions, too.
  private var functionNames: Set<UInt32> = []
  private var simpleConstants: [ConstantKey: UInt32] = [:]
  private var copied: [EncodedInstruction: UInt32] = [:]

  public init() {}

  /// Adds a program; returns its number, for `ProgramDecoder.program(_:)`.
  public mutating func add(_ program: Program) -> Int {
    roots.append(merge(program.image, program.root))
    return roots.count - 1
  }

  /// Adds a template; returns its number, for `ProgramDecoder.template(_:)`.
  public mutating func add(_ template: Template) -> Int {
    templates.append(template.parts)
    return templates.count - 1
  }

  // MARK: Merging

  /// The instructions so far, with what they name by number.
  struct Code {
    var instructions: [Instruction]
    var operands: [UInt32]
    fileprivate var constants: [Value]
    fileprivate(set) var names: [String]
    fileprivate var functions, patterns: [String]

    /// Returns whether an instruction is a constant text.
    func isText(_ instruction: Instruction) -> Bool {
      if instruction.operation == .constant, case .string = constants[Int(instruction.a)] { return true }
      return false
    }

    /// Returns what an instruction names besides its operands, the same in every encoder.
    func name(of instruction: Instruction) -> [UInt8] {
      var writer = ByteWriter(bytes: [], isText: true)
      switch instruction.operation {
      case .constant: writer.value(constants[Int(instruction.a)])
      case .slot: writer.number(UInt64(instruction.a))
      case .member, .presence: writer.string(names[Int(instruction.b)])
      case .matches: writer.string(patterns[Int(instruction.b)])
      case .call: writer.string(functions[Int(instruction.a)])
      case .standard where instruction.c != Instruction.none: writer.string(functions[Int(instruction.c)])
      case .all, .exists, .existsOne, .filter, .transform: writer.number(UInt64(instruction.id))
      case .kept: writer.number(UInt64(instruction.c))
      default: break
      }
      return writer.bytes
    }
  }

  /// Visits the texts that would be written, without those of templates.
  func forEachText(_ visit: (String) -> Void) {
    for table in [names, functions, patterns] { table.strings.forEach(visit) }
    for constant in constants { constant.forEachText(visit) }
  }

  /// The instructions so far. Those of templates come behind all others, as the encoder writes them.
  var code: Code {
    Code(
      instructions: instructions, operands: operands, constants: constants, names: names.strings,
      functions: functions.strings, patterns: patterns.strings)
  }

  /// An instruction in the numbers of the image.
  private struct EncodedInstruction: Hashable {
    var operation: Instruction.Operation
    var flag: UInt8
    var id: UInt16
    var numbers: [UInt32]
    var operands: [UInt32]
  }

  /// Copies the instructions that a root needs, each once, however often it is named; operands precede their users, as
  /// in the original.
  private mutating func merge(_ image: ProgramImage, _ root: UInt32) -> UInt32 {
    var isNeeded = [Bool](repeating: false, count: Int(root) + 1)
    isNeeded[Int(root)] = true
    for index in stride(from: Int(root), through: 0, by: -1) where isNeeded[index] {
      image.instructions[index].forEachOperand(image.operands) { isNeeded[Int($0)] = true }
    }
    var places = [UInt32](repeating: 0, count: Int(root) + 1)
    for index in 0...Int(root) where isNeeded[index] {
      var instruction = image.instructions[index]
      let parts = instruction.operandList.map { image.operands[Int($0.start)..<Int($0.start + $0.count)] }
      let start = UInt32(operands.count)
      let own = parts.map { $0.map { places[Int($0)] } } ?? []
      switch instruction.operation {
      case .constant: instruction.a = constant(image.constants[Int(instruction.a)])
      case .member, .presence:
        instruction.a = places[Int(instruction.a)]
        let name = image.names[Int(instruction.b)]
        instruction.b = names.index(of: name.text)
        if name.function != Instruction.none { functionNames.insert(instruction.b) }
      case .call:
        instruction.a = functions.index(of: image.functions[Int(instruction.a)].name)
        instruction.b = start
      case .standard:
        instruction.a = start
        if instruction.c != Instruction.none {
          instruction.c = functions.index(of: image.functions[Int(instruction.c)].name)
        }
      case .matches:
        instruction.a = places[Int(instruction.a)]
        instruction.b = patterns.index(of: image.patterns[Int(instruction.b)].source)
      case .list, .map, .and, .or: instruction.a = start
      case .slot: break
      default:
        instruction.a = places[Int(instruction.a)]
        if instruction.operation.operandCount > 1 { instruction.b = places[Int(instruction.b)] }
        if instruction.operation.operandCount > 2, instruction.c != Instruction.none {
          instruction.c = places[Int(instruction.c)]
        }
      }
      var numbers = [instruction.a, instruction.b, instruction.c]
      // Where a list of operands lies says nothing about it.
      switch instruction.operation {
      case .call: numbers[1] = 0
      case .standard, .list, .map, .and, .or: numbers[0] = 0
      default: break
      }
      let form = EncodedInstruction(
        operation: instruction.operation, flag: instruction.flag, id: instruction.id, numbers: numbers, operands: own)
      if let known = copied[form] {
        places[index] = known
        continue
      }
      operands += own
      places[index] = UInt32(instructions.count)
      copied[form] = places[index]
      instructions.append(instruction)
    }
    return places[Int(root)]
  }

  /// Adds a constant; texts and numbers are kept once.
  private mutating func constant(_ value: Value) -> UInt32 {
    let key = ConstantKey(value)
    if let key, let known = simpleConstants[key] { return known }
    constants.append(value)
    let index = UInt32(constants.count - 1)
    if let key { simpleConstants[key] = index }
    return index
  }

  private enum ConstantKey: Hashable {
    case bool(Bool)
    case int(Int64)
    case double(UInt64)
    case string([UInt8])

    init?(_ value: Value) {
      switch value {
      case .bool(let bool): self = .bool(bool)
      case .int(let int): self = .int(int)
      case .double(let double): self = .double(double.bitPattern)
      case .string(let string): self = .string(Array(string.utf8))
      default: return nil
      }
    }
  }

  // MARK: Writing

  public func encode(into bytes: inout [UInt8]) { encode(for: nil, into: &bytes) }

  /// - Parameters:
  ///   - variables: What is known of the programs' variables; nil where no value is to be kept.
  ///   - areRoots: Whether the programs are run as a whole, and only they.
  ///   - parts: The parts of the programs that other rules have, too.
  ///   - texts: The texts that other rules have, too.
  func encode(
    for variables: ProgramVariables?, areRoots: Bool = false, sharing parts: [SharedPart] = [],
    _ texts: SharedTexts = .none, into bytes: inout [UInt8]
  ) {
    var encoder = self
    let templates = encoder.templates.map { parts in
      parts.map { part -> UInt64 in
        switch part {
        case .text(let text): UInt64(encoder.constant(.string(text))) << 1
        case .hole(let program): UInt64(encoder.merge(program.image, program.root)) << 1 | 1
        }
      }
    }
    let folding = variables.map {
      ProgramFolding(encoder.code, roots: areRoots ? encoder.roots : [], variables: $0, sharing: parts)
    }
    var writer = ByteWriter(bytes: bytes, isText: true)
    bytes = []
    writer.number(ProgramDecoder.version)
    for table in [encoder.names, encoder.functions, encoder.patterns] { writer.texts(table.strings, in: texts) }
    writer.number(UInt64(encoder.functionNames.count))
    for number in encoder.functionNames.sorted() { writer.number(UInt64(number)) }
    writer.number(UInt64(encoder.constants.count))
    for constant in encoder.constants { writer.value(constant, sharing: texts) }
    let places = encoder.write(to: &writer, keeping: folding?.keepings)
    // All of them wrap around to 0.
    writer.number((folding?.variables ?? .max) &+ 1)
    writer.number(UInt64(encoder.roots.count))
    for root in encoder.roots { writer.number(UInt64(places[Int(root)])) }
    writer.number(UInt64(templates.count))
    for parts in templates {
      writer.number(UInt64(parts.count))
      for part in parts { writer.number(part & 1 == 0 ? part : UInt64(places[Int(part >> 1)]) << 1 | 1) }
    }
    bytes = writer.bytes
  }

  /// Writes the instructions, each that is kept with one behind it that keeps it.
  ///
  /// - Returns: Where each stands now, or what keeps it.
  private func write(to writer: inout ByteWriter, keeping keepings: [ProgramFolding.Keeping?]?) -> [UInt32] {
    writer.number(UInt64(instructions.count + (keepings?.count { $0 != nil } ?? 0)))
    writer.number(UInt64(operands.count))
    var places: [UInt32] = []
    places.reserveCapacity(instructions.count)
    var place: UInt32 = 0
    for (index, instruction) in instructions.enumerated() {
      write(instruction, to: &writer) { UInt64(place) - UInt64(places[Int($0)]) }
      if let keeping = keepings?[index] {
        place += 1
        write(keeping, to: &writer)
      }
      places.append(place)
      place += 1
    }
    return places
  }

  private func write(_ keeping: ProgramFolding.Keeping, to writer: inout ByteWriter) {
    writer.bytes.append(Instruction.Operation.once.rawValue)
    let (way, number): (ProgramDecoder.Way, UInt32) =
      switch keeping {
      case .inRun(let number): (.inRun, number)
      case .forNode(let number): (.forNode, number)
      case .shared(let number): (.shared, number)
      }
    writer.bytes.append(way.rawValue)
    writer.number(UInt64(number))
    // The one before it.
    writer.number(1)
  }

  private func write(_ instruction: Instruction, to writer: inout ByteWriter, distance: (UInt32) -> UInt64) {
    writer.bytes.append(instruction.operation.rawValue)
    switch instruction.operation {
    case .constant, .slot: writer.number(UInt64(instruction.a))
    case .member, .presence:
      writer.bytes.append(instruction.flag)
      writer.number(distance(instruction.a))
      writer.number(UInt64(instruction.b))
    case .matches:
      writer.number(distance(instruction.a))
      writer.number(UInt64(instruction.b))
    case .call: writer.number(UInt64(instruction.a))
    case .standard:
      writer.bytes.append(instruction.flag)
      writer.number(instruction.c == Instruction.none ? 0 : UInt64(instruction.c) + 1)
    case .all, .exists, .existsOne, .filter, .transform: writer.number(UInt64(instruction.id))
    case .kept:
      writer.bytes.append(instruction.flag)
      writer.number(instruction.c == Instruction.none ? 0 : UInt64(instruction.c) + 1)
    default: break
    }
    if let list = instruction.operandList {
      writer.number(UInt64(list.count))
      for operand in operands[Int(list.start)..<Int(list.start + list.count)] { writer.number(distance(operand)) }
    } else if instruction.operation.hasPlainOperands {
      writer.number(distance(instruction.a))
      if instruction.operation.operandCount > 1 { writer.number(distance(instruction.b)) }
      if instruction.operation.operandCount > 2 {
        writer.number(instruction.c == Instruction.none ? 0 : distance(instruction.c))
      }
    }
  }
}

/// Strings by number, each once.
private struct StringTable {
  private(set) var strings: [String] = []
  private var indices: [[UInt8]: UInt32] = [:]

  mutating func index(of string: String) -> UInt32 {
    let key = Array(string.utf8)
    if let index = indices[key] { return index }
    strings.append(string)
    indices[key] = UInt32(strings.count - 1)
    return UInt32(strings.count - 1)
  }
}

extension Instruction.Operation {
  /// The number of instructions among `a`, `b`, `c`.
  var operandCount: Int {
    switch self {
    case .constant, .slot, .call, .standard, .list, .map, .and, .or: 0
    case .member, .presence, .matches, .not, .negate, .known, .once: 1
    case .index, .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .contained, .add, .subtract, .multiply,
      .divide, .remainder, .all, .exists, .existsOne, .filter, .kept:
      2
    case .conditional, .transform: 3
    }
  }

  /// Whether `a`, `b`, `c` are instructions as far as they are used.
  var hasPlainOperands: Bool { operandCount > 0 && self != .member && self != .presence && self != .matches }
}

extension Instruction {
  /// The place and number of operands that stand side by side.
  var operandList: (start: UInt32, count: UInt32)? {
    switch operation {
    case .call: (b, c)
    case .standard, .list, .map, .and, .or: (a, b)
    default: nil
    }
  }

  func forEachOperand(_ operands: UnsafeBufferPointer<UInt32>, _ body: (UInt32) -> Void) {
    if let list = operandList {
      for operand in operands[Int(list.start)..<Int(list.start + list.count)] { body(operand) }
      return
    }
    let count = operation.operandCount
    if count > 0 { body(a) }
    if count > 1 { body(b) }
    if count > 2, c != Instruction.none { body(c) }
  }
}
