import Foundation
import Testing

/// `check --watch`, as a process that somebody else changes files for.
@Suite struct WatchTests {
  /// A running command, and what it has said so far.
  private final class Running {
    let process = Process()
    private let output: URL
    private let errors: URL

    init(_ folder: URL, _ arguments: [String]) throws {
      output = folder.appendingPathComponent(".out")
      errors = folder.appendingPathComponent(".err")
      for url in [output, errors] { try Data().write(to: url) }
      process.executableURL = Sandbox.executable
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ["LANG": "C", "TERM": "xterm"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    func text() throws -> String { String(decoding: try Data(contentsOf: output), as: UTF8.self) }
    func error() throws -> String { String(decoding: try Data(contentsOf: errors), as: UTF8.self) }

    /// Waits until it watches for the n-th time.
    func waits(_ count: Int) throws -> Bool {
      for _ in 0..<300 {
        if try error().components(separatedBy: "; Ctrl-C ends it\n").count > count { return true }
        usleep(100_000)
      }
      return false
    }

    func interrupt() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  @Test func `it checks again when a file changes, appears or goes, and ends by an interrupt`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n", "sub/b.yaml": "screen: b\ncolour: red\n"])
    let running = try Running(sandbox.folder, ["check", "--watch", "--format", "concise"])
    try #require(try running.waits(1))
    #expect(try running.text().split(separator: "\n").count == 1)
    #expect(try running.error() == "higlint: watching 2 files; Ctrl-C ends it\n")
    try sandbox.write("screen: a\ncolour: red\n", to: "a.yaml")
    try #require(try running.waits(2))
    #expect(try running.error().contains("higlint: a.yaml has changed\n"))
    #expect(try running.text().split(separator: "\n").count == 3)
    // Of the same length, and a new file.
    try sandbox.write("screen: a\ncolour: blu\n", to: "a.yaml")
    try #require(try running.waits(3))
    try sandbox.write("screen: c\ncolour: red\n", to: "sub/c.yaml")
    try #require(try running.waits(4))
    #expect(try running.error().contains("higlint: sub/c.yaml has changed\n"))
    try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("sub"))
    try #require(try running.waits(5))
    let lines = try running.text().split(separator: "\n")
    #expect(lines.last?.hasPrefix("a.yaml:2:1") == true)
    // Nothing was erased, and nothing but lines was written.
    #expect(try !running.text().contains("\u{1B}"))
    #expect(running.interrupt() == 0)
  }

  @Test func `a change is seen within a second, and none is made up`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n"])
    let running = try Running(sandbox.folder, ["check", "--watch"])
    try #require(try running.waits(1))
    usleep(1_200_000)
    #expect(try running.text() == "No problems in 1 file\n")
    let start = Date()
    try sandbox.write("screen: b\n", to: "a.yaml")
    while try !running.error().contains("has changed"), Date().timeIntervalSince(start) < 10 { usleep(10_000) }
    #expect(Date().timeIntervalSince(start) < 1)
    #expect(running.interrupt() == 0)
  }

  @Test func `what a round writes starts no other one`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\ncolour: red\n"])
    let running = try Running(
      sandbox.folder,
      ["check", "--watch", "--cache", "--format", "json", "-o", "report.json", "-o", "sarif=other.json"])
    try #require(try running.waits(1))
    usleep(1_500_000)
    #expect(try running.error() == "higlint: watching 1 file; Ctrl-C ends it\n")
    func report() throws -> String {
      String(decoding: try Data(contentsOf: sandbox.folder.appendingPathComponent("report.json")), as: UTF8.self)
    }
    #expect(try report().contains("spec/unknown-key"))
    try sandbox.write("screen: a\n", to: "a.yaml")
    try #require(try running.waits(2))
    #expect(try !report().contains("spec/unknown-key"))
    #expect(running.interrupt() == 0)
  }

  @Test func `a mistake in the configuration is waited out`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n"])
    let running = try Running(sandbox.folder, ["check", "--watch"])
    try #require(try running.waits(1))
    try sandbox.write("edition: ios99\n", to: ".higlint.yml")
    try #require(try running.waits(2))
    #expect(try running.error().contains("nothing was checked"))
    try sandbox.write("edition: ios9\n", to: ".higlint.yml")
    try #require(try running.waits(3))
    #expect(try running.text().hasSuffix("No problems in 1 file\n"))
    #expect(running.interrupt() == 0)
  }

  @Test func `what can't be watched is a mistake in usage`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n"])
    for words in [["-"], ["--write-baseline"], ["--prune-baseline"]] {
      let outcome = try sandbox.shell("higlint check --watch \(words.joined(separator: " ")) < a.yaml")
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
    }
  }
}
