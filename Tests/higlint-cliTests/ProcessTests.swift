import Foundation
import Testing

/// The process among others: streams that close or are full, signals, surroundings that miss something.
@Suite struct ProcessTests {
  private static let misspelt = "screen: pay\nvews: []\n"
  private static let frame = """
    pay.yaml:2:1: error: `vews` is not a field of a screen; did you mean `views`? [spec/unknown-key]
        2 | vews: []
          | ^^^^
          = help: `views`: The views, from back to front; a list that is written is complete. `higlint explain screen.views` tells more
          = fix: write `views`

    """
  private static let found = Outcome(
    status: 1, output: frame + "\n1 error in 1 file (1 screen)\n`higlint fix` will try to fix 1\n", error: "")

  // MARK: Streams

  @Test(arguments: [
    "check", "check --format json", "review", "parse pay.yaml", "parse --format events pay.yaml", "rules",
  ])
  func `a reader that leaves early is no failure`(command: String) throws {
    let views = (0..<(command.hasPrefix("parse") ? 6000 : 1200)).map { "vews\($0): []\n" }.joined()
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\n" + views + "higlint: 1\n"])
    let whole = try sandbox.shell("higlint \(command)")
    // More than a pipe holds.
    if command != "review" && command != "rules" { #expect(whole.output.utf8.count > 1 << 16) }
    // The reader takes one line, and is gone before the rest is written.
    let outcome = try sandbox.shell("higlint \(command) | (read -r; exec <&-; sleep 0.2); echo ${PIPESTATUS[0]}")
    #expect(outcome == Outcome(status: 0, output: "\(whole.status)\n", error: ""))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["check", "check --format json", "review", "parse pay.yaml", "rules", "help", "--version"])
  func `a full disk is told`(command: String) throws {
    #expect(
      try Sandbox(["pay.yaml": Self.misspelt]).shell("higlint \(command) > /dev/full")
        == Outcome(
          status: 2, output: "", error: "higlint: standard output can't be written: No space left on device\n"))
  }

  @Test func `a closed standard output is told`() throws {
    #expect(
      try Sandbox(["pay.yaml": Self.misspelt]).shell("higlint check >&-")
        == Outcome(status: 2, output: "", error: "higlint: standard output can't be written: Bad file descriptor\n"))
  }

  @Test func `a closed standard error changes no result`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    #expect(try sandbox.shell("higlint check pay.yaml nowhere.yaml 2>&-").status == 2)
    #expect(try sandbox.shell("higlint check 2>&-") == Self.found)
  }

  @Test func `a closed standard input matters only to who reads it`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    #expect(try sandbox.shell("higlint check <&-") == Self.found)
    #expect(
      try sandbox.shell("higlint check - <&-")
        == Outcome(status: 2, output: "", error: "higlint: -: this file can't be read: Bad file descriptor\n"))
  }

  @Test func `output goes on through a pipe that is slow`() throws {
    let views = (0..<3000).map { "vews\($0): []\n" }.joined()
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\n" + views + "higlint: 1\n"])
    let count = try sandbox.shell("higlint check | (sleep 0.3; wc -l)").output
    #expect(count.trimmingCharacters(in: .whitespaces) == "12002\n")
  }

  // MARK: Signals

  @Test func `an interrupt ends the process as one expects, and leaves nothing behind`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    #expect(try sandbox.signalOfInterrupted("check", "-") == SIGINT)
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).sorted() == [".out", "pay.yaml"])
    #expect(try Data(contentsOf: sandbox.folder.appendingPathComponent(".out")).isEmpty)
  }

  // MARK: Surroundings

  @Test func `text is UTF-8 whatever the locale says`() throws {
    let sandbox = try Sandbox(["支付.yaml": "screen: pay\nnavigationBar: {title: 支付, tytle: x}\n"])
    let outcomes = try ["C", "POSIX", "en_US.ISO-8859-1", "nonsense"].map {
      try sandbox.run("check", environment: ["LANG": $0, "LC_ALL": $0])
    }
    #expect(outcomes[0].output.hasPrefix("支付.yaml:2:28: error: "))
    #expect(outcomes[0].output.contains("navigationBar: {title: 支付, tytle: x}"))
    #expect(outcomes.allSatisfy { $0 == outcomes[0] })
  }

  @Test func `neither home, nor path, nor terminal is needed`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    #expect(try sandbox.shell("exec env -i '\(Sandbox.executable.path)' check") == Self.found)
    #expect(try sandbox.shell("HOME=/nonexistent TERM= higlint check") == Self.found)
  }

  @Test(.enabled(if: Sandbox.asNobodySpecial != nil, "SKIPPED: the tests run as root, and there is no setpriv"))
  func `a read-only working directory is enough`() throws {
    let sandbox = try Sandbox(["here/pay.yaml": Self.misspelt])
    try sandbox.chmod("here", 0o555)
    #expect(try sandbox.shellWithoutPrivileges("cd here; TMPDIR=/nonexistent higlint check") == Self.found)
    try sandbox.chmod("here", 0o755)
  }

  @Test func `a working directory that is gone is told`() throws {
    let sandbox = try Sandbox(["gone/pay.yaml": Self.misspelt])
    let outcome = try sandbox.shell("cd gone; rm -r ../gone; higlint check")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("higlint: there is no spec to check in `.`\n"))
  }
}
