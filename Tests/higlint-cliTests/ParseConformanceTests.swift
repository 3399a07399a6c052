import Foundation
import Testing

/// The YAML test suite through the command itself. All of its cases are read in the tests of the reader; here a sample
/// shows that the command writes what the reader read, and nothing else.
@Suite(
  .enabled(if: CommandSample.isThere, "SKIPPED: no conformance suites; set HIGLINT_CONFORMANCE to their folder"))
struct ParseConformanceTests {
  @Test func `the sample is whole`() { #expect(CommandSample.cases.count == 51) }

  @Test(arguments: CommandSample.cases)
  func `the command gives the suite's events and values`(_ expected: CommandSample.Case) throws {
    let sandbox = try Sandbox(["a.yaml": expected.yaml])
    let events = try sandbox.run("parse", "--format", "events", "a.yaml")
    guard !expected.error else {
      #expect(events.status == 1)
      #expect(events.error.hasPrefix("a.yaml:"))
      #expect(events.error.contains(": error: "))
      return
    }
    #expect(events == Outcome(status: 0, output: expected.events, error: ""))
    guard let json = expected.json else { return }
    let values = try sandbox.run("parse", "--format", "json", "a.yaml")
    #expect(Self.words(values.output) == Self.words(json))
  }

  /// JSON without its white space, and its members in an order of their own: the suite's files were laid out by several
  /// hands. One value a document.
  private static func words(_ json: String) -> [NSObject] {
    var values: [NSObject] = []
    var text = ""
    for line in json.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line + "\n"
      guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed),
        let value = object as? NSObject
      else { continue }
      values.append(value)
      text = ""
    }
    return values
  }

  @Test func `flow YAML on standard input is YAML, and JSON is JSON`() throws {
    #expect(
      try Sandbox().run("parse", "-", input: "{a: b}\n")
        == Outcome(status: 0, output: "{\n  \"a\": \"b\"\n}\n", error: ""))
    #expect(
      try Sandbox().run("parse", "-", input: "{\"a\" 1}").error.contains("a `:` is missing between key and value"))
  }
}

/// Where the suite lies: in the folder that `HIGLINT_CONFORMANCE` names, else in `shared/conformance` beside a folder above.
enum CommandSample {
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

  static var isThere: Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

  /// Every eighth.
  static let cases: [Case] = {
    guard let data = file.flatMap({ try? Data(contentsOf: $0) }) else { return [] }
    let cases = (try? JSONDecoder().decode([Case].self, from: data)) ?? []
    return cases.enumerated().filter { $0.offset.isMultiple(of: 8) }.map(\.element)
  }()
}
