/// The value of a scalar by the core schema of YAML 1.2 (1.2.2, 10.3).
public enum ScalarValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  /// An integer beyond 64 bits.
  case bigInt
  case double(Double)
  case string
}

extension SyntaxTree {
  /// Returns the value of a scalar, aliases followed: by its tag, or if plain by its form. Quoted scalars and block
  /// scalars are strings, and so is anything that does not fit its tag. Anything but a scalar is `.string`, too.
  public func scalarValue(of index: NodeIndex) -> ScalarValue {
    let index = target(of: index)
    guard index != .none else { return .string }
    let node = self[index]
    guard node.kind == .scalar else { return .string }
    if node.properties != .max, let tag = properties[Int(node.properties)].resolvedTag {
      return taggedValue(of: index, tag: tag) ?? .string
    }
    guard node.style == .plain, node.isVerbatim else { return .string }
    return text.withUnsafeBufferPointer { ScalarValue(plain: UnsafeBufferPointer(rebasing: $0[node.range.bounds])) }
  }

  /// Returns the value of a scalar with a tag; nil if its text does not fit a tag of the core schema.
  func taggedValue(of index: NodeIndex, tag: String) -> ScalarValue? {
    guard tag.utf8.starts(with: "tag:yaml.org,2002:".utf8) else { return .string }
    let value = withBytes(of: index) { ScalarValue(plain: $0) }
    switch (tag, value) {
    case ("tag:yaml.org,2002:null", .null): return .null
    case ("tag:yaml.org,2002:bool", .bool): return value
    case ("tag:yaml.org,2002:int", .int), ("tag:yaml.org,2002:int", .bigInt): return value
    case ("tag:yaml.org,2002:float", .double): return value
    case ("tag:yaml.org,2002:float", .int(let int)): return .double(Double(int))
    case ("tag:yaml.org,2002:float", .bigInt):
      return .double(withBytes(of: index) { Double(String(decoding: $0, as: UTF8.self)) } ?? .infinity)
    case ("tag:yaml.org,2002:null", _), ("tag:yaml.org,2002:bool", _), ("tag:yaml.org,2002:int", _),
      ("tag:yaml.org,2002:float", _):
      return nil
    default: return .string
    }
  }
}

extension ScalarValue {
  /// Resolves a plain scalar's text.
  public init(plain text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.first else {
      self = .null
      return
    }
    // Most texts are told from all else by their first byte.
    switch first {
    case UInt8(ascii: "~"):
      self = text.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      self = Self.isWord(text, "null", "Null", "NULL") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      self = Self.isWord(text, "true", "True", "TRUE") ? .bool(true) : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      self = Self.isWord(text, "false", "False", "FALSE") ? .bool(false) : .string
    case ASCII.zero...ASCII.nine, ASCII.plus, ASCII.minus, ASCII.dot:
      self = Self.number(text) ?? .string
    default:
      self = .string
    }
  }

  private static func isWord(
    _ text: UnsafeBufferPointer<UInt8>, _ lower: StaticString, _ title: StaticString, _ upper: StaticString
  ) -> Bool {
    [lower, title, upper].contains { word in
      word.utf8CodeUnitCount == text.count
        && text.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>) -> ScalarValue? {
    if text.count > 2, text[0] == ASCII.zero {
      if text[1] == UInt8(ascii: "x") { return integer(text[2...], radix: 16) }
      if text[1] == UInt8(ascii: "o") { return integer(text[2...], radix: 8) }
    }
    var decimal = Decimal(sign: text[0] == ASCII.minus)
    guard decimal.read(text) else { return special(text) }
    guard decimal.isInteger else { return .double(decimal.double(text)) }
    if !decimal.isTruncated, decimal.digits <= UInt64(Int64.max) + (decimal.isNegative ? 1 : 0) {
      let magnitude = Int64(truncatingIfNeeded: decimal.digits)
      return .int(decimal.isNegative ? 0 &- magnitude : magnitude)
    }
    return .bigInt
  }

  private static func integer(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Int) -> ScalarValue? {
    var value: UInt64 = 0
    var overflows = false
    for byte in digits {
      guard let digit = YAMLParser.hexDigit(byte), digit < radix else { return nil }
      let (product, isOver) = value.multipliedReportingOverflow(by: UInt64(radix))
      overflows = overflows || isOver
      value = product &+ UInt64(digit)
    }
    return overflows || value > UInt64(Int64.max) ? .bigInt : .int(Int64(value))
  }

  /// Returns the value of `.inf`, with or without a sign, or of `.nan`; nil for any other text.
  private static func special(_ text: UnsafeBufferPointer<UInt8>) -> ScalarValue? {
    let hasSign = text[0] == ASCII.minus || text[0] == ASCII.plus
    let word = UnsafeBufferPointer(rebasing: text[(hasSign ? 1 : 0)...])
    if isWord(word, ".inf", ".Inf", ".INF") { return .double(text[0] == ASCII.minus ? -.infinity : .infinity) }
    return !hasSign && isWord(word, ".nan", ".NaN", ".NAN") ? .double(.nan) : nil
  }
}

/// A decimal number as written: its first nineteen digits or so, and a power of ten.
private struct Decimal {
  let isNegative: Bool
  var digits: UInt64 = 0
  var isInteger = true
  /// The number of digits that `digits` has no room for.
  private var omitted = 0
  private var fractionDigits = 0
  /// The exponent, which is written after `e`.
  private var power = 0

  init(sign isNegative: Bool) {
    self.isNegative = isNegative
  }

  var isTruncated: Bool { omitted > 0 }

  /// Reads `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`; false for anything else.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var i = text[0] == ASCII.minus || text[0] == ASCII.plus ? 1 : 0
    let start = i
    while i < text.count, Self.isDigit(text[i]) {
      add(text[i])
      i += 1
    }
    var count = i - start
    if i < text.count, text[i] == ASCII.dot {
      isInteger = false
      i += 1
      let fraction = i
      while i < text.count, Self.isDigit(text[i]) {
        add(text[i])
        i += 1
      }
      fractionDigits = i - fraction
      count += fractionDigits
    }
    guard count > 0 else { return false }
    guard i < text.count else { return true }
    guard text[i] | 0x20 == UInt8(ascii: "e") else { return false }
    isInteger = false
    i += 1
    guard i < text.count else { return false }
    let isDown = text[i] == ASCII.minus
    if isDown || text[i] == ASCII.plus { i += 1 }
    guard i < text.count else { return false }
    while i < text.count {
      guard Self.isDigit(text[i]) else { return false }
      if power < 1_000_000_000 { power = power * 10 + Int(text[i] - ASCII.zero) }
      i += 1
    }
    if isDown { power = -power }
    return true
  }

  private static func isDigit(_ c: UInt8) -> Bool { c &- ASCII.zero <= 9 }

  private mutating func add(_ digit: UInt8) {
    let (product, isOver) = digits.multipliedReportingOverflow(by: 10)
    let (sum, isFull) = product.addingReportingOverflow(UInt64(digit - ASCII.zero))
    if isTruncated || isOver || isFull {
      omitted += 1
    } else {
      digits = sum
    }
  }

  /// Returns the nearest double. Up to 2^53 times or by up to 10^22 both factors are exact, and so the one operation
  /// rounds exactly (W. D. Clinger, 1990); all else is left to the standard library.
  func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    let exponent = power - fractionDigits
    if !isTruncated, digits <= 1 << 53, abs(exponent) <= 22 {
      let magnitude = Double(digits)
      let power = Self.powers[abs(exponent)]
      let value = exponent < 0 ? magnitude / power : magnitude * power
      return isNegative ? -value : value
    }
    return correctlyRounded(text)
  }

  /// Converts by the standard library: digits and exponent, without a bare point and with a short exponent.
  private func correctlyRounded(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    let zero = isNegative ? -0.0 : 0.0
    var canonical: [UInt8] = isNegative ? [ASCII.minus] : []
    let sign = canonical.count
    for c in text {
      if c | 0x20 == UInt8(ascii: "e") { break }
      if Self.isDigit(c), c != ASCII.zero || canonical.count > sign { canonical.append(c) }
    }
    guard canonical.count > sign else { return zero }
    let exponent = power - fractionDigits
    // Beyond any double, whatever the digits: its size lies between 10^-400 and 10^400.
    let magnitude = canonical.count - sign + exponent
    if magnitude > 400 { return isNegative ? -.infinity : .infinity }
    if magnitude < -400 { return zero }
    canonical.append(contentsOf: "e\(exponent)".utf8)
    return Double(String(decoding: canonical, as: UTF8.self)) ?? .nan
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]
}
