import HIGCore
import HIGLanguage
import HIGReading

/// The functions of the rule language about columns, and about what indentation tells.
enum OutlineFunctions {
  static let all: [FunctionBody] = [
    GeometryFunctions.function("columnFrom") { call in columnFrom(call) },
    function("outlineMates") { $0.mate },
    function("outlineParents") { $0.parent },
  ]

  /// Returns the views of some kinds in a view's list that begin near its left edge, itself first.
  private static func columnFrom(_ call: GeometryFunctions.Call) -> Value {
    let (model, scene, view) = (call.model, call.scene, call.node)
    guard case .list(let kinds) = call.arguments[1] else { return .list([]) }
    let span = call.number(2)
    func left(of view: NodeReference) -> Double? {
      guard model.typeIndex(of: view) == NodeTypes.view, let kind = model.string(Names.kind, of: view),
        kinds.contains(where: { if case .string(let wanted) = $0 { StringBytes.equal(wanted, kind) } else { false } }),
        scene.isShown(view), let rect = scene.box(of: view).rect
      else { return nil }
      return rect.x
    }
    let count = scene.familyCount(of: view)
    guard count >= Int(call.number(3)), count <= Int(call.number(4)), let start = left(of: view) else {
      return .list([])
    }
    var column: [Value] = []
    for other in scene.family(of: view) {
      guard let x = other == view ? start : left(of: other), abs(x - start) <= span else { continue }
      if column.isEmpty, other != view { return .list([]) }
      column.append(.node(other))
    }
    return .list(column)
  }

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
  /// Returns the place of a view with a frame in the outline that its siblings make by a `group`, or by a heading above
  /// them; nil for others.
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
    let frames = views.map { frame(of: $0).rect }
    // A view of unknown place may be a part of the heading.
    if !frames.contains(nil) { setHeadings(placed(views), beside: frames.compactMap { $0 }, in: &places) }
    for (row, members) in rows where row.align != "center" && row.align != "right" && row.align != "trailing" {
      setLines(members, in: &places)
    }
    return places
  }

  private static let headings: WordSet = ["headline", "largeTitle", "title1", "title2", "title3"]

  private func isHeading(_ placed: Placed) -> Bool {
    let role = model.string(Names.role, of: placed.view)
    if role == "header" { return true }
    guard placed.kind == "label", role == nil, let font = model.node(Names.font, of: placed.view) else { return false }
    return model.string(Names.style, of: font).map { Self.headings.contains($0) } ?? false
  }

  /// Sets the heading above each of the labels of one size that follow it, one below the other.
  private func setHeadings(
    _ siblings: [Placed], beside frames: [Rect], in places: inout HashMap<NodeReference, OutlinePlace>
  ) {
    var heading: Placed?
    var last: Rect?
    for placed in siblings where model.string(Names.group, of: placed.view) == nil {
      if isHeading(placed) {
        // What stands before a heading in its line is part of it.
        let isFirst = !frames.contains {
          $0.maxX <= placed.rect.x && $0.y < placed.rect.maxY && $0.maxY > placed.rect.y
        }
        heading = isFirst && isNatural(placed) ? placed : nil
        last = placed.rect
        continue
      }
      guard let current = heading, let above = last, placed.kind == "label", isNatural(placed),
        placed.rect.height <= current.rect.height, placed.rect.y >= above.maxY,
        placed.rect.y - above.maxY <= 2 * current.rect.height
      else {
        heading = nil
        continue
      }
      last = placed.rect
      places.set(OutlinePlace(parent: current.view), for: placed.view)
    }
  }

  private func isNatural(_ placed: Placed) -> Bool {
    switch model.string(Names.align, of: placed.view) {
    case nil, "left", "natural", "leading": true
    default: false
    }
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
