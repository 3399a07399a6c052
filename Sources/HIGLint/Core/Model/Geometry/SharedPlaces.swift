import HIGLanguage
import HIGReading

/// The views at each place of each list of views, found once for a list.
final class SharedPlaces {
  /// A square of the plane, by the place of a view's upper left corner in it.
  private struct Square: Hashable {
    var x, y: Int

    init?(_ rect: Rect, across: Int = 0, down: Int = 0) {
      guard abs(rect.x) < 1e9, abs(rect.y) < 1e9 else { return nil }
      x = Int((rect.x / Self.side).rounded(.down)) + across
      y = Int((rect.y / Self.side).rounded(.down)) + down
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

  private var lists: [Family: [Square: [Scene.Placed]]] = [:]

  /// Returns the first of the earlier siblings that are shown and whose edges lie no farther than a distance from a view's.
  func firstOther(at view: NodeReference, within distance: Double, in scene: Scene) -> NodeReference? {
    let record = scene.model.nodes[Int(view.index)]
    guard record.position >= 0, record.parent != .none, let rect = scene.frame(of: view).rect, !rect.isEmpty else {
      return nil
    }
    let family = Family(parent: record.parent, field: record.field)
    let squares = lists[family] ?? Self.squares(of: scene.family(of: view), in: scene)
    lists[family] = squares
    var first: NodeReference?
    for across in -1...1 {
      for down in -1...1 {
        guard let square = Square(rect, across: across, down: down), let placed = squares[square] else { continue }
        for other in placed where other.view.index < min(view.index, first?.index ?? .max) {
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
