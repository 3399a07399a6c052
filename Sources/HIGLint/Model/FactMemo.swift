/// What derived facts came to, by node and name: an open hash table, as it is asked for every fact that a rule reads.
struct FactMemo {
  private static let free = UInt64.max

  /// A power of two; at most three of four are in use.
  private var keys: ContiguousArray<UInt64> = []
  private var values: ContiguousArray<Value> = []
  private var count = 0

  @inline(__always)
  private static func key(_ name: NameID, _ node: NodeReference) -> UInt64 {
    UInt64(node.index) << 16 | UInt64(name.value)
  }

  /// Where a key is, or the free place for it.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    // Fibonacci hashing: the upper bits of the product depend on all of the key's.
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[place] != key, keys[place] != Self.free { place = (place + 1) & mask }
    return place
  }

  @inline(__always)
  func value(of name: NameID, at node: NodeReference) -> Value? {
    guard count > 0 else { return nil }
    let key = Self.key(name, node)
    let place = place(of: key)
    return keys[place] == key ? values[place] : nil
  }

  mutating func insert(_ value: Value, of name: NameID, at node: NodeReference) {
    if (count + 1) * 4 > keys.count * 3 { grow() }
    let key = Self.key(name, node)
    let place = place(of: key)
    if keys[place] != key { count += 1 }
    keys[place] = key
    values[place] = value
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    let capacity = max(256, oldKeys.count * 2)
    keys = ContiguousArray(repeating: Self.free, count: capacity)
    values = ContiguousArray(repeating: .null, count: capacity)
    for index in oldKeys.indices where oldKeys[index] != Self.free {
      let place = place(of: oldKeys[index])
      keys[place] = oldKeys[index]
      values[place] = oldValues[index]
    }
  }
}
