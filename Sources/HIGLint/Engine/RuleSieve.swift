/// Which rules have anything to say about the nodes of a shape.
///
/// Most rules concern few nodes: a role, a kind, a field that is stated. Asked of the shape instead of the node, that costs
/// a look into a table for each node, however many rules there are. To ask costs about as much as to run the rules, so
/// the first node of a shape is not asked about: most texts stand in one place only.
final class RuleSieve {
  /// What a model's shapes are sieved with: rules read the app of the file, so that its facts are part of what holds.
  struct Context: Hashable {
    var definitions: ObjectIdentifier?
    var asksPeople: Bool
  }

  private struct ScreenKey: Hashable {
    var shape: NodeShapes.Shape
    var screen: NodeShapes.Shape
    var isState: Bool
  }

  private struct Entry {
    var rules: [Int]
    /// Those are fewer on some screens.
    var dependsOnScreen: Bool
  }

  /// Keeps the object alive whose address stands in the context.
  private let definitions: Definitions?
  private let asksPeople: Bool
  private enum State {
    case unseen
    /// One node of the shape was met.
    case met
    case sieved(Entry)
  }

  /// By shape, and whether the node is in a state or variant.
  private var states: [State] = []
  private var byScreen: [ScreenKey: [Int]] = [:]
  private var metOnScreen: Set<ScreenKey> = []

  init(definitions: Definitions?, asksPeople: Bool) {
    self.definitions = definitions
    self.asksPeople = asksPeople
  }

  /// What of a model the sieve reads.
  struct Subject {
    let model: Model
    let facts: ShapeFacts
    let evaluator: Evaluator<ShapeFacts>
    let shapes: [NodeShapes.Shape]

    init(_ model: Model, shapes: [NodeShapes.Shape], showsApp: Bool) {
      self.model = model
      self.shapes = shapes
      facts = ShapeFacts(model: model, showsApp: showsApp)
      evaluator = Evaluator(facts: facts)
    }
  }

  /// The rules, of those given, that remain for a node.
  func rules(
    for node: NodeReference, screen: NodeReference, isState: Bool, of subject: Subject, engine: Engine,
    among all: () -> [Int]
  ) -> [Int] {
    let shape = subject.shapes[Int(node.index)]
    let place = Int(shape) << 1 | (isState ? 1 : 0)
    if place >= states.count { states += Array(repeating: .unseen, count: place + 64 - states.count) }
    let entry: Entry
    switch states[place] {
    case .unseen:
      states[place] = .met
      return all()
    case .sieved(let known): entry = known
    case .met:
      subject.facts.showsScreen = false
      subject.facts.asksForScreen = false
      let rules = sieve(all(), node, subject, engine)
      entry = Entry(rules: rules, dependsOnScreen: subject.facts.asksForScreen && !rules.isEmpty)
      states[place] = .sieved(entry)
    }
    guard entry.dependsOnScreen, screen != .none else { return entry.rules }
    let key = ScreenKey(shape: shape, screen: subject.shapes[Int(screen.index)], isState: isState)
    if let known = byScreen[key] { return known }
    if metOnScreen.insert(key).inserted { return entry.rules }
    subject.facts.showsScreen = true
    let rules = sieve(entry.rules, node, subject, engine)
    byScreen[key] = rules
    return rules
  }

  private func sieve(_ rules: [Int], _ node: NodeReference, _ subject: Subject, _ engine: Engine) -> [Int] {
    let evaluator = subject.evaluator
    evaluator.bind(.node(node), to: RuleExpressions.Slot.node)
    evaluator.bind(
      subject.facts.showsApp ? .node(subject.model.app) : .unknown(ShapeFacts.open), to: RuleExpressions.Slot.app)
    return rules.filter { position in
      guard let rule = engine.rule(at: position) else { return false }
      return !isIdle(rule, evaluator)
    }
  }

  /// Whether a rule has nothing to say about any node of the shape.
  private func isIdle(_ prepared: Engine.PreparedRule, _ evaluator: Evaluator<ShapeFacts>) -> Bool {
    let rule = prepared.rule
    // Nobody is asked.
    if rule.isQuestion, !asksPeople { return true }
    evaluator.bind(prepared.parameters, to: RuleExpressions.Slot.parameters)
    evaluator.bind(prepared.lists, to: RuleExpressions.Slot.lists)
    if let condition = rule.condition {
      let unknownAsks = asksPeople && rule.asksWhenUnknown
      if evaluator.decides(condition, on: false, orUnknown: !unknownAsks) { return true }
    }
    guard !rule.isQuestion else { return false }
    return rule.checks.allSatisfy { isIdle($0, evaluator) }
  }

  private func isIdle(_ check: Rule.Check, _ evaluator: Evaluator<ShapeFacts>) -> Bool {
    if let each = check.each {
      switch evaluator.evaluate(each) {
      case .list(let items) where items.isEmpty: return true
      case .unknown(let unknown):
        // A list that is not known is asked about before anything else.
        if asksPeople { return false }
        if !ShapeFacts.isOpen(unknown) { return true }
      case .list: break
      default: return false
      }
      evaluator.bind(.unknown(ShapeFacts.open), to: RuleExpressions.Slot.item)
    }
    if let condition = check.condition, evaluator.decides(condition, on: false, orUnknown: true) { return true }
    return evaluator.decides(check.requirement, on: true, orUnknown: !asksPeople)
  }
}

extension Evaluator where Facts == ShapeFacts {
  /// Whether one operand of an outermost `&&` (or, to decide on true, `||`) decides alone.
  ///
  /// - Parameter orUnknown: An operand that is unknown on every node decides, too.
  func decides(_ program: Program, on word: Bool, orUnknown: Bool) -> Bool {
    anyOperand(of: program, word ? .or : .and) { value in
      switch value {
      case .bool(word): true
      case .unknown(let unknown): orUnknown && !ShapeFacts.isOpen(unknown)
      default: false
      }
    }
  }
}
