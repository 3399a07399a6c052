import HIGReading

/// The texts about a rule that people read: in `explain` and `rules`, and in the help of SARIF and editors.
public struct RuleDocumentation: Sendable {
  /// The place of a guideline in its document.
  public struct Reference: Hashable, Sendable {
    public var edition: Edition
    /// The number of the section in its edition, `1.10.1`, or its heading.
    public var section: String
  }

  /// A spec, and the diagnostics that all the rules together give for it.
  public struct Example: Sendable {
    /// One diagnostic, or one question for a person, that an example gives.
    public struct Expectation: Hashable, Sendable {
      /// The text that is underlined.
      public var text: String
      /// The severity of the diagnostic; nil for a question.
      public var severity: Severity?
      public var rule: String

      package init(text: String, severity: Severity? = nil, rule: String) {
        self.text = text
        self.severity = severity
        self.rule = rule
      }
      public var isReview: Bool { severity == nil }
    }

    public var spec: String
    /// The name of the spec's file: `screen.yaml` unless the rule says otherwise.
    public var file: String
    /// The files that lie beside it, such as an asset catalog, in the order in which they are written.
    public var beside: [OtherFile]
    public var edition: Edition
    /// The diagnostics and questions that the example gives; empty for a good example.
    public var expectations: [Expectation]
    /// The location of the example in the rule's file.
    public var location: Location

    /// A file beside a spec.
    public struct OtherFile: Hashable, Sendable {
      public var path: String
      public var text: String
    }

    /// The files of the example's folder, by their paths.
    public var files: [String: String] {
      Dictionary([(file, spec)] + beside.map { ($0.path, $0.text) }) { first, _ in first }
    }

    /// Returns whether the example shows a mistake that the rule finds.
    public func isBad(for rule: String) -> Bool {
      expectations.contains { $0.rule == rule && !$0.isReview }
    }
  }

  public var id: String
  public var title: Message
  public var why: Message?
  public var sources: [Reference]
  /// The ids of the guidelines that the rule carries.
  public var covers: [String]
  /// The reason why the rule asks a person, although a machine might decide.
  public var asks: String?
  public var examples: [Example]
  /// Whether the rule has a requirement; without one it is a question for a person.
  public var hasRequirement: Bool
  /// The rule's place in its file.
  public var location: Location

  /// Whether the rule has a requirement, and a bad example shows that it finds something.
  public var isAutomatic: Bool { hasRequirement && examples.contains { $0.isBad(for: id) } }
}
