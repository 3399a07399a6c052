import Foundation
import Testing

/// `higlint fix` and `check --fix`, as a person runs them.
@Suite struct FixCommandTests {
  private static let misspelt = "screen: a # mine\ntitel: Pay\n"
  private static let mended = "screen: a # mine\ntitle: Pay\n"
  private static let small =
    "screen: a\ndevice: iphone6\nviews:\n  - {kind: button, title: OK, action: ok, frame: [16, 80, 30, 30]}\n"

  private func text(_ sandbox: borrowing Sandbox, _ path: String) throws -> String {
    try String(contentsOf: sandbox.folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `safe fixes are written, and told of on standard error`() throws {
    let sandbox = try Sandbox(["a.yaml": Self.misspelt, "b.yaml": "screen: b\n"])
    let outcome = try sandbox.run("fix", ".")
    #expect(outcome == Outcome(status: 0, output: "", error: "higlint: a.yaml: 1 finding fixed\n"))
    #expect(try text(sandbox, "a.yaml") == Self.mended)
    #expect(try sandbox.run("fix", ".").error == "higlint: nothing to fix\n")
  }

  @Test func `a diff is shown, nothing is written, and the status says that there is one`() throws {
    let sandbox = try Sandbox(["a.yaml": Self.misspelt])
    let outcome = try sandbox.run("fix", "--diff", "a.yaml")
    #expect(
      outcome
        == Outcome(
          status: 1, output: "--- a.yaml\n+++ a.yaml\n@@ -1,2 +1,2 @@\n screen: a # mine\n-titel: Pay\n+title: Pay\n",
          error: ""))
    #expect(try text(sandbox, "a.yaml") == Self.misspelt)
    #expect(try sandbox.shell("higlint fix --diff a.yaml | patch -s && cat a.yaml").output == Self.mended)
    #expect(
      try sandbox.run("fix", "--diff", "a.yaml") == Outcome(status: 0, output: "", error: "higlint: nothing to fix\n"))
  }

  @Test func `what changes the design waits for --unsafe`() throws {
    let sandbox = try Sandbox(["a.yaml": Self.small])
    #expect(try sandbox.run("fix").error == "higlint: nothing to fix\nhiglint: 1 more can be fixed with `--unsafe`\n")
    #expect(try sandbox.run("fix", "--unsafe", "--language", "zh-Hans").error == "higlint: a.yaml：修正了 1 个问题\n")
    #expect(try text(sandbox, "a.yaml") == Self.small.replacing("[16, 80, 30, 30]", with: "[9, 73, 44, 44]"))
  }

  @Test func `only the findings of the named rules are fixed`() throws {
    let sandbox = try Sandbox(["a.yaml": Self.misspelt + "background: systemYelow\n"])
    #expect(try sandbox.run("fix", "-q", "--rule", "spec/color").error == "")
    #expect(try text(sandbox, "a.yaml") == Self.misspelt + "background: systemYellow\n")
    #expect(try sandbox.run("fix", "-q", "--rule", "spec/*").status == 0)
    #expect(try text(sandbox, "a.yaml") == Self.mended + "background: systemYellow\n")
    let mistake = try sandbox.run("fix", "--rule", "layout/tap-targt")
    #expect(mistake.status == 2)
    #expect(mistake.error.hasPrefix("higlint: there is no rule `layout/tap-targt`; did you mean `layout/tap-target`"))
    let slip = try sandbox.run("fix", "--rule", "spec/unknown-keys")
    #expect(slip.status == 2)
    #expect(slip.error.hasPrefix("higlint: there is no rule `spec/unknown-keys`; did you mean `spec/unknown-key`"))
  }

  @Test func `advice is fixed where it is asked for, by its severity or its rule`() throws {
    let short = "screen: a\ntitel: Pay\nbackgrond: '#abc'\n"
    let spelt = "screen: a\ntitle: Pay\nbackground: '#abc'\n"
    let sandbox = try Sandbox(["a.yaml": short, "b.yaml": spelt])
    #expect(try sandbox.run("check", "b.yaml").output.contains("color-style") == false)
    // The advice that a key gives once it is spelt right is no reason to leave it.
    #expect(try sandbox.run("fix", "-q", "a.yaml").status == 0)
    #expect(try text(sandbox, "a.yaml") == spelt)
    #expect(try sandbox.run("fix", "-q", "--rule", "spec/color-style", "a.yaml").status == 0)
    #expect(try text(sandbox, "a.yaml") == spelt.replacing("#abc", with: "#aabbcc"))
    try sandbox.write(short, to: "a.yaml")
    #expect(try sandbox.run("fix", "-q", "--min-severity", "advice", "a.yaml").status == 0)
    #expect(try text(sandbox, "a.yaml") == spelt.replacing("#abc", with: "#aabbcc"))
    #expect(try sandbox.run("fix", "--min-severity", "advice", "a.yaml").error == "higlint: nothing to fix\n")
  }

  @Test func `a check may begin with the fixes, and reports what is left`() throws {
    let sandbox = try Sandbox(["a.yaml": Self.misspelt + "vews: []\nzzz: 1\n"])
    let outcome = try sandbox.run("check", "--fix", "--format", "concise", ".")
    #expect(outcome.status == 1)
    #expect(outcome.error == "higlint: 2 findings fixed in 1 file\n")
    #expect(outcome.output.split(separator: "\n").count { $0.contains("[spec/") } == 1)
    #expect(try text(sandbox, "a.yaml") == Self.mended + "views: []\nzzz: 1\n")
    let refused = try sandbox.run("check", "--fix", "-", input: Self.misspelt)
    #expect(refused.status == 2)
  }

  @Test func `standard input comes out fixed`() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("fix", "-q", "--stdin-filename", "./screens/a.yaml", "-", input: Self.misspelt)
    #expect(outcome == Outcome(status: 0, output: Self.mended, error: ""))
    #expect(try sandbox.run("fix", "-q", "-", input: Self.mended).output == Self.mended)
    #expect(try sandbox.run("fix", "--diff", "-", input: Self.misspelt).status == 1)
  }

  @Test func `permissions stay, and a link goes on leading to its file`() throws {
    let sandbox = try Sandbox(["real/a.yaml": Self.misspelt])
    try sandbox.chmod("real/a.yaml", 0o640)
    try sandbox.link("a.yaml", to: "real/a.yaml")
    #expect(try sandbox.run("fix", "-q", "a.yaml").status == 0)
    #expect(try text(sandbox, "real/a.yaml") == Self.mended)
    #expect(try sandbox.shell("readlink a.yaml; stat -c %a real/a.yaml").output == "real/a.yaml\n640\n")
  }

  @Test(.enabled(if: Sandbox.asNobodySpecial != nil))
  func `a file that may not be written is left, the others are fixed, and the status says so`() throws {
    let sandbox = try Sandbox([
      "a.yaml": Self.misspelt, "b.yaml": Self.misspelt.replacing("screen: a", with: "screen: b"),
    ])
    try sandbox.chmod("a.yaml", 0o444)
    let outcome = try sandbox.shellWithoutPrivileges("higlint fix .")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("a.yaml can't be written: Permission denied"))
    #expect(try text(sandbox, "a.yaml") == Self.misspelt)
    #expect(try text(sandbox, "b.yaml").contains("title: Pay"))
  }

  @Test func `what somebody writes meanwhile is never lost`() throws {
    let views = String(repeating: "  - {kind: label, text: One}\n", count: 3000)
    let sandbox = try Sandbox(["a.yaml": Self.misspelt + "views:\n" + views])
    let outcome = try sandbox.shell("(sleep 0.4; echo '# kept' >> a.yaml) & higlint fix -q a.yaml; s=$?; wait; exit $s")
    let text = try text(sandbox, "a.yaml")
    #expect(text.hasSuffix("# kept\n"))
    if outcome.status == 2 {
      #expect(outcome.error.contains("a.yaml has changed meanwhile"))
      #expect(text.contains("titel"))
    }
  }

  @Test func `a configuration with mistakes changes nothing`() throws {
    let sandbox = try Sandbox(["a.yaml": Self.misspelt, ".higlint.yml": "rulse: {}\n"])
    #expect(try sandbox.run("fix", ".").status == 2)
    #expect(try text(sandbox, "a.yaml") == Self.misspelt)
    #expect(try sandbox.run("fix", "nothing-here.yaml").status == 2)
  }

  @Test func `reports say what would be done`() throws {
    let sandbox = try Sandbox(["a.yaml": Self.small])
    let human = try sandbox.run("check", "a.yaml").output
    #expect(human.contains("= unsafe fix: write `{x: 9, y: 73, width: 44, height: 44}` (it changes the layout)\n"))
    #expect(human.hasSuffix("`higlint fix --unsafe` will try to fix 1\n" + Outcome.withoutApp))
    let json = try sandbox.run("check", "--format", "json", "a.yaml").output
    let report = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    let fix = try #require(diagnostics.compactMap { $0["fix"] as? [String: Any] }.first)
    #expect(fix["safety"] as? String == "unsafe")
    let edits = try #require(fix["edits"] as? [[String: Any]])
    #expect(edits.map { $0["text"] as? String } == ["9", "73", "44", "44"])
    let sarif = try sandbox.run("check", "--format", "sarif", "a.yaml").output
    #expect(sarif.contains(#""fixes":[{"description":{"text":"write `{x: 9"#))
    #expect(sarif.contains(#""deletedRegion":{"startLine":4,"startColumn":51,"endLine":4,"endColumn":53}"#))
  }
}
