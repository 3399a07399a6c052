import Testing

@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

struct SharedAppTests {
  private static let rule = """
    - id: test/screens
      title: {en: Screens, zh-Hans: 界面}
      select: app
      phase: app
      require: "false"
      severity: advice
      message: {en: "{self.name}, {self.entry}: {self.screens.map(screen, screen.id)}", zh-Hans: 界面}
    """

  private func messages(_ files: [String: String]) -> [String] {
    let loaded = RuleReader.read([SourceFile(path: "rule.yaml", stored: Array(Self.rule.utf8))])
    let result = Linter.run(
      LintRequest(paths: ["design"]), rules: loaded.ruleSet,
      workspace: MemoryWorkspace(Dictionary(uniqueKeysWithValues: files.map { ("design/\($0)", $1) })))
    return result.diagnostics.flatMap { [$0.message.en] + $0.notes.map(\.message.en) }
  }

  @Test func `files of one folder that state different facts of an app state them of one app`() {
    #expect(
      messages([
        "app.yaml": "app: {name: Harbor}", "release.yaml": "app: {entry: home}", "screens/home.yaml": "screen: home",
      ]) == ["Harbor, home: home"])
  }

  @Test func `a file of screens that states facts of its app states them for itself`() {
    #expect(
      messages([
        "app.yaml": "app: {name: Harbor, entry: home}", "home.yaml": "screen: home",
        "tool.yaml": "app: {name: Tool}\nscreens: [{id: tool}]",
      ]).sorted() == ["Harbor, home: home", "Tool, home: tool"])
  }
}
