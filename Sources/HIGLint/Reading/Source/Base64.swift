/// Base 64 (RFC 4648).
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

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
}
