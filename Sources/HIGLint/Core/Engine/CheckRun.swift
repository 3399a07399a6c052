import HIGLanguage
import HIGReading

/// One walk of the rules over a model.
///
/// A class, so that its parts are not retained anew for every node and rule.
final class CheckRun {
  let engine: Engine
  let model: Model
  private let evaluator: Evaluator
  @exclusivity(unchecked) private(set) var result = CheckResult()
  /// The rules that run, on a file alone and on the whole app.
  private let rules: Engine.PhaseIndex
  private let kind: Engine.Rules
  /// The rules left for the shapes of the model's nodes; nil where sieving is not worth its time.
  private let sieve: (RuleSieve, RuleSieve.Subject)?
  /// The positions of the rules that failed: each is reported once and then left out.
  @exclusivity(unchecked) private var failed: Set<Int> = []
  /// The messages given for screens in their base state, by rule: a state does not repeat them.
  private var baseMessages: [String: Set<Message>] = [:]
  @exclusivity(unchecked) private var isState = false
  private let asksPeople: Bool
  /// The record of each rule's time; nil where nobody asks for it.
  private let times: RuleTimes?
  private let baseScreens: HashMap<NodeReference, Void>
  /// The steps that each team rule may still take in this run, by the rule's position.
  private var stepsLeft: [Int: Int] = [:]

  /// The steps that a team's rule may take on a file, besides `stepsPerNode` for each node: rules may compare all views
  /// of a screen, but nobody waits for a stranger's rule.
  private static var steps: Int { 200_000 }
  private static var stepsPerNode: Int { 2_000 }

  /// Returns the steps that a team's rule may take on a model.
  static func steps(for model: Model) -> Int { steps + stepsPerNode * model.nodeCount }

  init(
    engine: Engine, model: Model, kind: Engine.Rules, rules: Engine.PhaseIndex, asksPeople: Bool,
    sieve: (RuleSieve, RuleSieve.Subject)? = nil
  ) {
    self.sieve = sieve
    self.engine = engine
    self.kind = kind
    self.model = model
    self.rules = rules
    self.asksPeople = asksPeople
    evaluator = Evaluator(facts: model, memory: engine.memory)
    evaluator.storage.pointee.isCounted = false
    evaluator.bind(.node(model.app), to: RuleExpressions.Slot.app)
    baseScreens = HashMap(model.screens)
    times = engine.times
  }

  /// Visits the nodes of the app itself, in order.
  func walk(_ nodes: Range<Int>) {
    if rules.local.isEmpty { return }
    for index in nodes {
      let node = NodeReference(index)
      apply(rules.local.rules(for: node, in: model, isState: false), to: node)
    }
  }

  /// Visits the nodes of a file's screens, or of a component, in order; `app` is not among them.
  ///
  /// - Parameter only: The nodes of the screens to visit; nil for all.
  func walkScreens(apart app: Range<Int>, only ranges: [Range<Int>]? = nil) {
    for nodes in ranges ?? [0..<model.nodeCount] { walk(rules.local, in: nodes, apart: app) }
  }

  /// Visits all nodes, with the rules about whole apps.
  func walkAll() {
    walk(rules.app, in: 0..<model.nodeCount, apart: 0..<0)
  }

  private func walk(_ rules: RuleIndex, in nodes: Range<Int>, apart app: Range<Int>) {
    if rules.isEmpty { return }
    let (sieve, subject) = (sieve?.0, sieve?.1)
    let own = subject?.facts.app ?? 0..<0
    var screen = NodeReference.none
    var screenEnd = 0
    for index in nodes where !app.contains(index) {
      let node = NodeReference(index)
      // There is one app, of which everything is known.
      if own.contains(index) {
        apply(rules.rules(for: node, in: model, isState: isState), to: node)
        continue
      }
      if index >= screenEnd { screen = .none }
      let isScreen = model.typeIndex(of: node) == model.screenType
      if isScreen {
        isState = !baseScreens.contains(node)
        screen = node
        screenEnd = Int(model.nodes[index].end)
      }
      guard let sieve, let subject else {
        apply(rules.rules(for: node, in: model, isState: isState), to: node)
        continue
      }
      let isState = isScreen && isState
      if let known = sieve.knownRules(for: node, isState: isState, of: subject) {
        apply(known, to: node)
        continue
      }
      let remaining = sieve.rules(for: node, screen: screen, isState: isState, of: subject) {
        whole(rules.rules(for: node, in: model, isState: self.isState), for: node)
      }
      apply(remaining, to: node)
    }
  }

  private func apply(_ rules: [Int], to node: NodeReference) {
    apply(whole(rules, for: node), to: node)
  }

  /// Returns the rules that may have something to say about a node.
  private func whole(_ rules: [Int], for node: NodeReference) -> [RemainingRule] {
    if rules.isEmpty { return [] }
    let stated = RuleNeeds.Node(node, in: model)
    return rules.compactMap { position in
      engine.mayConcern(position, stated, asksPeople: asksPeople) ? engine.wholeRule(at: position, of: kind) : nil
    }
  }

  private func apply(_ rules: [RemainingRule], to node: NodeReference) {
    guard !rules.isEmpty else { return }
    evaluator.visit(node, as: RuleExpressions.Slot.node)
    for rule in rules { applyTimed(rule, to: node) }
  }

  @inline(__always)
  private func applyTimed(_ rule: RemainingRule, to node: NodeReference) {
    guard failed.isEmpty || !failed.contains(rule.position) else { return }
    guard engine.hasOnlyBuiltIns || engine.ruleSet.isBuiltIn(rule.position) else { return applyCounted(rule, to: node) }
    guard let times else { return apply(rule, to: node) }
    let start = MonotonicClock.now
    apply(rule, to: node)
    times.add(MonotonicClock.now - start, to: rule.position)
  }

  /// Applies a team's rule, within the steps that it may take on all nodes together.
  @inline(never)
  private func applyCounted(_ rule: RemainingRule, to node: NodeReference) {
    let left = stepsLeft[rule.position] ?? Self.steps(for: model)
    evaluator.storage.pointee.isCounted = true
    evaluator.storage.pointee.stepsLeft = left
    let start = MonotonicClock.now
    apply(rule, to: node)
    times?.add(MonotonicClock.now - start, to: rule.position)
    stepsLeft[rule.position] = evaluator.storage.pointee.stepsLeft
    evaluator.storage.pointee.isCounted = false
    evaluator.storage.pointee.stepsLeft = .max
  }

  // MARK: One rule on one node

  private func apply(_ remaining: RemainingRule, to node: NodeReference) {
    if remaining.readsVariables { evaluator.bind(remaining.prepared) }
    if let condition = remaining.condition {
      let asks = asksPeople && remaining.asksWhenUnknown
      switch evaluate(condition, forCauses: asks, stoppingShortOf: true) {
      case .bool(true): break
      case .unknown(let unknown):
        if asks { ask(remaining.prepared.rule, about: node, because: unknown.causes) }
        return
      case .error(let error):
        if error.isOfNone { return }
        return fail(remaining.position, error, at: nil, node: node)
      default: return
      }
    }
    guard !remaining.isQuestion else { return ask(remaining.prepared.rule, about: node, because: []) }
    var visit = Visit(position: remaining.position, node: node)
    for check in remaining.checks {
      run(check, of: remaining, &visit)
      if visit.hasFailed { return }
    }
    if let causes = visit.causes, visit.places.isEmpty { ask(remaining.prepared.rule, about: node, because: causes) }
  }

  /// The results so far of a rule's checks on one node.
  private struct Visit {
    var position: Int
    var node: NodeReference
    var places: Set<Location> = []
    /// The facts that left a requirement undecided; nil where none did.
    var causes: [Unknown.Cause]?
    var hasFailed = false

    mutating func leaveOpen(_ unknown: Unknown) {
      var all = causes ?? []
      all += unknown.causes.filter { !all.contains($0) }
      causes = all
    }
  }

  /// - Parameter forCauses: Whether every cause of an unknown value is wanted.
  private func evaluate(
    _ program: RemainingProgram, forCauses: Bool, stoppingShortOf word: Bool
  ) -> Value {
    if forCauses, let program = program.whole { return evaluator.evaluate(program) }
    return evaluator.evaluate(program, stoppingShortOf: word)
  }

  private func run(_ check: RemainingRule.Check, of remaining: RemainingRule, _ visit: inout Visit) {
    guard check.isForEach, let each = check.prepared.check.each else { return decide(check, of: remaining, &visit) }
    // To find the items may mean to look at all views.
    if check.prepared.isDecidedBeforeItems, let condition = check.condition,
      case .bool(false) = evaluator.evaluate(condition, stoppingShortOf: true)
    {
      return
    }
    switch evaluator.evaluate(each) {
    case .list(let items):
      for item in items {
        if visit.hasFailed { return }
        evaluator.storage.pointee.stepsLeft -= 1
        evaluator.bind(item, to: RuleExpressions.Slot.item)
        decide(check, of: remaining, &visit)
      }
    case .unknown(let unknown): if mayApply(check) { visit.leaveOpen(unknown) }
    case .error(let error): if mayApply(check) { fail(&visit, error, at: check.prepared.check.range) }
    default: break
    }
  }

  /// Returns whether a check's condition may hold for an item of which nothing is known.
  private func mayApply(_ check: RemainingRule.Check) -> Bool {
    guard let condition = check.condition else { return true }
    evaluator.bind(.unknown(.open), to: RuleExpressions.Slot.item)
    return !evaluator.refutes(condition)
  }

  private func decide(_ check: RemainingRule.Check, of remaining: RemainingRule, _ visit: inout Visit) {
    if let condition = check.condition {
      switch evaluator.evaluate(condition, stoppingShortOf: true) {
      case .bool(true): break
      case .error(let error): return fail(&visit, error, at: check.prepared.check.range)
      default: return
      }
    }
    switch evaluate(check.requirement, forCauses: asksPeople, stoppingShortOf: false) {
    case .bool(true): break
    case .unknown(let unknown): visit.leaveOpen(unknown)
    case .error(let error): fail(&visit, error, at: check.prepared.check.range)
    default: report(check.prepared, of: remaining.prepared, &visit)
    }
  }

  // MARK: Findings

  private func report(_ found: PreparedCheck, of prepared: PreparedRule, _ visit: inout Visit) {
    let check = found.check
    guard let report = engine.report(ofCheck: found.number, ofRuleAt: visit.position) else { return }
    evaluator.bind(prepared)
    let location = location(of: report.places) ?? model.location(of: visit.node)
    // Of a rule's checks the first that is violated at a place speaks.
    guard visit.places.insert(location).inserted else { return }
    var severity = Severity.warning
    switch check.severity {
    case .fixed(let fixed): severity = fixed
    case .computed(let program):
      switch evaluator.evaluate(program) {
      case .string(let word):
        guard let known = Severity(word: word) else {
          let message = Message(en: "`\(word)` is no severity", zhHans: "`\(word)` 不是严重程度")
          return fail(&visit, EvaluationError(message), at: check.range)
        }
        severity = known
      // What is wrong is wrong, however grave.
      case .error(let error) where !error.isOfNone: return fail(&visit, error, at: check.range)
      default: break
      }
    }
    let message = text(of: report.message)
    let rule = prepared.rule.id
    if isState {
      let isRestated = model.location(of: visit.node) == location
      if isRestated, baseMessages[rule]?.contains(message) == true { return }
    } else {
      baseMessages[rule, default: []].insert(message)
    }
    let notes = report.notes.compactMap { note -> Diagnostic.Note? in
      let place = self.location(of: note.places)
      return note.places.isEmpty || place != nil ? .init(text(of: note.message), at: place) : nil
    }
    var diagnostic = Diagnostic(
      rule: rule, severity: prepared.severity ?? severity, message: message, at: location,
      path: model.path(of: visit.node), notes: notes)
    if engine.wantsFixes, let fix = report.fix {
      diagnostic.fix = FixEvaluation(evaluator: evaluator, model: model).fix(fix)
    }
    if let object = ImportedObject(of: visit.node, in: model) {
      diagnostic.object = object.id
      diagnostic.notes.insert(.init(object.description), at: 0)
    }
    result.findings.append(Finding(.violation(diagnostic), node: visit.node))
  }

  private func ask(_ rule: Rule, about node: NodeReference, because causes: [Unknown.Cause]) {
    guard asksPeople else { return }
    result.findings.append(
      Finding(
        .review(
          ReviewItem(
            rule: rule.id, question: rule.title, path: model.path(of: node), location: model.location(of: node),
            causes: engine.wantsAnswers ? causes : [])),
        node: node))
  }

  private func text(of template: Rule.MessageTemplate) -> Message {
    Message(
      en: template.en.render(evaluator, language: .english).text,
      zhHans: template.zhHans.render(evaluator, language: .simplifiedChinese).text)
  }

  /// Returns the location of the first place that is written in a file.
  private func location(of places: [Rule.ReportedPlace]) -> Location? {
    for place in places {
      if let owner = place.owner, let field = place.field, case .node(let node) = evaluator.evaluate(owner),
        node != .none, let location = model.location(of: model.vocabulary.nameID(of: field), at: node)
      {
        return location
      }
      if let location = location(of: evaluator.evaluate(place.value)) { return location }
    }
    return nil
  }

  private func location(of value: Value) -> Location? {
    switch value {
    case .node(let node): return node == .none ? nil : model.location(of: node)
    case .span(let span): return model.location(of: span)
    case .list(let items):
      for item in items {
        if let location = location(of: item) { return location }
      }
      return nil
    default: return nil
    }
  }

  // MARK: Errors

  /// Notes that a rule failed, unless it asked something of a value stated as `none`: there it does not apply.
  private func fail(_ visit: inout Visit, _ error: EvaluationError, at range: SourceRange) {
    if error.isOfNone { return }
    visit.hasFailed = true
    fail(visit.position, error, at: range, node: visit.node)
  }

  private func fail(_ position: Int, _ error: EvaluationError, at range: SourceRange?, node: NodeReference) {
    guard failed.insert(position).inserted else { return }
    let header = engine.ruleSet[position]
    let place = Location(file: engine.ruleSet.source(ofFile: header.file), range: range ?? header.range)
    let note = Message(en: "while this was checked", zhHans: "检查此处时发生")
    result.errors.append(
      Diagnostic(
        rule: "rule/error", severity: .error,
        message: Message(
          en: "the rule `\(header.id)` failed: \(error.message.en)",
          zhHans: "规则 `\(header.id)` 运行出错：\(error.message.zhHans)"),
        at: place, notes: [.init(note, at: model.location(of: node))]))
  }
}
