/// What a run found, sorted by path, offset and rule, whatever the number of threads.
public struct LintResult: Sendable {
  public struct Summary: Hashable, Sendable {
    public var files = 0
    public var screens = 0
    public var views = 0
    /// Findings that a baseline keeps quiet.
    public var known = 0

    public init() {}
  }

  /// Of every severity that was asked for; of what is below it any part.
  public var diagnostics: [Diagnostic] = []
  /// What a person must look at; a question whose answer has expired among them.
  public var reviews: [ReviewItem] = []
  /// Questions that a person has answered; those answered with `fails` are diagnostics, too.
  public var answered: [ReviewItem] = []
  public var summary = Summary()
  /// Named paths that could not be read at all: the run could not be done as asked.
  public var unreadable: [WorkspaceError] = []
  /// What is wrong with the configuration: nothing was checked.
  public var configurationProblems: [Diagnostic] = []
  /// The files that were checked, sorted.
  public var files: [String] = []

  public init() {}
}

extension LintResult {
  /// - Parameter isAsking: Questions are wanted too, not only those that were answered with `fails`.
  mutating func add(_ findings: [Finding], asking isAsking: Bool) {
    for finding in findings {
      switch finding.outcome {
      case .violation(let diagnostic): diagnostics.append(diagnostic)
      case .review(let item):
        if let failure = item.failure { diagnostics.append(failure) }
        guard isAsking else { continue }
        if let answer = item.answer, !answer.isExpired { answered.append(item) } else { reviews.append(item) }
      }
    }
  }

  /// Sorts by path, offset and rule; what several screens say alike about one definition is said once.
  public mutating func sort() {
    struct Key: Hashable {
      var rule: String
      var path: String
      var range: SourceRange
      var message: Message
    }
    func precedes(_ a: Location, _ aRule: String, _ b: Location, _ bRule: String) -> Bool {
      if a.file.path != b.file.path { return Path.precedes(a.file.path, b.file.path) }
      if a.range != b.range { return a.range < b.range }
      return Path.precedes(aRule, bRule)
    }
    diagnostics = diagnostics.enumerated().sorted { a, b in
      if precedes(a.element.location, a.element.rule, b.element.location, b.element.rule) { return true }
      if precedes(b.element.location, b.element.rule, a.element.location, a.element.rule) { return false }
      return a.offset < b.offset
    }.map(\.element)
    var seen: Set<Key> = []
    diagnostics = diagnostics.filter { diagnostic in
      seen.insert(
        Key(
          rule: diagnostic.rule, path: diagnostic.location.file.path, range: diagnostic.location.range,
          message: diagnostic.message)
      ).inserted
    }
    func sorted(_ items: [ReviewItem]) -> [ReviewItem] {
      items.enumerated().sorted { a, b in
        if precedes(a.element.location, a.element.rule, b.element.location, b.element.rule) { return true }
        if precedes(b.element.location, b.element.rule, a.element.location, a.element.rule) { return false }
        return a.offset < b.offset
      }.map(\.element)
    }
    reviews = sorted(reviews)
    answered = sorted(answered)
  }
}
