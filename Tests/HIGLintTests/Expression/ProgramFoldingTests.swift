import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// What the encoder of programs decides: which values are found once. Whatever it decides, the values stay the same.
@Suite struct ProgramFoldingTests {
  private final class Counter: @unchecked Sendable {
    var calls = 0
  }

  private static let variables = ["self", "app", "params", "lists"]
  private static var known: ProgramVariables {
    ProgramVariables(known: [2, 3], texts: ["pattern"], constant: 1, node: 0)
  }

  private static var facts: TestFacts {
    TestFacts([
      [
        "text": .string("Pay now"), "length": .int(4),
        "children": .list([.node(NodeReference(1)), .node(NodeReference(2)), .node(NodeReference(3))]),
      ],
      ["length": .int(1)], ["length": .int(2)], ["length": .int(3)],
    ])
  }

  private static func link(_ numbers: KeptNumbers = KeptNumbers()) -> ProgramLink {
    let parameters: [(Value, Value)] = [
      (.string("size"), .int(4)), (.string("pattern"), .string("(?i)pay")),
      (.string("words"), .list([.string("Pay now"), .string("Buy")])),
    ]
    return ProgramLink(
      variables: [(2, .map(MapValue(parameters))), (3, .null)], firstKept: nil, firstShared: 0, numbers: numbers)
  }

  /// Returns programs as a run reads them, and the table of functions with one that counts its calls.
  private static func programs(_ sources: [String], _ counter: Counter) throws -> [Program] {
    let functions = testFunctions.adding([
      Function("counted", [.init([.any], .int)], summary: "") { _, _ in
        counter.calls += 1
        return .int(2)
      }
    ])
    var link: ProgramLink? = link()
    return try sources.map { source in
      var encoder = ProgramEncoder()
      let number = encoder.add(
        try Expression.compile(
          source: source, variables: variables.map { ($0, .any) }, catalog: TestCatalog(), functions: functions,
          check: false
        ).program)
      var bytes: [UInt8] = []
      encoder.encode(for: known, areRoots: true, into: &bytes)
      var offset = 0
      // The programs of one rule after those of another.
      link = ProgramFoldingTests.link(link?.numbers ?? KeptNumbers())
      let decoder = try ProgramDecoder(
        bytes, at: &offset, catalog: TestCatalog(), functions: functions, patterns: .standard, texts: .none,
        link: &link)
      return try #require(decoder.program(number))
    }
  }

  private static func evaluator() -> Evaluator {
    let evaluator = Evaluator(facts: facts)
    evaluator.bind(.node(NodeReference(0)), to: 1)
    return evaluator
  }

  /// Each is evaluated twice on each of three visits.
  @Test(arguments: [
    // Once in a run.
    ("counted(app) == 2", "true", 1), ("counted(app) + counted(app)", "4", 1),
    // Once for a node: it stands twice, or would be found for each item.
    ("counted(self) + counted(self)", "4", 3), ("self.children.all(c, counted(self) > 1)", "true", 3),
    ("self.children.exists(c, self.children.exists(d, counted(self) == c.length * 9))", "false", 3),
    // Anew each time.
    ("counted(self)", "2", 6), ("self.children.all(c, counted(c) == 2)", "true", 18),
    ("self.children.filter(c, counted(c) == c.length).size()", "1", 18),
  ])
  func aValueIsFoundOnce(_ source: String, _ value: String, _ calls: Int) throws {
    let counter = Counter()
    let program = try #require(try Self.programs([source], counter).first)
    let evaluator = Self.evaluator()
    for _ in 0..<3 {
      evaluator.visit(NodeReference(0), as: 0)
      for _ in 0..<2 { #expect(word(evaluator.evaluate(program)) == value) }
    }
    #expect(counter.calls == calls)
  }

  @Test func programsOfOneRunKeepApart() throws {
    let sources = [
      "counted(app) + 1", "half(app.length) + half(app.length)", "counted(self) + counted(self)",
      "self.children.map(c, half(self.length) + c.length)", "counted(app) + 5",
    ]
    let programs = try Self.programs(sources, Counter())
    let evaluator = Self.evaluator()
    for _ in 0..<2 {
      evaluator.visit(NodeReference(0), as: 0)
      #expect(programs.map { word(evaluator.evaluate($0)) } == ["3", "4.0", "4", "[3.0, 4.0, 5.0]", "7"])
    }
  }

  /// Evaluators of one engine use one memory; what one found of a node is nothing to the other.
  @Test func evaluatorsOfOneMemoryKeepApart() throws {
    let program = try #require(
      try Self.programs(["self.children.map(c, half(self.length) + half(app.length))"], Counter()).first)
    let memory = EvaluatorMemory()
    let other = TestFacts([["length": .int(10), "children": .list([.node(NodeReference(1))])], [:]])
    let evaluators = [Self.facts, other].map { Evaluator(facts: $0, memory: memory) }
    for evaluator in evaluators {
      evaluator.bind(.node(NodeReference(0)), to: 1)
      evaluator.visit(NodeReference(0), as: 0)
    }
    for _ in 0..<2 {
      #expect(evaluators.map { word($0.evaluate(program)) } == ["[4.0, 4.0, 4.0]", "[10.0]"])
    }
  }

  /// What a run knows stands in the programs; nothing is bound to the variables.
  @Test(arguments: [
    ("self.length == params.size", "true"), ("self.text.matches(params.pattern)", "true"),
    ("self.children.exists(c, c.length == params.size - 1)", "true"), ("self.text in params.words", "true"),
    ("'Sell' in params.words", "false"), ("params.words.exists(w, w == self.text)", "true"),
    ("self.length * 0.5 < params.size", "true"),
  ])
  func parametersAreConstants(_ source: String, _ value: String) throws {
    let program = try #require(try Self.programs([source], Counter()).first)
    let evaluator = Self.evaluator()
    evaluator.visit(NodeReference(0), as: 0)
    #expect(word(evaluator.evaluate(program)) == value)
    #expect(!program.image.reads([2, 3]))
  }

  @Test func unlinkedProgramsReadTheVariables() throws {
    var encoder = ProgramEncoder()
    let number = encoder.add(
      try Expression.compile(
        source: "self.length == params.size", variables: Self.variables.map { ($0, .any) }, catalog: TestCatalog(),
        functions: testFunctions, check: false
      ).program)
    var bytes: [UInt8] = []
    encoder.encode(into: &bytes)
    var offset = 0
    let decoder = try ProgramDecoder(bytes, at: &offset, catalog: TestCatalog(), functions: testFunctions)
    let evaluator = Self.evaluator()
    evaluator.visit(NodeReference(0), as: 0)
    evaluator.bind(.map(MapValue([(.string("size"), .int(5))])), to: 2)
    let program = try #require(decoder.program(number))
    #expect(word(evaluator.evaluate(program)) == "false")
    #expect(program.image.reads([2, 3]))
  }

  /// Texts that several rules have stand once, apart from the programs; what is not among them stands where it is.
  @Test func sharedTextsAreReadFromTheirTable() throws {
    let source = "self.text in ['Pay now', 'Buy'] && self.text.matches('(?i)pay') && half(self.length) == 2.0"
    let program = try Expression.compile(
      source: source, variables: Self.variables.map { ($0, .any) }, catalog: TestCatalog(), functions: testFunctions,
      check: false
    ).program
    let long = "a text that no program has"
    let shared = SharedTexts(
      among: [
        Array("Pay now".utf8): 9, Array("half".utf8): 9, Array("(?i)pay".utf8): 9, Array("length".utf8): 9,
        Array(long.utf8): 1,
      ])
    // What stands but once takes more room in a table.
    #expect(shared.texts == ["(?i)pay", "Pay now", "half", "length"])
    func bytes(sharing texts: SharedTexts) -> [UInt8] {
      var encoder = ProgramEncoder()
      _ = encoder.add(program)
      var bytes: [UInt8] = []
      encoder.encode(for: nil, sharing: [], texts, into: &bytes)
      return bytes
    }
    let encoded = bytes(sharing: shared)
    #expect(encoded.count < bytes(sharing: .none).count - 15)
    for (texts, isWhole) in [(SharedTexts(texts: shared.texts), true), (.none, false)] {
      var offset = 0
      var link = ProgramLink?.none
      let decoder = try? ProgramDecoder(
        encoded, at: &offset, catalog: TestCatalog(), functions: testFunctions, patterns: .standard, texts: texts,
        link: &link)
      #expect((decoder != nil) == isWhole)
      guard let decoded = decoder?.program(0) else { continue }
      let evaluator = Self.evaluator()
      evaluator.visit(NodeReference(0), as: 0)
      #expect(word(evaluator.evaluate(decoded)) == "true")
    }
  }
}
