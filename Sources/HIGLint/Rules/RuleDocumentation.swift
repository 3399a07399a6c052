/// What people read about a rule: `explain`, `rules`, and the help of SARIF and editors.
public struct RuleDocumentation: Sendable {
  /// Where a guideline stands.
  public struct Reference: Hashable, Sendable {
    public var edition: Edition
    /// As the edition numbers it: `1.10.1`, or the section's heading.
    public var section: String
  }

  /// A spec and the diagnostics that it gives, of all the rules together.
  public struct Example: Sendable {
    /// One diagnostic, or one question for a person.
    public struct Expectation: Hashable, Sendable {
      /// What is underlined.
      public var text: String
      /// Nil for a question.
      public var severity: Severity?
      public var rule: String
      public var isReview: Bool { severity == nil }
    }

    public var spec: String
    /// The name that the spec's file has: `screen.yaml` unless the rule says otherwise.
    public var file: String
    public var edition: Edition
    /// Nothing for a good example.
    public var expectations: [Expectation]
    /// Where the example stands in the rule's file.
    public var location: Location

    /// The example shows a mistake that the rule finds.
    public func isBad(for rule: String) -> Bool {
      expectations.contains { $0.rule == rule && !$0.isReview }
    }
  }

  public var id: String
  public var title: Message
  public var why: Message?
  public var sources: [Reference]
  /// The guidelines that the rule carries.
  public var covers: [String]
  /// Why a rule asks a person although a machine might decide.
  public var asks: String?
  public var examples: [Example]
  /// The rule has a requirement; without one it is a question for a person.
  public var hasRequirement: Bool
  /// The rule's place in its file.
  public var location: Location

  /// The rule has a requirement, and a bad example shows that it finds something.
  public var isAutomatic: Bool { hasRequirement && examples.contains { $0.isBad(for: id) } }
}
