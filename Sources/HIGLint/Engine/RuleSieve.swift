/// Finds the rules that may have something to say about the nodes of a shape.
///
/// Most rules concern few nodes: a role, a kind, a stated field. Deciding this for the shape costs each node only a
/// look into a table, however many rules there are. The decision itself costs about as much as running the rules, so it
/// waits for the second node of a shape: most texts stand in one place only.
final class RuleSieve {
  /// The surroundings under which a sieve's answers hold. Rules read the app of the file, so its facts count too.
  struct Context: TableKey {
    var definitions: ObjectIdentifier?
    var asksPeople: Bool
    var rules: Engine.Rules
  }

  private struct ScreenKey: TableKey {
    var shape: NodeShapes.Shape
    var screen: NodeShapes.Shape
    var isState: Bool

    var tableHash: Int { Self.hash(of: UInt64(shape) << 32 | UInt64(screen)) }
  }

  private struct SievedRules {
    var rules: [RemainingRule]
    /// Whether fewer rules remain on some screens.
    var dependsOnScreen: Bool
  }

  /// Keeps the definitions alive whose address stands in the context.
  private let definitions: Definitions?
  private let asksPeople: Bool
  private enum State {
    case unseen
    /// One node of the shape was met.
    case met
    case sieved(SievedRules)
  }

  // What is looked at for every node: to check each time that nobody else is about to change it takes as long as the look.
  /// The states by shape, and whether the node is in a state or variant.
  @exclusivity(unchecked) private var states: [State] = []
  /// The rules of the shapes that are sieved and have the same ones on all screens, to be gone through without counting
  /// a reference; `states` holds them.
  @exclusivity(unchecked) private var lists: ContiguousArray<RuleList?> = []
  @exclusivity(unchecked) private var byScreen = HashMap<ScreenKey, [RemainingRule]>()
  @exclusivity(unchecked) private var metOnScreen = HashMap<ScreenKey, Void>()

  init(definitions: Definitions?, asksPeople: Bool) {
    self.definitions = definitions
    self.asksPeople = asksPeople
  }

  deinit {
    for list in lists { list?.deallocate() }
  }

  typealias RuleList = UnsafeBufferPointer<Unmanaged<RemainingRule>>

  /// The part of a model that the sieve reads; a class, since it is handed on for every node.
  final class Subject {
    let model: Model
    let facts: ShapeFacts
    let evaluator: Evaluator<ShapeFacts>
    let shapes: NodeShapes.Shapes

    init(_ model: Model, _ shapes: NodeShapes.Shapes, showsApp: Bool) {
      self.model = model
      self.shapes = shapes
      facts = ShapeFacts(model: model, showsApp: showsApp)
      evaluator = Evaluator(facts: facts)
    }
  }

  /// Returns the rules that remain for a node, if they are known from another of its shape and hold on any screen.
  @inline(__always)
  func knownRules(for node: NodeReference, isState: Bool, of subject: Subject) -> RuleList? {
    let place = Int(subject.shapes.all[Int(node.index)]) << 1 | (isState ? 1 : 0)
    return place < lists.count ? lists[place] : nil
  }

  /// Returns those of the given rules that remain for a node.
  func rules(
    for node: NodeReference, screen: NodeReference, isState: Bool, of subject: Subject,
    among whole: () -> [RemainingRule]
  ) -> [RemainingRule] {
    let shape = subject.shapes.all[Int(node.index)]
    let wordless = subject.shapes.wordless[Int(node.index)]
    let entry: SievedRules
    if wordless == shape {
      entry = self.entry(for: node, shape, isState: isState, of: subject, among: whole)
    } else {
      // Most texts stand in one place only, but where they stand there are many.
      subject.facts.showsWords = false
      let common = self.entry(for: node, wordless, isState: isState, of: subject, among: whole)
      subject.facts.showsWords = true
      if common.rules.isEmpty { return [] }
      entry = self.entry(for: node, shape, isState: isState, of: subject) { common.rules }
    }
    guard entry.dependsOnScreen, screen != .none else { return entry.rules }
    let key = ScreenKey(shape: shape, screen: subject.shapes.all[Int(screen.index)], isState: isState)
    if let known = byScreen[key] { return known }
    if metOnScreen.insert(key) { return entry.rules }
    subject.facts.showsScreen = true
    let rules = sieve(entry.rules, node, subject)
    byScreen.set(rules, for: key)
    return rules
  }

  private func entry(
    for node: NodeReference, _ shape: NodeShapes.Shape, isState: Bool, of subject: Subject,
    among all: () -> [RemainingRule]
  ) -> SievedRules {
    let place = Int(shape) << 1 | (isState ? 1 : 0)
    if place >= states.count {
      states += Array(repeating: .unseen, count: place + 64 - states.count)
      lists += ContiguousArray(repeating: nil, count: states.count - lists.count)
    }
    switch states[place] {
    case .sieved(let known): return known
    case .unseen:
      states[place] = .met
      return SievedRules(rules: all(), dependsOnScreen: false)
    case .met:
      subject.facts.showsScreen = false
      subject.facts.asksForScreen = false
      let rules = sieve(all(), node, subject)
      let entry = SievedRules(rules: rules, dependsOnScreen: subject.facts.asksForScreen && !rules.isEmpty)
      states[place] = .sieved(entry)
      if !entry.dependsOnScreen {
        let list = UnsafeMutableBufferPointer<Unmanaged<RemainingRule>>.allocate(capacity: rules.count)
        _ = list.initialize(from: rules.lazy.map { .passUnretained($0) })
        lists[place] = RuleList(list)
      }
      return entry
    }
  }

  /// Returns whether a rule has nothing to say about the only node of a model.
  static func silences(_ prepared: Engine.PreparedRule, _ facts: ShapeFacts, asksPeople: Bool) -> Bool {
    let evaluator = Evaluator(facts: facts)
    evaluator.visit(NodeReference(0), as: RuleExpressions.Slot.node)
    evaluator.bind(.unknown(ShapeFacts.open), to: RuleExpressions.Slot.app)
    return RuleSieve(definitions: nil, asksPeople: asksPeople).remaining(0, prepared, evaluator) == nil
  }

  private func sieve(
    _ rules: [RemainingRule], _ node: NodeReference, _ subject: Subject
  ) -> [RemainingRule] {
    let evaluator = subject.evaluator
    evaluator.visit(node, as: RuleExpressions.Slot.node)
    evaluator.bind(
      subject.facts.showsApp ? .node(subject.model.app) : .unknown(ShapeFacts.open), to: RuleExpressions.Slot.app)
    return rules.compactMap { remaining($0.position, $0.prepared, evaluator) }
  }

  /// Returns the open part of a rule; nil where the rule has nothing to say about any node of the shape.
  private func remaining(
    _ position: Int, _ prepared: Engine.PreparedRule, _ evaluator: Evaluator<ShapeFacts>
  ) -> RemainingRule? {
    let rule = prepared.rule
    // Nobody is asked.
    if rule.isQuestion, !asksPeople { return nil }
    if prepared.readsVariables { evaluator.bind(prepared) }
    var condition = RemainingProgram?.none
    if let program = rule.condition {
      let unknownAsks = asksPeople && rule.asksWhenUnknown
      switch remaining(program, on: false, unknownDecides: !unknownAsks, evaluator) {
      case .decided: return nil
      case .nothing: break
      case .open(let open): condition = open
      }
    }
    let checks = rule.isQuestion ? [] : prepared.checks.compactMap { remaining($0, evaluator) }
    if checks.isEmpty, !rule.isQuestion { return nil }
    return RemainingRule(position: position, prepared: prepared, condition: condition, checks: checks)
  }

  private func remaining(
    _ prepared: Engine.PreparedCheck, _ evaluator: Evaluator<ShapeFacts>
  ) -> RemainingRule.Check? {
    let check = prepared.check
    if let each = check.each {
      switch evaluator.evaluate(each) {
      case .list(let items) where items.isEmpty: return nil
      case .unknown(let unknown):
        // A list that is not known is asked about before anything else.
        if asksPeople {
          return .init(
            prepared: prepared, condition: check.condition.map { .whole($0) }, requirement: .whole(check.requirement))
        }
        if !ShapeFacts.isOpen(unknown) { return nil }
      default: break
      }
      evaluator.bind(.unknown(ShapeFacts.open), to: RuleExpressions.Slot.item)
    }
    var condition = RemainingProgram?.none
    if let program = check.condition {
      switch remaining(program, on: false, unknownDecides: true, evaluator) {
      case .decided: return nil
      case .nothing: break
      case .open(let open): condition = open
      }
    }
    var requirement = RemainingProgram.whole(check.requirement)
    switch remaining(check.requirement, on: true, unknownDecides: !asksPeople, evaluator) {
    case .decided: return nil
    // It is violated wherever the check applies.
    case .nothing: break
    case .open(let open): requirement = open
    }
    return .init(prepared: prepared, condition: condition, requirement: requirement)
  }

  private enum Remainder {
    /// One operand decides alone.
    case decided
    /// No operand can decide.
    case nothing
    case open(RemainingProgram)
  }

  /// Returns the open operands of an outermost `&&`, which one operand can make false (for `||`, true).
  ///
  /// - Parameter unknownDecides: Whether an operand that is unknown on every node decides, too.
  private func remaining(
    _ program: Program, on word: Bool, unknownDecides: Bool, _ evaluator: Evaluator<ShapeFacts>
  ) -> Remainder {
    var open: [UInt32] = []
    var count = 0
    let isOpen = evaluator.forEachOperand(of: program, word ? .or : .and) { operand, value in
      count += 1
      switch value {
      case .bool(word): return false
      case .bool: return true
      case .unknown(let unknown):
        if unknownDecides, !ShapeFacts.isOpen(unknown) { return false }
      default: break
      }
      open.append(operand)
      return true
    }
    if !isOpen { return .decided }
    if open.isEmpty { return .nothing }
    // The causes of what is unknown are those of all operands.
    return .open(open.count == count || asksPeople ? .whole(program) : .operands(program.image, open))
  }
}
