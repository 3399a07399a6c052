import Foundation
import Testing

/// Streams that are closed and descriptors that are few, when the process begins.
@Suite struct StandardStreamTests {
  private static let misspelt = "screen: pay\nvews: 1\n"

  /// Without standard error, the first file that is opened would be given its number.
  @Test(arguments: ["2>&-", "<&- 2>&-", "0>&- 2>&-"])
  func `a report has nothing of what goes to a closed standard error`(closed: String) throws {
    // The file of a report of more than a megabyte is open when the profile is written.
    let views = (0..<3000).map { "vews\($0): 1\n" }.joined()
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\n" + views])
    let command = "higlint check --format json --profile pay.yaml"
    let report = try sandbox.shell("\(command) 2> /dev/null").output
    #expect(report.utf8.count > 1 << 20)
    #expect(try sandbox.shell("\(command) --output report.json \(closed)").status == 1)
    let file = sandbox.folder.appendingPathComponent("report.json")
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == report)
    #expect(try sandbox.shell("\(command) \(closed)").output == report)
  }

  @Test func `a fix writes what it should with every stream closed`() throws {
    let sandbox = try Sandbox(["pay.yaml": "screen: pay\nvews: []\n"])
    _ = try sandbox.shell("higlint fix pay.yaml <&- >&- 2>&-")
    let file = sandbox.folder.appendingPathComponent("pay.yaml")
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == "screen: pay\nviews: []\n")
  }

  @Test func `Git is asked though every stream is closed`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    let outcome = try sandbox.withGit(
      "git init -q . && higlint check --changed --output report <&- >&- 2>&-; echo $?; grep -c vews report")
    #expect(outcome.output == "1\n2\n")
  }

  /// The end of children may be ignored by whoever starts the process.
  @Test func `Git is asked where nobody learns how children end`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    let outcome = try sandbox.withGit("git init -q .; trap '' CHLD; higlint check --changed")
    #expect(outcome.status == 1)
    #expect(outcome.error == "")
  }

  @Test func `few descriptors are told as what they are, and not as a Git that is missing`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.misspelt])
    let whole = try sandbox.withGit("git init -q . && higlint check --changed")
    for limit in 4...16 {
      let outcome = try sandbox.withGit("(ulimit -n \(limit); higlint check --changed)")
      if outcome.status == 1 {
        #expect(outcome == whole, "ulimit -n \(limit)")
      } else {
        #expect(outcome.status == 2 && outcome.output.isEmpty, "ulimit -n \(limit): \(outcome)")
        #expect(outcome.error.contains("Too many open files"), "ulimit -n \(limit): \(outcome.error)")
        #expect(!outcome.error.contains("not installed"), "ulimit -n \(limit)")
      }
    }
  }
}
