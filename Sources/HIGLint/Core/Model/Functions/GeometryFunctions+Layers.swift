import HIGLanguage
import HIGReading

/// The parts that views of a screen cover, of it and of each other.
extension GeometryFunctions {
  static let layers: [FunctionBody] = [
    function("coveredBy") { call in .list(cover(of: call).map { [.node($0)] } ?? []) },
    function("screenShare") { call in
      guard let screen = call.scene.screenRect, let rect = call.scene.box(of: call.node).rect else {
        return .unknown(call.model.unknown(Names.frame, .geometry))
      }
      return .double((rect.intersection(screen)?.area ?? 0) / screen.area)
    },
    function("roleShare") { call in
      let (model, scene) = (call.model, call.scene)
      guard let screen = scene.screenRect else { return .unknown(Unknown("size", .notStated)) }
      let roles = call.strings(1)
      var rects: [Rect] = []
      var isLowerBound = false
      for view in scene.views where model.string(Names.role, of: view).map(roles.contains) ?? false {
        guard scene.isShown(view) else { continue }
        guard let rect = scene.box(of: view).rect else {
          isLowerBound = true
          continue
        }
        if !rect.contains(screen), let seen = rect.intersection(screen) { rects.append(seen) }
      }
      let share = Coverage.area(of: rects) / screen.area
      return isLowerBound ? .interval(Interval(low: share, high: 1)) : .double(share)
    },
    function("coveredTargets") { .list(coveredTargets($0).map { .node($0) }) },
    function("isOpaque") { call in
      let painter = LayerPainter(model: call.model, appearance: .light)
      guard case .color(let color) = painter.mark(of: call.node).layer else { return .bool(false) }
      return .bool(color.isOpaque && painter.opacity(of: call.node).lowerBound >= 1)
    },
    function("isVeiled") { isVeiled($0) },
  ]

  // MARK: What lies below

  /// The number of views that are compared: a scene may hold many thousands of views, each of which may ask.
  private static let nearest = 500

  private static func coveredTargets(_ call: Call) -> [NodeReference] {
    let (model, scene, view) = (call.model, call.scene, call.node)
    guard scene.isShown(view), hides(view, in: model), let rect = scene.box(of: view).rect else { return [] }
    let scroller = scene.scroller(of: view)
    return scene.views(before: view).suffix(nearest).filter { below in
      guard model.nodes[Int(below.index)].end <= view.index, scene.scroller(of: below) == scroller,
        scene.isShown(below), isTarget(below, in: model), let other = scene.box(of: below).rect, !other.isEmpty,
        let common = other.intersection(rect)
      else { return false }
      return common.area >= call.number(1) * other.area
    }
  }

  /// Returns the first view that hides all of another one.
  private static func cover(of call: Call) -> NodeReference? {
    let (model, scene, view) = (call.model, call.scene, call.node)
    guard scene.isShown(view), let rect = scene.box(of: view).rect, !rect.isEmpty else { return nil }
    let scroller = scene.scroller(of: view)
    let painter = LayerPainter(model: model, appearance: .light)
    return scene.views(after: view).prefix(nearest).first { above in
      guard scene.scroller(of: above) == scroller, let other = scene.box(of: above).rect, other.contains(rect),
        scene.isShown(above), painter.opacity(of: above).lowerBound >= 1,
        case .color(let color) = painter.mark(of: above).layer
      else { return false }
      return color.isOpaque
    }
  }

  private static func isTarget(_ view: NodeReference, in model: Model) -> Bool {
    if model.string(Names.role, of: view) == "primary" { return true }
    if case .bool(true) = ViewFacts.isTappable(view, in: model) { return true }
    return false
  }

  /// Whether nothing, or only a blur, shows through a view.
  private static func hides(_ view: NodeReference, in model: Model) -> Bool {
    let painter = LayerPainter(model: model, appearance: .light)
    guard painter.opacity(of: view).lowerBound >= 1 else { return false }
    switch painter.mark(of: view).layer {
    case .color(let color): return color.isOpaque
    case .unknown(.backdrop): return true
    default: return false
    }
  }

  private static func isVeiled(_ call: Call) -> Value {
    let (model, scene, view) = (call.model, call.scene, call.node)
    guard let rect = scene.box(of: view).rect else { return .bool(false) }
    var open: Unknown?
    for sibling in scene.siblings(of: view, before: nearest, after: 0) {
      guard model.typeIndex(of: sibling) == scene.viewType else { continue }
      let other = scene.box(of: sibling).rect
      if let other, !other.contains(rect) { continue }
      let visible = ViewFacts.isVisible(sibling, in: model)
      if case .bool(false) = visible { continue }
      guard !isSeenThrough(sibling, in: model) else {
        if other == nil {
          open = model.unknown(Names.frame, .geometry)
        } else if case .unknown(let unknown) = visible {
          open = unknown
        } else {
          return .bool(true)
        }
        continue
      }
      open = mayBeSeenThrough(sibling, in: model) ?? open
    }
    return open.map { .unknown($0) } ?? .bool(false)
  }

  /// Returns a fact that the spec states to be unknown, and that may make a view dim or blur the layers below it.
  private static func mayBeSeenThrough(_ view: NodeReference, in model: Model) -> Unknown? {
    let background = model.node(Names.background, of: view)
    for (name, node) in [
      (Names.background, view), (Names.alpha, view), (Names.color, background), (Names.blur, background),
    ] {
      if let node, model.slot(name, of: node)?.isStatedUnknown == true { return model.unknown(name, .statedUnknown) }
    }
    return nil
  }

  /// Whether a view dims or blurs the layers below it without hiding them.
  private static func isSeenThrough(_ view: NodeReference, in model: Model) -> Bool {
    if let background = model.node(Names.background, of: view), let blur = model.slot(Names.blur, of: background),
      blur.kind != .null
    {
      return true
    }
    let painter = LayerPainter(model: model, appearance: .light)
    guard case .color(let color) = painter.mark(of: view).layer, !color.isClear else { return false }
    return !color.isOpaque || painter.opacity(of: view).upperBound < 1
  }
}

extension Scene {
  /// Returns the views that come before one in the tree: those drawn before it, and the views around it.
  fileprivate func views(before view: NodeReference) -> ArraySlice<NodeReference> {
    views[..<views.partitioningIndex { $0.index >= view.index }]
  }

  /// Returns the views that are drawn after one and what lies in it.
  fileprivate func views(after view: NodeReference) -> ArraySlice<NodeReference> {
    let end = model.nodes[Int(view.index)].end
    return views[views.partitioningIndex { $0.index >= end }...]
  }

  /// The screen's rectangle, if its size is known.
  var screenRect: Rect? {
    guard let rect = Box(x: 0, y: 0, width: size.width, height: size.height).rect, !rect.isEmpty else { return nil }
    return rect
  }
}
