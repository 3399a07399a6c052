/// Bytes as seven-bit ones, for a literal of the program: it holds text only, and ASCII is text whose bytes stay what they are.
///
/// Eight bytes of the text are seven of the data, the lowest bits first.
package enum SevenBits {
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 6) / 7 * 8)
    for start in stride(from: 0, to: bytes.count, by: 7) {
      var group: UInt64 = 0
      for (place, byte) in bytes[start..<min(start + 7, bytes.count)].enumerated() {
        group |= UInt64(byte) << UInt64(8 * place)
      }
      for place in 0..<8 { text.append(UInt8(truncatingIfNeeded: group >> UInt64(7 * place)) & 0x7F) }
    }
    return text
  }

  /// Returns the bytes of a text; up to six zeros at their end may be those that `encode` filled them up with.
  package static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let groups = text.count / 8
    let text = UnsafeRawBufferPointer(text)
    // The last group is stored with a byte too many, for which there is room.
    var bytes = [UInt8](unsafeUninitializedCapacity: groups * 7 + 1) { bytes, count in
      let bytes = UnsafeMutableRawBufferPointer(bytes)
      for group in 0..<groups {
        var bits = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: group &* 8, as: UInt64.self))
        bits = bits & 0x007F_007F_007F_007F | bits >> 1 & 0x3F80_3F80_3F80_3F80
        bits = bits & 0x0000_3FFF_0000_3FFF | bits >> 2 & 0x0FFF_C000_0FFF_C000
        bits = bits & 0x0000_0000_0FFF_FFFF | bits >> 4 & 0x00FF_FFFF_F000_0000
        bytes.storeBytes(of: bits.littleEndian, toByteOffset: group &* 7, as: UInt64.self)
      }
      bytes[groups * 7] = 0
      count = groups * 7 + 1
    }
    bytes.removeLast()
    return bytes
  }
}
