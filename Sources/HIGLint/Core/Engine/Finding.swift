import HIGLanguage
import HIGReading

/// A violation of a rule at a node, or a question for a person about it.
public struct Finding: Sendable {
  public enum Outcome: Sendable {
    case violation(Diagnostic)
    case review(ReviewItem)
  }

  public var outcome: Outcome
  /// The node, in the model that was checked.
  public var node: NodeReference
  /// The uses of components that the node comes from, the innermost first.
  package var chain: [Use] = []
  /// The location of the component, for a finding in a component checked by itself.
  package var component: Location?
  /// The uses of the component whose definition the finding lies in.
  package var uses: [Location] = []

  /// A use of a component.
  package struct Use: Sendable {
    package var component: String
    package var location: Location
    /// The component's definition.
    package var definition: Location

    package init(component: String, location: Location, definition: Location) {
      self.component = component
      self.location = location
      self.definition = definition
    }
  }

  package init(_ outcome: Outcome, node: NodeReference) {
    self.outcome = outcome
    self.node = node
  }

  public var rule: String {
    switch outcome {
    case .violation(let diagnostic): diagnostic.rule
    case .review(let item): item.rule
    }
  }

  public var location: Location {
    get {
      switch outcome {
      case .violation(let diagnostic): diagnostic.location
      case .review(let item): item.location
      }
    }
    set {
      switch outcome {
      case .violation(var diagnostic):
        diagnostic.location = newValue
        outcome = .violation(diagnostic)
      case .review(var item):
        item.location = newValue
        outcome = .review(item)
      }
    }
  }

  public var path: String? {
    switch outcome {
    case .violation(let diagnostic): diagnostic.path
    case .review(let item): item.path
    }
  }

  public var diagnostic: Diagnostic? {
    if case .violation(let diagnostic) = outcome { return diagnostic }
    return nil
  }

  public var reviewItem: ReviewItem? {
    if case .review(let item) = outcome { return item }
    return nil
  }

  public var isViolation: Bool { diagnostic != nil }

  /// Marks the finding's fix, if there is one, as left to people.
  mutating func declineFix(_ reason: Message) {
    guard case .violation(var diagnostic) = outcome, diagnostic.fix != nil else { return }
    diagnostic.fix?.decline(reason)
    outcome = .violation(diagnostic)
  }

  package mutating func add(_ note: Diagnostic.Note) {
    guard case .violation(var diagnostic) = outcome else { return }
    diagnostic.notes.append(note)
    outcome = .violation(diagnostic)
  }
}

/// A question for a person: the rule is a judgement, or facts that it needs are unknown. Its contents are the
/// properties of its `Fields`.
@dynamicMemberLookup
public struct ReviewItem: Hashable, Sendable {
  public struct Fields: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// The question to answer: the rule's title.
    public var question: Message
    /// The path that an answer under `reviewed` names: the node's (`checkout/views/pay-button`).
    public var path: String
    public var location: Location
    /// The facts that were not known; empty where the rule is a judgement.
    public var causes: [Unknown.Cause]
    /// The severity of the violation where a person finds one.
    public var severity: Severity = .warning
    /// A fingerprint of the part of the design that the question is about; nil where none was asked for.
    @Rare public var part: String?
    /// The screen, component or app around the node; nil where the question is about that itself, or nobody asked.
    @Rare public var root: Part?
    /// The file that an answer belongs in, the one that holds the screen, component or app; nil where nobody asked.
    @Rare public var answersFile: String?
    /// The answer that a person has given.
    @Rare public var answer: GivenAnswer?
  }

  /// A part of a design, and its fingerprint.
  public struct Part: Hashable, Sendable {
    public var path: String
    public var part: String?

    package init(path: String, part: String? = nil) {
      self.path = path
      self.part = part
    }
  }

  @usableFromInline package var fields: Boxed<Fields>

  @inlinable
  public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { fields.value[keyPath: field] }
    set { fields.value[keyPath: field] = newValue }
  }

  public init(rule: String, question: Message, path: String, location: Location, causes: [Unknown.Cause] = []) {
    fields = .value(Fields(rule: rule, question: question, path: path, location: location, causes: causes))
  }
}

/// The result of a check: findings in the order of the text, and rules that failed while they ran.
public struct CheckResult: Sendable {
  public var findings: [Finding] = []
  /// The diagnostics of rules whose expression failed: `rule/error`, at the rule's own place.
  public var errors: [Diagnostic] = []

  public init() {}

  public var diagnostics: [Diagnostic] { findings.compactMap(\.diagnostic) }
}

/// Orders what is shown: by file, offset, rule, and violations before questions.
extension Finding {
  package static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    let (here, there) = (a.location, b.location)
    if here.file !== there.file, here.file.path != there.file.path { return here.file.path < there.file.path }
    if here.range != there.range { return here.range < there.range }
    if a.rule != b.rule { return a.rule < b.rule }
    return a.isViolation && !b.isViolation
  }
}
