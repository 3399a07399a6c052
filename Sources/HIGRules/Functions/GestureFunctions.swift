import HIGCore
import HIGLanguage
import HIGReading

/// The functions of the rule language about gestures.
enum GestureFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("gestureConflicts") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first,
        case .map(let classes) = arguments[1], let use = GestureUse(node, on: .none, in: model),
        let uses = model.kept(GestureUses.init).byKey[use.key],
        let position = uses.firstIndex(where: { $0.node == node })
      else { return .list([]) }
      let own = use.action.meaning(in: classes)
      guard !own.isEmpty else { return .list([]) }
      let other = uses[..<position].first { earlier in
        let meaning = earlier.action.meaning(in: classes)
        return earlier.screen != uses[position].screen && !meaning.isEmpty && meaning != own
      }
      return .list(other.map { [.node($0.node)] } ?? [])
    },
    FunctionBody("rareGestures") { arguments, context in
      guard let model = context.model, case .int(let fingers) = arguments[1] else { return .list([]) }
      var meanings = MapValue([])
      if arguments.count > 2, case .map(let map) = arguments[2] { meanings = map }
      return .list(model.rareGestures(fingers: Int(fingers), meanings: meanings).map { .node($0) })
    },
    FunctionBody("otherWays") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first, node != .none,
        let screen = model.screen(of: node)
      else { return .list([]) }
      return model.otherWays(of: node, on: screen, menus: arguments[1], buttons: arguments[2])
    },
  ]
}

/// A gesture of a view, and its action.
private struct GestureUse {
  /// The traits in which equal gestures agree.
  struct Key: Hashable {
    var type: String
    var fingers: Int
    var direction: String
    var taker: String
  }

  var node: NodeReference
  var screen: NodeReference
  var key: Key
  var action: ActionName

  /// Creates the use of a gesture; nil for one without an action.
  init?(_ node: NodeReference, on screen: NodeReference, in model: Model) {
    guard let type = model.string(Names.type, of: node), let action = model.string(Names.action, of: node) else {
      return nil
    }
    self.node = node
    self.screen = screen
    self.action = ActionName(action)
    var taker = ""
    if case .string(let kind) = model.value(of: Self.taker, at: node) { taker = kind }
    key = Key(
      type: type, fingers: Self.fingers(of: node, in: model),
      direction: [Self.direction, Self.edge].compactMap { model.string($0, of: node) }.joined(separator: " "),
      taker: taker)
  }

  private static let taker = Vocabulary.shared.nameID(of: "taker")
  private static let direction = Vocabulary.shared.nameID(of: "direction")
  private static let edge = Vocabulary.shared.nameID(of: "edge")
  private static let fingers = Vocabulary.shared.nameID(of: "fingers")

  /// Returns the number of fingers; one if nothing is stated.
  static func fingers(of gesture: NodeReference, in model: Model) -> Int {
    model.number(fingers, of: gesture).map { Int($0) } ?? 1
  }
}

extension Model {
  private static let gestureUses = Vocabulary.shared.nameID(of: "gestureUses")

  fileprivate func gestures(of screen: NodeReference) -> [NodeReference] {
    guard case .list(let gestures) = value(of: Self.gestureUses, at: screen) else { return [] }
    return gestures.compactMap { gesture in
      if case .node(let node) = gesture { return node }
      return nil
    }
  }

  fileprivate func rareGestures(fingers: Int, meanings: MapValue) -> [NodeReference] {
    var seen: Set<[String]> = []
    return screens.flatMap { gestures(of: $0) }.filter { gesture in
      let type = string(Names.type, of: gesture) ?? ""
      let count = GestureUse.fingers(of: gesture, in: self)
      guard type == "custom" || count >= fingers || isUnusual(gesture, type, count, meanings) else { return false }
      let name = string(Names.name, of: gesture) ?? string(Names.action, of: gesture) ?? ""
      return seen.insert([type, String(count), name]).inserted
    }
  }
}

extension Model {
  /// Whether a map has a gesture's type (for several fingers `tap 2`), and its action none of the words there.
  private func isUnusual(_ gesture: NodeReference, _ type: String, _ fingers: Int, _ meanings: MapValue) -> Bool {
    let isOfTwo = type == "pinch" || type == "rotate"
    let key = fingers > (isOfTwo ? 2 : 1) ? "\(type) \(fingers)" : type
    guard let action = string(Names.action, of: gesture),
      let usual = meanings.entries.first(where: { entry in
        if case .string(let name) = entry.key { return name == key }
        return false
      })
    else { return false }
    return !ActionName(action).hasAny(of: usual.value)
  }
}

/// The app's gestures by key, in the order of the screens; of those that do the same, the first.
private final class GestureUses {
  private(set) var byKey: [GestureUse.Key: [GestureUse]] = [:]

  init(in model: Model) {
    var seen: [GestureUse.Key: Set<[String]>] = [:]
    for screen in model.screens {
      for gesture in model.gestures(of: screen) {
        guard let use = GestureUse(gesture, on: screen, in: model),
          seen[use.key, default: []].insert(use.action.words).inserted
        else { continue }
        byKey[use.key, default: []].append(use)
      }
    }
  }
}

/// The subject of a search by `otherWays` on a screen. The rows of a list mostly ask for the same.
private struct WaysKey: Hashable {
  var screen: NodeReference
  var action: String?
  var target: String?
  var menus: [String]
  var buttons: [String]
}

/// The result of a search by `otherWays`.
private struct FoundWays {
  var nodes: [NodeReference] = []
  /// Whether a control does not state its action.
  var isOpen = false
}

private final class KnownWays {
  var found: [WaysKey: FoundWays] = [:]
}

extension Model {
  fileprivate func otherWays(of gesture: NodeReference, on screen: NodeReference, menus: Value, buttons: Value) -> Value
  {
    let key = WaysKey(
      screen: screen, action: string(Names.action, of: gesture), target: string(Names.opens, of: gesture),
      menus: menus.strings, buttons: buttons.strings)
    let known = kept { _ in KnownWays() }
    let ways: FoundWays
    if let known = known.found[key] {
      ways = known
    } else {
      var found = OtherWays(key, menus: menus, in: self).found
      if !openPart(of: screen, besides: [Names.action, Names.opens]).isEmpty { found.isOpen = true }
      ways = found
      known.found[key] = ways
    }
    let all = rows(around: parent(of: gesture)) + ways.nodes
    if all.isEmpty, ways.isOpen { return .unknown(Unknown("action", .notStated)) }
    return .list(all.map { .node($0) })
  }

  /// Returns the views in and around the one that takes a gesture that open a screen: one there may well do the same.
  private func rows(around holder: NodeReference) -> [NodeReference] {
    guard holder != .none, typeIndex(of: holder) == NodeTypes.view else { return [] }
    let inside = Int(holder.index)..<max(Int(holder.index) + 1, Int(nodes[Int(holder.index)].end))
    return (inside.map { NodeReference($0) } + Array(ancestors(of: holder))).filter {
      typeIndex(of: $0) == NodeTypes.view && string(Names.opens, of: $0) != nil
    }
  }
}

/// The controls of a screen that do by a tap what a gesture does.
private struct OtherWays {
  private let model: Model
  private let action: ActionName?
  private let target: String?
  private let menus: Value
  private let buttons: [String]
  private(set) var found = FoundWays()

  init(_ key: WaysKey, menus: Value, in model: Model) {
    self.model = model
    self.menus = menus
    buttons = key.buttons
    action = key.action.map { ActionName($0) }
    target = key.target
    let first = Int(key.screen.index)
    for index in first + 1..<max(first + 1, Int(model.nodes[first].end)) { look(at: NodeReference(index)) }
  }

  private static let action = Vocabulary.shared.typeIndex(of: "action") ?? -1

  private mutating func look(at node: NodeReference) {
    let type = model.typeIndex(of: node)
    let isControl: Bool
    switch type {
    case NodeTypes.view:
      guard case .bool(true) = ViewFacts.isTappable(node, in: model) else { return }
      isControl = true
    case NodeTypes.barItem, NodeTypes.backItem: isControl = true
    case NodeTypes.item, Self.action: isControl = false
    default: return
    }
    if isControl, case .bool(false) = ViewFacts.isVisible(node, in: model) { return }
    let name = model.string(Names.action, of: node).map { ActionName($0) }
    let opens = model.string(Names.opens, of: node)
    let titles = titles(of: node)
    if isSame(name, opens, titles) || isMenu(node, name, titles) {
      found.nodes.append(node)
    } else if isControl, type != NodeTypes.view || !isInput(node), name == nil, opens == nil, titles.isEmpty,
      model.nodeList(Names.gestures, of: node).isEmpty
    {
      found.isOpen = true
    }
  }

  /// Whether it says what it does by being there, as a field or a switch does.
  private func isInput(_ view: NodeReference) -> Bool {
    model.string(Names.kind, of: view).map { !buttons.contains($0) } ?? false
  }

  private func isSame(_ name: ActionName?, _ opens: String?, _ titles: [String]) -> Bool {
    if let target, opens == target { return true }
    guard let action else { return false }
    if let name { return action.isLike(name) }
    return titles.contains { title in
      ActionName(title).isLike(action) || action.words.contains { StringBytes.contains(title, $0) }
    }
  }

  private func isMenu(_ node: NodeReference, _ name: ActionName?, _ titles: [String]) -> Bool {
    if let name, name.hasAny(of: menus) { return true }
    if titles.contains(where: { ActionName($0).hasAny(of: menus) }) { return true }
    guard let icon = model.node(Names.icon, of: node), let system = model.string(Self.system, of: icon) else {
      return false
    }
    return ActionName(system).hasAny(of: menus)
  }

  private static let system = Vocabulary.shared.nameID(of: "system")

  /// Returns its words in all languages, also those that only VoiceOver says.
  private func titles(of node: NodeReference) -> [String] {
    let accessibility = model.node(Names.accessibility, of: node)
    let texts = [
      model.node(Names.title, of: node), model.node(Names.text, of: node),
      accessibility.flatMap { model.node(Self.label, of: $0) },
    ]
    return texts.compactMap { $0 }.flatMap { model.nodeList(Names.texts, of: $0) }.compactMap {
      model.text(of: $0)?.string
    }
  }

  private static let label = Vocabulary.shared.nameID(of: "label")
}
