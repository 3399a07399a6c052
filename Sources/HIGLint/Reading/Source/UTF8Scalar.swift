/// Decoding of UTF-8 that never reads past the end; a byte of no well-formed sequence is one U+FFFD.
package enum UTF8Scalar {
  @inline(__always)
  package static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> (scalar: UInt32, length: Int) {
    let lead = bytes[i]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, i + length <= bytes.count else { return (0xFFFD, 1) }
    var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
    var k = 1
    while k < length {
      guard bytes[i + k] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(bytes[i + k] & 0x3F)
      k += 1
    }
    return (scalar, length)
  }
}
