import HIGLanguage

/// The elements of a screen that rules find by their purpose.
enum ScreenElementFacts {
  static let screen: [FactComputation] = [
    FactComputation("usableElements") { model, screen in
      if !model.isStated(Names.views, of: screen) { return .unknown(model.unknown(Names.views, .notStated)) }
      return .list(
        nodes(of: screen, in: model).compactMap { usable($0, in: model) } + model.openPart(of: screen))
    },
    FactComputation("bareIcons") { model, screen in
      let bars = [Names.navigationBar, Names.toolbar].compactMap { model.node($0, of: screen) }
      let items = bars.flatMap { bar in
        [Names.left, Names.items, Names.right].flatMap { model.nodeList($0, of: bar) }
      }
      return .list(items.filter { isBareIcon($0, in: model) }.map { .node($0) })
    },
    FactComputation("brandViews") { model, screen in
      .list(nodes(of: screen, in: model).filter { showsBrand($0, in: model) }.map { .node($0) })
    },
    FactComputation("peeks") { model, screen in peeks(of: screen, in: model) },
    FactComputation("controlShapes") { model, screen in
      guard let scene = model.scene(of: screen) else { return .list([]) }
      return .list(scene.views.compactMap { shape(of: $0, in: scene) })
    },
  ]

  /// The factor by which a view draws its image larger than its own size.
  static let magnification = FactComputation("magnification") { model, view in
    guard let image = model.node(Names.image, of: view), let size = model.node(Names.size, of: image),
      let width = model.number(Names.width, of: size), let height = model.number(Names.height, of: size),
      width > 0, height > 0
    else { return .unknown(model.unknown(Names.size, .notStated)) }
    guard let box = model.scene(of: view)?.box(of: view), let across = box.width, let down = box.height else {
      return .unknown(model.unknown(Names.frame, .notStated))
    }
    let (x, y) = (across / width, down / height)
    switch model.string(contentMode, of: view) {
    case "scaleToFill", "redraw", "scaleAspectFill": return .double(max(x, y))
    case "scaleAspectFit": return .double(min(x, y))
    case nil:
      // It may be drawn as it is, or fill its frame in one of three ways.
      let (low, high) = (min(1, x, y), max(1, x, y))
      return low == high ? .double(low) : .interval(Interval(low: low, high: high))
    default: return .double(1)
    }
  }

  private static let contentMode = Vocabulary.shared.nameID(of: "contentMode")
  private static let peek = Vocabulary.shared.nameID(of: "peek")

  /// Returns a screen's views and bar items, in the order of the file.
  private static func nodes(of screen: NodeReference, in model: Model) -> some Collection<NodeReference> {
    let first = Int(screen.index)
    return (first..<max(first, Int(model.nodes[first].end))).lazy.map { NodeReference($0) }
  }

  /// Returns a node that can be used, or an unknown value for one that may be; nil for the rest.
  private static func usable(_ node: NodeReference, in model: Model) -> Value? {
    let type = model.typeIndex(of: node)
    guard type == NodeTypes.view || type == NodeTypes.barItem else { return nil }
    let visible = ViewFacts.isVisible(node, in: model)
    if case .bool(false) = visible { return nil }
    if type == NodeTypes.view {
      switch ViewFacts.isInteractive(node, in: model) {
      case .bool(true): break
      case .unknown(let unknown): return .unknown(unknown)
      default: return nil
      }
    }
    if case .unknown = visible { return visible }
    return .node(node)
  }

  private static func peeks(of screen: NodeReference, in model: Model) -> Value {
    var known: [Value] = []
    var open: Value?
    for view in model.scene(of: screen)?.views ?? [] {
      guard let slot = model.slot(peek, of: view), slot.kind != .null else { continue }
      if slot.kind == .unknown { open = model.value(of: slot) } else { known.append(.node(view)) }
    }
    if !known.isEmpty { return .list(known) }
    if !model.isStated(Names.views, of: screen) { return .unknown(model.unknown(Names.views, .notStated)) }
    return open ?? model.openViews(of: screen).first ?? .list([])
  }

  /// Returns the corners of a control; nil for a view that is none, or states no radius.
  private static func shape(of view: NodeReference, in scene: Scene) -> Value? {
    let model = scene.model
    guard let kind = model.string(Names.kind, of: view), ViewFacts.controls.contains(kind), scene.isShown(view),
      let radius = model.number(Names.cornerRadius, of: view)
    else { return nil }
    guard case .bool(false) = ContrastFacts.isDisabled(view, in: model) else { return nil }
    let box = scene.box(of: view)
    let side = min(box.width ?? .infinity, box.height ?? .infinity)
    return GeometryFunctions.map([
      "kind": .string(kind), "role": .string(model.string(Names.role, of: view) ?? ""), "radius": .double(radius),
      "isCapsule": .bool(radius > 0 && radius * 2 >= side), "view": .node(view),
    ])
  }

  private static func isVisible(_ node: NodeReference, in model: Model) -> Bool {
    if case .bool(true) = ViewFacts.isVisible(node, in: model) { return true }
    return false
  }

  private static func isBareIcon(_ item: NodeReference, in model: Model) -> Bool {
    guard isVisible(item, in: model), model.node(Names.icon, of: item) != nil else { return false }
    return model.slot(Names.title, of: item).map { $0.kind == .null } ?? true
  }

  /// Whether a view, or an item or picture of the bar above the content, shows the app's brand.
  private static func showsBrand(_ node: NodeReference, in model: Model) -> Bool {
    let type = model.typeIndex(of: node)
    guard
      type == NodeTypes.view || type == NodeTypes.navigationBar
        || type == NodeTypes.barItem && model.typeIndex(of: model.parent(of: node)) == NodeTypes.navigationBar,
      isVisible(node, in: model)
    else { return false }
    return BrandFacts.brand(of: node, in: model) == .own
  }
}
