import HIGReading
import Testing

@testable import HIGServer

@Suite struct TextDocumentTests {
  private func document(_ text: String) -> TextDocument {
    TextDocument(uri: "file:///a.yaml", place: nil, version: 1, text: Array(text.utf8))
  }

  private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSONValue {
    [
      "range": [
        "start": ["line": .int(start.0), "character": .int(start.1)],
        "end": ["line": .int(end.0), "character": .int(end.1)],
      ], "text": .string(text),
    ]
  }

  @Test func `changes are made one after the other, in the units agreed on`() {
    for (encoding, columns) in [(PositionEncoding.utf8, (7, 11)), (.utf16, (3, 5)), (.utf32, (3, 4))] {
      let document = document("a: 支😀b\nc: d")
      // `支` is gone first: what follows counts from there.
      document.apply(
        [change((0, 3), (0, encoding == .utf8 ? 6 : 4), ""), change((1, 3), (1, 4), "e\nf")], version: 2, encoding)
      #expect(String(decoding: document.text, as: UTF8.self) == "a: 😀b\nc: e\nf")
      let place = document.lines.offset(of: TextPosition(line: 0, character: columns.1), in: document.text, encoding)
      #expect(document.lines.position(of: place, in: document.text, encoding).line == 0)
    }
  }

  @Test(arguments: [
    ("a: é\nb: 1\n", "a: è\nb: 1\n", 3..<5), ("a: 😀", "a: 😁", 3..<7), ("aaa", "aa", 2..<3), ("aa", "aaa", 2..<2),
    ("", "a", 0..<0), ("a", "", 0..<1), ("same", "same", 4..<4), ("支付", "付", 0..<3), ("éa", "è", 0..<3),
  ])
  func `of a whole text only what differs is an edit`(old: String, new: String, edited: Range<Int>) {
    let document = document(old)
    document.apply([["text": .string(new)]], version: 2, .utf16)
    #expect(document.text == Array(new.utf8))
    #expect(document.log.map(\.range) == [edited])
    // What lies beside the edit is where it was.
    if edited.lowerBound > 0 { #expect(document.current(0..<edited.lowerBound, of: 0) == 0..<edited.lowerBound) }
    let rest = edited.upperBound..<old.utf8.count
    if !rest.isEmpty {
      let change = new.utf8.count - old.utf8.count
      #expect(document.current(rest, of: 0) == rest.lowerBound + change..<rest.upperBound + change)
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func `a place and its position are each other's`(encoding: PositionEncoding) {
    let text = Array("é支😀\r\n\nx\ry\n".utf8)
    let lines = LineTable(text)
    #expect(lines.count == 5)
    for offset in 0...text.count where offset == text.count || text[offset] & 0xC0 != 0x80 {
      // Within a line's end there is no position.
      if offset > 0, offset < text.count, text[offset - 1] == 0x0D, text[offset] == 0x0A { continue }
      let position = lines.position(of: offset, in: text, encoding)
      #expect(lines.offset(of: position, in: text, encoding) == offset)
    }
  }

  @Test func `a position that is not in the text is the nearest that is`() {
    let text = Array("ab\ncd".utf8)
    let lines = LineTable(text)
    func offset(_ line: Int, _ character: Int) -> Int {
      lines.offset(of: TextPosition(line: line, character: character), in: text, .utf16)
    }
    #expect([offset(0, 99), offset(9, 0), offset(-1, 5), offset(1, -2)] == [2, 5, 0, 3])
  }

  @Test func `the middle of a character is its beginning`() {
    let text = Array("😀é".utf8)
    let lines = LineTable(text)
    #expect(lines.offset(of: TextPosition(line: 0, character: 1), in: text, .utf16) == 0)
    #expect(lines.offset(of: TextPosition(line: 0, character: 5), in: text, .utf8) == 4)
  }

  @Test func `a range is found again behind edits, and not where it was edited`() {
    let document = document("one two three")
    document.apply([change((0, 0), (0, 0), "zero ")], version: 2, .utf16)
    #expect(document.current(4..<7, of: 0) == 9..<12)
    document.apply([change((0, 10), (0, 11), "W")], version: 3, .utf16)
    #expect(document.current(4..<7, of: 0) == 9..<12)
    document.apply([change((0, 8), (0, 10), "")], version: 4, .utf16)
    #expect(document.current(4..<7, of: 0) == nil)
    #expect(document.current(0..<3, of: 0) == 5..<8)
    #expect(document.current(0..<3, of: 99) == nil)
  }
}

@Suite struct FileAddressTests {
  @Test(arguments: [
    ("file:///a/b.yaml", "/a/b.yaml"), ("file://localhost/a%20b/%E6%94%AF.yaml", "/a b/支.yaml"),
    ("FILE:///a/../b", "/b"), ("file:///a#L3", "/a"),
  ])
  func `an address leads to a path`(uri: String, path: String) {
    #expect(FileAddress.path(uri) == path)
  }

  @Test(arguments: [
    "untitled:1", "http://example.com/a", "file://server/a", "file:///a%zz", "file:///a%00b", "file:///%FF", "/a", "",
  ])
  func `an address of something else leads nowhere`(uri: String) {
    #expect(FileAddress.path(uri) == nil)
  }

  @Test func `a path is its address's`() {
    for path in ["/a/b.yaml", "/a b/支付 😀#?%.yaml"] { #expect(FileAddress.path(FileAddress.uri(path)) == path) }
  }
}
