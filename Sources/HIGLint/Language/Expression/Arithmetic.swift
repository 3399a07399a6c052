/// CEL's arithmetic: whole numbers overflow into errors, doubles don't; a whole number beside a double is one.
enum Arithmetic {
  static func add(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.int(let x), .int(let y)): return whole(x.addingReportingOverflow(y))
    case (.double(let x), .double(let y)): return .double(x + y)
    case (.string(let x), .string(let y)): return .string(x + y)
    case (.list(let x), .list(let y)): return .list(x + y)
    default: return mixed("+", a, b, { $0 + $1 }) { Interval(low: $0.low + $1.low, high: $0.high + $1.high) }
    }
  }

  static func subtract(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.int(let x), .int(let y)): return whole(x.subtractingReportingOverflow(y))
    case (.double(let x), .double(let y)): return .double(x - y)
    default: return mixed("-", a, b, { $0 - $1 }) { Interval(low: $0.low - $1.high, high: $0.high - $1.low) }
    }
  }

  static func multiply(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.int(let x), .int(let y)): return whole(x.multipliedReportingOverflow(by: y))
    case (.double(let x), .double(let y)): return .double(x * y)
    default: return mixed("*", a, b, { $0 * $1 }) { product($0, $1) }
    }
  }

  /// Multiplies two intervals; nothing times anything is nothing: an interval without end holds no infinite number.
  private static func product(_ a: Interval, _ b: Interval) -> Interval {
    func times(_ x: Double, _ y: Double) -> Double { x == 0 || y == 0 ? 0 : x * y }
    let ends = (times(a.low, b.low), times(a.low, b.high), times(a.high, b.low), times(a.high, b.high))
    return Interval(
      low: min(min(ends.0, ends.1), min(ends.2, ends.3)), high: max(max(ends.0, ends.1), max(ends.2, ends.3)))
  }

  static func divide(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.int(let x), .int(let y)):
      return y == 0 ? .error(.divisionByZero) : whole(x.dividedReportingOverflow(by: y))
    case (.double(let x), .double(let y)): return .double(x / y)
    default:
      if case .interval = b { return opaque("/", a, b) }
      if let divisor = b.bounds?.low, divisor == 0, case .interval = a { return .error(.divisionByZero) }
      return mixed("/", a, b, { $0 / $1 }) { quotient($0, by: $1.low) }
    }
  }

  /// Divides an interval. Whether the number was whole is not known, so the bounds hold for one that cuts, too.
  private static func quotient(_ a: Interval, by divisor: Double) -> Interval {
    let (x, y) = (a.low / divisor, a.high / divisor)
    let (low, high) = (min(x, y), max(x, y))
    return Interval(low: min(low, low.rounded(.towardZero)), high: max(high, high.rounded(.towardZero)))
  }

  static func remainder(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.int, .int(0)): return .error(.divisionByZero)
    case (.int(let x), .int(let y)): return whole(x.remainderReportingOverflow(dividingBy: y))
    case (.interval, .int), (.int, .interval), (.interval, .interval): return opaque("%", a, b)
    default: return Value.undecided(a, b) ?? .error(.noOverload("%", a, b))
    }
  }

  static func negate(_ a: Value) -> Value {
    switch a {
    case .int(let x): whole((0 as Int64).subtractingReportingOverflow(x))
    case .double(let x): .double(-x)
    case .interval(let x): .interval(Interval(low: -x.high, high: -x.low))
    case .unknown, .error: a
    default: .error(.noOverload("-", a))
    }
  }

  private static func whole(_ result: (partialValue: Int64, overflow: Bool)) -> Value {
    result.overflow ? .error(.overflow) : .int(result.partialValue)
  }

  /// Returns the result of an operation on intervals that has no useful bounds.
  private static func opaque(_ sign: String, _ a: Value, _ b: Value) -> Value {
    if let undecided = Value.undecided(a, b) { return undecided }
    guard a.bounds != nil, b.bounds != nil else { return .error(.noOverload(sign, a, b)) }
    return .unknown(.undecided)
  }

  @inline(never)
  private static func mixed(
    _ sign: String, _ a: Value, _ b: Value, _ number: (Double, Double) -> Double,
    _ interval: (Interval, Interval) -> Interval
  ) -> Value {
    if let undecided = Value.undecided(a, b) { return undecided }
    guard let x = a.bounds, let y = b.bounds else { return .error(.noOverload(sign, a, b)) }
    switch (a, b) {
    case (.interval, _), (_, .interval): return .interval(interval(x, y))
    default: return .double(number(x.low, y.low))
    }
  }
}
