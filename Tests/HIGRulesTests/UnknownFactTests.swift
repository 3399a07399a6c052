import HIGRules
import Testing

@testable import HIGLint

/// What a spec states to be unknown may be anything: it makes nothing wrong that was right.
struct UnknownFactTests {
  /// The examples in which nothing is found, and what their facts become, one after the other.
  private static let specs: [String: String] = {
    let sound = BuiltInRules.ruleSet.documentation().flatMap(\.examples)
      .filter { $0.edition == .current && $0.expectations.isEmpty }
    var files: [String: String] = [:]
    for (number, example) in sound.enumerated() {
      for (index, spec) in OpenedSpec.unknown(of: example.spec).enumerated() {
        files["example\(number)-\(index)/screen.yaml"] = spec
      }
    }
    return files
  }()

  /// Rules that still take a stated unknown for nothing, where it is a matter of another part of the app.
  private static let open: Set<String> = [
    "color/key-color", "depth/3d-touch-in-place", "depth/overlay-separated", "documents/fewest-gestures",
    "documents/library-graphical", "documents/new-in-library", "launch/useful-content-first",
    "layout/interactive-spacing", "layout/no-horizontal-scroll-for-text", "layout/tap-target",
    "navigation/back-title", "navigation/min-steps", "permissions/sentence-case", "typography/weight-with-purpose",
  ]

  @Test func `a fact that is stated to be unknown makes nothing wrong`() {
    #expect(Self.specs.count > 1000)
    let result = Linter.run(
      LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet, workspace: MemoryWorkspace(Self.specs))
    var found: Set<String> = []
    for diagnostic in result.diagnostics where !diagnostic.rule.hasPrefix("spec/") {
      found.insert(diagnostic.rule)
      let path = diagnostic.location.file.path
      #expect(
        Self.open.contains(diagnostic.rule), "\(diagnostic.rule): \(diagnostic.message.en)\n\(Self.specs[path] ?? "")")
    }
    #expect(Self.open.subtracting(found).isEmpty, "these are mended; take them from the list")
  }
}
