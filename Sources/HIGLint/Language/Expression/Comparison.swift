import HIGReading

/// CEL's equality and order over values, with unknowns and intervals.
package enum Comparison {
  /// Compares numbers across types, text by its scalars, lists by items and maps by keys, whatever their order.
  /// If a part is unknown, another part that differs decides.
  package static func equality(_ a: Value, _ b: Value) -> Truth {
    switch (a, b) {
    case (.unknown, _), (_, .unknown), (.error, _), (_, .error): return undecided(a, b)
    case (.bool(let x), .bool(let y)): return Truth(x == y)
    case (.int(let x), .int(let y)): return Truth(x == y)
    case (.double(let x), .double(let y)): return Truth(x == y)
    case (.int(let x), .double(let y)), (.double(let y), .int(let x)): return Truth(Double(x) == y)
    case (.string(let x), .string(let y)): return Truth(StringBytes.equal(x, y))
    case (.null, .null): return .yes
    case (.node(let x), .node(let y)): return Truth(x == y)
    case (.span(let x), .span(let y)): return Truth(x == y)
    case (.color(let x), .color(let y)): return Truth(x === y || x.color == y.color)
    case (.type(let x), .type(let y)): return Truth(StringBytes.equal(x, y))
    case (.list(let x), .list(let y)): return equality(x, y)
    case (.map(let x), .map(let y)): return equality(x, y)
    case (.interval, _), (_, .interval):
      guard let x = a.bounds, let y = b.bounds else { return .no }
      if x.high < y.low || y.high < x.low { return .no }
      if x.isExact, y.isExact { return .yes }
      return .unknown(.undecided)
    default: return .no
    }
  }

  private static func equality(_ a: [Value], _ b: [Value]) -> Truth {
    guard a.count == b.count else { return .no }
    var result = Truth.yes
    for i in a.indices {
      let item = equality(a[i], b[i])
      if case .no = item { return .no }
      result.absorb(item)
    }
    return result
  }

  private static func equality(_ a: MapValue, _ b: MapValue) -> Truth {
    guard a.entries.count == b.entries.count else { return .no }
    var result = Truth.yes
    for (key, value) in a.entries {
      guard let other = b[key] else { return .no }
      let item = equality(value, other)
      if case .no = item { return .no }
      result.absorb(item)
    }
    return result
  }

  /// Whether a list has an item equal to `item`, or a map such a key.
  package static func contains(_ collection: Value, _ item: Value) -> Truth {
    switch (item, collection) {
    case (.unknown, _), (_, .unknown), (.error, _), (_, .error): return undecided(item, collection)
    case (_, .list(let items)):
      var result = Truth.no
      if case .string(let text) = item {
        // The usual case, without looking into what else items may be.
        if let isFound = isText(text, among: items) { return Truth(isFound) }
      }
      for other in items {
        let found = equality(item, other)
        if case .yes = found { return .yes }
        result.absorb(found)
      }
      return result
    case (.interval(let interval), .map(let map)):
      return contains(.list(map.entries.map(\.key)), .interval(interval))
    case (_, .map(let map)): return Truth(map[item] != nil)
    default: return .error(.noOverload("in", item, collection))
    }
  }

  /// Returns whether a text is among some; nil where it is not, and not all of them are texts.
  private static func isText(_ text: String, among items: [Value]) -> Bool? {
    items.withUnsafeBufferPointer { items in
      var areTexts = true
      for index in items.indices {
        guard case .string(let other) = items[index] else {
          areTexts = false
          continue
        }
        if StringBytes.equal(text, other) { return true }
      }
      return areTexts ? false : nil
    }
  }

  package enum Order {
    case less, lessEqual, greater, greaterEqual

    package var sign: String {
      switch self {
      case .less: "<"
      case .lessEqual: "<="
      case .greater: ">"
      case .greaterEqual: ">="
      }
    }

    @inline(__always)
    package func holds<T: Comparable>(_ a: T, _ b: T) -> Truth {
      switch self {
      case .less: Truth(a < b)
      case .lessEqual: Truth(a <= b)
      case .greater: Truth(a > b)
      case .greaterEqual: Truth(a >= b)
      }
    }
  }

  package static func order(_ order: Order, _ a: Value, _ b: Value) -> Truth {
    switch (a, b) {
    case (.int(let x), .int(let y)): return order.holds(x, y)
    case (.double(let x), .double(let y)): return order.holds(x, y)
    case (.int(let x), .double(let y)): return order.holds(Double(x), y)
    case (.double(let x), .int(let y)): return order.holds(x, Double(y))
    case (.string(let x), .string(let y)): return order.holds(StringBytes.order(x, y), 0)
    case (.bool(let x), .bool(let y)): return order.holds(x ? 1 : 0, y ? 1 : 0)
    case (.unknown, _), (_, .unknown), (.error, _), (_, .error): return undecided(a, b)
    case (.interval, _), (_, .interval):
      guard let x = a.bounds, let y = b.bounds else { return .error(.noOverload(order.sign, a, b)) }
      // All pairs agree where the two extreme pairs do.
      switch (order.holds(x.low, y.high), order.holds(x.high, y.low)) {
      case (.yes, .yes): return .yes
      case (.no, .no): return .no
      default: return .unknown(.undecided)
      }
    default: return .error(.noOverload(order.sign, a, b))
    }
  }

  package static func undecided(_ a: Value, _ b: Value) -> Truth {
    switch (a, b) {
    case (.unknown(let x), .unknown(let y)): .unknown(x.merged(with: y))
    case (.unknown(let x), _), (_, .unknown(let x)): .unknown(x)
    case (.error(let x), .error(let y)): .error(x.merged(with: y))
    case (.error(let x), _), (_, .error(let x)): .error(x)
    default: .no
    }
  }
}

extension Unknown {
  /// The answer of operators that can't decide on an interval; the evaluator puts the fact's name into it.
  package static let undecided = Unknown("", .placeholder)

  package func without(_ other: Unknown) -> Unknown { Unknown(causes.filter { !other.causes.contains($0) }) }
}

extension Interval {
  var isExact: Bool { low == high }
}

extension Value {
  /// The numbers that a value may be; an int or a double is one.
  package var bounds: Interval? {
    switch self {
    case .int(let x): Interval(low: Double(x), high: Double(x))
    case .double(let x): Interval(low: x, high: x)
    case .interval(let interval): interval
    default: nil
    }
  }
}
