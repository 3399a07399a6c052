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
  /// Whether with the questions it is wanted why they are asked, and by what an answer tells whether it still holds.
  public var wantsAnswers = true
  /// Whether what a rule offers to do is wanted with what it finds.
  public var wantsFixes = false
  /// A rule is looked at only where what it needs is stated; without this everywhere, with the same findings.
  var usesNeeds = true
  /// Where the time of each rule is counted; nil where nobody asks.
  var times: RuleTimes?
  /// What is below this is shown to nobody.
  public var leastSeverity = Severity.advice
  /// Whether a rule of the run can find what is shown, wherever it is looked at; nil for what the options say.
  var isShown: ((RuleSet.Header) -> Bool)?
  let vocabulary: Vocabulary
  let functions: FunctionTable
  private var indexes = HashMap<Rules, PhaseIndex>()
  private var prepared: [PreparedRule?]
  /// By what runs and by position.
  private var whole: [[RemainingRule?]]
  /// By position, whether the options leave a rule on.
  private let isOn: [Bool]
  private lazy var positions = Dictionary(
    isOn.indices.lazy.filter { self.isOn[$0] }.map { (self.ruleSet[$0].id, $0) }, uniquingKeysWith: { $1 })
  /// The rules whose parameters are not their own.
  private var changed: Set<Int> = []
  private var lists: [Value?]
  /// How many values are kept in a run.
  private var keptValues = KeptNumbers()
  /// What the checks of rules that found something say, by the rule.
  private var reports: [Int: [Rule.Report]] = [:]
  private let words: WordListCache
  private let texts = TextCache()
  private var shapes = NodeShapes()
  private var sieves = HashMap<RuleSieve.Context, RuleSieve>()
  /// Extracts are for a run in which only this engine's rules look at them, and only for what is shown.
  var extractsWhatIsShown = false
  private(set) lazy var plan = ExtractPlan(for: ruleSet) { [self] position in
    guard extractsWhatIsShown else { return true }
    return isOn[position] && (!isQuiet(position) || ruleSet[position].isYieldedTo)
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
    prepared = Array(repeating: nil, count: ruleSet.count)
    lists = Array(repeating: nil, count: ruleSet.fileCount)
    whole = Rules.allCases.map { _ in Array(repeating: nil, count: ruleSet.count) }
    var isOn = Array(repeating: false, count: ruleSet.count)
    for position in 0..<ruleSet.count where !ruleSet[position].offEditions.contains(options.edition) {
      let change = options.change(of: ruleSet[position].id)
      isOn[position] = change.isOn ?? true
      if isOn[position], !change.parameters.isEmpty { changed.insert(position) }
    }
    self.isOn = isOn
  }

  /// The rules that run on a file alone, and those that need the whole app.
  struct PhaseIndex {
    var local: RuleIndex
    var app: RuleIndex

    var isEmpty: Bool { local.isEmpty && app.isEmpty }
  }

  /// Some of the rules that the options leave on.
  enum Rules: Int, TableKey, CaseIterable {
    case all
    /// Those that can find what is shown.
    case shown
  }

  private func index(of rules: Rules) -> PhaseIndex {
    if let index = indexes[rules] { return index }
    let index =
      switch rules {
      case .all: makeIndex { _ in true }
      case .shown: makeIndex { !isQuiet($0) }
      }
    indexes.set(index, for: rules)
    return index
  }

  private func makeIndex(of isIncluded: (Int) -> Bool) -> PhaseIndex {
    let index = PhaseIndex(local: RuleIndex(vocabulary: vocabulary), app: RuleIndex(vocabulary: vocabulary))
    for position in 0..<ruleSet.count where isOn[position] && isIncluded(position) {
      switch ruleSet[position].phase {
      case .local: index.local.add(position, selectors: ruleSet[position].selectors)
      case .app: index.app.add(position, selectors: ruleSet[position].selectors)
      }
    }
    return index
  }

  /// Whether nobody is shown anything that a rule can find. A team's own rule may fail, which is to be heard of.
  private func isQuiet(_ position: Int) -> Bool {
    guard leastSeverity > .advice, ruleSet.isBuiltIn(position) else { return false }
    if let isShown { return !isShown(ruleSet[position]) }
    if options.changes.isEmpty { return ruleSet[position].severity < leastSeverity }
    return (options.change(of: ruleSet[position].id).severity ?? ruleSet[position].severity) < leastSeverity
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
    let readsLists = rule.hasProgram { $0.image.mentions(RuleExpressions.Slot.lists) }
    let lists = readsLists ? lists(ofFile: ruleSet[position].file) : .null
    let ready = PreparedRule(
      rule: RuleFolding.fold(rule, parameters: .map(parameters), lists: lists, numbers: &keptValues),
      parameters: .map(parameters), lists: lists, severity: severity)
    prepared[position] = ready
    return ready
  }

  /// Whether a rule may have something to say about a node, as far as its header tells.
  func mayConcern(_ position: Int, _ node: RuleNeeds.Node, asksPeople: Bool) -> Bool {
    !usesNeeds || ruleSet.areNeedsMet(of: position, by: node, asksPeople: asksPeople) || changed.contains(position)
  }

  /// All of a rule, to be run on a node of which nothing is known; nil only where the rule set is damaged.
  func wholeRule(at position: Int, of rules: Rules) -> RemainingRule? {
    if let rule = whole[rules.rawValue][position] { return rule }
    guard let prepared = rule(at: position) else { return nil }
    var rule = RemainingRule(position: position, prepared: prepared)
    // Its last checks may find nothing that is shown. Others are silent before what it finds, shown or not.
    if rules == .shown, prepared.severity == nil, canLeaveOutChecks, !ruleSet[position].isYieldedTo {
      rule = rule.dropping { check in
        if case .fixed(let severity) = check.check.severity { return severity < leastSeverity }
        return false
      }
    }
    whole[rules.rawValue][position] = rule
    return rule
  }

  private lazy var canLeaveOutChecks = isShown == nil && hasOnlyBuiltIns

  /// None of the rules is a team's own.
  private(set) lazy var hasOnlyBuiltIns = ruleSet.isBuiltIn

  /// What a check of a rule says; nil only where the rule set is damaged.
  func report(ofCheck number: Int, ofRuleAt position: Int) -> Rule.Report? {
    if let known = reports[position] { return known.indices.contains(number) ? known[number] : nil }
    guard let prepared = rule(at: position) else { return nil }
    if case .null = prepared.lists { prepared.lists = lists(ofFile: ruleSet[position].file) }
    reports[position] = RuleFolding.fold(
      ruleSet.reports(at: position, functions: functions), parameters: prepared.parameters, lists: prepared.lists,
      numbers: &keptValues)
    return report(ofCheck: number, ofRuleAt: position)
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
  private func sieve(for model: Model, _ rules: Rules, asksPeople: Bool) -> (RuleSieve, RuleSieve.Subject) {
    if shapes.isFull || sieves.count > 64 {
      shapes = NodeShapes()
      sieves.removeAll()
    }
    // Nor are the shapes of an app's screens those of its files: more is known of them.
    if model.hasAllScreens {
      return (
        RuleSieve(definitions: nil, asksPeople: asksPeople),
        RuleSieve.Subject(model, shapes.shapes(of: model), showsApp: true)
      )
    }
    // What holds for a single file is not worth being remembered.
    let definitions = model.definitions.flatMap { $0.isShared ? $0 : nil }
    let context = RuleSieve.Context(
      definitions: definitions.map { ObjectIdentifier($0) }, asksPeople: asksPeople, rules: rules)
    let sieve = sieves[context] ?? RuleSieve(definitions: definitions, asksPeople: asksPeople)
    sieves.set(sieve, for: context)
    return (sieve, RuleSieve.Subject(model, shapes.shapes(of: model), showsApp: definitions != nil))
  }

  // MARK: The two phases

  /// Checks the screens of a file, or a component by itself.
  ///
  /// - Parameters:
  ///   - findsAll: What is not shown is wanted, too: whether a suppression of it is of use.
  ///   - screens: Only these of the screens, and their states, are checked; nil for all.
  public func check(
    _ model: Model, answers: [ReviewAnswer] = [], findsAll: Bool = false, screens: [NodeReference]? = nil
  ) -> CheckResult {
    let app = Self.range(of: model.app, in: model)
    let ranges = screens.map { $0.map { Self.range(of: $0, in: model) } }
    return check(model, answers: answers, findsAll: findsAll) { $0.walkScreens(apart: app, only: ranges) }
  }

  /// Checks an app: its own facts by every rule, its screens, as extracted, by the rules about whole apps.
  public func checkApp(_ model: Model, answers: [ReviewAnswer] = [], findsAll: Bool = false) -> CheckResult {
    let app = Self.range(of: model.app, in: model)
    return check(model, answers: answers, findsAll: findsAll) { run in
      run.walk(app)
      run.walkAll()
    }
  }

  private func check(
    _ model: Model, answers: [ReviewAnswer], findsAll: Bool, _ walk: (CheckRun) -> Void
  ) -> CheckResult {
    model.textCache = texts
    // An answer `fails` makes a violation of its question.
    let asksPeople = asksPeople || answers.contains { $0.answer == .fails }
    let rules: Rules = findsAll || asksPeople || leastSeverity == .advice ? .all : .shown
    let index = index(of: rules)
    let run = CheckRun(
      engine: self, model: model, kind: rules, rules: index, asksPeople: asksPeople,
      sieve: index.isEmpty ? nil : sieve(for: model, rules, asksPeople: asksPeople))
    walk(run)
    var result = run.result
    if rules == .shown, let decisive = decisiveRules(for: result.findings) {
      let run = CheckRun(
        engine: self, model: model, kind: .all, rules: makeIndex { decisive.contains($0) }, asksPeople: false)
      walk(run)
      result.findings += run.result.findings
    }
    return finish(result, of: model, answers: answers)
  }

  /// The rules that did not run, as nothing they find is shown, but before which something that was found is silent.
  private func decisiveRules(for findings: [Finding]) -> Set<Int>? {
    var seen: Set<String> = []
    var decisive: Set<Int> = []
    for finding in findings where seen.insert(finding.rule).inserted {
      for position in yields(of: finding.rule).compactMap({ position(of: $0) }) where isQuiet(position) {
        decisive.insert(position)
      }
    }
    return decisive.isEmpty ? nil : decisive
  }

  private func yields(of id: String) -> [String] {
    position(of: id).flatMap { rule(at: $0)?.rule.yieldsTo } ?? []
  }

  private static func range(of node: NodeReference, in model: Model) -> Range<Int> {
    node == .none ? 0..<0 : Int(node.index)..<Int(model.nodes[Int(node.index)].end)
  }

  private func finish(_ found: CheckResult, of model: Model, answers: [ReviewAnswer]) -> CheckResult {
    var result = found
    settle(&result.findings, by: answers, in: model)
    result.findings = Precedence.apply(to: result.findings, yielding: yields)
    for index in result.findings.indices { result.findings[index].noteOrigin(in: model) }
    result.findings = result.findings.combined()
    return result
  }

  /// The model of an app with the screens of its files; these files' text is not in it.
  ///
  /// - Parameter extracts: Damaged ones are left out.
  public func appModel(definitions: Definitions, extracts: [EncodedExtract]) -> Model {
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
  /// What is shown does not depend on what else was looked for.
  var severity: Severity?
  /// What comes from several uses of a component is brought together when all files have been checked.
  var uses: [Location]
}

extension [Finding] {
  /// In the order of the text, with one finding for each rule, range and severity: further messages are its notes.
  public func combined() -> [Finding] {
    // In a strict order no two are of one place.
    if zip(self, dropFirst()).allSatisfy({ Finding.precedes($0, $1) }) { return self }
    var positions: [FindingPlace: Int] = [:]
    var result: [Finding] = []
    for finding in self {
      let location = finding.location
      let place = FindingPlace(
        rule: finding.rule, file: location.file.path, range: location.range,
        isViolation: finding.isViolation, severity: finding.diagnostic?.severity, uses: finding.chain.map(\.location))
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
