/// The slots of a hash table, in which the number of an entry is found by its hash.
///
/// The owner of the table keeps the entries, in the order in which they came, and compares them. `HashMap` is one such
/// table; tables that look for something else than their entries' keys have slots of their own.
public struct HashSlots: Sendable {
  /// The number of the entry in each slot, from 1, or 0 for a free one. Their count is a power of two; some are free.
  public var numbers: [UInt32] = []

  @inlinable public init() {}

  /// - Parameter count: The number of slots, a power of two.
  @inlinable public init(count: Int) { numbers = [UInt32](repeating: 0, count: count) }

  @inlinable public var count: Int { numbers.count }

  /// The number of the entry in a slot; nil for a free one.
  @inline(__always)
  @inlinable public subscript(slot: Int) -> Int? {
    get { numbers[slot] == 0 ? nil : Int(numbers[slot]) - 1 }
    set { numbers[slot] = newValue.map { UInt32($0 + 1) } ?? 0 }
  }

  /// Returns the slot of the entry with a hash that passes the test, or the free one for it. There must be slots.
  @inline(__always)
  @inlinable public func slot(of hash: Int, where isSame: (Int) -> Bool) -> Int {
    let mask = numbers.count - 1
    var slot = hash & mask
    while numbers[slot] != 0, !isSame(Int(numbers[slot]) - 1) { slot = (slot + 1) & mask }
    return slot
  }

  /// Doubles the slots, to eight at least, for different entries with these hashes, which stand in the entries' order.
  @inlinable public mutating func grow(_ hashes: some Sequence<Int>) {
    numbers = [UInt32](repeating: 0, count: max(8, numbers.count * 2))
    for (number, hash) in hashes.enumerated() { self[slot(of: hash, where: { _ in false })] = number }
  }

  @inlinable public mutating func removeAll() {
    for slot in numbers.indices { numbers[slot] = 0 }
  }
}
