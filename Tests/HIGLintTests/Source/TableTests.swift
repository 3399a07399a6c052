import Testing

@testable import HIGReading

/// What tables are made of, and what is looked up in order.
@Suite struct TableTests {
  /// From the specification's own list (datatracker.ietf.org/doc/draft-eastlake-fnv).
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `FNV-1a is what its authors say`(text: String, value: UInt64) {
    var hash = FNV1a()
    hash.add(text.utf8)
    #expect(hash.value == value)
  }

  @Test func `the lowest bytes of a number come first`() {
    var (number, bytes) = (FNV1a(), FNV1a())
    number.add(0x1122_3344_5566_7788, bytes: 4)
    bytes.add([0x88, 0x77, 0x66, 0x55])
    #expect(number == bytes)
  }

  @Test(arguments: 0...9)
  func `a search finds the first place from which on something holds`(count: Int) {
    let numbers = Array(0..<count)
    for place in 0...count {
      #expect(numbers.partitioningIndex { $0 >= place } == place)
      #expect(numbers[place...].partitioningIndex { $0 >= 0 } == place)
    }
  }

  /// Numbers that come again, as many as make a table grow several times.
  private static let keys: [UInt64] = {
    var state: UInt64 = 1
    return (0..<5000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 52
    }
  }()

  @Test func `a flat table holds what was set last`() {
    var expected: [UInt64: Int] = [:]
    var table = FlatTable<UInt64, Int>(capacity: 1, filler: 0)
    #expect(table[7] == nil)
    for (value, key) in Self.keys.enumerated() {
      expected[key] = value
      table.set(value, for: key)
    }
    for key in 0..<5000 as Range<UInt64> { #expect(table[key] == expected[key]) }
  }

  @Test func `a hash map holds what was set last, in the order in which it came`() {
    var (expected, order): ([UInt32: Int], [UInt32]) = ([:], [])
    var map = HashMap<UInt32, Int>()
    for (value, key) in Self.keys.map({ UInt32($0) }).enumerated() {
      if expected.updateValue(value, forKey: key) == nil { order.append(key) }
      map.set(value, for: key)
    }
    #expect(map.entries.map(\.key) == order)
    for key in 0..<5000 as Range<UInt32> { #expect(map[key] == expected[key]) }
    map.removeAll()
    #expect(map[order[0]] == nil)
  }
}
