import HIGLanguage
import HIGReading

/// Runs the rules of a set over models: on a file alone, or on a whole app.
///
/// An engine belongs to one thread and serves any number of models. A rule is decoded when the first node that it concerns
/// is met.
public final class Engine {
  public let ruleSet: RuleSet
  public let options: RuleOptions
  /// Whether to find questions for people. A violation never depends on one, so leaving them out saves time and changes
  /// nothing else.
  @exclusivity(unchecked) public var asksPeople = true
  /// Whether a question carries its causes, and the fingerprint by which its answer is known to hold still.
  @exclusivity(unchecked) public var wantsAnswers = true
  /// Whether findings carry the fixes that their rules offer.
  @exclusivity(unchecked) public var wantsFixes = false
  /// Whether a rule is run only on nodes that state what it needs; the findings are the same without this.
  @exclusivity(unchecked) var usesNeeds = true
  /// The record of each rule's time; nil where nobody asks for it.
  @exclusivity(unchecked) package var times: RuleTimes?
  /// The least severity that is shown.
  @exclusivity(unchecked) public var leastSeverity = Severity.advice
  /// Returns whether a rule of the run can find what is shown, in any file; nil leaves it to the options.
  package var isShown: ((RuleSet.Header) -> Bool)?
  package let vocabulary: Vocabulary
  package let functions: FunctionTable
  @exclusivity(unchecked) private var indexes = HashMap<IndexKey, PhaseIndex>()
  @exclusivity(unchecked) private var prepared: [PreparedRule?]
  /// The rules with nothing left out, by `Rules` and by position.
  @exclusivity(unchecked) private var whole: [[RemainingRule?]]
  /// Whether the options leave a rule on, by position.
  private let isOn: [Bool]
  private lazy var positions = Dictionary(
    isOn.indices.lazy.filter { self.isOn[$0] }.map { (self.ruleSet[$0].id, $0) }, uniquingKeysWith: { $1 })
  /// The positions of the rules whose parameters the options change.
  @exclusivity(unchecked) private var changed: Set<Int> = []
  @exclusivity(unchecked) private var lists: [Value?]
  /// The numbers under which a run keeps values.
  private var keptValues: KeptNumbers
  /// The messages and fixes of the rules that found something, in the order of the checks, by the rule's position.
  @exclusivity(unchecked) private var reports: [Int: [Rule.Report]] = [:]
  private let words: WordListCache
  private let texts: TextCache
  private let acts: ActCache
  @exclusivity(unchecked) private var shapes = NodeShapes()
  @exclusivity(unchecked) private var sieves = HashMap<RuleSieve.Context, RuleSieve>()
  /// The rules that another engine of the run may judge apps by with other parameters: nothing is kept for them.
  @exclusivity(unchecked) package var unkeptRules: Set<String> = []
  /// What its evaluators keep from file to file.
  let memory = EvaluatorMemory()
  /// The answers about the app of the last file.
  @exclusivity(unchecked) private var lastAppAnswers: AppAnswers?
  /// Whether extracts serve a run in which only this engine's rules read them, and only for what is shown.
  package var extractsWhatIsShown = false
  /// The plans by the bits of the fields that an app has.
  @exclusivity(unchecked) private var plans = HashMap<UInt64, ExtractPlan>()

  public init(ruleSet: RuleSet, options: RuleOptions = RuleOptions(), vocabulary: Vocabulary = .shared) {
    words = WordListCache()
    acts = ActCache(ruleSet)
    keptValues = KeptNumbers(ofNode: ruleSet.sharedCount)
    texts = TextCache(ruleSet.sieve)
    self.ruleSet = ruleSet
    self.options = options
    self.vocabulary = vocabulary
    self.functions = RuleFunctions.table(words: words, with: ruleSet.functions)
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

  /// A choice among the rules that the options leave on.
  package enum Rules: Int, TableKey, CaseIterable {
    case all
    /// The rules that can find what is shown.
    case shown
  }

  /// What decides which rules may have something to say about the nodes of a model.
  private struct IndexKey: TableKey {
    var rules: Rules
    var asksPeople: Bool
    /// The bits of the fields that the app has, as far as a rule needs one.
    var app: UInt64
  }

  /// The bits of the fields of apps without which some rule has nothing to say.
  private lazy var neededAppFields: UInt64 =
    usesNeeds ? isOn.indices.reduce(0) { isOn[$1] ? $0 | ruleSet[$1].needs.appFields : $0 } : 0

  private func index(of rules: Rules, app: UInt64, asksPeople: Bool) -> PhaseIndex {
    let key = IndexKey(rules: rules, asksPeople: asksPeople, app: app)
    if let index = indexes[key] { return index }
    // Nobody needs to hold an index for each of the apps of a folder, if they are all different.
    if indexes.count >= 64 { indexes.removeAll() }
    let index = makeIndex(for: key) { rules == .all || !isQuiet($0) }
    indexes.set(index, for: key)
    return index
  }

  /// - Parameter key: Leaves out what concerns no node of such a model; nil leaves out nothing.
  private func makeIndex(for key: IndexKey? = nil, of isIncluded: (Int) -> Bool) -> PhaseIndex {
    let index = PhaseIndex(local: RuleIndex(vocabulary: vocabulary), app: RuleIndex(vocabulary: vocabulary))
    for position in 0..<ruleSet.count where isOn[position] && isIncluded(position) {
      let selectors = key.map { self.selectors(of: position, for: $0) } ?? ruleSet[position].selectors
      switch ruleSet[position].phase {
      case .local: index.local.add(position, selectors: selectors)
      case .app: index.app.add(position, selectors: selectors)
      }
    }
    return index
  }

  /// Returns the nodes that a rule may have something to say about.
  private func selectors(of position: Int, for key: IndexKey) -> [Selector] {
    let header = ruleSet[position]
    guard usesNeeds, header.needs.appFields & ~key.app != 0, !changed.contains(position) else {
      return header.selectors
    }
    return header.selectors.filter { selector in
      vocabulary.typeIndex(of: selector.nodeType).map {
        header.needs.areMet(byNodesOfType: $0, app: key.app, asksPeople: key.asksPeople)
      } ?? true
    }
  }

  /// Returns whether nothing that a rule finds is shown. A team's rule is never quiet: that it fails must be reported.
  private func isQuiet(_ position: Int) -> Bool {
    guard leastSeverity > .advice, ruleSet.isBuiltIn(position) else { return false }
    if let isShown { return !isShown(ruleSet[position]) }
    if options.changes.isEmpty { return ruleSet[position].severity < leastSeverity }
    return (options.change(of: ruleSet[position].id).severity ?? ruleSet[position].severity) < leastSeverity
  }

  /// Returns a rule as this run needs it; nil only where the rule set is damaged.
  package func rule(at position: Int) -> PreparedRule? {
    if let rule = prepared[position] { return rule }
    guard let record = ruleSet.record(at: position) else { return nil }
    let change = options.change(of: ruleSet[position].id)
    var severity = change.severity
    var values: [String: Value] = [:]
    if case .changed(let parameters, let ownSeverity) = record.editions[options.edition] {
      values = parameters
      severity = severity ?? ownSeverity
    }
    values.merge(change.parameters) { $1 }
    let parameters = MapValue(record.parameters.map { (.string($0.name), values[$0.name] ?? $0.value) })
    let lists = record.readsLists ? lists(ofFile: ruleSet[position].file) : .null
    let rule = linked(position, .map(parameters), lists) {
      ruleSet.rule(of: record, functions: functions, link: &$0)
    }
    guard let rule else { return nil }
    let ready = PreparedRule(rule: rule, parameters: .map(parameters), lists: lists, severity: severity)
    prepared[position] = ready
    return ready
  }

  /// Returns programs of a rule that are read with what this run knows of them.
  private func linked<Programs>(
    _ position: Int, _ parameters: Value, _ lists: Value, _ read: (inout ProgramLink?) -> Programs
  ) -> Programs {
    var link: ProgramLink? = ProgramLink(
      variables: [(RuleExpressions.Slot.parameters, parameters), (RuleExpressions.Slot.lists, lists)],
      firstKept: keepsParts(at: position) ? ruleSet[position].firstKept : nil,
      firstShared: ruleSet[position].firstShared, numbers: keptValues)
    let programs = read(&link)
    if let link { keptValues = link.numbers }
    return programs
  }

  /// Returns whether what a rule asks about single nodes is found with their files.
  func keepsParts(at position: Int) -> Bool {
    // Whose numbers an extract has no room for asks when the app is related.
    ruleSet[position].lastKept <= EncodedExtract.keptParts
      && (unkeptRules.isEmpty || !unkeptRules.contains(ruleSet[position].id))
  }

  /// Returns the choice of facts that an extract holds of the files of an app.
  ///
  /// - Parameter app: The bits of the fields that the app has.
  func plan(app: UInt64) -> ExtractPlan {
    let app = app & neededAppFields
    if let plan = plans[app] { return plan }
    if plans.count >= 64 { plans.removeAll() }
    // Who is asked, is asked about the extracts, too.
    let key = IndexKey(rules: .all, asksPeople: true, app: app)
    let plan = ExtractPlan(for: self) { position in
      if extractsWhatIsShown, !isOn[position] || isQuiet(position) && !ruleSet[position].isYieldedTo { return [] }
      return selectors(of: position, for: key)
    }
    plans.set(plan, for: app)
    return plan
  }

  /// Returns the answers about the app of a file, whose parts the plan has.
  func appAnswers(for model: Model) -> AppAnswers {
    if let known = lastAppAnswers, let definitions = known.definitions, definitions === model.definitions {
      return known
    }
    let answers = AppAnswers(definitions: model.definitions)
    lastAppAnswers = answers
    return answers
  }

  /// Returns the reports of a rule that may keep parts; see `report(ofCheck:ofRuleAt:)`.
  func allReports(at position: Int) -> [Rule.Report] {
    _ = report(ofCheck: 0, ofRuleAt: position)
    return reports[position] ?? []
  }

  /// Returns whether a rule may have something to say about a node, judged by the rule's header alone.
  func mayConcern(_ position: Int, _ node: RuleNeeds.Node, asksPeople: Bool) -> Bool {
    !usesNeeds || ruleSet.areNeedsMet(of: position, by: node, asksPeople: asksPeople) || changed.contains(position)
  }

  /// Returns a rule to be run on a node of which nothing is known; nil only where the rule set is damaged.
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

  /// Whether none of the rules is a team's own.
  private(set) lazy var hasOnlyBuiltIns = ruleSet.isBuiltIn

  /// Returns the report of a rule's check; nil only where the rule set is damaged.
  package func report(ofCheck number: Int, ofRuleAt position: Int) -> Rule.Report? {
    if let known = reports[position] { return known.indices.contains(number) ? known[number] : nil }
    guard let prepared = rule(at: position) else { return nil }
    if case .null = prepared.lists { prepared.lists = lists(ofFile: ruleSet[position].file) }
    reports[position] = linked(position, prepared.parameters, prepared.lists) {
      ruleSet.reports(at: position, functions: functions, link: &$0)
    }
    return report(ofCheck: number, ofRuleAt: position)
  }

  /// Returns a file's word lists: the same arrays for all its rules, since their automaton is found by address.
  private func lists(ofFile file: Int) -> Value {
    if let known = lists[file] { return known }
    let value = ruleSet.lists(ofFile: file)
    words.register(value)
    lists[file] = value
    return value
  }

  package func position(of rule: String) -> Int? { positions[rule] }

  /// Returns the sieve for a model, and the model with its shapes as the sieve reads it.
  private func sieve(
    for model: Model, _ rules: Rules, app: UInt64, asksPeople: Bool
  ) -> (RuleSieve, RuleSieve.Subject) {
    if shapes.isFull || sieves.count > 64 {
      shapes = NodeShapes()
      sieves.removeAll()
    }
    // Nor are the shapes of an app's screens those of its files: more is known of them.
    if model.hasAllScreens {
      return (
        RuleSieve(definitions: nil, asksPeople: asksPeople),
        RuleSieve.Subject(model, shapes.shapes(of: model), showsApp: true, memory: memory)
      )
    }
    // What holds for a single file is not worth being remembered.
    let definitions = model.definitions.flatMap { $0.isShared ? $0 : nil }
    let context = RuleSieve.Context(
      definitions: definitions.map { ObjectIdentifier($0) }, asksPeople: asksPeople, rules: rules, app: app)
    let sieve = sieves[context] ?? RuleSieve(definitions: definitions, asksPeople: asksPeople)
    sieves.set(sieve, for: context)
    return (
      sieve, RuleSieve.Subject(model, shapes.shapes(of: model), showsApp: definitions != nil, memory: memory)
    )
  }

  // MARK: The two phases

  /// Checks the screens of a file, or a component by itself.
  ///
  /// - Parameters:
  ///   - findsAll: Whether findings that are not shown are wanted, to tell whether their suppressions are of use.
  ///   - screens: The screens to check, with their states; nil for all.
  public func check(
    _ model: Model, answers: [ReviewAnswer] = [], findsAll: Bool = false, screens: [NodeReference]? = nil
  ) -> CheckResult {
    let app = Self.range(of: model.app, in: model)
    let ranges = screens.map { $0.map { Self.range(of: $0, in: model) } }
    return check(model, answers: answers, findsAll: findsAll) { $0.walkScreens(apart: app, only: ranges) }
  }

  /// Checks an app: its own facts by every rule, its extracted screens by the rules about whole apps.
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
    prepare(model)
    // An answer `fails` makes a violation of its question.
    let asksPeople = asksPeople || answers.contains { $0.answer == .fails }
    let rules: Rules = findsAll || asksPeople || leastSeverity == .advice ? .all : .shown
    let app = neededAppFields & model.appFields
    let index = index(of: rules, app: app, asksPeople: asksPeople)
    let run = CheckRun(
      engine: self, model: model, kind: rules, rules: index, asksPeople: asksPeople,
      sieve: index.isEmpty ? nil : sieve(for: model, rules, app: app, asksPeople: asksPeople))
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

  /// Gives a model what rules read besides its own facts, and what is kept from model to model.
  func prepare(_ model: Model) {
    model.textCache = texts
    model.acts = acts
  }

  /// Returns the rules that did not run, since nothing they find is shown, but that a finding's rule yields to.
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

  /// Returns the model of an app with the screens of its files, but without these files' text.
  ///
  /// - Parameter extracts: The screens of each file; damaged extracts are left out.
  /// - Parameters:
  ///   - isImplied: Whether nothing states the app, and its screens alone make it one.
  ///   - ownFiles: The paths of the files whose definitions are there for this app alone.
  public func appModel(
    definitions: Definitions, extracts: [EncodedExtract], isImplied: Bool = false, ownFiles: Set<String> = []
  ) -> Model {
    let model = ModelBuilder.app(definitions)
    if isImplied, model.app == .none { model.addImpliedApp() }
    for (number, tree) in definitions.trees.enumerated() where ownFiles.contains(tree.source.path) {
      model.addDefinitions(ofTree: number)
    }
    model.add(extracts)
    return model
  }
}

private struct FindingPlace: Hashable {
  var rule: String
  var file: String
  var range: SourceRange
  var isViolation: Bool
  /// Part of the key, so that a shown diagnostic does not depend on what else was looked for.
  var severity: Severity?
  /// Part of the key: findings at several uses of a component are merged only when all files have been checked.
  var uses: [Location]
}

extension [Finding] {
  /// Returns the findings in the order of the text, one for each rule, range and severity, with the others as notes.
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
  /// Takes over the messages, causes and uses of an equal finding.
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
