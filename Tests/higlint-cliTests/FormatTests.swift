import Foundation
import Testing

/// Every format's output over texts that would break a careless writer: quotes, brackets, the end of a CDATA section, line
/// breaks, a control character, Chinese, an emoji.
@Suite struct FormatTests {
  private static let golden = Sandbox.golden.appendingPathComponent("Formats")
  private static let spec = #"""
    screen: pay
    "a\"b]]>|'[c]%2C,:;&<d>\n支付😀\u0001*_`": 1
    views:
      - {kind: label, text: Total, color: "#999999", frame: [16, 80, 200, 24]}
    background: white

    """#

  @Test(arguments: [
    "human", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "markdown",
    "azure", "teamcity",
  ])
  func `a format is written as it must be`(_ format: String) throws {
    let sandbox = try Sandbox(["支付 [1]%,;.yaml": Self.spec])
    let outcome = try sandbox.run("check", "--format", format)
    #expect(outcome.status == 1)
    #expect(outcome.error == "")
    // Xcode's paths are absolute.
    let output = outcome.output.replacing(sandbox.folder.resolvingSymlinksInPath().path, with: "/folder")
    let file = Self.golden.appendingPathComponent("nasty.\(format)")
    if ProcessInfo.processInfo.environment["HIGLINT_UPDATE_GOLDEN"] != nil {
      try Data(output.utf8).write(to: file)
    }
    #expect(output == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `several reports come out of one run`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\nvews: []\n"])
    let outcome = try sandbox.run(
      "check", "-q", "--output", "sarif=a.sarif", "--output", "junit=b.xml", "--format", "concise")
    #expect(
      outcome.output
        == "pay.yaml:2:1: error: `vews` is not a field of a screen; did you mean `views`? [spec/unknown-key]\n")
    #expect(try sandbox.shell("head -c 11 a.sarif").output == "{\"$schema\":")
    #expect(try sandbox.shell("head -c 5 b.xml").output == "<?xml")
  }

  @Test func `findings are counted by rule`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\nvews: []\nvews2: []\nviews: [{kind: label, align: lft}]\n"])
    #expect(
      try sandbox.run("check", "--statistics").output
        == "2  error  spec/unknown-key\n1  error  spec/unknown-name\n")
    #expect(
      try sandbox.run("check", "--statistics", "--format", "json").output
        == "[\n{\"rule\":\"spec/unknown-key\",\"severity\":\"error\",\"count\":2},\n{\"rule\":\"spec/unknown-name\",\"severity\":\"error\",\"count\":1}\n]\n"
    )
  }

  @Test(arguments: ["sarif", "gitlab", "junit", "checkstyle", "markdown"])
  func `a run without problems has a report of every format`(format: String) throws {
    let outcome = try Sandbox(["pay.yaml": "screen: pay\n"]).run("check", "--format", format)
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(!outcome.output.contains("spec/"))
  }
}
