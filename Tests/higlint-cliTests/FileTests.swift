import Foundation
import Testing

/// Files that are not what one hopes for: every one is read, or refused with a reason, and none goes unnoticed.
@Suite struct FileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    /// The diagnostics and the summary; empty where there is no problem.
    var output: String

    init(_ name: String, _ bytes: [UInt8], _ output: String = "") {
      testDescription = name
      self.bytes = bytes
      self.output = output
    }

    init(_ name: String, _ text: String, _ output: String = "") { self.init(name, Array(text.utf8), output) }
  }

  private static func utf16(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
      return littleEndian ? [low, high] : [high, low]
    }
  }

  private static func utf32(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
      return littleEndian ? bytes : bytes.reversed()
    }
  }

  private static let misspelt = """
    pay.yaml:2:1: error: `vews` is not a field of a screen; did you mean `views`? [spec/unknown-key]
        2 | vews: []
          | ^^^^
          = help: `views`: The views, from back to front; a list that is written is complete. `higlint explain screen.views` tells more
          = fix: write `views`

    1 error in 1 file (1 screen)
    `higlint fix` will try to fix 1

    """

  /// A character of two UTF-16 units before the mistake.
  private static let wide = "screen: pay\nnavigationBar: {title: 😀, tytle: x}\n"
  private static let misspeltWide = """
    pay.yaml:2:27: error: `tytle` is not a field of a navigationBar; did you mean `title`? [spec/unknown-key]
        2 | navigationBar: {title: 😀, tytle: x}
          |                            ^^^^^
          = help: `title`: The title in its middle: a word or two. `higlint explain navigationBar.title` tells more

    1 error in 1 file (1 screen)

    """

  private static func notUnicode(_ place: String, _ frame: String) -> String {
    """
    pay.yaml:\(place): error: the file is not valid Unicode from here on; it was read up to here [syntax/encoding]
    \(frame)
          = help: save it as UTF-8

    1 error in 1 file (1 screen)

    """
  }

  static let cases: [Case] = [
    Case("empty", ""),
    Case("only white space", " \n\n  "),
    Case("only a comment", "# nothing yet\n"),
    Case("only a byte order mark", [0xEF, 0xBB, 0xBF]),
    Case("only a byte order mark of UTF-16", [0xFF, 0xFE]),
    Case("UTF-8 with a byte order mark", [0xEF, 0xBB, 0xBF] + Array("screen: pay\nvews: []\n".utf8), misspelt),
    Case("UTF-16 LE", utf16(wide, littleEndian: true), misspeltWide),
    Case("UTF-16 BE", utf16(wide, littleEndian: false), misspeltWide),
    Case("UTF-16 LE with a byte order mark", utf16("\u{FEFF}" + wide, littleEndian: true), misspeltWide),
    Case("UTF-16 BE with a byte order mark", utf16("\u{FEFF}" + wide, littleEndian: false), misspeltWide),
    Case("UTF-32 LE", utf32(wide, littleEndian: true), misspeltWide),
    Case("UTF-32 BE", utf32(wide, littleEndian: false), misspeltWide),
    Case("UTF-32 LE with a byte order mark", utf32("\u{FEFF}" + wide, littleEndian: true), misspeltWide),
    Case("UTF-32 BE with a byte order mark", utf32("\u{FEFF}" + wide, littleEndian: false), misspeltWide),
    Case(
      "UTF-32 beyond Unicode", utf32("\u{FEFF}screen: pay\nx-a: ", littleEndian: true) + [0, 0, 0x11, 0],
      notUnicode("2:6", "    2 | x-a: \u{FFFD}\n      |      ^")),
    Case(
      "UTF-16 with half a pair", utf16("\u{FEFF}screen: pay\nx-a: ", littleEndian: true) + [0x3D, 0xD8, 0x0A, 0],
      notUnicode("2:6", "    2 | x-a: \u{FFFD}\n      |      ^")),
    Case(
      "UTF-16 that ends within a unit", utf16("\u{FEFF}screen: pay\n", littleEndian: true) + [0x78],
      notUnicode("2:1", "    2 |\n      | ^")),
    Case(
      "Latin-1", Array("screen: pay\ntitle: caf".utf8) + [0xE9] + Array(" x\nvews: []\n".utf8),
      notUnicode("2:11", "    2 | title: caf\u{FFFD} x\n      |           ^")),
    Case(
      "UTF-8 that ends within a character", Array("screen: pay\ntitle: caf".utf8) + [0xE2, 0x82],
      notUnicode("2:11", "    2 | title: caf\u{FFFD}\u{FFFD}\n      |           ^")),
    Case(
      "a NUL", "screen: pay\ntitle: a\0b\n",
      """
      pay.yaml:2:9: error: the control character U+0000 can't stand here [syntax/encoding]
          2 | title: a␀b
            |         ^
            = help: remove it

      1 error in 1 file (1 screen)

      """),
    Case(
      "nothing but NULs", [UInt8](repeating: 0, count: 8),
      """
      pay.yaml:1:1: error: the control character U+0000 can't stand here [syntax/encoding]
          1 | ␀␀␀␀␀␀␀␀
            | ^
            = help: remove it

      1 error in 1 file (0 screens)

      """),
    Case(
      "nothing but bytes that are no text", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      """
      pay.yaml:1:1: error: the file is not valid Unicode from here on; it was read up to here [syntax/encoding]
          1 | \u{FFFD}PNG
            | ^
            = help: save it as UTF-8

      1 error in 1 file (0 screens)

      """),
    Case("CRLF", "screen: pay\r\nvews: []\r\n", misspelt),
    Case("lone CR", "screen: pay\rvews: []\r", misspelt),
    Case("no line break at the end", "screen: pay\nvews: []", misspelt),
    Case(
      "a tab as indentation", "screen: pay\nviews:\n\t- {kind: label}\n",
      """
      pay.yaml:3:1: error: a tab can't indent; use spaces [syntax/tab]
          3 |     - {kind: label}
            | ^^^^
            = help: set the editor to insert spaces; two for each level is usual

      1 error in 1 file (1 screen)

      """),
  ]

  @Test(arguments: cases)
  func `whatever a file's bytes are, it is read or the place is told`(_ file: Case) throws {
    let sandbox = try Sandbox()
    try sandbox.write(file.bytes, to: "pay.yaml")
    let isSound = file.output.isEmpty
    let expected = Outcome(
      status: isSound ? 0 : 1, output: isSound ? "No problems in 1 file\n" : file.output, error: "")
    var outcome = try sandbox.run("check", "pay.yaml")
    if outcome.output.hasSuffix(Outcome.withoutApp) { outcome.output.removeLast(Outcome.withoutApp.count) }
    #expect(outcome == expected)
  }

  @Test(arguments: [("", "1:1"), (" \n", "2:1")])
  func `a JSON file must hold something`(text: String, place: String) throws {
    let outcome = try Sandbox(["pay.json": text]).run("check", "pay.json")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("pay.json:\(place): error: there is nothing in this file [syntax/unexpected]\n"))
  }

  @Test func `a file of hundreds of megabytes is refused before it is read`() throws {
    let sandbox = try Sandbox()
    let path = sandbox.folder.appendingPathComponent("pay.yaml").path
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    // Sparse: it takes no room on disk.
    try #require(truncate(path, 500_000_000) == 0)
    let message = "this file is larger than 67108864 bytes; `--max-file-size` sets the limit"
    #expect(
      try sandbox.run("check", "pay.yaml") == Outcome(status: 2, output: "", error: "higlint: pay.yaml: \(message)\n"))
    #expect(
      try sandbox.run("parse", "pay.yaml", "--language", "zh-Hans")
        == Outcome(
          status: 2, output: "", error: "higlint: pay.yaml：此文件超过 67108864 字节；可用 `--max-file-size` 调整上限\n"))
  }

  // MARK: What is no file

  private static let nothing = """
    A spec is a YAML or JSON file with `screen`, `screens` or `app` at the top; `--allow-empty` accepts that there is none.

    """

  @Test func `a folder is a folder, whatever it is called`() throws {
    let sandbox = try Sandbox(["x.yaml/pay.yaml": "screen: pay\nvews: []\n"])
    let found = Self.misspelt.replacingOccurrences(of: "pay.yaml", with: "x.yaml/pay.yaml")
    #expect(try sandbox.run("check") == Outcome(status: 1, output: found, error: ""))
    #expect(try sandbox.run("check", "x.yaml/") == Outcome(status: 1, output: found, error: ""))
    #expect(
      try sandbox.run("parse", "x.yaml")
        == Outcome(status: 2, output: "", error: "higlint: x.yaml: this is a directory, not a file\n"))
  }

  @Test func `a pipe that nobody writes to is not waited for`() throws {
    let sandbox = try Sandbox()
    try #require(mkfifo(sandbox.folder.appendingPathComponent("pipe.yaml").path, 0o600) == 0)
    let refused = Outcome(status: 2, output: "", error: "higlint: pipe.yaml: this is a pipe or a device, not a file\n")
    #expect(try sandbox.run("check", "pipe.yaml") == refused)
    #expect(try sandbox.run("parse", "pipe.yaml") == refused)
    #expect(
      try sandbox.run("check")
        == Outcome(status: 2, output: "", error: "higlint: there is no spec to check in `.`\n" + Self.nothing))
  }

  @Test func `links that lead round are told`() throws {
    let sandbox = try Sandbox(["sub/pay.yaml": "screen: pay\n"])
    try sandbox.link("loop.yaml", to: "loop.yaml")
    let outcome = try sandbox.run("check", "loop.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("higlint: loop.yaml: this file can't be read: Too many levels of symbolic links"))
    let walked = try sandbox.run("check")
    #expect(walked.status == 1)
    #expect(walked.output.hasPrefix("loop.yaml:1:1: error: this file can't be read: Too many levels"))
    #expect(walked.output.hasSuffix("\n1 error in 1 file (1 screen)\n"))
  }

  @Test func `a folder that holds a link to one above it is walked once`() throws {
    let sandbox = try Sandbox(["sub/pay.yaml": "screen: pay\nvews: []\n"])
    try sandbox.link("sub/up", to: "..")
    let found = Self.misspelt.replacingOccurrences(of: "pay.yaml", with: "sub/pay.yaml")
    #expect(try sandbox.run("check") == Outcome(status: 1, output: found, error: ""))
  }

  @Test func `a link to nothing is nothing, unless it is named`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\n"])
    try sandbox.link("gone.yaml", to: "nowhere.yaml")
    #expect(try sandbox.run("check") == Outcome(status: 0, output: "No problems in 1 file\n", error: ""))
    #expect(
      try sandbox.run("check", "gone.yaml")
        == Outcome(status: 2, output: "", error: "higlint: gone.yaml: there is no such file\n"))
  }

  @Test func `a file of several names is checked once, under the first`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\nvews: []\n"])
    try sandbox.link("queue.yaml", to: "pay.yaml")
    let folder = sandbox.folder
    try FileManager.default.linkItem(
      at: folder.appendingPathComponent("pay.yaml"), to: folder.appendingPathComponent("till.yaml"))
    let once = Outcome(status: 1, output: Self.misspelt, error: "")
    #expect(try sandbox.run("check") == once)
    let named = Outcome(status: 1, output: Self.misspelt + Outcome.withoutApp, error: "")
    #expect(try sandbox.run("check", "pay.yaml", "./pay.yaml", "till.yaml", ".") == named)
  }

  @Test func `an empty path is a mistake, not the working directory`() throws {
    let outcome = try Sandbox(["pay.yaml": "screen: pay\n"]).run("check", "")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("higlint: a path is empty; the working directory is `.`\n"))
  }

  // MARK: Permissions

  @Test(.enabled(if: Sandbox.asNobodySpecial != nil, "SKIPPED: the tests run as root, and there is no setpriv"))
  func `what may not be read is told, and the rest is checked`() throws {
    let sandbox = try Sandbox([
      "a.yaml": "screen: a\n", "b.yaml": "screen: b\n", "locked/c.yaml": "screen: c\n", "listed/d.yaml": "screen: d\n",
    ])
    try sandbox.chmod("a.yaml", 0o000)
    try sandbox.chmod("locked", 0o000)
    // Its names can be listed; nothing else can be known.
    try sandbox.chmod("listed", 0o444)
    let denied = "this file can't be read: permission denied"
    #expect(
      try sandbox.shellWithoutPrivileges("higlint check a.yaml b.yaml locked/c.yaml")
        == Outcome(
          status: 2, output: "No problems in 1 file\n" + Outcome.withoutApp,
          error: "higlint: locked/c.yaml: \(denied)\nhiglint: a.yaml: \(denied)\n"))
    #expect(
      try sandbox.shellWithoutPrivileges("higlint check locked")
        == Outcome(status: 2, output: "", error: "higlint: locked: \(denied)\n"))
    let walked = try sandbox.shellWithoutPrivileges("higlint check")
    #expect(walked.status == 1)
    #expect(walked.error.isEmpty)
    #expect(
      walked.output.split(separator: "\n").filter { $0.contains("error:") }
        == ["a.yaml", "listed/d.yaml", "locked"].map { "\($0):1:1: error: \(denied) [file/unreadable]" })
    for name in ["locked", "listed"] { try sandbox.chmod(name, 0o755) }
  }

  // MARK: Names

  @Test func `a line break in a name breaks no line`() throws {
    let sandbox = try Sandbox(["a\nb.yaml": "screen: pay\nvews: []\n"])
    let output = Self.misspelt.replacingOccurrences(of: "pay.yaml", with: "a␊b.yaml")
    #expect(
      try sandbox.run("check", "a\nb.yaml") == Outcome(status: 1, output: output + Outcome.withoutApp, error: ""))
    #expect(try sandbox.run("check") == Outcome(status: 1, output: output, error: ""))
    #expect(try sandbox.run("check", "--format", "json").output.contains("\"file\":\"a\\nb.yaml\""))
  }

  #if os(Linux)
    @Test func `a name that is not UTF-8 is told`() throws {
      let sandbox = try Sandbox(["pay.yaml": "screen: pay\n"])
      #expect(try sandbox.shell("printf 'screen: b\\n' > $'b\\xff.yaml'; printf x > $'b\\xff.txt'").status == 0)
      let message = "this name is not valid UTF-8, so that the file can't be read; rename it"
      #expect(
        try sandbox.run("check")
          == Outcome(
            status: 1,
            output: """
              b\u{FFFD}.yaml:1:1: error: \(message) [file/unreadable]
                  1 |
                    | ^

              1 error in 1 file (1 screen)

              """, error: ""))
      #expect(
        try sandbox.shell("higlint check $'b\\xff.yaml'")
          == Outcome(status: 2, output: "", error: "higlint: b\u{FFFD}.yaml: \(message)\n"))
    }
  #endif

  // MARK: Many

  /// A hundred thousand are checked by `.ci/many-files.py`, with what they take of time and memory.
  @Test func `thousands of files in one folder are checked like one`() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.shell("for i in {1..5000}; do printf 'screen: pay\\nvews: []\\n' > s$i.yaml; done").status == 0)
    let outcome = try sandbox.run("check", "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("\"summary\":{\"files\":5000,\"screens\":5000,\"views\":0,\"errors\":5000,"))
  }

  @Test func `files that vanish while a folder is checked leave no trace`() throws {
    let sandbox = try Sandbox()
    for number in 0..<400 { try sandbox.write("screen: s\(number)\n", to: "s\(number).yaml") }
    // Every file comes and goes while it is looked for.
    let outcome = try sandbox.shell(
      """
      ( for i in {0..399}; do rm s$i.yaml; done ) &
      for i in 1 2 3 4 5; do higlint check -q --allow-empty --threads 2 || echo "status $?"; done
      wait
      """)
    #expect(outcome == Outcome(status: 0, output: "", error: ""))
  }
}
