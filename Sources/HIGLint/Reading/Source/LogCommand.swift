/// Texts that CI systems take for a command in a line of a log, whoever wrote it.
///
/// A spec's texts, keys and file names end up in logs, and a stranger may have written them. Azure's agent reads
/// `##vso[…]` and `##[…]` anywhere in a line, GitHub's runner `##[…]` anywhere and `::name::` behind nothing but white
/// space, TeamCity `##teamcity[…]`. To show one character of each in another form keeps a text from being one: the
/// second `#`, or the first colon.
package enum LogCommand {
  /// Whether the byte at an offset must be shown in another form.
  @inline(__always)
  package static func isBroken(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Bool {
    switch bytes[i] {
    case ASCII.hash: i > 0 && bytes[i - 1] == ASCII.hash && opensBracket(bytes, behind: i)
    case ASCII.colon: i + 1 < bytes.count && bytes[i + 1] == ASCII.colon && beginsLine(bytes, at: i)
    default: false
    }
  }

  /// Whether a text may hold a byte to show in another form: it has two number signs or colons side by side.
  static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == previous, byte == ASCII.hash || byte == ASCII.colon { return true }
      previous = byte
    }
    return false
  }

  /// Whether `##` is followed by `[`, or by a word and `[`.
  private static func opensBracket(_ bytes: UnsafeBufferPointer<UInt8>, behind i: Int) -> Bool {
    var k = i + 1
    while k < bytes.count, isWordByte(bytes[k]) { k += 1 }
    return k < bytes.count && bytes[k] == ASCII.openBracket
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), ASCII.zero...ASCII.nine,
      ASCII.minus, ASCII.dot, UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether only white space stands between an offset and the beginning of its line, or of the text, which may be
  /// written at the beginning of a line.
  private static func beginsLine(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Bool {
    var k = i
    while k > 0 {
      let byte = bytes[k - 1]
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { return true }
      if byte == ASCII.space || (0x09...0x0D).contains(byte) {
        k -= 1
        continue
      }
      let (scalar, length) = UTF8Decoding.scalar(in: bytes, before: k)
      guard byte >= 0x80, Unicode.Scalar(scalar)?.properties.isWhitespace == true else { return false }
      k -= length
    }
    return true
  }
}
