/// What a rule says about a node: that it is violated, or that a person must look.
public struct Finding: Sendable {
  public enum Outcome: Sendable {
    case violation(Diagnostic)
    case review(ReviewItem)
  }

  public var outcome: Outcome
  /// The node, in the model that was checked.
  public var node: NodeReference
  /// The uses of components that the node comes from, the innermost first.
  var chain: [Use] = []
  /// Of a component that is checked by itself, its place.
  var component: Location?
  /// Where the component is used in whose definition the finding lies.
  var uses: [Location] = []

  /// A use of a component.
  struct Use: Sendable {
    var component: String
    var location: Location
    /// The component's definition.
    var definition: Location
  }

  init(_ outcome: Outcome, node: NodeReference) {
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

  /// Leaves its fix, if there is one, to people.
  mutating func declineFix(_ reason: Message) {
    guard case .violation(var diagnostic) = outcome, diagnostic.fix != nil else { return }
    diagnostic.fix?.decline(reason)
    outcome = .violation(diagnostic)
  }

  mutating func add(_ note: Diagnostic.Note) {
    guard case .violation(var diagnostic) = outcome else { return }
    diagnostic.notes.append(note)
    outcome = .violation(diagnostic)
  }
}

/// A question for a person: a rule that is a judgement, or whose facts are unknown. What it says are the properties of its
/// `Fields`.
@dynamicMemberLookup
public struct ReviewItem: Hashable, Sendable {
  public struct Fields: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// What to look at: the rule's title.
    public var question: Message
    /// The node's path (`checkout/views/pay-button`); what an answer under `reviewed` names.
    public var path: String
    public var location: Location
    /// The facts that were not known; empty for a rule that is a judgement.
    public var causes: [Unknown.Cause]
    /// How much it matters where a person finds that the rule is not kept.
    public var severity: Severity = .warning
    /// A fingerprint of what the question is about; nil where none was asked for.
    @Rare public var part: String?
    /// The screen, component or app that it lies in; nil where the question is about that itself, or where nobody asked.
    @Rare public var root: Part?
    /// The file that an answer belongs in: the one that holds the screen, the component or the app; nil where nobody asked.
    @Rare public var answersFile: String?
    /// What a person has answered.
    @Rare public var answer: GivenAnswer?
  }

  /// A part of a design, and its fingerprint.
  public struct Part: Hashable, Sendable {
    public var path: String
    public var part: String?
  }

  @usableFromInline var fields: Boxed<Fields>

  @inlinable
  public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { fields.value[keyPath: field] }
    set { fields.value[keyPath: field] = newValue }
  }

  public init(rule: String, question: Message, path: String, location: Location, causes: [Unknown.Cause] = []) {
    fields = .value(Fields(rule: rule, question: question, path: path, location: location, causes: causes))
  }
}

/// What a check gave: findings in the order of the text, and rules that failed while they ran.
public struct CheckResult: Sendable {
  public var findings: [Finding] = []
  /// Rules whose expression failed: `rule/error`, at the rule's own place.
  public var errors: [Diagnostic] = []

  public init() {}

  public var diagnostics: [Diagnostic] { findings.compactMap(\.diagnostic) }
}

/// Orders what is shown: by file, offset, rule, and violations before questions.
extension Finding {
  static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    let (here, there) = (a.location, b.location)
    if here.file !== there.file, here.file.path != there.file.path { return here.file.path < there.file.path }
    if here.range != there.range { return here.range < there.range }
    if a.rule != b.rule { return a.rule < b.rule }
    return a.isViolation && !b.isViolation
  }
}
