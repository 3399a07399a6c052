import Foundation
import Testing

/// The end of memory is told in one line; other ends stay what they are.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "SKIPPED: no limit of memory here"))
struct MemoryTests {
  private static let line =
    "higlint: there is not enough memory for this; check fewer files at once, or with --threads 1\n"

  private static func large() throws -> Sandbox {
    let views = (0..<4000).map {
      "  - {kind: label, id: v\($0), text: Hello \($0), frame: {x: 0, y: \($0), width: 100, height: 20}}\n"
    }
    return try Sandbox(["large.yaml": "screen: large\nviews:\n" + views.joined()])
  }

  /// What the program itself takes differs from machine to machine: the limit lies a little above.
  private static func limit(_ sandbox: borrowing Sandbox) throws -> Int {
    let line =
      "ulimit -c 0; for ((l = 16000; l < 400000; l += 2000)); do (ulimit -v $l; higlint --version) && break; done"
    let found = try sandbox.shell("{ \(line); } > /dev/null 2>&1; echo $l").output
    return try #require(Int(found.trimmingCharacters(in: .whitespacesAndNewlines))) + 4000
  }

  @Test func `too little memory ends a check with one line, and leaves nothing behind`() throws {
    let sandbox = try Self.large()
    let limited = "ulimit -c 0; ulimit -v \(try Self.limit(sandbox)); higlint check --threads 1"
    let outcome = try sandbox.shell("\(limited) --format json --output report.json large.yaml")
    #expect(outcome == Outcome(status: 2, output: "", error: Self.line))
    let left = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path)
    #expect(left.filter { ![".in", ".out", ".err"].contains($0) } == ["large.yaml"])
    let chinese = try sandbox.shell("\(limited) --language zh-Hans large.yaml")
    #expect(chinese.error == "higlint: 内存不足，无法完成；请分批检查，或使用 --threads 1\n")
  }

  /// Whoever runs the tests may ignore such signals: the command gets them as they are by default.
  private static let sending = """
    import signal, subprocess, sys, time
    number = getattr(signal, "SIG" + sys.argv[2])
    def usual():
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        signal.signal(number, signal.SIG_DFL)
    process = subprocess.Popen(
        [sys.argv[1], "check", "-"], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, preexec_fn=usual)
    time.sleep(0.3)
    process.send_signal(number)
    print(process.wait(20))
    """

  @Test(arguments: ["ABRT": 6, "SEGV": 11, "ILL": 4, "TRAP": 5])
  func `an end that has nothing to do with memory stays a crash`(signal: String, number: Int) throws {
    let sandbox = try Sandbox(["send.py": Self.sending])
    let outcome = try sandbox.shell(
      "ulimit -c 0; SWIFT_BACKTRACE=enable=no PATH=$PATH:/usr/local/bin python3 send.py '\(Sandbox.executable.path)' \(signal)"
    )
    #expect(outcome == Outcome(status: 0, output: "-\(number)\n", error: ""))
  }
}
