import Testing

@testable import HIGLanguage
@testable import HIGReading

/// Numbers and texts as bytes, those that stand in a literal among them.
struct ByteCodingTests {
  private static let numbers: [UInt64] = [
    0, 1, 0x7F, 0x80, 0x7FF, 0x800, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFF, 1 << 20, 1 << 24, 1 << 36, 1 << 48, 1 << 60,
    .max - 1, .max, 4_634_204_016_564_240_384,
  ]

  @Test(arguments: [false, true])
  func `a number comes back as it was written`(isText: Bool) throws {
    var writer = ByteWriter(bytes: [], isText: isText)
    for number in Self.numbers { writer.number(number) }
    writer.string("Ferry 渡轮")
    var reader = ByteReader(bytes: writer.bytes, offset: 0, isText: isText)
    #expect(try Self.numbers.map { _ in try reader.number() } == Self.numbers)
    #expect(try reader.string() == "Ferry 渡轮")
    #expect(reader.offset == writer.bytes.count)
  }

  @Test func `what stands in a literal is UTF-8`() {
    for number in Self.numbers {
      var writer = ByteWriter(bytes: [], isText: true)
      writer.number(number)
      #expect(String(validating: writer.bytes, as: UTF8.self) != nil, "\(number)")
    }
  }

  @Test(arguments: [[], [0xE3], [0xE3, 0x80], [0xC3], [0x80], [0xF0, 0x9F, 0x9A, 0xA2], [0xEF, 0xBF, 0xBF]])
  func `a number that is cut off or is none makes an error`(bytes: [UInt8]) {
    var reader = ByteReader(bytes: bytes, offset: 0, isText: true)
    #expect(throws: ByteDecodingError.self) { try reader.number() }
  }

  @Test(arguments: [("", ""), ("f", "ZgAA"), ("fo", "Zm8A"), ("foobar", "Zm9vYmFy"), ("??>", "Pz8+"), ("???", "Pz8/")])
  func `base 64 is that of RFC 4648, filled up with zeros`(text: String, encoded: String) {
    #expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test func `seven bits are ASCII, and give the bytes back, filled up with zeros`() {
    let bytes: [UInt8] = [0, 255, 128, 7, 62, 63, 200, 1, 254, 127, 129, 85, 170, 0, 255, 3, 192]
    for count in 0...bytes.count {
      let some = Array(bytes.prefix(count))
      let text = SevenBits.encode(some)
      #expect(text.allSatisfy { $0 < 0x80 })
      let back = text.withUnsafeBufferPointer(SevenBits.decode)
      #expect(Array(back.prefix(count)) == some)
      #expect(back.dropFirst(count).allSatisfy { $0 == 0 })
    }
  }
}
