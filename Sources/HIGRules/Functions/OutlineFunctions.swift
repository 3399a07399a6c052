import HIGCore
import HIGLanguage
import HIGReading

/// The functions of the rule language about what indentation tells.
enum OutlineFunctions {
  static let all: [FunctionBody] = [
    function("outlineMates") { $0.mate },
    function("outlineParents") { $0.parent },
  ]

  private static func function(
    _ name: String, _ other: @escaping @Sendable (OutlinePlace) -> NodeReference
  ) -> FunctionBody {
    GeometryFunctions.function(name) { call in
      guard let other = call.scene.outlinePlace(of: call.node).map(other), other != .none else { return .list([]) }
      return .list([.node(other)])
    }
  }
}

/// The place of a view in the outline of its group.
private struct OutlinePlace {
  /// One of its group, level and kind that has the leading edge of most of them; none for such a one.
  var mate: NodeReference = .none
  /// The nearest earlier view of the group on a higher level.
  var parent: NodeReference = .none
}

/// The outlines that the children of a view or screen make.
private final class Outlines {
  var byParent = HashMap<NodeReference, HashMap<NodeReference, OutlinePlace>>()
}

extension Scene {
  /// Returns the place of a view with a `group` and a frame in the outline that its siblings make; nil for others.
  fileprivate func outlinePlace(of view: NodeReference) -> OutlinePlace? {
    let parent = model.parent(of: view)
    let outlines = model.kept { _ in Outlines() }
    if let known = outlines.byParent[parent] { return known[view] }
    let found = outline(of: family(of: view))
    outlines.byParent.set(found, for: parent)
    return found[view]
  }

  private struct Row: Hashable {
    var group: String
    var level: Double?
    var kind: String
    var align: String
  }

  private func outline(of views: [NodeReference]) -> HashMap<NodeReference, OutlinePlace> {
    var rows: [Row: [Placed]] = [:]
    var ancestors: [String: [(level: Double, view: NodeReference)]] = [:]
    var places = HashMap<NodeReference, OutlinePlace>()
    for placed in placed(views) {
      guard let group = model.string(Names.group, of: placed.view) else { continue }
      let level = model.number(Names.level, of: placed.view)
      let align = model.string(Names.align, of: placed.view) ?? "natural"
      rows[Row(group: group, level: level, kind: placed.kind, align: align), default: []].append(placed)
      var place = OutlinePlace()
      if let level {
        var above = ancestors[group] ?? []
        while let last = above.last, last.level >= level { above.removeLast() }
        if let last = above.last { place.parent = last.view }
        above.append((level, placed.view))
        ancestors[group] = above
      }
      places.set(place, for: placed.view)
    }
    for (row, members) in rows where row.align != "center" && row.align != "right" && row.align != "trailing" {
      setLines(members, in: &places)
    }
    return places
  }

  /// Sets the lines. Only views above or below each other are on one line: a second column begins its own.
  private func setLines(_ members: [Placed], in places: inout HashMap<NodeReference, OutlinePlace>) {
    var counts: [Double: Int] = [:]
    for member in members { counts[member.rect.x, default: 0] += 1 }
    var most: Placed?
    for member in members {
      guard let current = most else {
        most = member
        continue
      }
      if counts[member.rect.x] ?? 0 > counts[current.rect.x] ?? 0 { most = member }
    }
    guard let most else { return }
    for member in members where member.view != most.view {
      let isBelowOrAbove = member.rect.y >= most.rect.maxY || most.rect.y >= member.rect.maxY
      guard isBelowOrAbove, member.rect.x < most.rect.maxX, most.rect.x < member.rect.maxX else { continue }
      places[member.view, default: OutlinePlace()].mate = most.view
    }
  }
}
