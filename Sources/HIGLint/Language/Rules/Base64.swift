/// Base 64 (RFC 4648), for bytes in a literal: a literal holds text only.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0, count: 256)
    for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
    return values
  }()

  /// Returns the bytes in base 64; zeros fill them up to a multiple of three, so the reader must know their number.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var i = 0
    while i < bytes.count {
      let a = bytes[i]
      let b = i + 1 < bytes.count ? bytes[i + 1] : 0
      let c = i + 2 < bytes.count ? bytes[i + 2] : 0
      text.append(alphabet[Int(a >> 2)])
      text.append(alphabet[Int((a & 3) << 4 | b >> 4)])
      text.append(alphabet[Int((b & 15) << 2 | c >> 6)])
      text.append(alphabet[Int(c & 63)])
      i += 3
    }
    return text
  }

  /// Returns the bytes of a text; up to two zeros at their end may be those that `encode` filled them up with.
  package static func decode(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { text in
      values.withUnsafeBufferPointer { values in
        let groups = text.count / 4
        return [UInt8](unsafeUninitializedCapacity: groups * 3) { bytes, count in
          count = groups * 3
          guard groups > 0, let values = values.baseAddress, var bytes = bytes.baseAddress, var text = text.baseAddress
          else { return }
          for _ in 0..<groups {
            let b = values[Int(text[1])]
            let c = values[Int(text[2])]
            bytes[0] = values[Int(text[0])] << 2 | b >> 4
            bytes[1] = b << 4 | c >> 2
            bytes[2] = c << 6 | values[Int(text[3])]
            text += 4
            bytes += 3
          }
        }
      }
    }
  }
}
