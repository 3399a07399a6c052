import HIGLanguage
import HIGReading

/// The views at each place of each list of views, found once for a list.
final class SharedPlaces {
  /// A square of the plane, by the place of a view's upper left corner in it.
  private struct Square: Hashable {
    var x, y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    init?(_ rect: Rect, across: Double = 0, down: Double = 0) {
      guard abs(rect.x) < 1e9, abs(rect.y) < 1e9 else { return nil }
      x = Int(((rect.x + across) / Self.side).rounded(.down))
      y = Int(((rect.y + down) / Self.side).rounded(.down))
    }

    /// The side in points: the greatest distance at which views are looked for.
    static let side = 4.0
  }

  private struct Family: Hashable {
    var parent: NodeReference
    var field: NameID
  }

  /// The number of views that a square tells apart: thousands may lie on one place.
  private static let most = 16

  @exclusivity(unchecked) private var lists: [Family: [Square: [Scene.Placed]]] = [:]
  /// The list that was asked about last: siblings are asked one after the other.
  @exclusivity(unchecked) private var last: (family: Family, squares: [Square: [Scene.Placed]])?

  /// Returns the first of the earlier siblings that are shown and whose edges lie no farther than a distance from a view's.
  func firstOther(at view: NodeReference, within distance: Double, in scene: Scene) -> NodeReference? {
    let record = scene.model.nodes[Int(view.index)]
    guard record.position >= 0, record.parent != .none, let rect = scene.frame(of: view).rect, !rect.isEmpty else {
      return nil
    }
    let family = Family(parent: record.parent, field: record.field)
    let squares: [Square: [Scene.Placed]]
    if let last, last.family == family {
      squares = last.squares
    } else {
      squares = lists[family] ?? Self.squares(of: scene.family(of: view), in: scene)
      lists[family] = squares
      last = (family, squares)
    }
    var first: NodeReference?
    let reach = min(distance, Square.side)
    guard let least = Square(rect, across: -reach, down: -reach),
      let greatest = Square(rect, across: reach, down: reach)
    else { return nil }
    for x in least.x...max(least.x, greatest.x) {
      for y in least.y...max(least.y, greatest.y) {
        for other in squares[Square(x: x, y: y)] ?? [] where other.view.index < min(view.index, first?.index ?? .max) {
          if Self.isNear(other.rect, rect, distance) { first = other.view }
        }
      }
    }
    return first
  }

  private static func isNear(_ a: Rect, _ b: Rect, _ distance: Double) -> Bool {
    abs(a.x - b.x) <= distance && abs(a.y - b.y) <= distance && abs(a.maxX - b.maxX) <= distance
      && abs(a.maxY - b.maxY) <= distance
  }

  private static func squares(of views: [NodeReference], in scene: Scene) -> [Square: [Scene.Placed]] {
    var squares: [Square: [Scene.Placed]] = [:]
    for view in views where scene.model.typeIndex(of: view) == scene.viewType {
      guard let rect = scene.frame(of: view).rect, !rect.isEmpty, let square = Square(rect),
        squares[square, default: []].count < most, scene.isShown(view)
      else { continue }
      squares[square, default: []].append(.init(view: view, rect: rect, kind: ""))
    }
    return squares
  }
}
