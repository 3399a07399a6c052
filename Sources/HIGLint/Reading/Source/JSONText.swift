/// A text as a string of JSON: a reader of JSON gets the same text, and characters that a terminal or a log would not
/// show as text are escaped.
enum JSONText {
  /// Appends the string with its quotation marks.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(ASCII.doubleQuote)
    var plain = 0
    var i = 0
    while i < text.count {
      let byte = text[i]
      // Of what is not ASCII, only what begins with one of these may have to be escaped.
      let isPlain =
        byte > ASCII.hash && byte < 0x7F && byte != ASCII.backslash
        || byte >= 0x80 && byte != 0xC2 && byte != 0xD8 && byte != 0xE2 && byte != 0xEF
        || byte == ASCII.space || byte == ASCII.exclamation
      if isPlain {
        i += 1
        continue
      }
      let (scalar, length) = byte < 0x80 ? (UInt32(byte), 1) : UTF8Decoding.scalar(in: text, at: i)
      if mustBeEscaped(scalar, text, at: i) {
        bytes.append(contentsOf: text[plain..<i])
        escape(scalar, to: &bytes)
        plain = i + length
      }
      i += length
    }
    bytes.append(contentsOf: text[plain...])
    bytes.append(ASCII.doubleQuote)
  }

  private static func mustBeEscaped(_ scalar: UInt32, _ text: UnsafeBufferPointer<UInt8>, at i: Int) -> Bool {
    switch scalar {
    case 0..<0x20, UInt32(ASCII.doubleQuote), UInt32(ASCII.backslash), 0x7F: true
    case UInt32(ASCII.hash): LogCommand.isBroken(text, at: i)
    case UTF8Decoding.invalid: false
    // No characters, which YAML does not print.
    case 0xFFFE, 0xFFFF: true
    default: VisibleText.isHidden(scalar)
    }
  }

  private static func escape(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case UInt32(ASCII.doubleQuote): bytes += "\\\"".utf8
    case UInt32(ASCII.backslash): bytes += "\\\\".utf8
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    default:
      bytes += "\\u".utf8
      bytes += VisibleText.hexadecimal(scalar).utf8
    }
  }
}
