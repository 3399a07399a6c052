/// The order of the cells within layers, in which few lines between neighbouring layers cross.
///
/// Sweeps down and up put each cell at the mean place of its neighbours (Sugiyama's barycentre method), then neighbours
/// are exchanged where that helps. The best order that was met counts.
struct LayerOrdering {
  private(set) var layers: [[Int]]
  /// The cells of the layer before, and of the layer behind, that a line joins a cell with.
  private let before: [[Int]]
  private let behind: [[Int]]
  private var places: [Int]
  /// The number of lines that were looked at: what the ordering costs, on any machine.
  private(set) var looks = 0

  private static let sweeps = 8
  /// The number of sweeps in a row that may bring nothing.
  private static let patience = 2
  /// The number of pairs that are faster compared than sorted.
  private static let few = 24

  init(layers: [[Int]], before: [[Int]], behind: [[Int]]) {
    self.layers = layers
    self.before = before
    self.behind = behind
    places = Array(repeating: 0, count: before.count)
    for layer in layers.indices { number(layer) }
  }

  /// - Parameter keepsFirst: Whether the first layer stays as it is: tabs have an order of their own.
  mutating func improve(keepsFirst: Bool) {
    let first = keepsFirst ? 1 : 0
    guard layers.count > 1 else { return }
    var best = (layers: layers, crossings: crossings)
    var inVain = 0
    for sweep in 0..<Self.sweeps where best.crossings > 0 && inVain < Self.patience {
      if sweep.isMultiple(of: 2) {
        for layer in max(first, 1)..<layers.count { arrange(layer, by: before) }
      } else {
        for layer in stride(from: layers.count - 2, through: first, by: -1) { arrange(layer, by: behind) }
      }
      for layer in first..<layers.count { exchange(layer) }
      let crossings = crossings
      inVain += 1
      guard crossings < best.crossings else { continue }
      best = (layers, crossings)
      inVain = 0
    }
    layers = best.layers
    for layer in layers.indices { number(layer) }
  }

  private mutating func number(_ layer: Int) {
    for (place, cell) in layers[layer].enumerated() { places[cell] = place }
  }

  private mutating func arrange(_ layer: Int, by neighbours: [[Int]]) {
    let keys = layers[layer].map { cell in
      let found = neighbours[cell]
      looks += found.count
      guard !found.isEmpty else { return Double(places[cell]) }
      return Double(found.reduce(0) { $0 + places[$1] }) / Double(found.count)
    }
    let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    layers[layer] = order.map { layers[layer][$0] }
    number(layer)
  }

  /// Exchanges neighbours of a layer whose lines then cross less.
  private mutating func exchange(_ layer: Int) {
    guard layers[layer].count > 1 else { return }
    for place in 0..<(layers[layer].count - 1) {
      let (a, b) = (layers[layer][place], layers[layer][place + 1])
      looks += before[a].count + before[b].count + behind[a].count + behind[b].count
      guard crossings(a, b) > crossings(b, a) else { continue }
      layers[layer].swapAt(place, place + 1)
      (places[a], places[b]) = (place + 1, place)
    }
  }

  /// Returns the number of crossings of the lines of two cells, the first above the second.
  private func crossings(_ a: Int, _ b: Int) -> Int {
    crossings(before[a], before[b]) + crossings(behind[a], behind[b])
  }

  private func crossings(_ upper: [Int], _ lower: [Int]) -> Int {
    guard upper.count * lower.count > Self.few else {
      var count = 0
      for a in upper {
        for b in lower where places[a] > places[b] { count += 1 }
      }
      return count
    }
    let first = upper.map { places[$0] }.sorted()
    let second = lower.map { places[$0] }.sorted()
    var count = 0
    var smaller = 0
    for place in first {
      while smaller < second.count, second[smaller] < place { smaller += 1 }
      count += smaller
    }
    return count
  }

  /// The number of crossings between all neighbouring layers, counted with a tree of sums: E log V.
  var crossings: Int {
    var count = 0
    for layer in layers.dropLast().indices {
      var tree = Array(repeating: 0, count: layers[layer + 1].count + 1)
      var ends = 0
      for cell in layers[layer] {
        let targets = behind[cell].map { places[$0] }
        for target in targets {
          var index = target + 1
          var notBehind = 0
          while index > 0 {
            notBehind += tree[index]
            index &= index - 1
          }
          count += ends - notBehind
        }
        for target in targets {
          var index = target + 1
          while index < tree.count {
            tree[index] += 1
            index += index & -index
          }
        }
        ends += targets.count
      }
    }
    return count
  }
}
