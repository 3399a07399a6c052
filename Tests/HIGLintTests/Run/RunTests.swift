import Testing

@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What is kept between runs, and carried between machines.
@Suite struct RunTests {
  @Test(arguments: [("1/1", 1, 1), ("2/3", 2, 3), ("10/10", 10, 10)])
  func `a shard has a number and a count`(text: String, index: Int, count: Int) {
    #expect(ShardNumber(text) == ShardNumber(index: index, count: count))
    #expect(ShardNumber(text)?.text == text)
  }

  @Test(arguments: 1...7) func `every file is of exactly one shard`(count: Int) {
    let shards = (1...count).compactMap { ShardNumber(index: $0, count: count) }
    for position in 0..<30 { #expect(shards.count { $0.holds(position) } == 1) }
  }

  @Test func `a change concerns what it bears on`() {
    let files = [
      "a/app.yaml": "app: {name: A}\n", "a/x.yaml": "screen: x\n", "b/app.yaml": "app: {name: B}\n",
      "b/y.yaml": "screen: y\ncolour: 1\n", "b/c/z.yaml": "screen: z\ncolour: 1\n",
    ]
    let workspace = MemoryWorkspace(files)
    func checked(_ paths: [String], before: [String: String] = [:]) -> [String] {
      var request = LintRequest(paths: ["."])
      request.changes = ChangeSet(paths, in: workspace) { asked in
        before.filter { asked.contains($0.key) }.mapValues { Array($0.utf8) }
      }
      return Linter.run(request, rules: RuleSet(), workspace: workspace).files
    }
    #expect(checked([]) == [])
    #expect(checked(["a/x.yaml"]) == ["a/x.yaml"])
    #expect(checked(["b/app.yaml"]) == ["b/app.yaml", "b/y.yaml", "b/c/z.yaml"])
    // A palette that is gone; a screen that is gone has nothing below it.
    #expect(checked(["b/c/colors.yaml"], before: ["b/c/colors.yaml": "palette: {a: red}\n"]) == ["b/c/z.yaml"])
    #expect(checked(["b/old.yaml"], before: ["b/old.yaml": "screen: old\n"]) == [])
    #expect(checked(["a/.higlint.yml"]) == ["a/app.yaml", "a/x.yaml"])
  }

  @Test func `damaged bytes are refused, wherever they are cut or changed`() throws {
    let workspace = RecordedWorkspace(
      MemoryWorkspace(["app.yaml": "app: {name: A}\n", "x.yaml": "screen: x\ncolour: 1\n"]))
    let shard = try #require(ShardNumber("1/1"))
    let (bytes, _) = Shard.run(
      shard, of: LintRequest(paths: ["."]), rules: RuleSet(), workspace: workspace, words: ["."], version: "1",
      workingDirectory: "/")
    let read = try Shard(bytes, name: "x", version: "1")
    #expect(read.words == ["."])
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x10
      #expect(throws: ShardProblem.self) { try Shard(changed, name: "x", version: "1") }
      #expect(throws: ShardProblem.self) { try Shard(Array(bytes[..<index]), name: "x", version: "1") }
    }
    #expect(throws: ShardProblem.self) { try Shard(bytes, name: "x", version: "2") }
  }
}
