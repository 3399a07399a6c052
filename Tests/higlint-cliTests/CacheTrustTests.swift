import Foundation
import Testing

/// A cache that came with what is checked says nothing.
@Suite struct CacheTrustTests {
  private static let misspelt = "screen: pay\nvews: 1\n"
  private static let git = "git -c user.name=a -c user.email=a@example.com -c init.defaultBranch=main"

  private func problem(_ folder: String, _ reason: String) -> String {
    "higlint: the cache \(folder) is not used: \(reason)\n"
  }

  /// A repository with a cache that is tracked.
  private func repository(_ setting: String) throws -> Sandbox {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt, "app/pay.yaml": Self.misspelt])
    let made = try sandbox.shell(
      """
      set -e; export HOME=$PWD
      \(Self.git) init -q --object-format=\(setting == "sha256" ? "sha256" : "sha1") .
      higlint check --cache > /dev/null || true
      (cd app; higlint check --cache > /dev/null || true)
      for i in 1 2 3 4 5 6 7 8 9; do echo > .higlint_a$i; echo > zz$i; done
      \(setting == "4" || setting == "2" ? "\(Self.git) update-index --index-version \(setting)" : "")
      \(Self.git) add -f .higlint* zz* pay.yaml app
      \(setting == "split" ? "\(Self.git) update-index --split-index" : "")
      """)
    try #require(made.status == 0, "\(made.error)")
    return sandbox
  }

  @Test(arguments: ["2", "4", "split", "sha256"])
  func `a cache that Git tracks is neither read nor written`(_ setting: String) throws {
    let sandbox = try repository(setting)
    let path = sandbox.folder.appendingPathComponent(".higlint_cache/checks")
    let old = try Data(contentsOf: path)
    try sandbox.write(Self.misspelt + "vews2: 1\n", to: "pay.yaml")
    let run = try sandbox.run("check", "--cache", "pay.yaml")
    #expect(run.error == problem(".higlint_cache", "it came with what is checked, as Git tracks it"))
    #expect(run.output == (try sandbox.run("check", "pay.yaml").output))
    #expect(try Data(contentsOf: path) == old)
    #expect(
      try sandbox.run("check", "--cache-dir", "app/.higlint_cache", "pay.yaml").error
        == problem("app/.higlint_cache", "it came with what is checked, as Git tracks it"))
    #expect(
      try sandbox.shell("cd app; higlint check --cache").error
        == problem(".higlint_cache", "it came with what is checked, as Git tracks it"))
    // Another one is of use.
    #expect(try sandbox.run("check", "--cache-dir", "mine", "pay.yaml").error == "")
    guard setting != "split" else { return }
    #expect(
      try sandbox.shell("\(Self.git) rm -rq --cached .higlint_cache && higlint check --cache pay.yaml").error == "")
  }

  @Test func `a cache that is a repository of its own is not used where that tracks it`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    _ = try sandbox.run("check", "--cache")
    let made = try sandbox.shell("cd .higlint_cache && HOME=$PWD && \(Self.git) init -q . && \(Self.git) add -f checks")
    #expect(made.status == 0)
    #expect(
      try sandbox.run("check", "--cache").error
        == problem(".higlint_cache", "it came with what is checked, as Git tracks it"))
  }

  @Test func `a cache that is a link is neither read nor written, unless it was named`() throws {
    let sandbox = try Sandbox(["app/pay.yaml": Self.misspelt, "out/x": "", "victim": "old"])
    try sandbox.link("app/.higlint_cache", to: "../out")
    let run = try sandbox.shell("cd app; higlint check --cache")
    #expect(run.status == 1)
    #expect(run.error == problem(".higlint_cache", "it is a link, or holds one"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.appendingPathComponent("out").path) == ["x"])
    #expect(try sandbox.shell("cd app; higlint check --cache-dir .higlint_cache").error == "")
    try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("out/checks"))
    try sandbox.link("out/checks", to: "../victim")
    #expect(try sandbox.run("check", "--cache-dir", "out", "app").error == problem("out", "it is a link, or holds one"))
    #expect(try String(contentsOf: sandbox.folder.appendingPathComponent("victim"), encoding: .utf8) == "old")
  }
}
