import Testing

@testable import HIGLanguage

struct PackedTextTests {
  private static func unpacked(_ packed: [UInt8]) -> [UInt8] { packed.withUnsafeBufferPointer(PackedText.unpack) }

  @Test(
    arguments: [
      "", "a", "abcdefg", "abcdefgh", "abcabcabcabc", "aaaaaaaaaaaaaaaaaaaaaaaaa",
      "看看看看看看看看", "请点按“完成”。请点按“取消”。", "é è é è é è é è", "\u{0}\t\r\n\u{7F}\u{0}\t\r\n\u{7F}",
      // One character ends where another one goes on with the same bytes.
      "目录目彔目录目彔", "x🙂🙃y🙂🙃y",
    ]
      // Numbers that go on, and places too far away.
      + [6, 7, 8, 133, 134, 135, 261, 262, 20_000].flatMap { count in
        [
          String(repeating: "r", count: count + 4),
          String(String.UnicodeScalarView((0..<count).map { scalar($0) })),
          "far away" + String(repeating: "-", count: count) + "far away",
        ]
      })
  func `a text is the same when it was packed`(text: String) {
    let packed = PackedText.pack(Array(text.utf8))
    #expect(String(validating: packed, as: UTF8.self) != nil)
    #expect(String(decoding: Self.unpacked(packed), as: UTF8.self) == text)
  }

  private static func scalar(_ number: Int) -> Unicode.Scalar { Unicode.Scalar(UInt32(0x3400 + number)) ?? "?" }

  @Test func `what is repeated is short`() {
    let line = "- {kind: button, title: Pay, frame: [16, 140, 343, 44]}\n"
    let packed = PackedText.pack(Array(String(repeating: line, count: 100).utf8))
    #expect(packed.count < line.utf8.count + 60)
  }

  @Test func `any bytes give a text that is not much longer`() {
    // Those that begin steps and say where things are.
    let alphabet: [UInt8] = [0, 1, 2, 3, 0x0F, 0x10, 0x1F, 0x22, 0x61, 0x7F, 0x80, 0xFF]
    var random: UInt64 = 1
    var longest = 0
    for count in 0..<2000 {
      let bytes = (0..<count % 40).map { _ in
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(random >> 33) % alphabet.count]
      }
      let text = Self.unpacked(bytes)
      #expect(text.count <= bytes.count * 255)
      longest = max(longest, text.count)
    }
    #expect(longest > 100)
  }

  @Test func `a packed text that is cut gives the beginning of the text`() {
    let text = Array("screen: pay\nviews:\n- {kind: label, text: Pay}\n- {kind: label, text: Pay Now}\n".utf8)
    let packed = PackedText.pack(text)
    for count in 0..<packed.count {
      #expect(text.starts(with: Self.unpacked(Array(packed.prefix(count)))))
    }
  }
}
