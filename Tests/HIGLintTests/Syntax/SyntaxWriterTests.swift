import Testing

@testable import HIGReading

/// A change in, the whole file out: every byte that the change does not touch is as it was.
@Suite struct SyntaxWriterTests {
  private struct Edited {
    let tree: SyntaxTree
    let writer: SyntaxWriter

    init(_ text: String, isJSON: Bool = false) {
      let source = SourceFile(path: isJSON ? "a.json" : "a.yaml", stored: Array(text.utf8))
      tree = isJSON ? JSONReader.read(source) : YAMLReader.read(source)
      writer = SyntaxWriter(tree, isJSON: isJSON)
    }

    var root: NodeIndex { tree.documents[0].root }

    func value(_ keys: String...) -> NodeIndex {
      keys.reduce(root) { node, key in
        tree.entries(of: node).first { tree.text(of: $0.key) == key }?.value ?? .none
      }
    }

    func text(_ edits: [TextEdit]) -> String? {
      tree.source.text(applying: edits).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static let answer = WrittenField("answer", .string("passes"))

  @Test(arguments: [
    ("a: 1\n", "a: 1\nanswer: passes\n"),
    ("a: 1", "a: 1\nanswer: passes"),
    ("a: 1 # one\n# the end\n", "a: 1 # one\nanswer: passes\n# the end\n"),
    ("a: 1\r\nb: 2\r\n", "a: 1\r\nb: 2\r\nanswer: passes\r\n"),
    ("a:\n  b:\n    - c\n", "a:\n  b:\n    - c\nanswer: passes\n"),
    ("a: |\n  x\n  y\n", "a: |\n  x\n  y\nanswer: passes\n"),
    ("a: >-\n  x\n\n  y\n# c\n", "a: >-\n  x\n\n  y\nanswer: passes\n# c\n"),
    ("a:\n", "a:\nanswer: passes\n"),
    ("a: # nothing\n", "a: # nothing\nanswer: passes\n"),
    ("---\na: 1\n---\nb: 2\n", "---\na: 1\nanswer: passes\n---\nb: 2\n"),
    ("a: 1\n...\n", "a: 1\nanswer: passes\n...\n"),
    ("{a: 1}\n", "{a: 1, answer: passes}\n"),
    ("{a: 1,}\n", "{a: 1, answer: passes}\n"),
    ("{}\n", "{answer: passes}\n"),
    (
      "{\n  a: 1, # one\n  b: 2 # two, or three\n}\n",
      "{\n  a: 1, # one\n  b: 2, # two, or three\n  answer: passes\n}\n"
    ),
    ("a: &x {b: 1}\n", "a: &x {b: 1}\nanswer: passes\n"),
    ("\"a\": 'é 漢'\n", "\"a\": 'é 漢'\nanswer: passes\n"),
  ])
  func `A field that is not there comes last, in the layout of the mapping`(_ before: String, _ after: String) throws {
    let file = Edited(before)
    #expect(file.text(try file.writer.set([Self.answer], of: file.root)) == after)
  }

  @Test(arguments: [
    (#"{"a": 1}"#, #"{"a": 1, "answer": "passes"}"#),
    ("{\n  \"a\": [1]\n}\n", "{\n  \"a\": [1],\n  \"answer\": \"passes\"\n}\n"),
    ("{\r\n\t\"a\": 1\r\n}", "{\r\n\t\"a\": 1,\r\n\t\"answer\": \"passes\"\r\n}"),
    ("{}", #"{"answer": "passes"}"#),
  ])
  func `JSON stays JSON, in one line or in many`(_ before: String, _ after: String) throws {
    let file = Edited(before, isJSON: true)
    #expect(file.text(try file.writer.set([Self.answer], of: file.root)) == after)
  }

  @Test
  func `A list of a new field has an item a line where its neighbours have`() throws {
    let field = WrittenField("b", .list([.mapping([Self.answer]), .verbatim("1")]))
    func set(_ before: String, isJSON: Bool = false) throws -> String? {
      let file = Edited(before, isJSON: isJSON)
      return file.text(try file.writer.set([field], of: file.root))
    }
    #expect(try set("a: 1\n") == "a: 1\nb:\n  - {answer: passes}\n  - 1\n")
    #expect(try set("a: 1\n\nc: 2\n") == "a: 1\n\nc: 2\n\nb:\n  - {answer: passes}\n  - 1\n")
    #expect(try set("a: 1\n\n# about c\nc: 2\n") == "a: 1\n\n# about c\nc: 2\n\nb:\n  - {answer: passes}\n  - 1\n")
    #expect(try set("b:\na: 1\n") == "b:\n  - {answer: passes}\n  - 1\na: 1\n")
    #expect(try set("b: []\n") == "b: [{answer: passes}, 1]\n")
    #expect(try set("{a: 1}") == "{a: 1, b: [{answer: passes}, 1]}")
    #expect(
      try set("{\n  \"a\": 1\n}", isJSON: true)
        == "{\n  \"a\": 1,\n  \"b\": [\n    {\"answer\": \"passes\"},\n    1\n  ]\n}")
  }

  @Test(arguments: [
    ("answer: fails # not yet\nb: 1\n", "answer: passes # not yet\nb: 1\n"),
    ("answer: 'fails'\n", "answer: 'passes'\n"),
    ("answer: \"fails\"\n", "answer: \"passes\"\n"),
    ("answer: >-\n  fa\n  ils\nb: 1\n", "answer: passes\nb: 1\n"),
    ("answer:\nb: 1\n", "answer: passes\nb: 1\n"),
    ("answer: &x fails\nb: *x\n", "answer: &x passes\nb: *x\n"),
    ("x: &x fails\nanswer: *x\n", "x: &x fails\nanswer: passes\n"),
    ("{answer: fails, b: 1}\n", "{answer: passes, b: 1}\n"),
    ("answer: {a: 1}\n", "answer: passes\n"),
  ])
  func `A field that is there gets its value in its place, in the quotes that it had`(_ before: String, _ after: String)
    throws
  {
    let file = Edited(before)
    #expect(file.text(try file.writer.set([Self.answer], of: file.root)) == after)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\nc: 3\n", "a: 1\nc: 3\n"),
    // A comment beside it stays.
    ("a: 1\nb: 2 # two\nc: 3\n", "a: 1\n# two\nc: 3\n"),
    ("b:\n  - 1\n  - 2\nc: 3\n", "c: 3\n"),
    ("a: 1\nb: 2", "a: 1\n"),
    ("{a: 1, b: 2, c: 3}\n", "{a: 1, c: 3}\n"),
    ("{b: 2, c: 3}\n", "{c: 3}\n"),
    ("{a: 1, b: 2}\n", "{a: 1}\n"),
    ("{b: 2}\n", "{}\n"),
    ("a: 1\nb: |\n  x\nc: 3\n", "a: 1\nc: 3\n"),
  ])
  func `A field is taken out with its line, or with its comma`(_ before: String, _ after: String) throws {
    let file = Edited(before)
    #expect(file.text(try file.writer.set([], of: file.root, removing: ["b"])) == after)
  }

  @Test
  func `A field goes while another comes`() throws {
    for (before, after) in [
      ("a: 1\nb: 2\n", "a: 1\nanswer: passes\n"), ("{a: 1, b: 2}", "{a: 1, answer: passes}"),
    ] {
      let file = Edited(before)
      #expect(file.text(try file.writer.set([Self.answer], of: file.root, removing: ["b"])) == after)
    }
  }

  @Test
  func `The first field of a list's item goes without its hyphen`() throws {
    let file = Edited("- b: 1\n  c: 2\n")
    let item = try #require(file.tree.children(of: file.root).map { $0 }.first)
    #expect(file.text(try file.writer.set([], of: item, removing: ["b"])) == "- c: 2\n")
  }

  @Test(arguments: [
    ("a:\n  - 1\n  - 2 # two\nb: 3\n", "a:\n  - 1\n  - 2 # two\n  - new\nb: 3\n"),
    ("a:\n- {x: 1}\n", "a:\n- {x: 1}\n- new\n"),
    ("a: [1, 2]\n", "a: [1, 2, new]\n"),
    ("a: []\n", "a: [new]\n"),
    ("a:\n  [\n    1, # one\n    2, # two\n  ]\n", "a:\n  [\n    1, # one\n    2, # two\n    new\n  ]\n"),
    ("a:\n  - x: 1\n    y: |\n      z\nb: 1\n", "a:\n  - x: 1\n    y: |\n      z\n  - new\nb: 1\n"),
  ])
  func `An item comes last in its list`(_ before: String, _ after: String) throws {
    let file = Edited(before)
    #expect(file.text(try file.writer.append([.string("new")], to: file.value("a"))) == after)
  }

  @Test(arguments: [
    ("a: Pay now  # x\n", 4..<7, "later", "a: Pay later  # x\n"),
    ("a: 'it''s Now'\n", 5..<8, "then", "a: 'it''s then'\n"),
    ("a: 'now'\n", 0..<3, "it's", "a: 'it''s'\n"),
    ("a: \"\\u0041 now\"\n", 2..<5, "say \"x\"", "a: \"\\u0041 say \\\"x\\\"\"\n"),
    ("a: now\n", 0..<3, "1: 2", "a: \"1: 2\"\n"),
    ("a: |\n  Pay now\n  or then\n", 4..<7, "later", "a: |\n  Pay later\n  or then\n"),
  ])
  func `A part of a text is replaced where it is written`(
    _ before: String, _ part: Range<Int>, _ text: String, _ after: String
  ) throws {
    let file = Edited(before)
    #expect(file.text(try file.writer.replaceText(part, in: file.value("a"), with: text)) == after)
  }

  @Test
  func `What has no place is refused`() {
    let alias = Edited("a: &x {b: 1}\nc: *x\n")
    #expect(throws: SyntaxWriter.Refusal.shared) { try alias.writer.set([Self.answer], of: alias.value("c")) }
    let scalar = Edited("a: 1\n")
    #expect(throws: SyntaxWriter.Refusal.unreadable) { try scalar.writer.append([.string("x")], to: scalar.value("a")) }
    let pair = Edited("a: [b: 1]\n")
    let item = pair.tree.children(of: pair.value("a")).map { $0 }.first
    #expect(throws: SyntaxWriter.Refusal.layout) { try pair.writer.set([Self.answer], of: item ?? .none) }
  }

  @Test(arguments: [
    "passes", "", " x", "x ", "12", "1e3", "true", "No", "~", "null", "a: b", "a #b", "#a", "- a", "a, b", "[a]",
    "'a'",
    "\"", "\\", "a\nb", "a\tb", "\u{85}", "\u{2028}", "漢字：是", "...", "---", "? a", "a:", "@x", "`x`", "é", "%x",
    "a:b",
    "🏖️", "\u{FEFF}x", "0x1F", ".5", "2026-11-21",
  ])
  func `A text is quoted where it would be read as something else, and reads back as it was`(_ text: String) throws {
    for isJSON in [false, true] {
      let file = Edited("{\"a\": 0}", isJSON: isJSON)
      let changed = try #require(file.text(try file.writer.set([.init("b", .string(text))], of: file.root)))
      let again = Edited(changed, isJSON: isJSON)
      #expect(again.tree.problems.isEmpty, "\(changed)")
      #expect(again.tree.text(of: again.value("b")) == text, "\(changed)")
      #expect(again.tree.scalarValue(of: again.value("b")) == .string, "\(changed)")
    }
    let block = Edited("a: 0\n")
    let changed = try #require(block.text(try block.writer.set([.init("b", .string(text))], of: block.root)))
    #expect(Edited(changed).tree.text(of: Edited(changed).value("b")) == text, "\(changed)")
  }

  @Test
  func `A file keeps its encoding and its byte order mark`() throws {
    let text = "a: 漢🏖️\n"
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    func utf16(_ text: String, _ bytes: (UInt16) -> [UInt8]) -> [UInt8] { ("\u{FEFF}" + text).utf16.flatMap(bytes) }
    let little = { (unit: UInt16) in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big = { (unit: UInt16) in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let cases: [((String) -> [UInt8])] = [
      { Array($0.utf8) }, { mark + $0.utf8 }, { utf16($0, little) }, { utf16($0, big) },
    ]
    for encode in cases {
      let source = SourceFile(path: "a.yaml", stored: encode(text))
      let tree = YAMLReader.read(source)
      let edits = try SyntaxWriter(tree, isJSON: false).set([Self.answer], of: tree.documents[0].root)
      #expect(source.stored(applying: edits) == encode(text + "answer: passes\n"))
    }
    let broken = SourceFile(path: "a.yaml", stored: [0x61, 0x3A, 0x20, 0xFF, 0x0A])
    #expect(broken.stored(applying: []) == nil)
  }

  @Test
  func `Edits that overlap are not made`() {
    let source = SourceFile(path: "a.yaml", stored: Array("abcdef".utf8))
    #expect(source.text(applying: [TextEdit(SourceRange(0, 3), ""), TextEdit(SourceRange(2, 4), "")]) == nil)
    #expect(source.text(applying: [TextEdit(SourceRange(4, 9), "")]) == nil)
    let edits = [TextEdit(SourceRange(3, 3), "1"), TextEdit(SourceRange(1, 3), "x"), TextEdit(SourceRange(3, 3), "2")]
    #expect(source.text(applying: edits).map { String(decoding: $0, as: UTF8.self) } == "ax12def")
  }
}
