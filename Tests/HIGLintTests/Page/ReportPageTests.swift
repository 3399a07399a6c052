import HIGReading
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGPage

/// What a page holds, and that none of it can leave its place.
@Suite struct ReportPageTests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The vectors of FIPS 180-4, and texts around the length of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func `the hash of a script is SHA-256`(_ text: String, _ hash: String) {
    #expect(hexadecimal(SHA256.hash(Array(text.utf8))) == hash)
  }

  @Test func `no tag begins in the data`() {
    var json = JSONEmitter()
    json.string("</script><!--\u{2028}\u{2029}")
    let text = String(decoding: PageData.withoutTags(json.out.bytes), as: UTF8.self)
    #expect(text == #""\u003c/script>\u003c!--\u2028\u2029""#)
  }

  private func location(_ text: String, _ marked: String) throws -> Location {
    let file = SourceFile(path: "a.yaml", stored: Array(text.utf8))
    let (bytes, own) = (Array(text.utf8), Array(marked.utf8))
    let offset = try #require(bytes.indices.first { bytes[$0...].starts(with: own) })
    return Location(
      file: file, range: SourceRange(start: UInt32(offset), end: UInt32(offset + own.count)))
  }

  @Test func `the lines around a place are shown, with the place marked`() throws {
    let excerpt = PageExcerpt(try location("one\ntwo\nthree\n  color: 支付 red\nfive\nsix\nseven\n", "red"))
    #expect(excerpt.firstLine == 2)
    #expect(excerpt.lines == ["two", "three", "  color: 支付 red", "five", "six"])
    #expect(excerpt.marked == 12..<15)
    #expect(excerpt.value == "red")
  }

  @Test func `of a long line the part around the place is shown`() throws {
    let long = String(repeating: "支", count: 1000) + "red" + String(repeating: "x", count: 1000)
    let excerpt = PageExcerpt(try location(long, "red"))
    #expect(excerpt.lines.count == 1)
    #expect(excerpt.lines[0].utf8.count <= 402)
    let line = Array(excerpt.lines[0].utf16)
    #expect(String(decoding: line[excerpt.marked], as: UTF16.self) == "red")
    #expect(!excerpt.lines[0].contains("\u{FFFD}"))
  }

  @Test func `an empty file and the end of one have a place`() throws {
    let file = SourceFile(path: "a.yaml", stored: [])
    let excerpt = PageExcerpt(Location(file: file, range: SourceRange(at: 0)))
    #expect(excerpt.lines == [""])
    #expect(excerpt.marked == 0..<0)
    #expect(excerpt.value == nil)
  }

  @Test func `a fix is shown as the lines that it changes`() {
    let file = SourceFile(path: "a.yaml", stored: Array("a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\n".utf8))
    var fix = Fix(changes: [], safety: .safe, why: nil, summary: Message(verbatim: "x"))
    fix.edits = [
      Fix.Edit(file: file, edit: TextEdit(SourceRange(start: 18, end: 19), "four"))
    ]
    let diffs = PageDiff.diffs(of: fix)
    #expect(diffs.map(\.file) == ["a.yaml"])
    #expect(diffs.map(\.line) == [2])
    #expect(diffs[0].lines == [" b: 2", " c: 3", "-d: 4", "+d: four", " e: 5", " f: 6"])
  }

  @Test(arguments: [
    ("Contrast is 2.84:1 (#999999 on white); 4.5:1 is needed", [4.5, 3], "2.84:1", "4.5:1"),
    ("对比度为 2.84:1（#999999，背景白色），应不低于 4.5:1", [4.5, 3], "2.84:1", "4.5:1"),
    ("The target is 29 × 31.5 pt; make it 44 × 44 pt", [44], "29 × 31.5 pt", "44 × 44 pt"),
    ("只有 29 × 31.5 pt，应为 44 × 44 pt", [44], "29 × 31.5 pt", "44 × 44 pt"),
    ("The controls use 5 different key colours; keep to 3 at most", [3], "5", "3"),
    ("用了 5 种主色，最多 3 种", [3], "5 种", "3 种"),
    ("The clip lasts 31 s, and 30 s is the most", [30, 1], "31 s", "30 s"),
    ("It covers 12 % of the screen; from 5 % it hides", [0.05], "12 %", "5 %"),
    ("“99 bottles of 44 pt” says `12 pt` on iPhone 6 with iOS 9", [44], "", ""),
    ("The title is 8 pt, and 11 pt is the least", [], "8 pt", ""),
    ("The image of 100 × 100 pt is drawn at 303 %", [100], "303 %", ""),
    ("The left edge is at 19, and 4 views beside it at 16", [4], "", ""),
    ("Nothing is measured here", [44], "", ""),
  ])
  func `what was measured and what is needed is read from a message`(
    _ message: String, _ limits: [Double], _ found: String, _ needed: String
  ) {
    let values = MeasuredValues(in: message, limits: limits)
    #expect(values.found.joined(separator: ", ") == found)
    #expect(values.needed.joined(separator: ", ") == needed)
  }

  @Test func `an area has a title in both languages`() {
    #expect(AreaTitle.title(of: "quick-actions") == Message(en: "Quick actions", zhHans: "快捷操作"))
    #expect(AreaTitle.title(of: "home-kit") == Message(en: "HomeKit", zhHans: "HomeKit"))
    #expect(AreaTitle.title(of: "our-own") == Message(en: "Our own", zhHans: "Our own"))
  }
}
