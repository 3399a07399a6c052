import HIGReading

/// A guideline as the engine runs it: which nodes it concerns, what must hold there, and what to say where it does not.
///
/// The texts for people (why, sources, examples) are a `RuleDocumentation`, read from the rule's file when shown.
public struct Rule: Sendable {
  /// The time at which a rule runs: on a file alone, or on the extracts of a whole app.
  public enum Phase: UInt8, Sendable {
    case local
    case app
  }

  /// The rule's id: `area/name`.
  public var id: String
  /// The demand of the rule; of one without a check, the checklist question.
  public var title: Message
  public var phase: Phase
  public var selectors: [Selector]
  /// The condition that a node must meet for the rule to concern it.
  public var condition: Program?
  /// Whether an undecided condition asks a person; if not, the rule does not apply then.
  public var asksWhenUnknown: Bool
  public var parameters: [Parameter]
  /// The ids of the rules before which this one is silent.
  public var yieldsTo: [String]
  public var checks: [Check]
  public var editions: [Edition: EditionChange]
  /// The severity of a question answered with `fails`.
  public var severity: Severity

  /// Whether the rule is a question for a person, since it has no requirement.
  public var isQuestion: Bool { checks.isEmpty }

  /// The highest severity that the rule's findings can have; a computed one counts as the highest of all.
  var highestSeverity: Severity {
    var highest = isQuestion ? severity : .advice
    for check in checks {
      guard case .fixed(let severity) = check.severity else { return .error }
      highest = max(highest, severity)
    }
    for case .changed(_, let severity?) in editions.values { highest = max(highest, severity) }
    return highest
  }
}

extension Rule {
  /// One requirement of a rule, and the report to give where it does not hold.
  public struct Check: Sendable {
    /// The condition under which the check applies.
    public var condition: Program?
    /// The list for whose elements the check runs, once for each, bound to `it`.
    public var each: Program?
    /// The expression that must be true.
    public var requirement: Program
    public var severity: SeverityChoice
    /// The report to give. Nil in a rule that was decoded: see `RuleSet.reports(at:functions:)`.
    public var report: Report?
    /// The place of the requirement in the rule's file, for errors that happen while it runs.
    public var range: SourceRange
  }

  /// The message, places and fix that a check gives where its requirement does not hold.
  ///
  /// It is decoded apart from the check, when that first finds something: most rules find nothing in most runs.
  public struct Report: Sendable {
    /// The places to point to: the first that is written is taken.
    public var places: [ReportedPlace]
    public var message: MessageTemplate
    public var notes: [Note]
    /// The fix that the check offers.
    public var fix: FixTemplate?
  }

  /// The severity of a violation, fixed or computed.
  public enum SeverityChoice: Sendable {
    case fixed(Severity)
    /// An expression that gives one of the three words.
    case computed(Program)
  }

  /// A remark at a second place.
  public struct Note: Sendable {
    public var places: [ReportedPlace]
    public var message: MessageTemplate
  }

  /// A place for a diagnostic: an expression that gives a node or a part of a text, or a field of a node.
  public struct ReportedPlace: Sendable {
    /// The node or span to underline, unless the place is a field that is written.
    public var value: Program
    /// The node that has the field, where the expression ends in one.
    public var owner: Program?
    public var field: String?
  }

  /// A number, word or list that a team may change.
  public struct Parameter: Sendable {
    public var name: String
    public var value: Value

    public var type: ValueType { ValueType(of: value) }
  }

  /// A change that an edition of the guidelines makes to a rule.
  public enum EditionChange: Sendable {
    case off
    case changed(parameters: [String: Value], severity: Severity?)
  }

  /// A message in both languages, with expressions in braces.
  public struct MessageTemplate: Sendable {
    public var en: Template
    public var zhHans: Template
  }

  /// A named list of words of the rule's file.
  public struct WordListSource: Sendable {
    public var name: String
    public var words: [String]
  }
}

/// An edition of the Human Interface Guidelines.
public enum Edition: String, CaseIterable, Sendable {
  case ios8, ios9, ios10

  /// The edition that holds unless another one is chosen.
  public static let current = Edition.ios10
}
