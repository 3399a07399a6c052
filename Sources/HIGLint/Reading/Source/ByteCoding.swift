/// Writes numbers and texts as bytes.
///
/// A number below 128 is a byte. A larger one is in groups of seven bits (LEB128); in a `text`, where all that is written
/// must be UTF-8 since it stands in a literal, it is a Unicode scalar instead. From 0xD000 on, its lowest twelve bits are
/// one behind 0xE000, and the rest follows.
public struct ByteWriter {
  public var bytes: [UInt8]
  private let isText: Bool

  public init(bytes: [UInt8], isText: Bool = false) {
    self.bytes = bytes
    self.isText = isText
  }

  @inlinable public mutating func number(_ number: UInt64) {
    if number < 0x80 { bytes.append(UInt8(truncatingIfNeeded: number)) } else { longNumber(number) }
  }

  @usableFromInline mutating func longNumber(_ number: UInt64) {
    var rest = number
    if isText {
      while rest >= 0xD000 {
        scalar(0xE000 | rest & 0xFFF)
        rest >>= 12
      }
      return scalar(rest)
    }
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func scalar(_ value: UInt64) {
    let last = UInt8(truncatingIfNeeded: value & 0x3F) | 0x80
    if value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value))
    } else if value < 0x800 {
      bytes.append(UInt8(truncatingIfNeeded: value >> 6) | 0xC0)
      bytes.append(last)
    } else {
      bytes.append(UInt8(truncatingIfNeeded: value >> 12) | 0xE0)
      bytes.append(UInt8(truncatingIfNeeded: value >> 6 & 0x3F) | 0x80)
      bytes.append(last)
    }
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
  private let isText: Bool

  public init(bytes: [UInt8], offset: Int, isText: Bool = false) {
    self.bytes = bytes
    self.offset = offset
    self.isText = isText
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
    if isText { return try longScalar(from: first) }
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

  private mutating func longScalar(from first: UInt8) throws(ByteDecodingError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    var lead = first
    while shift < 64 {
      if lead < 0x80 { return number | UInt64(lead) << shift }
      if lead & 0xE0 == 0xC0 { return number | (UInt64(lead & 0x1F) << 6 | UInt64(try byte() & 0x3F)) << shift }
      guard lead & 0xF0 == 0xE0 else { throw .malformed }
      let scalar = UInt64(lead & 0xF) << 12 | UInt64(try byte() & 0x3F) << 6 | UInt64(try byte() & 0x3F)
      if scalar < 0xD000 { return number | scalar << shift }
      number |= (scalar & 0xFFF) << shift
      shift += 12
      lead = try byte()
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

  @inline(__always)
  @inlinable public mutating func index(below limit: Int) throws(ByteDecodingError) -> UInt32 {
    let index = try number()
    guard index < UInt64(limit) else { throw .malformed }
    return UInt32(index)
  }

  public mutating func string() throws(ByteDecodingError) -> String { try string(count: try number()) }

  /// Reads a text of so many bytes.
  public mutating func string(count: UInt64) throws(ByteDecodingError) -> String {
    guard count <= UInt64(bytes.count - offset) else { throw .malformed }
    let count = Int(count)
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
