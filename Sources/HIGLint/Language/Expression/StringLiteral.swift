import HIGReading

/// The text of a quoted literal: CEL's escapes, or none in a raw one.
enum StringLiteral {
  /// Decodes a string token: with its quotes and a prefix `r` if it has one.
  static func decode(_ bytes: [UInt8], _ range: SourceRange) throws(ExpressionError) -> String {
    var start = Int(range.start)
    let isRaw = bytes[start] | 0x20 == UInt8(ascii: "r")
    if isRaw { start += 1 }
    let quote = bytes[start]
    let isTriple = range.count >= (isRaw ? 7 : 6) && bytes[start + 1] == quote && bytes[start + 2] == quote
    let width = isTriple ? 3 : 1
    let content = start + width..<Int(range.end) - width
    if isRaw || !bytes[content].contains(UInt8(ascii: "\\")) { return String(decoding: bytes[content], as: UTF8.self) }

    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var i = content.lowerBound
    while i < content.upperBound {
      if bytes[i] == UInt8(ascii: "\\") {
        let (scalar, length) = try escape(bytes, at: i, end: content.upperBound)
        append(scalar, to: &text)
        i += length
      } else {
        text.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func escape(
    _ bytes: [UInt8], at i: Int, end: Int
  ) throws(ExpressionError) -> (Unicode.Scalar, length: Int) {
    guard i + 1 < end else { throw unknownEscape(bytes, i, i + 1) }
    switch bytes[i + 1] {
    case UInt8(ascii: "a"): return ("\u{07}", 2)
    case UInt8(ascii: "b"): return ("\u{08}", 2)
    case UInt8(ascii: "f"): return ("\u{0C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "v"): return ("\u{0B}", 2)
    case let sign where "\\?\"'`".utf8.contains(sign): return (Unicode.Scalar(sign), 2)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return try number(bytes, at: i, skip: 2, digits: 2, radix: 16, end)
    case UInt8(ascii: "u"): return try number(bytes, at: i, skip: 2, digits: 4, radix: 16, end)
    case UInt8(ascii: "U"): return try number(bytes, at: i, skip: 2, digits: 8, radix: 16, end)
    case UInt8(ascii: "0")...UInt8(ascii: "3"): return try number(bytes, at: i, skip: 1, digits: 3, radix: 8, end)
    default: throw unknownEscape(bytes, i, i + 2)
    }
  }

  private static func number(
    _ bytes: [UInt8], at i: Int, skip: Int, digits: Int, radix: UInt32, _ end: Int
  ) throws(ExpressionError) -> (Unicode.Scalar, length: Int) {
    let last = i + skip + digits
    guard last <= end else { throw unknownEscape(bytes, i, end) }
    var value: UInt32 = 0
    for k in i + skip..<last {
      guard let digit = hexadecimal(bytes[k]), digit < radix else { throw unknownEscape(bytes, i, k + 1) }
      value = value &* radix &+ digit
    }
    guard let scalar = Unicode.Scalar(value) else { throw unknownEscape(bytes, i, last) }
    return (scalar, skip + digits)
  }

  private static func unknownEscape(_ bytes: [UInt8], _ start: Int, _ end: Int) -> ExpressionError {
    var end = end
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let text = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
    return ExpressionError(
      SourceRange(start, end),
      Message(
        en: "`\(text)` is no escape; a backslash is written `\\\\`",
        zhHans: "没有转义序列 `\(text)`；反斜杠应写作 `\\\\`"))
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
  }
}
