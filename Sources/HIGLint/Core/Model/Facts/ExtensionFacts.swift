import HIGLanguage
import HIGReading

/// The facts for rules about extensions of an app, besides their fields.
///
/// An extension is no screen, and no scene of the app: what rules ask of screens is unknown of what lies in it.
enum ExtensionFacts {
  static let appExtension: [FactComputation] = [
    allViews, placedViews,
    FactComputation("reachedScreens") { model, node in .list(reachedScreens(of: node, in: model)) },
  ]

  static let screen: [FactComputation] = [
    allViews, placedViews,
    FactComputation("touchables") { model, screen in .list(touchables(of: screen, in: model).map { .node($0) }) },
    FactComputation("destinations") { model, screen in
      .list(destinations(of: screen, in: model).map { .string($0) })
    },
  ]

  static let state: [FactComputation] = [allViews]

  private static let screens = Vocabulary.shared.nameID(of: "screens")
  private static let entry = Vocabulary.shared.nameID(of: "entry")
  private static let to = Vocabulary.shared.nameID(of: "to")
  private static let stateType = Vocabulary.shared.typeIndex(of: "extensionState") ?? -1
  private static let barItemType = NodeTypes.barItem
  private static let tapped: WordSet = ["button", "link", "cell", "switch", "stepper", "segmentedControl"]

  private static let allViews = FactComputation("allViews") { model, node in
    guard model.isStated(Names.views, of: node) || model.isStated(screens, of: node) else {
      return .unknown(model.unknown(Names.views, .notStated))
    }
    return .list(nodes(in: node, of: model).filter { model.typeIndex(of: $0) == model.viewType }.map { .node($0) })
  }

  /// Returns the nodes in a node, without its states and what lies in them.
  private static func nodes(in node: NodeReference, of model: Model) -> [NodeReference] {
    var found: [NodeReference] = []
    var index = Int(node.index) + 1
    let end = max(Int(model.nodes[Int(node.index)].end), index)
    while index < end {
      if Int(model.nodes[index].type) == stateType {
        index = max(Int(model.nodes[index].end), index + 1)
        continue
      }
      found.append(NodeReference(index))
      index += 1
    }
    return found
  }

  private static let placedViews = FactComputation("placedViews") { model, node in
    guard model.isStated(Names.views, of: node) else { return .unknown(model.unknown(Names.views, .notStated)) }
    let scene = Scene(model: model, screen: node)
    let own = Set(nodes(in: node, of: model))
    let inset = model.number(topInset, of: node) ?? 0
    return .list(
      scene.views.compactMap { view in
        let box = scene.box(of: view)
        guard own.contains(view), scene.scroller(of: view) == .none, box.x != nil || box.y != nil else { return nil }
        guard case .bool(true) = ViewFacts.isVisible(view, in: model) else { return nil }
        return .map(
          MapValue([
            (.string("view"), .node(view)), (.string("x"), number(box.x)),
            (.string("y"), number(box.y.map { $0 + inset })),
            (.string("width"), number(box.width)), (.string("height"), number(box.height)),
          ]))
      })
  }

  private static let topInset = Vocabulary.shared.nameID(of: "topInset")

  private static func number(_ value: Double?) -> Value {
    value.map { .double($0) } ?? .unknown(Unknown("frame", .notStated))
  }

  private static func touchables(of screen: NodeReference, in model: Model) -> [NodeReference] {
    nodes(in: screen, of: model).filter { node in
      switch model.typeIndex(of: node) {
      case barItemType: true
      case model.viewType:
        tapped.contains(model.string(Names.kind, of: node) ?? "") || model.string(Names.action, of: node) != nil
          || model.string(Names.opens, of: node) != nil
      default: false
      }
    }
  }

  private static func destinations(of screen: NodeReference, in model: Model) -> [String] {
    var ids: [String] = []
    for node in nodes(in: screen, of: model) {
      guard let id = model.string(Names.opens, of: node) ?? model.string(to, of: node), !ids.contains(id) else {
        continue
      }
      ids.append(id)
    }
    return ids
  }

  /// Goes from the first screen on, one tap after another.
  private static func reachedScreens(of node: NodeReference, in model: Model) -> [Value] {
    let all = model.nodeList(screens, of: node)
    let byID = Dictionary(
      all.compactMap { screen in model.string(Names.id, of: screen).map { ($0, screen) } },
      uniquingKeysWith: { a, _ in a })
    guard let first = model.string(entry, of: node).flatMap({ byID[$0] }) ?? all.first else { return [] }
    var queue = [(screen: first, depth: 0)]
    var seen: Set<NodeReference> = [first]
    var next = 0
    while next < queue.count {
      let (screen, depth) = queue[next]
      next += 1
      for id in destinations(of: screen, in: model) {
        guard let target = byID[id], seen.insert(target).inserted else { continue }
        queue.append((target, depth + 1))
      }
    }
    return queue.map { screen, depth in
      .map(MapValue([(.string("screen"), .node(screen)), (.string("depth"), .int(Int64(depth)))]))
    }
  }

  /// Whether an app is said to have no screens of its own.
  static let statesNoScreens = FactComputation("statesNoScreens") { model, _ in
    .bool(model.trees.contains { tree in tree.documents.contains { statesNoScreens($0.root, in: tree) } })
  }

  private static func statesNoScreens(_ root: NodeIndex, in tree: SyntaxTree) -> Bool {
    let target = tree.target(of: root)
    guard target != .none, tree[target].kind == .mapping else { return false }
    return tree.entries(of: target).contains { entry in
      guard tree.withBytes(of: entry.key, { StringBytes.equal($0, "screens") }) else { return false }
      let list = tree.target(of: entry.value)
      guard list != .none else { return false }
      if tree[list].kind == .sequence { return !tree.children(of: list).contains { _ in true } }
      return tree[list].kind == .scalar && tree[list].style == .plain && tree.text(of: list) == "none"
    }
  }
}
