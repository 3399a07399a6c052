/// The statements without which a rule has nothing to say about a node, found when the rule is compiled. Most rules
/// need statements that few nodes have, and are not even decoded for the other nodes.
///
/// They are right only for the parameters that the rule comes with.
struct RuleNeeds: Sendable {
  /// The statements that nodes of one type must have.
  struct Statement: Equatable, Sendable {
    /// The bits of the fields (`NameID.bit`).
    var fields: UInt64 = 0
    /// The bits of the words that a screen's role and presentation may be (`WordBits`).
    var roles = UInt64.max
    var presentations = UInt64.max
    /// Whether only variants of a screen are concerned.
    var isVariant = false

    func isMet(by node: Node) -> Bool {
      node.fields & fields == fields && WordBits.admit(node.role, roles)
        && WordBits.admit(node.presentation, presentations) && (!isVariant || node.isVariant)
    }
  }

  struct OfType: Sendable {
    var type: UInt16
    var withoutPeople: Statement
    var withPeople: Statement
  }

  /// Whether only people can answer the rule.
  var isQuestion: Bool
  /// The types of nodes of which something is needed.
  var types: [OfType]

  /// The part of a node that needs look at.
  struct Node {
    var type: UInt16
    var fields: UInt64
    var role = WordBits.any
    var presentation = WordBits.any
    var isVariant = false

    init(_ node: NodeReference, in model: Model) {
      let record = model.nodes[Int(node.index)]
      type = record.type
      fields = record.fields
      guard Int(type) == model.screenType else { return }
      role = WordBits.bit(of: model.string(Names.role, of: node), in: .screenRole)
      presentation = WordBits.bit(of: model.string(Names.presentation, of: node), in: .presentation)
      if case .bool(true) = model.value(of: Names.isVariant, at: node) { isVariant = true }
    }
  }

  /// Returns whether the rule may have something to say about a node.
  func areMet(by node: Node, asksPeople: Bool) -> Bool {
    if isQuestion, !asksPeople { return false }
    guard let own = types.first(where: { $0.type == node.type }) else { return true }
    return (asksPeople ? own.withPeople : own.withoutPeople).isMet(by: node)
  }
}

/// Words of an enumeration as bits; two words may share one.
enum WordBits {
  /// The bits of a word that is not stated, or not in the enumeration.
  static let any = UInt64.max

  static func bit(of word: String?, in enumeration: Enumeration) -> UInt64 {
    guard let word, let index = enumeration.words.firstIndex(of: word) else { return any }
    return 1 << UInt64(index & 63)
  }

  static func admit(_ word: UInt64, _ words: UInt64) -> Bool { word == any || word & words != 0 }
}

// MARK: - Finding them

extension RuleNeeds {
  /// Finds the needs by running the rule's programs on a node of which only one fact is known, for each that it reads.
  init(of rule: Rule, reads: Set<FactRead>, vocabulary: Vocabulary) {
    isQuestion = rule.isQuestion
    types = []
    for type in Set(rule.selectors.map(\.nodeType)).sorted(by: Path.precedes) {
      guard let number = vocabulary.typeIndex(of: type) else { continue }
      let trial = Trial(rule, type: number, vocabulary)
      let names = reads.filter { $0.nodeType == type }.map { vocabulary.nameID(of: $0.fact) }
      let needs = OfType(
        type: UInt16(number), withoutPeople: trial.needs(names, asksPeople: false),
        withPeople: trial.needs(names, asksPeople: true))
      if needs.withoutPeople != Statement() || needs.withPeople != Statement() { types.append(needs) }
    }
  }

  private struct Trial {
    let rule: Rule
    let prepared: Engine.PreparedRule
    let type: Int
    /// A model with a node that states nothing.
    let model: Model

    init(_ rule: Rule, type: Int, _ vocabulary: Vocabulary) {
      self.rule = rule
      self.type = type
      // Another edition may have other parameters.
      let parameters =
        rule.editions.isEmpty
        ? .map(MapValue(rule.parameters.map { (.string($0.name), $0.value) })) : Value.unknown(ShapeFacts.open)
      prepared = Engine.PreparedRule(
        rule: rule, parameters: parameters, lists: .unknown(ShapeFacts.open), severity: nil)
      model = Model(vocabulary: vocabulary)
      model.nodes.append(
        ModelNode(
          type: UInt16(type), source: 0, range: SourceRange(at: 0), parent: .none, field: .none, position: -1,
          firstSlot: 0, slotCount: 0, end: 1))
    }

    func needs(_ names: [NameID], asksPeople: Bool) -> Statement {
      var needs = Statement()
      for name in names {
        if model.vocabulary.field(name, in: type) != nil {
          let absent = ShapeFacts(model: model, showsApp: false).value(of: name, at: NodeReference(0))
          if isSilent(where: name, is: absent, asksPeople) { needs.fields |= name.bit }
        }
        guard type == model.screenType else { continue }
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

    private func isSilent(where name: NameID, is value: Value, _ asksPeople: Bool) -> Bool {
      let facts = ShapeFacts(model: model, showsApp: false)
      facts.onlyFact = (name, value)
      return RuleSieve.silences(prepared, facts, asksPeople: asksPeople)
    }
  }
}

// MARK: - As bytes

extension RuleNeeds {
  func write(to writer: inout ByteWriter) {
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
      }
    }
  }

  init(_ reader: inout ByteReader) throws(ByteDecodingError) {
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
  }
}
