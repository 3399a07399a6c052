import Foundation
import Testing

/// Nesting as deep as nobody writes it: the reader takes it, and the model says once that it does not.
@Suite struct DepthTests {
  private static let levels = 100_000

  struct Shape: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var open: String
    var close: String
    /// The event that begins each level.
    var event: String
  }

  static let shapes = [
    Shape(testDescription: "brackets", open: "[", close: "]", event: "+SEQ []"),
    Shape(testDescription: "braces", open: "{a: ", close: "}", event: "+MAP {}"),
    Shape(testDescription: "block mappings", open: "? ", close: "", event: "+MAP"),
    Shape(testDescription: "block sequences", open: "- ", close: "", event: "+SEQ"),
  ]

  @Test(arguments: shapes)
  func `the reader takes a hundred thousand levels`(_ shape: Shape) throws {
    let text =
      String(repeating: shape.open, count: Self.levels) + "b" + String(repeating: shape.close, count: Self.levels)
    let sandbox = try Sandbox(["a.yaml": text + "\n"])
    let outcome = try sandbox.shell(
      "ulimit -t 60; higlint parse --format events a.yaml | grep -cxF -- '\(shape.event)'")
    #expect(outcome == Outcome(status: 0, output: "\(Self.levels)\n", error: ""))
    let values = try sandbox.shell("ulimit -t 60; higlint parse a.yaml > values; echo $?; wc -l < values")
    #expect(values.output.hasPrefix("0\n") && values.error.isEmpty)
  }

  @Test func `JSON is taken as deep`() throws {
    let brackets = String(repeating: "[", count: Self.levels) + String(repeating: "]", count: Self.levels)
    let sandbox = try Sandbox(["a.json": brackets])
    #expect(try sandbox.run("parse", "--format", "events", "a.json").status == 0)
  }

  @Test(arguments: [900, 1100, 100_000])
  func `the model takes a thousand levels, and says once where it stops`(levels: Int) throws {
    let text =
      "screen: a\nviews: ["
      + String(repeating: "{kind: stack, children: [", count: levels) + "{kind: spacer}"
      + String(repeating: "]}", count: levels) + "]\n"
    let sandbox = try Sandbox(["a.yaml": text])
    let outcome = try sandbox.shell("ulimit -t 60; higlint check --quiet a.yaml")
    let told = outcome.output.split(separator: "\n").filter { $0.hasPrefix("a.yaml:") }
    #expect(outcome.error.isEmpty)
    if levels < 1000 {
      #expect(told.isEmpty && outcome.status == 0)
    } else {
      #expect(told.count == 1 && outcome.status == 1)
      let message = "objects are nested more than 1000 deep; what is inside is not checked"
      #expect(told.first?.hasSuffix("error: \(message) [spec/depth]") == true, "\(told)")
    }
  }

  @Test func `what is of no vocabulary may nest as it likes`() throws {
    let value = String(repeating: "[", count: Self.levels) + String(repeating: "]", count: Self.levels)
    let outcome = try Sandbox(["a.yaml": "screen: a\nx-deep: \(value)\n"]).run("check", "a.yaml")
    #expect(outcome == Outcome(status: 0, output: "No problems in 1 file\n" + Outcome.withoutApp, error: ""))
  }
}
