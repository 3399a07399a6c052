import Foundation
import Testing

/// The mistakes that people make when they write a spec by hand, one a file in `Tests/Golden/Mistakes`: beside `NAME.yaml` stands
/// `NAME.out`, what `check` says of it in English and in Chinese.
///
/// To write the files anew after a change of words, run the tests with `HIGLINT_UPDATE_GOLDEN` set, and read the difference.
@Suite struct MistakeTests {
  private static let folder = Sandbox.golden.appendingPathComponent("Mistakes")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix(".out") }.sorted()
  }()

  private func expected(_ name: String) -> URL {
    Self.folder.appendingPathComponent(name).deletingPathExtension().appendingPathExtension("out")
  }

  @Test func `the mistakes are there`() { #expect(Self.names.count > 50) }

  @Test(arguments: names)
  func `a mistake is told once, in both languages`(_ name: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write([UInt8](Data(contentsOf: Self.folder.appendingPathComponent(name))), to: name)
    var shown = ""
    for language in ["en", "zh-Hans"] {
      let outcome = try sandbox.run("check", "--quiet", "--language", language, name)
      #expect(outcome.error.isEmpty)
      let diagnostics = outcome.output.split(separator: "\n").filter {
        $0.hasPrefix(name + ":") && !$0.contains(": note: ") && !$0.contains(": 附注：")
      }
      #expect(diagnostics.count == 1, "\(outcome.output)")
      let isWarning = diagnostics.first.map { $0.contains(": warning: ") || $0.contains(": 警告：") } ?? false
      #expect(outcome.status == (isWarning ? 0 : 1))
      shown += outcome.output + (language == "en" ? "\n" : "")
    }
    if ProcessInfo.processInfo.environment["HIGLINT_UPDATE_GOLDEN"] != nil {
      try Data(shown.utf8).write(to: expected(name))
    }
    #expect(try String(decoding: Data(contentsOf: expected(name)), as: UTF8.self) == shown)
  }
}
