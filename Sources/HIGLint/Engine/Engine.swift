/// Runs the rules of a set over models: on a file alone, or on a whole app.
///
/// An engine belongs to one thread and serves any number of models. A rule is decoded when the first node that it concerns
/// is met.
public final class Engine {
  public let ruleSet: RuleSet
  public let options: RuleOptions
  /// Whether what a person must look at is wanted. A violation never depends on a question, so without them nothing else
  /// changes but the time.
  public var asksPeople = true
  /// Where the time of each rule is counted; nil where nobody asks.
  var times: RuleTimes?
  /// Whether what a rule offers to do is wanted with what it finds.
  public var wantsFixes = false
  let vocabulary: Vocabulary
  let functions: FunctionTable
  /// The rules that run on a file alone, and those that need the whole app.
  var localRules: RuleIndex
  var appRules: RuleIndex
  private var prepared: [PreparedRule?]
  private var positions: [String: Int] = [:]
  private var lists: [Int: Value] = [:]
  /// How many values are kept in a run.
  var keptValues: UInt32 = 0
  /// What the checks of rules that found something offer to do, by the rule and the check.
  var fixes: [Int: [Int: Rule.Fix]] = [:]
  private let words: WordListCache
  private let texts = TextCache()
  private var shapes = NodeShapes()
  private var sieves: [RuleSieve.Context: RuleSieve] = [:]
  lazy var plan = ExtractPlan(for: ruleSet)

  /// A check; an object, as what it reports is seldom wanted and need not be copied to run it.
  final class PreparedCheck {
    let check: Rule.Check

    init(_ check: Rule.Check) { self.check = check }
  }

  /// A rule with the parameters that hold in this run; an object, as it is looked up for every node.
  final class PreparedRule {
    let rule: Rule
    let checks: [PreparedCheck]
    let parameters: Value
    let lists: Value
    /// Replaces whatever severity the rule's checks have.
    let severity: Severity?

    init(rule: Rule, parameters: Value, lists: Value, severity: Severity?) {
      self.rule = rule
      checks = rule.checks.map { PreparedCheck($0) }
      self.parameters = parameters
      self.lists = lists
      self.severity = severity
    }
  }

  /// - Parameter functions: What the rules may call besides the functions of `RuleFunctions`.
  public init(
    ruleSet: RuleSet, options: RuleOptions = RuleOptions(), vocabulary: Vocabulary = .shared,
    functions: [Function] = []
  ) {
    words = WordListCache()
    var table = RuleFunctions.table(words: words)
    for function in functions { table.add(function) }
    self.ruleSet = ruleSet
    self.options = options
    self.vocabulary = vocabulary
    self.functions = table
    localRules = RuleIndex(vocabulary: vocabulary)
    appRules = RuleIndex(vocabulary: vocabulary)
    prepared = Array(repeating: nil, count: ruleSet.count)
    positions.reserveCapacity(ruleSet.count)
    for position in 0..<ruleSet.count {
      let header = ruleSet.header(at: position)
      guard options.change(of: header.id).isOn ?? true, !header.offEditions.contains(options.edition) else { continue }
      positions[header.id] = position
      switch header.phase {
      case .local: localRules.add(position, selectors: header.selectors)
      case .app: appRules.add(position, selectors: header.selectors)
      }
    }
  }

  /// Nil only where the rule set is damaged.
  func rule(at position: Int) -> PreparedRule? {
    if let rule = prepared[position] { return rule }
    guard let rule = ruleSet.rule(at: position, functions: functions) else { return nil }
    let change = options.change(of: rule.id)
    var severity = change.severity
    var values: [String: Value] = [:]
    if case .changed(let parameters, let ownSeverity) = rule.editions[options.edition] {
      values = parameters
      severity = severity ?? ownSeverity
    }
    values.merge(change.parameters) { $1 }
    let parameters = MapValue(rule.parameters.map { (.string($0.name), values[$0.name] ?? $0.value) })
    let file = ruleSet.header(at: position).file
    let lists = lists(ofFile: file)
    let ready = PreparedRule(
      rule: RuleFolding.fold(rule, parameters: .map(parameters), lists: lists, nextNumber: &keptValues),
      parameters: .map(parameters), lists: lists, severity: severity)
    prepared[position] = ready
    return ready
  }

  /// The word lists of a file: the same objects for all of its rules, by which their automaton is found.
  private func lists(ofFile file: Int) -> Value {
    if let known = lists[file] { return known }
    let value = ruleSet.lists(ofFile: file)
    words.register(value)
    lists[file] = value
    return value
  }

  func position(of rule: String) -> Int? { positions[rule] }

  /// What is known of the shapes of a model's nodes.
  func sieve(for model: Model, asksPeople: Bool) -> (RuleSieve, RuleSieve.Subject) {
    if shapes.isFull || sieves.count > 64 {
      shapes = NodeShapes()
      sieves = [:]
    }
    // Nor are the shapes of an app's screens those of its files: more is known of them.
    if model.hasAllScreens {
      return (
        RuleSieve(definitions: nil, asksPeople: asksPeople),
        RuleSieve.Subject(model, shapes: shapes.shapes(of: model), showsApp: true)
      )
    }
    // What holds for a single file is not worth being remembered.
    let definitions = model.definitions.flatMap { $0.isShared ? $0 : nil }
    let context = RuleSieve.Context(definitions: definitions.map { ObjectIdentifier($0) }, asksPeople: asksPeople)
    let sieve = sieves[context] ?? RuleSieve(definitions: definitions, asksPeople: asksPeople)
    sieves[context] = sieve
    return (sieve, RuleSieve.Subject(model, shapes: shapes.shapes(of: model), showsApp: definitions != nil))
  }

  // MARK: The two phases

  /// Checks the screens of a file, or a component by itself.
  public func check(_ model: Model, answers: [ReviewAnswer] = []) -> CheckResult {
    model.textCache = texts
    var run = CheckRun(engine: self, model: model, answers: answers)
    let app = Self.range(of: model.app, in: model)
    run.walkScreens(apart: app)
    return finish(&run, answers: answers)
  }

  /// Checks an app: its own facts by every rule, its screens, as extracted, by the rules about whole apps.
  public func checkApp(_ model: Model, answers: [ReviewAnswer] = []) -> CheckResult {
    model.textCache = texts
    var run = CheckRun(engine: self, model: model, answers: answers)
    let app = Self.range(of: model.app, in: model)
    run.walk(app)
    run.walkAll()
    return finish(&run, answers: answers)
  }

  private static func range(of node: NodeReference, in model: Model) -> Range<Int> {
    node == .none ? 0..<0 : Int(node.index)..<Int(model.nodes[Int(node.index)].end)
  }

  private func finish(_ run: inout CheckRun, answers: [ReviewAnswer]) -> CheckResult {
    var result = run.result
    settle(&result.findings, by: answers, in: run.model)
    result.findings = Precedence.apply(to: result.findings) { rule in
      position(of: rule).flatMap { self.rule(at: $0)?.rule.yieldsTo } ?? []
    }
    for index in result.findings.indices { result.findings[index].noteOrigin(in: run.model) }
    result.findings = result.findings.combined()
    return result
  }

  /// The model of an app with the screens of its files; these files' text is not in it.
  public func appModel(definitions: Definitions, extracts: some Sequence<Extract>) -> Model {
    let model = ModelBuilder.app(definitions)
    model.add(extracts)
    return model
  }
}

private struct FindingPlace: Hashable {
  var rule: String
  var file: String
  var range: SourceRange
  var isViolation: Bool
  /// What comes from several uses of a component is brought together when all files have been checked.
  var uses: [Location]
}

extension [Finding] {
  /// In the order of the text, with one finding for each rule and range: further messages are its notes.
  public func combined() -> [Finding] {
    var positions: [FindingPlace: Int] = [:]
    var result: [Finding] = []
    for finding in self {
      let location = finding.location
      let place = FindingPlace(
        rule: finding.rule, file: location.file.path, range: location.range,
        isViolation: finding.isViolation, uses: finding.chain.map(\.location))
      guard let position = positions[place] else {
        positions[place] = result.count
        result.append(finding)
        continue
      }
      result[position].absorb(finding)
    }
    // A stable order: what is equal keeps the order in which it was found.
    return result.enumerated().sorted { a, b in
      if Finding.precedes(a.element, b.element) { return true }
      return Finding.precedes(b.element, a.element) ? false : a.offset < b.offset
    }.map(\.element)
  }
}

extension Finding {
  /// Takes over what an equal finding has to say besides.
  fileprivate mutating func absorb(_ other: Finding) {
    switch (outcome, other.outcome) {
    case (.violation(var diagnostic), .violation(let further)):
      diagnostic.severity = Swift.max(diagnostic.severity, further.severity)
      // What one says should be done must be right for both.
      if diagnostic.fix != further.fix { diagnostic.fix = nil }
      let isSaid =
        diagnostic.message == further.message || diagnostic.notes.contains { $0.message == further.message }
      if !isSaid { diagnostic.notes.append(.init(further.message, at: further.location)) }
      outcome = .violation(diagnostic)
    case (.review(var item), .review(let further)):
      item.causes += further.causes.filter { !item.causes.contains($0) }
      outcome = .review(item)
    default: break
    }
    uses += other.uses.filter { !uses.contains($0) }
  }
}
