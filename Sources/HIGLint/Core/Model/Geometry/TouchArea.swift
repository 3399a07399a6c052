import HIGLanguage
import HIGReading

/// The area where a view takes touches, as far as it is known.
public struct TouchArea: Hashable, Sendable {
  /// One axis of the area.
  public struct Side: Hashable, Sendable {
    /// The distance from the parent's edge, in points.
    public var start: Double?
    public var length: Double?
    /// Whether an ancestor of unknown size might cut the length.
    public var isUpperBound = false

    /// Cuts the side to an ancestor that reaches from 0 to `outer`; a start that is not known is taken to lie inside, and
    /// a length that is not known is no greater.
    mutating func cut(to outer: Double?) {
      guard let outer else {
        isUpperBound = true
        return
      }
      guard let length else {
        self.length = outer
        isUpperBound = true
        return
      }
      guard let start else {
        self.length = min(length, outer)
        return
      }
      let low = max(start, 0)
      self.start = low
      self.length = max(0, min(start + length, outer) - low)
    }

    /// Fits the side into a scroll view, where anything can come into view, but no more at a time than fits.
    mutating func fit(into viewport: Double?) {
      start = nil
      guard let length, let viewport else { return }
      self.length = min(length, viewport)
    }
  }

  public var horizontal: Side
  public var vertical: Side
  /// The nearest ancestor that makes the area smaller.
  public var cutBy: NodeReference = .none

  init(_ box: Box) {
    horizontal = Side(start: box.x, length: box.width)
    vertical = Side(start: box.y, length: box.height)
  }

  /// The rectangle, if all of it is known.
  public var rect: Rect? {
    Box(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length).rect
  }
}

extension Scene {
  /// Returns the hit area, or else the frame, in the parent's space and as stated.
  func statedTouchBox(of view: NodeReference) -> Box {
    let model = model
    let frame = frame(of: view)
    guard let slot = model.slot(Names.hitArea, of: view), slot.kind != .null else { return frame }
    guard slot.kind == .node else { return .unknown }
    let area = NodeReference(Int(slot.payload))
    guard let inset = model.slot(Names.inset, of: area) else { return Scene.box(Names.hitArea, of: view, in: model) }
    guard inset.kind == .list else { return .unknown }
    let numbers = model.items(of: inset).map { $0.kind == .number ? Double(bitPattern: $0.payload) : nil }
    return numbers.count == 4
      ? frame.inset(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]) : .unknown
  }

  /// Returns how far a view's stated hit area begins from its frame.
  package func statedTouchOffset(of view: NodeReference) -> (x: Double, y: Double) {
    let (area, frame) = (statedTouchBox(of: view), frame(of: view))
    return ((area.x ?? 0) - (frame.x ?? 0), (area.y ?? 0) - (frame.y ?? 0))
  }

  /// Returns the area where a view takes touches: its hit area or frame, cut by each ancestor, since UIKit delivers no
  /// touch outside of a view's superview.
  ///
  /// The area is in the parent's space as far as its ancestors do not move it; callers need its size.
  public func touchArea(of view: NodeReference) -> TouchArea {
    if let known = touchAreas[view] { return known }
    let area = newTouchArea(of: view)
    touchAreas.set(area, for: view)
    return area
  }

  private func newTouchArea(of view: NodeReference) -> TouchArea {
    let model = model
    var area = TouchArea(statedTouchBox(of: view))
    var ancestor = model.parent(of: view)
    while ancestor != .none, ancestor != screen, model.typeIndex(of: ancestor) == viewType {
      let frame = frame(of: ancestor)
      let before = (area.horizontal.length ?? frame.width, area.vertical.length ?? frame.height)
      if scrolls(ancestor) {
        area.horizontal.fit(into: frame.width)
        area.vertical.fit(into: frame.height)
      } else {
        area.horizontal.cut(to: frame.width)
        area.vertical.cut(to: frame.height)
        area.horizontal.start = Scene.sum(area.horizontal.start, frame.x)
        area.vertical.start = Scene.sum(area.vertical.start, frame.y)
      }
      if area.cutBy == .none, before != (area.horizontal.length, area.vertical.length) { area.cutBy = ancestor }
      ancestor = model.parent(of: ancestor)
    }
    if ancestor == screen { cutToScreen(&area) }
    return area
  }

  /// Cuts to the screen. One of unknown size does not make its views' sizes doubtful; a view off screen keeps its own.
  private func cutToScreen(_ area: inout TouchArea) {
    var cut = area
    if size.width != nil, area.horizontal.length != nil { cut.horizontal.cut(to: size.width) }
    if size.height != nil, area.vertical.length != nil { cut.vertical.cut(to: size.height) }
    guard cut.horizontal.length ?? 1 > 0, cut.vertical.length ?? 1 > 0 else { return }
    area = cut
  }

  package static func sum(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }
}

extension Box {
  /// Returns the box made smaller on each side; a negative inset makes it larger.
  func inset(top: Double?, left: Double?, bottom: Double?, right: Double?) -> Box {
    func shrunk(_ length: Double?, _ a: Double?, _ b: Double?) -> Double? {
      guard let length, let a, let b else { return nil }
      return max(0, length - a - b)
    }
    return Box(
      x: Scene.sum(x, left), y: Scene.sum(y, top), width: shrunk(width, left, right),
      height: shrunk(height, top, bottom))
  }
}
