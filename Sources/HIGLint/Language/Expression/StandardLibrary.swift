import HIGReading

/// The standard functions on known values. Their result is nil if there is no overload for the arguments.
enum StandardLibrary {
  static func call(_ function: StandardFunction, _ a: Value, facts: any FactSource) -> Value? {
    switch (function, a) {
    case (.size, .string(let text)): .int(Int64(StringBytes.scalarCount(text)))
    case (.size, .list(let items)): .int(Int64(items.count))
    case (.size, .map(let map)): .int(Int64(map.entries.count))
    case (.int, _): Conversion.int(a)
    case (.double, _): Conversion.double(a)
    case (.string, .node(let node)): .string(facts.description(of: node))
    case (.string, .span(let span)): .string(facts.string(of: span))
    case (.string, _): Conversion.string(a)
    case (.bool, _): Conversion.bool(a)
    case (.type, .node(let node)): .type(facts.typeName(of: node))
    case (.type, _): .type(a.typeName)
    case (.dyn, _): a
    case (.lowerAscii, .string(let text)): .string(StringFunctions.lower(text))
    case (.upperAscii, .string(let text)): .string(StringFunctions.upper(text))
    case (.trim, .string(let text)): .string(StringFunctions.trim(text))
    case (.quote, .string(let text)): .string(StringFunctions.quote(text))
    case (.reverse, .string(let text)): .string(StringFunctions.reverse(text))
    case (.reverse, .list(let items)): .list(items.reversed())
    case (.join, .list(let items)): StringFunctions.join(items, "")
    case (.abs, .int(let x)): x == .min ? .error(.overflow) : .int(Swift.abs(x))
    case (.abs, .double(let x)): .double(x.magnitude)
    case (.floor, _), (.ceil, _), (.round, _): rounded(function, a)
    case (.sum, .list(let items)): items.reduce(.int(0)) { Arithmetic.add($0, $1) }
    case (.distinct, .list(let items)): distinct(items)
    case (.sort, .list(let items)): sorted(items)
    default: nil
    }
  }

  static func call(_ function: StandardFunction, _ a: Value, _ b: Value, facts: any FactSource) -> Value? {
    switch (function, a, b) {
    case (.contains, .string(let text), .string(let part)): .bool(StringBytes.contains(text, part))
    case (.startsWith, .string(let text), .string(let part)): .bool(StringBytes.starts(text, with: part))
    case (.endsWith, .string(let text), .string(let part)): .bool(StringBytes.ends(text, with: part))
    case (.charAt, .string(let text), .int(let index)): StringFunctions.character(of: text, at: index)
    case (.indexOf, .string(let text), .string(let part)): StringFunctions.index(of: part, in: text, from: 0)
    case (.lastIndexOf, .string(let text), .string(let part)): StringFunctions.lastIndex(of: part, in: text, from: nil)
    case (.substring, .string(let text), .int(let start)): StringFunctions.substring(text, start, nil)
    case (.split, .string(let text), .string(let separator)): StringFunctions.split(text, separator, limit: -1)
    case (.join, .list(let items), .string(let separator)): StringFunctions.join(items, separator)
    case (.format, .string(let text), .list(let items)): TextFormat.format(text, items)
    default: nil
    }
  }

  static func call(_ function: StandardFunction, _ arguments: [Value]) -> Value? {
    switch (function, arguments.count) {
    case (.indexOf, 3):
      guard case (.string(let text), .string(let part), .int(let start)) = (arguments[0], arguments[1], arguments[2])
      else { return nil }
      return StringFunctions.index(of: part, in: text, from: start)
    case (.lastIndexOf, 3):
      guard case (.string(let text), .string(let part), .int(let start)) = (arguments[0], arguments[1], arguments[2])
      else { return nil }
      return StringFunctions.lastIndex(of: part, in: text, from: start)
    case (.substring, 3):
      guard case (.string(let text), .int(let start), .int(let end)) = (arguments[0], arguments[1], arguments[2])
      else { return nil }
      return StringFunctions.substring(text, start, end)
    case (.split, 3):
      guard case (.string(let text), .string(let part), .int(let limit)) = (arguments[0], arguments[1], arguments[2])
      else { return nil }
      return StringFunctions.split(text, part, limit: limit)
    case (.replace, 3), (.replace, 4):
      guard case (.string(let text), .string(let old), .string(let new)) = (arguments[0], arguments[1], arguments[2])
      else { return nil }
      if arguments.count == 3 { return .string(StringFunctions.replace(old, by: new, in: text, limit: -1)) }
      guard case .int(let limit) = arguments[3] else { return nil }
      return .string(StringFunctions.replace(old, by: new, in: text, limit: limit))
    default: return nil
    }
  }

  private static func rounded(_ function: StandardFunction, _ value: Value) -> Value? {
    switch value {
    case .int: return value
    case .double(let x):
      let rule: FloatingPointRoundingRule =
        function == .floor ? .down : function == .ceil ? .up : .toNearestOrAwayFromZero
      return Int64(exactly: x.rounded(rule)).map { .int($0) } ?? .error(.overflow)
    default: return nil
    }
  }

  private static func distinct(_ items: [Value]) -> Value {
    if let undecided = Collections.undecided(items) { return undecided }
    // A map finds keys by hash; other values are compared with those kept.
    let isKeys = items.allSatisfy { item in
      switch item {
      case .bool, .int, .double, .string: true
      default: false
      }
    }
    if isKeys {
      let map = MapValue(items.enumerated().map { (key: $1, value: .int(Int64($0))) })
      return .list(
        items.enumerated().compactMap { position, item in
          guard case .int(let first)? = map[item] else { return item }
          return first == Int64(position) ? item : nil
        })
    }
    var kept: [Value] = []
    for item in items {
      let isNew = !kept.contains { other in
        if case .yes = Comparison.equality(item, other) { return true }
        return false
      }
      if isNew { kept.append(item) }
    }
    return .list(kept)
  }

  private static func sorted(_ items: [Value]) -> Value {
    if let undecided = Collections.undecided(items) { return undecided }
    var failure: Value?
    let sorted = items.enumerated().sorted { x, y in
      switch Comparison.order(.less, x.element, y.element) {
      case .yes: return true
      case .no:
        if case .yes = Comparison.order(.less, y.element, x.element) { return false }
        return x.offset < y.offset
      case let other:
        failure = other.value
        return x.offset < y.offset
      }
    }
    return failure ?? .list(sorted.map(\.element))
  }
}

/// CEL's conversions between types.
enum Conversion {
  static func int(_ value: Value) -> Value? {
    switch value {
    case .int: value
    case .double(let x):
      // The bounds themselves are refused: as doubles they stand for numbers beyond them too.
      x > -0x1p63 && x < 0x1p63 ? .int(Int64(x)) : .error(.overflow)
    case .string(let text): Int64(text).map { .int($0) } ?? .error(.notConvertible(value, to: "int"))
    default: nil
    }
  }

  static func double(_ value: Value) -> Value? {
    switch value {
    case .int(let x): .double(Double(x))
    case .double: value
    case .string(let text): number(text).map { .double($0) } ?? .error(.notConvertible(value, to: "double"))
    default: nil
    }
  }

  /// Reads a decimal number, or one of the names of numbers that have no digits.
  private static func number(_ text: String) -> Double? {
    switch text {
    case "NaN": return .nan
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default:
      let isDecimal = text.utf8.allSatisfy { isDigit($0) || ".+-eE".utf8.contains($0) }
      return isDecimal ? Double(text) : nil
    }
  }

  static func bool(_ value: Value) -> Value? {
    switch value {
    case .bool: value
    case .string("1"), .string("t"), .string("true"), .string("TRUE"), .string("True"): .bool(true)
    case .string("0"), .string("f"), .string("false"), .string("FALSE"), .string("False"): .bool(false)
    case .string: .error(.notConvertible(value, to: "bool"))
    default: nil
    }
  }

  static func string(_ value: Value) -> Value? {
    switch value {
    case .bool(let x): .string(x ? "true" : "false")
    case .int(let x): .string(String(x))
    case .double(let x): .string(text(x))
    case .string: value
    case .color(let color): .string(color.name)
    case .type(let name): .string(name)
    default: nil
    }
  }

  /// Returns the shortest digits that give the number back; whole numbers without a fraction.
  static func text(_ x: Double) -> String {
    if x.isNaN { return "NaN" }
    if x.isInfinite { return x < 0 ? "-Infinity" : "Infinity" }
    let text = x.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
