/// The names of a document, each kept once: a hash table over the file's own bytes.
struct XMLNameTable {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where each name first stands.
  private var ranges: [SourceRange] = []
  private var hashes: [UInt32] = []
  /// Index into `ranges` + 1, or 0; open addressing, a power of two in size.
  private var slots: [UInt32]
  /// Differs from run to run, so that no file can be made of names that collide; numbers go by order of appearance.
  private let seed = UInt32.random(in: .min ... .max)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    slots = Array(repeating: 0, count: 128)
  }

  var count: Int { ranges.count }

  /// The names in the order in which they came first.
  var strings: [String] {
    ranges.map { String(decoding: bytes[$0.bounds], as: UTF8.self) }
  }

  /// The number of the name at `start..<end`.
  mutating func intern(_ start: Int, _ end: Int) -> UInt32 {
    // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv
    var hash = 2_166_136_261 ^ seed
    for i in start..<end { hash = (hash ^ UInt32(bytes[i])) &* 16_777_619 }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, equals(ranges[index], start, end) { return UInt32(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    ranges.append(SourceRange(start, end))
    hashes.append(hash)
    slots[slot] = UInt32(ranges.count)
    if ranges.count * 2 > slots.count { grow() }
    return UInt32(ranges.count - 1)
  }

  /// True where the bytes at `start` spell the name `index` and end there.
  @inline(__always)
  func matches(_ index: UInt32, at start: Int, end: Int) -> Bool {
    let length = ranges[Int(index)].count
    guard end - start >= length, equals(ranges[Int(index)], start, start + length) else { return false }
    return start + length == end || !XMLName.isPart(bytes[start + length])
  }

  /// Where a name first stands.
  func range(_ index: UInt32) -> SourceRange { ranges[Int(index)] }

  @inline(__always)
  private func equals(_ range: SourceRange, _ start: Int, _ end: Int) -> Bool {
    guard range.count == end - start else { return false }
    let first = Int(range.start)
    for i in 0..<range.count where bytes[first + i] != bytes[start + i] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }
}
