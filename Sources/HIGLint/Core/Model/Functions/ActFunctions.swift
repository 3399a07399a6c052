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
    Set((KnownActs(.node(node), in: model)?.all ?? []).map { Enumeration.act.words[Int($0)] })
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

/// The knowledge of the acts of a value: a node, a text or a name.
private struct KnownActs {
  private let model: Model
  private let cache: ActCache
  /// The acts that anything speaks for, by their places in `Enumeration.act`.
  private(set) var all: [UInt8] = []
  /// Whether what decides is known, so that it does nothing else.
  private(set) var isDecided = false

  /// Creates what is known; nil for a value that does nothing, and where there is no lexicon.
  init?(_ value: Value, in model: Model) {
    guard let cache = model.acts else { return nil }
    self.model = model
    self.cache = cache
    switch value {
    case .string(let text): decide(by: acts(ofString: text))
    case .node(let node) where node != .none: read(node)
    default: return nil
    }
  }

  private mutating func decide(by acts: [UInt8]) {
    add(acts)
    if !acts.isEmpty { isDecided = true }
  }

  private mutating func add(_ acts: [UInt8]) {
    for act in acts where !all.contains(act) { all.append(act) }
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
    if title != nil || label != nil { isDecided = !all.isEmpty }
    let others = signs(of: node, type)
    if title == nil, label == nil { isDecided = !others.isEmpty }
    add(others)
    if let id = model.string(Names.id, of: node) { add(cache.acts(ofName: id)) }
    if let screen = model.string(Names.opens, of: node) {
      add(cache.acts(ofName: screen).filter { Self.actsOfScreens.contains($0) })
    }
  }

  /// The acts that consist in opening a screen, for which its id speaks.
  private static let actsOfScreens = Set(
    ["settings", "help", "signIn", "signUp", "resetPassword", "feedback", "search", "subscribe"].map { act($0) })

  private static func act(_ name: String) -> UInt8 {
    UInt8(truncatingIfNeeded: Enumeration.act.words.firstIndex(of: name) ?? Int(Lexicon.noAct))
  }

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
    if type == NodeTypes.backItem { acts.append(Self.act("back")) }
    for word in [model.string(Names.role, of: node), model.string(Names.style, of: node)] {
      if let word, Self.roles.contains(word) { acts.append(Self.act(word)) }
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
