import Testing

@testable import HIGLint

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
}
