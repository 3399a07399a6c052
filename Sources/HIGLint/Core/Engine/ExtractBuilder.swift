import HIGLanguage
import HIGReading

/// Reads an extract out of a model.
struct ExtractBuilder {
  private let model: Model
  private let engine: Engine
  private let plan: ExtractPlan
  private let evaluator: Evaluator
  private let appAnswers: AppAnswers
  /// The steps that each team rule may still take, by the rule's position.
  private var stepsLeft: [Int: Int] = [:]
  /// The answers about the nodes that rules concern, by the node's index.
  private var found: [UInt32: [Extract.Fact]] = [:]
  private var extract = Extract()
  private var indices = HashMap<NodeReference, Int>()
  /// The extract's nodes, in the model.
  private var nodes: [NodeReference] = []
  private var files = HashMap<ObjectIdentifier, Int>()
  /// The rules that may read each of the extract's nodes, and those of them for which its facts have been read.
  private var readers: [(all: ExtractPlan.RuleSubset, done: ExtractPlan.RuleSubset)] = []
  /// The node that is asked about.
  private var visited = NodeReference.none
  /// The rules that may have something to say about the app.
  private var active = ExtractPlan.RuleSubset.all
  /// The nodes whose facts are still to be read.
  private var open: [(node: NodeReference, index: Int)] = []
  private var fingerprints: Fingerprints?
  private var paths: NodePaths
  /// Whether somebody may be told why something is not known.
  private var keepsCauses: Bool { engine.asksPeople && engine.wantsAnswers }

  static func extract(from model: Model, by engine: Engine, withFingerprints: Bool) -> Extract {
    var builder = ExtractBuilder(model: model, engine: engine)
    if withFingerprints { builder.fingerprints = Fingerprints(model) }
    return builder.build()
  }

  private init(model: Model, engine: Engine) {
    self.model = model
    self.engine = engine
    paths = NodePaths(model)
    appAnswers = engine.appAnswers(for: model)
    plan = engine.plan(app: appAnswers.fields)
    evaluator = Evaluator(facts: model, memory: engine.memory)
    evaluator.storage.pointee.isCounted = false
  }

  private mutating func build() -> Extract {
    // Where nothing is known of the app, its rules have nothing against any.
    if appAnswers.definitions != nil {
      for (number, position) in plan.aboutApp where number < ExtractPlan.RuleSubset.common {
        if let kept = plan.kept(of: position), !mayHold(kept.whole) {
          active = active.subtracting(ExtractPlan.RuleSubset(number))
        }
      }
    }
    for screen in model.screens {
      extract.screens.append(add(screen, for: .all))
      if !plan.rules.isEmpty {
        for index in Int(screen.index)..<Int(model.nodes[Int(screen.index)].end) { ask(about: NodeReference(index)) }
      }
      readFacts()
    }
    connectParents()
    return extract.ordered(by: nodes.map(\.index))
  }

  // MARK: What rules ask about a node

  /// The values of parts for a node, by their numbers, and the positions of their rules.
  private typealias Found = [UInt32: (value: Value, position: Int)]

  /// Adds a node that a rule concerns, with what the rule asks about it.
  private mutating func ask(about node: NodeReference) {
    var known = Found()
    var concerned = ExtractPlan.RuleSubset.none
    var stated: RuleNeeds.Node?
    for position in plan.rules.rules(for: node, in: model, isState: false) {
      if stated == nil { stated = statements(of: node) }
      // It will say nothing about the node of the extract either, which has no other facts.
      if let stated, !engine.mayConcern(position, stated, asksPeople: true) { continue }
      guard let kept = plan.kept(of: position) else {
        concerned.formUnion(plan.subset(of: position))
        continue
      }
      guard mayHold(kept.whole, at: node, &known) else { continue }
      // A question has no checks.
      var isConcerned = kept.checks.isEmpty
      for check in kept.checks where mayHold(check, at: node, &known) {
        isConcerned = true
        for part in check.parts { _ = value(of: part, at: node, &known) }
      }
      guard isConcerned else { continue }
      concerned.formUnion(plan.subset(of: position))
      for part in kept.whole.parts { _ = value(of: part, at: node, &known) }
    }
    // What decided that no rule says anything is kept, too: it decides for the app.
    guard !concerned.isEmpty || model.typeIndex(of: node) == model.screenType && !known.isEmpty else { return }
    _ = add(node, for: concerned)
    found[node.index] = facts(known)
  }

  private func statements(of node: NodeReference) -> RuleNeeds.Node {
    var stated = RuleNeeds.Node(node, in: model)
    // Of a node of an extract it isn't known what the format did not know.
    stated.fields |= Names.unreadStatements.bit
    return stated
  }

  /// Returns what the rules ask about a screen, whether they concern it or not.
  private mutating func factsOfScreen(_ screen: NodeReference) -> [Extract.Fact] {
    var known = Found()
    for position in plan.aboutScreens {
      guard let kept = plan.kept(of: position), mayHold(kept.whole) else { continue }
      for part in kept.whole.ofScreens { _ = value(of: part, at: screen, &known) }
      for check in kept.checks where !check.ofScreens.isEmpty && mayHold(check) {
        for part in check.ofScreens { _ = value(of: part, at: screen, &known) }
      }
    }
    return facts(known)
  }

  private mutating func mayHold(
    _ group: ExtractPlan.KeptGroup, at node: NodeReference, _ known: inout Found
  ) -> Bool {
    guard !group.isImpossible, mayHold(group) else { return false }
    for condition in group.conditions where !group.mayHold(where: value(of: condition, at: node, &known)) {
      return false
    }
    return true
  }

  /// Returns whether what a condition asks of the app may hold.
  private func mayHold(_ group: ExtractPlan.KeptGroup) -> Bool {
    group.ofApp.isEmpty || appAnswers.mayHold(group)
  }

  private mutating func facts(_ known: Found) -> [Extract.Fact] {
    var facts: [Extract.Fact] = []
    for (number, (value, position)) in known.sorted(by: { $0.key < $1.key }) {
      let value = kept(value, for: plan.subset(of: position))
      facts.append(Extract.Fact(name: EncodedExtract.name(ofKept: number), value: value, place: nil))
    }
    return facts
  }

  /// Returns what a part finds about a node. What most nodes have is not noted.
  private mutating func value(
    of part: ExtractPlan.KeptPart, at node: NodeReference, _ known: inout Found
  ) -> Value {
    if let (value, _) = known[part.number] { return value }
    let value = value(of: part, at: node)
    var isWorthKeeping = !part.absence.stands(for: value)
    if case .unknown = value, part.absence == .nothing, !keepsCauses { isWorthKeeping = false }
    if isWorthKeeping { known[part.number] = (value, part.position) }
    return value
  }

  private mutating func value(of part: ExtractPlan.KeptPart, at node: NodeReference) -> Value {
    // What was found about the node before still holds.
    if node != visited {
      evaluator.visit(node, as: RuleExpressions.Slot.node)
      visited = node
    }
    if part.slot != RuleExpressions.Slot.node { evaluator.bind(.node(node), to: part.slot) }
    let start = engine.times == nil ? 0 : MonotonicClock.now
    defer { engine.times?.add(MonotonicClock.now - start, to: part.position) }
    if part.rule.readsVariables { evaluator.bind(part.rule) }
    if engine.hasOnlyBuiltIns || engine.ruleSet.isBuiltIn(part.position) { return evaluator.evaluate(part.program) }
    // A team's rule may take as many steps as on a file alone.
    evaluator.storage.pointee.isCounted = true
    evaluator.storage.pointee.stepsLeft = stepsLeft[part.position] ?? CheckRun.steps(for: model)
    defer {
      stepsLeft[part.position] = evaluator.storage.pointee.stepsLeft
      evaluator.storage.pointee.isCounted = false
      evaluator.storage.pointee.stepsLeft = .max
    }
    return evaluator.evaluate(part.program)
  }

  private mutating func kept(_ value: Value, for rules: ExtractPlan.RuleSubset) -> ExtractedValue {
    switch value {
    // Why is of use only to who is asked.
    case .unknown(let unknown):
      keepsCauses ? .undecided(unknown.causes) : .unknown(unknown.causes.first?.reason ?? .notStated)
    case .error(let error): .error(error.message, isOfNone: error.isOfNone)
    default: extracted(value, for: rules)
    }
  }

  // MARK: Nodes and their facts

  private mutating func add(_ node: NodeReference, for rules: ExtractPlan.RuleSubset) -> Int {
    let type = model.typeIndex(of: node)
    // What all rules read of texts is all that there is.
    let rules = (type == model.textType ? .all : rules).intersection(active)
    if let index = indices[node] {
      if !rules.subtracting(readers[index].all).isEmpty {
        readers[index].all.formUnion(rules)
        open.append((node, index))
      }
      return index
    }
    let record = model.nodes[Int(node.index)]
    let index = extract.nodes.count
    indices.set(index, for: node)
    nodes.append(node)
    extract.nodes.append(
      Extract.Node(
        type: type, path: paths.path(of: node), place: place(model.location(of: node)),
        field: record.field, position: Int(record.position),
        parent: -1, facts: [], fingerprint: fingerprints?.digest(of: node) ?? 0))
    readers.append((rules, .none))
    open.append((node, index))
    return index
  }

  /// Reads the facts of all open nodes, which may lead to others; a list instead of recursion.
  private mutating func readFacts() {
    while let (node, index) = open.popLast() {
      let (all, done) = readers[index]
      let new = all.subtracting(done)
      readers[index].done = all
      for fact in plan.facts[model.typeIndex(of: node)] {
        let rules = fact.rules.intersection(new)
        guard !rules.isEmpty else { continue }
        let value = model.value(of: fact.name, at: node)
        // Nobody wrote it, and the app's model knows as much by itself.
        if case .unknown(let unknown) = value,
          unknown.causes.allSatisfy({ $0.reason == .notStated || $0.reason == .otherFiles })
        {
          continue
        }
        // The app is in every model of its own.
        if case .node(let node) = value, node == model.app { continue }
        let extracted = extracted(value, for: rules.intersection(fact.followers))
        guard fact.rules.intersection(done).isEmpty else { continue }
        extract.nodes[index].facts.append(
          Extract.Fact(
            name: fact.name, value: extracted, place: model.location(of: fact.name, at: node).map { place($0) }))
      }
      // They may lead to further nodes.
      if done.isEmpty, model.typeIndex(of: node) == model.screenType {
        found[node.index, default: []] += factsOfScreen(node)
      }
    }
  }

  private mutating func connectParents() {
    for (index, node) in nodes.enumerated() {
      // What was found comes behind all other facts.
      if let found = found[node.index] { extract.nodes[index].facts += found }
      let parent = model.parent(of: node)
      if parent != .none, let position = indices[parent] { extract.nodes[index].parent = position }
    }
  }

  private mutating func place(_ location: Location) -> Extract.Place {
    let identity = ObjectIdentifier(location.file)
    if let file = files[identity] { return Extract.Place(file: file, range: location.range) }
    files.set(extract.files.count, for: identity)
    extract.files.append(location.file.path)
    return Extract.Place(file: extract.files.count - 1, range: location.range)
  }

  private mutating func extracted(
    _ value: Value, for rules: ExtractPlan.RuleSubset, depth: Int = 0
  ) -> ExtractedValue {
    guard depth < 64 else { return .unknown(.bound) }
    switch value {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .int(let int): return .int(int)
    case .double(let double): return .double(double)
    case .interval(let interval): return .interval(interval.low, interval.high)
    case .string(let string): return .string(string)
    case .list(let items): return .list(items.map { extracted($0, for: rules, depth: depth + 1) })
    case .map(let map):
      return .map(
        map.entries.map {
          ExtractedEntry(
            key: extracted($0.key, for: rules, depth: depth + 1),
            value: extracted($0.value, for: rules, depth: depth + 1))
        })
    // The app's own node is in every model of the app.
    case .node(let node):
      return node == .none || node == model.app ? .unknown(.notStated) : .node(add(node, for: rules))
    case .span(let span): return .string(model.string(of: span))
    case .color(let color): return .color(color.color, name: color.name)
    case .type(let name): return .string(name)
    case .unknown(let unknown): return .unknown(unknown.causes.first?.reason ?? .notStated)
    case .error: return .unknown(.unreadable)
    }
  }
}

extension Engine {
  /// Returns the facts of a file's screens that the rules about whole apps need.
  ///
  /// - Parameter withFingerprints: Whether answers will be compared with the nodes that they are about.
  public func extract(from model: Model, withFingerprints: Bool = false) -> EncodedExtract {
    prepare(model)
    return ExtractBuilder.extract(from: model, by: self, withFingerprints: withFingerprints).encode()
  }
}
