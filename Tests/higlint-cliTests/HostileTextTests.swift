import Foundation
import Testing

/// What a stranger writes into a spec, or calls a file, neither commands the CI system whose log it ends up in nor steers a
/// terminal, in whatever form it is written.
struct HostileTextTests {
  private static let texts = [
    "##vso[task.prependpath]/x", "##[error]x", "::add-matcher::m.json", "  ::set-env::", "##teamcity[x]",
    "\u{202E}abc\u{2069}", "a\u{85}b\u{9B}c\u{2028}d", "\u{1B}[31mred", "\u{3000}::x::",
  ]
  private static let file = "::add-matcher::x.yaml"

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\U" + String(UInt64($0.value) + 0x1_0000_0000, radix: 16).dropFirst() }.joined()
      + "\""
  }

  private static func sandbox() throws -> Sandbox {
    let views = texts.map { text in
      let text = quoted(text)
      return "  - {kind: label, text: \(text), \(text): 1, color: \(text), role: \(text), id: \(text)}\n"
    }
    return try Sandbox([
      file: "screen: a\nviews:\n" + views.joined(),
      "##vso[x]/a.yaml": "screen: \(quoted("::set-env::"))\nvews: 1\nreviewed: [{rule: x, by: \(quoted("##[x]"))}]\n",
      "fixed.yaml": "screen: c\nviews:\n  - {kind: buton, title: '##[x]'}\n",
    ])
  }

  /// The lines in which something is left that is a command or steers a terminal.
  private static func suspicious(_ text: String, own: String? = nil) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init).filter { line in
      var line = line
      if let own, line.hasPrefix(own) { line.removeFirst(own.count) }
      if line.contains(/##[A-Za-z0-9._-]*\[/) || line.contains(/^\s*::/) { return true }
      return line.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x061C, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
      }
    }
  }

  @Test(arguments: [
    "human", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "markdown",
    "azure",
    "teamcity",
  ])
  func `no text commands the log that a report is written to`(_ format: String) throws {
    let sandbox = try Self.sandbox()
    let run = try sandbox.run("check", "--no-config", "--min-severity", "advice", "--format", format, ".")
    #expect(run.status == 1)
    let own = ["azure": "##vso[task.logissue type=", "teamcity": "##teamcity[", "github": "::"][format]
    #expect(Self.suspicious(run.output, own: own) == [])
    #expect(Self.suspicious(run.error) == [])
    #expect(run.output.count > 1000)
  }

  @Test(arguments: [
    ["review", "."], ["review", "--format", "json", "."], ["parse", file], ["parse", "--format", "events", file],
    ["eval", "--spec", file, "--select", "label", "--", "self.text"], ["eval", #""\u0023#vso[a]\u009b""#],
    ["convert", file], ["check", "::nope::"], ["check", "##vso[a]"], ["fix", "--diff", "--unsafe", "."],
    ["check", "--list-inputs", "."], ["check", "--show-config", file], ["::x::"], ["explain", "##[a]"], ["--##[x]"],
    ["check", "--statistics", "."], ["test", file],
  ])
  func `nor does anything else that is written`(_ words: [String]) throws {
    let sandbox = try Self.sandbox()
    let line = "higlint " + words.map { "'\($0)'" }.joined(separator: " ")
    let run = try sandbox.shell(line)
    #expect(Self.suspicious(run.output) == [])
    #expect(Self.suspicious(run.error) == [])
    #expect(!(run.output + run.error).isEmpty)
  }

  @Test func `whoever reads JSON gets the texts as they are written`() throws {
    let sandbox = try Self.sandbox()
    let run = try sandbox.run("parse", Self.file)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let views = try #require(value["views"] as? [[String: Any]])
    #expect(views.map { $0["text"] as? String } == Self.texts)
    let report = try sandbox.run("check", "--no-config", "--format", "json", Self.file)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any])
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.allSatisfy { $0["file"] as? String == Self.file })
    #expect(diagnostics.contains { ($0["message"] as? String)?.contains("##vso[task.prependpath]/x") == true })
  }

  @Test func `a person sees what was written, with the character named that would make a command`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n\"##vso[x]\": 1\n"])
    let run = try sandbox.run("check", "--no-config", "a.yaml")
    #expect(
      run.output.hasPrefix(
        """
        a.yaml:2:1: error: `#<U+0023>vso[x]` is not a field of a screen; a key of your own begins with `x-` [spec/unknown-key]
            2 | "#<U+0023>vso[x]": 1
              | ^^^^^^^^^^^^^^^^^
        """), "\(run.output)")
  }

  @Test func `number signs and colons that command nothing stay as they are`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n\"## a [b] C::d # [x]\": 1\n"])
    let run = try sandbox.run("check", "--no-config", "--format", "concise", "a.yaml")
    #expect(run.output.contains("`## a [b] C::d # [x]`"))
  }
}
