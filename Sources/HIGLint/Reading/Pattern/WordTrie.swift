/// The entries of word lists, by their folded scalars: a tree whose edges stand in one hash table.
///
/// Edges in a table make it cheap to build: two thousand words are in it before a dense automaton is allocated.
package struct WordTrie: Sendable {
  /// A word that ends at a node.
  package struct Word: Sendable {
    package var list: Int32
    package var word: Int32
    package var ending: Ending
    /// The next entry of the node, or -1.
    package var next: Int32
  }

  /// The condition on the text after an entry.
  package enum Ending: UInt8, Sendable {
    /// Anything may follow.
    case open
    /// No continuation of the word may follow.
    case wordEnd
    /// Any continuation of the word may follow, and belongs to the match.
    case continuation
  }

  package static let root: UInt32 = 1
  /// The number that stands for no node.
  package static let none: UInt32 = 0

  /// The child of each node by scalar.
  private var edges: FlatTable<UInt64, UInt32>
  /// The children of the root for ASCII scalars: most texts are rejected by them.
  private var roots = [UInt32](repeating: none, count: 128)
  /// The first entry of each node, or -1.
  private var firstEntries: [Int32] = [-1, -1]
  package private(set) var entries: [Word] = []

  /// Creates a trie with room for `capacity` edges.
  init(capacity: Int) { edges = FlatTable(capacity: capacity, filler: Self.none) }

  @inline(__always)
  package func child(of node: UInt32, _ scalar: UInt32) -> UInt32 {
    if node == Self.root, scalar < 128 { return roots[Int(scalar)] }
    return edges[Self.key(node, scalar)] ?? Self.none
  }

  /// Returns the index of a node's first entry, or -1.
  @inline(__always)
  func firstEntry(of node: UInt32) -> Int32 { firstEntries[Int(node)] }

  /// Returns the child for a scalar, which is made if there is none.
  package mutating func extend(_ node: UInt32, by scalar: UInt32) -> UInt32 {
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
    entries.append(Word(list: Int32(list), word: Int32(word), ending: ending, next: -1))
    if last < 0 { firstEntries[Int(node)] = new } else { entries[Int(last)].next = new }
  }

  @inline(__always)
  private static func key(_ node: UInt32, _ scalar: UInt32) -> UInt64 {
    UInt64(node) << 21 | UInt64(scalar & 0x1F_FFFF)
  }
}
