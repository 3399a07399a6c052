/// The slots of a hash table: where the number of an entry is found by its hash.
///
/// The entries themselves lie with whoever has the table, in the order in which they came, and so does what is compared of
/// them. `HashMap` is one such table; those that look for something else than their entries' keys have slots of their own.
struct HashSlots: Sendable {
  /// The number of the entry, from 1, or 0 for a free slot. A power of two of them, some of them free.
  private(set) var numbers: [UInt32] = []

  init() {}

  /// - Parameter count: Of slots, a power of two.
  init(count: Int) { numbers = [UInt32](repeating: 0, count: count) }

  var count: Int { numbers.count }

  /// The number of the entry in a slot; nil where the slot is free.
  @inline(__always)
  subscript(slot: Int) -> Int? {
    get { numbers[slot] == 0 ? nil : Int(numbers[slot]) - 1 }
    set { numbers[slot] = newValue.map { UInt32($0 + 1) } ?? 0 }
  }

  /// The slot that holds what has a hash, or the free one where it would go. There must be slots.
  @inline(__always)
  func slot(of hash: Int, where isSame: (Int) -> Bool) -> Int {
    let mask = numbers.count - 1
    var slot = hash & mask
    while numbers[slot] != 0, !isSame(Int(numbers[slot]) - 1) { slot = (slot + 1) & mask }
    return slot
  }

  /// Twice as many slots, eight at least, for the entries whose hashes are given in their order: no two of them are the same.
  mutating func grow(_ hashes: some Sequence<Int>) {
    numbers = [UInt32](repeating: 0, count: max(8, numbers.count * 2))
    for (number, hash) in hashes.enumerated() { self[slot(of: hash, where: { _ in false })] = number }
  }

  mutating func removeAll() {
    for slot in numbers.indices { numbers[slot] = 0 }
  }
}
