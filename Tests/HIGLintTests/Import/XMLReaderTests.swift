import Testing

@testable import HIGImport
@testable import HIGReading

@Suite struct XMLReaderTests {
  private func read(_ text: String) -> XMLDocument {
    XMLReader.read(SourceFile(path: "test.xml", stored: Array(text.utf8)))
  }

  /// `rule "what is underlined"` of each problem.
  private func problems(_ text: String) -> [String] {
    let document = read(text)
    return document.problems.map { "\($0.rule) \"\(document.source.string(in: $0.location.range))\"" }
  }

  @Test func `elements, attributes and texts have their exact ranges`() throws {
    let document = read("<a x='1' y=\"a&amp;b\"><b/>text</a>")
    let root = document.root
    let b = document[root].first
    let text = document[b].next
    #expect(document.problems.isEmpty)
    #expect(document.name(of: root) == "a")
    #expect(document[root].range == SourceRange(0, 33))
    #expect(document[root].content == SourceRange(21, 29))
    #expect(document.source.string(in: document[b].range) == "<b/>")
    #expect(document.source.string(in: document[text].range) == "text")
    #expect(document[b].parent == root)
    let y = try #require(document.attribute("y", of: root))
    #expect(document.source.string(in: y.value) == "a&amp;b")
    #expect(document.source.string(in: y.nameRange) == "y")
    #expect(document.string(of: y) == "a&b")
    #expect(document.attribute("z", of: root) == nil)
  }

  @Test func `white space between elements is dropped, and kept where it is all there is`() {
    let document = read("<a>\n  <b> </b>\n  <c>\n</c>\n</a>")
    let children = Array(document.children(of: document.root))
    #expect(children.map(document.name) == ["b", "c"])
    #expect(children.map(document.text) == [" ", "\n"])
  }

  @Test func `text, CDATA and comments make one text`() {
    let document = read("<a>x &lt; <!-- & --><![CDATA[<y> & ]]>z</a>")
    #expect(document.problems.isEmpty)
    #expect(document.text(of: document.root) == "x < <y> & z")
    #expect(document.comments.map { document.source.string(in: $0.range) } == ["<!-- & -->"])
    #expect(document.comments.map(\.isOwnLine) == [false])
  }

  @Test func `a comment on its own line is told from one behind something`() {
    #expect(read("<a>\n  <!-- one -->\n<b/> <!-- two -->\n</a>").comments.map(\.isOwnLine) == [true, false])
  }

  @Test func `a document type is skipped and what it declares is never expanded`() {
    let text = """
      <!DOCTYPE a SYSTEM "x>y" [
        <!ENTITY lol "it's ]> not"> <!-- ' ]> -->
        <!ENTITY file SYSTEM 'file:///etc/passwd'> <?pi ]> ?>
      ]>
      <a>&lol;</a>
      """
    let document = read(text)
    #expect(document.problems.map(\.rule) == ["syntax/xml-entity"])
    #expect(document.source.string(in: document.problems[0].location.range) == "&lol;")
    #expect(document.text(of: document.root) == "&lol;")
    #expect(!document[document.root].isComplete)
  }

  @Test(arguments: [
    ("<a><b></a>", #"syntax/xml-nesting "</a>""#),
    ("<a><b>x</B></a>", #"syntax/xml-nesting "</B>""#),
    ("<a><b/></x></a>", #"syntax/xml-nesting "</x>""#),
    ("<a></a></a>", #"syntax/xml-nesting "</a>""#),
    ("<a><b>x", #"syntax/xml-truncated """#),
    ("<a><!-- b</a>", #"syntax/xml-truncated "<!--""#),
    ("<a><![CDATA[b</a>", #"syntax/xml-truncated "<![CDATA[""#),
    ("<a>b & c</a>", #"syntax/xml-entity "&""#),
    ("<a>&nbsp;</a>", #"syntax/xml-entity "&nbsp;""#),
    ("<a>&#xD800;</a>", #"syntax/xml-entity "&#xD800;""#),
    ("<a>&#99999999999999999999;</a>", #"syntax/xml-entity "&#99999999999999999999;""#),
    ("<a b='&c'/>", #"syntax/xml-entity "&c""#),
    ("<a b=\"c>\n<d/></a>", #"syntax/xml-quote ""c""#),
    ("<a b=c/>", #"syntax/xml-quote "c""#),
    ("<a b/>", #"syntax/xml-attribute "b""#),
    ("<a b='1' b='2'/>", #"syntax/xml-attribute "b""#),
    ("<a <b/></a>", #"syntax/xml-tag "<a""#),
    ("<a>1 < 2</a>", #"syntax/xml-tag "<""#),
    ("<a>b</a\n>c", #"syntax/xml-root "c""#),
    ("<a/><b/><c/>", #"syntax/xml-root "<b""#),
    ("", #"syntax/xml-root """#),
    ("<a>\u{1}</a>", "syntax/xml-character \"\u{1}\""),
  ])
  func `each mistake gives one problem that underlines it`(_ text: String, _ expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func `a wrong end tag is named with the tag it should close and where that was opened`() throws {
    let document = read("<plist>\n  <dict>\n    <array>\n  </dict>\n</plist>")
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(
      problem.message.en == "</dict> stands where </array> is needed: <array> was opened on line 3 and is still open")
    #expect(problem.message.zhHans == "这里应该是 </array>，却写成了 </dict>：第 3 行打开的 <array> 还没有关闭")
    let note = try #require(problem.notes.first?.location)
    #expect(document.source.string(in: note.range) == "<array")
  }

  @Test func `what follows a mistake is still read`() {
    let document = read("<a><b c=\"1>x</b><d e='2'>&bad</d><f>y</f></a>")
    let children = Array(document.children(of: document.root))
    #expect(children.map(document.name) == ["b", "d", "f"])
    #expect(children.map { document[$0].isComplete } == [false, false, true])
    #expect(document.text(of: children[2]) == "y")
  }

  @Test func `the file is read as far as it is valid Unicode`() {
    let document = XMLReader.read(
      SourceFile(path: "x", stored: Array("<a><b>c</b>".utf8) + [0xE9] + Array("</a>".utf8)))
    #expect(document.problems.map(\.rule) == ["syntax/xml-encoding"])
    #expect(document.problems.map(\.location.range) == [SourceRange(11, 12)])
    #expect(Array(document.children(of: document.root)).map(document.name) == ["b"])
  }

  @Test func `nesting and the number of problems are bounded`() {
    let deep = XMLReader.read(
      SourceFile(path: "x", stored: Array(String(repeating: "<a>", count: 50).utf8)), limits: .init(depth: 10))
    #expect(deep.problems.map(\.rule) == ["syntax/xml-depth"])
    #expect(deep.nodes.count == 11)
    #expect(read("<a>" + String(repeating: "&", count: 1000) + "</a>").problems.count == 100)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<", "&", "<!--", "<![CDATA[", "<?", "<!DOCTYPE ", "</", "<a b='", "<a>", "</a>", "<a b=1 ", "]]>", "\0",
    ])
  func `any repetition is read in time that grows with its length`(_ piece: String) {
    let text = "<plist>" + String(repeating: piece, count: 100_000)
    #expect(read(text).problems.count <= 100)
  }
}
