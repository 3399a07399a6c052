/// Composing mappings: their fields with merge keys applied.
extension SyntaxTree {
  /// The key and value of a field. A merged one lies in the mapping that it comes from.
  public struct Entry: Hashable, Sendable {
    public var key: NodeIndex
    public var value: NodeIndex
    /// Whether the field comes out of another mapping, by `<<`.
    public var isMerged: Bool

    @usableFromInline init(key: NodeIndex, value: NodeIndex, isMerged: Bool) {
      self.key = key
      self.value = value
      self.isMerged = isMerged
    }
  }

  /// Returns the fields of a mapping, aliases followed: first its own in the order of the text, duplicates included,
  /// then those that `<<` adds (yaml.org/type/merge.html): an own key wins over a merged one, an earlier source over a
  /// later. Allocates only where there is a `<<`. Anything but a mapping has none.
  public func entries(of mapping: NodeIndex) -> Entries {
    let mapping = target(of: mapping)
    guard mapping != .none, self[mapping].kind == .mapping else { return Entries(tree: self, mapping: .none) }
    return Entries(tree: self, mapping: mapping)
  }

  /// An iterator over the fields of one mapping.
  public struct Entries: Sequence, IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var following: NodeIndex
    /// All of the fields, if keys merge others; then none are read from the tree.
    @usableFromInline var composed: [Entry] = []
    @usableFromInline var nextComposed = 0

    /// Creates an iterator over the fields as they are written: merge keys are fields like others.
    package init(unmerged mapping: NodeIndex, in tree: SyntaxTree) {
      self.tree = tree
      following = mapping == .none ? .none : tree[mapping].first
    }

    package init(tree: SyntaxTree, mapping: NodeIndex) {
      self.init(unmerged: mapping, in: tree)
      var key = following
      while key != .none {
        if tree.isMergeKey(key) {
          let own = Entries(unmerged: mapping, in: tree).filter { !tree.isMergeKey($0.key) }
          composed = own + tree.mergedEntries(of: mapping)
          following = .none
          return
        }
        let value = tree[key].next
        key = value == .none ? .none : tree[value].next
      }
    }

    @inlinable public mutating func next() -> Entry? {
      if following != .none {
        let key = following
        let value = tree[key].next
        following = value == .none ? .none : tree[value].next
        return Entry(key: key, value: value, isMerged: false)
      }
      guard nextComposed < composed.count else { return nil }
      nextComposed += 1
      return composed[nextComposed - 1]
    }
  }

  /// Whether a key is a plain `<<`, or tagged as a merge key.
  func isMergeKey(_ key: NodeIndex) -> Bool {
    let node = self[key]
    guard node.kind == .scalar, node.style == .plain, node.range.count == 2 else { return false }
    let start = Int(node.range.start)
    guard text[start] == ASCII.less, text[start + 1] == ASCII.less else { return false }
    guard node.properties != .max, let tag = properties[Int(node.properties)].resolvedTag else { return true }
    return tag == "tag:yaml.org,2002:merge"
  }

  /// Returns the fields that the merge keys of a mapping add. Every source is visited once, so that sources which merge
  /// each other, or themselves, end.
  private func mergedEntries(of mapping: NodeIndex) -> [Entry] {
    var entries: [Entry] = []
    var keys = Set<MappingKey>()
    var visited: Set<NodeIndex> = []
    var waiting = [mapping]
    while let current = waiting.popLast() {
      guard visited.insert(current).inserted else { continue }
      var sources: [NodeIndex] = []
      var key = self[current].first
      while key != .none {
        let value = self[key].next
        guard value != .none else { break }
        if isMergeKey(key) {
          sources.append(contentsOf: mergeSources(value))
        } else if keys.insert(MappingKey(key, in: self)).inserted, current != mapping {
          entries.append(Entry(key: key, value: value, isMerged: true))
        }
        key = self[value].next
      }
      waiting.append(contentsOf: sources.reversed())
    }
    return entries
  }

  /// Returns the mappings that a merge key's value names: one, or a list of them.
  func mergeSources(_ value: NodeIndex) -> [NodeIndex] {
    let value = target(of: value)
    switch self[value].kind {
    case .mapping: return [value]
    case .sequence: return children(of: value).map(target).filter { self[$0].kind == .mapping }
    default: return []
    }
  }
}

/// A key for comparison: its decoded text and whether that is a string; a collection only equals itself.
struct MappingKey: Hashable {
  private var text: [UInt8]
  /// 0 for strings, 1 for other scalars; for collections their index, from 2.
  private var sort: UInt64

  init(_ key: NodeIndex, in tree: SyntaxTree) {
    let key = tree.target(of: key)
    if tree[key].kind == .scalar {
      text = tree.withBytes(of: key, Array.init)
      sort = tree.scalarValue(of: key) == .string ? 0 : 1
    } else {
      text = []
      sort = 2 + UInt64(key.value)
    }
  }
}
