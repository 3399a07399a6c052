import Foundation
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// The specs of `Tests/Schema/broken.yaml`, which the JSON Schema refuses, too: `.ci/run schema` holds it to them.
struct BrokenSpecTests {
  private static let specs: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Schema/broken.yaml")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { !$0.hasPrefix("#") }.map(String.init)
  }()

  @Test func `each of a hundred is refused for its form`() {
    #expect(Self.specs.count >= 100)
    for spec in Self.specs {
      let result = Linter.run(
        LintRequest(paths: ["spec.yaml"], threads: 1), rules: RuleSet(), workspace: MemoryWorkspace(["spec.yaml": spec])
      )
      let found = result.diagnostics.filter { $0.severity == .error && $0.rule.hasPrefix("spec/") }
      #expect(!found.isEmpty, "\(spec)")
    }
  }
}
