/// A character or entity reference: `&amp;`, `&#x4F60;`.
enum XMLReference {
  /// A reference to one character, up to the offset after its `;`.
  case scalar(Unicode.Scalar, end: Int)
  /// The name of an entity that XML does not define by itself; it is never expanded.
  case unknownEntity(end: Int)
  /// A number that is no character of XML.
  case noCharacter(end: Int)
  /// An `&` that begins no reference, up to the offset after the characters that looked like one.
  case bare(end: Int)

  /// Reads the reference whose `&` stands at `start`.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> XMLReference {
    let first = start + 1
    guard first < end else { return .bare(end: first) }
    if bytes[first] == UInt8(ascii: "#") { return readNumber(bytes, at: first + 1, end: end) }
    var i = first
    while i < end, XMLName.isPart(bytes[i]) { i += 1 }
    // A text's "&" stands alone: only a name that runs up to a ";" was meant as a reference.
    guard i > first, XMLName.isStart(bytes[first]) else { return .bare(end: first) }
    guard i < end, bytes[i] == UInt8(ascii: ";") else { return .bare(end: i) }
    let name = UnsafeBufferPointer(rebasing: bytes[first..<i])
    if let scalar = predefined(name) { return .scalar(scalar, end: i + 1) }
    return .unknownEntity(end: i + 1)
  }

  private static func predefined(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    switch name.count {
    case 2 where name.elementsEqual("lt".utf8): "<"
    case 2 where name.elementsEqual("gt".utf8): ">"
    case 3 where name.elementsEqual("amp".utf8): "&"
    case 4 where name.elementsEqual("quot".utf8): "\""
    case 4 where name.elementsEqual("apos".utf8): "'"
    default: nil
    }
  }

  private static func readNumber(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> XMLReference {
    var i = start
    var radix: UInt32 = 10
    if i < end, bytes[i] == UInt8(ascii: "x") {
      radix = 16
      i += 1
    }
    let digits = i
    var value: UInt32 = 0
    while i < end, let digit = digit(bytes[i]), digit < radix {
      // Past the last code point the number only has to stay wrong.
      value = min(value * radix + digit, 0x11_0000)
      i += 1
    }
    guard i > digits, i < end, bytes[i] == UInt8(ascii: ";") else { return .bare(end: i) }
    guard let scalar = Unicode.Scalar(value), isAllowed(scalar) else { return .noCharacter(end: i + 1) }
    return .scalar(scalar, end: i + 1)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x41 + 10
    case 0x61...0x66: UInt32(byte) - 0x61 + 10
    default: nil
    }
  }

  /// Whether a scalar is allowed by XML 1.0, production 2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}

/// The bytes of a name: XML 1.0, productions 4 and 4a, with every character beyond ASCII let through.
enum XMLName {
  @inline(__always)
  static func isStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  @inline(__always)
  static func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
