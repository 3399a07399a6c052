import HIGLanguage
import HIGReading

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
    /// The bits of the fields that the app has, by which rules are left out beforehand.
    var app: UInt64
  }

  private struct ScreenKey: TableKey {
    var shape: NodeShapes.Shape
    var screen: NodeShapes.Shape
    var isState: Bool

    var tableHash: Int { (UInt64(shape) << 32 | UInt64(screen)).tableHash }
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
  @exclusivity(unchecked) private var byScreen = HashMap<ScreenKey, [RemainingRule]>()
  @exclusivity(unchecked) private var metOnScreen = HashMap<ScreenKey, Void>()

  init(definitions: Definitions?, asksPeople: Bool) {
    self.definitions = definitions
    self.asksPeople = asksPeople
  }

  /// The part of a model that the sieve reads; a class, since it is handed on for every node.
  final class Subject {
    let model: Model
    let facts: ShapeFacts
    let evaluator: Evaluator
    let shapes: NodeShapes.Shapes

    init(_ model: Model, _ shapes: NodeShapes.Shapes, showsApp: Bool, memory: EvaluatorMemory) {
      self.model = model
      self.shapes = shapes
      facts = ShapeFacts(model: model, showsApp: showsApp)
      evaluator = Evaluator(facts: facts, memory: memory)
    }
  }

  /// Returns the rules that remain for a node, if they are known from another of its shape and hold on any screen.
  @inline(__always)
  func knownRules(for node: NodeReference, isState: Bool, of subject: Subject) -> [RemainingRule]? {
    let place = Int(subject.shapes.all[Int(node.index)]) << 1 | (isState ? 1 : 0)
    guard place < states.count, case .sieved(let known) = states[place], !known.dependsOnScreen else { return nil }
    return known.rules
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
    if place >= states.count { states += Array(repeating: .unseen, count: place + 64 - states.count) }
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
      return entry
    }
  }

  private func sieve(
    _ rules: [RemainingRule], _ node: NodeReference, _ subject: Subject
  ) -> [RemainingRule] {
    let evaluator = subject.evaluator
    evaluator.visit(node, as: RuleExpressions.Slot.node)
    evaluator.bind(
      subject.facts.showsApp ? .node(subject.model.app) : .unknown(.open), to: RuleExpressions.Slot.app)
    let remainder = RuleRemainder(evaluator: evaluator, asksPeople: asksPeople)
    return rules.compactMap { remainder.rule($0.position, $0.prepared) }
  }
}
