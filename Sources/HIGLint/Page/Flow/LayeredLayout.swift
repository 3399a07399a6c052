/// The places of boxes in layers from left to right, by their distance from the first ones.
///
/// Lines go from layer to layer. One that spans more layers has a cell of its own in each of those between, and lines to
/// the same box share them; one that leads back does so, too. All steps are linear in boxes and lines, but for sorting.
struct LayeredLayout {
  static let boxWidth = 96.0
  static let boxHeight = 192.0
  static let layerGap = 80.0
  private static let boxGap = 28.0
  /// The height of a cell through which lines pass, with the room around it.
  private static let passHeight = 10.0
  private static let passGap = 10.0
  /// The number of cells for lines to pass through at most; a line beyond it takes the straight way.
  private static let maximumPasses = 6000

  /// A line between two boxes.
  struct Line {
    var from: Int
    var to: Int
    /// Whether both boxes lie in one layer, like the tabs of a bar.
    var isLevel = false
  }

  /// The number of boxes: they are the first cells.
  let count: Int
  private(set) var layers: [[Int]] = []
  private(set) var layerOf: [Int]
  /// The number of each cell in its layer, from the top.
  private(set) var placeOf: [Int] = []
  /// The middle of each cell, from the top.
  private(set) var middles: [Double] = []
  /// The cells that each line passes through.
  private(set) var passes: [[Int]]
  /// Whether a line takes the straight way, as there are too many.
  private(set) var isDirect: [Bool]
  private(set) var crossings = 0
  /// What the order of the layers cost: see `LayerOrdering`.
  private(set) var looks = 0
  private var before: [[Int]]
  private var behind: [[Int]]

  /// - Parameters:
  ///   - starts: The boxes of the first layer; those that no line leads to, where there are none.
  ///   - lines: The lines, none of them from a box to itself.
  init(count: Int, lines: [Line], starts: [Int]) {
    self.count = count
    layerOf = Array(repeating: -1, count: count)
    passes = Array(repeating: [], count: lines.count)
    isDirect = Array(repeating: false, count: lines.count)
    before = Array(repeating: [], count: count)
    behind = Array(repeating: [], count: count)
    findLayers(lines, starts: starts)
    addPasses(lines)
    let depth = (layerOf.max() ?? -1) + 1
    layers = Array(repeating: [], count: depth)
    for cell in layerOf.indices { layers[layerOf[cell]].append(cell) }
    if !starts.isEmpty, depth > 0 { layers[0] = starts + layers[0].filter { !starts.contains($0) } }
    var ordering = LayerOrdering(layers: layers, before: before, behind: behind)
    ordering.improve(keepsFirst: !starts.isEmpty)
    layers = ordering.layers
    crossings = ordering.crossings
    looks = ordering.looks
    placeOf = Array(repeating: 0, count: layerOf.count)
    for layer in layers {
      for (place, cell) in layer.enumerated() { placeOf[cell] = place }
    }
    place()
  }

  var width: Double {
    layers.isEmpty ? 0 : Double(layers.count) * (Self.boxWidth + Self.layerGap) - Self.layerGap
  }

  var height: Double {
    layerOf.indices.reduce(0) { max($0, middles[$1] + Self.height(of: $1, count) / 2) }
  }

  func left(of cell: Int) -> Double { Double(layerOf[cell]) * (Self.boxWidth + Self.layerGap) }

  // MARK: Layers

  /// Finds the distance of each box from the first ones; boxes that these don't lead to begin anew.
  private mutating func findLayers(_ lines: [Line], starts: [Int]) {
    var ways = Ways(targets: Array(repeating: [], count: count), equals: Array(repeating: [], count: count))
    var hasSource = Array(repeating: false, count: count)
    for line in lines {
      if line.isLevel {
        ways.equals[line.from].append(line.to)
        ways.equals[line.to].append(line.from)
      } else {
        ways.targets[line.from].append(line.to)
        hasSource[line.to] = true
      }
    }
    let first = starts.isEmpty ? (0..<count).filter { !hasSource[$0] } : starts
    search(from: first, ways)
    for box in 0..<count where layerOf[box] < 0 { search(from: [box], ways) }
  }

  /// The boxes that each box leads to, and those that lie in its layer.
  private struct Ways {
    var targets: [[Int]]
    var equals: [[Int]]
  }

  private mutating func search(from first: [Int], _ ways: Ways) {
    var open: [Int] = []
    for box in first { put(box, in: 0, ways, &open) }
    var next = 0
    while next < open.count {
      let box = open[next]
      next += 1
      for target in ways.targets[box] { put(target, in: layerOf[box] + 1, ways, &open) }
    }
  }

  private mutating func put(_ box: Int, in layer: Int, _ ways: Ways, _ open: inout [Int]) {
    guard layerOf[box] < 0 else { return }
    layerOf[box] = layer
    var next = open.count
    open.append(box)
    while next < open.count {
      for other in ways.equals[open[next]] where layerOf[other] < 0 {
        layerOf[other] = layer
        open.append(other)
      }
      next += 1
    }
  }

  // MARK: Lines over several layers

  private struct Pass: Hashable {
    var target: Int
    var layer: Int
    var isBack: Bool
  }

  private mutating func addPasses(_ lines: [Line]) {
    var cells: [Pass: Int] = [:]
    var joined: Set<[Int]> = []
    var left = Self.maximumPasses
    for (number, line) in lines.enumerated() {
      let (start, end) = (layerOf[line.from], layerOf[line.to])
      guard start != end else { continue }
      let step = start < end ? 1 : -1
      guard left >= abs(end - start) - 1 else {
        isDirect[number] = true
        continue
      }
      left -= abs(end - start) - 1
      var last = line.from
      var layer = start + step
      while layer != end {
        let key = Pass(target: line.to, layer: layer, isBack: step < 0)
        let cell = cells[key] ?? addCell(in: layer)
        cells[key] = cell
        passes[number].append(cell)
        join(last, cell, &joined)
        last = cell
        layer += step
      }
      join(last, line.to, &joined)
    }
  }

  private mutating func addCell(in layer: Int) -> Int {
    layerOf.append(layer)
    before.append([])
    behind.append([])
    return layerOf.count - 1
  }

  private mutating func join(_ a: Int, _ b: Int, _ joined: inout Set<[Int]>) {
    let (left, right) = layerOf[a] < layerOf[b] ? (a, b) : (b, a)
    guard joined.insert([left, right]).inserted else { return }
    behind[left].append(right)
    before[right].append(left)
  }

  // MARK: Places

  private static func height(of cell: Int, _ count: Int) -> Double { cell < count ? boxHeight : passHeight }

  /// Returns how far two neighbours of a layer lie apart at least, from middle to middle.
  private func distance(_ a: Int, _ b: Int) -> Double {
    let gap = a < count && b < count ? Self.boxGap : Self.passGap
    return (Self.height(of: a, count) + Self.height(of: b, count)) / 2 + gap
  }

  /// Puts each cell as near to the middle of its neighbours as the order and the distances allow.
  private mutating func place() {
    middles = Array(repeating: 0, count: layerOf.count)
    for layer in layers {
      var last: (cell: Int, middle: Double)?
      for cell in layer {
        let middle = last.map { $0.middle + distance($0.cell, cell) } ?? Self.height(of: cell, count) / 2
        middles[cell] = middle
        last = (cell, middle)
      }
    }
    for _ in 0..<4 {
      for layer in layers.dropFirst() { align(layer, with: before) }
      for layer in layers.dropLast().reversed() { align(layer, with: behind) }
    }
    for layer in layers.dropFirst() { align(layer, with: before) }
    let top = layerOf.indices.reduce(Double.infinity) { min($0, middles[$1] - Self.height(of: $1, count) / 2) }
    guard top.isFinite else { return }
    // All distances are whole numbers, so rounding in one direction keeps them.
    for cell in middles.indices { middles[cell] = (middles[cell] - top + 1e-6).rounded(.down) }
  }

  /// Finds the places of least squares: a regression that keeps the order, by pooling neighbours that violate it.
  private mutating func align(_ layer: [Int], with neighbours: [[Int]]) {
    var pools: [(sum: Double, count: Int)] = []
    var offsets: [Double] = []
    for (number, cell) in layer.enumerated() {
      offsets.append(number == 0 ? 0 : offsets[number - 1] + distance(layer[number - 1], cell))
      let found = neighbours[cell]
      let wanted =
        found.isEmpty ? middles[cell] : found.reduce(0) { $0 + middles[$1] } / Double(found.count)
      pools.append((wanted - offsets[number], 1))
      while pools.count > 1 {
        let (last, other) = (pools[pools.count - 1], pools[pools.count - 2])
        guard other.sum / Double(other.count) > last.sum / Double(last.count) else { break }
        pools.removeLast()
        pools[pools.count - 1] = (other.sum + last.sum, other.count + last.count)
      }
    }
    var number = 0
    for pool in pools {
      for _ in 0..<pool.count {
        middles[layer[number]] = pool.sum / Double(pool.count) + offsets[number]
        number += 1
      }
    }
  }
}
