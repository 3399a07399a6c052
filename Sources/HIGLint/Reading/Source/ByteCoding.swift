/// Writes numbers and texts as bytes.
public struct ByteWriter {
  public var bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  @inlinable public mutating func number(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  public mutating func string(_ string: String) {
    number(UInt64(string.utf8.count))
    bytes += string.utf8
  }
}

/// Reads numbers and texts that a `ByteWriter` wrote; every count is checked against the bytes that are left.
public struct ByteReader {
  public let bytes: [UInt8]
  public var offset: Int

  public init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  @inline(__always)
  @inlinable public mutating func byte() throws(ByteDecodingError) -> UInt8 {
    guard offset < bytes.count else { throw .malformed }
    offset += 1
    return bytes[offset - 1]
  }

  @inline(__always)
  @inlinable public mutating func number() throws(ByteDecodingError) -> UInt64 {
    let first = try byte()
    return first < 0x80 ? UInt64(first) : try longNumber(from: first)
  }

  /// Reads the rest of a number of several bytes, of which the first was read.
  @inline(never)
  @usableFromInline mutating func longNumber(from first: UInt8) throws(ByteDecodingError) -> UInt64 {
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while shift < 64 {
      let next = try byte()
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
      shift += 7
    }
    throw .malformed
  }

  /// Reads a number of things that take at least a byte each.
  @inline(__always)
  @inlinable public mutating func count() throws(ByteDecodingError) -> Int {
    let count = try number()
    guard count <= UInt64(bytes.count - offset) else { throw .malformed }
    return Int(count)
  }

  @inlinable public mutating func index(below limit: Int) throws(ByteDecodingError) -> UInt32 {
    let index = try number()
    guard index < UInt64(limit) else { throw .malformed }
    return UInt32(index)
  }

  public mutating func string() throws(ByteDecodingError) -> String {
    let count = try count()
    offset += count
    return bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[offset - count..<offset]), as: UTF8.self)
    }
  }

  public mutating func strings() throws(ByteDecodingError) -> [String] {
    let count = try count()
    var strings: [String] = []
    strings.reserveCapacity(count)
    for _ in 0..<count { strings.append(try string()) }
    return strings
  }
}
