import Testing

@testable import HIGReading

/// Some lines of a file stand for all of it.
@Suite struct TextExcerptTests {
  private static func file(_ text: String) -> SourceFile {
    SourceFile(path: "a.yaml", stored: Array(text.utf8))
  }

  private static func range(_ range: Range<Int>) -> SourceRange { SourceRange(range.lowerBound, range.upperBound) }

  /// Long enough to be worth it: forty lines of their own.
  private static func text(_ lineBreak: String, endsWithBreak: Bool) -> String {
    let lines = (1...40).map { $0 % 7 == 0 ? "" : "- {kind: label, text: 第\($0)行 🌊}" }
    return lines.joined(separator: lineBreak) + (endsWithBreak ? lineBreak : "")
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [true, false])
  func `the wanted lines are there, where they were`(lineBreak: String, endsWithBreak: Bool) throws {
    let file = Self.file(Self.text(lineBreak, endsWithBreak: endsWithBreak))
    for wanted in [[1], [40], [2, 3], [7, 20, 40], [file.lineCount], []] {
      let excerpt = try #require(file.excerpt(ofLinesAt: wanted.map { file.range(ofLine: $0).lowerBound }))
      #expect(excerpt.text.count == file.text.count)
      #expect(excerpt.lineCount == file.lineCount)
      for line in 1...file.lineCount {
        guard wanted.contains(line) else {
          #expect(excerpt.string(in: Self.range(excerpt.range(ofLine: line))).allSatisfy { $0 == " " })
          continue
        }
        let range = file.range(ofLine: line)
        #expect(excerpt.range(ofLine: line) == range)
        #expect(excerpt.string(in: Self.range(range)) == file.string(in: Self.range(range)))
        for offset in range.lowerBound...range.upperBound {
          #expect(excerpt.position(at: offset) == file.position(at: offset))
        }
      }
    }
  }

  @Test func `an excerpt knows whether it is of the same text`() throws {
    let file = Self.file(Self.text("\n", endsWithBreak: true))
    let changed = Self.file(Self.text("\n", endsWithBreak: true).replacing("第9行", with: "第8行"))
    let excerpt = try #require(file.excerpt(ofLinesAt: [0]))
    let other = try #require(changed.excerpt(ofLinesAt: [0]))
    #expect(excerpt.text == other.text)
    #expect(excerpt == file)
    #expect(file == excerpt)
    #expect(excerpt == file.excerpt(ofLinesAt: [100]))
    #expect(excerpt != changed)
    #expect(excerpt != other)
  }

  @Test func `nothing is left out of what is short, of an excerpt and of what is not stored as UTF-8`() throws {
    #expect(Self.file("screen: a\n").excerpt(ofLinesAt: [0]) == nil)
    let text = Self.text("\n", endsWithBreak: true)
    #expect(try #require(Self.file(text).excerpt(ofLinesAt: [0])).excerpt(ofLinesAt: [0]) == nil)
    let units: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(SourceFile(path: "a.yaml", stored: units).excerpt(ofLinesAt: [0]) == nil)
  }

  @Test func `two excerpts can be read by turns`() throws {
    let files = [Self.text("\n", endsWithBreak: true), Self.text("\r\n", endsWithBreak: false)].map(Self.file)
    let excerpts = try files.map { try #require($0.excerpt(ofLinesAt: [0])) }
    for _ in 0..<3 {
      for (file, excerpt) in zip(files, excerpts) {
        #expect(excerpt.lineCount == file.lineCount)
        #expect(excerpt.position(at: 9) == file.position(at: 9))
      }
    }
  }
}
