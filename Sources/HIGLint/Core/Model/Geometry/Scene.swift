import HIGLanguage
import HIGReading

/// The resolved geometry of one screen: each view's place in the screen's space, in draw order.
///
/// Top-level views are relative to the screen's top-left corner, bars included; others to their parent's origin. Inside a
/// scroll view, table or collection, places are those at offset 0.
public final class Scene {
  /// The model, which is not owned: it keeps the scenes of its screens, and would keep itself.
  public unowned let model: Model
  public let screen: NodeReference
  /// The screen's size in points, as far as it is known.
  public let size: Box
  /// The views in draw order: a parent before its children, an earlier sibling before a later one.
  public let views: [NodeReference]
  /// The box of each node from `screen` on in the screen's space.
  private let boxes: [Box]
  /// The box of each node as stated, in its parent's space.
  private let frames: [Box]
  private let scrollers: [NodeReference]
  let viewType: Int
  /// The nodes of which it is the scene, as far as their numbers tell.
  package let nodes: Range<UInt32>
  /// The ids of nodes that people touch, by the screen's links.
  private(set) lazy var linkedIDs: Set<String> = Set(
    model.nodeList(Names.links, of: screen).compactMap { model.string(Names.by, of: $0) })
  /// The findings about the views of one parent, kept while rules ask about each of them.
  @exclusivity(unchecked) var alignments = HashMap<AlignmentKey, HashMap<NodeReference, [NearMiss]>>()
  @exclusivity(unchecked) var spacings = HashMap<SpacingKey, Spacing>()
  @exclusivity(unchecked) var touchAreas = HashMap<NodeReference, TouchArea>()

  package init(model: Model, screen: NodeReference) {
    self.model = model
    self.screen = screen
    viewType = model.viewType
    let size = Scene.size(of: screen, in: model)
    self.size = size
    let first = Int(screen.index)
    let count = max(1, Int(model.nodes[first].end) - first)
    var nodes = screen.index..<screen.index + UInt32(count)
    var views: [NodeReference] = []
    var elsewhere: Set<Int> = []
    var boxes = [Box](repeating: .unknown, count: count)
    var frames = boxes
    var scrollers = [NodeReference](repeating: .none, count: count)
    boxes[0] = Box(x: 0, y: 0, width: size.width, height: size.height)
    for index in first + 1..<first + count {
      let type = Int(model.nodes[index].type)
      guard type == model.viewType else {
        // What another scene is of is not this one's.
        if type == model.screenType || type == model.componentType { nodes = screen.index..<screen.index + 1 }
        // Children of what is no view (a popover) have no known place.
        continue
      }
      let node = NodeReference(index)
      let parent = model.nodes[index].parent
      // What pressing a view previews is not on the screen.
      let isElsewhere =
        parent != .none
        && (model.typeIndex(of: parent) == NodeTypes.peekPreview || elsewhere.contains(Int(parent.index)))
      if isElsewhere { elsewhere.insert(index) } else { views.append(node) }
      var box = Scene.box(Names.frame, of: node, in: model)
      frames[index - first] = box
      guard parent != .none, parent.index >= screen.index else { continue }
      let origin = boxes[Int(parent.index) - first]
      box.x = Self.added(box.x, origin.x)
      box.y = Self.added(box.y, origin.y)
      boxes[index - first] = box
      scrollers[index - first] =
        Self.scrolls(parent, in: model) ? parent : parent == screen ? .none : scrollers[Int(parent.index) - first]
    }
    self.nodes = nodes
    self.views = views
    self.boxes = boxes
    self.frames = frames
    self.scrollers = scrollers
  }

  private static func added(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }

  /// Returns a view's box in the screen's space.
  public func box(of view: NodeReference) -> Box {
    let index = Int(view.index) - Int(screen.index)
    return boxes.indices.contains(index) ? boxes[index] : .unknown
  }

  /// Returns a view's box in its parent's space, as stated.
  package func frame(of view: NodeReference) -> Box {
    let index = Int(view.index) - Int(screen.index)
    return frames.indices.contains(index) ? frames[index] : .unknown
  }

  /// Returns the innermost scroll view, table or collection around a view; `.none` outside of them.
  public func scroller(of view: NodeReference) -> NodeReference {
    let index = Int(view.index) - Int(screen.index)
    return scrollers.indices.contains(index) ? scrollers[index] : .none
  }

  /// Whether a view's children are in content coordinates.
  public func scrolls(_ view: NodeReference) -> Bool { Self.scrolls(view, in: model) }

  private static func scrolls(_ view: NodeReference, in model: Model) -> Bool {
    switch model.string(Names.kind, of: view) {
    case "scrollView", "table", "collection": true
    default: false
    }
  }

  /// Returns the box of a `frame`-like field, in the parent's space.
  package static func box(_ name: NameID, of node: NodeReference, in model: Model) -> Box {
    guard let frame = model.node(name, of: node) else { return .unknown }
    return Box(
      x: model.number(Names.x, of: frame), y: model.number(Names.y, of: frame),
      width: model.number(Names.width, of: frame), height: model.number(Names.height, of: frame))
  }

  /// Returns the size by `size`, else by `device` and `orientation`.
  private static func size(of screen: NodeReference, in model: Model) -> Box {
    if let slot = model.slot(Names.size, of: screen) {
      guard slot.kind == .node else { return .unknown }
      let size = NodeReference(Int(slot.payload))
      return Box(width: model.number(Names.width, of: size), height: model.number(Names.height, of: size))
    }
    return deviceSize(of: screen, in: model)
  }

  /// Returns the size of a screen's device as it is held: upright, unless the screen says otherwise. Where it says that
  /// nobody knows, nobody knows the size.
  static func deviceSize(of screen: NodeReference, in model: Model) -> Box {
    guard let name = model.string(Names.device, of: screen), let device = Device.table[name],
      model.slot(Names.orientation, of: screen)?.isStatedUnknown != true
    else { return .unknown }
    let isLandscape = model.string(Names.orientation, of: screen)?.hasPrefix("landscape") ?? false
    return isLandscape
      ? Box(width: device.height, height: device.width) : Box(width: device.width, height: device.height)
  }
}

extension Model {
  /// Returns the scene of the screen that a node belongs to; nil outside of screens.
  public func scene(of node: NodeReference) -> Scene? {
    if let last = storage.pointee.lastScene, last.nodes.contains(node.index) { return last }
    guard let screen = screen(of: node) else { return nil }
    let scene = scenes[screen.index] ?? Scene(model: self, screen: screen)
    scenes.set(scene, for: screen.index)
    storage.pointee.lastScene = scene
    return scene
  }

  /// Returns the screen (or, in isolation, the component) that a node belongs to.
  public func screen(of node: NodeReference) -> NodeReference? {
    var current = node
    while current != .none {
      let type = typeIndex(of: current)
      if type == screenType || type == componentType { return current }
      current = parent(of: current)
    }
    return nil
  }
}
