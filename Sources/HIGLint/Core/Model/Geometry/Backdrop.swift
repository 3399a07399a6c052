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
  /// The colours that a gradient runs through, where they are exactly known.
  package var stops: [Color] = []

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
  /// The spot below a text that is looked at: all of its gradients' colours lie below it, and so do both a layer that ends
  /// below it and the one that begins there.
  var spot = Spot.any
  /// The layers below the text that differ from spot to spot.
  private(set) var difference = Difference.none
  /// The text's letters: where they lie takes long to find, and few layers ask for it.
  private var letters = Letters.at(nil)

  enum Spot {
    case any
    /// A place on the nearest gradient: the part of the way across, or down, the letters.
    case across(Double)
    case down(Double)
    /// On the nearest layer that lies below a part of the text, and beside it.
    case onPart
    case besidePart
  }

  enum Difference {
    case none, gradient, part
  }

  private enum Letters {
    case of(NodeReference)
    /// The place in their view, where that is known.
    case at(Rect?)
  }

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
    letters = .of(node)
    var current = node
    while current != .none {
      let type = model.typeIndex(of: current)
      let layer = painter.background(of: current, type: type, isContainer: current != node)
      let ground = scene?.bounds(of: current).rect
      add(layer, on: ground, box: current == node ? nil : box, to: &stack)
      if stack.isClosed { return stack.composed() }
      if NodeTypes.isRoot(type) { break }
      let parent = model.parent(of: current)
      if type == NodeTypes.view, let scene {
        let frame = scene.frame(of: current)
        // Content moves within its scroll view, so it may come to lie over whatever the scroll view lies over.
        if current != node, box.rect == nil || frame.rect == nil || scene.scrolls(current) { letters = .at(nil) }
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

  /// Returns the place of the letters in the space in which their view's box is given; in the view itself without one.
  private mutating func letters(in box: Box?) -> Rect? {
    if case .of(let node) = letters { letters = .at(scene?.letters(of: node)) }
    guard case .at(let letters?) = letters else { return nil }
    guard let box else { return letters }
    return box.rect.map { letters.offset(x: $0.x, y: $0.y) }
  }

  private mutating func add(_ layer: SourcedLayer, maybe: Unknown.Reason? = nil, to stack: inout LayerStack) {
    if layer.isPair { involvesPair = true }
    stack.add(layer, maybe: maybe)
  }

  /// Adds a layer that lies below all of the text: of a gradient, the colour at the spot that is looked at.
  ///
  /// - Parameter box: The place of the text's view among the layer's; nil where the layer is the view's own.
  private mutating func add(
    _ layer: SourcedLayer, on ground: Rect?, box: Box?, maybe: Unknown.Reason? = nil, to stack: inout LayerStack
  ) {
    guard difference != .part, maybe == nil, layer.stops.count > 1 else { return add(layer, maybe: maybe, to: &stack) }
    let letters = letters(in: box)
    // Of a view's own gradient at least the middle lies below its text.
    let middle = box == nil && letters == nil ? Rect(x: 0.35, y: 0.35, width: 0.3, height: 0.3) : nil
    guard let ground = middle == nil ? ground : Rect(x: 0, y: 0, width: 1, height: 1), !ground.isEmpty,
      let seen = middle ?? letters.flatMap({ ground.intersection($0) })
    else { return add(layer, to: &stack) }
    difference = .gradient
    let place: Double
    switch spot {
    case .across(let part): place = (seen.x + seen.width * part - ground.x) / ground.width
    case .down(let part): place = (seen.y + seen.height * part - ground.y) / ground.height
    default: return add(layer, to: &stack)
    }
    var colored = layer
    colored.layer = .color(Color.gradient(layer.stops, at: place))
    add(colored, to: &stack)
    spot = .any
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
      case .all:
        add(
          mark.layer, on: mark.box.rect, box: box, maybe: mark.moves ? .geometry : nil, to: &stack)
      case .part: addPart(mark, box: box, to: &stack)
      case .unknown:
        // A sibling of unknown place is ignored, unless it is there to lie below others.
        if mark.isBackground { add(mark.layer, maybe: .geometry, to: &stack) }
      }
      if stack.isClosed { return }
    }
  }
}

extension BackdropFinder {
  /// Adds a layer that lies below a part of a view: where it surely ends below the letters, on the spot looked at or not.
  private mutating func addPart(_ mark: Mark, box: Box, to stack: inout LayerStack) {
    guard difference == .none, !mark.moves, let letters = letters(in: box), let ends = mark.box.rect,
      let seen = ends.intersection(letters), seen.height >= letters.height - 1,
      // More than a letter on it, and more than a letter beside it.
      min(seen.width, letters.width - seen.width) >= letters.height
    else { return add(mark.layer, maybe: .geometry, to: &stack) }
    difference = .part
    switch spot {
    case .onPart: add(mark.layer, to: &stack)
    case .besidePart: break
    default: add(mark.layer, maybe: .geometry, to: &stack)
    }
  }
}

/// A layer through which one sees, and that lies above a text.
struct Veil {
  var color: Color
  var view: NodeReference
}

extension BackdropFinder {
  /// The part of the screen from which a layer dims all that lies below it, which is then not there to be read.
  private static let dimmedPart = 0.9

  /// Returns the nearest plain layer above all of a view, through which one sees, and which is empty itself.
  func veil(over node: NodeReference) -> Veil? {
    guard let scene, model.typeIndex(of: node) == NodeTypes.view else { return nil }
    var box = Box.unknown
    var current = node
    while current != .none, model.typeIndex(of: current) == NodeTypes.view, !scene.scrolls(current) {
      let frame = scene.frame(of: current)
      box = current == node ? frame : box.offset(from: frame)
      guard box.rect != nil else { return nil }
      let parent = model.parent(of: current)
      if let veil = veil(over: current, in: parent, box: box, scene: scene) { return veil }
      current = parent
    }
    return nil
  }

  private func veil(over view: NodeReference, in parent: NodeReference, box: Box, scene: Scene) -> Veil? {
    let record = model.nodes[Int(view.index)]
    guard parent != .none, record.field != .none else { return nil }
    let marks = model.marks(in: parent, field: record.field, scene: scene, appearance: appearance)
    let screen = scene.screenRect
    for mark in marks.reversed() {
      if mark.position <= record.position { break }
      guard case .color(let color) = mark.layer.layer, color.alpha > 0, !color.isOpaque, !mark.moves,
        mark.box.coverage(of: box, within: .unknown) == .all, let rect = mark.box.rect, let screen,
        rect.area < Self.dimmedPart * screen.area
      else { continue }
      let layer = model.parent(of: mark.layer.background)
      let isEmpty = [Names.text, Names.title, Names.icon, Names.image].allSatisfy { model.slot($0, of: layer) == nil }
      if isEmpty, model.nodeList(Names.children, of: layer).isEmpty { return Veil(color: color, view: layer) }
    }
    return nil
  }
}

extension Scene {
  /// The height of a line in parts of its font's size: that of letters with ascenders and descenders.
  private static let letterHeight = 0.9

  /// Returns the place of a view's letters in it, where they are one line of known size; nil where nobody can say.
  ///
  /// The width is the least that the letters take.
  func letters(of view: NodeReference) -> Rect? {
    guard model.typeIndex(of: view) == viewType, let rect = frame(of: view).rect, !rect.isEmpty,
      let kind = model.string(Names.kind, of: view), kind == "label" || kind == "button" || kind == "link",
      let font = model.measuredFont(of: view),
      let set = model.node(Names.text, of: view) ?? model.node(Names.title, of: view)
    else { return nil }
    if let lines = model.slot(Names.lines, of: view), lines.kind != .number || Double(bitPattern: lines.payload) != 1 {
      return nil
    }
    let widths = model.nodeList(Names.texts, of: set).map { text -> Double in
      guard let value = model.textValue(of: text), !value.isUnknown else { return 0 }
      return value.estimatedWidth(fontSize: font.size, weight: font.weight).low
    }
    guard let least = widths.min(), least > 0 else { return nil }
    let width = min(least * Self.surePart, rect.width)
    let height = min(font.size * Self.letterHeight, rect.height)
    let room = rect.width - width
    let x: Double
    switch model.string(Names.align, of: view) {
    case "center": x = room / 2
    case "right", "trailing": x = room
    case nil where kind != "label": x = room / 2
    default: x = 0
    }
    return Rect(x: x, y: (rect.height - height) / 2, width: width, height: height)
  }

  /// The part of the estimated width that letters take at least.
  private static let surePart = 0.85

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
