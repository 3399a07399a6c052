import Foundation
import Testing

/// What another user put above a folder says nothing about it.
@Suite(.enabled(if: geteuid() == 0, "SKIPPED: only root can give files to other users"))
struct OwnerTests {
  private static let stranger: uid_t = 12_345
  private static let pale =
    "screen: pay\nbackground: white\nviews:\n  - {kind: label, text: A, color: '#BBBBBB'}\n"

  private func give(_ path: String, to owner: uid_t, in sandbox: borrowing Sandbox) {
    _ = chown(sandbox.folder.appendingPathComponent(path).path, owner, gid_t(owner))
  }

  private func ignored(_ path: String) -> String { "higlint: \(path) is ignored: it belongs to another user\n" }

  @Test func `a configuration of another user is ignored, and named once`() throws {
    let sandbox = try Sandbox([
      "app/pay.yaml": Self.pale, ".higlint.yml": "rules: {color/contrast: off}\noutput: {json: x}\n",
    ])
    #expect(try sandbox.run("check", "app").status == 0)
    try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("x"))
    give(".higlint.yml", to: Self.stranger, in: sandbox)
    let run = try sandbox.run("check", "app")
    #expect(run.status == 1)
    #expect(run.error == ignored(".higlint.yml"))
    #expect(try sandbox.run("check", "--language", "zh-Hans", "app").error == "higlint: 不使用 .higlint.yml：此文件属于其他用户\n")
    // Whom the folder belongs to that was named, that is where it may come from.
    give("app", to: Self.stranger, in: sandbox)
    #expect(try sandbox.run("check", "app") == Outcome(status: 0, output: "No problems in 1 file\n", error: ""))
  }

  @Test func `a nearer one of another user does not hide the one that counts`() throws {
    let sandbox = try Sandbox([
      "app/sub/pay.yaml": Self.pale, "app/.higlint.yml": "failOn: never\n",
      ".higlint.yml": "rules: {color/contrast: off}\n",
    ])
    give("app/.higlint.yml", to: Self.stranger, in: sandbox)
    let run = try sandbox.run("check", "app/sub")
    #expect(run.status == 0)
    #expect(run.output == "No problems in 1 file\n")
    #expect(run.error == ignored("app/.higlint.yml"))
  }

  @Test func `a definition of another user above the folder is ignored, and one in it is not`() throws {
    let spec = Self.pale.replacingOccurrences(of: "'#BBBBBB'", with: "$faint")
    let sandbox = try Sandbox(["app/pay.yaml": spec, "palette.yaml": "palette: {faint: '#bbb'}\n"])
    #expect(try sandbox.run("check", "app").output.contains("Contrast is"))
    give("palette.yaml", to: Self.stranger, in: sandbox)
    let run = try sandbox.run("check", "app")
    #expect(!run.output.contains("Contrast is"))
    #expect(run.error == ignored("palette.yaml"))
    #expect(try sandbox.run("check", ".").output.contains("Contrast is"))
  }

  @Test func `a repository of another user is none`() throws {
    let sandbox = try Sandbox([
      "app/pay.yaml": Self.pale, ".git/HEAD": "", ".gitignore": "pay.yaml\n", "x.yaml": Self.pale,
    ])
    try sandbox.link("app/x.yaml", to: "../x.yaml")
    #expect(try sandbox.run("check", "--allow-empty", "app").output.contains("app/x.yaml"))
    give(".git", to: Self.stranger, in: sandbox)
    let run = try sandbox.run("check", "--format", "concise", "app")
    #expect(run.output.hasPrefix("app/pay.yaml:"))
    #expect(run.error.hasPrefix("higlint: app/x.yaml is passed over: "))
  }

  @Test func `shards and their merge ignore the same files`() throws {
    let sandbox = try Sandbox(["app/pay.yaml": Self.pale, ".higlint.yml": "rules: {color/contrast: off}\n"])
    give(".higlint.yml", to: Self.stranger, in: sandbox)
    #expect(try sandbox.run("check", "--shard", "1/1", "-o", "part", "app").error.hasPrefix(ignored(".higlint.yml")))
    #expect(try sandbox.run("merge", "part").output == sandbox.run("check", "app").output)
  }

  @Test func `a cache of another user is left alone`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.pale])
    #expect(try sandbox.run("check", "--cache").error == "")
    give(".higlint_cache/checks", to: Self.stranger, in: sandbox)
    let path = sandbox.folder.appendingPathComponent(".higlint_cache/checks")
    let old = try Data(contentsOf: path)
    try sandbox.write(Self.pale + "vews: 1\n", to: "pay.yaml")
    let run = try sandbox.run("check", "--cache")
    #expect(run.status == 1)
    #expect(run.error == "higlint: the cache .higlint_cache is not used: it belongs to another user\n")
    #expect(try Data(contentsOf: path) == old)
  }
}
