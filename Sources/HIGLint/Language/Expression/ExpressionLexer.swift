import HIGReading

/// A word of an expression and its place.
package struct ExpressionToken {
  package enum Kind: UInt8 {
    case end
    case identifier
    /// `` `content-type` ``: a field name that is no identifier.
    case quotedIdentifier
    case int, double, string
    case `true`, `false`, null, `in`
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case dot, comma, colon, question
    case plus, minus, star, slash, percent, not, and, or
    case equal, notEqual, less, lessEqual, greater, greaterEqual
  }

  var kind: Kind
  var range: SourceRange

  /// Whether the word may stand after a dot.
  var isName: Bool {
    switch kind {
    case .identifier, .quotedIdentifier, .true, .false, .null, .in: true
    default: false
    }
  }
}

/// Cuts an expression into words. White space and `//` comments separate them.
struct ExpressionLexer {
  let bytes: [UInt8]
  /// The offset where the next token is looked for.
  private(set) var offset: Int
  let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < end ? bytes[offset + ahead] : 0 }

  mutating func next() throws(ExpressionError) -> ExpressionToken {
    skipSpace()
    let start = offset
    guard start < end else { return ExpressionToken(kind: .end, range: SourceRange(at: end)) }
    let kind = try scan()
    return ExpressionToken(kind: kind, range: SourceRange(start, offset))
  }

  private mutating func skipSpace() {
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: offset += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while offset < end, bytes[offset] != 0x0A { offset += 1 }
      default: return
      }
    }
  }

  private mutating func scan() throws(ExpressionError) -> ExpressionToken.Kind {
    let first = bytes[offset]
    switch first {
    case UInt8(ascii: "("): return take(1, .leftParenthesis)
    case UInt8(ascii: ")"): return take(1, .rightParenthesis)
    case UInt8(ascii: "["): return take(1, .leftBracket)
    case UInt8(ascii: "]"): return take(1, .rightBracket)
    case UInt8(ascii: "{"): return take(1, .leftBrace)
    case UInt8(ascii: "}"): return take(1, .rightBrace)
    case UInt8(ascii: ","): return take(1, .comma)
    case UInt8(ascii: ":"): return take(1, .colon)
    case UInt8(ascii: "?"): return take(1, .question)
    case UInt8(ascii: "+"): return take(1, .plus)
    case UInt8(ascii: "-"): return take(1, .minus)
    case UInt8(ascii: "*"): return take(1, .star)
    case UInt8(ascii: "/"): return take(1, .slash)
    case UInt8(ascii: "%"): return take(1, .percent)
    case UInt8(ascii: "."): return isDigit(byte(1)) ? try number() : take(1, .dot)
    case UInt8(ascii: "!"): return byte(1) == UInt8(ascii: "=") ? take(2, .notEqual) : take(1, .not)
    case UInt8(ascii: "<"): return byte(1) == UInt8(ascii: "=") ? take(2, .lessEqual) : take(1, .less)
    case UInt8(ascii: ">"): return byte(1) == UInt8(ascii: "=") ? take(2, .greaterEqual) : take(1, .greater)
    case UInt8(ascii: "="): return try double("=", .equal)
    case UInt8(ascii: "&"): return try double("&", .and)
    case UInt8(ascii: "|"): return try double("|", .or)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return try string(isRaw: false)
    case UInt8(ascii: "`"): return try quotedIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word(first)
    }
  }

  private mutating func take(_ count: Int, _ kind: ExpressionToken.Kind) -> ExpressionToken.Kind {
    offset += count
    return kind
  }

  /// Reads `==`, `&&` or `||`, of which one sign alone is a slip.
  private mutating func double(
    _ sign: Character, _ kind: ExpressionToken.Kind
  ) throws(ExpressionError) -> ExpressionToken.Kind {
    if byte(1) == bytes[offset] { return take(2, kind) }
    throw ExpressionError(
      SourceRange(offset, offset + 1),
      Message(
        en: "`\(sign)` is no operator; write `\(sign)\(sign)`",
        zhHans: "没有运算符 `\(sign)`，应写作 `\(sign)\(sign)`"))
  }

  private mutating func word(_ first: UInt8) throws(ExpressionError) -> ExpressionToken.Kind {
    guard isNameStart(first) else {
      var length = 1
      while offset + length < end, bytes[offset + length] & 0xC0 == 0x80 { length += 1 }
      let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      throw ExpressionError(
        SourceRange(offset, offset + length),
        Message(en: "`\(text)` has no meaning here", zhHans: "此处不能出现 `\(text)`"))
    }
    let start = offset
    while offset < end, isNameStart(bytes[offset]) || isDigit(bytes[offset]) { offset += 1 }
    let length = offset - start
    if byte() == UInt8(ascii: "'") || byte() == UInt8(ascii: "\""), length <= 2 {
      switch bytes[start] | 0x20 {
      case UInt8(ascii: "r") where length == 1: return try string(isRaw: true)
      case UInt8(ascii: "b"), UInt8(ascii: "r"):
        throw ExpressionError(
          SourceRange(start, offset + 1),
          Message(en: "byte strings are not part of the rule language", zhHans: "规则语言不支持字节串"))
      default: break
      }
    }
    switch length {
    case 2 where bytes[start..<offset].elementsEqual("in".utf8): return .in
    case 4 where bytes[start..<offset].elementsEqual("true".utf8): return .true
    case 4 where bytes[start..<offset].elementsEqual("null".utf8): return .null
    case 5 where bytes[start..<offset].elementsEqual("false".utf8): return .false
    default: return .identifier
    }
  }

  private mutating func quotedIdentifier() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = offset
    offset += 1
    while offset < end, bytes[offset] != UInt8(ascii: "`"), bytes[offset] != 0x0A { offset += 1 }
    guard byte() == UInt8(ascii: "`"), offset > start + 1 else {
      throw ExpressionError(
        SourceRange(start, offset),
        Message(en: "this quoted name is empty or not closed by \"`\"", zhHans: "反引号中的名称为空，或缺少结尾的反引号"))
    }
    return take(1, .quotedIdentifier)
  }

  private mutating func number() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = offset
    var kind = ExpressionToken.Kind.int
    if byte() == UInt8(ascii: "0"), byte(1) | 0x20 == UInt8(ascii: "x") {
      offset += 2
      let digits = offset
      while hexadecimal(byte()) != nil { offset += 1 }
      if offset == digits { throw malformedNumber(from: start) }
    } else {
      skipDigits()
      if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
        kind = .double
        offset += 1
        skipDigits()
      }
      if byte() | 0x20 == UInt8(ascii: "e") {
        let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
        if isDigit(byte(1 + sign)) {
          kind = .double
          offset += 1 + sign
          skipDigits()
        }
      }
    }
    if kind == .int, byte() | 0x20 == UInt8(ascii: "u"), !isNameStart(byte(1)), !isDigit(byte(1)) {
      throw ExpressionError(
        SourceRange(start, offset + 1),
        Message(en: "unsigned integers are not part of the rule language", zhHans: "规则语言不支持无符号整数"))
    }
    if isNameStart(byte()) { throw malformedNumber(from: start) }
    return kind
  }

  private mutating func malformedNumber(from start: Int) -> ExpressionError {
    while isNameStart(byte()) || isDigit(byte()) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return ExpressionError(
      SourceRange(start, offset), Message(en: "`\(text)` is not a number", zhHans: "`\(text)` 不是数"))
  }

  private mutating func skipDigits() {
    while isDigit(byte()) { offset += 1 }
  }

  /// Reads from the opening quote to the closing one; three quotes hold line breaks.
  private mutating func string(isRaw: Bool) throws(ExpressionError) -> ExpressionToken.Kind {
    let start = offset
    let quote = bytes[offset]
    let isTriple = byte(1) == quote && byte(2) == quote
    offset += isTriple ? 3 : 1
    while offset < end {
      let next = bytes[offset]
      if next == UInt8(ascii: "\\"), !isRaw {
        offset += 2
      } else if next == quote, !isTriple || (byte(1) == quote && byte(2) == quote) {
        return take(isTriple ? 3 : 1, .string)
      } else if !isTriple, next == 0x0A || next == 0x0D {
        break
      } else {
        offset += 1
      }
    }
    offset = min(offset, end)
    throw ExpressionError(
      SourceRange(start, offset),
      Message(en: "this text is not closed by its quote", zhHans: "这段文本缺少结尾的引号"))
  }
}

package func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

func isNameStart(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") }

/// Returns the value of a hexadecimal digit; nil for any other byte.
package func hexadecimal(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}
