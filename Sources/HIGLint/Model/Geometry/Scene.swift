/// The resolved geometry of one screen: each view's place in the screen's space, in draw order.
///
/// Top-level views are relative to the screen's top-left corner, bars included; others to their parent's origin. Inside a
/// scroll view, table or collection, places are those at offset 0.
public final class Scene {
  public let model: Model
  public let screen: NodeReference
  /// The screen's size in points, as far as it is known.
  public let size: Box
  /// The views in draw order: a parent before its children, an earlier sibling before a later one.
  public private(set) var views: [NodeReference] = []
  /// For each node from `screen` on: its box in the screen's space.
  private var boxes: [Box]
  private var scrollers: [NodeReference]
  private let viewType: Int

  init(model: Model, screen: NodeReference) {
    self.model = model
    self.screen = screen
    viewType = model.vocabulary.typeIndex(of: "view") ?? -1
    size = Scene.size(of: screen, in: model)
    let first = Int(screen.index)
    let count = Int(model.nodes[first].end) - first
    boxes = Array(repeating: .unknown, count: max(count, 0))
    scrollers = Array(repeating: .none, count: max(count, 0))
    boxes[0] = Box(x: 0, y: 0, width: size.width, height: size.height)
    resolve()
  }

  private func resolve() {
    let first = Int(screen.index)
    for index in first + 1..<max(first + 1, Int(model.nodes[first].end)) {
      guard Int(model.nodes[index].type) == viewType else {
        // Children of what is no view (a popover) have no known place.
        continue
      }
      let node = NodeReference(index)
      let parent = model.nodes[index].parent
      views.append(node)
      var box = Scene.box(Names.frame, of: node, in: model)
      guard parent != .none, parent.index >= screen.index else { continue }
      let origin = boxes[Int(parent.index) - first]
      box.x = zip(box.x, origin.x)
      box.y = zip(box.y, origin.y)
      boxes[index - first] = box
      scrollers[index - first] =
        scrolls(parent) ? parent : parent == screen ? .none : scrollers[Int(parent.index) - first]
    }
  }

  private func zip(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }

  /// A view's box in the screen's space.
  public func box(of view: NodeReference) -> Box {
    let index = Int(view.index) - Int(screen.index)
    return boxes.indices.contains(index) ? boxes[index] : .unknown
  }

  /// The innermost scroll view, table or collection around a view; `.none` outside of them.
  public func scroller(of view: NodeReference) -> NodeReference {
    let index = Int(view.index) - Int(screen.index)
    return scrollers.indices.contains(index) ? scrollers[index] : .none
  }

  /// Whether a view's children are in content coordinates.
  public func scrolls(_ view: NodeReference) -> Bool {
    switch model.string(Names.kind, of: view) {
    case "scrollView", "table", "collection": true
    default: false
    }
  }

  /// The box of a `frame`-like field, in the parent's space.
  static func box(_ name: NameID, of node: NodeReference, in model: Model) -> Box {
    guard let frame = model.node(name, of: node) else { return .unknown }
    return Box(
      x: model.number(Names.x, of: frame), y: model.number(Names.y, of: frame),
      width: model.number(Names.width, of: frame), height: model.number(Names.height, of: frame))
  }

  /// By `size`, else by `device` and `orientation`.
  private static func size(of screen: NodeReference, in model: Model) -> Box {
    if let size = model.node(Names.size, of: screen) {
      return Box(width: model.number(Names.width, of: size), height: model.number(Names.height, of: size))
    }
    guard let name = model.string(Names.device, of: screen), let device = Device.table[name] else { return .unknown }
    let isLandscape = model.string(Names.orientation, of: screen)?.hasPrefix("landscape") ?? false
    return isLandscape
      ? Box(width: device.height, height: device.width) : Box(width: device.width, height: device.height)
  }

  // MARK: Touches

  /// Where a view takes touches, in the screen's space, and whether an ancestor of unknown place might cut it smaller.
  public func hitArea(of view: NodeReference) -> (box: Box, isUpperBound: Bool) {
    var box = self.box(of: view)
    if let area = model.node(Names.hitArea, of: view) {
      if let inset = model.slot(Names.inset, of: area), inset.kind == .list {
        box = grown(box, by: model.items(of: inset).map { $0.kind == .number ? Double(bitPattern: $0.payload) : nil })
      } else {
        let own = Scene.box(Names.hitArea, of: view, in: model)
        let origin = boxOfParent(view)
        box = Box(x: zip(own.x, origin.x), y: zip(own.y, origin.y), width: own.width, height: own.height)
      }
    }
    var isUpperBound = false
    var ancestor = model.parent(of: view)
    while ancestor != .none, ancestor != screen, model.typeIndex(of: ancestor) == viewType {
      // What lies outside of a viewport can be scrolled into it.
      if scrolls(ancestor) { break }
      let outer = self.box(of: ancestor)
      cut(&box.x, &box.width, to: outer.x, outer.width, unknown: &isUpperBound)
      cut(&box.y, &box.height, to: outer.y, outer.height, unknown: &isUpperBound)
      ancestor = model.parent(of: ancestor)
    }
    if ancestor == screen {
      // A screen of unknown size does not make its views' sizes doubtful.
      var ignored = false
      cut(&box.x, &box.width, to: 0, size.width, unknown: &ignored)
      cut(&box.y, &box.height, to: 0, size.height, unknown: &ignored)
    }
    return (box, isUpperBound)
  }

  private func boxOfParent(_ view: NodeReference) -> Box {
    let parent = model.parent(of: view)
    return parent == .none ? .unknown : box(of: parent)
  }

  private func grown(_ box: Box, by inset: [Double?]) -> Box {
    guard inset.count == 4 else { return .unknown }
    func sum(_ value: Double?, _ changes: Double?...) -> Double? {
      changes.reduce(value) { zip($0, $1) }
    }
    let negative = inset.map { $0.map { -$0 } }
    return Box(
      x: sum(box.x, inset[1]), y: sum(box.y, inset[0]), width: sum(box.width, negative[1], negative[3]),
      height: sum(box.height, negative[0], negative[2]))
  }

  /// Cuts one axis to an ancestor's. Where only the places are unknown, the sizes still bound each other.
  private func cut(
    _ start: inout Double?, _ length: inout Double?, to outerStart: Double?, _ outerLength: Double?,
    unknown: inout Bool
  ) {
    guard let size = length else { return }
    guard let outerSize = outerLength else {
      unknown = true
      return
    }
    guard let from = start, let outerFrom = outerStart else {
      length = min(size, outerSize)
      return
    }
    let low = max(from, outerFrom)
    let high = min(from + size, outerFrom + outerSize)
    start = low
    length = max(0, high - low)
  }
}

extension Model {
  /// The scene of the screen that a node belongs to; nil outside of screens.
  public func scene(of node: NodeReference) -> Scene? {
    guard let screen = screen(of: node) else { return nil }
    if let scene = scenes[screen.index] { return scene }
    let scene = Scene(model: self, screen: screen)
    scenes[screen.index] = scene
    return scene
  }

  /// The screen (or, in isolation, the component) that a node belongs to.
  public func screen(of node: NodeReference) -> NodeReference? {
    var current = node
    while current != .none {
      let name = typeName(of: current)
      if name == "screen" || name == "component" { return current }
      current = parent(of: current)
    }
    return nil
  }
}
