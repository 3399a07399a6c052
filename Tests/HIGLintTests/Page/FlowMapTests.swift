import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import Testing

@testable import HIGPage

/// The map of the ways between screens.
@Suite struct FlowMapTests {
  private func map(_ spec: String, findings: [Diagnostic] = []) -> FlowMap {
    let models = SpecModels(
      LintRequest(paths: ["."]), rules: RuleSet(), workspace: MemoryWorkspace(["app.yaml": spec]))
    return FlowMap(apps: models.apps(), findings: findings)
  }

  private func nodes(_ map: FlowMap) -> [String] {
    map.nodes.map { node in
      ([node.id, "\(Int(node.x)),\(Int(node.y))"] + node.marks.map(\.rawValue)).joined(separator: " ")
    }
  }

  private func edges(_ map: FlowMap) -> [String] {
    map.edges.map { edge in
      ([map.nodes[edge.from].id, edge.kind, map.nodes[edge.to].id] + edge.marks.map(\.rawValue))
        .joined(separator: " ")
    }
  }

  private func json(_ map: FlowMap) -> String {
    var json = JSONEmitter()
    map.write(to: &json)
    return String(decoding: json.out.bytes, as: UTF8.self)
  }

  // MARK: From specs

  @Test func `A map is written with its boxes and lines in points`() {
    let map = map(
      """
      app: {entry: home}
      screens:
        - {id: home, title: Home, views: [{kind: button, title: Trip, opens: trip}]}
        - {id: trip, title: A <b>trip</b>, links: []}
      """)
    #expect(
      json(map) == """
        {"width":272,"height":192,"nodes":[\
        {"id":"home","title":"Home","x":0,"y":0,"width":96,"height":192,"marks":["start"]},\
        {"id":"trip","title":"A <b>trip</b>","x":176,"y":0,"width":96,"height":192,"marks":[]}],\
        "edges":[{"from":"home","to":"trip","kind":"push","points":[[96,96],[176,96]],"marks":[]}],"bars":[]}
        """)
  }

  @Test func `Tabs stand below each other in the order of their bar, joined from one to the next`() {
    let map = map(
      """
      app:
        entry: home
        tabBar: {items: [{title: Home, opens: home}, {title: Trips, opens: trips}, {title: Me, opens: me}]}
      screens:
        - {id: me, title: Me, links: []}
        - {id: trips, title: Trips, links: [trip]}
        - {id: home, title: Home, links: []}
        - {id: trip, title: Trip, links: [{to: seat, transition: modal}]}
        - {id: seat, title: Seat, presentation: modal, links: []}
      """)
    #expect(
      nodes(map) == [
        "me 0,440", "trips 0,220", "home 0,0 start", "trip 176,220", "seat 352,220",
      ])
    #expect(edges(map) == ["trips push trip", "trip modal seat", "home tab trips", "trips tab me"])
    #expect(map.edges.dropFirst(2).first?.points == [.init(x: 48, y: 192), .init(x: 48, y: 220)])
    #expect(json(map).hasSuffix(#""bars":[["home","trips","me"]]}"#))
  }

  @Test func `What no way leads to is marked and lies apart, and what no spec describes is named`() {
    let map = map(
      """
      app: {entry: home}
      screens:
        - {id: home, title: Home, links: [ghost]}
        - {id: lost, title: Lost, links: [attic]}
        - {id: attic, title: Attic, links: [home]}
      """)
    #expect(
      nodes(map) == [
        "home 0,0 start", "lost 0,256 unreachable", "attic 176,256 unreachable", "ghost 176,0 missing",
      ])
    // Out of the box on the right, through the gap between the rows, into the other from the right.
    #expect(
      map.edges.last?.points == [
        .init(x: 272, y: 352), .init(x: 308, y: 352), .init(x: 308, y: 216), .init(x: 132, y: 216),
        .init(x: 132, y: 96),
        .init(x: 96, y: 96),
      ])
  }

  @Test func `Nothing counts as unreachable while a screen leaves its ways open`() {
    let map = map(
      "app: {entry: home}\nscreens: [{id: home, title: Home}, {id: lost, title: Lost, links: []}]")
    #expect(nodes(map) == ["home 0,0 start", "lost 0,256"])
  }

  @Test func `A circle of modals is marked with its ways, and a modal that nothing closes is a dead end`() {
    let finding = Diagnostic(
      rule: "modality/exit-obvious", severity: .error, message: Message(en: "", zhHans: ""),
      at: Location(file: SourceFile(path: "app.yaml", stored: []), range: SourceRange(at: 0)), path: "b/views/x")
    let map = map(
      """
      app: {entry: home}
      screens:
        - {id: home, title: Home, links: [{to: a, transition: modal}]}
        - {id: a, title: A, links: [{to: b, transition: modal}]}
        - {id: b, title: B, links: [{to: a, transition: modal}]}
      """, findings: [finding])
    #expect(nodes(map) == ["home 0,0 start", "a 176,0 modalCycle", "b 352,0 deadEnd modalCycle"])
    #expect(edges(map) == ["home modal a", "a modal b modalCycle", "b modal a modalCycle"])
  }

  @Test func `A design without screens has an empty map`() {
    #expect(json(map("app: {name: Empty}")) == #"{"width":0,"height":0,"nodes":[],"edges":[],"bars":[]}"#)
  }

  // MARK: Layout

  private func graph(_ count: Int, _ lines: [(Int, Int)], starts: [Int] = [0]) -> FlowMap {
    FlowMap(
      nodes: (0..<count).map { FlowMap.Node(id: "\($0)", screen: "\($0)", title: "") },
      edges: lines.map { FlowMap.Edge(from: $0.0, to: $0.1, kind: "push") }, starts: starts)
  }

  private func crossings(_ count: Int, _ lines: [(Int, Int)], starts: [Int] = [0]) -> Int {
    LayeredLayout(count: count, lines: lines.map { .init(from: $0.0, to: $0.1) }, starts: starts).crossings
  }

  @Test func `Lines that need not cross do not`() {
    // Two branches, written in the wrong order.
    #expect(crossings(7, [(0, 1), (0, 2), (1, 6), (2, 3), (1, 5), (2, 4)]) == 0)
    // A complete bipartite graph of three and three, below a root: nine crossings at best.
    let three = [1, 2, 3].flatMap { a in [4, 5, 6].map { (a, $0) } }
    #expect(crossings(7, [(0, 1), (0, 2), (0, 3)] + three) == 9)
    // A ring of six between a start and an end.
    #expect(crossings(6, [(0, 1), (0, 2), (1, 3), (2, 4), (3, 5), (4, 5)]) == 0)
  }

  @Test func `A way back runs between the boxes and not through them`() {
    let map = graph(4, [(0, 1), (1, 2), (2, 3), (3, 0)])
    #expect(map.nodes.map(\.x) == [0, 176, 352, 528])
    let back = map.edges.last?.points ?? []
    #expect(back.first?.x == 528 && back.last?.x == 96)
    for point in back.dropFirst().dropLast() {
      for node in map.nodes where point.x >= node.x && point.x <= node.x + 96 {
        #expect(point.y < node.y || point.y > node.y + 192)
      }
    }
  }

  /// Numbers that are the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  private func randomGraph(_ count: Int, lines: Int, seed: UInt64) -> FlowMap {
    var numbers = Numbers(state: seed)
    var found: [(Int, Int)] = []
    for _ in 0..<lines {
      let line = (numbers.next(below: count), numbers.next(below: count))
      if line.0 != line.1 { found.append(line) }
    }
    return graph(count, found)
  }

  @Test(arguments: 1...12) func `Boxes never overlap, and lie inside of the map`(seed: Int) {
    let map = randomGraph(40, lines: 20 + 5 * seed, seed: UInt64(seed))
    for (number, a) in map.nodes.enumerated() {
      #expect(a.x >= 0 && a.y >= 0 && a.x + 96 <= map.width && a.y + 192 <= map.height)
      for b in map.nodes.dropFirst(number + 1) {
        #expect(abs(a.x - b.x) >= 96 || abs(a.y - b.y) >= 192, "\(a.id) and \(b.id)")
      }
    }
    for point in map.edges.flatMap(\.points) {
      #expect(point.x >= 0 && point.x <= map.width && point.y >= 0 && point.y <= map.height)
    }
  }

  @Test func `Ways between parts run through no box`() {
    // A first part, and three rows of others that lead into it and into one another.
    var lines = [(0, 1), (0, 2), (1, 3)]
    for part in 0..<24 {
      let first = 4 + 3 * part
      lines += [(first, first + 1), (first + 1, first + 2), (first + 2, part % 4)]
    }
    let map = graph(4 + 3 * 24, lines)
    let boxes = map.nodes
    #expect(Set(boxes.map(\.y)).count > 3)
    for edge in map.edges {
      for (a, b) in zip(edge.points, edge.points.dropFirst()) {
        for box in boxes {
          let isBeside = max(a.x, b.x) <= box.x || min(a.x, b.x) >= box.x + 96
          let isAbove = max(a.y, b.y) <= box.y || min(a.y, b.y) >= box.y + 192
          #expect(isBeside || isAbove, "\(edge.from) to \(edge.to) through \(box.id)")
        }
      }
    }
  }

  @Test func `Two hundred screens are ordered with few looks at their lines, and four times as many with few more`() {
    func looks(_ count: Int) -> Int {
      var numbers = Numbers(state: 3)
      let lines = (1..<(3 * count)).map { _ in
        LayeredLayout.Line(from: numbers.next(below: count), to: numbers.next(below: count))
      }.filter { $0.from != $0.to }
      return LayeredLayout(count: count, lines: lines, starts: [0]).looks
    }
    let (few, many) = (looks(200), looks(800))
    #expect(few > 0 && few < 400_000)
    #expect(Double(many) / Double(few) < 12)
  }

  @Test func `The same graph gives the same map`() {
    #expect(json(randomGraph(60, lines: 120, seed: 7)) == json(randomGraph(60, lines: 120, seed: 7)))
  }

  @Test func `A thousand screens in a row that all lead back to the first are laid out, too`() {
    let count = 1000
    let map = graph(count, (1..<count).map { ($0 - 1, $0) } + (1..<count).map { ($0, 0) })
    #expect(map.nodes.last?.x == Double(count - 1) * 176)
    #expect(map.edges.allSatisfy { $0.points.count >= 2 })
  }

  @Test func `The time grows little faster than the map`() {
    // A tree with three ways out of each screen, and one back to the first.
    #expect(
      growth(from: 250) { count in
        _ = graph(count, (1..<count).map { (($0 - 1) / 3, $0) } + (1..<count).map { ($0, 0) })
      } < 10)
  }
}
