import Foundation
import Testing

/// The whole YAML test suite through the command itself: what it writes, and where it sees what is wrong.
@Suite(
  .enabled(if: YAMLSuite.isThere, "SKIPPED: no conformance suites; set HIGLINT_CONFORMANCE to their folder"))
struct ParseConformanceTests {
  @Test func `the suite is whole`() {
    #expect(YAMLSuite.cases.count == 402)
    #expect(YAMLSuite.cases.filter(\.error).count == 94)
    #expect(YAMLSuite.cases.filter { $0.json != nil }.count == 279)
    #expect(Set(YAMLSuite.cases.filter(\.error).map(\.id)) == Set(YAMLErrorPlaces.byID.keys))
  }

  @Test(arguments: YAMLSuite.cases.filter { !$0.error })
  func `a sound case is accepted, with the suite's events and values`(_ expected: YAMLSuite.Case) throws {
    let run = try #require(YAMLSuite.runs[expected.id])
    #expect(run.events == Outcome(status: 0, output: expected.events, error: ""))
    guard let json = expected.json else { return }
    #expect(compact(run.json.output) == compact(json))
    #expect(run.json.status == 0 && run.json.error.isEmpty)
  }

  @Test(arguments: YAMLSuite.cases.filter(\.error))
  func `an invalid case is refused where it is wrong`(_ expected: YAMLSuite.Case) throws {
    let run = try #require(YAMLSuite.runs[expected.id])
    for outcome in [run.events, run.json] {
      #expect(outcome.status == 1)
      let place = try #require(YAMLErrorPlaces.byID[expected.id])
      #expect(outcome.error.hasPrefix("\(expected.id).yaml:\(place): error: "), "\(outcome.error)")
      // Something is underlined, in a line that is there.
      let lines = outcome.error.split(separator: "\n")
      #expect(lines.count > 2 && lines[2].hasSuffix("^"))
    }
  }
}

@Suite struct ParsedValueTests {
  @Test func `flow YAML on standard input is YAML, and JSON is JSON`() throws {
    #expect(
      try Sandbox().run("parse", "-", input: "{a: b}\n")
        == Outcome(status: 0, output: "{\n  \"a\": \"b\"\n}\n", error: ""))
    #expect(
      try Sandbox().run("parse", "-", input: "{\"a\" 1}").error.contains("a `:` is missing between key and value"))
  }

  @Test func `of two equal keys the last is a value, and both are events`() throws {
    let sandbox = try Sandbox(["a.yaml": "{a: 1, b: 2, 'a': 3}\n"])
    let values = try sandbox.run("parse", "a.yaml")
    #expect(compact(values.output) == #"{"a":3,"b":2}"#)
    #expect(values.status == 1)
    #expect(
      values.error.hasPrefix("a.yaml:1:14: error: the key `a` stands twice in this mapping [syntax/duplicate-key]"))
    let events = "+STR\n+DOC\n+MAP {}\n=VAL :a\n=VAL :1\n=VAL :b\n=VAL :2\n=VAL 'a\n=VAL :3\n-MAP\n-DOC\n-STR\n"
    #expect(try sandbox.run("parse", "--format", "events", "a.yaml") == Outcome(status: 0, output: events, error: ""))
  }

  @Test func `each document is a value of its own`() throws {
    #expect(
      try Sandbox().run("parse", "-", input: "a\n---\n[1]\n---\n")
        == Outcome(status: 0, output: "\"a\"\n[\n  1\n]\nnull\n", error: ""))
  }

  // MARK: Numbers

  @Test(arguments: [
    ("0o17", "15"), ("0x1F", "31"), ("017", "17"), ("-0", "0"), ("+12", "12"), ("1e3", "1000"), ("1.5", "1.5"),
    (".inf", "\".inf\""), ("-.INF", "\"-.inf\""), (".NaN", "\".nan\""), ("1e400", "\".inf\""),
    ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
    ("9007199254740993", "9007199254740993"), ("9007199254740993.0", "9007199254740992.0"), ("5e-324", "5e-324"),
    ("2.2250738585072011e-308", "2.225073858507201e-308"), ("1.7976931348623159e308", "\".inf\""),
    ("0.1", "0.1"), ("12:30", "\"12:30\""), ("1_000", "\"1_000\""), ("yes", "\"yes\""),
  ])
  func `a number is what the core schema says, exactly rounded`(written: String, value: String) throws {
    #expect(try Sandbox().run("parse", "-", input: written).output == value + "\n")
  }

  @Test(arguments: [
    ("9223372036854775808", "9223372036854775808"), ("-9223372036854775809", "-9223372036854775809"),
    ("18446744073709551616", "18446744073709551616"), ("0x10000000000000000", "\"0x10000000000000000\""),
    ("0o7777777777777777777777777", "\"0o7777777777777777777777777\""),
  ])
  func `an integer beyond 64 bits is kept as it is written, and told`(written: String, value: String) throws {
    let sandbox = try Sandbox([
      "pay.yaml": "screen: pay\nviews:\n  - {kind: label, x-a: \(written), lines: \(written)}\n"
    ])
    let parsed = try sandbox.run("parse", "pay.yaml")
    #expect(parsed.status == 1)
    #expect(parsed.output.contains("\"lines\": \(value)\n"))
    let checked = try sandbox.run("check", "pay.yaml")
    let message = "error: this integer does not fit into 64 bits [syntax/number]"
    #expect(
      checked.output.split(separator: "\n").filter { $0.hasPrefix("pay.yaml:") }
        == ["pay.yaml:3:24: \(message)", "pay.yaml:3:\(33 + written.utf8.count): \(message)"])
  }
}

/// The suite: in the folder that `HIGLINT_CONFORMANCE` names, else in `shared/conformance` beside a folder above.
enum YAMLSuite {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var name: String
    var yaml: String
    var error: Bool
    var events: String
    var json: String?

    var testDescription: String { "\(id) \(name)" }
  }

  private static let file: URL? = {
    if let path = ProcessInfo.processInfo.environment["HIGLINT_CONFORMANCE"] {
      return URL(fileURLWithPath: path).appendingPathComponent("yaml-test-suite/cases.json")
    }
    var above = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while above.path != "/" {
      above.deleteLastPathComponent()
      let candidate = above.appendingPathComponent("shared/conformance/yaml-test-suite/cases.json")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
    }
    return nil
  }()

  static var isThere: Bool { file != nil }

  static let cases: [Case] = {
    guard let data = file.flatMap({ try? Data(contentsOf: $0) }) else { return [] }
    return (try? JSONDecoder().decode([Case].self, from: data)) ?? []
  }()

  /// What the command gave for each case. One shell runs it for all of them, for both formats at once: that is faster by far.
  static let runs: [String: (events: Outcome, json: Outcome)] = {
    guard let sandbox = try? Sandbox() else { return [:] }
    for item in cases { try? sandbox.write(item.yaml, to: "\(item.id).yaml") }
    let line = """
      for format in events json; do for file in *.yaml; do
      higlint parse --format $format $file > $file.$format 2> $file.$format.error; echo $? > $file.$format.status
      done & done; wait
      """
    guard (try? sandbox.shell(line))?.status == 0 else { return [:] }
    func text(_ name: String) -> String {
      String(decoding: (try? Data(contentsOf: sandbox.folder.appendingPathComponent(name))) ?? Data(), as: UTF8.self)
    }
    func outcome(_ id: String, _ format: String) -> Outcome {
      let name = "\(id).yaml.\(format)"
      let status = text(name + ".status").trimmingCharacters(in: .whitespacesAndNewlines)
      return Outcome(status: Int32(status) ?? -1, output: text(name), error: text(name + ".error"))
    }
    return Dictionary(
      uniqueKeysWithValues: cases.map { ($0.id, (events: outcome($0.id, "events"), json: outcome($0.id, "json"))) })
  }()
}
