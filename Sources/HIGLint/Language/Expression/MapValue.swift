import HIGReading

/// A map with its keys in the order written. Keys are bool, int, double or string; `1` and `1.0` are one key.
public final class MapValue: Sendable {
  /// The number of keys from which a map is indexed; a smaller one is searched from the start.
  private static let indexed = 9

  public let entries: [(key: Value, value: Value)]
  /// The slots by the hashes of keys, of which at least half are free. None for a small map.
  private let slots: HashSlots
  /// The position of the first key that an earlier one equals.
  let repeatedKey: Int?

  public init(_ entries: [(key: Value, value: Value)]) {
    self.entries = entries
    guard entries.count >= Self.indexed else {
      slots = HashSlots()
      repeatedKey = entries.indices.first { i in entries[..<i].contains { Self.equal($0.key, entries[i].key) } }
      return
    }
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    var slots = HashSlots(count: size)
    var repeated: Int?
    for i in entries.indices {
      let slot = slots.slot(of: Self.hash(entries[i].key)) { Self.equal(entries[$0].key, entries[i].key) }
      if slots[slot] == nil { slots[slot] = i } else { repeated = repeated ?? i }
    }
    self.slots = slots
    repeatedKey = repeated
  }

  /// The value of a key; nil if the map does not have it.
  public subscript(key: Value) -> Value? {
    guard slots.count > 0 else { return entries.first { Self.equal($0.key, key) }?.value }
    let slot = slots.slot(of: Self.hash(key)) { Self.equal(entries[$0].key, key) }
    return slots[slot].map { entries[$0].value }
  }

  /// The value of a key that is a text.
  public subscript(name: String) -> Value? {
    guard slots.count == 0 else { return self[.string(name)] }
    for entry in entries {
      if case .string(let key) = entry.key, StringBytes.equal(key, name) { return entry.value }
    }
    return nil
  }

  private static func equal(_ a: Value, _ b: Value) -> Bool {
    if case .yes = Comparison.equality(a, b) { return true }
    return false
  }

  /// Returns the hash of a key; equal numbers have equal hashes.
  private static func hash(_ key: Value) -> Int {
    switch key {
    case .bool(let bool): return bool ? 1 : 2
    case .int(let int): return hash(Double(int))
    case .double(let double): return hash(double)
    case .string(let string):
      return string.withBytes { bytes in
        var hash = FNV1a()
        hash.add(bytes)
        return hash.tableHash
      }
    default: return 0
    }
  }

  private static func hash(_ number: Double) -> Int {
    let bits = (number == 0 ? 0 : number.bitPattern) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: bits ^ (bits >> 32)) & .max
  }
}
