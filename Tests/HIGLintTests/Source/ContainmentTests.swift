import Testing

@testable import HIGLint
@testable import HIGReading

/// How paths stand to folders, by their names alone.
@Suite struct ContainmentTests {
  private static let cases: [(path: String, folder: String, expected: Containment)] = [
    ("a", ".", .inside), ("a/b", "a", .inside), ("a", "a", .inside), ("ab", "a", .outside), ("../a", ".", .outside),
    ("a/../b", ".", .inside), ("a/../../b", ".", .outside), ("/a", ".", .outside), ("a", "/", .outside),
    ("/a/b", "/a", .inside), ("/a/../b", "/a", .outside), ("/b", "/", .inside), ("x", "..", .inside),
    ("../x", "..", .inside), ("../../x", "..", .outside), ("../a/x", "../a", .inside), ("../b/x", "../a", .outside),
    ("x", "../a", .outside), ("cafe\u{301}/x", "caf\u{E9}", .outside), (".git/config", ".", .inGit),
    ("a/.git", "a", .inGit), (".git/x", ".git", .inside), (".github/x", ".", .inside), (".gitignore", ".", .inside),
  ]

  @Test(arguments: cases)
  func `a path lies in a folder, or does not`(_ path: String, _ folder: String, _ expected: Containment) {
    #expect(MemoryWorkspace([:]).containment(of: path, in: folder) == expected)
  }

  @Test(arguments: [
    ".git", ".GIT", ".Git/hooks", "a/.git/b", "git~1", "GIT~1/x", ".git.", ".git ", ".git. . /x", ".git:x",
    ".git::$DATA/x",
    ".gi\u{200C}t", "\u{FEFF}.git", ".g\u{202E}it/x", ".git/\u{301}x",
  ])
  func `what some file system takes for .git is Git's`(_ path: String) {
    #expect(Path.leadsIntoGit(path))
  }

  @Test(arguments: ["", "git", ".gi", ".gitx", ".git-x", "x.git", "git~2", ".gít", ":.git", ".gitmodules", "a.git/b"])
  func `what no file system takes for .git is not`(_ path: String) {
    #expect(!Path.leadsIntoGit(path))
  }

  @Test func `a shard answers as the disk did that it was recorded on`() throws {
    let recorded = RecordedWorkspace(MemoryWorkspace(["a/b": ""]))
    #expect(recorded.containment(of: "a/b", in: "a") == .inside)
    #expect(recorded.containment(of: "a/.git/b", in: "a") == .inGit)
    var writer = ResultWriter(known: [])
    recorded.record.write(to: &writer)
    var reader = try ResultReader(writer.bytes, 0..<writer.bytes.count) { _ in nil }
    let again = try WorkspaceRecord(&reader)
    #expect(again.containment(of: "a/b", in: "a") == .inside)
    #expect(again.containment(of: "a/.git/b", in: "a") == .inGit)
    #expect(again.containment(of: "b", in: ".") == .outside)
  }
}
