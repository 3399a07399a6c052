import HIGRules
import Testing

@testable import HIGLint
@testable import HIGReading

/// What a check of a named file reads: what the file rests on, and of the rest only what its app is known by.
@Suite struct ReadFilesTests {
  /// Files in memory that remember which of them were read.
  private struct WatchedFiles: Workspace {
    let base: MemoryWorkspace
    let paths = Locked(Set<String>())

    init(_ files: [String: String]) { base = MemoryWorkspace(files) }

    func entry(at path: String) -> WorkspaceEntry? { base.entry(at: path) }
    func list(_ directory: String) throws(WorkspaceError) -> [String] { try base.list(directory) }
    func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
      paths.withLock { _ = $0.insert(path) }
      return try base.read(path)
    }
  }

  private static let screens = [
    "one.yaml": "screen: one\npresentation: root\nlinks: [{to: two, by: tap}]\n",
    "far/two.yaml": "screen: two\nlinks: [{to: three, by: tap}]\n",
    "far/three.yaml": "screen: three\nlinks: [{to: one, by: tap}]\n",
    "far/data.json": "{}", "far/lone.yaml": "screen: lone\n", "inner/.git/HEAD": "",
    "inner/four.yaml": "screen: four\n",
    "other/app.yaml": "app: {name: Other}\n", "other/five.yaml": "screen: five\n",
  ]

  private static func result(
    of paths: [String], in files: [String: String], rules: String = ""
  ) -> (read: Set<String>, result: LintResult) {
    var files = files
    if !rules.isEmpty { files[".higlint.yml"] = rules }
    let workspace = WatchedFiles(files)
    let result = Linter.run(
      LintRequest(paths: paths, configuration: .nearest), rules: BuiltInRules.ruleSet, workspace: workspace)
    return (workspace.paths.withLock { $0 }, result)
  }

  @Test func `a file that belongs to no app is read with what lies beside and above it`() {
    let read = Self.result(of: ["far/two.yaml"], in: Self.screens).read
    #expect(read.filter { !$0.hasPrefix("far/") && $0 != "one.yaml" } == [])
  }

  @Test func `where an app is stated its screens are read, and no other project's`() {
    let files = Self.screens.merging(["app.yaml": "app: {name: Harbor}\n"]) { $1 }
    let (read, result) = Self.result(of: ["far/lone.yaml"], in: files)
    #expect(read.isSuperset(of: ["app.yaml", "one.yaml", "far/two.yaml", "far/three.yaml", "other/app.yaml"]))
    #expect(!read.contains("inner/four.yaml"))
    #expect(result.diagnostics.map(\.rule) == ["navigation/reachable"])
  }

  @Test func `where no rule about whole apps is on the rest of the app is left alone`() {
    let files = Self.screens.merging(["app.yaml": "app: {name: Harbor}\n"]) { $1 }
    let read = Self.result(of: ["one.yaml"], in: files, rules: "rules: {'*': off, color/contrast: on}\n").read
    #expect(read.filter { $0.contains("/") } == [])
  }

  @Test func `an answer about another screen of the app is looked up in it`() {
    let files = Self.screens.merging([
      "app.yaml": "app: {name: Harbor}\n",
      "one.yaml": "screen: one\nreviewed: [{rule: color/contrast, of: lone/views/a, answer: passes}]\n",
    ]) { $1 }
    let result = Self.result(of: ["one.yaml"], in: files, rules: "rules: {'*': off, color/contrast: on}\n").result
    #expect(result.diagnostics.map(\.rule) == [])
  }

  @Test(arguments: [
    (#"{"\u0073creen": "two", "links": []}"#, true), (#"{"title": "\u0041"}"#, false), ("? screen\n: two\n", true),
    ("!!str screen: two\n", true), ("  screen: two\n", true), (#""\x73creen": two"#, true), ("scree", false),
    ("c", false),
    ("", false), ("sc sc screen", true), ("cscreen", true), ("title: \\", false),
  ])
  func `no file is overlooked that holds a screen`(_ text: String, _ mayHold: Bool) {
    #expect(SpecFile.mayHoldScreens(Array(text.utf8)) == mayHold)
    #expect(SpecFile.mayHoldScreens(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == !text.isEmpty)
  }
}
