import HIGCore
import HIGLanguage
import HIGReading

/// Reads the nodes and edges of a map from the graphs of apps.
struct FlowReader {
  private(set) var nodes: [FlowMap.Node] = []
  private(set) var edges: [FlowMap.Edge] = []
  private(set) var starts: [Int] = []
  /// The tab bars, by the numbers of the nodes of their tabs.
  private(set) var bars: [[Int]] = []
  private let deadEnds: Set<String>
  private var ids: Set<String> = []

  init(deadEnds: Set<String>) {
    self.deadEnds = deadEnds
  }

  /// A way once: between two screens, in one manner.
  private struct Way: Hashable {
    var from: Int
    var to: Int
    var kind: String
  }

  mutating func add(_ app: Model) {
    guard let graph = app.navigationGraph else { return }
    var numbers: [String: Int] = [:]
    for id in graph.screens {
      addNode(id, titled: graph.screen(id).flatMap { ScreenTitle.title(of: $0, in: app)?.en }, &numbers)
    }
    let described = numbers
    var known: [Way: Int] = [:]
    var bars: [[String]] = []
    for id in graph.screens {
      var bar: [String] = []
      for step in graph.departures[id] ?? [] {
        if numbers[step.to] == nil {
          addNode(step.to, titled: nil, &numbers)
          nodes[nodes.count - 1].marks = [.missing]
        }
        if step.kind == .tab {
          if !bar.contains(step.to) { bar.append(step.to) }
        } else if let from = numbers[id], let to = numbers[step.to], from != to {
          addEdge(Way(from: from, to: to, kind: step.kind.rawValue), step.transition, &known)
        }
      }
      if !bar.isEmpty, !bars.contains(bar) { bars.append(bar) }
    }
    for bar in bars {
      self.bars.append(bar.compactMap { numbers[$0] })
      for (tab, next) in zip(bar, bar.dropFirst()) {
        guard let from = numbers[tab], let to = numbers[next] else { continue }
        addEdge(Way(from: from, to: to, kind: NavigationStep.Kind.tab.rawValue), "", &known)
      }
    }
    addStarts(graph, bars, numbers)
    mark(graph, described, known)
  }

  private mutating func addNode(_ screen: String, titled title: String?, _ numbers: inout [String: Int]) {
    var id = screen
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(screen) (\(number))"
      number += 1
    }
    numbers[screen] = nodes.count
    nodes.append(FlowMap.Node(id: id, screen: screen, title: title ?? screen))
  }

  private mutating func addEdge(_ way: Way, _ transition: String, _ known: inout [Way: Int]) {
    let transition = transition.isEmpty || transition == way.kind ? nil : transition
    if let number = known[way] {
      edges[number].transition = edges[number].transition ?? transition
      return
    }
    known[way] = edges.count
    edges.append(FlowMap.Edge(from: way.from, to: way.to, kind: way.kind, transition: transition))
  }

  /// Adds the first screens, each with the tabs beside it.
  private mutating func addStarts(_ graph: NavigationGraph, _ bars: [[String]], _ numbers: [String: Int]) {
    var seen: Set<String> = []
    for root in graph.roots {
      for id in bars.first(where: { $0.contains(root) }) ?? [root] where seen.insert(id).inserted {
        if let number = numbers[id] { starts.append(number) }
      }
      guard seen.insert(root).inserted, let number = numbers[root] else { continue }
      starts.append(number)
    }
    for root in graph.roots {
      if let number = numbers[root] { nodes[number].marks.insert(.start, at: 0) }
    }
  }

  private mutating func mark(_ graph: NavigationGraph, _ described: [String: Int], _ known: [Way: Int]) {
    // While a screen does not state its targets, more may be reached than is known.
    if !graph.roots.isEmpty, graph.openEnd == nil {
      for id in graph.unreached {
        if let number = described[id] { nodes[number].marks.append(.unreachable) }
      }
    }
    for id in graph.screens where deadEnds.contains(id) {
      if let number = described[id] { nodes[number].marks.append(.deadEnd) }
    }
    for circle in graph.modalCircles {
      for (id, next) in zip(circle, circle.dropFirst()) {
        guard let from = described[id], let to = described[next] else { continue }
        nodes[from].marks.append(.modalCycle)
        for kind in [NavigationStep.Kind.modal, .push] {
          if let edge = known[Way(from: from, to: to, kind: kind.rawValue)] { edges[edge].marks.append(.modalCycle) }
        }
      }
    }
  }
}
