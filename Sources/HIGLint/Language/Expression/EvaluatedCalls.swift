import HIGReading

extension Evaluation {
  // MARK: Functions of the table

  @inline(never)
  mutating func call(_ instruction: Instruction) -> Value {
    if instruction.flag != 0 { return statement(instruction).value }
    let count = Int(instruction.c)
    var arguments = storage.pointee.takeArguments(count)
    for i in 0..<count { arguments[i] = value(operands[Int(instruction.b) + i]) }
    if isCounted, !charge(arguments) { return exhausted }
    let value = settled(instruction.a, &arguments) ?? run(instruction.a, arguments)
    storage.pointee.putBack(&arguments)
    return value
  }

  /// Returns the value of a call that needs no run of its function; nil if the function must run. Whole numbers become
  /// doubles if its parameters want them.
  private func settled(_ index: UInt32, _ arguments: inout [Value]) -> Value? {
    let function = image.functions[Int(index)]
    // The results of a function differ between the nodes of a shape.
    if areShared, !facts.decides(function, arguments) { return .unknown(.open) }
    if !function.takesUnknown, let undecided = undecided(arguments, function) { return undecided }
    return function.takes(&arguments) ? nil : .error(.noOverload(function.name, arguments: arguments))
  }

  private func run(_ index: UInt32, _ arguments: [Value]) -> Value {
    image.functions[Int(index)].call(arguments, storage.pointee.context)
  }

  /// Calls a function of the image.
  func call(_ index: UInt32, with arguments: [Value]) -> Value {
    var arguments = arguments
    return settled(index, &arguments) ?? run(index, arguments)
  }

  /// Returns the value of a call whose function takes known values only; nil if all arguments are known.
  @inline(__always)
  private func undecided(_ arguments: [Value], _ function: LinkedFunction) -> Value? {
    var kinds = ValueKinds()
    for index in arguments.indices { kinds.formUnion(arguments[index].kind) }
    if kinds.isDisjoint(with: [.unknown, .error, .interval]) { return nil }
    if let undecided = Collections.undecided(arguments) { return undecided }
    for argument in arguments {
      guard case .interval(let interval) = argument, !interval.isExact else { continue }
      return .unknown(Unknown(function.name, .placeholder))
    }
    return nil
  }

  // MARK: Patterns

  @inline(never)
  mutating func matches(_ instruction: Instruction) -> Value {
    let text = value(instruction.a)
    switch text {
    case .string(let text):
      if isCounted, !charge(.string(text)) { return exhausted }
      return image.patterns[Int(instruction.b)].match(text, storage.pointee.texts)
    case .unknown, .error: return text
    default: return .error(.noOverload("matches", arguments: [text, .string("")]))
    }
  }

  // MARK: Standard functions

  @inline(never)
  mutating func standard(_ instruction: Instruction) -> Value {
    guard let function = StandardFunction(rawValue: instruction.flag) else { return .null }
    let first = Int(instruction.a)
    switch instruction.b {
    case 1 where !function.isVariadic:
      let a = value(operands[first])
      if areShared, a.isNode, instruction.c == Instruction.none { return .unknown(.open) }
      if instruction.c != Instruction.none, a.isOfModel {
        return call(instruction.c, with: [a])
      }
      switch a {
      case .unknown where function != .dyn, .error: return a
      case .interval: return onInterval(function, a, instruction)
      default:
        if isCounted, !charge(function, [a]) { return exhausted }
        return StandardLibrary.call(function, a, facts: facts) ?? noOverload(function, [a])
      }
    case 2 where !function.isVariadic:
      let (a, b) = (value(operands[first]), value(operands[first + 1]))
      if areShared, a.isNode && instruction.c == Instruction.none || b.isNode { return .unknown(.open) }
      if instruction.c != Instruction.none, a.isOfModel {
        return call(instruction.c, with: [a, b])
      }
      if let undecided = Value.undecided(a, b) { return undecided }
      if isCounted, !charge(function, [a, b]) { return exhausted }
      if case .string(let text) = a, case .string(let pattern) = b, function == .matches {
        return storage.pointee.patterns.matches(text, pattern, image.patternCompiler)
      }
      if case .interval = b { return .unknown(Unknown(fact(instruction), .placeholder)) }
      return charged(
        StandardLibrary.call(function, a, b, facts: facts) ?? noOverload(function, [a, b]))
    default:
      let arguments = values(instruction.a, instruction.b)
      if areShared, arguments.dropFirst().contains(where: \.isNode) { return .unknown(.open) }
      if instruction.c != Instruction.none, let a = arguments.first, a.isOfModel {
        return call(instruction.c, with: arguments)
      }
      if let undecided = Collections.undecided(arguments) { return undecided }
      if isCounted, !charge(function, arguments) { return exhausted }
      if function.isVariadic { return extreme(function, arguments, instruction) }
      return charged(StandardLibrary.call(function, arguments) ?? noOverload(function, arguments))
    }
  }

  private func noOverload(_ function: StandardFunction, _ arguments: [Value]) -> Value {
    .error(.noOverload(function.name, arguments: arguments))
  }

  /// Charges the budget for a value that a function made.
  private mutating func charged(_ value: Value) -> Value {
    switch value {
    case .string(let text): steps -= text.utf8.count / 64
    case .list(let items): steps -= items.count
    default: break
    }
    return steps < 0 ? exhausted : value
  }

  private func onInterval(_ function: StandardFunction, _ value: Value, _ instruction: Instruction) -> Value {
    guard case .interval(let x) = value else { return value }
    switch function {
    case .double, .dyn: return value
    case .type: return .unknown(Unknown(fact(instruction), .placeholder))
    case .int: return .interval(Interval(low: x.low.rounded(.towardZero), high: x.high.rounded(.towardZero)))
    case .floor: return .interval(Interval(low: x.low.rounded(.down), high: x.high.rounded(.down)))
    case .ceil: return .interval(Interval(low: x.low.rounded(.up), high: x.high.rounded(.up)))
    case .round:
      return .interval(
        Interval(low: x.low.rounded(.toNearestOrAwayFromZero), high: x.high.rounded(.toNearestOrAwayFromZero)))
    case .abs:
      let least = x.low > 0 ? x.low : x.high < 0 ? -x.high : 0
      return .interval(Interval(low: least, high: max(abs(x.low), abs(x.high))))
    case .string: return .unknown(Unknown(fact(instruction), .placeholder))
    default: return noOverload(function, [value])
    }
  }

  /// Returns the `min` or `max` of numbers and intervals.
  private func extreme(_ function: StandardFunction, _ arguments: [Value], _ instruction: Instruction) -> Value {
    var numbers = arguments
    if arguments.count == 1, case .list(let items) = arguments[0] {
      if let undecided = Collections.undecided(items) { return undecided }
      numbers = items
    }
    guard var best = numbers.first, best.bounds != nil else { return noOverload(function, arguments) }
    for number in numbers.dropFirst() {
      guard let x = best.bounds, let y = number.bounds else { return noOverload(function, arguments) }
      // Where the one lies beside the other as a whole, it is the answer as it stands.
      if function == .min ? x.high <= y.low : x.low >= y.high { continue }
      if function == .min ? y.high <= x.low : y.low >= x.high {
        best = number
      } else if x.isExact, y.isExact {
        // One is not a number, which neither precedes nor follows any.
        continue
      } else {
        best = .interval(
          function == .min
            ? Interval(low: min(x.low, y.low), high: min(x.high, y.high))
            : Interval(low: max(x.low, y.low), high: max(x.high, y.high)))
      }
    }
    return best
  }
}

extension Value {
  package var isNode: Bool {
    if case .node = self { return true }
    return false
  }

  /// Whether only the table's functions know the value.
  fileprivate var isOfModel: Bool {
    switch self {
    case .node, .span, .color: true
    default: false
    }
  }
}

/// The patterns made at run time; an expression mostly uses one again and again.
final class PatternCache {
  private var compiled: [(source: String, result: Result<PatternCompiler.Matcher, EvaluationError>)] = []

  func matches(_ text: String, _ pattern: String, _ compiler: PatternCompiler) -> Value {
    let result: Result<PatternCompiler.Matcher, EvaluationError>
    if let known = compiled.first(where: { StringBytes.equal($0.source, pattern) }) {
      result = known.result
    } else {
      result = compiler.compile(pattern)
      if compiled.count == 32 { compiled.removeFirst() }
      compiled.append((pattern, result))
    }
    switch result {
    case .success(let matches): return .bool(matches(text))
    case .failure(let error): return .error(error)
    }
  }
}
