import Testing

/// What is written of a part of the app is read within bounds: a stranger may write any number of values.
@Suite struct StatementsTests {
  private static func lines(_ audio: String) throws -> [String] {
    try RuleTesting(
      EngineTests.rule(
        """
        select: audio
        require: "!self.statements.exists(t, t.text.matches('late: yes'))"
        severity: warning
        message: {en: Late, zh-Hans: 晚}
        """)
    ).appLines(["app:\n  audio:\n" + audio])
  }

  @Test func `a statement is found behind others`() throws {
    let many = (0..<1990).map { "    x-\($0): no\n" }.joined()
    #expect(try Self.lines(many + "    isLate: yes\n").count == 1)
    #expect(try Self.lines(many + "    isLate: no\n") == [])
  }

  @Test(arguments: [
    // Too many values, in one object and in many.
    (0..<2100).map { "    x-\($0): no\n" }.joined() + "    isLate: yes\n",
    "    isLate: yes\n    x-all:\n"
      + (0..<300).map { _ in "      - {" + (0..<9).map { "k\($0): 1" }.joined(separator: ", ") + "}\n" }.joined(),
  ])
  func `where there is too much nobody can tell`(_ audio: String) throws {
    #expect(try Self.lines(audio).map { $0.prefix(23) } == ["review [test/rule] app/"])
  }

  @Test func `a value under keys without end says nothing`() throws {
    let deep = (0..<400).map { String(repeating: " ", count: 4 + $0) + "x-\(String(repeating: "k", count: 40)):\n" }
      .joined()
    #expect(try Self.lines(deep + String(repeating: " ", count: 404) + "isLate: yes\n") == [])
  }
}
