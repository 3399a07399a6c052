import HIGReading

/// CEL's `format`: a text with `%` clauses filled from a list.
package enum TextFormat {
  package static func format(_ template: String, _ items: [Value]) -> Value {
    let bytes = Array(template.utf8)
    var result: [UInt8] = []
    var item = 0
    var i = 0
    while i < bytes.count {
      guard bytes[i] == UInt8(ascii: "%") else {
        result.append(bytes[i])
        i += 1
        continue
      }
      i += 1
      if i < bytes.count, bytes[i] == UInt8(ascii: "%") {
        result.append(bytes[i])
        i += 1
        continue
      }
      var precision: Int?
      if i < bytes.count, bytes[i] == UInt8(ascii: ".") {
        i += 1
        var digits = 0
        while i < bytes.count, isDigit(bytes[i]), digits < 10_000 {
          digits = digits * 10 + Int(bytes[i] - UInt8(ascii: "0"))
          i += 1
        }
        precision = digits
      }
      guard i < bytes.count, let clause = Clause(rawValue: bytes[i]), (precision ?? 0) <= 1000 else {
        return .error(unknownClause(bytes, i))
      }
      i += 1
      guard item < items.count else { return .error(.outOfRange(Int64(item))) }
      switch items[item] {
      case .unknown, .error: return items[item]
      default: break
      }
      guard let text = clause.format(items[item], precision: precision ?? 6) else {
        return .error(unfit(clause, items[item]))
      }
      result += text.utf8
      item += 1
    }
    return .string(String(decoding: result, as: UTF8.self))
  }

  enum Clause: UInt8 {
    case string = 0x73  // s
    case decimal = 0x64  // d
    case fixed = 0x66  // f
    case scientific = 0x65  // e
    case binary = 0x62  // b
    case octal = 0x6F  // o
    case lowerHexadecimal = 0x78  // x
    case upperHexadecimal = 0x58  // X

    func format(_ value: Value, precision: Int) -> String? {
      switch (self, value) {
      case (.string, _): return TextFormat.text(value)
      case (.decimal, .int(let x)): return String(x)
      case (.decimal, .double(let x)): return x.isFinite ? nil : Conversion.text(x)
      case (.fixed, .int(let x)): return DecimalDigits(Double(x)).fixed(precision)
      case (.fixed, .double(let x)): return x.isFinite ? DecimalDigits(x).fixed(precision) : Conversion.text(x)
      case (.scientific, .int(let x)): return DecimalDigits(Double(x)).scientific(precision)
      case (.scientific, .double(let x)):
        return x.isFinite ? DecimalDigits(x).scientific(precision) : Conversion.text(x)
      case (.binary, .int(let x)): return String(x, radix: 2)
      case (.binary, .bool(let x)): return x ? "1" : "0"
      case (.octal, .int(let x)): return String(x, radix: 8)
      case (.lowerHexadecimal, .int(let x)): return String(x, radix: 16)
      case (.upperHexadecimal, .int(let x)): return String(x, radix: 16, uppercase: true)
      case (.lowerHexadecimal, .string(let text)): return hexadecimal(text, isUpper: false)
      case (.upperHexadecimal, .string(let text)): return hexadecimal(text, isUpper: true)
      default: return nil
      }
    }

    private func hexadecimal(_ text: String, isUpper: Bool) -> String {
      text.utf8.reduce(into: "") { result, byte in
        if byte < 16 { result += "0" }
        result += String(byte, radix: 16, uppercase: isUpper)
      }
    }
  }

  /// Returns the text of a value for `%s`: lists in brackets, maps in braces with their keys in order.
  package static func text(_ value: Value) -> String? {
    switch value {
    case .null: return "null"
    case .list(let items):
      var texts: [String] = []
      for item in items {
        guard let text = text(item) else { return nil }
        texts.append(text)
      }
      return "[\(texts.joined(separator: ", "))]"
    case .map(let map):
      var texts: [(key: String, value: String)] = []
      for (key, value) in map.entries {
        guard let key = text(key), let value = text(value) else { return nil }
        texts.append((key, value))
      }
      texts.sort { StringBytes.order($0.key, $1.key) < 0 }
      return "{\(texts.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
    default:
      guard case .string(let text)? = Conversion.string(value) else { return nil }
      return text
    }
  }

  private static func unknownClause(_ bytes: [UInt8], _ i: Int) -> EvaluationError {
    let clause = i < bytes.count ? String(decoding: bytes[i...].prefix(1), as: UTF8.self) : ""
    return EvaluationError(
      Message(en: "`%\(clause)` is no clause of `format`", zhHans: "`format` 没有 `%\(clause)` 这种写法"))
  }

  private static func unfit(_ clause: Clause, _ value: Value) -> EvaluationError {
    let letter = String(UnicodeScalar(clause.rawValue))
    return EvaluationError(
      Message(
        en: "`%\(letter)` can't show a value of type `\(value.typeName)`",
        zhHans: "`%\(letter)` 不能用于 `\(value.typeName)` 类型的值"),
      isOfNone: value.holdsNone)
  }
}

/// The exact decimal digits of a double: a binary fraction ends, after at most 1,074 places.
struct DecimalDigits {
  private var isNegative: Bool
  /// The digits from 0 to 9, the first before the decimal point or, if `point` is not positive, so many zeros after it.
  private var digits: [UInt8]
  /// The number of digits before the decimal point.
  private var point: Int

  init(_ number: Double) {
    isNegative = number.sign == .minus
    // number = significand · 2^exponent, kept as whole digits; a halving is a multiplication by 5 and a shift of the point.
    let exponent = Int(number.exponentBitPattern) - 1075
    let significand = number.significandBitPattern | (number.exponentBitPattern == 0 ? 0 : 1 << 52)
    let power = number.exponentBitPattern == 0 ? -1074 : exponent
    /// The groups of nine digits, the lowest first.
    var groups: [UInt64] = []
    var rest = significand
    while rest > 0 {
      groups.append(rest % 1_000_000_000)
      rest /= 1_000_000_000
    }
    for _ in 0..<abs(power) {
      var carry: UInt64 = 0
      for i in groups.indices {
        let product = groups[i] * (power < 0 ? 5 : 2) + carry
        groups[i] = product % 1_000_000_000
        carry = product / 1_000_000_000
      }
      if carry > 0 { groups.append(carry) }
    }
    digits = []
    for group in groups.reversed() {
      let text = Array(String(group).utf8)
      if !digits.isEmpty { digits += Array(repeating: 0, count: 9 - text.count) }
      digits += text.map { $0 - UInt8(ascii: "0") }
    }
    point = digits.count + (power < 0 ? power : 0)
  }

  /// Rounds to so many digits, half to even, and fills up with zeros.
  private mutating func round(to count: Int) {
    if count < 0 {
      digits = []
      return
    }
    if digits.count > count {
      let next = digits[count]
      let isHalf = next == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
      let isUp = isHalf ? count > 0 && digits[count - 1] % 2 == 1 : next >= 5
      digits.removeSubrange(count...)
      if isUp {
        var i = count - 1
        while i >= 0, digits[i] == 9 {
          digits[i] = 0
          i -= 1
        }
        if i >= 0 {
          digits[i] += 1
        } else {
          digits.insert(1, at: 0)
          point += 1
        }
      }
    } else {
      digits += Array(repeating: 0, count: count - digits.count)
    }
  }

  func fixed(_ places: Int) -> String {
    var number = self
    number.round(to: number.point + places)
    // A number that was rounded away altogether has no digits left.
    if number.digits.isEmpty { number.point = -places }
    var before = number.digits.prefix(max(0, number.point)).map { String($0) }.joined()
    if before.isEmpty { before = "0" }
    let zeros = String(repeating: "0", count: max(0, min(places, -number.point)))
    let after = zeros + number.digits.dropFirst(max(0, number.point)).map { String($0) }.joined()
    return (isNegative ? "-" : "") + before + (places > 0 ? "." + after : "")
  }

  func scientific(_ places: Int) -> String {
    var number = self
    let isZero = number.digits.isEmpty
    number.round(to: places + 1)
    if number.digits.count > places + 1 { number.digits.removeLast() }
    let exponent = isZero ? 0 : number.point - 1
    let text = number.digits.map { String($0) }
    let size = String(abs(exponent))
    return (isNegative ? "-" : "") + text[0] + (places > 0 ? "." + text.dropFirst().joined() : "")
      + (exponent < 0 ? "e-" : "e+") + (size.utf8.count < 2 ? "0" + size : size)
  }
}
