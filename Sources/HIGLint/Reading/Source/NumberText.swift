/// Returns a number as shown to people: cut, never rounded, after `places` decimals.
///
/// Comparisons use the unrounded value, so a shown ratio must never look better than it is: 4.498 is shown as `4.49`.
/// The cut is made in the shortest decimal text that reads back as `value`, so 0.29 stays `0.29` though its binary
/// value lies just below. Trailing zeros are left out (`4.5`, `21`), and negative numbers are cut towards zero.
public func cut(_ value: Double, to places: Int = 2) -> String {
  guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
  let decimal = ShortestDecimal(value)
  var text: [UInt8] = []
  // The digits before the decimal point; a number below one has none, and shows a zero.
  for i in 0..<max(decimal.pointAfter, 0) { text.append(decimal.digit(at: i)) }
  if text.isEmpty { text.append(ShortestDecimal.zero) }
  var fraction: [UInt8] = []
  for i in 0..<max(places, 0) { fraction.append(decimal.digit(at: decimal.pointAfter + i)) }
  while fraction.last == ShortestDecimal.zero { fraction.removeLast() }
  if !fraction.isEmpty {
    text.append(UInt8(ascii: "."))
    text += fraction
  }
  let isZero = fraction.isEmpty && text == [ShortestDecimal.zero]
  if decimal.isNegative, !isZero { text.insert(UInt8(ascii: "-"), at: 0) }
  return String(decoding: text, as: UTF8.self)
}

/// The shortest decimal digits that read back as a finite number.
///
/// Swift's `description` of a `Double` gives them, as `0.05`, `1e-05` or `1.5e+16`.
private struct ShortestDecimal {
  static let zero = UInt8(ascii: "0")

  var isNegative = false
  /// The digits, without point and leading zeros.
  var digits: [UInt8] = []
  /// The number of digits before the decimal point; negative for zeros right after it.
  var pointAfter = 0

  init(_ value: Double) {
    var exponent = 0
    var isExponentNegative = false
    var isInExponent = false
    var pointSeen = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "e"): isInExponent = true
      case UInt8(ascii: "-") where isInExponent: isExponentNegative = true
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): pointSeen = true
      case UInt8(ascii: "0")...UInt8(ascii: "9") where isInExponent:
        exponent = exponent * 10 + Int(byte - Self.zero)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let isLeadingZero = digits.isEmpty && byte == Self.zero
        if !isLeadingZero { digits.append(byte) }
        if !pointSeen, !isLeadingZero { pointAfter += 1 }
        if pointSeen, isLeadingZero { pointAfter -= 1 }
      default: break
      }
    }
    pointAfter += isExponentNegative ? -exponent : exponent
  }

  /// Returns the digit at an index counted from the first; zero outside of the written digits.
  func digit(at index: Int) -> UInt8 {
    digits.indices.contains(index) ? digits[index] : Self.zero
  }
}
