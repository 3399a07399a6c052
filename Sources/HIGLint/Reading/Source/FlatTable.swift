/// A hash table for the few that are asked at every step: its slots hold only keys, and the values lie in another array
/// under the same numbers. A `HashMap`, which keeps its entries in order, looks into memory once more.
public struct FlatTable<Key: FlatTableKey, Value> {
  /// The keys; their number is a power of two, of which at least a quarter is free. Empty until something is set.
  @usableFromInline var keys: ContiguousArray<Key> = []
  @usableFromInline var values: ContiguousArray<Value> = []
  @usableFromInline var used = 0
  /// The first number of slots.
  @usableFromInline let minimum: Int
  /// The value beside free keys.
  @usableFromInline let filler: Value

  /// - Parameter capacity: The expected number of keys.
  @inlinable public init(capacity: Int, filler: Value) {
    var minimum = 64
    while minimum < capacity + capacity / 2 { minimum *= 2 }
    self.minimum = minimum
    self.filler = filler
  }

  @inline(__always)
  @inlinable public subscript(key: Key) -> Value? {
    guard used > 0 else { return nil }
    let place = place(of: key)
    return keys[place] == key ? values[place] : nil
  }

  @inlinable public mutating func set(_ value: Value, for key: Key) {
    if (used + 1) * 4 > keys.count * 3 { grow() }
    let place = place(of: key)
    if keys[place] != key {
      used += 1
      keys[place] = key
    }
    values[place] = value
  }

  /// Returns the place of a key, or the free place for it.
  @inline(__always)
  @inlinable func place(of key: Key) -> Int {
    keys.withUnsafeBufferPointer { keys in
      let mask = keys.count &- 1
      // Fibonacci hashing: the upper bits of the product depend on all of the number's.
      var place = Int(truncatingIfNeeded: (key.number &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
      while keys[place] != key, keys[place] != Key.free { place = (place &+ 1) & mask }
      return place
    }
  }

  @inlinable mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = ContiguousArray(repeating: Key.free, count: oldKeys.isEmpty ? minimum : oldKeys.count * 2)
    values = ContiguousArray(repeating: filler, count: keys.count)
    for old in oldKeys.indices where oldKeys[old] != Key.free {
      let place = place(of: oldKeys[old])
      keys[place] = oldKeys[old]
      values[place] = oldValues[old]
    }
  }
}

extension FlatTable: Sendable where Key: Sendable, Value: Sendable {}

/// A key of a `FlatTable`: small numbers, which nobody chooses in order to collide with others.
public protocol FlatTableKey: Equatable {
  /// The whole key as one number.
  var number: UInt64 { get }
  /// The key that marks a free slot.
  static var free: Self { get }
}

extension UInt64: FlatTableKey {
  @inlinable public var number: UInt64 { self }
  @inlinable public static var free: UInt64 { .max }
}
