import HIGReading
import Testing

@Suite struct CompositionTests {
  private func read(_ yaml: String) -> SyntaxTree {
    YAMLReader.read(SourceFile(path: "a.yaml", stored: Array(yaml.utf8)))
  }

  private func findings(_ yaml: String) -> [String] {
    let tree = read(yaml)
    return tree.compositionProblems().map { problem in
      let place = tree.source.position(at: Int(problem.location.range.start))
      return "\(place.line):\(place.column) \(problem.rule): \(tree.source.string(in: problem.location.range))"
    }
  }

  @Test
  func `An own key wins over a merged one, an earlier source over a later, at any depth`() {
    let tree = read(
      """
      one: &one {a: 1, b: 1}
      two: &two {<<: *one, b: 2, c: 2}
      three: &three {a: 3, d: 3}
      all:
        c: own
        <<: [*two, *three]
      """)
    let root = Array(tree.entries(of: tree.documents[0].root))
    let all = tree.entries(of: root[3].value).map { "\(tree.text(of: $0.key))=\(tree.text(of: $0.value))" }
    #expect(all == ["c=own", "b=2", "a=1", "d=3"])
    #expect(tree.entries(of: root[3].value).map(\.isMerged) == [false, true, true, true])
  }

  @Test
  func `A quoted << is a key like any other`() {
    let tree = read("\"<<\": {a: 1}")
    #expect(tree.entries(of: tree.documents[0].root).map { tree.text(of: $0.key) } == ["<<"])
  }

  @Test
  func `A key that stands twice is told at the second, with a note at the first`() throws {
    #expect(findings("a: 1\nb: 2\na: 3") == ["3:1 syntax/duplicate-key: a"])
    #expect(findings("{a: 1, \"a\": 2, 'a': 3}").count == 2)
    #expect(findings("1: x\n\"1\": y") == [])
    let many = (0..<40).map { "key\($0): 1\n" }.joined() + "key7: 2\n"
    #expect(findings(many) == ["41:1 syntax/duplicate-key: key7"])
    let tree = read("a: 1\na: 3")
    let note = try #require(tree.compositionProblems().first?.notes.first)
    #expect(note.location?.range == SourceRange(0, 1))
  }

  @Test
  func `Merging a text, an alias in itself, a tag that does not fit and a huge integer are told`() {
    #expect(findings("<<: text") == ["1:5 syntax/merge: text"])
    #expect(findings("<<: [{a: 1}, 2]") == ["1:14 syntax/merge: 2"])
    #expect(findings("a: &x\n  b: *x") == ["2:6 syntax/anchor: *x"])
    #expect(findings("&a a: &x {<<: *x}") == ["1:15 syntax/anchor: *x"])
    #expect(findings("- !!int abc") == ["1:9 syntax/tag: abc"])
    #expect(findings("- !!map [a]") == ["1:9 syntax/tag: [a]"])
    #expect(findings("- !!integer 1") == ["1:3 syntax/tag: !!integer"])
    #expect(findings("- 123456789012345678901") == ["1:3 syntax/number: 123456789012345678901"])
  }

  @Test
  func `An alias bomb is named once and not followed`() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for i in 1..<12 {
      yaml += "a\(i): &a\(i) [" + Array(repeating: "*a\(i - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    #expect(findings(yaml) == ["5:45 syntax/anchor: *a3"])
    #expect(read(yaml).jsonValues().utf8.count < 100_000_000)
  }

  @Test
  func `A merge cycle ends`() {
    let tree = read("&x\na: 1\n<<: *x")
    #expect(tree.entries(of: tree.documents[0].root).map { tree.text(of: $0.key) } == ["a"])
    #expect(tree.jsonValues() == "{\n  \"a\": 1\n}\n")
  }
}
