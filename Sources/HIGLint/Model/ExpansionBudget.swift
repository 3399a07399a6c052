/// How many views a file may have beyond those that it writes: what components, slots and aliases put in place, and what
/// states and variants state once more.
///
/// These multiply: components that use the next one twice, a thousand variants of a thousand views. What a file may have grows
/// with what is written in it, so that a run takes time in proportion to what it reads, whatever that is; and it depends on
/// nothing else, so that a file gives the same beside any others and on any number of threads. It is charged before anything
/// is made.
struct ExpansionBudget {
  /// What a small file may have: a screen of forty uses of twenty views each, in five variants.
  private static let least = 4_000
  /// For each node of the syntax tree: a written view has about five, and so has a use of a component.
  private static let perNode = 4

  let limit: Int
  private var left: Int
  /// The number of the file's own tree, and a bit for each of its nodes: the views that it writes, as far as they were met.
  private let tree: Int
  private var written: [UInt64]
  /// What was refused has been told.
  var isTold = false
  /// That something is nested too deep has been told.
  var isDepthTold = false

  /// - Parameters:
  ///   - nodes: Those of the file's syntax tree.
  ///   - tree: Its number in the model; -1 where nothing is written outside of components.
  init(nodes: Int, tree: Int = -1) {
    limit = Self.least + Self.perNode * nodes
    left = limit
    self.tree = tree
    written = tree < 0 ? [] : Array(repeating: 0, count: nodes / 64 + 1)
  }

  /// Takes one view; false where there are too many. One that stands in the file itself is its own, once.
  mutating func takeView(at node: NodeIndex, ofTree number: Int) -> Bool {
    let (word, bit) = (Int(node.value) / 64, UInt64(1) << UInt64(node.value % 64))
    guard number == tree, word < written.count, written[word] & bit == 0 else { return takeView() }
    written[word] |= bit
    return true
  }

  /// Takes one view of a component; false where there are too many.
  mutating func takeView() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }

  /// Whether there is room for some views.
  func holds(_ count: Int) -> Bool { count <= left }
}
