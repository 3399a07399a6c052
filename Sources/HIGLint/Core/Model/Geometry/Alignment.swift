import HIGLanguage
import HIGReading

/// The subject of a search for near misses: the children of one object, up to a distance.
struct AlignmentKey: TableKey {
  var parent: NodeReference
  var field: NameID
  var tolerance: Double

  /// The hash without the tolerance, as tolerances are few.
  var tableHash: Int { (UInt64(parent.index) << 32 | UInt64(field.value)).tableHash }
}

/// An edge that lies next to a line which others share.
struct NearMiss {
  enum Edge: String {
    case left, center, right, top
  }

  var edge: Edge
  /// The place of the edge and that of the line, in the parent's space.
  var found: Double
  var line: Double
  /// The number of views that share the line, and one of them.
  var count: Int
  var example: NodeReference
}

extension Scene {
  /// The distance within which edges are on one line: half a pixel of rounding is no mistake.
  private static let sameLine = 0.5
  /// The number of a line's views that are compared with one beside it.
  private static let comparedViews = 16
  /// The kinds whose views stand at places that their contents give.
  private static let scattering: WordSet = ["map", "zstack", "chart", "custom", "image"]
  /// The kinds of small drawings, which are placed by eye, as their shape asks.
  private static let drawings: WordSet = ["icon", "badge", "activityIndicator", "separator", "spacer"]

  /// Returns the edges of a view that miss a line shared by two or more of its siblings by no more than `tolerance`
  /// points.
  ///
  /// Compared are views of one kind, aligned in one way, in one group: those above and below each other by the edge
  /// that their alignment shows, those beside each other and equally high by the top. A view that shares any of its own
  /// vertical lines with a sibling is aligned by that one.
  func nearMisses(of view: NodeReference, tolerance: Double) -> [NearMiss] {
    let record = model.nodes[Int(view.index)]
    let key = AlignmentKey(parent: record.parent, field: record.field, tolerance: tolerance)
    if let known = alignments[key] { return known[view] ?? [] }
    let found = nearMisses(among: family(of: view), in: record.parent, tolerance: tolerance)
    alignments.set(found, for: key)
    return found[view] ?? []
  }

  private struct Class: TableKey {
    var kind: String
    var align: String
    var group: String?

    /// The hash without the alignment, as alignments are few.
    var tableHash: Int { TextKey(kind).tableHash ^ (group.map { TextKey($0).tableHash << 1 } ?? 0) }
  }

  private func nearMisses(
    among views: [NodeReference], in parent: NodeReference, tolerance: Double
  ) -> HashMap<NodeReference, [NearMiss]> {
    guard views.count > 2, mayMiss(views, tolerance: tolerance) else { return HashMap() }
    if let kind = model.string(Names.kind, of: parent), Self.scattering.contains(kind) {
      return HashMap()
    }
    var classes = HashMap<Class, [Placed]>()
    for placed in placed(views) where !Self.drawings.contains(placed.kind) {
      let align = model.string(Names.align, of: placed.view) ?? "natural"
      let group = model.string(Names.group, of: placed.view)
      classes[Class(kind: placed.kind, align: align, group: group), default: []].append(placed)
    }
    var result = HashMap<NodeReference, [NearMiss]>()
    for (key, members) in classes.entries where members.count > 2 {
      for miss in columnMisses(members, align: key.align, tolerance: tolerance) {
        result[miss.0, default: []].append(miss.1)
      }
      for miss in rowMisses(members, tolerance: tolerance) { result[miss.0, default: []].append(miss.1) }
    }
    return result
  }

  /// The number of views up to which every two are looked at.
  private static let lookedAtInPairs = 64

  /// Whether any edges of two views are near each other and not on one line: seldom, and else nothing more need be
  /// done. True for many views, without a look.
  private func mayMiss(_ views: [NodeReference], tolerance: Double) -> Bool {
    guard views.count <= Self.lookedAtInPairs else { return true }
    var rects: [Rect] = []
    rects.reserveCapacity(views.count)
    for view in views {
      if let rect = frame(of: view).rect { rects.append(rect) }
    }
    func isNear(_ a: Double, _ b: Double) -> Bool {
      let distance = abs(a - b)
      return distance > Self.sameLine && distance <= tolerance
    }
    for (index, a) in rects.enumerated() {
      for b in rects[..<index]
      where isNear(a.x, b.x) || isNear(a.y, b.y) || isNear(a.midX, b.midX) || isNear(a.maxX, b.maxX) { return true }
    }
    return false
  }

  // MARK: Columns

  private func columnMisses(_ members: [Placed], align: String, tolerance: Double) -> [(NodeReference, NearMiss)] {
    let edge: NearMiss.Edge
    let place: (Rect) -> Double
    switch align {
    case "center": (edge, place) = (.center, { $0.midX })
    case "right", "trailing": (edge, place) = (.right, { $0.maxX })
    default: (edge, place) = (.left, { $0.x })
    }
    guard Self.mayMiss(members, tolerance: tolerance, edge: place) else { return [] }
    var shared = Set<Int>()
    for lines in [Self.lines(members) { $0.x }, Self.lines(members) { $0.midX }, Self.lines(members) { $0.maxX }] {
      for line in lines where line.members.count > 1 { shared.formUnion(line.members) }
    }
    return Self.misses(of: Self.lines(members, edge: place), edge: edge, members, tolerance: tolerance) { a, b in
      a.y + Self.sameLine >= b.maxY || b.y + Self.sameLine >= a.maxY
    } isExempt: {
      shared.contains($0)
    }
  }

  // MARK: Rows

  private func rowMisses(_ members: [Placed], tolerance: Double) -> [(NodeReference, NearMiss)] {
    guard Self.mayMiss(members, tolerance: tolerance, edge: { $0.y }) else { return [] }
    return Self.misses(of: Self.lines(members) { $0.y }, edge: .top, members, tolerance: tolerance) { a, b in
      abs(a.height - b.height) <= Self.sameLine
        && (a.x + Self.sameLine >= b.maxX || b.x + Self.sameLine >= a.maxX)
    } isExempt: { _ in
      false
    }
  }

  // MARK: Lines

  /// Members whose edges lie on one line, by index.
  private struct Line {
    var place: Double
    var members: [Int]
  }

  /// Whether any two edges are near each other and not on one line: seldom, and else nothing more need be done.
  private static func mayMiss(_ members: [Placed], tolerance: Double, edge: (Rect) -> Double) -> Bool {
    let places = members.map { edge($0.rect) }.sorted()
    return zip(places, places.dropFirst()).contains { first, second in
      second - first > sameLine && second - first <= tolerance
    }
  }

  private static func lines(_ members: [Placed], edge: (Rect) -> Double) -> [Line] {
    let order = members.indices.map { (place: edge(members[$0].rect), index: $0) }.sorted {
      ($0.place, $0.index) < ($1.place, $1.index)
    }
    var lines: [Line] = []
    for (place, index) in order {
      if let last = lines.last, place - last.place <= sameLine {
        lines[lines.count - 1].members.append(index)
      } else {
        lines.append(Line(place: place, members: [index]))
      }
    }
    return lines
  }

  /// Returns members alone on their line, with a line of two or more next to it, whose members compare with them.
  private static func misses(
    of lines: [Line], edge: NearMiss.Edge, _ members: [Placed], tolerance: Double,
    compares: (Rect, Rect) -> Bool, isExempt: (Int) -> Bool
  ) -> [(NodeReference, NearMiss)] {
    var result: [(NodeReference, NearMiss)] = []
    for (index, line) in lines.enumerated() {
      guard line.members.count == 1, let member = line.members.first, !isExempt(member) else { continue }
      var best: (distance: Double, miss: NearMiss)?
      for step in [-1, 1] {
        var other = index + step
        while lines.indices.contains(other) {
          let candidate = lines[other]
          let distance = abs(candidate.place - line.place)
          if distance > tolerance { break }
          other += step
          let beside = candidate.members.prefix(comparedViews).filter {
            compares(members[member].rect, members[$0].rect)
          }
          guard beside.count > 1, let example = beside.first, distance < best?.distance ?? .infinity else { continue }
          let miss = NearMiss(
            edge: edge, found: line.place, line: candidate.place, count: candidate.members.count,
            example: members[example].view)
          best = (distance, miss)
        }
      }
      if let best { result.append((members[member].view, best.miss)) }
    }
    return result
  }
}
