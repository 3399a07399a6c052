/// The result of composing a tree: keys that stand twice, values that don't fit their tags, aliases that never end.
public struct Composition: Sendable {
  /// The problems in the order of the text.
  public var problems: [Diagnostic] = []
  /// The problems with aliases that must not be followed: the nodes that these stand for are missing in the tree.
  public var aliasProblems: [Diagnostic] { problems.filter { $0.rule == Self.anchorRule && $0.severity == .error } }
  static let anchorRule = "syntax/anchor"
  /// The aliases that must not be followed: those that stand for a node around them, and all those
  /// beyond the budget. Following the others visits at most `budget` nodes more than the tree has.
  public var refusedAliases: Set<NodeIndex> = []

  package init(problems: [Diagnostic] = [], refusedAliases: Set<NodeIndex> = []) {
    self.problems = problems
    self.refusedAliases = refusedAliases
  }
  /// The number of nodes that may be reached through aliases; a hand-written file stays far below it.
  public static let budget = 100_000
}

extension SyntaxTree {
  /// Returns the tree for walking: aliases that must not be followed stand for nothing in it, so that a walk, with
  /// merge keys applied or not, ends after its nodes and `Composition.budget` more. Only code that shows the text as it
  /// was written may do without.
  public consuming func composed() -> (tree: SyntaxTree, composition: Composition) {
    let composition = composition()
    for alias in composition.refusedAliases { self[alias].first = .none }
    return (self, composition)
  }

  /// Returns the problems that composing finds, in one pass over the tree.
  public func compositionProblems() -> [Diagnostic] { composition().problems }

  /// Composes the tree, in time linear in its size.
  public func composition() -> Composition {
    var check = CompositionCheck(tree: self)
    for document in documents { check.walk(document.root) }
    check.composition.problems.sort { $0.location.range < $1.location.range }
    return check.composition
  }
}

private struct CompositionCheck {
  /// A collection whose children are being visited.
  struct Open {
    var node: NodeIndex
    /// The number of its nodes; nodes behind aliases count wherever they are named.
    var size = 1
  }

  let tree: SyntaxTree
  var composition = Composition()
  private var open: [Open] = []
  /// The sizes of anchored collections.
  private var sizes: [NodeIndex: Int] = [:]
  private var reachedByAliases = 0
  private var keys = KeyTable()

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  /// Visits a document without recursion.
  mutating func walk(_ root: NodeIndex) {
    open.removeAll(keepingCapacity: true)
    guard root != .none else { return }
    var following = root
    while true {
      if following != .none {
        let node = tree[following]
        if node.properties != .max { checkTag(following, node) }
        switch node.kind {
        case .mapping, .sequence:
          if node.kind == .mapping, node.first != .none { checkKeys(of: following) }
          open.append(Open(node: following))
          following = node.first
          continue
        case .scalar:
          if node.style == .plain {
            // The shortest integer beyond 64 bits has 18 characters, 0x8000000000000000.
            if node.range.count >= 18 { checkNumber(following, node) }
            if node.range.count >= 2, mayHaveLeadingZero(node) { checkLeadingZero(following, node) }
          }
        case .alias:
          visitAlias(following, node)
        case .error:
          break
        }
        guard let last = open.indices.last else { return }
        open[last].size += 1
        following = node.next
      } else {
        guard let finished = open.popLast() else { return }
        let node = tree[finished.node]
        if node.properties != .max { sizes[finished.node] = finished.size }
        guard let last = open.indices.last else { return }
        open[last].size += finished.size
        following = node.next
      }
    }
  }

  // MARK: - Aliases

  private mutating func visitAlias(_ index: NodeIndex, _ alias: SyntaxNode) {
    guard alias.first != .none else { return }
    let target = tree[alias.first]
    guard target.kind == .mapping || target.kind == .sequence else { return }
    // An anchor comes before its aliases; so a node that holds an alias of itself is one around it.
    if target.range.start <= alias.range.start, alias.range.end <= target.range.end {
      composition.refusedAliases.insert(index)
      report(Composition.anchorRule, alias.range, .aliasInItself(name(of: alias)), at: nil)
      return
    }
    let size = sizes[alias.first] ?? 1
    let before = reachedByAliases
    reachedByAliases = min(reachedByAliases + size, Int.max / 4)
    guard reachedByAliases > Composition.budget else {
      if let last = open.indices.last { open[last].size += size }
      return
    }
    composition.refusedAliases.insert(index)
    if before <= Composition.budget {
      report(
        Composition.anchorRule, alias.range, .aliasBomb(name(of: alias), limit: Composition.budget), at: target.range)
    }
  }

  private func name(of alias: SyntaxNode) -> String { String(tree.source.string(in: alias.range).dropFirst()) }

  // MARK: - Keys

  private mutating func checkKeys(of mapping: NodeIndex) {
    keys.removeAll()
    var key = tree[mapping].first
    while key != .none {
      let value = tree[key].next
      if let first = keys.insert(key, in: tree) {
        let text = tree.text(of: key)
        let range = tree[key].range
        report(
          "syntax/duplicate-key", range, .duplicateKey(text), at: tree[first].range, note: .firstKey)
      }
      guard value != .none else { return }
      if tree.isMergeKey(key) { checkMerge(value) }
      if tree[value].range.isEmpty { checkSwallowedColor(value) }
      key = tree[value].next
    }
  }

  private mutating func checkMerge(_ value: NodeIndex) {
    let target = tree[tree.target(of: value)]
    switch target.kind {
    case .mapping, .error: return
    case .sequence:
      for child in tree.children(of: tree.target(of: value)) {
        let kind = tree[tree.target(of: child)].kind
        if kind != .mapping, kind != .error, tree[child].kind != .alias || tree[child].first != .none {
          report("syntax/merge", tree[child].range, .mergeOfOther, at: nil)
        }
      }
    case .alias: return
    case .scalar: report("syntax/merge", tree[value].range, .mergeOfOther, at: nil)
    }
  }

  // MARK: - Scalars

  /// Reports `color: #FF8800`, which has no value: the text meant as one is a comment.
  private mutating func checkSwallowedColor(_ value: NodeIndex) {
    let start = tree[value].range.start
    let next = tree.comments.partitioningIndex { $0.range.start >= start }
    guard next < tree.comments.count, tree[value].kind == .scalar else { return }
    let comment = tree.comments[next].range
    let bytes = tree.source.text[comment.bounds].dropFirst()
    let digits = bytes.prefix { isHexadecimal($0) }
    guard [3, 4, 6, 8].contains(digits.count), bytes.dropFirst(digits.count).first.map({ $0 <= 0x20 }) ?? true,
      tree.source.text[Int(start)..<comment.bounds.lowerBound].allSatisfy({ $0 == ASCII.space || $0 == ASCII.tab })
    else { return }
    let range = SourceRange(comment.bounds.lowerBound, comment.bounds.lowerBound + 1 + digits.count)
    report("syntax/comment", range, .colorAsComment(tree.source.string(in: range)), at: nil)
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    (byte >= ASCII.zero && byte <= ASCII.nine) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
  }

  private mutating func checkNumber(_ index: NodeIndex, _ node: SyntaxNode) {
    guard tree.scalarValue(of: index) == .bigInt else { return }
    report("syntax/number", node.range, .integerBeyond64Bits, at: nil)
  }

  private func mayHaveLeadingZero(_ node: SyntaxNode) -> Bool {
    let first = tree.text[Int(node.range.start)]
    return first == ASCII.zero || first == ASCII.minus || first == ASCII.plus
  }

  /// Reports `017`, which is 17 to readers of YAML 1.2, and 15 to those of 1.1.
  private mutating func checkLeadingZero(_ index: NodeIndex, _ node: SyntaxNode) {
    let range = node.range.bounds
    let digits = tree.source.text.withUnsafeBufferPointer { text -> Range<Int>? in
      var start = range.lowerBound
      if text[start] == ASCII.minus || text[start] == ASCII.plus { start += 1 }
      guard text[start] == ASCII.zero, start + 1 < range.upperBound else { return nil }
      for i in start..<range.upperBound where text[i] < ASCII.zero || text[i] > ASCII.zero + 7 { return nil }
      while start < range.upperBound, text[start] == ASCII.zero { start += 1 }
      return start < range.upperBound ? start..<range.upperBound : nil
    }
    // A tag says what it is.
    guard let digits, node.properties == .max || tree.properties[Int(node.properties)].resolvedTag == nil else {
      return
    }
    let written = tree.source.string(in: node.range)
    let octal = tree.source.string(in: SourceRange(digits.lowerBound, digits.upperBound))
    report("syntax/number", node.range, .leadingZero(written, digits: octal), at: nil, severity: .warning)
  }

  private mutating func checkTag(_ index: NodeIndex, _ node: SyntaxNode) {
    guard let tag = tree.properties[Int(node.properties)].resolvedTag, node.kind != .error else { return }
    let prefix = "tag:yaml.org,2002:"
    guard tag.utf8.starts(with: prefix.utf8) else { return }
    let name = String(decoding: tag.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    let fits: Bool
    switch name {
    case "str", "binary", "timestamp", "merge", "value": fits = node.kind == .scalar
    case "null", "bool", "int", "float":
      fits = node.kind == .scalar && tree.taggedValue(of: index, tag: tag) != nil
    case "map", "set": fits = node.kind == .mapping
    case "seq", "omap", "pairs": fits = node.kind == .sequence
    default:
      report("syntax/tag", tree.properties[Int(node.properties)].tag ?? node.range, .unknownTag(name), at: nil)
      return
    }
    if !fits { report("syntax/tag", node.range, .tagMismatch(name), at: tree.properties[Int(node.properties)].tag) }
  }

  // MARK: - Reports

  private mutating func report(
    _ rule: String, _ range: SourceRange, _ message: SyntaxMessage, at other: SourceRange?,
    note: SyntaxMessage = .statedHere, severity: Severity = .error
  ) {
    let notes = other.map { [Diagnostic.Note(note.text, at: Location(file: tree.source, range: $0))] } ?? []
    composition.problems.append(
      Diagnostic(
        rule: rule, severity: severity, message: message.text, at: Location(file: tree.source, range: range),
        notes: notes, help: message.help))
  }
}

/// The keys of one mapping. Few keys are compared one by one, many by their hashes; the memory is used again.
private struct KeyTable {
  private static let few = 12

  /// A key, and its bytes if the text is the key itself, without a tag that says otherwise.
  private struct ComposedKey {
    var index: NodeIndex
    var content: Range<Int>?
  }

  private var list: ContiguousArray<ComposedKey> = []
  private var table: [MappingKey: NodeIndex] = [:]

  mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    if !table.isEmpty { table.removeAll() }
  }

  /// Inserts a key; returns the equal key that came before, or nil.
  mutating func insert(_ key: NodeIndex, in tree: SyntaxTree) -> NodeIndex? {
    if list.count < Self.few {
      let node = tree[key]
      let isPlain = node.isVerbatim && node.properties == .max
      let new = ComposedKey(index: key, content: isPlain ? node.contentRange : nil)
      for index in list.indices where Self.areEqual(new, list[index], in: tree) { return list[index].index }
      list.append(new)
      return nil
    }
    if table.isEmpty {
      for other in list { table[MappingKey(other.index, in: tree)] = other.index }
    }
    let own = MappingKey(key, in: tree)
    if let first = table[own] { return first }
    table[own] = key
    return nil
  }

  private static func areEqual(_ a: ComposedKey, _ b: ComposedKey, in tree: SyntaxTree) -> Bool {
    if let one = a.content, let two = b.content {
      guard one.count == two.count else { return false }
      guard tree.text[one] == tree.text[two] else { return false }
      // Only then are there texts of different styles to tell apart.
      return tree[a.index].style == tree[b.index].style
        || (tree.scalarValue(of: a.index) == .string) == (tree.scalarValue(of: b.index) == .string)
    }
    return MappingKey(a.index, in: tree) == MappingKey(b.index, in: tree)
  }
}
