import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What a rule asks within a macro, and what does not depend on the macro's item, is found once.
struct RepeatedWorkTests {
  /// Returns the number of times that a rule calls `counted(…)`, and the lines of what it finds.
  private static func calls(of fields: String, on specs: [String]) throws -> (count: Int, lines: [String]) {
    let count = Locked(0)
    let counted = Function("counted", [.init([.list(.string)], .list(.string))], summary: "") { arguments, _ in
      count.withLock { $0 += 1 }
      return arguments[0]
    }
    let loaded = RuleReader.read(
      [SourceFile(path: "rules.yaml", stored: Array(EngineTests.rule(fields).utf8))], functions: [counted])
    try #require(loaded.diagnostics.isEmpty)
    let lines = RuleTesting(ruleSet: loaded.ruleSet).appLines(specs)
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
}
