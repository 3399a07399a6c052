/// A fingerprint of bytes: 128 bits, the same on every machine.
///
/// Among a million contents two share one by chance with a probability below 10⁻²⁶. It is no cryptographic hash:
/// whoever makes two files with one fingerprint on purpose deceives only their own cache.
package struct ContentDigest: Hashable, Sendable {
  package var first: UInt64
  package var second: UInt64

  package init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  package init(of bytes: [UInt8]) {
    var hasher = ContentHasher()
    hasher.add(bytes)
    self = hasher.digest
  }
}

/// Computes fingerprints by the rounds of MurmurHash3 (x64, 128 bits; Austin Appleby, public domain), 16 bytes at a time.
///
/// Every addition begins with its length, so that `ab`, `c` differs from `a`, `bc`.
package struct ContentHasher {
  private var first: UInt64 = 0x6869_676C_696E_7401
  private var second: UInt64 = 0x9AE1_6A3B_2F90_404F
  private var count: UInt64 = 0

  package init(first: UInt64 = 0x6869_676C_696E_7401, second: UInt64 = 0x9AE1_6A3B_2F90_404F, count: UInt64 = 0) {
    self.first = first
    self.second = second
    self.count = count
  }

  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ digest: ContentDigest) { mix(digest.first, digest.second) }

  package mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number)), 1) }

  package mutating func add(_ flag: Bool) { mix(flag ? 1 : 0, 2) }

  package mutating func add(_ buffer: UnsafeRawBufferPointer) {
    mix(UInt64(buffer.count), 3)
    var offset = 0
    while offset + 16 <= buffer.count {
      mix(
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
      offset += 16
    }
    guard offset < buffer.count else { return }
    var rest: (UInt64, UInt64) = (0, 0)
    for index in offset..<buffer.count {
      let shift = UInt64((index - offset) % 8 * 8)
      if index - offset < 8 {
        rest.0 |= UInt64(buffer[index]) << shift
      } else {
        rest.1 |= UInt64(buffer[index]) << shift
      }
    }
    mix(rest.0, rest.1)
  }

  @inline(__always)
  private mutating func mix(_ a: UInt64, _ b: UInt64) {
    first ^= Self.rotated(a &* 0x87C3_7B91_1142_53D5, 31) &* 0x4CF5_AD43_2745_937F
    first = (Self.rotated(first, 27) &+ second) &* 5 &+ 0x52DC_E729
    second ^= Self.rotated(b &* 0x4CF5_AD43_2745_937F, 33) &* 0x87C3_7B91_1142_53D5
    second = (Self.rotated(second, 31) &+ first) &* 5 &+ 0x3849_5AB5
    count &+= 16
  }

  package var digest: ContentDigest {
    var (a, b) = (first ^ count, second ^ count)
    a &+= b
    b &+= a
    a = Self.finished(a)
    b = Self.finished(b)
    a &+= b
    b &+= a
    return ContentDigest(first: a, second: b)
  }

  private static func finished(_ number: UInt64) -> UInt64 {
    var number = (number ^ number >> 33) &* 0xFF51_AFD7_ED55_8CCD
    number = (number ^ number >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return number ^ number >> 33
  }

  @inline(__always)
  private static func rotated(_ number: UInt64, _ bits: UInt64) -> UInt64 { number << bits | number >> (64 - bits) }
}
