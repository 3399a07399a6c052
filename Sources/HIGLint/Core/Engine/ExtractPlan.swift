import HIGLanguage

/// The choice of facts that an extract holds.
public struct ExtractPlan {
  /// The facts to read, by the index of the type.
  private(set) var facts: [[PlannedFact]]
  /// The rules as subsets, by position.
  private var subsets: [RuleSubset]
  /// The rules that the plan is for.
  private(set) var positions: [Int]
  /// The rules about whole apps, by the nodes that they concern.
  let rules: RuleIndex
  private let keptParts: KeptParts
  /// The positions of the rules that may ask something about any screen.
  private(set) var aboutScreens: [Int] = []
  /// The rules whose conditions may ask about the app, by their place in the plan.
  private(set) var aboutApp: [(number: Int, position: Int)] = []
  let vocabulary: Vocabulary

  /// A fact, and the rules for which it is read.
  struct PlannedFact {
    let name: NameID
    var rules: RuleSubset
    /// The rules that may go on to the nodes in its value.
    var followers: RuleSubset
  }

  /// Some of the plan's rules, by their place in it; all those from the 512th on are one.
  struct RuleSubset: Equatable {
    private var bits: SIMD8<UInt64>

    private init(bits: SIMD8<UInt64>) { self.bits = bits }

    /// The place that the last rules have together.
    static let common = 511

    init(_ number: Int) {
      let number = min(number, Self.common)
      bits = .zero
      bits[number >> 6] = 1 << UInt64(number & 63)
    }

    static let none = RuleSubset(bits: .zero)
    static let all = RuleSubset(bits: ~.zero)

    var isEmpty: Bool { bits == .zero }
    mutating func formUnion(_ other: RuleSubset) { bits |= other.bits }
    func intersection(_ other: RuleSubset) -> RuleSubset { RuleSubset(bits: bits & other.bits) }
    func subtracting(_ other: RuleSubset) -> RuleSubset { RuleSubset(bits: bits & ~other.bits) }
  }

  /// A part of a rule that asks about one node, ready to be run.
  final class KeptPart {
    let number: UInt32
    let program: Program
    /// The variable of the node.
    let slot: Int
    let absence: Instruction.Absence
    let rule: PreparedRule
    let position: Int

    init(
      number: UInt32, program: Program, slot: Int, absence: Instruction.Absence, rule: PreparedRule, position: Int
    ) {
      self.number = number
      self.program = program
      self.slot = slot
      self.absence = absence
      self.rule = rule
      self.position = position
    }
  }

  /// The kept parts of a condition, or of a check; a class, since it is looked at for every node.
  final class KeptGroup {
    /// The condition on the app without which nothing else is asked.
    var ofApp: [KeptPart] = []
    /// The conditions on the rule's own node without each of which nothing else is asked about it.
    var conditions: [KeptPart] = []
    /// The parts about the rule's own node.
    var parts: [KeptPart] = []
    /// The parts about any screen.
    var ofScreens: [KeptPart] = []
    /// Whether people may be asked where the condition is not known.
    var asksWhenUnknown = false
    /// Whether the condition holds for none of the rule's nodes.
    var isImpossible = false

    /// Returns whether the condition may hold where an operand of its `&&` has a value.
    func mayHold(where operand: Value) -> Bool {
      switch operand {
      case .bool(let bool): bool
      // A check whose condition is not known is silent, and so is a rule of which then nobody is asked.
      case .unknown: asksWhenUnknown
      default: true
      }
    }
  }

  /// The kept parts of a rule.
  final class KeptOfRule {
    let whole: KeptGroup
    let checks: [KeptGroup]

    init(whole: KeptGroup, checks: [KeptGroup]) {
      self.whole = whole
      self.checks = checks
    }

  }

  /// The kept parts of rules, found when a node that a rule concerns is met: most files have nodes for few of them.
  private final class KeptParts {
    enum State {
      /// Nothing of the rule is kept.
      case none
      case unseen(types: Set<String>)
      case known(KeptOfRule?)
    }

    /// The engine keeps the plan.
    private unowned let engine: Engine
    @exclusivity(unchecked) var states: [State]

    init(of engine: Engine) {
      self.engine = engine
      states = Array(repeating: .none, count: engine.ruleSet.count)
    }

    func kept(of position: Int) -> KeptOfRule? {
      switch states[position] {
      case .none: return nil
      case .known(let kept): return kept
      case .unseen(let types):
        let kept = engine.rule(at: position).map { rule in
          KeptFinder(rule: rule, position: position, types: types).find(
            reports: engine.ruleSet[position].reportsAsk ? engine.allReports(at: position) : [])
        }
        states[position] = .known(kept)
        return kept
      }
    }
  }

  /// The facts that identify a screen and connect it to others: the graph's derived facts rest on them.
  private static let always: [(type: String, facts: [String])] = [
    (
      "screen",
      [
        "id", "title", "role", "presentation", "initial", "links", "destinations", "modal", "navigationBar", "tabBar",
      ]
    ),
    ("modal", ["style", "transition"]),
    ("navigationBar", ["background"]),
    ("background", ["color"]),
    ("link", ["to", "by", "transition"]),
    ("localizedText", ["texts", "value", "isBlank"]),
    ("text", ["value", "language", "script", "field"]),
  ]

  /// - Parameters:
  ///   - engine: The engine whose rules decide.
  ///   - selectors: Returns the nodes that a rule about whole apps, given by its position, may have something to say
  ///     about; none for a rule that does not run.
  init(for engine: Engine, selectors: (Int) -> [Selector]) {
    let ruleSet = engine.ruleSet
    let vocabulary = ruleSet.vocabulary
    self.vocabulary = vocabulary
    facts = Array(repeating: [], count: vocabulary.types.count)
    subsets = Array(repeating: .none, count: ruleSet.count)
    keptParts = KeptParts(of: engine)
    positions = (0..<ruleSet.count).filter { ruleSet[$0].phase == .app && !selectors($0).isEmpty }
    rules = RuleIndex(vocabulary: vocabulary)
    for (type, names) in Self.always {
      for fact in names { add(fact, of: type, for: .all, followers: .all) }
    }
    // The graph needs to know where the ways are; what lies there, only rules that ask for the ways.
    add("steps", of: "screen", for: .all, followers: .none)
    for (number, position) in positions.enumerated() {
      let header = ruleSet[position]
      let keeps = engine.keepsParts(at: position)
      let rule = RuleSubset(number)
      subsets[position] = rule
      let selectors = selectors(position)
      let types = SelectedTypes(of: selectors, among: header.selectors)
      for place in 0..<(keeps ? header.ownReads : header.reads.count) {
        // Where no parts are kept, their checks read more.
        guard !keeps || header.readTypes[place].overlaps(types) else { continue }
        let read = ruleSet.appReads[header.reads[place]]
        if read.nodeType.isEmpty {
          let name = vocabulary.nameID(of: read.fact)
          for type in facts.indices { add(name, of: type, for: rule, followers: rule) }
        } else {
          add(read.fact, of: read.nodeType, for: rule, followers: rule)
        }
      }
      rules.add(position, selectors: selectors)
      if selectors.contains(where: { if case .kind = $0 { true } else { false } }) {
        add("kind", of: "view", for: rule, followers: rule)
      }
      guard keeps else { continue }
      keptParts.states[position] = .unseen(types: Set(selectors.map(\.nodeType)))
      if header.asksAboutScreens { aboutScreens.append(position) }
      if header.asksAboutApp { aboutApp.append((number, position)) }
    }
  }

  /// Returns what a rule asks about the nodes that it concerns; nil where nothing of it is kept.
  func kept(of position: Int) -> KeptOfRule? { keptParts.kept(of: position) }

  /// Returns the rule at a position as one of the plan's.
  func subset(of position: Int) -> RuleSubset { subsets[position] }

  private mutating func add(
    _ fact: String, of typeName: String, for rules: RuleSubset, followers: RuleSubset
  ) {
    guard let type = vocabulary.typeIndex(of: typeName) else { return }
    add(vocabulary.nameID(of: fact), of: type, for: rules, followers: followers)
  }

  private mutating func add(_ name: NameID, of type: Int, for rules: RuleSubset, followers: RuleSubset) {
    // A node's type says itself, and its app is that of all.
    guard type != NodeTypes.app, name != Names.nodeType, name != Names.app,
      vocabulary.accessorIndex(of: name, in: type) != 0
    else { return }
    if let known = facts[type].firstIndex(where: { $0.name == name }) {
      facts[type][known].rules.formUnion(rules)
      facts[type][known].followers.formUnion(followers)
    } else {
      facts[type].append(PlannedFact(name: name, rules: rules, followers: followers))
    }
  }
}

/// Finds the kept parts of a rule's programs.
private struct KeptFinder {
  let rule: PreparedRule
  let position: Int
  /// The types of the nodes that the rule concerns.
  let types: Set<String>

  func find(reports: [Rule.Report]) -> ExtractPlan.KeptOfRule {
    let whole = group(of: [], under: rule.rule.condition)
    whole.asksWhenUnknown = rule.rule.asksWhenUnknown
    var checks: [ExtractPlan.KeptGroup] = []
    for (number, check) in rule.rule.checks.enumerated() {
      // Other checks of the rule are about other nodes, of which there may be none.
      if let condition = check.condition, !mayHold(condition) {
        let group = ExtractPlan.KeptGroup()
        group.isImpossible = true
        checks.append(group)
        continue
      }
      var programs = [check.each, check.requirement].compactMap { $0 }
      if case .computed(let program) = check.severity { programs.append(program) }
      if number < reports.count { reports[number].forEachProgram { programs.append($0) } }
      let group = group(of: programs, under: check.condition)
      // Where it isn't known which items there are, a condition that isn't known leaves the check open.
      group.asksWhenUnknown = check.each != nil
      checks.append(group)
    }
    return ExtractPlan.KeptOfRule(whole: whole, checks: checks)
  }

  private func group(of programs: [Program], under condition: Program?) -> ExtractPlan.KeptGroup {
    let group = ExtractPlan.KeptGroup()
    if let condition {
      let needed = needed(for: condition)
      group.ofApp = needed.filter { $0.number == Instruction.none }
      group.conditions = needed.filter {
        $0.number != Instruction.none && $0.slot == RuleExpressions.Slot.node
      }
    }
    var seen: Set<UInt32> = []
    for program in [condition].compactMap({ $0 }) + programs {
      for part in parts(of: program) where seen.insert(part.number).inserted {
        if part.slot == RuleExpressions.Slot.node {
          group.parts.append(part)
        } else {
          group.ofScreens.append(part)
        }
      }
    }
    return group
  }

  private func part(_ instruction: Instruction, of image: ProgramImage) -> ExtractPlan.KeptPart? {
    guard instruction.operation == .kept, let absence = Instruction.Absence(rawValue: instruction.flag) else {
      return nil
    }
    return ExtractPlan.KeptPart(
      number: instruction.c, program: Program(image: image, root: instruction.b),
      slot: Int(image.instruction(at: instruction.a).a), absence: absence, rule: rule, position: position)
  }

  /// Returns the parts without each of which a condition can't hold.
  private func needed(for program: Program) -> [ExtractPlan.KeptPart] {
    let image = program.image
    let root = image.evaluated(at: choice(in: program))
    if root.operation != .and { return [part(root, of: image)].compactMap { $0 } }
    return image.operands(of: root).compactMap { part(image.evaluated(at: $0), of: image) }
  }

  /// Returns the part of a condition that decides about nodes of the types, where it has others for others:
  /// `self.nodeType == 'screen' ? … : …`.
  private func choice(in program: Program) -> UInt32 {
    let image = program.image
    var index = program.root
    while true {
      let instruction = image.evaluated(at: index)
      switch instruction.operation {
      case .conditional:
        if isAlways(false, Program(image: image, root: instruction.a)) {
          index = instruction.c
        } else if isAlways(true, Program(image: image, root: instruction.a)) {
          index = instruction.b
        } else {
          return index
        }
      case .or:
        let open = image.operands(of: instruction).filter { !isAlways(false, Program(image: image, root: $0)) }
        guard open.count == 1 else { return index }
        index = open[0]
      default: return index
      }
    }
  }

  /// Returns whether a part of a condition has one value for all nodes of the types.
  private func isAlways(_ value: Bool, _ program: Program) -> Bool {
    types.allSatisfy { rule.value(of: program, onNodesOfType: $0) == value }
  }

  /// Returns whether a condition may hold on a node of one of the types.
  private func mayHold(_ condition: Program) -> Bool {
    let parts = needed(for: condition).filter {
      $0.number != Instruction.none && $0.slot == RuleExpressions.Slot.node
    }
    return types.contains { type in !parts.contains { rule.value(of: $0.program, onNodesOfType: type) == false } }
  }

  /// Returns the numbered parts of a program.
  private func parts(of program: Program) -> [ExtractPlan.KeptPart] {
    var found: [ExtractPlan.KeptPart] = []
    program.forEachKept { instruction in
      if instruction.c != Instruction.none, let part = part(instruction, of: program.image) { found.append(part) }
    }
    return found
  }
}
