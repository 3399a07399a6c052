/// The beginning of a PNG file: what can be said of a picture without decoding it.
///
/// W3C, Portable Network Graphics (third edition), 5.2 and 11.2.1: the signature, then the chunk `IHDR`.
package struct PNGHeader: Hashable, Sendable {
  /// The size in pixels.
  package var width: Int
  package var height: Int
  /// Whether the pixels have an alpha channel. Without one a palette may still hold colours that are transparent.
  package var hasAlpha: Bool

  /// Reads a header from the first bytes of a file; nil for anything but a PNG.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.length, bytes.starts(with: Self.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    let width = BigEndian.unsigned32(bytes, at: 16)
    let height = BigEndian.unsigned32(bytes, at: 20)
    guard width > 0, height > 0, width <= Self.maximum, height <= Self.maximum else { return nil }
    self.width = Int(width)
    self.height = Int(height)
    hasAlpha = bytes[25] & 4 != 0
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes up to the end of `IHDR`.
  private static let length = 29
  /// The greatest width and height of the format.
  private static let maximum: UInt32 = 0x7FFF_FFFF
}

/// Numbers with their most significant byte first. The bytes are there: whoever asks has counted them.
enum BigEndian {
  static func unsigned16(_ bytes: [UInt8], at index: Int) -> UInt16 {
    UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
  }

  static func unsigned32(_ bytes: [UInt8], at index: Int) -> UInt32 {
    UInt32(unsigned16(bytes, at: index)) << 16 | UInt32(unsigned16(bytes, at: index + 2))
  }

  static func unsigned64(_ bytes: [UInt8], at index: Int) -> UInt64 {
    UInt64(unsigned32(bytes, at: index)) << 32 | UInt64(unsigned32(bytes, at: index + 4))
  }
}
