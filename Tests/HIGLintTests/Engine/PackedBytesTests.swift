import Testing

@testable import HIGLanguage

struct PackedBytesTests {
  private static func unpacked(_ packed: [UInt8], knowing known: [UInt8] = []) -> [UInt8] {
    packed.withUnsafeBufferPointer { PackedBytes.unpack($0, knowing: known) }
  }

  @Test(
    arguments: [
      "", "a", "abcdefg", "abcdefgh", "abcabcabcabc", "aaaaaaaaaaaaaaaaaaaaaaaaa",
      "看看看看看看看看", "请点按“完成”。请点按“取消”。", "é è é è é è é è", "\u{0}\t\r\n\u{7F}\u{0}\t\r\n\u{7F}",
    ]
      // Lengths and distances of every class, and at the bounds of some.
      + [6, 7, 8, 11, 12, 15, 16, 133, 134, 135, 261, 262, 20_000, 32_767, 32_768, 70_000].flatMap { count in
        [
          String(repeating: "r", count: count + 4),
          String(String.UnicodeScalarView((0..<count).map { scalar($0) })),
          "far away" + String(repeating: "-", count: count) + "far away",
        ]
      })
  func `bytes are the same when they were packed`(text: String) {
    let bytes = Array(text.utf8)
    let packed = PackedBytes.pack(bytes)
    #expect(packed.allSatisfy { $0 < 0x80 })
    #expect(Self.unpacked(packed) == bytes)
    let known = Array("what they may be like: far away, 请点按“完成”".utf8)
    #expect(Self.unpacked(PackedBytes.pack(bytes, knowing: known), knowing: known) == bytes)
  }

  private static func scalar(_ number: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(0x3400 + number % 40_000)) ?? "?"
  }

  @Test func `any bytes are the same when they were packed`() {
    var random: UInt64 = 3
    for count in stride(from: 0, to: 3000, by: 61) {
      let bytes = (0..<count).map { _ in
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Some bytes are so much more frequent than others that their codes would be too long.
        return UInt8(truncatingIfNeeded: Int(random >> 33) & Int(random >> 41) & Int(random >> 49))
      }
      #expect(Self.unpacked(PackedBytes.pack(bytes)) == bytes)
    }
  }

  @Test func `the code of what is very rare is not too long`() {
    // Each byte twice as often as the one before it.
    let bytes = (0..<16).flatMap { [UInt8](repeating: UInt8($0), count: 1 << $0) }
    var (mixed, place) = ([UInt8](repeating: 0, count: bytes.count), 0)
    for byte in bytes {
      mixed[place] = byte
      place = (place + 24_917) % bytes.count
    }
    #expect(Self.unpacked(PackedBytes.pack(mixed)) == mixed)
  }

  @Test func `what is repeated is short`() {
    let line = Array("- {kind: button, title: Pay, frame: [16, 140, 343, 44]}\n".utf8)
    let once = PackedBytes.pack(line).count
    #expect(PackedBytes.pack([[UInt8]](repeating: line, count: 100).flatMap { $0 }).count < once + 10)
    #expect(PackedBytes.pack(line, knowing: Array("what was before".utf8) + line).count < once - 30)
  }

  @Test func `bytes that are no packed ones give few bytes`() {
    var random: UInt64 = 1
    var longest = 0
    let spec = Array("screen: pay\nviews:\n- {kind: label, text: Pay}\n- {kind: label, text: Pay}\n".utf8)
    for count in 0..<2000 {
      var bytes = PackedBytes.pack(spec)
      for _ in 0..<count % 40 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(random >> 33) % bytes.count] = UInt8(truncatingIfNeeded: random >> 25)
      }
      let text = Self.unpacked(bytes)
      #expect(text.count <= 1 << 25)
      longest = max(longest, text.count)
    }
    #expect(longest > 70)
    #expect(Self.unpacked([]) == [])
    #expect(Self.unpacked([0x7F]) == [])
    #expect(Self.unpacked([UInt8](repeating: 0, count: 1000)) == [])
    #expect(Self.unpacked([UInt8](repeating: 0x7F, count: 1000)) == [])
  }

  @Test func `packed bytes that are cut give the beginning of the bytes`() {
    let bytes = Array("screen: pay\nviews:\n- {kind: label, text: Pay}\n- {kind: label, text: Pay Now}\n".utf8)
    let packed = PackedBytes.pack(bytes)
    for count in 0..<packed.count {
      #expect(bytes.starts(with: Self.unpacked(Array(packed.prefix(count)))))
    }
  }
}
