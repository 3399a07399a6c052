import Testing

@testable import HIGReading

/// Lines are told apart wherever their breaks stand among the bytes that are looked at together.
struct LineIndexTests {
  @Test(arguments: ["\n", "\r\n", "\r"], 0..<20)
  func `a line ends at its break, however long it is`(_ lineBreak: String, _ length: Int) {
    let text = String(repeating: "a", count: length) + lineBreak + "bb" + lineBreak + lineBreak + "c"
    let lines = LineIndex(of: Array(text.utf8))
    #expect(lines.count == 4)
    #expect(lines.line(at: length) == 1)
    #expect(lines.line(at: length + lineBreak.utf8.count) == 2)
    #expect(lines.line(at: text.utf8.count) == 4)
    #expect(lines.range(ofLine: 1, in: Array(text.utf8)) == 0..<length)
  }
  @Test(arguments: [0, 1, 511, 512, 513, 4000])
  func `columns are counted in long lines as in short ones`(_ length: Int) {
    let parts = ["a", "é", "支", "😀"]
    let text = Array(
      ("head\n" + (0..<length).map { parts[$0 % 4] }.joined() + "\n" + String(repeating: "b", count: 600)).utf8)
    let lines = LineIndex(of: text)
    var expected = Position(line: 1, column: 1, utf16: 1)
    for (offset, byte) in text.enumerated() where byte & 0xC0 != 0x80 {
      #expect(lines.position(at: offset, in: text) == expected)
      if byte == 0x0A {
        expected = Position(line: expected.line + 1, column: 1, utf16: 1)
      } else {
        expected.column += 1
        expected.utf16 += byte >= 0xF0 ? 2 : 1
      }
    }
    #expect(lines.position(at: text.count + 10, in: text) == expected)
  }
}
