import Testing

@testable import HIGLanguage
@testable import HIGReading

@Suite struct `Values as JSON` {
  private func bindings(_ json: String) throws(ValueReadingError) -> [(name: String, value: Value)] {
    try ValueReader.bindings(of: JSONReader.read(SourceFile(path: "b.json", stored: Array(json.utf8))))
  }

  @Test(arguments: [
    ("1", "1"), ("1.5", "1.5"), ("\"a\\u00e9\"", "\"aé\""), ("null", "null"), ("[1, [true]]", "[1, [true]]"),
    ("{\"a\": {\"b\": 2}}", "{\"a\": {\"b\": 2}}"), ("{\"type\": \"int\", \"value\": \"-3\"}", "-3"),
    ("{\"type\": \"double\", \"value\": \"Infinity\"}", "\"Infinity\""),
    ("{\"type\": \"double\", \"value\": 2}", "2.0"),
    (
      "{\"type\": \"map\", \"value\": [[{\"type\": \"int\", \"value\": \"1\"}, {\"type\": \"bool\", \"value\": true}]]}",
      "{\"1\": true}"
    ),
    ("{\"type\": \"list\", \"value\": [{\"type\": \"string\", \"value\": \"x\"}]}", "[\"x\"]"),
    ("{\"type\": \"unknown\"}", "{\"unknown\": [\"value: statedUnknown\"]}"),
    ("{\"type\": \"interval\", \"value\": [1, 2.5]}", "{\"interval\": [1.0, 2.5]}"),
    ("{\"type\": \"frame\", \"value\": 1}", "{\"type\": \"frame\", \"value\": 1}"),
    ("{\"type\": \"int\", \"value\": \"1\", \"more\": 2}", "{\"type\": \"int\", \"value\": \"1\", \"more\": 2}"),
  ])
  func `a value is read plain or with its type`(_ json: String, _ expected: String) throws {
    let read = try bindings("{\"x\": \(json)}")
    #expect(read.count == 1 && read[0].name == "x")
    #expect(read[0].value.json(facts: TestFacts()) == expected)
  }

  @Test(arguments: [
    ("[1]", 0), ("{\"x\": }", 6), ("{\"x\": {\"type\": \"int\", \"value\": \"a\"}}", 31),
    ("{\"x\": {\"type\": \"map\", \"value\": [[{\"type\": \"null\"}, 1]]}}", 33), ("{\"x\": 99999999999999999999}", 6),
  ])
  func `what is no value is reported at its place`(_ json: String, _ start: UInt32) {
    #expect {
      try bindings(json)
    } throws: {
      ($0 as? ValueReadingError)?.range.start == start
    }
  }

  @Test func `deep nesting is refused, not followed`() {
    let deep = "{\"x\": " + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}"
    #expect(throws: ValueReadingError.self) { try bindings(deep) }
  }

  @Test(arguments: ConformanceCase.all.filter { $0.expected != nil })
  func `a value written with its type is read back`(_ item: ConformanceCase) throws {
    let value = try #require(item.expected)
    let json = value.typedJSON(facts: TestFacts())
    let read = try bindings("{\"x\": \(json)}")
    #expect(word(read[0].value) == word(value))
  }

  @Test func `what JSON has not is written as an object`() {
    let facts = TestFacts()
    #expect(Value.error(.overflow).json(facts: facts) == "{\"error\": \"the result does not fit into 64 bits\"}")
    #expect(Value.string("a\"\\\n\u{1}").json(facts: facts) == "\"a\\\"\\\\\\n\\u0001\"")
    #expect(Value.node(NodeReference(3)).typedJSON(facts: facts) == "{\"type\": \"node\", \"value\": \"node 3\"}")
  }
}
