import Foundation
import Testing

/// `--output`: a file is written whole or not at all, and what stood there before stays until then.
@Suite struct OutputFileTests {
  private static let misspelt = "screen: pay\nvews: 1\n"

  /// The sandbox's files but for the streams of its last run.
  private func names(in sandbox: borrowing Sandbox) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path)
      .filter { ![".in", ".out", ".err"].contains($0) }.sorted()
  }

  private func text(_ name: String, in sandbox: borrowing Sandbox) throws -> String {
    String(decoding: try Data(contentsOf: sandbox.folder.appendingPathComponent(name)), as: UTF8.self)
  }

  @Test(arguments: ["check", "check --format json", "check -q --min-severity error", "review", "review --format json"])
  func `a file holds what standard output would`(command: String) throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    let shown = try sandbox.shell("higlint \(command)")
    #expect(
      try sandbox.shell("higlint \(command) --output report") == Outcome(status: shown.status, output: "", error: ""))
    #expect(try text("report", in: sandbox) == shown.output)
    #expect(try sandbox.shell("higlint \(command) -o -") == shown)
    #expect(try names(in: sandbox) == ["pay.yaml", "report"])
  }

  @Test func `a file has no colours unless they are asked for`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    #expect(try sandbox.run("check", "-o", "report", environment: ["CLICOLOR_FORCE": "1"]).status == 1)
    #expect(try !text("report", in: sandbox).contains("\u{1B}"))
    #expect(try sandbox.run("check", "-o", "report", "--color", "always").status == 1)
    #expect(try text("report", in: sandbox).contains("\u{1B}["))
  }

  @Test func `permissions and links are kept, and a new file has the usual ones`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt, "kept/report": "old"])
    try sandbox.chmod("kept/report", 0o640)
    try sandbox.link("link", to: "kept/report")
    let line = "umask 027; higlint check -q -o link; higlint check -q -o new; stat -c '%a %F' kept/report link new"
    #expect(
      try sandbox.shell(line)
        == Outcome(status: 0, output: "640 regular file\n777 symbolic link\n640 regular file\n", error: ""))
    #expect(try text("kept/report", in: sandbox).hasPrefix("pay.yaml:2:1: error: "))
  }

  @Test func `a run that could not be done leaves the file alone`() throws {
    let sandbox = try Sandbox(["report": "old"])
    #expect(try sandbox.run("check", "-o", "report").status == 2)
    #expect(try sandbox.run("check", "-o", "report", "nowhere.yaml").status == 2)
    #expect(try text("report", in: sandbox) == "old")
  }

  // MARK: What can't be written

  private func expectRefusal(_ outcome: Outcome, _ path: String, _ reason: String) {
    #expect(outcome == Outcome(status: 2, output: "", error: "higlint: \(path) can't be written: \(reason)\n"))
  }

  @Test func `a path that no file can have is told`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt, "folder/x": ""])
    expectRefusal(try sandbox.run("check", "-o", "nowhere/report"), "nowhere/report", "No such file or directory")
    expectRefusal(try sandbox.run("check", "-o", "folder"), "folder", "Is a directory")
    expectRefusal(try sandbox.run("check", "-o", "pay.yaml/report"), "pay.yaml/report", "Not a directory")
    #expect(
      try sandbox.run("check", "--language", "zh-Hans", "-o", "folder").error == "higlint: 无法写入 folder：Is a directory\n"
    )
    #expect(try names(in: sandbox) == ["folder", "pay.yaml"])
  }

  @Test(.enabled(if: Sandbox.asNobodySpecial != nil, "SKIPPED: the tests run as root, and there is no setpriv"))
  func `what may not be written is told`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt, "locked/report": "old", "report": "old"])
    try sandbox.chmod("report", 0o444)
    try sandbox.chmod("locked", 0o555)
    for path in ["report", "locked/report"] {
      let line = "higlint check -o \(path)"
      expectRefusal(try sandbox.shellWithoutPrivileges(line), path, "Permission denied")
      #expect(try text(path, in: sandbox) == "old")
    }
    try sandbox.chmod("locked", 0o755)
    #expect(try names(in: sandbox) == ["locked", "pay.yaml", "report"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full device is told`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    expectRefusal(try sandbox.run("check", "-o", "/dev/full"), "/dev/full", "No space left on device")
  }

  /// More than the disks here have room for.
  private static let large = "screen: pay\n" + (0..<2000).map { "vews\($0): 1\n" }.joined() + "higlint: 1\n"

  @Test func `a report larger than a file may be leaves the old one`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.large, "report": "old"])
    let outcome = try sandbox.shell("ulimit -f 16; higlint check -o report")
    expectRefusal(outcome, "report", "File too large")
    #expect(try text("report", in: sandbox) == "old")
    #expect(try names(in: sandbox) == ["pay.yaml", "report"])
  }

  /// Of which a report is megabytes.
  private static let huge = "screen: pay\n" + (0..<6000).map { "vews\($0): 1\n" }.joined() + "higlint: 1\n"

  @Test func `a report of megabytes holds what standard output would, and is replaced when all is written`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.huge, "report": "old"])
    let shown = try sandbox.run("check", "--format", "json").output
    #expect(shown.utf8.count > 2 << 20)
    #expect(try sandbox.run("check", "--format", "json", "-o", "report", "-o", "sarif=more").status == 1)
    #expect(try text("report", in: sandbox) == shown)
    #expect(try text("more", in: sandbox) == sandbox.run("check", "--format", "sarif").output)
    #expect(try names(in: sandbox) == ["more", "pay.yaml", "report"])
  }

  @Test func `a report of megabytes for which there is no room leaves the old one`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.huge, "report": "old", "more": "old"])
    for output in ["report", "json=more"] {
      let outcome = try sandbox.shell("ulimit -f 1500; higlint check --format json -o \(output)")
      let path = String(output.split(separator: "=").last ?? "")
      #expect(outcome.status == 2)
      #expect(outcome.error == "higlint: \(path) can't be written: File too large\n")
      #expect(try text(path, in: sandbox) == "old")
    }
    #expect(try names(in: sandbox) == ["more", "pay.yaml", "report"])
  }

  @Test(.enabled(if: Self.canMount, "SKIPPED: no file system can be mounted here"))
  func `a full disk leaves the old report`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.large, "disk/x": ""])
    let outcome = try sandbox.shell(
      "mount -t tmpfs -o size=32k none disk && echo old > disk/report; higlint check -o disk/report")
    _ = try sandbox.shell("ls -A disk > listing; cat disk/report > content; umount disk")
    expectRefusal(outcome, "disk/report", "No space left on device")
    #expect(try text("content", in: sandbox) == "old\n")
    #expect(try text("listing", in: sandbox) == "report\n")
  }

  private static let canMount: Bool = {
    guard geteuid() == 0, let sandbox = try? Sandbox(["disk/x": ""]) else { return false }
    return (try? sandbox.shell("mount -t tmpfs -o size=32k none disk && umount disk").status) == 0
  }()

  // MARK: Interrupts

  @Test func `an interrupt leaves the old report, or a whole new one`() throws {
    let sandbox = try Sandbox(["report": "old"])
    #expect(try sandbox.signalOfInterrupted("check", "-o", "report", "-") == SIGINT)
    #expect(try text("report", in: sandbox) == "old")
    try sandbox.write("screen: pay\n" + (0..<500).map { "vews\($0): 1\n" }.joined() + "higlint: 1\n", to: "s/pay.yaml")
    let whole = try sandbox.run("check", "--format", "json", "s").output
    for milliseconds in stride(from: 20, through: 900, by: 80) {
      let signal = try sandbox.signalOfInterrupted(
        "check", "--format", "json", "-o", "report", "s", after: UInt32(milliseconds))
      let found = try text("report", in: sandbox)
      if signal == 0 {
        #expect(found == whole)
      } else {
        #expect(signal == SIGINT)
        #expect(found == "old" || found == whole)
      }
      #expect(try names(in: sandbox) == ["report", "s"])
      try sandbox.write("old", to: "report")
    }
  }
}
