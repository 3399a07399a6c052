import Foundation
import Testing

/// A configuration comes with what is checked: it names no file outside of its own repository.
@Suite struct ReachTests {
  private static let misspelt = "screen: pay\nvews: 1\n"

  private func text(_ path: String, in sandbox: borrowing Sandbox) -> String? {
    try? String(contentsOf: sandbox.folder.appendingPathComponent(path), encoding: .utf8)
  }

  private static let beyond =
    "lies outside of the repository of this configuration; name it on the command line: `--output json=FILE`"
  private static let gits = "is Git's own, and no configuration's; name a file outside of `.git`"

  private static let linked =
    "leads through a link, and a configuration's files are written to none; name the place itself"
  private static let cases: [(path: String, reason: String)] = [
    ("../x", beyond), ("/tmp/higlint-x", beyond), ("build/../../x", beyond), ("out/x", beyond), ("file", beyond),
    ("dangling", beyond), (".git/config", gits), (".git/hooks/pre-commit", gits), (".GIT/config", gits),
    ("git~1/config", gits), ("'.git. /x'", gits), ("module/.git/config", gits), ("'.g\u{200C}it/config'", gits),
    ("inner/x", linked),
  ]

  @Test(arguments: cases)
  func `a report goes to no file outside of the repository, in .git or behind a link`(
    _ path: String, _ reason: String
  ) throws {
    let value = path.replacingOccurrences(of: "'", with: "")
    let line = "output: {json: \(path)}"
    let sandbox = try Sandbox([
      "app/.git/config": "old", "app/.higlint.yml": line + "\n", "app/pay.yaml": Self.misspelt, "app/real/a": "old",
      "elsewhere/a": "old", "x": "old",
    ])
    try sandbox.link("app/out", to: "../elsewhere")
    try sandbox.link("app/inner", to: "real")
    try sandbox.link("app/file", to: "../x")
    try sandbox.link("app/dangling", to: "../y")
    let run = try sandbox.shell("cd app; higlint check")
    let column = (line as NSString).range(of: path).location + 1
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix(".higlint.yml:1:\(column): error: `\(value)` \(reason) [configuration/outside]\n"))
    #expect(text("app/.git/config", in: sandbox) == "old")
    #expect(text("x", in: sandbox) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).contains("y") == false)
  }

  @Test func `a report goes to a folder of the repository, from wherever it is run`() throws {
    let sandbox = try Sandbox([
      ".git/HEAD": "", "build/x": "", "app/.higlint.yml": "output: {json: ../build/report}\n",
      "app/pay.yaml": Self.misspelt,
    ])
    for line in [
      "higlint check app", "cd app; higlint check", "cd build; higlint check ../app", "higlint check $PWD/app",
    ] {
      #expect(try sandbox.shell(line).status == 1)
      #expect(text("build/report", in: sandbox)?.hasPrefix("{") == true)
      try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("build/report"))
    }
  }

  @Test func `the command line may name what a configuration may not`() throws {
    let sandbox = try Sandbox(["app/.git/HEAD": "", "app/pay.yaml": Self.misspelt, "elsewhere/a": ""])
    try sandbox.link("app/out", to: "../elsewhere")
    #expect(try sandbox.shell("cd app; higlint check --output json=out/x --output sarif=../y").status == 1)
    #expect(text("elsewhere/x", in: sandbox) != nil)
    #expect(text("y", in: sandbox) != nil)
  }

  @Test func `a configuration replaces no program`() throws {
    let sandbox = try Sandbox([
      ".git/HEAD": "", ".higlint.yml": "output: {concise: tool}\n", "pay.yaml": Self.misspelt, "tool": "old",
    ])
    try sandbox.chmod("tool", 0o755)
    let refused = try sandbox.run("check")
    #expect(refused.status == 2)
    #expect(
      refused.error
        == "higlint: tool can't be written: it is a program, which no configuration may replace; name it on the command line\n"
    )
    #expect(text("tool", in: sandbox) == "old")
    #expect(try sandbox.run("check", "--output", "concise=tool").status == 1)
    #expect(text("tool", in: sandbox)?.hasPrefix("pay.yaml:2:1: ") == true)
  }

  @Test(arguments: ["../x", "/etc/passwd", ".git/config", "out/x"])
  func `a baseline lies in the repository, outside of .git, and behind no link`(_ path: String) throws {
    let sandbox = try Sandbox([
      "app/.git/config": "old", "app/.higlint.yml": "baseline: \(path)\n", "app/pay.yaml": Self.misspelt,
      "elsewhere/x": "old", "x": "old",
    ])
    try sandbox.link("app/out", to: "../elsewhere")
    for line in ["higlint check", "higlint check --write-baseline", "higlint check --prune-baseline"] {
      let run = try sandbox.shell("cd app; \(line)")
      #expect(run.status == 2)
      #expect(run.error.hasPrefix(".higlint.yml:1:11: error: `\(path)` "))
      #expect(run.error.contains("[configuration/outside]"))
      #expect(!run.error.contains("root:") && !run.error.contains("old"))
    }
    #expect(text("elsewhere/x", in: sandbox) == "old")
    #expect(text("x", in: sandbox) == "old")
  }

  @Test func `the baseline that goes without saying is not written through a link`() throws {
    let sandbox = try Sandbox(["app/pay.yaml": Self.misspelt, "x": "old"])
    try sandbox.link("app/.higlint-baseline", to: "../x")
    let run = try sandbox.shell("cd app; higlint check --write-baseline")
    #expect(run.status == 2)
    #expect(
      run.error
        == "higlint: .higlint-baseline can't be written: it is a link, which no configuration may replace; name it on the command line\n"
    )
    #expect(text("x", in: sandbox) == "old")
    #expect(try sandbox.shell("cd app; higlint check --write-baseline --baseline .higlint-baseline").status == 0)
    #expect(text("x", in: sandbox) != "old")
  }

  @Test(
    arguments: ["/etc/passwd", "/proc/self/environ", "../secret", "out/secret", "way", ".git/config"],
    ["extends", "ruleFiles"])
  func `what lies outside of the repository is neither read nor quoted`(_ path: String, _ key: String) throws {
    let sandbox = try Sandbox([
      "app/.git/config": "secret: 1\n", "app/.higlint.yml": "\(key): [\(path)]\n", "app/pay.yaml": Self.misspelt,
      "secret": "secret: 1\n",
    ])
    try sandbox.link("app/out", to: "..")
    try sandbox.link("app/way", to: "../secret")
    for line in ["cd app; higlint check", "higlint check app", "cd app; higlint rules", "cd app; higlint fix"] {
      let run = try sandbox.shell(line)
      guard !line.hasSuffix("rules") || run.status != 0 else { continue }
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.error.contains(".higlint.yml:1:\(key.utf8.count + 4): error: `\(path)` "))
      #expect(!run.error.contains("secret: 1") && !run.error.contains("root:") && !run.error.contains("PATH="))
    }
  }

  @Test func `a configuration extends what a link within the repository leads to`() throws {
    let sandbox = try Sandbox([
      ".git/HEAD": "", "shared/base.yml": "rules: {color/contrast: off}\nfailOn: never\n",
      "app/.higlint.yml": "extends: [design/base.yml, own.yml]\n", "app/pay.yaml": Self.misspelt,
    ])
    try sandbox.link("app/design", to: "../shared")
    try sandbox.link("app/own.yml", to: "../shared/base.yml")
    let run = try sandbox.run("check", "app")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test func `without a repository a configuration names files in its folder, and in the one that is checked`() throws {
    let sandbox = try Sandbox([
      "app/.higlint.yml": "extends: [../base.yml]\n", "app/pay.yaml": Self.misspelt, "base.yml": "failOn: never\n",
    ])
    #expect(try sandbox.run("check").status == 1)
    #expect(try sandbox.run("check").error == "")
    let run = try sandbox.run("check", "app")
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix(
        "app/.higlint.yml:1:11: error: `../base.yml` lies outside of the folder of this configuration; check a folder that holds both, or name a configuration elsewhere with `--config` [configuration/outside]\n"
      ))
  }

  @Test func `a configuration that is a link out of the repository stops the run, and is not quoted`() throws {
    let sandbox = try Sandbox(["app/.git/HEAD": "", "app/pay.yaml": Self.misspelt, "base.yml": "secret\n"])
    try sandbox.link("app/.higlint.yml", to: "../base.yml")
    let run = try sandbox.run("check", "app")
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix(
        "app/.higlint.yml:1:1: error: this link leads out of the repository or folder that is checked, and is not followed [configuration/unreadable]\n"
      ))
    #expect(!run.error.contains("secret"))
    try sandbox.write("failOn: never\n", to: "base.yml")
    #expect(try sandbox.run("check", "--config", "app/.higlint.yml", "app").status == 0)
  }

  @Test func `shards and their merge hold to the same`() throws {
    let sandbox = try Sandbox([
      ".git/HEAD": "", "app/.higlint.yml": "output: {json: ../report}\nbaseline: ../base\n",
      "app/pay.yaml": Self.misspelt, "base": "higlint baseline 1\n",
    ])
    try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("base"))
    #expect(try sandbox.run("check", "--write-baseline", "--baseline", "base", "app").status == 0)
    #expect(try sandbox.run("check", "--shard", "1/1", "-o", "part", "app").status == 0)
    let merged = try sandbox.run("merge", "part")
    #expect(merged == (try sandbox.run("check", "app")))
    #expect(merged.status == 0)
    // Elsewhere there may be no repository.
    let elsewhere = try Sandbox([:])
    try elsewhere.write(
      [UInt8](Data(contentsOf: sandbox.folder.appendingPathComponent("part"))), to: "deep/part")
    #expect(try elsewhere.shell("cd deep; higlint merge part").status == 2)
    #expect(text("report", in: elsewhere) == nil)
  }
}
