import HIGReading

/// The number of views that a file may have beyond those that it writes: views that components, slots and aliases put
/// in place, and that states and variants state once more.
///
/// These multiply: components that use the next one twice, a thousand variants of a thousand views. A file may have
/// more of them the more it writes, so that a run takes time in proportion to the text that it reads; and this depends
/// on nothing else, so that a file gives the same beside any others and on any number of threads. It is charged before
/// anything is made.
package struct ExpansionBudget {
  /// The views of a small file: a screen of forty uses of twenty views each, in five variants.
  private static let least = 4_000
  /// The views for each node of the syntax tree: a written view has about five nodes, and so has a use of a component.
  private static let perNode = 4

  package let limit: Int
  private var left: Int
  /// The number of the file's own tree, and a bit for each of its nodes: the views that it writes, as far as they are
  /// met.
  private let tree: Int
  private var written: [UInt64]
  /// Whether it was reported that views were refused.
  package var isTold = false
  /// Whether it was reported that something is nested too deep.
  var isDepthTold = false

  /// - Parameters:
  ///   - nodes: The number of nodes in the file's syntax tree.
  ///   - tree: The tree's number in the model; -1 if nothing is written outside of components.
  package init(nodes: Int, tree: Int = -1) {
    limit = Self.least + Self.perNode * nodes
    left = limit
    self.tree = tree
    written = tree < 0 ? [] : Array(repeating: 0, count: nodes / 64 + 1)
  }

  /// Takes one view; returns false if there are too many. One that stands in the file itself is its own, once.
  mutating func takeView(at node: NodeIndex, ofTree number: Int) -> Bool {
    let (word, bit) = (Int(node.value) / 64, UInt64(1) << UInt64(node.value % 64))
    guard number == tree, word < written.count, written[word] & bit == 0 else { return takeView() }
    written[word] |= bit
    return true
  }

  /// Takes one view of a component; returns false if there are too many.
  mutating func takeView() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }

  /// Whether there is room for some views.
  package func holds(_ count: Int) -> Bool { count <= left }
}
