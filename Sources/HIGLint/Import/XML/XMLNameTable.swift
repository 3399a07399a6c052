import HIGReading

/// The names of a document, each kept once, in the file's own bytes.
struct XMLNameTable {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The range where each name first stands.
  private var ranges: [SourceRange] = []
  private var hashes: [Int] = []
  /// The slots, of which at least half are free.
  private var slots = HashSlots(count: 128)
  /// A seed of each run's own, so that no file can be made of names that collide; numbers go by order of appearance.
  private let seed = UInt64.random(in: .min ... .max)

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var count: Int { ranges.count }

  /// The names in the order in which they came first.
  var strings: [String] {
    ranges.map { String(decoding: bytes[$0.bounds], as: UTF8.self) }
  }

  /// Returns the number of the name at `start..<end`, which is added if it is new.
  mutating func intern(_ start: Int, _ end: Int) -> UInt32 {
    var fnv = FNV1a(seed)
    for i in start..<end { fnv.add(bytes[i]) }
    let hash = fnv.tableHash
    let slot = slots.slot(of: hash) { hashes[$0] == hash && equals(ranges[$0], start, end) }
    if let known = slots[slot] { return UInt32(known) }
    let new = ranges.count
    ranges.append(SourceRange(start, end))
    hashes.append(hash)
    slots[slot] = new
    if ranges.count * 2 > slots.count { slots.grow(hashes) }
    return UInt32(new)
  }

  /// Whether the bytes at `start` spell the name `index` and end there.
  @inline(__always)
  func matches(_ index: UInt32, at start: Int, end: Int) -> Bool {
    let length = ranges[Int(index)].count
    guard end - start >= length, equals(ranges[Int(index)], start, start + length) else { return false }
    return start + length == end || !XMLName.isPart(bytes[start + length])
  }

  /// Returns the range where a name first stands.
  func range(_ index: UInt32) -> SourceRange { ranges[Int(index)] }

  @inline(__always)
  private func equals(_ range: SourceRange, _ start: Int, _ end: Int) -> Bool {
    guard range.count == end - start else { return false }
    let first = Int(range.start)
    for i in 0..<range.count where bytes[first + i] != bytes[start + i] { return false }
    return true
  }
}
