/// Makes inputs out of seeds: the same from the same number.
struct Mutator {
  static let maximumSize = 12_000

  private var state: UInt64
  private let tokens: [[UInt8]]
  /// Of longer seeds a run of lines is taken.
  private let longestSeed: Int

  init(seed: UInt64, tokens: [String], longestSeed: Int = 2000) {
    self.longestSeed = longestSeed
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.tokens = tokens.map { Array($0.utf8) }
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  private mutating func random(below limit: Int) -> Int { limit < 2 ? 0 : Int(random() % UInt64(limit)) }

  mutating func next(from seeds: [[UInt8]]) -> [UInt8] {
    var bytes = excerpt(seeds[random(below: seeds.count)])
    // Mostly a few changes, sometimes many.
    let changes = 1 << random(below: 5)
    for _ in 0..<changes { change(&bytes, seeds) }
    if bytes.count > Self.maximumSize { bytes.removeLast(bytes.count - Self.maximumSize) }
    return bytes
  }

  /// A large seed as a run of its lines.
  private mutating func excerpt(_ seed: [UInt8]) -> [UInt8] {
    let size = longestSeed
    guard seed.count > size else { return seed }
    let start = random(below: 3) == 0 ? random(below: seed.count - size) : 0
    return Array(seed[start..<start + size])
  }

  private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    let at = random(below: bytes.count + 1)
    switch random(below: 14) {
    case 0 where !bytes.isEmpty: bytes[random(below: bytes.count)] ^= 1 << UInt8(random(below: 8))
    case 1 where !bytes.isEmpty: bytes[random(below: bytes.count)] = UInt8(truncatingIfNeeded: random())
    case 2: bytes.removeSubrange(range(in: bytes, longest: 40))
    case 3: bytes.insert(contentsOf: bytes[range(in: bytes, longest: 60)], at: at)
    case 4:
      let part = Array(bytes[range(in: bytes, longest: 12)])
      for _ in 0..<1 << random(below: 8) { bytes.insert(contentsOf: part, at: at) }
    case 5:
      let other = seeds[random(below: seeds.count)]
      bytes.insert(contentsOf: other[range(in: other, longest: 200)], at: at)
    case 6: bytes.removeSubrange(at...)
    case 7, 8: changeLine(&bytes)
    case 9 where !bytes.isEmpty:
      let (a, b) = (random(below: bytes.count), random(below: bytes.count))
      bytes.swapAt(a, b)
    default:
      bytes.insert(contentsOf: tokens[random(below: tokens.count)], at: at)
    }
  }

  /// Indents, unindents, drops or repeats a line.
  private mutating func changeLine(_ bytes: inout [UInt8]) {
    var start = random(below: bytes.count + 1)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    switch random(below: 4) {
    case 0: bytes.insert(contentsOf: [UInt8](repeating: 0x20, count: 1 + random(below: 4)), at: start)
    case 1:
      let width = bytes[start..<end].prefix { $0 == 0x20 }.count
      bytes.removeSubrange(start..<start + min(width, 1 + random(below: 4)))
    case 2: bytes.removeSubrange(start..<min(end + 1, bytes.count))
    default: bytes.insert(contentsOf: bytes[start..<end] + [0x0A], at: start)
    }
  }

  private mutating func range(in bytes: [UInt8], longest: Int) -> Range<Int> {
    let start = random(below: bytes.count + 1)
    return start..<min(bytes.count, start + random(below: longest + 1))
  }
}
