/// A map with its keys in the order written. Keys are bool, int, double or string; `1` and `1.0` are one key.
public final class MapValue: Sendable {
  /// A map of fewer keys is searched from the start.
  private static let indexed = 9

  public let entries: [(key: Value, value: Value)]
  /// A hash table of positions in `entries`, -1 for none; its size is a power of two. Empty for a small map.
  private let table: [Int32]
  /// The position of the first key that an earlier one equals.
  let repeatedKey: Int?

  public init(_ entries: [(key: Value, value: Value)]) {
    self.entries = entries
    guard entries.count >= Self.indexed else {
      table = []
      repeatedKey = entries.indices.first { i in entries[..<i].contains { Self.equal($0.key, entries[i].key) } }
      return
    }
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    var repeated: Int?
    for i in entries.indices {
      var place = Self.hash(entries[i].key) & (size - 1)
      while table[place] >= 0, !Self.equal(entries[Int(table[place])].key, entries[i].key) {
        place = (place + 1) & (size - 1)
      }
      if table[place] < 0 { table[place] = Int32(truncatingIfNeeded: i) } else { repeated = repeated ?? i }
    }
    self.table = table
    repeatedKey = repeated
  }

  /// The value of a key; nil where the map does not have it.
  public subscript(key: Value) -> Value? {
    guard !table.isEmpty else { return entries.first { Self.equal($0.key, key) }?.value }
    var place = Self.hash(key) & (table.count - 1)
    while table[place] >= 0 {
      let entry = entries[Int(table[place])]
      if Self.equal(entry.key, key) { return entry.value }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// The value of a key that is a text.
  public subscript(name: String) -> Value? {
    guard table.isEmpty else { return self[.string(name)] }
    for entry in entries {
      if case .string(let key) = entry.key, StringBytes.equal(key, name) { return entry.value }
    }
    return nil
  }

  private static func equal(_ a: Value, _ b: Value) -> Bool {
    if case .yes = Comparison.equality(a, b) { return true }
    return false
  }

  /// FNV-1a over bytes; equal numbers have equal hashes.
  private static func hash(_ key: Value) -> Int {
    switch key {
    case .bool(let bool): return bool ? 1 : 2
    case .int(let int): return hash(Double(int))
    case .double(let double): return hash(double)
    case .string(let string):
      return string.withBytes { bytes in
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash ^ (hash >> 32)) & .max
      }
    default: return 0
    }
  }

  private static func hash(_ number: Double) -> Int {
    let bits = (number == 0 ? 0 : number.bitPattern) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: bits ^ (bits >> 32)) & .max
  }
}
