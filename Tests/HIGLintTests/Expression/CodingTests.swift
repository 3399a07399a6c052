import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

@Suite struct `Programs and templates` {
  private static let sources = [
    "self.kind == 'button' && self.enabled || !self.hidden", "self.frame.width < 44 ? 'small' : 'large'",
    "self.children.filter(c, c.kind in ['label', 'image']).map(c, c.enabled, c.text + '…')", "self.color.hue > 1.5",
    "self.text.matches('^[A-Z]') && size(self.text) > -3", "[1, -9223372036854775808, 2.5, null, true, {'a': [int]}]",
    "contains(self, 'a') || half(3) == 1.5", "{self.text: self.length}[self.text]",
    "has(self.frame.width) && known(self.text)",
    "max(self.length, 3) in [3, 4]", "self.children.exists_one(c, c.length % 2 == 0 && c.children.all(d, d != c))",
  ]

  @Test func `a decoded program does what the compiled one does`() throws {
    let facts = TestFacts([
      [
        "kind": .string("button"), "frame": .node(NodeReference(1)), "color": .color(.clear), "length": .int(4),
        "text": .string("Pay"), "children": .list([.node(NodeReference(2)), .node(NodeReference(0))]),
        "hidden": .bool(false),
      ],
      ["width": .double(40)], ["kind": .string("label"), "text": .string("a"), "enabled": .bool(true)],
    ])
    var encoder = ProgramEncoder()
    var programs: [Program] = []
    for source in Self.sources {
      let program = try Expression.compile(
        source: source, variables: [("self", .node(["view"]))], catalog: TestCatalog(), functions: testFunctions
      ).program
      programs.append(program)
      #expect(encoder.add(program) == programs.count - 1)
    }
    let (template, _) = try Template.parse(
      "{{{self.kind}}} is {self.frame.width / 3}", variables: [("self", .node(["view"]))], catalog: TestCatalog(),
      functions: testFunctions)
    #expect(encoder.add(template) == 0)
    var bytes: [UInt8] = [7, 7]
    encoder.encode(into: &bytes)
    bytes.append(9)

    var offset = 2
    let decoder = try ProgramDecoder(bytes, at: &offset, catalog: TestCatalog(), functions: testFunctions)
    #expect(offset == bytes.count - 1)
    #expect(decoder.programCount == programs.count)
    #expect(decoder.program(programs.count) == nil)
    let evaluator = Evaluator(facts: facts)
    evaluator.bind(.node(NodeReference(0)), to: 0)
    for (number, program) in programs.enumerated() {
      let decoded = try #require(decoder.program(number))
      #expect(word(evaluator.evaluate(decoded)) == word(evaluator.evaluate(program)), "\(Self.sources[number])")
    }
    #expect(decoder.template(0)?.render(evaluator, language: .english).text == "{button} is 13.33")

    // What was decoded can be encoded again.
    var again = ProgramEncoder()
    for number in programs.indices { _ = again.add(try #require(decoder.program(number))) }
    _ = again.add(try #require(decoder.template(0)))
    var second: [UInt8] = [7, 7]
    again.encode(into: &second)
    #expect(second + [9] == bytes)
  }

  @Test func `damaged bytes are refused or harmless`() throws {
    var encoder = ProgramEncoder()
    for source in Self.sources {
      _ = encoder.add(
        try Expression.compile(
          source: source, variables: [("self", .node(["view"]))], catalog: TestCatalog(), functions: testFunctions
        ).program)
    }
    var bytes: [UInt8] = []
    encoder.encode(into: &bytes)
    let evaluator = Evaluator(facts: TestFacts([[:]]), stepBudget: 1000)
    for length in 0..<bytes.count {
      var offset = 0
      #expect(throws: ByteDecodingError.self) {
        try ProgramDecoder(Array(bytes[..<length]), at: &offset, catalog: TestCatalog(), functions: testFunctions)
      }
    }
    for place in bytes.indices {
      for byte in [0, 1, 0x7F, 0x80, 0xFF, bytes[place] ^ 1] as [UInt8] {
        var damaged = bytes
        damaged[place] = byte
        var offset = 0
        let decoder = try? ProgramDecoder(damaged, at: &offset, catalog: TestCatalog(), functions: testFunctions)
        guard let decoder else { continue }
        for number in 0..<decoder.programCount {
          if let program = decoder.program(number) { _ = evaluator.evaluate(program) }
        }
      }
    }
  }

  @Test func `a function that is gone is named`() throws {
    var encoder = ProgramEncoder()
    _ = encoder.add(
      try Expression.compile(source: "half(1)", variables: [], catalog: TestCatalog(), functions: testFunctions).program
    )
    var bytes: [UInt8] = []
    encoder.encode(into: &bytes)
    var offset = 0
    #expect(throws: ByteDecodingError.noFunction("half")) {
      try ProgramDecoder(bytes, at: &offset, catalog: TestCatalog(), functions: FunctionTable())
    }
  }

  @Test(arguments: [
    ("Contrast is {self.frame.width}:1", "Contrast is 4.49:1", "Contrast is 4.49:1"),
    ("no hole", "no hole", "no hole"), ("", "", ""), ("{{}}", "{}", "{}"), ("{{{1 + 1}}}", "{2}", "{2}"),
    ("{['a', 'b']}", "a, b", "a、b"), ("{self.text}!", "?!", "?!"), ("{1 / 0}", "?", "?"),
    ("{self}", "node 0", "node 0"),
    ("{self.words}", "span 3", "span 3"), ("at least {self.length}", "at least 10", "at least 10"),
    ("{'}'}{\"{\"}", "}{", "}{"), ("宽 {2.0}", "宽 2", "宽 2"), ("{self.color}", "clear", "clear"),
    ("{{'a': 1}.a}", "{'a': 1}.a}", ""),
    ("{ {'a': 1}.a }", "1", "1"),
  ])
  func `a template fills its holes`(_ source: String, _ english: String, _ chinese: String) throws {
    let facts = TestFacts([
      [
        "frame": .node(NodeReference(1)), "color": .color(.clear), "length": .interval(Interval(low: 10, high: 20)),
        "words": .list([.span(TextSpan(node: NodeReference(0), start: 3, end: 7))]),
      ],
      ["width": .double(4.498)],
    ])
    let parsed = try? Template.parse(
      source, variables: [("self", .node(["view"]))], catalog: TestCatalog(), functions: testFunctions)
    guard source != "{{'a': 1}.a}" else {
      // `{{` is a brace, so the one that closes has none to close.
      #expect(parsed == nil)
      return
    }
    let template = try #require(parsed).template
    let evaluator = Evaluator(facts: facts)
    evaluator.bind(.node(NodeReference(0)), to: 0)
    #expect(template.render(evaluator, language: .english).text == english)
    #expect(template.render(evaluator, language: .simplifiedChinese).text == chinese)
    #expect((template.render(evaluator, language: .english).error != nil) == source.contains("/ 0"))
  }

  @Test(arguments: [
    ("{self.knd} {self.txt}", [6, 17]), ("宽 {self.knd}", [10]), ("a {self.kind", [2]), ("a } b", [2]), ("{}", [1]),
    ("{self.kind", [0]), ("{1 2}", [3]),
  ])
  func `a template's mistakes have places in the template`(_ source: String, _ starts: [UInt32]) {
    do throws(ExpressionError) {
      _ = try Template.parse(
        source, variables: [("self", .node(["view"]))], catalog: TestCatalog(), functions: testFunctions)
      Issue.record("\(source) was accepted")
    } catch {
      #expect(error.problems.map(\.range.start) == starts)
    }
  }
}
