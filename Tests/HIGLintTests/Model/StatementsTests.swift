import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

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

  // MARK: Keys that the format does not know

  private static func unread(_ spec: String, of type: String) throws -> [String] {
    let (model, _) = Model.reading(
      "spec.yaml", bytes: Array(spec.utf8), workspace: MemoryWorkspace(["spec.yaml": spec]))
    let texts = try ExpressionQuery("self.unreadStatements.map(t, t.text)").answers(over: model, selecting: .type(type))
    return texts.map { ValueText(language: .english, model: model).text($0.value) }
  }

  private static let spec = """
    screen: pager
    selfAdvance: 4
    title: Tour
    views:
      - {kind: group, x-tip: none at all, children: [{kind: label, text: Hi, entering: {fromSide: left, steps: [1, 2]}}]}
      - {kind: label, text: Bye, wobbles: unknown}
    links: [{to: pager, springy: true}]

    """

  @Test func `a screen has what stands under keys without a meaning, with all that lies on it`() throws {
    #expect(
      try Self.unread(Self.spec, of: "screen") == [
        #"["self advance: 4", "x tip: none at all", "entering from side: left", "entering steps: 1", "#
          + #""entering steps: 2", "springy: true"]"#
      ])
  }

  @Test func `an object has its own and those in it`() throws {
    #expect(
      try Self.unread(Self.spec, of: "view") == [
        #"["x tip: none at all", "entering from side: left", "entering steps: 1", "entering steps: 2"]"#,
        #"["entering from side: left", "entering steps: 1", "entering steps: 2"]"#, "[]",
      ])
    #expect(try Self.unread(Self.spec, of: "link") == [#"["springy: true"]"#])
  }

  @Test func `an object in place of its name keeps what else it says`() throws {
    let spec = "screen: a\nmodal: {dismiss: [{id: close, title: Shut}]}\n"
    #expect(try Self.unread(spec, of: "modal") == [#"["id: close", "title: Shut"]"#])
  }

  @Test func `a value of another type than the field's is among them`() throws {
    let spec = "screen: a\nviews: [{kind: textField, inputView: {clickSound: none}, lines: several}]\n"
    #expect(try Self.unread(spec, of: "view") == [#"["input view click sound: none", "lines: several"]"#])
  }

  @Test func `of a crowd of such keys nobody can tell`() throws {
    let many = (0..<600).map { "x-\($0): no\n" }.joined()
    #expect(try Self.unread("screen: a\n" + many, of: "screen").first?.hasPrefix("unknown") == true)
  }

  @Test func `a finding points at the value`() throws {
    let rules = EngineTests.rule(
      """
      select: screen
      each: self.unreadStatements
      require: "!it.text.matches('^self ?advance: [1-9]')"
      at: it
      severity: warning
      message: {en: Waits, zh-Hans: 等}
      """)
    let rule = try RuleTesting(rules)
    #expect(rule.lines("screen: a\nselfAdvance: 4\n") == [#"warning [test/rule] "4": Waits"#])
    #expect(rule.lines("screen: a\nselfAdvance: 0\n") == [])
  }
}
