/// Reads scalars out of bytes that need not be valid UTF-8.
package enum UTF8Decoding {
  /// The value for a byte that begins no scalar; such a byte counts alone.
  package static let invalid: UInt32 = .max

  /// Returns the scalar at `index`, whose byte is not ASCII, and its length in bytes.
  @inline(__always)
  package static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(text[index])
    func continuation(_ distance: Int) -> UInt32 {
      guard index + distance < text.count else { return invalid }
      let byte = UInt32(text[index + distance])
      return byte & 0xC0 == 0x80 ? byte & 0x3F : invalid
    }
    let second = continuation(1)
    guard second != invalid else { return (invalid, 1) }
    switch lead {
    case 0xC2...0xDF:
      return ((lead & 0x1F) << 6 | second, 2)
    case 0xE0...0xEF:
      let third = continuation(2)
      guard third != invalid else { return (invalid, 1) }
      let value = (lead & 0x0F) << 12 | second << 6 | third
      // Overlong, or half of a surrogate pair.
      return value < 0x800 || value & 0xF800 == 0xD800 ? (invalid, 1) : (value, 3)
    case 0xF0...0xF4:
      let third = continuation(2)
      let fourth = continuation(3)
      guard third != invalid, fourth != invalid else { return (invalid, 1) }
      let value = (lead & 0x07) << 18 | second << 12 | third << 6 | fourth
      return value < 0x1_0000 || value >= 0x11_0000 ? (invalid, 1) : (value, 4)
    default:
      return (invalid, 1)
    }
  }

  /// Returns the scalar that ends before `index`, which is above 0, and its length.
  package static func scalar(in text: UnsafeBufferPointer<UInt8>, before index: Int) -> (value: UInt32, length: Int) {
    let last = text[index - 1]
    if last < 0x80 { return (UInt32(last), 1) }
    var start = index - 1
    while start > 0, index - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    if text[start] >= 0x80 {
      let (value, length) = scalar(in: text, at: start)
      if start + length == index { return (value, length) }
    }
    return (invalid, 1)
  }

  /// Returns the number of bytes of a scalar.
  package static func width(of scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
  }

  /// Returns the first byte of a scalar's encoding.
  package static func lead(of scalar: UInt32) -> UInt8 {
    switch scalar {
    case ..<0x80: UInt8(scalar)
    case ..<0x800: UInt8(0xC0 | scalar >> 6)
    case ..<0x1_0000: UInt8(0xE0 | scalar >> 12)
    default: UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
    }
  }

  /// Calls `body` with the bytes of a string: without a copy for a native one.
  @inline(__always)
  package static func withBytes<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
