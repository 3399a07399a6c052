/// One walk of the rules over a model.
struct CheckRun {
  let engine: Engine
  let model: Model
  private let evaluator: Evaluator<Model>
  private(set) var result = CheckResult()
  /// Rules that failed: each is reported once and then left out.
  private var failed: Set<Int> = []
  /// What was said about screens in their base state, by rule: a state does not say it again.
  private var baseMessages: [String: Set<Message>] = [:]
  private var isState = false
  private let asksPeople: Bool
  /// Where the time of each rule is counted; nil where nobody asks.
  private let times: RuleTimes?
  private let baseScreens: Set<NodeReference>

  init(engine: Engine, model: Model, answers: [ReviewAnswer]) {
    self.engine = engine
    self.model = model
    // An answer `fails` makes a violation of its question.
    asksPeople = engine.asksPeople || answers.contains { $0.answer == .fails }
    evaluator = Evaluator(facts: model)
    evaluator.bind(.node(model.app), to: RuleExpressions.Slot.app)
    baseScreens = Set(model.screens)
    times = engine.times
  }

  /// Visits the nodes of the app itself, in order.
  mutating func walk(_ nodes: Range<Int>) {
    if engine.localRules.isEmpty { return }
    for index in nodes {
      let node = NodeReference(index)
      apply(engine.localRules.rules(for: node, in: model, isState: false), to: node)
    }
  }

  /// Visits the nodes of a file's screens, or of a component, in order; `app` is not among them.
  mutating func walkScreens(apart app: Range<Int>) {
    if engine.localRules.isEmpty { return }
    walk(apart: app) { engine, node, model, isState in
      engine.localRules.rules(for: node, in: model, isState: isState)
    }
  }

  /// Visits all nodes, with the rules about whole apps.
  mutating func walkAll() {
    if engine.appRules.isEmpty { return }
    walk(apart: 0..<0) { engine, node, model, isState in
      engine.appRules.rules(for: node, in: model, isState: isState)
    }
  }

  private mutating func walk(
    apart app: Range<Int>, _ rules: (Engine, NodeReference, Model, _ isState: Bool) -> [Int]
  ) {
    let (sieve, subject) = engine.sieve(for: model, asksPeople: asksPeople)
    let own = subject.facts.app
    var screen = NodeReference.none
    var screenEnd = 0
    for index in 0..<model.nodeCount where !app.contains(index) {
      let node = NodeReference(index)
      // There is one app, of which everything is known.
      if own.contains(index) {
        apply(rules(engine, node, model, isState), to: node)
        continue
      }
      if index >= screenEnd { screen = .none }
      let isScreen = model.typeIndex(of: node) == model.screenType
      if isScreen {
        isState = !baseScreens.contains(node)
        screen = node
        screenEnd = Int(model.nodes[index].end)
      }
      let remaining = sieve.rules(
        for: node, screen: screen, isState: isScreen && isState, of: subject, engine: engine
      ) { rules(engine, node, model, isState) }
      apply(remaining, to: node)
    }
  }

  private mutating func apply(_ rules: [Int], to node: NodeReference) {
    guard !rules.isEmpty else { return }
    evaluator.bind(.node(node), to: RuleExpressions.Slot.node)
    for rule in rules where failed.isEmpty || !failed.contains(rule) {
      guard let times else {
        apply(rule, to: node)
        continue
      }
      let start = MonotonicClock.now
      apply(rule, to: node)
      times.add(MonotonicClock.now - start, to: rule)
    }
  }

  // MARK: One rule on one node

  private mutating func apply(_ position: Int, to node: NodeReference) {
    guard let prepared = engine.rule(at: position) else { return }
    evaluator.bind(prepared.parameters, to: RuleExpressions.Slot.parameters)
    evaluator.bind(prepared.lists, to: RuleExpressions.Slot.lists)
    if let condition = prepared.rule.condition {
      let asks = asksPeople && prepared.rule.asksWhenUnknown
      switch asks ? evaluator.evaluate(condition) : evaluator.evaluate(condition, stoppingShortOf: true) {
      case .bool(true): break
      case .unknown(let unknown):
        if asks { ask(prepared.rule, about: node, because: unknown.causes) }
        return
      case .error(let error): return fail(position, error, at: nil, node: node)
      default: return
      }
    }
    guard !prepared.rule.isQuestion else { return ask(prepared.rule, about: node, because: []) }
    var visit = Visit(position: position, node: node)
    for check in prepared.checks {
      run(check, of: prepared, &visit)
      if visit.hasFailed { return }
    }
    if let causes = visit.causes, visit.places.isEmpty { ask(prepared.rule, about: node, because: causes) }
  }

  /// What the checks of a rule have said about one node so far.
  private struct Visit {
    var position: Int
    var node: NodeReference
    var places: Set<Location> = []
    /// The facts that left a requirement open; nil where none did.
    var causes: [Unknown.Cause]?
    var hasFailed = false

    mutating func leaveOpen(_ unknown: Unknown) {
      var all = causes ?? []
      all += unknown.causes.filter { !all.contains($0) }
      causes = all
    }
  }

  private mutating func run(_ check: Engine.PreparedCheck, of prepared: Engine.PreparedRule, _ visit: inout Visit) {
    guard let each = check.check.each else { return decide(check, of: prepared, &visit) }
    switch evaluator.evaluate(each) {
    case .list(let items):
      for item in items {
        if visit.hasFailed { return }
        evaluator.bind(item, to: RuleExpressions.Slot.item)
        decide(check, of: prepared, &visit)
      }
    case .unknown(let unknown): visit.leaveOpen(unknown)
    case .error(let error): fail(&visit, error, at: check.check.range)
    default: break
    }
  }

  private mutating func decide(_ check: Engine.PreparedCheck, of prepared: Engine.PreparedRule, _ visit: inout Visit) {
    if let condition = check.check.condition {
      switch evaluator.evaluate(condition, stoppingShortOf: true) {
      case .bool(true): break
      case .error(let error): return fail(&visit, error, at: check.check.range)
      default: return
      }
    }
    switch asksPeople
      ? evaluator.evaluate(check.check.requirement)
      : evaluator.evaluate(check.check.requirement, stoppingShortOf: false)
    {
    case .bool(true): break
    case .unknown(let unknown): visit.leaveOpen(unknown)
    case .error(let error): fail(&visit, error, at: check.check.range)
    default: report(check.check, of: prepared, &visit)
    }
  }

  // MARK: Findings

  private mutating func report(_ check: Rule.Check, of prepared: Engine.PreparedRule, _ visit: inout Visit) {
    let location = location(of: check.places) ?? model.location(of: visit.node)
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
      case .error(let error): return fail(&visit, error, at: check.range)
      default: break
      }
    }
    let message = text(of: check.message)
    let rule = prepared.rule.id
    if isState {
      let isRestated = model.location(of: visit.node) == location
      if isRestated, baseMessages[rule]?.contains(message) == true { return }
    } else {
      baseMessages[rule, default: []].insert(message)
    }
    let notes = check.notes.compactMap { note -> Diagnostic.Note? in
      let place = self.location(of: note.places)
      return note.places.isEmpty || place != nil ? .init(text(of: note.message), at: place) : nil
    }
    var diagnostic = Diagnostic(
      rule: rule, severity: prepared.severity ?? severity, message: message, at: location,
      path: model.path(of: visit.node), notes: notes)
    if engine.wantsFixes, let fix = engine.fix(of: check, ofRuleAt: visit.position) {
      diagnostic.fix = FixEvaluation(evaluator: evaluator).fix(fix)
    }
    if let object = ImportedObject(of: visit.node, in: model) {
      diagnostic.object = object.id
      diagnostic.notes.insert(.init(object.description), at: 0)
    }
    result.findings.append(Finding(.violation(diagnostic), node: visit.node))
  }

  private mutating func ask(_ rule: Rule, about node: NodeReference, because causes: [Unknown.Cause]) {
    guard asksPeople else { return }
    result.findings.append(
      Finding(
        .review(
          ReviewItem(
            rule: rule.id, question: rule.title, path: model.path(of: node), location: model.location(of: node),
            causes: causes)),
        node: node))
  }

  private func text(of template: Rule.MessageTemplate) -> Message {
    Message(
      en: template.en.render(evaluator, language: .english).text,
      zhHans: template.zhHans.render(evaluator, language: .simplifiedChinese).text)
  }

  /// Where the first of the places is that is written.
  private func location(of places: [Rule.Place]) -> Location? {
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
    case .node(let node): node == .none ? nil : model.location(of: node)
    case .span(let span): model.location(of: span)
    case .list(let items): items.lazy.compactMap { location(of: $0) }.first
    default: nil
    }
  }

  // MARK: Errors

  private mutating func fail(_ visit: inout Visit, _ error: EvaluationError, at range: SourceRange) {
    visit.hasFailed = true
    fail(visit.position, error, at: range, node: visit.node)
  }

  private mutating func fail(_ position: Int, _ error: EvaluationError, at range: SourceRange?, node: NodeReference) {
    guard failed.insert(position).inserted else { return }
    let header = engine.ruleSet.header(at: position)
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
