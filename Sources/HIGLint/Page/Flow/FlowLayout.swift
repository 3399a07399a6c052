/// The places of a map's boxes and lines: each part that hangs together is laid out by itself.
struct FlowLayout {
  private typealias Point = FlowMap.Point

  /// A part that hangs together.
  private struct Part {
    var layout: LayeredLayout
    /// The numbers of its nodes, and of its edges.
    var nodes: [Int]
    var edges: [Int]
    var x = 0.0
    var y = 0.0
    /// The row that it stands in.
    var row = 0
  }

  private let edges: [FlowMap.Edge]
  private var parts: [Part] = []
  /// The upper edge of each row of parts.
  private var rowTops: [Double] = []
  /// The number of each node's part, and of the node in it.
  private var members: [(part: Int, number: Int)]
  private(set) var width = 0.0
  private(set) var height = 0.0

  private static let partGap = 64.0
  /// The width up to which small parts stand side by side.
  private static let leastWidth = 1200.0

  init(count: Int, edges: [FlowMap.Edge], starts: [Int]) {
    self.edges = edges
    members = Array(repeating: (-1, -1), count: count)
    divide(count, starts: starts)
    arrange()
  }

  /// The upper left corner of each node.
  var places: [FlowMap.Point] {
    members.map { member in
      let part = parts[member.part]
      return Point(
        x: part.x + part.layout.left(of: member.number),
        y: part.y + part.layout.middles[member.number] - LayeredLayout.boxHeight / 2)
    }
  }

  // MARK: Parts

  /// Divides the nodes: first all that the starts lead to, then what hangs together of the rest.
  private mutating func divide(_ count: Int, starts: [Int]) {
    var targets: [[Int]] = Array(repeating: [], count: count)
    var sources = targets
    for edge in edges {
      targets[edge.from].append(edge.to)
      if edge.kind == "tab" { targets[edge.to].append(edge.from) }
      sources[edge.to].append(edge.from)
    }
    var groups: [[Int]] = []
    var partOf = Array(repeating: -1, count: count)
    func collect(from first: [Int], _ next: (Int) -> [Int]) {
      var found: [Int] = []
      for node in first where partOf[node] < 0 {
        partOf[node] = groups.count
        found.append(node)
      }
      var place = 0
      while place < found.count {
        for other in next(found[place]) where partOf[other] < 0 {
          partOf[other] = groups.count
          found.append(other)
        }
        place += 1
      }
      if !found.isEmpty { groups.append(found.sorted()) }
    }
    collect(from: starts) { targets[$0] }
    for node in 0..<count where partOf[node] < 0 { collect(from: [node]) { targets[$0] + sources[$0] } }
    var inner: [[Int]] = Array(repeating: [], count: groups.count)
    for (number, edge) in edges.enumerated() where partOf[edge.from] == partOf[edge.to] {
      inner[partOf[edge.from]].append(number)
    }
    for (part, nodes) in groups.enumerated() {
      for (number, node) in nodes.enumerated() { members[node] = (part, number) }
      let lines = inner[part].map { number in
        LayeredLayout.Line(
          from: members[edges[number].from].number, to: members[edges[number].to].number,
          isLevel: edges[number].kind == "tab")
      }
      let first = part == 0 ? starts.map { members[$0].number } : []
      parts.append(
        Part(layout: LayeredLayout(count: nodes.count, lines: lines, starts: first), nodes: nodes, edges: inner[part]))
    }
  }

  /// Puts the first part on top, and the others in rows below it.
  private mutating func arrange() {
    let limit = max(Self.leastWidth, parts.first?.layout.width ?? 0)
    var (x, y, rowHeight) = (0.0, 0.0, 0.0)
    rowTops = [0]
    for number in parts.indices {
      let size = (width: parts[number].layout.width, height: parts[number].layout.height)
      if number == 1 || x > 0 && x + size.width > limit {
        y += rowHeight + Self.partGap
        (x, rowHeight) = (0, 0)
        rowTops.append(y)
      }
      (parts[number].x, parts[number].y, parts[number].row) = (x, y, rowTops.count - 1)
      width = max(width, x + size.width)
      height = max(height, y + size.height)
      rowHeight = max(rowHeight, size.height)
      x += size.width + Self.partGap
    }
  }

  // MARK: Lines

  /// A side of a box, and the cell or box that a line leads to from there.
  private struct Port: Hashable {
    var node: Int
    var isRight: Bool
    var other: Int
  }

  /// Returns the points of each edge.
  mutating func routes() -> [[FlowMap.Point]] {
    var routes: [[Point]] = Array(repeating: [], count: edges.count)
    let places = places
    for part in parts {
      let ports = Self.ports(of: part, edges: edges, members)
      var brackets = 0
      for (number, edge) in part.edges.enumerated() {
        let (from, to) = (members[edges[edge].from].number, members[edges[edge].to].number)
        routes[edge] =
          part.layout.layerOf[from] == part.layout.layerOf[to]
          ? Self.levelRoute(from: from, to: to, in: part, &brackets)
          : Self.route(number, from: from, to: to, in: part, ports)
      }
    }
    var lanes = 0
    let right = width
    for (number, edge) in edges.enumerated() where members[edge.from].part != members[edge.to].part {
      routes[number] = route(between: edge.from, edge.to, places, lane: lanes, right: right)
      lanes += 1
    }
    for number in routes.indices {
      for point in routes[number] {
        width = max(width, point.x)
        height = max(height, point.y)
      }
    }
    return routes
  }

  /// Returns how far above or below the middle of its box each line begins or ends, so that lines keep apart.
  private static func ports(
    of part: Part, edges: [FlowMap.Edge], _ members: [(part: Int, number: Int)]
  ) -> [Port: Double] {
    let layout = part.layout
    var sides: [Port: [Int]] = [:]
    var seen: Set<Port> = []
    for (number, edge) in part.edges.enumerated() {
      let (from, to) = (members[edges[edge].from].number, members[edges[edge].to].number)
      guard layout.layerOf[from] != layout.layerOf[to] else { continue }
      let isForward = layout.layerOf[from] < layout.layerOf[to]
      let passes = layout.passes[number]
      for port in [
        Port(node: from, isRight: isForward, other: passes.first ?? to),
        Port(node: to, isRight: !isForward, other: passes.last ?? from),
      ] where seen.insert(port).inserted {
        sides[Port(node: port.node, isRight: port.isRight, other: -1), default: []].append(port.other)
      }
    }
    var offsets: [Port: Double] = [:]
    for (side, others) in sides {
      let step = min(16, (LayeredLayout.boxHeight - 48) / Double(max(others.count - 1, 1)))
      let order = others.sorted { (layout.middles[$0], $0) < (layout.middles[$1], $1) }
      for (place, other) in order.enumerated() {
        let offset = (Double(place) - Double(order.count - 1) / 2) * step
        offsets[Port(node: side.node, isRight: side.isRight, other: other)] = offset.rounded()
      }
    }
    return offsets
  }

  private static func route(
    _ number: Int, from: Int, to: Int, in part: Part, _ ports: [Port: Double]
  ) -> [Point] {
    let layout = part.layout
    let isForward = layout.layerOf[from] < layout.layerOf[to]
    let passes = layout.passes[number]
    func point(_ cell: Int, isRight: Bool, _ offset: Double = 0) -> Point {
      Point(
        x: part.x + layout.left(of: cell) + (isRight ? LayeredLayout.boxWidth : 0),
        y: part.y + layout.middles[cell] + offset)
    }
    func end(_ node: Int, isRight: Bool, _ other: Int) -> Point {
      point(node, isRight: isRight, ports[Port(node: node, isRight: isRight, other: other)] ?? 0)
    }
    var points = [end(from, isRight: isForward, passes.first ?? to)]
    for pass in passes { points += [point(pass, isRight: !isForward), point(pass, isRight: isForward)] }
    points.append(end(to, isRight: !isForward, passes.last ?? from))
    return points
  }

  /// Returns the way between two boxes of a layer: straight to the next one, else around those between, on the right.
  private static func levelRoute(from: Int, to: Int, in part: Part, _ brackets: inout Int) -> [Point] {
    let layout = part.layout
    let x = part.x + layout.left(of: from)
    let (start, end) = (part.y + layout.middles[from], part.y + layout.middles[to])
    guard abs(layout.placeOf[from] - layout.placeOf[to]) > 1 else {
      let half = (start < end ? 1 : -1) * LayeredLayout.boxHeight / 2
      let middle = x + LayeredLayout.boxWidth / 2
      return [Point(x: middle, y: start + half), Point(x: middle, y: end - half)]
    }
    let right = x + LayeredLayout.boxWidth
    let around = right + 12 + Double(brackets % 4) * 6
    brackets += 1
    let shift: Double = start < end ? 40 : -40
    return [
      Point(x: right, y: start + shift), Point(x: around, y: start + shift), Point(x: around, y: end - shift),
      Point(x: right, y: end - shift),
    ]
  }

  /// Returns the way between boxes of different parts: out of the one into the gap on its right, through the gap between
  /// the rows, and into the other from its right, so that no box lies on it.
  ///
  /// - Parameters:
  ///   - lane: The number of the way: neighbouring ones keep apart.
  ///   - right: The right edge of all parts.
  private func route(
    between from: Int, _ to: Int, _ places: [Point], lane: Int, right: Double
  ) -> [Point] {
    let (a, b) = (places[from], places[to])
    let (rowA, rowB) = (parts[members[from].part].row, parts[members[to].part].row)
    let shift = Double(lane % 4) * 5
    func gap(above row: Int) -> Double { rowTops[row] - Self.partGap / 2 - 8 + shift }
    let half = LayeredLayout.boxHeight / 2
    let (outA, outB) = (a.x + LayeredLayout.boxWidth, b.x + LayeredLayout.boxWidth)
    let (laneA, laneB) = (outA + 36 + shift, outB + 36 + shift)
    // The first row holds one part alone, so that two parts of one row have a gap above them.
    let leaving = gap(above: rowA >= rowB ? rowA : rowA + 1)
    let entering = gap(above: rowA > rowB ? rowB + 1 : rowB)
    var points = [Point(x: outA, y: a.y + half), Point(x: laneA, y: a.y + half), Point(x: laneA, y: leaving)]
    if leaving != entering {
      // Past the rows between.
      points += [Point(x: right + 44 + shift, y: leaving), Point(x: right + 44 + shift, y: entering)]
    }
    points += [Point(x: laneB, y: entering), Point(x: laneB, y: b.y + half), Point(x: outB, y: b.y + half)]
    return points
  }
}
