import HIGLanguage

/// The use that content makes of a screen.
extension GeometryFunctions {
  static let screens: [FunctionBody] = [
    function("contentBounds") { contentBounds($0) },
    function("occupancy") { occupancy($0) },
  ]

  private static func contentBounds(_ call: Call) -> Value {
    let (model, scene) = (call.model, call.scene)
    let kinds = call.strings(1)
    var bounds: Rect?
    var main: (view: NodeReference, area: Double)?
    for view in model.nodeList(Names.views, of: call.node) {
      if case .bool(false) = ViewFacts.isVisible(view, in: model) { continue }
      guard let rect = scene.box(of: view).rect else { return .unknown(model.unknown(Names.frame, .geometry)) }
      guard !rect.isEmpty else { continue }
      bounds = bounds?.union(rect) ?? rect
      if let kind = model.string(Names.kind, of: view), kinds.contains(kind), rect.area > main?.area ?? 0 {
        main = (view, rect.area)
      }
    }
    guard var bounds, let main else { return .unknown(model.unknown(Names.views, .notStated)) }
    if let width = scene.size.width, let height = scene.size.height {
      // What hangs over the edges is not seen.
      bounds = bounds.intersection(Rect(x: 0, y: 0, width: width, height: height)) ?? bounds
    }
    return map([
      "x": .double(bounds.x), "y": .double(bounds.y), "width": .double(bounds.width),
      "height": .double(bounds.height), "main": .node(main.view),
    ])
  }

  // MARK: Occupancy

  private struct Size: Hashable {
    var kind: String
    var width: Double
    var height: Double
  }

  private static let gridCells = 6

  private static func occupancy(_ call: Call) -> Value {
    let (model, scene) = (call.model, call.scene)
    guard let area = scene.contentArea.rect, !area.isEmpty else { return .unknown(Unknown("size", .notStated)) }
    let kinds = call.strings(1)
    var isLowerBound = false
    var places: [(size: Size, rect: Rect)] = []
    for view in scene.views {
      guard let kind = model.string(Names.kind, of: view), kinds.contains(kind),
        scene.scroller(of: view) == .none, scene.isShown(view), !ViewFacts.isDecorative(view, in: model)
      else { continue }
      guard let rect = scene.box(of: view).rect else {
        isLowerBound = true
        continue
      }
      guard let seen = rect.intersection(area) else { continue }
      places.append((Size(kind: kind, width: rect.width, height: rect.height), seen))
    }
    var counts: [Size: Int] = [:]
    for place in places { counts[place.size, default: 0] += 1 }
    let rects = places.filter { counts[$0.size] ?? 0 < gridCells }.map(\.rect)
    let share = Coverage.area(of: rects) / area.area
    return isLowerBound ? .interval(Interval(low: share, high: 1)) : .double(share)
  }
}
