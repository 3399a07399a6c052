/// A guideline as the engine runs it: which nodes it concerns, what must hold there, and what to say where it does not.
///
/// What only people read (why, sources, examples) is a `RuleDocumentation`, read out of the rule's file when it is shown.
public struct Rule: Sendable {
  /// When a rule runs: on a file alone, or on the extracts of a whole app.
  public enum Phase: UInt8, Sendable {
    case local
    case app
  }

  /// `area/name`.
  public var id: String
  /// What the rule asks; of a rule without a check, the checklist question.
  public var title: Message
  public var phase: Phase
  public var selectors: [Selector]
  /// The rule concerns only nodes for which this is true.
  public var condition: Program?
  /// A condition that can't be decided asks a person; without this the rule does not apply then.
  public var asksWhenUnknown: Bool
  public var parameters: [Parameter]
  /// The rules before which this one is silent.
  public var yieldsTo: [String]
  public var checks: [Check]
  public var editions: [Edition: EditionChange]
  /// The severity of a question answered with `fails`.
  public var severity: Severity

  /// A rule without a requirement is a question for a person.
  public var isQuestion: Bool { checks.isEmpty }

  /// The highest severity that its findings can have; of a computed one nothing is known beforehand.
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
  /// One requirement of a rule, and what to say where it does not hold.
  public struct Check: Sendable {
    /// The check applies only where this is true.
    public var condition: Program?
    /// The check runs once for every element of this list, bound to `it`.
    public var each: Program?
    /// What must hold.
    public var requirement: Program
    public var severity: SeverityChoice
    /// What to say. Nil in a rule that was decoded: see `RuleSet.reports(at:functions:)`.
    public var report: Report?
    /// The requirement in the rule's file, for errors that happen while it runs.
    public var range: SourceRange
  }

  /// What a check says where its requirement does not hold.
  ///
  /// It is decoded apart from the check, when that first finds something: most rules find nothing in most runs.
  public struct Report: Sendable {
    /// Where to point: the first that is written.
    public var places: [Place]
    public var message: MessageTemplate
    public var notes: [Note]
    /// What to do about it.
    public var fix: FixTemplate?
  }

  /// How much a violation matters.
  public enum SeverityChoice: Sendable {
    case fixed(Severity)
    /// An expression that gives one of the three words.
    case computed(Program)
  }

  /// A remark at a second place.
  public struct Note: Sendable {
    public var places: [Place]
    public var message: MessageTemplate
  }

  /// Where a diagnostic points: an expression that gives a node or a part of a text, or a field of a node.
  public struct Place: Sendable {
    /// Gives the node or span to underline, where it is not a field that is written.
    public var value: Program
    /// Gives the node that has the field, where the expression ends in one.
    public var owner: Program?
    public var field: String?
  }

  /// A number, word or list that a team may change.
  public struct Parameter: Sendable {
    public var name: String
    public var type: ValueType
    public var value: Value
  }

  /// What an edition of the guidelines changes about a rule.
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

  /// The edition that holds where nobody chose one.
  public static let current = Edition.ios10
}
