/// FNV-1a of 64 bits (Fowler, Noll, Vo: datatracker.ietf.org/doc/draft-eastlake-fnv): the same on every machine and in every
/// run. It is not meant to keep a secret.
public struct FNV1a: Hashable, Sendable {
  public var value: UInt64

  /// - Parameter basis: FNV's own basis, or another one for another hash of the same bytes.
  @inline(__always)
  @inlinable public init(_ basis: UInt64 = 0xCBF2_9CE4_8422_2325) { value = basis }

  @inline(__always)
  @inlinable public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  @inline(__always)
  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds the lowest `count` bytes of a number, the lowest first.
  @inline(__always)
  @inlinable public mutating func add(_ number: UInt64, bytes count: UInt64) {
    for shift in stride(from: 0, to: count * 8, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// The hash for a table, of which the table takes as many lower bits as its size asks; not below zero.
  @inline(__always)
  @inlinable public var tableHash: Int { Int(truncatingIfNeeded: value ^ value >> 32) & .max }
}
