import Foundation
import Testing

/// Golden files: `NAME.yaml` goes in, `NAME.out` is what must come out.
///
/// A test run with `HIGLINT_UPDATE_GOLDEN=1` in its environment writes what came out, to be looked at and committed.
enum Golden {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden")

  /// The names of the files in a folder that go in.
  static func names(in section: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(section).path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func input(_ name: String, in section: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(section)/\(name).yaml"), encoding: .utf8)
  }

  /// Compares with `NAME.ENDING`.
  static func check(
    _ output: String, _ name: String, in section: String, ending: String = "out",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent("\(section)/\(name).\(ending)")
    if ProcessInfo.processInfo.environment["HIGLINT_UPDATE_GOLDEN"] != nil {
      return try Data(output.utf8).write(to: file)
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard output != expected else { return }
    let (found, wanted) = (
      output.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let line =
      zip(found, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(found.count, wanted.count)
    Issue.record(
      """
      \(section)/\(name).\(ending) differs from line \(line + 1):
      expected: \(line < wanted.count ? String(wanted[line]) : "the end")
      found:    \(line < found.count ? String(found[line]) : "the end")
      """, sourceLocation: sourceLocation)
  }
}
