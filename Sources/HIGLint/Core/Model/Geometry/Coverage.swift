/// The part of a plane that rectangles cover together.
enum Coverage {
  /// Returns the area of the union, each spot counted once: a sweep down the edges, over the covered intervals.
  static func area(of rects: [Rect]) -> Double {
    let rects = rects.filter { !$0.isEmpty }
    guard !rects.isEmpty else { return 0 }
    let places = Set(rects.flatMap { [$0.x, $0.maxX] }).sorted()
    var index: [Double: Int] = [:]
    for (position, place) in places.enumerated() { index[place] = position }
    var edges: [(y: Double, isStart: Bool, from: Int, to: Int)] = []
    for rect in rects {
      guard let from = index[rect.x], let to = index[rect.maxX] else { continue }
      edges.append((rect.y, true, from, to))
      edges.append((rect.maxY, false, from, to))
    }
    edges.sort { $0.y < $1.y }
    var covered = CoveredLength(places)
    var area = 0.0
    var last = edges.first?.y ?? 0
    for edge in edges {
      area += covered.length * (edge.y - last)
      last = edge.y
      covered.add(edge.isStart ? 1 : -1, from: edge.from, to: edge.to)
    }
    return area
  }
}

/// The length that intervals cover together: a segment tree over their ends.
private struct CoveredLength {
  private let places: [Double]
  private var counts: [Int]
  private var lengths: [Double]

  init(_ places: [Double]) {
    self.places = places
    counts = Array(repeating: 0, count: places.count * 4)
    lengths = Array(repeating: 0, count: places.count * 4)
  }

  var length: Double { lengths[1] }

  mutating func add(_ change: Int, from: Int, to: Int) {
    add(change, from: from, to: to, node: 1, low: 0, high: places.count - 1)
  }

  /// Adds a change; recurses as deep as the logarithm of the number of ends.
  private mutating func add(_ change: Int, from: Int, to: Int, node: Int, low: Int, high: Int) {
    guard from < high, to > low else { return }
    if from <= low, high <= to {
      counts[node] += change
    } else {
      let middle = (low + high) / 2
      add(change, from: from, to: to, node: node * 2, low: low, high: middle)
      add(change, from: from, to: to, node: node * 2 + 1, low: middle, high: high)
    }
    if counts[node] > 0 {
      lengths[node] = places[high] - places[low]
    } else {
      lengths[node] = high - low <= 1 ? 0 : lengths[node * 2] + lengths[node * 2 + 1]
    }
  }
}
