/// Finds which of many patterns can match a path, in one pass over the path.
///
/// A path that a pattern matches holds the pattern's longest text without a wildcard. All these texts are searched for
/// at once, as Aho and Corasick do (“Efficient string matching: an aid to bibliographic search”, 1975), so that a
/// `.gitignore` of thousands of lines costs a path little more than one of ten.
struct GlobIndex: Hashable, Sendable {
  private struct Node: Hashable, Sendable {
    /// The node for the longest proper end of this node's text with which a text begins.
    var fallback: Int32 = 0
    /// The nearest node along the fallbacks at which a text ends, or 0.
    var nextEnding: Int32 = 0
    /// The patterns whose text ends here, in their order.
    var globs: [Int32] = []
  }

  private var nodes = [Node()]
  /// The node that an edge leads to, by its source and its byte.
  private var edges: [UInt64: Int32] = [:]
  /// The numbers of the patterns that are nothing but wildcards.
  private var alwaysPossible: [Int32] = []

  /// - Parameter literals: The text of each pattern without a wildcard; empty where it has none.
  init(literals: [[UInt8]]) {
    for (number, literal) in literals.enumerated() {
      if literal.isEmpty {
        alwaysPossible.append(Int32(number))
      } else {
        nodes[insert(literal)].globs.append(Int32(number))
      }
    }
    link()
  }

  private mutating func insert(_ literal: [UInt8]) -> Int {
    var node = 0
    for byte in literal {
      let key = Self.key(node, byte)
      if let next = edges[key] {
        node = Int(next)
      } else {
        edges[key] = Int32(nodes.count)
        node = nodes.count
        nodes.append(Node())
      }
    }
    return node
  }

  /// Finds the fallbacks, those of shorter texts first. The order of the nodes is not enough: an edge's target is made
  /// after its source, but may have a longer text than one made later.
  private mutating func link() {
    var level: [(node: Int, parent: Int, byte: UInt8)] = []
    var children: [Int: [(node: Int, byte: UInt8)]] = [:]
    for (key, target) in edges { children[Int(key >> 8), default: []].append((Int(target), UInt8(key & 0xFF))) }
    level = (children[0] ?? []).map { ($0.node, 0, $0.byte) }
    while !level.isEmpty {
      var next: [(node: Int, parent: Int, byte: UInt8)] = []
      for (node, parent, byte) in level {
        let fallback = parent == 0 ? 0 : step(Int(nodes[parent].fallback), byte)
        nodes[node].fallback = Int32(fallback)
        nodes[node].nextEnding = nodes[fallback].globs.isEmpty ? nodes[fallback].nextEnding : Int32(fallback)
        next += (children[node] ?? []).map { ($0.node, node, $0.byte) }
      }
      level = next
    }
  }

  private func step(_ start: Int, _ byte: UInt8) -> Int {
    var node = start
    while true {
      if let next = edges[Self.key(node, byte)] { return Int(next) }
      if node == 0 { return 0 }
      node = Int(nodes[node].fallback)
    }
  }

  private static func key(_ node: Int, _ byte: UInt8) -> UInt64 { UInt64(node) << 8 | UInt64(byte) }

  /// Returns the numbers of the patterns that can match a path, the last first.
  func candidates(for path: String) -> [Int] {
    var found = Set<Int32>(alwaysPossible)
    var node = 0
    for byte in path.utf8 {
      node = step(node, byte)
      var ending = nodes[node].globs.isEmpty ? Int(nodes[node].nextEnding) : node
      while ending != 0 {
        found.formUnion(nodes[ending].globs)
        ending = Int(nodes[ending].nextEnding)
      }
    }
    return found.map(Int.init).sorted(by: >)
  }
}
