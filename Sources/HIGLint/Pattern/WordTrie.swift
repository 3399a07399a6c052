/// The entries of word lists, by their folded scalars: a tree whose edges stand in one hash table.
///
/// Edges in a table make it cheap to build: two thousand words are in it before a dense automaton is allocated.
struct WordTrie: Sendable {
  /// A word that ends at a node.
  struct Entry: Sendable {
    var list: Int32
    var word: Int32
    var ending: Ending
    /// The next entry of the node, or -1.
    var next: Int32
  }

  /// What must follow an entry in a text.
  enum Ending: UInt8, Sendable {
    /// Anything.
    case open
    /// No continuation of the word.
    case wordEnd
    /// The word's continuation, whatever it is, which belongs to the match.
    case continuation
  }

  private struct Edge: Sendable {
    /// The node and the scalar, or 0: no edge leads from node 0, the absent one.
    var key: UInt64
    var target: UInt32
  }

  static let root: UInt32 = 1
  /// No node.
  static let none: UInt32 = 0

  private var edges: [Edge]
  private var edgeCount = 0
  private var shift: UInt64
  /// What the root's edges for ASCII lead to: most texts are rejected by it.
  private var roots = [UInt32](repeating: none, count: 128)
  /// The first entry of each node, or -1.
  private var firstEntries: [Int32] = [-1, -1]
  private(set) var entries: [Entry] = []

  /// `capacity` is the expected number of edges.
  init(capacity: Int) {
    var bits: UInt64 = 6
    while 1 << bits < capacity + capacity / 2 { bits += 1 }
    shift = 64 - bits
    edges = Array(repeating: Edge(key: 0, target: Self.none), count: 1 << bits)
  }

  @inline(__always)
  func child(of node: UInt32, _ scalar: UInt32) -> UInt32 {
    if node == Self.root, scalar < 128 { return roots[Int(scalar)] }
    let key = Self.key(node, scalar)
    return edges.withUnsafeBufferPointer { edges in
      var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
      while true {
        let edge = edges[slot]
        if edge.key == key { return edge.target }
        if edge.key == 0 { return Self.none }
        slot = slot &+ 1 == edges.count ? 0 : slot &+ 1
      }
    }
  }

  /// The index of a node's first entry, or -1.
  @inline(__always)
  func firstEntry(of node: UInt32) -> Int32 { firstEntries[Int(node)] }

  /// The child for a scalar, made if there is none.
  mutating func extend(_ node: UInt32, by scalar: UInt32) -> UInt32 {
    let known = child(of: node, scalar)
    guard known == Self.none else { return known }
    let new = UInt32(firstEntries.count)
    firstEntries.append(-1)
    if node == Self.root, scalar < 128 {
      roots[Int(scalar)] = new
    } else {
      if (edgeCount + 1) * 4 > edges.count * 3 { grow() }
      insert(Edge(key: Self.key(node, scalar), target: new))
      edgeCount += 1
    }
    return new
  }

  /// Adds an entry to a node, behind those that it has; a list's first entry counts.
  mutating func addEntry(list: Int, word: Int, ending: Ending, at node: UInt32) {
    var last: Int32 = -1
    var index = firstEntry(of: node)
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.list == Int32(list), entry.ending == ending { return }
      last = index
      index = entry.next
    }
    let new = Int32(entries.count)
    entries.append(Entry(list: Int32(list), word: Int32(word), ending: ending, next: -1))
    if last < 0 { firstEntries[Int(node)] = new } else { entries[Int(last)].next = new }
  }

  @inline(__always)
  private static func key(_ node: UInt32, _ scalar: UInt32) -> UInt64 {
    UInt64(node) << 21 | UInt64(scalar & 0x1F_FFFF)
  }

  private mutating func insert(_ edge: Edge) {
    var slot = Int(truncatingIfNeeded: (edge.key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while edges[slot].key != 0 { slot = slot + 1 == edges.count ? 0 : slot + 1 }
    edges[slot] = edge
  }

  private mutating func grow() {
    let old = edges
    shift -= 1
    edges = Array(repeating: Edge(key: 0, target: Self.none), count: old.count * 2)
    for edge in old where edge.key != 0 { insert(edge) }
  }
}
