import HIGRules
import HIGTestSupport
import Testing

@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// Rules that find nothing that is shown need not run, and nobody can tell.
struct ShownRulesTests {
  /// Every example in which something is found, each an app of its own, with the same once more below a suppression.
  private static let files: [String: String] = {
    var files: [String: String] = [:]
    let examples = BuiltInRules.ruleSet.documentation().flatMap(\.examples)
      .filter { $0.edition == .current && !$0.expectations.isEmpty }
    for (number, example) in Sample.of(examples, every: 3).enumerated() {
      files["example\(number)/screen.yaml"] = example.spec
      // One that is of use only where advice is looked for.
      if number % 4 == 0 { files["suppressed\(number)/screen.yaml"] = "# higlint:disable *\n" + example.spec }
    }
    return files
  }()

  private static func found(_ least: Severity, configuration: String? = nil) -> [Diagnostic] {
    var files = files
    files[".higlint.yml"] = configuration
    var request = LintRequest(
      paths: ["."], configuration: configuration == nil ? .none : .file(".higlint.yml"), wantsFixes: true)
    request.leastSeverity = least
    return Linter.run(request, rules: BuiltInRules.ruleSet, workspace: ManyFiles(files)).diagnostics
  }

  private static let all = found(.advice)
  private static let warnings = found(.warning)

  @Test(arguments: [Severity.warning, .error])
  func `what is shown is the same as if everything had been looked for`(least: Severity) {
    #expect(Self.all.count > 300)
    let expected = Self.all.filter { $0.severity >= least }
    let shown = (least == .warning ? Self.warnings : Self.found(least)).filter { $0.severity >= least }
    #expect(expected == shown)
  }

  @Test func `a rule that nobody would be shown does not run`() {
    #expect(Self.all.count { $0.severity == .advice } > Self.warnings.count { $0.severity == .advice } * 2)
  }

  @Test func `a severity that a project raises is looked for`() {
    let configuration = """
      rules: {"controls/*": error}
      overrides:
        - {files: ["example1*/**"], rules: {"typography/*": warning}}
      """
    let expected = Self.found(.advice, configuration: configuration).filter { $0.severity >= .warning }
    let shown = Self.found(.warning, configuration: configuration).filter { $0.severity >= .warning }
    #expect(expected.count > Self.warnings.filter { $0.severity >= .warning }.count)
    #expect(expected == shown)
  }
}
