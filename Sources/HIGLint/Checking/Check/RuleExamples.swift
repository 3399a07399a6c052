import HIGCore
import HIGLanguage
import HIGReading

/// Runs the examples of rules: each must give exactly the diagnostics that it names, of all the rules together.
public struct RuleExamples: Sendable {
  /// The outcome of one example.
  public struct Outcome: Sendable {
    public var rule: String
    /// The place of the example among those of its rule, from 1.
    public var number: Int
    /// The location of the example in the rule's file.
    public var location: Location
    /// The findings that the example expects and does not give, and the other way round, one line each; empty is success.
    public var differences: [String]
  }

  private let session: LintSession

  public init(ruleSet: RuleSet) { session = LintSession(ruleSet: ruleSet) }

  /// Runs the examples of some rules, on all cores; the outcomes are in the order of the examples.
  public func outcomes(of rules: [RuleDocumentation]) -> [Outcome] {
    let examples = rules.flatMap { rule in
      rule.examples.enumerated().map { (rule: rule.id, number: $0 + 1, example: $1) }
    }
    return Parallel.map(count: examples.count, threads: Parallel.coreCount, makeState: { () }) { index, _ in
      let (rule, number, example) = examples[index]
      return Outcome(
        rule: rule, number: number, location: example.location,
        differences: differences(from: example, of: rule, giving: result(of: example)))
    }
  }

  /// Returns how a result differs from what an example says, one line for each difference.
  package func differences(
    from example: RuleDocumentation.Example, of rule: String, giving result: LintResult
  ) -> [String] {
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
    return differences
  }

  /// Returns the result for an example's spec, read and checked as `check` does it with a folder: screens of which no app
  /// is stated are one together.
  package func result(of example: RuleDocumentation.Example, wantsFixes: Bool = false) -> LintResult {
    let workspace = MemoryWorkspace(example.files)
    let request = LintRequest(
      paths: ["."], edition: example.edition, threads: 1, wantsReview: true, wantsFixes: wantsFixes)
    return session.run(request, workspace: workspace)
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
