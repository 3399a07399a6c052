import HIGReading

/// Turns a checked tree into instructions. Lists, maps and texts of constants become constants.
struct ProgramCompiler<Catalog: TypeCatalog> {
  private let checker: Checker<Catalog>
  private var instructions: [Instruction] = []
  private var operands: [UInt32] = []
  private var constants: [Value] = []
  private var names: [ProgramImage.Name] = []
  private var functions: [Function] = []
  private var patterns: [LatePattern] = []

  static func compile(_ checker: Checker<Catalog>, root: UInt32) -> Program {
    var compiler = ProgramCompiler(checker: checker)
    let root = compiler.emit(root)
    let image = ProgramImage(
      instructions: compiler.instructions, operands: compiler.operands, constants: compiler.constants,
      names: compiler.names, functions: compiler.functions, patterns: compiler.patterns,
      patternCompiler: checker.patterns)
    // Who runs it may do so on any thread.
    for words in image.wordLists { words.prepare() }
    return Program(image: image, root: root)
  }

  private init(checker: Checker<Catalog>) { self.checker = checker }

  private mutating func append(_ instruction: Instruction) -> UInt32 {
    instructions.append(instruction)
    return UInt32(instructions.count - 1)
  }

  private mutating func append(constant: Value) -> UInt32 {
    constants.append(constant)
    return append(Instruction(operation: .constant, a: UInt32(constants.count - 1)))
  }

  private func constant(_ index: UInt32) -> Value? {
    let instruction = instructions[Int(index)]
    return instruction.operation == .constant ? constants[Int(instruction.a)] : nil
  }

  /// Puts operands side by side; returns the place of the first.
  private mutating func place(_ parts: [UInt32]) -> UInt32 {
    operands += parts
    return UInt32(operands.count - parts.count)
  }

  private mutating func emit(_ index: UInt32) -> UInt32 {
    let tree = checker.tree
    let node = tree[index]
    switch checker.resolutions[Int(index)] {
    case .failure(let message): return append(constant: .error(EvaluationError(message)))
    case .value(let value): return append(constant: value)
    case .slot(let slot) where node.kind == .identifier || node.kind == .member:
      return append(Instruction(operation: .slot, a: UInt32(slot)))
    default: break
    }
    if node.kind == .literal { return append(constant: tree.literals[Int(node.payload)]) }
    if node.kind == .call { return emitCall(index) }
    let parts = tree.children(of: index).map { emit($0) }
    switch node.kind {
    case .member, .presence: return emitField(index, operand: parts[0])
    case .list, .map: return emitCollection(node.kind, parts)
    case .and, .or:
      return append(
        Instruction(operation: node.kind == .and ? .and : .or, a: place(parts), b: UInt32(parts.count)))
    case .conditional: return append(Instruction(operation: .conditional, a: parts[0], b: parts[1], c: parts[2]))
    case .all, .exists, .existsOne, .filter, .transform: return emitComprehension(index, parts)
    case .kept:
      let absence = Instruction.Absence(of: checker.types[Int(tree.child(1, of: index))])
      return append(
        Instruction(operation: .kept, flag: absence.rawValue, a: parts[0], b: parts[1], c: node.payload))
    default:
      return append(
        Instruction(operation: Self.operation(of: node.kind), a: parts[0], b: parts.count > 1 ? parts[1] : 0))
    }
  }

  private static func operation(of kind: ExpressionTree.NodeKind) -> Instruction.Operation {
    switch kind {
    case .index: .index
    case .not: .not
    case .negate: .negate
    case .known: .known
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessEqual: .lessEqual
    case .greater: .greater
    case .greaterEqual: .greaterEqual
    case .contained: .contained
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    default: .remainder
    }
  }

  private mutating func emitField(_ index: UInt32, operand: UInt32) -> UInt32 {
    let tree = checker.tree
    var widens = false
    if case .field(let isDouble) = checker.resolutions[Int(index)] { widens = isDouble }
    let text = tree.name(of: index)
    let name: Int
    if let known = names.firstIndex(where: { StringBytes.equal($0.text, text) }) {
      name = known
    } else {
      name = names.count
      let function = checker.functions[text].map { self.function($0) }
      names.append(
        ProgramImage.Name(text: text, id: checker.catalog.id(ofName: text), function: function ?? Instruction.none))
    }
    return append(
      Instruction(
        operation: tree[index].kind == .member ? .member : .presence, flag: widens ? 1 : 0, id: names[name].id.value,
        a: operand, b: UInt32(name)))
  }

  /// Returns the function's number in the image.
  private mutating func function(_ function: Function) -> UInt32 {
    if let index = functions.firstIndex(where: { StringBytes.equal($0.name, function.name) }) { return UInt32(index) }
    functions.append(function)
    return UInt32(functions.count - 1)
  }

  private mutating func emitCollection(_ kind: ExpressionTree.NodeKind, _ parts: [UInt32]) -> UInt32 {
    let values = parts.compactMap { constant($0) }
    if values.count == parts.count {
      return append(constant: kind == .list ? Collections.list(values) : Collections.map(values))
    }
    return append(
      Instruction(operation: kind == .list ? .list : .map, a: place(parts), b: UInt32(parts.count)))
  }

  private mutating func emitComprehension(_ index: UInt32, _ parts: [UInt32]) -> UInt32 {
    var slot = 0
    if case .slot(let own) = checker.resolutions[Int(index)] { slot = own }
    let operation: Instruction.Operation =
      switch checker.tree[index].kind {
      case .all: .all
      case .exists: .exists
      case .existsOne: .existsOne
      case .filter: .filter
      default: .transform
      }
    return append(
      Instruction(
        operation: operation, id: UInt16(truncatingIfNeeded: slot), a: parts[0], b: parts[parts.count - 1],
        c: parts.count == 3 ? parts[1] : Instruction.none))
  }

  private mutating func emitCall(_ index: UInt32) -> UInt32 {
    guard case .function(let standard, let table, let qualified) = checker.resolutions[Int(index)] else {
      return append(constant: .error(.noOverload(checker.tree.name(of: index))))
    }
    let parts = checker.tree.children(of: index).dropFirst(qualified ? 1 : 0).map { emit($0) }
    if standard == .dyn, parts.count == 1, table == nil { return parts[0] }
    if standard == .matches, parts.count == 2, table == nil, case .string(let source) = constant(parts[1]) {
      switch checker.patterns.compile(source) {
      case .success(let matches):
        patterns.append(LatePattern(source: source, matches: matches))
        return append(Instruction(operation: .matches, a: parts[0], b: UInt32(patterns.count - 1)))
      case .failure(let error): return append(constant: .error(error))
      }
    }
    let own = table.map { function(checker.functions.functions[$0]) }
    let count = UInt32(parts.count)
    if let standard {
      return append(
        Instruction(
          operation: .standard, flag: standard.rawValue, a: place(parts), b: count, c: own ?? Instruction.none))
    }
    let known = own.map { count == 1 ? StatementFunctions.number(of: functions[Int($0)].name) : 0 }
    return append(Instruction(operation: .call, flag: known ?? 0, a: own ?? 0, b: place(parts), c: count))
  }
}

/// Lists and maps made of their parts.
enum Collections {
  /// Returns a list; one with a part that is unknown is unknown.
  static func list(_ items: [Value]) -> Value { undecided(items) ?? .list(items) }

  /// Returns a map of `parts`: key, value, key, value …
  static func map(_ parts: [Value]) -> Value {
    if let undecided = undecided(parts) { return undecided }
    var entries: [(key: Value, value: Value)] = []
    entries.reserveCapacity(parts.count / 2)
    for i in stride(from: 0, to: parts.count - 1, by: 2) {
      switch parts[i] {
      case .bool, .int, .string: entries.append((parts[i], parts[i + 1]))
      default: return .error(.unsupportedKey(parts[i]))
      }
    }
    let map = MapValue(entries)
    if let repeated = map.repeatedKey { return .error(.repeatedKey(entries[repeated].key)) }
    return .map(map)
  }

  static func undecided(_ values: [Value]) -> Value? {
    var result: Value?
    for value in values {
      switch value {
      case .unknown, .error: result = result.flatMap { Value.undecided($0, value) } ?? value
      default: break
      }
    }
    return result
  }
}
