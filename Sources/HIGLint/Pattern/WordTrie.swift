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

  static let root: UInt32 = 1
  /// No node.
  static let none: UInt32 = 0

  /// Where a node's scalar leads.
  private var edges: FlatTable<UInt64, UInt32>
  /// What the root's edges for ASCII lead to: most texts are rejected by it.
  private var roots = [UInt32](repeating: none, count: 128)
  /// The first entry of each node, or -1.
  private var firstEntries: [Int32] = [-1, -1]
  private(set) var entries: [Entry] = []

  /// `capacity` is the expected number of edges.
  init(capacity: Int) { edges = FlatTable(capacity: capacity, filler: Self.none) }

  @inline(__always)
  func child(of node: UInt32, _ scalar: UInt32) -> UInt32 {
    if node == Self.root, scalar < 128 { return roots[Int(scalar)] }
    return edges[Self.key(node, scalar)] ?? Self.none
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
      edges.set(new, for: Self.key(node, scalar))
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
}
