import HIGCore
import HIGLanguage
import HIGReading

/// The screens of a design as a map: boxes from the first screen on, and the ways between them.
///
/// The ways are those that rules about whole apps see. A tab bar counts once: its tabs hang together, each with the next
/// one, and none leads to another rather than to the rest; `bars` tells which they are.
///
///     {"width":448,"height":192,
///      "nodes":[{"id":"home","title":"Home","x":0,"y":0,"width":96,"height":192,"marks":["start"]}],
///      "edges":[{"from":"home","to":"trip","kind":"push","points":[[96,96],[176,96]],"marks":[]}],"bars":[]}
///
/// Lengths are in points. A part of the map that nothing joins with the rest, and what is unreachable, lies below.
public struct FlowMap: Sendable {
  enum Mark: String {
    /// The app begins with it.
    case start
    /// No way leads to it.
    case unreachable
    /// No way leads out of it.
    case deadEnd
    /// It lies on a circle of modals.
    case modalCycle
    /// A way leads to it, and no spec describes it.
    case missing
  }

  struct Node: Sendable {
    /// The screen's id; of several apps with a screen of that id those of the later ones have a number.
    var id: String
    var screen: String
    var title: String
    var marks: [Mark] = []
    /// The left and upper edge.
    var x = 0.0
    var y = 0.0
  }

  struct Edge: Sendable {
    /// The number of the node where the way begins.
    var from: Int
    var to: Int
    var kind: String
    var transition: String?
    var marks: [Mark] = []
    var points: [Point] = []
  }

  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  private(set) var nodes: [Node]
  private(set) var edges: [Edge]
  /// The tab bars, by the numbers of their nodes.
  private let bars: [[Int]]
  let width: Double
  let height: Double

  /// - Parameters:
  ///   - apps: The models of whole apps.
  ///   - findings: What rules found: a modal that nothing closes is a dead end.
  public init(apps: [Model], findings: [Diagnostic] = []) {
    let closed = Set(
      findings.filter { $0.rule == "modality/exit-obvious" }
        .compactMap { $0.path.map { path in String(path.prefix { $0 != "/" }) } })
    var reader = FlowReader(deadEnds: closed)
    for app in apps { reader.add(app) }
    self.init(nodes: reader.nodes, edges: reader.edges, starts: reader.starts, bars: reader.bars)
  }

  /// Creates the map of a graph.
  ///
  /// - Parameter starts: The numbers of the nodes in the first layer, in their order.
  init(nodes: [Node], edges: [Edge], starts: [Int], bars: [[Int]] = []) {
    self.bars = bars
    var layout = FlowLayout(count: nodes.count, edges: edges, starts: starts)
    self.nodes = nodes
    self.edges = edges
    for (number, place) in layout.places.enumerated() {
      (self.nodes[number].x, self.nodes[number].y) = (place.x, place.y)
    }
    for (number, points) in layout.routes().enumerated() { self.edges[number].points = points }
    width = layout.width
    height = layout.height
  }

  public func write(to json: inout JSONEmitter) {
    json.object { json in
      json.member("width", Int(width))
      json.member("height", Int(height))
      json.key("nodes")
      json.array { json in
        for node in nodes { write(node, to: &json) }
      }
      json.key("edges")
      json.array { json in
        for edge in edges { write(edge, to: &json) }
      }
      json.key("bars")
      json.array { json in
        for bar in bars {
          json.array { json in
            for tab in bar { json.string(nodes[tab].id) }
          }
        }
      }
    }
  }

  private func write(_ node: Node, to json: inout JSONEmitter) {
    json.object { json in
      json.member("id", node.id)
      if node.screen != node.id { json.member("screen", node.screen) }
      json.member("title", node.title)
      json.member("x", Int(node.x))
      json.member("y", Int(node.y))
      json.member("width", Int(LayeredLayout.boxWidth))
      json.member("height", Int(LayeredLayout.boxHeight))
      json.member("marks", node.marks.map(\.rawValue))
    }
  }

  private func write(_ edge: Edge, to json: inout JSONEmitter) {
    json.object { json in
      json.member("from", nodes[edge.from].id)
      json.member("to", nodes[edge.to].id)
      json.member("kind", edge.kind)
      if let transition = edge.transition { json.member("transition", transition) }
      json.key("points")
      json.array { json in
        for point in edge.points {
          json.array { json in
            json.int(Int(point.x))
            json.int(Int(point.y))
          }
        }
      }
      json.member("marks", edge.marks.map(\.rawValue))
    }
  }
}
