import Foundation
import Testing

/// What is wrong with specs here is wrong with their form, which no rule has a say in.
@Suite struct CheckTests {
  private static let sound = "screen: pay\n"
  private static let misspelt = "screen: pay\nvews: []\n"
  private static let frame = """
    pay.yaml:2:1: error: `vews` is not a field of a screen; did you mean `views`? [spec/unknown-key]
        2 | vews: []
          | ^^^^
          = help: `views`: The views, from back to front; a list that is written is complete. `higlint explain screen.views` tells more
          = fix: write `views`

    """

  @Test func `a misspelt key is shown and underlined`() throws {
    let outcome = try Sandbox(["pay.yaml": Self.misspelt]).run("check")
    #expect(
      outcome
        == Outcome(
          status: 1, output: Self.frame + "\n1 error in 1 file (1 screen)\n`higlint fix` will try to fix 1\n", error: ""
        ))
  }

  @Test func `quiet leaves out the summary`() throws {
    #expect(try Sandbox(["pay.yaml": Self.misspelt]).run("check", "-q").output == Self.frame)
    #expect(try Sandbox(["pay.yaml": Self.sound]).run("check", "--quiet") == Outcome(status: 0, output: "", error: ""))
  }

  @Test func `a sound folder has no problems`() throws {
    let outcome = try Sandbox(["a/pay.yaml": Self.sound, "b/c/list.json": "{\"screen\": \"list\"}"]).run("check", ".")
    #expect(outcome == Outcome(status: 0, output: "No problems in 2 files\n", error: ""))
  }

  @Test func `Chinese is written as Chinese, in frames of the right width`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\nnavigationBar: {title: 支付, tytle: 付款}\n"])
    let outcome = try sandbox.run("check", "--language", "zh-Hans")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0].hasPrefix("pay.yaml:2:28: 错误："))
    #expect(lines[0].hasSuffix("[spec/unknown-key]"))
    #expect(lines[1] == "    2 | navigationBar: {title: 支付, tytle: 付款}")
    #expect(lines[2] == "      |                              ^^^^^")
    #expect(lines[3].hasPrefix("      = 提示：`title`：中间的标题：一两个词。"))
    #expect(lines[5] == "1 个文件（1 个界面）中有 1 个错误")
  }

  @Test func `tabs are expanded above the carets`() throws {
    let sandbox = try Sandbox(["pay.json": "{\n\t\"screen\": \"pay\",\n\t\t\"vews\": []\n}\n"])
    let lines = try sandbox.run("check").output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("pay.json:3:3: error: "))
    #expect(lines[1] == "    3 |         \"vews\": []")
    #expect(lines[2] == "      |         ^^^^^^")
  }

  // MARK: Exit status

  @Test func `a path that is not there is a failure, and the others are checked`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.sound])
    #expect(
      try sandbox.run("check", "nowhere.yaml")
        == Outcome(status: 2, output: "", error: "higlint: nowhere.yaml: there is no such file\n"))
    #expect(
      try sandbox.run("check", "nowhere.yaml", "pay.yaml")
        == Outcome(
          status: 2, output: "No problems in 1 file\n" + Outcome.withoutApp,
          error: "higlint: nowhere.yaml: there is no such file\n"))
  }

  @Test func `an empty folder is a failure unless it may be empty`() throws {
    let outcome = try Sandbox().run("check")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("higlint: there is no spec to check in `.`\n"))
    #expect(
      try Sandbox().run("check", "--allow-empty") == Outcome(status: 0, output: "No problems in 0 files\n", error: ""))
  }

  @Test func `errors need not fail the run`() throws {
    let outcome = try Sandbox(["pay.yaml": Self.misspelt]).run("check", "-q", "--fail-on", "never")
    #expect(outcome == Outcome(status: 0, output: Self.frame, error: ""))
  }

  @Test func `a file that is larger than allowed is not read`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.sound])
    let message = "this file is larger than 4 bytes; `--max-file-size` sets the limit"
    #expect(
      try sandbox.run("check", "--max-file-size", "4", "pay.yaml")
        == Outcome(status: 2, output: "", error: "higlint: pay.yaml: \(message)\n"))
    #expect(
      try sandbox.run("check", "--max-file-size", "4")
        == Outcome(
          status: 1,
          output: """
            pay.yaml:1:1: error: \(message) [file/unreadable]
                1 |
                  | ^

            1 error in 1 file (0 screens)

            """, error: ""))
    #expect(
      try sandbox.run("check", "--max-file-size", "4", "-", input: Self.sound)
        == Outcome(status: 2, output: "", error: "higlint: -: \(message)\n"))
  }

  // MARK: Standard input

  @Test func `standard input goes by the name it is given`() throws {
    let outcome = try Sandbox().run("check", "-q", "--stdin-filename", "pay.yaml", "-", input: Self.misspelt)
    #expect(outcome == Outcome(status: 1, output: Self.frame, error: ""))
  }

  @Test func `standard input without a name has one`() throws {
    let outcome = try Sandbox().run("check", "-", input: Self.misspelt)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("<stdin>:2:1: error: "))
  }

  // MARK: Terminal

  @Test func `colours are for terminals, or for who asks`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    func isColored(_ arguments: String, _ environment: [String: String] = [:]) throws -> Bool {
      try sandbox.run("check", "--color", arguments, environment: environment).output.contains("\u{1B}[")
    }
    #expect(try !isColored("auto"))
    #expect(try isColored("always"))
    #expect(try isColored("auto", ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColored("auto", ["CLICOLOR_FORCE": "0"]))
    #expect(try !isColored("auto", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try !isColored("auto", ["CLICOLOR_FORCE": "1", "TERM": "dumb", "NO_COLOR": "1"]))
    #expect(try isColored("always", ["NO_COLOR": "1"]))
  }

  @Test func `a closed pipe ends quietly`() throws {
    let views = (0..<4000).map { "vews\($0): []\n" }.joined()
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\n" + views + "higlint: 1\n"])
    let outcome = try sandbox.shell("higlint check | head -n 1; echo ${PIPESTATUS[0]}")
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.hasPrefix("pay.yaml:2:1: error: "))
    #expect(outcome.output.hasSuffix("\n1\n"))
  }

  @Test func `output that can't be written is a failure`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let outcome = try Sandbox(["pay.yaml": Self.misspelt]).shell("higlint check > /dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: standard output can't be written: "))
  }

  // MARK: JSON

  private struct Report: Decodable {
    struct Place: Decodable, Equatable { var line, column, utf16, offset: Int }
    struct Range: Decodable { var start, end: Place }
    struct Diagnostic: Decodable {
      var rule, severity, message, file: String
      var range: Range
      var path, help: String?
    }
    var version: Int
    var diagnostics: [Diagnostic]
    var summary: [String: Int]
  }

  private func report(_ outcome: Outcome) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test func `the report for programs counts as they do`() throws {
    // A byte order mark, and a character of two UTF-16 units before the mistake.
    let sandbox = try Sandbox(["pay.yaml": "\u{FEFF}screen: pay\nnavigationBar: {title: 😀, tytle: x}\n"])
    let outcome = try sandbox.run("check", "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.error.isEmpty)
    let report = try report(outcome)
    #expect(report.version == 1)
    let found = try #require(report.diagnostics.first { $0.rule == "spec/unknown-key" })
    #expect(found.severity == "error")
    #expect(found.file == "pay.yaml")
    #expect(found.range.start == .init(line: 2, column: 27, utf16: 28, offset: 44))
    #expect(found.range.end == .init(line: 2, column: 32, utf16: 33, offset: 49))
    #expect(report.summary["errors"] == report.diagnostics.filter { $0.severity == "error" }.count)
    #expect(report.summary["files"] == 1)
    #expect(report.summary["screens"] == 1)
  }

  @Test func `a report without findings is whole, too`() throws {
    let report = try report(Sandbox(["pay.yaml": Self.sound]).run("check", "--format=json"))
    #expect(report.diagnostics.isEmpty)
    #expect(report.summary["errors"] == 0)
  }

  @Test func `control characters reach neither terminal nor JSON as they are`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\n\"v\\u001b[31m\\u0001\": 1\n"])
    let human = try sandbox.run("check")
    #expect(human.status == 1)
    #expect(!human.output.contains("\u{1B}") && !human.output.contains("\u{1}"))
    let json = try sandbox.run("check", "--format", "json")
    #expect(try !report(json).diagnostics.isEmpty)
  }

  @Test func `the number of threads changes nothing`() throws {
    let sandbox = try Sandbox()
    for number in 0..<40 { try sandbox.write("screen: s\(number)\nvews: []\n", to: "\(number % 7)/\(number).yaml") }
    let one = try sandbox.run("check", "--threads", "1")
    #expect(one.output.hasSuffix("\n40 errors in 40 files (40 screens)\n`higlint fix` will try to fix 40\n"))
    #expect(try sandbox.run("check", "--threads", "2") == one)
    #expect(try sandbox.run("check", "--threads", "8") == one)
  }
}
