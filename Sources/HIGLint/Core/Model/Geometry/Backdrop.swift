import HIGLanguage
import HIGReading

/// The layers below a text or symbol, all put together.
///
/// If a layer may be one of several colours, or any, so may the backdrop: a question about it is decided if every
/// possible one answers it alike.
struct Backdrop {
  enum Colors {
    case exact(Color)
    /// Several ranges, never none.
    case ranges([ColorRange])
  }

  var colors: Colors
  /// The reason for which it is not exactly known; nil if it is.
  var reason: Unknown.Reason?
  /// The nearest `background` that has a colour, or `.none`.
  var background: NodeReference
  /// The nearest view whose background is not stated, so that it is taken to be UIKit's; or `.none`.
  var assumed: NodeReference = .none

  var exact: Color? {
    if case .exact(let color) = colors { return color }
    return nil
  }
}

/// The layer that one view or bar draws behind its content.
package enum Layer {
  case clear
  case color(Color)
  /// The segments of a gradient, or colours whose opacity nobody can say.
  case ranges([ColorRange])
  case unknown(Unknown.Reason)
}

/// A layer, and the `background` it comes from.
package struct SourcedLayer {
  package var layer: Layer
  package var background: NodeReference = .none
  /// Whether the colour differs between the appearances.
  var isPair = false
  /// The view whose background is not stated, where this is what UIKit draws for it.
  var assumed: NodeReference = .none

  package static let clear = SourcedLayer(layer: .clear)
  package static func unknown(_ reason: Unknown.Reason) -> SourcedLayer { SourcedLayer(layer: .unknown(reason)) }

  package var isClear: Bool {
    if case .clear = layer { return true }
    return false
  }
}

/// The layers below something, from the nearest down, until one lets nothing through.
struct LayerStack {
  /// The number of possibilities above which the backdrop counts as any colour at all.
  private static let maximumAlternatives = 32
  /// The number of translucent layers that are looked through.
  private static let maximumDepth = 64

  /// The possible colours of each translucent layer.
  private var above: [[ColorRange]] = []
  private var bottom: Layer = .clear
  private var reason: Unknown.Reason?
  private var background: NodeReference = .none
  private var assumed: NodeReference = .none
  private(set) var isClosed = false

  /// Puts a layer below the others.
  ///
  /// - Parameter maybe: The reason for which it lies below only a part, or perhaps not at all; nil if it surely does.
  mutating func add(_ sourced: SourcedLayer, maybe: Unknown.Reason? = nil) {
    if assumed == .none { assumed = sourced.assumed }
    switch sourced.layer {
    case .clear: return
    case .unknown(let why):
      reason = reason ?? why
      close(.unknown(why))
    case .color(let color):
      if background == .none { background = sourced.background }
      if maybe == nil, color.isOpaque { return close(.color(color)) }
      put([ColorRange(color)], maybe: maybe)
    case .ranges(let ranges):
      if background == .none { background = sourced.background }
      reason = reason ?? .backdrop
      if maybe == nil, ranges.allSatisfy(\.isOpaque) { return close(.ranges(ranges)) }
      put(ranges, maybe: maybe)
    }
  }

  /// Ends the stack: the layers below may be anything.
  mutating func close(because why: Unknown.Reason) {
    reason = reason ?? why
    close(.unknown(why))
  }

  private mutating func close(_ layer: Layer) {
    bottom = layer
    isClosed = true
  }

  private mutating func put(_ ranges: [ColorRange], maybe: Unknown.Reason?) {
    if let maybe { reason = reason ?? maybe }
    above.append(maybe == nil ? ranges : ranges + [ColorRange(.clear)])
    if above.count > Self.maximumDepth { close(because: .bound) }
  }

  /// Returns all layers drawn over each other.
  func composed() -> Backdrop {
    var backdrop = composedColors()
    backdrop.assumed = assumed
    return backdrop
  }

  private func composedColors() -> Backdrop {
    if above.isEmpty, case .color(let color) = bottom {
      return Backdrop(colors: .exact(color), reason: nil, background: background)
    }
    var result: [ColorRange] =
      switch bottom {
      case .color(let color): [ColorRange(color)]
      case .ranges(let ranges): ranges
      case .clear, .unknown: [.anyOpaque]
      }
    for alternatives in above.reversed() {
      var next: [ColorRange] = []
      for layer in alternatives {
        for below in result {
          let mixed = layer.over(below)
          if !next.contains(mixed) { next.append(mixed) }
        }
      }
      guard next.count <= Self.maximumAlternatives else {
        return Backdrop(colors: .ranges([.anyOpaque]), reason: .bound, background: background)
      }
      result = next
    }
    if result.count == 1, let color = result[0].onlyColor {
      return Backdrop(colors: .exact(color), reason: nil, background: background)
    }
    return Backdrop(colors: .ranges(result), reason: reason ?? .notStated, background: background)
  }
}

/// Finds the layers below views, their parts, and bar items.
struct BackdropFinder {
  let model: Model
  let scene: Scene?
  let appearance: Appearance
  /// Whether a colour that was looked at differs between the appearances.
  private(set) var involvesPair = false

  /// The number of drawing siblings that are looked at before the question is given up.
  private static let maximumSteps = 2048

  init(model: Model, scene: Scene?, appearance: Appearance) {
    self.model = model
    self.scene = scene
    self.appearance = appearance
  }

  /// Returns the layers below the content of `node`: its own background first, then down to the screen's.
  mutating func backdrop(of node: NodeReference) -> Backdrop {
    var stack = LayerStack()
    let painter = LayerPainter(model: model, appearance: appearance)
    /// The place for which the layers are sought, in the space that `current` lies in: the node's own, or if that is
    /// not known that of the nearest view around it. Among siblings, the places of the views around do not matter.
    var box = Box.unknown
    var current = node
    while current != .none {
      let type = model.typeIndex(of: current)
      add(painter.background(of: current, type: type, isContainer: current != node), to: &stack)
      if stack.isClosed { return stack.composed() }
      if NodeTypes.isRoot(type) { break }
      let parent = model.parent(of: current)
      if type == NodeTypes.view, let scene {
        let frame = scene.frame(of: current)
        // Content moves within its scroll view, so it may come to lie over whatever the scroll view lies over.
        box = box.rect == nil || scene.scrolls(current) ? frame : box.offset(from: frame)
        if box.rect == nil { box = frame }
        addSiblings(below: current, in: parent, box: box, scene: scene, to: &stack)
        if stack.isClosed { return stack.composed() }
      }
      current = parent
    }
    stack.close(because: .notStated)
    return stack.composed()
  }

  private mutating func add(_ layer: SourcedLayer, maybe: Unknown.Reason? = nil, to stack: inout LayerStack) {
    if layer.isPair { involvesPair = true }
    stack.add(layer, maybe: maybe)
  }

  /// Adds earlier siblings, which lie below a view if their frame is known to meet its own.
  private mutating func addSiblings(
    below view: NodeReference, in parent: NodeReference, box: Box, scene: Scene, to stack: inout LayerStack
  ) {
    let record = model.nodes[Int(view.index)]
    guard parent != .none, record.position > 0, record.field != .none else { return }
    let marks = model.marks(in: parent, field: record.field, scene: scene, appearance: appearance)
    guard !marks.isEmpty else { return }
    // Where the view's own place is not known, it lies within its parent's.
    let outer = box.rect == nil && !scene.scrolls(parent) ? scene.bounds(of: parent) : .unknown
    // By places: a mark has parts, and to take one out counts a reference for each.
    let own = marks.indices.partitioningIndex { marks[$0].position >= record.position }
    var steps = 0
    for mark in marks[..<own].reversed() {
      steps += 1
      if steps > Self.maximumSteps { return stack.close(because: .bound) }
      switch mark.box.coverage(of: box, within: outer) {
      case .none: continue
      case .all: add(mark.layer, maybe: mark.moves ? .geometry : nil, to: &stack)
      case .part: add(mark.layer, maybe: .geometry, to: &stack)
      case .unknown:
        // A sibling of unknown place is ignored, unless it is there to lie below others.
        if mark.isBackground { add(mark.layer, maybe: .geometry, to: &stack) }
      }
      if stack.isClosed { return }
    }
  }
}

extension Scene {
  /// Returns a view's or the screen's size, with its own top-left corner as the origin.
  package func bounds(of node: NodeReference) -> Box {
    let size = node == screen ? self.size : frame(of: node)
    return Box(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension Box {
  /// Returns the same place in the space of the view whose frame is given, and in which it lies.
  package func offset(from frame: Box) -> Box {
    var moved = self
    moved.x = x.flatMap { own in frame.x.map { own + $0 } }
    moved.y = y.flatMap { own in frame.y.map { own + $0 } }
    return moved
  }

  enum Coverage {
    case none, part, all, unknown
  }

  /// Returns the part of another box that this one covers; `outer` is known to hold all of the other.
  func coverage(of other: Box, within outer: Box) -> Coverage {
    if Self.areApart(x, width, other.x, other.width) || Self.areApart(y, height, other.y, other.height) { return .none }
    guard let own = rect else { return .unknown }
    if let rect = other.rect { return own.contains(rect) ? .all : .part }
    if let rect = outer.rect, own.contains(rect) { return .all }
    return .unknown
  }

  private static func areApart(_ a: Double?, _ aLength: Double?, _ b: Double?, _ bLength: Double?) -> Bool {
    guard let a, let aLength, let b, let bLength else { return false }
    return a + aLength <= b || b + bLength <= a
  }
}
