import HIGReading

/// The statements without which a rule has nothing to say about a node, found when the rule is compiled. Most rules
/// need statements that few nodes have, and are not even decoded for the other nodes.
///
/// They are right only for the parameters that the rule comes with.
package struct RuleNeeds: Sendable {
  /// The statements that nodes of one type must have.
  struct Statement: Equatable, Sendable {
    /// The bits of the fields (`NameID.bit`); that of `unreadStatements` where they must have some.
    var fields: UInt64 = 0
    /// The bits of the words that a screen's role and presentation may be (`WordBits`).
    var roles = UInt64.max
    var presentations = UInt64.max
    /// Whether only variants of a screen are concerned.
    var isVariant = false
    /// The bits of the fields that their app must have (`AppFieldBits`).
    var app: UInt64 = 0

    func isMet(by node: Node) -> Bool {
      node.fields & fields == fields && WordBits.admit(node.role, roles)
        && WordBits.admit(node.presentation, presentations) && (!isVariant || node.isVariant)
    }
  }

  package struct OfType: Sendable {
    package var type: UInt16
    var withoutPeople: Statement
    var withPeople: Statement
  }

  /// Whether only people can answer the rule.
  package var isQuestion: Bool
  /// The types of nodes of which something is needed.
  package var types: [OfType]

  /// The part of a node that needs look at.
  package struct Node {
    package var type: UInt16
    package var fields: UInt64
    package var role = WordBits.any
    package var presentation = WordBits.any
    package var isVariant = false

    package init(type: UInt16, fields: UInt64) {
      self.type = type
      self.fields = fields
    }
  }

  /// Returns whether the rule may have something to say about nodes of a type.
  ///
  /// - Parameter app: The bits of the fields that their app has.
  package func areMet(byNodesOfType type: Int, app: UInt64, asksPeople: Bool) -> Bool {
    if isQuestion, !asksPeople { return false }
    guard let own = types.first(where: { $0.type == type }) else { return true }
    let fields = (asksPeople ? own.withPeople : own.withoutPeople).app
    return app & fields == fields
  }

  /// The bits of the fields of apps that the rule needs.
  package var appFields: UInt64 { types.reduce(0) { $0 | $1.withPeople.app | $1.withoutPeople.app } }

  /// Returns whether the rule may have something to say about a node.
  func areMet(by node: Node, asksPeople: Bool) -> Bool {
    if isQuestion, !asksPeople { return false }
    guard let own = types.first(where: { $0.type == node.type }) else { return true }
    return (asksPeople ? own.withPeople : own.withoutPeople).isMet(by: node)
  }
}

/// Words of an enumeration as bits; two words may share one.
package enum WordBits {
  /// The bits of a word that is not stated, or not in the enumeration.
  package static let any = UInt64.max

  package static func bit(of word: String?, in enumeration: Enumeration) -> UInt64 {
    guard let word, let index = enumeration.words.firstIndex(of: word) else { return any }
    return 1 << UInt64(index & 63)
  }

  static func admit(_ word: UInt64, _ words: UInt64) -> Bool { word == any || word & words != 0 }
}

// MARK: - Finding them

extension RuleNeeds {
  /// Finds the needs by running the rule's programs on a node of which only one fact is known, for each that it reads.
  ///
  /// - Parameters:
  ///   - reads: The facts that the rule reads of nodes of which an extract may hold but a part.
  ///   - allReads: All facts that the rule reads. Of the app every model holds all.
  package init(of rule: Rule, reads: Set<FactRead>, allReads: Set<FactRead>, vocabulary: Vocabulary) {
    isQuestion = rule.isQuestion
    types = []
    for type in Set(rule.selectors.map(\.nodeType)).sorted(by: Path.precedes) {
      guard let number = vocabulary.typeIndex(of: type) else { continue }
      let trial = Trial(rule, type: number, vocabulary)
      let names = reads.filter { $0.nodeType == type }.map { vocabulary.nameID(of: $0.fact) }
      let ofApp = allReads.filter { $0.nodeType == "app" }.map { vocabulary.nameID(of: $0.fact) }
      var needs = OfType(
        type: UInt16(number), withoutPeople: trial.needs(names, ofApp: ofApp, asksPeople: false),
        withPeople: trial.needs(names, ofApp: ofApp, asksPeople: true))
      if let section = AppSections.of(vocabulary).section(of: number) {
        let bit = AppFieldBits.of(vocabulary).bit(of: section)
        needs.withoutPeople.app |= bit
        needs.withPeople.app |= bit
      }
      if needs.withoutPeople != Statement() || needs.withPeople != Statement() { types.append(needs) }
    }
  }

  private struct Trial {
    let prepared: PreparedRule
    let type: Int
    let vocabulary: Vocabulary

    init(_ rule: Rule, type: Int, _ vocabulary: Vocabulary) {
      self.type = type
      self.vocabulary = vocabulary
      // Another edition may have other parameters.
      let parameters =
        rule.editions.isEmpty
        ? .map(MapValue(rule.parameters.map { (.string($0.name), $0.value) })) : Value.unknown(.open)
      prepared = PreparedRule(rule: rule, parameters: parameters, lists: .unknown(.open), severity: nil)
    }

    func needs(_ names: [NameID], ofApp: [NameID], asksPeople: Bool) -> Statement {
      var needs = Statement()
      if let app = vocabulary.typeIndex(of: "app") {
        let bits = AppFieldBits.of(vocabulary)
        for name in ofApp {
          guard let field = vocabulary.field(name, in: app) else { continue }
          if isSilent(where: name, is: OnlyFact.value(ofAbsent: field), ofApp: true, asksPeople) {
            needs.app |= bits.bit(of: name)
          }
        }
      }
      for name in names {
        // An object of which everything is read is no different from one without the field.
        if name == Names.unreadStatements, isSilent(where: name, is: .list([]), asksPeople) {
          needs.fields |= name.bit
        }
        if let field = vocabulary.field(name, in: type) {
          if isSilent(where: name, is: OnlyFact.value(ofAbsent: field), asksPeople) { needs.fields |= name.bit }
        }
        guard vocabulary.types[type].name == "screen" else { continue }
        switch name {
        case Names.role: needs.roles = words(of: .screenRole, in: name, asksPeople)
        case Names.presentation: needs.presentations = words(of: .presentation, in: name, asksPeople)
        case Names.isVariant: needs.isVariant = isSilent(where: name, is: .bool(false), asksPeople)
        default: break
        }
      }
      return needs
    }

    private func words(of enumeration: Enumeration, in name: NameID, _ asksPeople: Bool) -> UInt64 {
      var words: UInt64 = 0
      for word in enumeration.words where !isSilent(where: name, is: .string(word), asksPeople) {
        words |= WordBits.bit(of: word, in: enumeration)
      }
      return words
    }

    private func isSilent(
      where name: NameID, is value: Value, ofApp: Bool = false, _ asksPeople: Bool
    ) -> Bool {
      let evaluator = Evaluator(
        facts: OnlyFact(
          name: name, value: value, owner: ofApp ? OnlyFact.app : OnlyFact.node,
          typeName: vocabulary.types[type].name))
      evaluator.visit(OnlyFact.node, as: RuleExpressions.Slot.node)
      evaluator.bind(ofApp ? .node(OnlyFact.app) : .unknown(.open), to: RuleExpressions.Slot.app)
      return RuleRemainder(evaluator: evaluator, asksPeople: asksPeople).rule(0, prepared) == nil
    }
  }
}

extension PreparedRule {
  /// Returns the truth that a program has on all nodes of a type, whatever else is known of them; nil where it differs.
  package func value(of program: Program, onNodesOfType type: String) -> Bool? {
    let evaluator = Evaluator(
      facts: OnlyFact(name: Names.nodeType, value: .string(type), owner: OnlyFact.node, typeName: type))
    evaluator.visit(OnlyFact.node, as: RuleExpressions.Slot.node)
    evaluator.bind(.unknown(.open), to: RuleExpressions.Slot.app)
    if readsVariables { evaluator.bind(self) }
    if case .bool(let value) = evaluator.evaluate(program) { return value }
    return nil
  }
}

extension Program {
  /// Returns the truth that it has on all nodes of a type, whatever else is known of them, and whatever a rule's
  /// parameters are; nil where it differs.
  func value(onNodesOfType type: String) -> Bool? {
    let evaluator = Evaluator(
      facts: OnlyFact(name: Names.nodeType, value: .string(type), owner: OnlyFact.node, typeName: type))
    evaluator.visit(OnlyFact.node, as: RuleExpressions.Slot.node)
    for slot in [RuleExpressions.Slot.app, RuleExpressions.Slot.parameters, RuleExpressions.Slot.lists] {
      evaluator.bind(.unknown(.open), to: slot)
    }
    evaluator.bind(.unknown(.open), to: RuleExpressions.Slot.item)
    if case .bool(let value) = evaluator.evaluate(self) { return value }
    return nil
  }
}

/// A node of one type and its app, and a single fact that is known of one of them.
private final class OnlyFact: FactSource {
  static let node = NodeReference(0)
  static let app = NodeReference(1)

  private let name: NameID
  private let value: Value
  private let owner: NodeReference
  private let typeName: String

  init(name: NameID, value: Value, owner: NodeReference, typeName: String) {
    self.name = name
    self.value = value
    self.owner = owner
    self.typeName = typeName
  }

  var areShared: Bool { true }
  var knowsNone: Bool { true }

  /// The value of a field that is not written, of a node of which nothing else is known.
  static func value(ofAbsent field: Field) -> Value {
    switch field.absence {
    case .required, .unknown: .unknown(Unknown(field.name, .notStated))
    case .bool(let value): .bool(value)
    case .number(let value): .double(value)
    case .word(let word): .string(word)
    case .clear: .color(.clear)
    case .emptyList: .list([])
    case .inherited: .unknown(.open)
    }
  }

  func value(of name: NameID, at node: NodeReference) -> Value {
    if name == self.name, node == owner { return value }
    return name == Names.nodeType ? .string(typeName(of: node)) : .unknown(.open)
  }

  func statement(of name: NameID, at node: NodeReference) -> FactStatement {
    switch value(of: name, at: node) {
    case .unknown(let unknown): unknown.isOpen ? .open : .absent
    case .null: .none
    case .error: .open
    default: .something
    }
  }

  func presence(of name: NameID, at node: NodeReference) -> Truth {
    guard case .unknown(let unknown) = value(of: name, at: node) else { return .yes }
    return unknown.isOpen ? .unknown(.open) : .no
  }

  func has(_ name: NameID, at node: NodeReference) -> Bool {
    if case .yes = presence(of: name, at: node) { return true }
    return false
  }

  /// Another file may know of the node what is asked here; of the app, every file knows as much.
  func kept(_ number: UInt32, at node: NodeReference) -> KeptFact? {
    owner == Self.app ? nil : .value(.unknown(.open))
  }
  /// A function may look at anything.
  func decides(_ function: LinkedFunction, _ arguments: [Value]) -> Bool { false }

  func typeName(of node: NodeReference) -> String { node == Self.app ? "app" : typeName }
  func string(of span: TextSpan) -> String { "" }
  func description(of node: NodeReference) -> String { "" }
}

// MARK: - As bytes

extension RuleNeeds {
  package func write(to writer: inout ByteWriter) {
    writer.bytes.append(isQuestion ? 1 : 0)
    writer.number(UInt64(types.count))
    for own in types {
      writer.number(UInt64(own.type))
      for needs in [own.withoutPeople, own.withPeople] {
        writer.number(needs.fields)
        // Most rules are content with every word.
        writer.number(~needs.roles)
        writer.number(~needs.presentations)
        writer.bytes.append(needs.isVariant ? 1 : 0)
        writer.number(needs.app)
      }
    }
  }

  package init(_ reader: inout ByteReader) throws(ByteDecodingError) {
    isQuestion = try reader.byte() == 1
    types = []
    let count = try reader.count()
    types.reserveCapacity(count)
    for _ in 0..<count {
      types.append(
        OfType(
          type: UInt16(truncatingIfNeeded: try reader.number()), withoutPeople: try Statement(&reader),
          withPeople: try Statement(&reader)))
    }
  }
}

extension RuleNeeds.Statement {
  fileprivate init(_ reader: inout ByteReader) throws(ByteDecodingError) {
    fields = try reader.number()
    roles = ~(try reader.number())
    presentations = ~(try reader.number())
    isVariant = try reader.byte() == 1
    app = try reader.number()
  }
}
