import HIGLanguage
import HIGReading

/// The functions of the rule language about what buttons and the like do.
public enum ActFunctions {
  public static let all: [FunctionBody] = [
    FunctionBody("acts") { arguments, context in
      guard let model = context.model, let known = KnownActs(arguments[0], in: model) else { return nothingKnown }
      return known.all.isEmpty ? nothingKnown : .list(known.all.map { words[Int($0)] })
    },
    FunctionBody("does") { arguments, context in
      guard let model = context.model, let known = KnownActs(arguments[0], in: model) else { return nothingKnown }
      if known.all.contains(where: { isWanted(words[Int($0)], arguments[1]) }) { return .bool(true) }
      return known.isDecided ? .bool(false) : nothingKnown
    },
  ]

  /// Returns the names of the acts of a node, as far as they are known.
  package static func names(of node: NodeReference, in model: Model) -> Set<String> {
    Set(numbers(of: node, in: model).map { Enumeration.act.words[Int($0)] })
  }

  /// Returns the places in `Enumeration.act` of the acts of a node, as far as they are known.
  static func numbers(of node: NodeReference, in model: Model) -> [UInt8] {
    KnownActs(.node(node), in: model)?.all ?? []
  }

  /// Returns the place of an act in `Enumeration.act`.
  static func number(of act: String) -> UInt8 {
    UInt8(truncatingIfNeeded: Enumeration.act.words.firstIndex(of: act) ?? Int(Lexicon.noAct))
  }

  /// Returns the names of the acts that a text or the name of an action says.
  package static func names(ofText text: String, in model: Model) -> Set<String> {
    Set((KnownActs(.string(text), in: model)?.all ?? []).map { Enumeration.act.words[Int($0)] })
  }

  private static let words: [Value] = Enumeration.act.words.map { .string($0) }
  private static let nothingKnown = Value.unknown(Unknown("acts", .notStated))

  private static func isWanted(_ act: Value, _ wanted: Value) -> Bool {
    guard case .string(let act) = act else { return false }
    switch wanted {
    case .string(let word): return StringBytes.equal(act, word)
    case .list(let words): return words.contains { isWanted(.string(act), $0) }
    default: return false
    }
  }
}

/// The acts of nodes of a model, by one lexicon: many rules ask for those of the same ones.
private final class ActsOfNodes {
  @exclusivity(unchecked) var known = HashMap<NodeReference, KnownActs.Acts>()
  @exclusivity(unchecked) private var cache: ActCache?

  /// Forgets what another lexicon said.
  func begin(with cache: ActCache) {
    if self.cache === cache { return }
    self.cache = cache
    known.removeAll()
  }
}

/// The knowledge of the acts of a value: a node, a text or a name.
private struct KnownActs {
  struct Acts {
    /// The acts that anything speaks for, by their places in `Enumeration.act`.
    var all: [UInt8] = []
    /// Whether what decides is known, so that it does nothing else.
    var isDecided = false
  }

  private let model: Model
  private let cache: ActCache
  private var found = Acts()

  var all: [UInt8] { found.all }
  var isDecided: Bool { found.isDecided }

  /// Creates what is known; nil for a value that does nothing, and where there is no lexicon.
  init?(_ value: Value, in model: Model) {
    guard let cache = model.acts else { return nil }
    self.model = model
    self.cache = cache
    switch value {
    case .string(let text): decide(by: acts(ofString: text))
    case .node(let node) where node != .none:
      let nodes = model.kept { _ in ActsOfNodes() }
      nodes.begin(with: cache)
      if let known = nodes.known[node] {
        found = known
      } else {
        read(node)
        nodes.known.set(found, for: node)
      }
    default: return nil
    }
  }

  private mutating func decide(by acts: [UInt8]) {
    add(acts)
    if !acts.isEmpty { found.isDecided = true }
  }

  private mutating func add(_ acts: [UInt8]) {
    for act in acts where !all.contains(act) { found.all.append(act) }
  }

  /// Returns the acts of a text of which nothing tells whether it is a title or a name.
  private func acts(ofString text: String) -> [UInt8] {
    let isName = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    let acts = isName ? cache.acts(ofName: text) : cache.acts(ofTitle: text)
    return acts.isEmpty ? isName ? cache.acts(ofTitle: text) : cache.acts(ofName: text) : acts
  }

  // MARK: Nodes

  private mutating func read(_ node: NodeReference) {
    let type = model.typeIndex(of: node)
    if type == model.textType { return decide(by: acts(ofText: node)) }
    if type == NodeTypes.localizedText { return decide(by: acts(ofTexts: node)) }
    let accessibility = model.node(Names.accessibility, of: node)
    let title = text(Names.title, of: node) ?? text(Names.text, of: node)
    let label = accessibility.flatMap { text(Self.label, of: $0) }
    for text in [title, label] {
      if case .node(let texts)? = text { add(acts(ofTexts: texts)) }
    }
    if title != nil || label != nil { found.isDecided = !all.isEmpty }
    let others = signs(of: node, type)
    if title == nil, label == nil { found.isDecided = !others.isEmpty }
    add(others)
    if let id = model.string(Names.id, of: node) { add(cache.acts(ofName: id)) }
    if let screen = model.string(Names.opens, of: node) {
      add(cache.acts(ofName: screen).filter { Self.actsOfScreens.contains($0) })
    }
  }

  /// The acts that consist in opening a screen, for which its id speaks.
  private static let actsOfScreens = Set(
    ["settings", "help", "signIn", "signUp", "resetPassword", "feedback", "search", "subscribe"].map {
      ActFunctions.number(of: $0)
    })

  private static let (label, system) = (Vocabulary.shared.nameID(of: "label"), Vocabulary.shared.nameID(of: "system"))

  /// Returns the stated value of a field; nil where nothing is stated, or `none`.
  private func text(_ name: NameID, of node: NodeReference) -> Value? {
    guard let slot = model.slot(name, of: node), slot.kind != .null else { return nil }
    return model.value(of: slot)
  }

  /// Returns the acts that an icon, an action, a role and a style speak for.
  private func signs(of node: NodeReference, _ type: Int) -> [UInt8] {
    var acts: [UInt8] = []
    if let icon = model.node(Names.icon, of: node) {
      if let system = model.string(Self.system, of: icon) { acts += cache.acts(ofIcon: system) }
      if let name = model.string(Names.name, of: icon) { acts += cache.acts(ofIcon: name) }
    }
    if let action = model.string(Names.action, of: node) { acts += self.acts(ofString: action) }
    if type == NodeTypes.backItem { acts.append(ActFunctions.number(of: "back")) }
    for word in [model.string(Names.role, of: node), model.string(Names.style, of: node)] {
      if let word, Self.roles.contains(word) { acts.append(ActFunctions.number(of: word)) }
    }
    return acts
  }

  /// The roles and styles that are acts.
  private static let roles: Set<String> = ["cancel", "back", "done", "close"]

  // MARK: Texts

  private func acts(ofTexts node: NodeReference) -> [UInt8] {
    var acts: [UInt8] = []
    for text in model.nodeList(Names.texts, of: node) { acts += self.acts(ofText: text) }
    return acts
  }

  private func acts(ofText node: NodeReference) -> [UInt8] {
    guard let text = model.textValue(of: node) else {
      // It comes from an extract, which holds no more than the words.
      return model.string(Names.value, of: node).map { cache.acts(ofTitle: $0) } ?? []
    }
    if text.isUnknown || text.isBlank { return [] }
    guard text.hasPlaceholder else { return cache.acts(ofTitle: text.string) }
    // What stands for a value counts as one proper noun.
    return cache.acts(ofTitle: text.pieces.map { $0.isUnknown ? " 0 " : text.string(in: $0.range) }.joined())
  }
}
