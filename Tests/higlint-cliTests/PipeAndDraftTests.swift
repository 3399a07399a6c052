import Foundation
import Testing

/// Writing to what is no plain file, and what is left of writing that was cut short.
@Suite struct PipeAndDraftTests {
  private static let misspelt = "screen: pay\nvews: 1\n"

  @Test(arguments: [["check", "-o", "pipe"], ["check", "--output", "json=pipe"]])
  func `a pipe that nobody reads is waited for, and an interrupt ends that`(_ words: [String]) throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    try #require(mkfifo(sandbox.folder.appendingPathComponent("pipe").path, 0o600) == 0)
    #expect(try sandbox.signalOfInterrupted(words[0], words[1], words[2]) == SIGINT)
  }

  @Test func `a pipe whose reader does not go on is waited for, and an interrupt ends that`() throws {
    let sandbox = try Sandbox([
      "pay.yaml": "screen: pay\n" + (0..<2000).map { "vews\($0): 1\n" }.joined() + "higlint: 1\n"
    ])
    let pipe = sandbox.folder.appendingPathComponent("pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(try sandbox.signalOfInterrupted("check", "-o", "pipe", after: 1500) == SIGINT)
  }

  @Test func `a pipe with a reader gets what a file would`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    let shown = try sandbox.run("check", "--format", "json").output
    #expect(
      try sandbox.shell("mkfifo pipe; cat pipe > got & higlint check --format json -o pipe; wait; cat got").output
        == shown)
    #expect(try sandbox.shell("higlint check -q -o json=>(cat > got) > all; wait $!; cat got; rm all").output != "")
    #expect(try sandbox.shell("higlint check -q --output json=/dev/stdout > all; cat all").output.contains(shown))
  }

  /// As when a script's whole output goes into one file, which may be gone by then.
  @Test func `what is standard output is written to, not replaced`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    let shown = try sandbox.run("check", "--format", "json").output
    try sandbox.link("out", to: "/dev/stdout")
    for path in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "out"] {
      let command = "higlint check -q --format json -o \(path)"
      #expect(
        try sandbox.shell("(echo a; \(command); \(command); echo b) > all; cat all").output == "a\n\(shown)\(shown)b\n")
      let unnamed = try sandbox.shell("(rm all; \(command); cat <&3 >&4) 4>&1 > all 3< all; cat all 2>&1").output
      #expect(unnamed == "\(shown)cat: all: No such file or directory\n", "\(path)")
    }
    #expect(try sandbox.shell("readlink out").output == "/dev/stdout\n")
  }

  @Test func `a link that leads to no file yet goes on leading to the one that is made`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt, "all/x": ""])
    let shown = try sandbox.run("check", "--format", "json").output
    try sandbox.link("first", to: "second")
    try sandbox.link("second", to: "all/report")
    #expect(try sandbox.shell("higlint check -q --format json -o first; cat all/report").output == shown)
    #expect(try sandbox.shell("readlink first second").output == "second\nall/report\n")
    try sandbox.link("lost", to: "nowhere/report")
    let lost = try sandbox.run("check", "-q", "-o", "lost")
    #expect(lost.status == 2)
    #expect(lost.error.contains("lost can't be written: No such file or directory"))
    #expect(try sandbox.shell("readlink lost").output == "nowhere/report\n")
  }

  private func make(_ path: String, old: Bool = true, in sandbox: borrowing Sandbox) throws {
    try sandbox.write("half", to: path)
    guard old else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)],
      ofItemAtPath: sandbox.folder.appendingPathComponent(path).path)
  }

  @Test func `drafts that a killed run left are removed by the next that writes there`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt, "all/x": ""])
    for path in [".higlint-aB3xYz", "out/.higlint-000000", "all/.higlint-aaaaaa"] { try make(path, in: sandbox) }
    // One that may still be written, others' files, and what only looks like one.
    try make(".higlint-bbbbbb", old: false, in: sandbox)
    for path in [".higlint-baseline", ".higlint-abcdefg", ".higlint-a.b.cd", ".higlint-cccccc.yaml", "higlint-cccccc"] {
      try make(path, in: sandbox)
    }
    try make(".higlint-dddddd", in: sandbox)
    try FileManager.default.linkItem(
      at: sandbox.folder.appendingPathComponent(".higlint-dddddd"), to: sandbox.folder.appendingPathComponent("other"))
    try sandbox.link(".higlint-eeeeee", to: "pay.yaml")
    try FileManager.default.createDirectory(
      at: sandbox.folder.appendingPathComponent(".higlint-ffffff"), withIntermediateDirectories: false)
    try sandbox.chmod("all", 0o1777)
    let run = try sandbox.shell(
      "higlint check -q -o report; higlint check -q -o all/report; ls -A . all out | grep -v '^\\.\\(in\\|out\\|err\\)$'"
    )
    #expect(
      run.output == """
        .:
        .higlint-a.b.cd
        .higlint-abcdefg
        .higlint-baseline
        .higlint-bbbbbb
        .higlint-cccccc.yaml
        .higlint-dddddd
        .higlint-eeeeee
        .higlint-ffffff
        all
        higlint-cccccc
        other
        out
        pay.yaml
        report

        all:
        .higlint-aaaaaa
        report
        x

        out:
        .higlint-000000

        """)
  }

  @Test func `fix is interrupted again and again, and no file is torn`() throws {
    let before = "screen: pay\nviews:\n" + (0..<200).map { "  - {kind: label, id: l\($0), txet: A}\n" }.joined()
    let after = before.replacingOccurrences(of: "txet", with: "text")
    let sandbox = try Sandbox(["pay.yaml": before])
    for round in 0..<6 {
      try sandbox.write(before, to: "pay.yaml")
      _ = try sandbox.signalOfInterrupted("fix", "--quiet", after: UInt32(100 + 60 * round))
      let text = try String(contentsOf: sandbox.folder.appendingPathComponent("pay.yaml"), encoding: .utf8)
      #expect(text == before || text == after)
      let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path)
      #expect(!names.contains { $0.hasPrefix(".higlint-") })
    }
  }
}
