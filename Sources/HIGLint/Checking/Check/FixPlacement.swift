import HIGReading

/// Turns the changes of fixes into edits of one file, in the file's own syntax.
struct FixPlacement {
  private let tree: SyntaxTree
  private let writer: SyntaxWriter
  /// The collection that holds each node, and whether the node is a key there.
  private let parents: [NodeIndex]
  private let keys: [Bool]
  /// All nodes by their places; those at one place in the order of the tree.
  private let placed: [NodeIndex]
  /// The ranges that aliases stand for: a change there changes every place that names it.
  private let shared: OutermostRanges

  init(_ tree: SyntaxTree, isJSON: Bool) {
    self.tree = tree
    writer = SyntaxWriter(tree, isJSON: isJSON)
    var parents = [NodeIndex](repeating: .none, count: tree.nodes.count)
    var keys = [Bool](repeating: false, count: tree.nodes.count)
    var shared: [SourceRange] = []
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .mapping, .sequence:
        var isKey = node.kind == .mapping
        for child in tree.children(of: NodeIndex(index)) {
          parents[Int(child.value)] = NodeIndex(index)
          keys[Int(child.value)] = isKey
          if node.kind == .mapping { isKey.toggle() }
        }
      case .alias: if node.first != .none { shared.append(tree[node.first].range) }
      case .scalar, .error: break
      }
    }
    self.parents = parents
    self.keys = keys
    self.shared = OutermostRanges(shared)
    placed = tree.nodes.indices.map { NodeIndex($0) }.sorted { a, b in
      tree[a].range != tree[b].range ? tree[a].range < tree[b].range : a.value < b.value
    }
  }

  /// Returns the edits that make a fix's changes in this file.
  func edits(for changes: [Fix.Change]) throws(SyntaxWriter.Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    // What is stated and removed in one object is laid out together.
    var objects: [NodeIndex: (stated: [WrittenField], removed: [String])] = [:]
    var order: [NodeIndex] = []
    for change in changes {
      switch change {
      case .replace(let location, let value):
        edits += try replace(try self.value(at: location.range), with: value)
      case .rewrite(let location, let text): edits += try rewrite(try value(at: location.range), to: text)
      case .append(let location, let value): edits += try append(value, to: try self.value(at: location.range))
      case .removeItem(let location):
        let item = try value(at: location.range)
        let list = parents[Int(item.value)]
        guard list != .none, tree[list].kind == .sequence else { throw .layout }
        edits.append(try writer.removal(of: item, from: list))
      case .edit(let location, let text): edits.append(TextEdit(location.range, text))
      case .state(let location, let field):
        let object = try mapping(at: location.range)
        if objects[object] == nil { order.append(object) }
        objects[object, default: ([], [])].stated.append(field)
      case .remove(let location, _):
        let key = try key(of: location.range)
        let object = parents[Int(key.value)]
        if objects[object] == nil { order.append(object) }
        objects[object, default: ([], [])].removed.append(tree.text(of: key))
      }
    }
    for object in order {
      guard let (stated, removed) = objects[object] else { continue }
      let count = tree.entries(of: object).reduce(0) { count, _ in count + 1 }
      // An object without a field would say something else than one that is not there.
      guard stated.count + count > removed.count else { throw .layout }
      edits += try writer.set(stated, of: object, removing: removed)
    }
    return edits
  }

  // MARK: Places

  private func nodes(at range: SourceRange) -> ArraySlice<NodeIndex> {
    placed[placed.partitioningIndex { !(tree[$0].range < range) }...].prefix { tree[$0].range == range }
  }

  private func checked(_ node: NodeIndex?) throws(SyntaxWriter.Refusal) -> NodeIndex {
    guard let node, tree[node].kind != .error, !tree[node].range.isEmpty else { throw .unreadable }
    guard tree[node].kind != .alias, !shared.contains(tree[node].range) else { throw .shared }
    return node
  }

  /// Returns the value, or the item, with exactly this range.
  private func value(at range: SourceRange) throws(SyntaxWriter.Refusal) -> NodeIndex {
    try checked(nodes(at: range).first { !keys[Int($0.value)] })
  }

  private func mapping(at range: SourceRange) throws(SyntaxWriter.Refusal) -> NodeIndex {
    try checked(nodes(at: range).first { tree[$0].kind == .mapping })
  }

  /// Returns the key at a place, or the key of the value there.
  private func key(of range: SourceRange) throws(SyntaxWriter.Refusal) -> NodeIndex {
    let found = nodes(at: range)
    if let key = found.first(where: { keys[Int($0.value)] }) { return try checked(key) }
    guard let value = found.first(where: { parents[Int($0.value)] != .none }) else { throw .unreadable }
    let parent = parents[Int(value.value)]
    // `styles: alert`, where a list is meant: the item stands for the field.
    guard tree[parent].kind == .mapping else { throw .layout }
    let entry = SyntaxTree.Entries(unmerged: parent, in: tree).first { $0.value == value }
    _ = try checked(value)
    return try checked(entry?.key)
  }

  // MARK: Values

  /// Replaces a value; in a list or an object only the parts that differ.
  private func replace(_ node: NodeIndex, with value: WrittenValue) throws(SyntaxWriter.Refusal) -> [TextEdit] {
    let old = tree[node]
    switch (old.kind, value) {
    case (.sequence, .list(let items)):
      let children = Array(tree.children(of: node))
      guard children.count == items.count else { break }
      return try replaceEach(children, with: items)
    // `[x, y, width, height]` for an object whose fields have an order.
    case (.sequence, .mapping(let fields)):
      let children = Array(tree.children(of: node))
      guard children.count == fields.count else { throw .layout }
      return try replaceEach(children, with: fields.map(\.value))
    case (.mapping, .mapping(let fields)):
      var edits: [TextEdit] = []
      var new: [WrittenField] = []
      let entries = SyntaxTree.Entries(unmerged: node, in: tree).map { $0 }
      for field in fields {
        if let entry = entries.first(where: { tree.text(of: $0.key) == field.key }) {
          edits += try replace(try checked(entry.value), with: field.value)
        } else {
          new.append(field)
        }
      }
      return try edits + (new.isEmpty ? [] : writer.set(new, of: node))
    case (.scalar, .verbatim(let text)) where tree.text(of: node) == text && old.style == .plain: return []
    case (.scalar, .string(let text)) where tree.text(of: node) == text: return []
    case (.mapping, _): throw .layout
    default: break
    }
    guard old.style != .literal, old.style != .folded else { throw .layout }
    return try writer.replace(node, with: value)
  }

  private func replaceEach(
    _ nodes: [NodeIndex], with values: [WrittenValue]
  ) throws(SyntaxWriter.Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    for (node, value) in zip(nodes, values) {
      // Numbers that are equal stay as they are written: `44.0`, `+44`.
      if case .verbatim(let text) = value, let new = Double(text), Double(tree.text(of: node)) == new { continue }
      edits += try replace(try checked(node), with: value)
    }
    return edits
  }

  private func append(_ value: WrittenValue, to node: NodeIndex) throws(SyntaxWriter.Refusal) -> [TextEdit] {
    guard tree[node].kind == .scalar else { return try writer.append([value], to: node) }
    // A word where a list is meant: `styles: alert`.
    guard tree[node].style == .plain else { throw .layout }
    return try writer.replace(node, with: .list([.verbatim(tree.text(of: node)), value]))
  }

  // MARK: Texts

  /// Replaces the parts of a text that differ, run by run where each letter keeps its place.
  private func rewrite(_ node: NodeIndex, to text: String) throws(SyntaxWriter.Refusal) -> [TextEdit] {
    guard tree[node].kind == .scalar else { throw .unreadable }
    let old = Array(tree.text(of: node).utf8)
    let new = Array(text.utf8)
    let parts = Self.differences(old, new)
    var edits: [TextEdit] = []
    for (range, words) in parts {
      let made = try writer.replaceText(range, in: node, with: words)
      // A text that needs other quotes is written anew.
      if made.contains(where: { $0.range == tree[node].range }) { return try writer.replace(node, with: .string(text)) }
      edits += made
    }
    // Each part was written as if it were the only one; together they must still be a plain scalar.
    if tree[node].style == .plain, !ValueSpelling.isPlain(text, inFlow: writer.isInFlow(tree[node].range)) {
      return try writer.replace(node, with: .string(text))
    }
    return edits
  }

  /// Returns the parts of a text that differ from another one, with the other's words.
  private static func differences(_ old: [UInt8], _ new: [UInt8]) -> [(Range<Int>, String)] {
    var parts: [(Range<Int>, String)] = []
    func add(_ a: Range<Int>, _ b: Range<Int>) {
      // Whole scalars only.
      var (a, b) = (a, b)
      while a.lowerBound > 0, b.lowerBound > 0,
        isContinuation(old, a.lowerBound) || isContinuation(new, b.lowerBound)
      {
        a = a.lowerBound - 1..<a.upperBound
        b = b.lowerBound - 1..<b.upperBound
      }
      while isContinuation(old, a.upperBound) || isContinuation(new, b.upperBound), a.upperBound < old.count,
        b.upperBound < new.count
      {
        a = a.lowerBound..<a.upperBound + 1
        b = b.lowerBound..<b.upperBound + 1
      }
      parts.append((a, String(decoding: new[b], as: UTF8.self)))
    }
    let isASCII = old.allSatisfy { $0 < 0x80 } && new.allSatisfy { $0 < 0x80 }
    if old.count == new.count, isASCII {
      var i = 0
      while i < old.count {
        guard old[i] != new[i] else {
          i += 1
          continue
        }
        let start = i
        while i < old.count, old[i] != new[i] { i += 1 }
        add(start..<i, start..<i)
      }
      return parts
    }
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    add(prefix..<old.count - suffix, prefix..<new.count - suffix)
    return parts
  }

  private static func isContinuation(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
