/// A hash table whose keys and values lie in its slots, for the few that are asked at every step: a `HashMap`, which keeps
/// its entries in order, looks into memory twice where this looks once.
struct FlatTable<Key: FlatTableKey, Value> {
  fileprivate struct Slot {
    var key: Key
    var value: Value
  }

  /// A power of two of them, a quarter of them free at least; none until something is set.
  private var slots: ContiguousArray<Slot> = []
  private var used = 0
  /// What is left of the bits of a hash when the number of a slot is taken from its upper ones.
  private var shift: UInt64
  /// What keys have for which nothing was set.
  private let absent: Value

  /// - Parameter capacity: The expected number of keys.
  init(capacity: Int, absent: Value) {
    var bits: UInt64 = 6
    while 1 << bits < capacity + capacity / 2 { bits += 1 }
    shift = 64 - bits
    self.absent = absent
  }

  @inline(__always)
  subscript(key: Key) -> Value {
    guard used > 0 else { return absent }
    return slots.withUnsafeBufferPointer { $0[Self.place(of: key, in: $0, shift)].value }
  }

  mutating func set(_ value: Value, for key: Key) {
    if (used + 1) * 4 > slots.count * 3 { grow() }
    let place = slots.withUnsafeBufferPointer { Self.place(of: key, in: $0, shift) }
    if slots[place].key != key {
      used += 1
      slots[place].key = key
    }
    slots[place].value = value
  }

  /// Where a key is, or the free place for it.
  @inline(__always)
  private static func place(of key: Key, in slots: UnsafeBufferPointer<Slot>, _ shift: UInt64) -> Int {
    // Fibonacci hashing: the upper bits of the product depend on all of the number's.
    var place = Int(truncatingIfNeeded: (key.number &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[place].key != key, slots[place].key != Key.free {
      place = place &+ 1 == slots.count ? 0 : place &+ 1
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    if !old.isEmpty { shift -= 1 }
    slots = ContiguousArray(repeating: Slot(key: Key.free, value: absent), count: 1 << (64 - shift))
    for slot in old where slot.key != Key.free {
      slots[slots.withUnsafeBufferPointer { Self.place(of: slot.key, in: $0, shift) }] = slot
    }
  }
}

extension FlatTable: Sendable where Key: Sendable, Value: Sendable {}
extension FlatTable.Slot: Sendable where Key: Sendable, Value: Sendable {}

/// A key of a `FlatTable`: small numbers that nobody chooses in order to collide with others.
protocol FlatTableKey: Equatable {
  /// All of the key, in one number.
  var number: UInt64 { get }
  /// No key: what a free slot has.
  static var free: Self { get }
}

extension UInt64: FlatTableKey {
  var number: UInt64 { self }
  static var free: UInt64 { .max }
}
