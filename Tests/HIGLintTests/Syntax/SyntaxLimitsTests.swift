import HIGReading
import Testing

/// Sizes at which anything quadratic or recursive would be seen.
struct SyntaxLimitsTests {
  private static let deep = 100_000
  private static let many = 20_000

  struct Input: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  private static let inputs: [Input] = [
    Input("brackets", String(repeating: "[", count: deep)),
    Input("closed brackets", String(repeating: "[", count: deep) + String(repeating: "]", count: deep)),
    Input("braces", String(repeating: "{a: ", count: deep)),
    Input("keys of brackets", String(repeating: "? ", count: deep) + "a"),
    Input("items in items", String(repeating: "- ", count: deep) + "a"),
    Input("items", String(repeating: "- a\n", count: many)),
    Input("keys", (0..<many).map { "k\($0): v\n" }.joined()),
    Input("anchors", (0..<many).map { "- &k\($0) v\n- *k\($0)\n" }.joined()),
    Input("comments", String(repeating: "# text\n", count: many)),
    Input("blank lines", "a:" + String(repeating: "\n", count: many) + "  b"),
    Input("long text", "a: " + String(repeating: "word ", count: many)),
    Input("long quoted text", "a: \"" + String(repeating: "word\\n", count: many) + "\""),
    Input("folded text", "a: >\n" + String(repeating: "  word\n", count: many)),
    Input("open quotes", String(repeating: "- \"a\n", count: many)),
    Input("open brackets", String(repeating: "- [a\n", count: many)),
    Input("broken fields", "a: 1\n" + String(repeating: "b\n", count: many)),
    Input("pairs of pairs", "[" + String(repeating: "a: b, ", count: many) + "]"),
    Input("tabs", String(repeating: "\ta: b\n", count: many)),
    Input("deep columns", (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined()),
    Input("documents", String(repeating: "---\n", count: many)),
    Input("deletes", "a: \"" + String(repeating: "\u{7F}", count: many) + "\""),
    Input("keys in keys", String(repeating: "[", count: deep) + String(repeating: "]: x", count: deep)),
    Input("anchored keys", String(repeating: "&a [ ", count: deep) + String(repeating: "]: x,", count: deep)),
  ]

  @Test(arguments: inputs)
  func `Deep, long and many are read in linear time`(_ input: Input) {
    let file = SourceFile(path: "input", stored: Array(input.text.utf8))
    let time = processorTime {
      let tree = YAMLReader.read(file)
      _ = tree.events()
      _ = tree.composition()
      _ = tree.jsonValues()
      _ = JSONReader.read(file).events()
    }
    // A debug build takes a second or two; what is quadratic takes minutes.
    #expect(time < .seconds(30))
  }

  @Test(arguments: 0..<400)
  func `Any bytes at all are read to the end`(seed: Int) {
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    let alphabet = Array("ab: -?[]{},&*!|>'\"%@`#\\\n\n\n  \t\r~<.0".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(alphabet[Int(state >> 33) % alphabet.count])
    }
    let file = SourceFile(path: "noise", stored: bytes)
    for tree in [YAMLReader.read(file), JSONReader.read(file)] {
      check(tree)
      _ = tree.composition()
      #expect(!tree.jsonValues().isEmpty || tree.documents.isEmpty)
    }
  }

  /// Every node is reached once, mappings have whole pairs, and ranges lie in the text and in their parents.
  private func check(_ tree: SyntaxTree) {
    var visited = 0
    var waiting = tree.documents.map(\.root)
    while let index = waiting.popLast() {
      guard index != .none else {
        Issue.record("a document without a root")
        return
      }
      visited += 1
      guard visited <= tree.nodes.count else {
        Issue.record("a node is reached twice")
        return
      }
      let node = tree[index]
      #expect(node.range.start <= node.range.end && Int(node.range.end) <= tree.source.text.count)
      guard node.kind == .mapping || node.kind == .sequence else { continue }
      let children = Array(tree.children(of: index))
      if node.kind == .mapping { #expect(children.count.isMultiple(of: 2)) }
      waiting += children
    }
  }

  @Test(arguments: ["{\"x\", null}", "{\"x\"}"])
  func `A key without a value has one error in its place, also at the end of the file`(text: String) {
    check(JSONReader.read(SourceFile(path: "a.json", stored: Array(text.utf8))))
  }

  @Test
  func `Every key has a value after a mistake, and every node lies behind its elder sibling`() {
    check(YAMLReader.read(SourceFile(path: "a.yaml", stored: Array("? a\n#\r b\n? c\n".utf8))))
  }

  @Test
  func `A file that is not Unicode is read up to its first bad byte`() {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array("a: 1\nb: ".utf8) + [0xFF] + Array("x\n".utf8)))
    #expect(tree.problems.map(\.rule) == ["syntax/encoding"])
    #expect(tree.problems[0].location.range == SourceRange(8, 9))
    #expect(tree.events().contains("=VAL :a\n=VAL :1\n=VAL :b\n=VAL :\n"))
  }

  @Test
  func `A control character is told, and DEL only outside quotes`() {
    let rules = { (text: String) in
      YAMLReader.read(SourceFile(path: "a", stored: Array(text.utf8))).problems.map(\.rule)
    }
    #expect(rules("a: b\u{1}c") == ["syntax/encoding"])
    #expect(rules("a: b\u{7F}c") == ["syntax/encoding"])
    #expect(rules("a: \"b\u{7F}c\"") == [])
    #expect(rules("a: \"b\u{1}c\"") == ["syntax/encoding"])
    #expect(rules("a: b\u{85}ü\u{FFFD}") == [])
    #expect(rules("a: b\u{FFFE}") == ["syntax/encoding"])
  }
}
