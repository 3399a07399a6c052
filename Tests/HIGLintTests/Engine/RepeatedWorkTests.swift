import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What a rule asks within a macro, and what does not depend on the macro's item, is found once.
struct RepeatedWorkTests {
  /// Returns the number of times that a rule calls `counted(…)`, and the lines of what it finds.
  private static func calls(of fields: String, on specs: [String]) throws -> (count: Int, lines: [String]) {
    try calls(in: EngineTests.rule(fields), on: specs, asApp: true)
  }

  /// - Parameter sharesParts: Whether rules have in common what is the same in them.
  private static func calls(
    in rules: String, on specs: [String], asApp: Bool, sharesParts: Bool = false
  ) throws -> (count: Int, lines: [String]) {
    let count = Locked(0)
    let counted = Function("counted", [.init([.list(.string)], .list(.string))], summary: "") { arguments, _ in
      count.withLock { $0 += 1 }
      return arguments[0]
    }
    let loaded = RuleReader.read(
      [SourceFile(path: "rules.yaml", stored: Array(rules.utf8))], functions: [counted])
    try #require(loaded.diagnostics.isEmpty)
    let ruleSet = RuleSet(
      loaded.rules, files: loaded.files, sharesParts: sharesParts, vocabulary: .shared, functions: [counted])
    let testing = RuleTesting(ruleSet: ruleSet)
    let lines = asApp ? testing.appLines(specs) : specs.flatMap { testing.lines($0) }
    return (count.withLock { $0 }, lines)
  }

  private static let screens = ["app: {name: Test}"] + (0..<20).map { "screen: s\($0)\ntitle: Title\nlinks: []" }

  @Test
  func `a part about the app is found once in a run, also where all that is around it is`() throws {
    let found = try Self.calls(
      of: """
        select: app
        require: "!app.screens.exists(s, s.id in counted(app.screens.map(t, t.id)) && s.id == 's19')"
        severity: warning
        at: self
        message: {en: found, zh-Hans: 有}
        """, on: Self.screens)
    #expect(found.count == 1)
    #expect(found.lines == ["warning [test/rule] \"{name: Test}\": found"])
  }

  @Test
  func `a part about a node is found once for each node`() throws {
    let found = try Self.calls(
      of: """
        select: screen
        phase: app
        require: "!app.screens.exists(s, s.id in counted([self.id]) && s.id == 's19')"
        severity: warning
        at: self.id
        message: {en: found, zh-Hans: 有}
        """, on: Self.screens)
    #expect(found.count == 20)
    #expect(found.lines == ["warning [test/rule] \"s19\": found"])
  }

  @Test
  func `a part about the item is found for each of them`() throws {
    let found = try Self.calls(
      of: """
        select: app
        require: "app.screens.all(s, app.screens.exists(t, t.id in counted([s.id])))"
        severity: warning
        at: self
        message: {en: found, zh-Hans: 有}
        """, on: ["app: {name: Test}", "screens: [{id: a}, {id: b}, {id: c}]"])
    #expect(found.count == 6)
    #expect(found.lines == [])
  }

  private static func ruleOnWords(_ id: String, phase: String, _ more: String = "") -> String {
    """
    - id: test/\(id)
      title: {en: Title, zh-Hans: 标题}
      select: view
      phase: \(phase)
      when: given(self.id)\(more)
      require: "!counted([self.id]).exists(w, w == 'pay')"
      severity: warning
      at: self.id
      message: {en: found, zh-Hans: 有}
    """
  }

  private static let views =
    "screens: [{id: a, views: [{kind: button, id: pay}, {kind: button, id: send}, {kind: label, id: pay}]}]"

  @Test(arguments: [("local", false), ("local", true), ("app", false), ("app", true)])
  func `what two rules ask about a node in the same words is found once`(phase: String, isShared: Bool) throws {
    let rules =
      "rules:\n" + Self.ruleOnWords("one", phase: phase) + "\n" + Self.ruleOnWords("two", phase: phase, " && true")
    let found = try Self.calls(in: rules, on: [Self.views], asApp: phase == "app", sharesParts: isShared)
    #expect(found.count == (isShared ? 3 : 6))
    #expect(
      found.lines.sorted() == [
        "warning [test/one] \"pay\": found", "warning [test/one] \"pay\": found",
        "warning [test/two] \"pay\": found", "warning [test/two] \"pay\": found",
      ])
  }

  @Test
  func `a part that reads a parameter belongs to its rule`() throws {
    func rule(_ id: String, _ word: String) -> String {
      Self.ruleOnWords(id, phase: "local").replacing("counted([self.id])", with: "counted([self.id, params.word])")
        + "\n  params: {word: \(word)}"
    }
    let found = try Self.calls(
      in: "rules:\n" + rule("one", "pay") + "\n" + rule("two", "send"), on: [Self.views], asApp: false,
      sharesParts: true)
    #expect(found.count == 6)
    #expect(found.lines.filter { $0.contains("test/one") }.count == 3)
    #expect(found.lines.filter { $0.contains("test/two") }.count == 2)
  }
}
