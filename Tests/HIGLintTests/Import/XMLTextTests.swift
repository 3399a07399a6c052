import Testing

@testable import HIGImport
@testable import HIGReading

@Suite struct XMLTextTests {
  private func decode(_ raw: String, _ place: XMLText.Context = .content) -> String {
    String(decoding: XMLText.decode(Array(raw.utf8), as: place), as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("Fish &amp; &quot;Chips&quot; &lt;&gt;&apos;", "Fish & \"Chips\" <>'"),
    ("&#x4F60;&#22909;", "你好"),
    ("&#x1F600;", "😀"),
    ("&amp;lt;", "&lt;"),
    ("a\r\nb\rc\nd", "a\nb\nc\nd"),
    ("&#13;", "\r"),
    ("a<![CDATA[<b> &amp; ]] ]]>c", "a<b> &amp; ]] c"),
    ("a<!-- > -->b<?x?>c", "abc"),
    ("<string></string>", ""),
    ("<string/>", ""),
    ("AT&T &nbsp; &; &", "AT&T &nbsp; &; &"),
  ])
  func `content is decoded`(_ raw: String, _ text: String) {
    #expect(decode(raw) == text)
  }

  @Test func `an attribute's line breaks and tabs are spaces`() {
    #expect(decode("a\tb\r\nc\nd&#10;e &amp; <", .attribute) == "a b c d\ne & <")
  }

  @Test func `a CDATA section holds no references`() {
    #expect(decode("&amp; <b>\r\n", .characterData) == "&amp; <b>\n")
  }

  /// The part of the decoded text to find, and what is written for it.
  @Test(arguments: [
    ("<s>Fish &amp; Chips</s>", "Fish", "Fish"),
    ("<s>Fish &amp; Chips</s>", "&", "&amp;"),
    ("<s>Fish &amp; Chips</s>", "h & C", "h &amp; C"),
    ("<s>&#x4F60;好 world</s>", "你", "&#x4F60;"),
    ("<s>&#x4F60;好 world</s>", "好", "好"),
    ("<s>&#x4F60;好 world</s>", "world", "world"),
    ("<s>one\r\ntwo</s>", "two", "two"),
    ("<s>one\r\ntwo</s>", "e\nt", "e\r\nt"),
    ("<s>a<![CDATA[<b>]]>c</s>", "<b>", "<b>"),
    ("<s>a<![CDATA[<b>]]>c</s>", "ac", nil),
    ("<s>a<![CDATA[<b>]]>c</s>", "a<b>c", "a<![CDATA[<b>]]>c"),
    ("<s>a<!-- & -->b</s>", "b", "b"),
  ])
  func `a part of the text is found where it is written`(_ file: String, _ part: String, _ written: String?) {
    let source = Array(file.utf8)
    let content = SourceRange(3, source.count - 4)
    let text = XMLText.decode(content, of: source)
    let found = text.indices.first { text[$0...].starts(with: part.utf8) }
    let range = found.map {
      XMLText.sourceRange(ofDecoded: $0..<($0 + part.utf8.count), in: content, of: source)
    }
    #expect(range.map { String(decoding: source[$0.bounds], as: UTF8.self) } == written)
  }

  @Test func `an empty text is its whole element`() {
    let source = Array("<string/>".utf8)
    #expect(XMLText.sourceRange(ofDecoded: 0..<0, in: SourceRange(0, 9), of: source) == SourceRange(0, 9))
  }

  @Test func `a place between two characters is found`() {
    let source = Array("a&amp;b".utf8)
    let places = (0...3).map { XMLText.sourceRange(ofDecoded: $0..<$0, in: SourceRange(0, 7), of: source) }
    #expect(places == [SourceRange(at: 0), SourceRange(at: 1), SourceRange(at: 6), SourceRange(at: 7)])
  }
}
