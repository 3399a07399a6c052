import HIGLanguage
import HIGReading

/// The subject of a comparison of targets: the children of one object, up to a gap.
struct SpacingKey: TableKey {
  var parent: NodeReference
  var field: NameID
  var gap: Double

  /// The hash without the gap, as gaps are few.
  var tableHash: Int { (UInt64(parent.index) << 32 | UInt64(field.value)).tableHash }
}

/// A target near or on another that is drawn before it.
struct Neighbour {
  var view: NodeReference
  /// The room between them; 0 if they touch or overlap.
  var gap: Double
  /// The length by which they reach into each other on each axis; 0 if they don't.
  var overlapWidth: Double
  var overlapHeight: Double
  /// Whether the later one lies within the earlier one.
  var isInside: Bool
  /// Whether both belong to a pad or bar of equal keys; nil if that depends on the width of the room around them.
  var isRegular: Bool?
}

/// The neighbours among the children of one object.
struct Spacing {
  var neighbours = HashMap<NodeReference, [Neighbour]>()
  /// Whether some pairs were not compared.
  var isBounded = false
}

extension Scene {
  /// The number of pairs compared for each target, at most, on average.
  private static let comparisonsPerTarget = 256
  /// The number of neighbours kept for each target.
  private static let keptNeighbours = 16

  /// Returns the earlier siblings whose touch areas overlap a view's or are closer to it than `gap` points; nil if
  /// there are too many views on one spot to tell.
  func neighbours(of view: NodeReference, gap: Double) -> [Neighbour]? {
    let record = model.nodes[Int(view.index)]
    let key = SpacingKey(parent: record.parent, field: record.field, gap: gap)
    let spacing: Spacing
    if let known = spacings[key] {
      spacing = known
    } else {
      let family = family(of: view)
      spacing = Self.spacing(
        of: targets(family), gap: gap, room: roomInParent(of: view), unplaced: unplacedTargets(among: family))
      spacings.set(spacing, for: key)
    }
    return spacing.isBounded ? nil : spacing.neighbours[view] ?? []
  }

  /// Returns targets with their areas in the parent's space.
  private func targets(_ views: [NodeReference]) -> [Placed] {
    guard views.count > 1 else { return [] }
    let model = model
    return views.compactMap { view in
      guard model.typeIndex(of: view) == viewType, let kind = model.string(Names.kind, of: view),
        let rect = statedTouchBox(of: view).rect, !rect.isEmpty, isShown(view),
        case .bool(true) = ViewFacts.isTappable(view, in: model)
      else { return nil }
      return Placed(view: view, rect: rect, kind: kind)
    }
  }

  /// Returns the number of views that may be touched and whose places are not known.
  private func unplacedTargets(among views: [NodeReference]) -> Int {
    views.count { view in
      guard model.typeIndex(of: view) == viewType, statedTouchBox(of: view).rect == nil else { return false }
      if case .bool(false) = ViewFacts.isTappable(view, in: model) { return false }
      return true
    }
  }

  private func roomInParent(of view: NodeReference) -> Double? {
    let parent = model.parent(of: view)
    return parent == .none ? nil : box(of: parent).width
  }

  /// Finds the neighbours in a sweep along the axis on which the targets are spread wider.
  ///
  /// - Parameter unplaced: The number of targets of which no place is known.
  private static func spacing(of targets: [Placed], gap: Double, room: Double?, unplaced: Int) -> Spacing {
    var spacing = Spacing()
    guard targets.count > 1 else { return spacing }
    let regular = RegularGroups(targets, room: room, unplaced: unplaced)
    let isVertical = spread(targets) { ($0.y, $0.maxY) } >= spread(targets) { ($0.x, $0.maxX) }
    func start(_ rect: Rect) -> Double { isVertical ? rect.y : rect.x }
    func end(_ rect: Rect) -> Double { isVertical ? rect.maxY : rect.maxX }
    let order = targets.indices.sorted { (start(targets[$0].rect), $0) < (start(targets[$1].rect), $1) }
    var open: [Int] = []
    var budget = targets.count * comparisonsPerTarget
    for index in order {
      open.removeAll { end(targets[$0].rect) + gap <= start(targets[index].rect) }
      budget -= open.count
      guard budget >= 0 else { return Spacing(isBounded: true) }
      for other in open {
        let (earlier, later) = (min(index, other), max(index, other))
        guard var neighbour = neighbour(targets[later], after: targets[earlier], gap: gap) else { continue }
        neighbour.isRegular = regular.contains(earlier, later)
        guard spacing.neighbours[targets[later].view, default: []].count < keptNeighbours else { continue }
        spacing.neighbours[targets[later].view, default: []].append(neighbour)
      }
      open.append(index)
    }
    for (view, list) in spacing.neighbours.entries {
      spacing.neighbours.set(list.sorted { $0.view.index < $1.view.index }, for: view)
    }
    return spacing
  }

  private static func spread(_ targets: [Placed], ends: (Rect) -> (Double, Double)) -> Double {
    let low = targets.map { ends($0.rect).0 }.min() ?? 0
    let high = targets.map { ends($0.rect).1 }.max() ?? 0
    return high - low
  }

  private static func neighbour(_ later: Placed, after earlier: Placed, gap: Double) -> Neighbour? {
    let (a, b) = (earlier.rect, later.rect)
    let across = max(a.x, b.x) - min(a.maxX, b.maxX)
    let down = max(a.y, b.y) - min(a.maxY, b.maxY)
    // Corner to corner is nobody's neighbour.
    guard min(across, down) < 0, max(across, down) < gap else { return nil }
    return Neighbour(
      view: earlier.view, gap: max(0, across, down), overlapWidth: max(0, -across), overlapHeight: max(0, -down),
      isInside: a.contains(b), isRegular: false)
  }
}

/// Targets of one size that make a pad of keys or a bar of segments, whose keys touch or nearly so by design.
private struct RegularGroups {
  private struct Size: TableKey {
    var width: Double
    var height: Double
  }

  /// The number of equal targets in rows and columns from which they are a pad.
  private static let padKeys = 6
  /// The number of equal targets that touch from which they are a bar; two are one if they fill their parent.
  private static let barKeys = 3

  private let targets: [Scene.Placed]
  private let room: Double?
  private let unplaced: Int
  private var members = HashMap<Size, (count: Int, isPad: Bool)>()

  init(_ targets: [Scene.Placed], room: Double?, unplaced: Int) {
    self.targets = targets
    self.room = room
    self.unplaced = unplaced
    var bySize = HashMap<Size, [Rect]>()
    for target in targets { bySize[Self.size(target), default: []].append(target.rect) }
    for (size, rects) in bySize.entries {
      let columns = Set(rects.map(\.x)).count
      let rows = Set(rects.map(\.y)).count
      let isPad = rects.count >= Self.padKeys && columns > 1 && rows > 1 && columns * rows <= rects.count * 2
      members.set((rects.count, isPad), for: size)
    }
  }

  private static func size(_ target: Scene.Placed) -> Size {
    Size(width: target.rect.width.rounded(), height: target.rect.height.rounded())
  }

  /// Whether two targets are keys of one group; nil if there may be more keys, or if two may fill their parent, whose
  /// width nobody says.
  func contains(_ a: Int, _ b: Int) -> Bool? {
    let size = Self.size(targets[a])
    let other = Self.size(targets[b])
    // A pad's longer keys belong to it.
    if members[size]?.isPad == true || members[other]?.isPad == true { return true }
    // Seven columns of 375 points are not all of one width.
    guard abs(size.width - other.width) <= 1, abs(size.height - other.height) <= 1, let group = members[size],
      let otherGroup = members[other]
    else { return false }
    let count = size == other ? group.count : group.count + otherGroup.count
    let (first, second) = (targets[a].rect, targets[b].rect)
    let gap = max(
      max(first.x, second.x) - min(first.maxX, second.maxX), max(first.y, second.y) - min(first.maxY, second.maxY))
    // With those of which no place is known they may be a pad.
    guard gap <= 1 else { return unplaced > 0 && count + unplaced >= Self.padKeys ? nil : false }
    if count >= Self.barKeys { return true }
    if unplaced > 0 { return nil }
    let both = first.union(second)
    if let room { return both.width >= room - 1 }
    return both.x > 1 ? false : nil
  }
}
