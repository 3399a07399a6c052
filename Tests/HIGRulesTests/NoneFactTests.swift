import HIGRules
import Testing

@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What a spec states to be `none` is something that is not there. What needs it may be wrong then; no rule fails on it.
///
/// Whether a finding is right can't be told mechanically: an alert without a title is wrong, a badge without a number is
/// not. What can be told: no rule runs into an error, nothing is said of the word `none` itself as if a person read it,
/// and what a designer states to be none is legal wherever a value is.
struct NoneFactTests {
  /// Every so-manieth of the facts of the rules' examples, good and bad, is stated to be `none`.
  private static let every = 13

  private static let specs: [String: String] = {
    let examples = BuiltInRules.ruleSet.documentation().flatMap(\.examples).filter { $0.edition == .current }
    var files: [String: String] = [:]
    var count = 0
    for (number, example) in examples.enumerated() {
      for (index, spec) in OpenedSpec.none(of: example.spec).enumerated() {
        count += 1
        if count.isMultiple(of: every) { files["example\(number)-\(index)/screen.yaml"] = spec }
      }
    }
    return files
  }()

  @Test func `no rule fails on a fact that is stated to be none`() {
    #expect(Self.specs.count > 1000)
    let result = Linter.run(
      LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet, workspace: ManyFiles(Self.specs))
    // The facts of an example may name one another: what is none is then not there to be named.
    let problems = result.diagnostics.filter { $0.rule.hasPrefix("rule/") || $0.rule == "spec/type" }
    for problem in problems {
      let path = problem.notes.first?.location?.file.path ?? problem.location.file.path
      Issue.record("\(problem.rule): \(problem.message.en)\n\(path):\n\(Self.specs[path] ?? "")")
    }
    #expect(result.diagnostics.count > 500)
    for diagnostic in result.diagnostics where diagnostic.message.en.contains("null") {
      Issue.record("\(diagnostic.rule): \(diagnostic.message.en)")
    }
  }
}
