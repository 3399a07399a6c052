import Foundation
import HIGTestSupport
import Testing

/// Files in which a little text stands for a lot: each is checked in bounded time and memory, and what is not followed is
/// told once, with its name.
@Suite struct AliasTests {
  struct Bomb: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The place and the message that the one diagnostic of `syntax/anchor` begins with; nil where there is none.
    var told: String?
    var views: Int?
  }

  private static func tooMany(_ anchor: String) -> String {
    "error: with `*\(anchor)` the aliases of this file stand for more than 100000 values; they are not followed"
  }

  private static func inItself(_ anchor: String) -> String {
    "error: `*\(anchor)` stands for what it is itself part of"
  }

  /// Lists of nine, each of what the line before says.
  private static func nested(_ levels: Int, _ first: String, _ line: (Int, String) -> String) -> String {
    first
      + (1...levels).map { level in
        line(level, Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))
      }.joined()
  }

  static let bombs: [Bomb] = [
    Bomb(
      testDescription: "views in views, 9^11 of them",
      text: nested(11, "screen: a\nviews:\n  - &a0 {kind: label, text: Hello}\n") {
        "  - &a\($0) {kind: stack, children: [\($1)]}\n"
      }, told: "a.yaml:8:39: " + tooMany("a4")),
    Bomb(
      testDescription: "merges of merges, 9^40 of them",
      text: nested(40, "screen: a\nx-0: &a0 {b: 1, c: 2}\n") { "x-\($0): &a\($0) {<<: [\($1)], k\($0): 1}\n" },
      told: "a.yaml:7:21: " + tooMany("a4")),
    Bomb(
      testDescription: "merges in a chain",
      text: "screen: a\nx-0: &a0 {b: 1}\n"
        + (1..<5000).map { "x-\($0): &a\($0) {<<: *a\($0 - 1), k\($0): 1}\n" }.joined(),
      told: "a.yaml:202:"),
    Bomb(
      testDescription: "one view 100,000 times",
      text: "screen: a\nviews:\n  - &v {kind: label, text: Hello}\n" + String(repeating: "  - *v\n", count: 100_000),
      told: "a.yaml:20004:5: " + tooMany("v"), views: 20_001),
    Bomb(
      testDescription: "one view as often as it may be",
      text: "screen: a\nviews:\n  - &v {kind: label, text: Hello}\n" + String(repeating: "  - *v\n", count: 20_000),
      views: 20_001),
    Bomb(
      testDescription: "a large mapping merged into every view",
      text: "screen: a\nx-m: &m {" + (0..<300).map { "x-\($0): 1" }.joined(separator: ", ") + "}\nviews:\n"
        + String(repeating: "  - {kind: label, <<: *m}\n", count: 150), views: 150),
    Bomb(
      testDescription: "a view in itself",
      text: "screen: a\nviews:\n  - &v {kind: stack, children: [*v]}\n", told: "a.yaml:3:33: " + inItself("v"), views: 1
    ),
    Bomb(
      testDescription: "a mapping merged into itself",
      text: "screen: a\nviews:\n  - &v\n    kind: stack\n    <<: *v\n", told: "a.yaml:5:9: " + inItself("v"), views: 1),
    Bomb(
      testDescription: "a component in itself",
      text: "screen: a\ncomponents: {c: {view: &v {kind: stack, children: [*v]}}}\nviews:\n  - {use: c}\n",
      told: "a.yaml:2:52: " + inItself("v")),
    Bomb(
      testDescription: "an app's definitions in themselves",
      text: "app: &a {name: X, x-me: *a}\nscreen: a\n", told: "a.yaml:1:25: " + inItself("a"), views: 0),
  ]

  @Test(arguments: Sample.of(bombs, every: 3))
  func `what an alias stands for is followed to a bound, and told beyond it`(_ bomb: Bomb) throws {
    let sandbox = try Sandbox(["a.yaml": bomb.text])
    // A gigabyte of addresses; five minutes of processor time are many times what a debug build takes. Beyond them the
    // process is killed.
    let outcome = try sandbox.shell(
      "ulimit -v 1500000; ulimit -t 300; higlint check --threads 1 --output json=report.json a.yaml")
    #expect(outcome.error.isEmpty)
    let told = outcome.output.split(separator: "\n").filter { $0.hasSuffix("[syntax/anchor]") }
    if let expected = bomb.told {
      #expect(outcome.status == 1)
      #expect(told.count == 1)
      #expect(told.first?.hasPrefix(expected) == true, "\(told)")
    } else {
      #expect(outcome.status < 2)
      #expect(told.isEmpty)
    }
    if let views = bomb.views {
      #expect(try sandbox.shell("cat report.json").output.contains("\"views\":\(views),"))
    }
  }

  @Test func `what one anchor holds is held once however often it is named`() throws {
    let view = "{kind: stack, children: [" + Array(repeating: "{kind: label}", count: 50).joined(separator: ",") + "]}"
    let sandbox = try Sandbox(["a.yaml": "a: &v \(view)\nb:\n" + String(repeating: "  - *v\n", count: 50_000)])
    // 50,000 times 150 nodes of 28 bytes would be 210 MB.
    let outcome = try sandbox.shell("ulimit -v 200000; higlint parse --format events a.yaml | wc -l")
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "50217")
  }
}
