import HIGCore
import HIGLanguage
import HIGReading

/// Runs the examples of rules: each must give exactly the diagnostics that it names, of all the rules together.
public struct RuleExamples {
  /// The differences between the diagnostics that an example expects and those that it gives.
  public struct Failure: Sendable {
    public var rule: String
    /// The location of the example in the rule's file.
    public var location: Location
    /// The differences, one line each.
    public var differences: [String]
  }

  public let ruleSet: RuleSet

  public init(ruleSet: RuleSet) { self.ruleSet = ruleSet }

  /// Runs every example; an empty list is success.
  public func run() -> [Failure] {
    ruleSet.documentation().flatMap { documentation in
      documentation.examples.compactMap { run($0, of: documentation.id) }
    }
  }

  /// Runs one example; nil is success.
  public func run(_ example: RuleDocumentation.Example, of rule: String) -> Failure? {
    failure(of: example, of: rule, giving: result(of: example))
  }

  /// Returns how a result differs from what an example says; nil where it does not.
  package func failure(
    of example: RuleDocumentation.Example, of rule: String, giving result: LintResult
  ) -> Failure? {
    var differences: [String] = []
    var missing = example.expectations
    for diagnostic in result.diagnostics {
      let found = RuleDocumentation.Example.Expectation(
        text: Self.underlined(diagnostic.location), severity: diagnostic.severity, rule: diagnostic.rule)
      if let index = missing.firstIndex(where: { Self.agree($0, found) }) {
        missing.remove(at: index)
      } else {
        differences.append("not expected: \(Self.describe(found)): \(diagnostic.message.en)")
      }
    }
    for expectation in missing where expectation.isReview {
      let isAsked = result.reviews.contains { item in
        item.rule == expectation.rule
          && (expectation.text.isEmpty || Self.same(Self.underlined(item.location), expectation.text))
      }
      if isAsked, let index = missing.firstIndex(of: expectation) { missing.remove(at: index) }
    }
    differences += missing.map { "missing: \(Self.describe($0))" }
    return differences.isEmpty ? nil : Failure(rule: rule, location: example.location, differences: differences)
  }

  /// Returns the result for an example's spec, read and checked as `check` does it.
  package func result(of example: RuleDocumentation.Example) -> LintResult {
    let workspace = MemoryWorkspace([example.file: example.spec])
    let request = LintRequest(paths: [example.file], edition: example.edition, threads: 1, wantsReview: true)
    return Linter.run(request, rules: ruleSet, workspace: workspace)
  }

  private static func agree(
    _ a: RuleDocumentation.Example.Expectation, _ b: RuleDocumentation.Example.Expectation
  ) -> Bool { a.rule == b.rule && a.severity == b.severity && same(a.text, b.text) }

  /// Returns the text that a diagnostic underlines.
  private static func underlined(_ location: Location) -> String { location.file.string(in: location.range) }

  /// Returns whether two texts differ in white space only: the underlined text may have several lines.
  private static func same(_ a: String, _ b: String) -> Bool {
    a.utf8.lazy.filter { $0 > 0x20 }.elementsEqual(b.utf8.lazy.filter { $0 > 0x20 })
  }

  private static func describe(_ expectation: RuleDocumentation.Example.Expectation) -> String {
    "\(expectation.severity?.word ?? "review") [\(expectation.rule)] at `\(expectation.text)`"
  }
}
