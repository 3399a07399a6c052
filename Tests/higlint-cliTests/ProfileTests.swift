import Foundation
import Testing

/// What a run says about itself: where its time goes, and how far it is.
@Suite struct ProfileTests {
  private static let app = ["app.yaml": "app: {name: Pay}\n"]
  private static let screen = "screen: pay\nviews:\n- {kind: button, id: go, text: Go, frame: [0, 0, 20, 20]}\n"

  @Test func `the profile names stages and rules on standard error, and changes nothing else`() throws {
    let sandbox = try Sandbox(Self.app.merging(["pay.yaml": Self.screen]) { $1 })
    let plain = try sandbox.run("check", "--fail-on", "warning")
    let profiled = try sandbox.run("check", "--fail-on", "warning", "--profile")
    #expect(plain.error == "")
    #expect(profiled.output == plain.output)
    #expect(profiled.status == plain.status)
    let lines = profiled.error.split(separator: "\n")
    #expect(lines.first == "Time by stage, of all threads together:")
    #expect(lines.contains { $0.hasSuffix("  rules about screens") })
    // Every rule that ran has a time, a share and a number of nodes.
    let rule = try #require(lines.first { $0.hasSuffix("  layout/tap-target") || $0.hasSuffix(" more") })
    #expect(rule.split(separator: " ").count >= 6)
    let chinese = try sandbox.run("check", "--profile", "--language", "zh-Hans").error
    #expect(chinese.contains("各规则用时"))
  }

  @Test func `the profile counts the visits of a rule`() throws {
    let rules = """
      - id: team/probe
        title: {en: Probe, zh-Hans: 探测}
        why: {en: Counts, zh-Hans: 计数}
        source: [{edition: ios9, section: "1.1"}]
        select: [button]
        require: size(self.path) > 0
        severity: error
        message: {en: Never, zh-Hans: 无}
        examples: [{spec: "screen: a", expect: []}]
      """
    let views = (0..<7).map { "- {kind: button, id: b\($0), text: Go \($0)}\n" }.joined()
    let sandbox = try Sandbox([
      "team.yaml": rules, ".higlint.yml": "ruleFiles: [team.yaml]\nrules: {'*': off, team/probe: on}\n",
      "a.yaml": "screen: a\nviews:\n" + views,
    ])
    let outcome = try sandbox.run("check", "--profile", "a.yaml")
    let line = try #require(outcome.error.split(separator: "\n").first { $0.hasSuffix("team/probe") })
    #expect(line.split(separator: " ").dropLast().last == "7")
  }

  @Test(.enabled(if: Sandbox.hasTerminals))
  func `a run of some time shows on a terminal how far it is, and takes that away`() throws {
    // Until it takes long enough: an optimised build is quick.
    for count in [200, 1000, 5000] {
      let sandbox = try Sandbox(Self.app)
      for number in 0..<count {
        let text = Self.screen.replacingOccurrences(of: "pay", with: "pay\(number)")
        try sandbox.write(text, to: "\(count)/pay\(number).yaml")
      }
      let shown = try sandbox.runOnTerminal("check --format json \(count)")
      guard shown.contains("checking [") else { continue }
      #expect(shown.contains("/\(count)") || shown.contains(","))
      #expect(shown.hasSuffix("\r\u{1B}[K"))
      let elsewhere = try sandbox.run("check", "\(count)")
      #expect(elsewhere.error == "")
      return
    }
    Issue.record("no progress was shown")
  }

  @Test(.enabled(if: Sandbox.hasTerminals)) func `a short run shows no progress`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\n"])
    // On a busy machine even the shortest may take long.
    for _ in 0..<5 {
      if try sandbox.runOnTerminal("check pay.yaml").isEmpty { return }
    }
    Issue.record("progress was shown")
  }

  @Test func `the summary says how many findings a baseline hides`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\ncolour: red\n"])
    let before = try sandbox.run("check")
    #expect(before.status == 1)
    #expect(!before.output.contains("hides"))
    let written = try sandbox.run("check", "--write-baseline")
    #expect(written.output == "No problems in 1 file; the baseline hides 1 known finding\n")
    let hidden = try sandbox.run("check", "--baseline", ".higlint-baseline")
    #expect(
      hidden == Outcome(status: 0, output: "No problems in 1 file; the baseline hides 1 known finding\n", error: ""))
    try sandbox.write("screen: pay\ncolour: red\nfrobnicate: 1\n", to: "pay.yaml")
    let more = try sandbox.run("check", "--baseline", ".higlint-baseline", "--language", "zh-Hans")
    #expect(more.status == 1)
    #expect(more.output.hasSuffix("中有 1 个错误；基线隐藏了 1 个已知问题\n"))
  }
}
