import HIGCore
import HIGLanguage

/// The place of each view of a screen in the picture: as stated, and where nothing is stated below what came before.
///
/// What is stated lies where `Scene` says that it lies, moved by how far a scroll view is scrolled.
struct Placement {
  private let first: Int
  private var rects: [Rect]
  private var stated: [Bool]

  /// The distance of what is laid out from what stands above it, and from the edges.
  private static let gap = 8.0
  private static let margin = 16.0

  /// - Parameters:
  ///   - views: Those that are drawn; nil for all of the scene's.
  ///   - area: The part of the screen that its bars leave.
  ///   - natural: The size that a view has where nothing says another, in a column of a width.
  init(
    _ scene: Scene, of views: [NodeReference]? = nil, size: Rect, area: Rect, popover: Rect?,
    natural: (NodeReference, _ column: Double, _ width: Double?) -> NaturalSize
  ) {
    let model = scene.model
    let views = views ?? scene.views
    first = Int(scene.screen.index)
    let count = max(1, Int(model.nodes[first].end) - first)
    rects = [Rect](repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: count)
    stated = [Bool](repeating: true, count: count)
    rects[0] = size
    let frames = views.map { scene.frame(of: $0) }
    var sizes = [NaturalSize](repeating: NaturalSize(), count: views.count)
    /// The heights that a container's children take, laid out in turn; by the node's index.
    var content = [Double](repeating: 0, count: count)
    /// Whether what a container holds reaches from edge to edge, as rows do, with no room between.
    var holdsRows = [Bool](repeating: false, count: count)
    var isBegun = [Bool](repeating: false, count: count)
    var widths = [Double](repeating: 0, count: count)
    var heights = [Double](repeating: 0, count: count)
    widths[0] = size.width

    // From the outside in: what is as wide as its parent lets it.
    for (number, view) in views.enumerated() {
      let parent = parent(of: view, in: model)
      let column = parent == 0 && popover != nil && isInPopover(view, in: model) ? popover?.width ?? 0 : widths[parent]
      let frame = frames[number]
      let size = natural(view, column, frame.width)
      sizes[number] = size
      content[index(view)] = size.header
      let inset = size.spansColumn ? 0 : Self.margin
      widths[index(view)] =
        frame.width ?? size.width.map { min($0, max(0, column - 2 * inset)) }
        ?? max(0, column - (frame.x.map { $0 + inset } ?? 2 * inset))
    }
    // From the inside out: what is as high as what it holds.
    for (number, view) in views.enumerated().reversed() {
      let frame = frames[number]
      let own = index(view)
      let size = sizes[number]
      let room = content[own] > 0 && !holdsRows[own] ? Self.gap : 0
      let height = frame.height ?? size.height ?? max(content[own] + room + size.footer, 44)
      heights[own] = height
      let parent = parent(of: view, in: model)
      holdsRows[parent] = size.spansColumn && (holdsRows[parent] || !isBegun[parent])
      isBegun[parent] = true
      if let y = frame.y {
        content[parent] = max(content[parent], y + height)
      } else {
        content[parent] += height + (size.spansColumn ? 0 : Self.gap)
      }
    }
    // From the outside in, in turn.
    var bottoms = [Double](repeating: 0, count: count)
    bottoms[0] = area.y
    var popoverBottom = popover.map { $0.y } ?? 0
    for (number, view) in views.enumerated() {
      let own = index(view)
      let parent = parent(of: view, in: model)
      let frame = frames[number]
      let size = sizes[number]
      let floats = parent == 0 && popover != nil && isInPopover(view, in: model)
      let outer = floats ? popover ?? rects[0] : rects[parent]
      let offset = parent == 0 ? (x: 0, y: 0) : Self.offset(of: NodeReference(first + parent), in: model)
      let below = floats ? popoverBottom - outer.y : bottoms[parent]
      let y = frame.y ?? below + (size.spansColumn ? 0 : Self.gap)
      let x = frame.x ?? (size.spansColumn ? 0 : min(Self.margin, max(0, outer.width - widths[own])))
      let place = Rect(
        x: outer.x + x - offset.x, y: outer.y + y - offset.y, width: widths[own], height: heights[own])
      rects[own] = place
      stated[own] = frame.rect != nil || size.isFixed && frame.x != nil && frame.y != nil
      // What covers everything leaves no room below it: the next one begins where it does.
      let bottom = y + heights[own]
      if floats {
        popoverBottom = max(popoverBottom, outer.y + bottom)
      } else if frame.rect == nil || bottom < outer.height - Self.gap {
        bottoms[parent] = max(bottoms[parent], bottom)
      }
      // UIKit lets what scrolls begin below the bars that lie over it.
      bottoms[own] = (parent == 0 && scene.scrolls(view) ? max(0, area.y - place.y) : 0) + size.header
    }
  }

  private func index(_ view: NodeReference) -> Int { Int(view.index) - first }

  /// Returns the position of the nearest view or screen around a view.
  private func parent(of view: NodeReference, in model: Model) -> Int {
    var current = model.parent(of: view)
    while current != .none, Int(current.index) > first, model.typeIndex(of: current) != model.viewType {
      current = model.parent(of: current)
    }
    return current == .none ? 0 : max(0, Int(current.index) - first)
  }

  private func isInPopover(_ view: NodeReference, in model: Model) -> Bool {
    let parent = model.parent(of: view)
    return parent != .none && model.typeIndex(of: parent) == NodeTypes.popover
  }

  private static let contentOffset = Vocabulary.shared.nameID(of: "contentOffset")

  /// Returns how far a scroll view is scrolled.
  private static func offset(of view: NodeReference, in model: Model) -> (x: Double, y: Double) {
    guard let offset = model.node(contentOffset, of: view) else { return (0, 0) }
    return (model.number(Names.x, of: offset) ?? 0, model.number(Names.y, of: offset) ?? 0)
  }

  /// Returns a view's place in the picture.
  func rect(of view: NodeReference) -> Rect {
    let index = index(view)
    return rects.indices.contains(index) ? rects[index] : rects[0]
  }

  /// Whether a view's whole frame is stated.
  func isStated(_ view: NodeReference) -> Bool {
    let index = index(view)
    return stated.indices.contains(index) && stated[index]
  }
}

/// The size that a view has where a spec states none.
struct NaturalSize {
  /// Nil for one that is as wide as its column.
  var width: Double?
  /// Nil for one that is as high as what it holds.
  var height: Double?
  /// Whether it reaches from edge to edge.
  var spansColumn = false
  /// Whether UIKit gives it this size, whatever a spec states.
  var isFixed = false
  /// The heights of what stands above and below what it holds.
  var header = 0.0
  var footer = 0.0
}
