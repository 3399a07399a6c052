import HIGReading

/// The named expressions of a rule file: `define: {isTitle: self.fontSize >= 20}`.
///
/// A name stands for its expression wherever a rule of the file uses it; it is put in place before anything is checked,
/// so that it means what it would mean there.
package struct NamedExpressions {
  private struct Body {
    var tree: ExpressionTree
    var root: UInt32
  }

  private var bodies: [String: Body] = [:]

  package var names: [String] { Array(bodies.keys) }
  package var isEmpty: Bool { bodies.isEmpty }

  /// Adds an expression whose own names have been added before.
  package mutating func add(_ name: String, _ tree: ExpressionTree, _ root: UInt32) throws(ExpressionError) {
    let (tree, root) = try expand(tree, root)
    bodies[name] = Body(tree: tree, root: root)
  }

  /// Returns the parameters that a definition reads.
  package func parameters(of name: String) -> [String] {
    guard let tree = bodies[name]?.tree else { return [] }
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.kind == .member || node.kind == .presence,
        tree.qualifiedName(of: tree.child(0, of: UInt32(index))) == "params"
      else { return nil }
      return tree.name(of: UInt32(index))
    }
  }

  /// Returns the names that an expression uses.
  package static func names(in tree: ExpressionTree) -> Set<String> {
    var names: Set<String> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .identifier {
      names.insert(tree.name(of: UInt32(index)))
    }
    return names
  }

  /// Returns the tree with every name replaced by its expression, whose nodes get the place of the name.
  package func expand(_ tree: ExpressionTree, _ root: UInt32) throws(ExpressionError) -> (
    tree: ExpressionTree, root: UInt32
  ) {
    guard !bodies.isEmpty, tree.nodes.contains(where: { $0.kind == .identifier }) else { return (tree, root) }
    var result = ExpressionTree()
    // Children precede their parents, so that one pass over the nodes copies them.
    var copies: [UInt32] = []
    copies.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if node.kind == .identifier, let body = bodies[tree.name(of: UInt32(index))] {
        copies.append(try Self.append(body, to: &result, at: node.range))
        continue
      }
      if node.kind.bindsName, bodies[tree.name(of: UInt32(index))] != nil {
        let name = tree.name(of: UInt32(index))
        throw ExpressionError(
          node.nameRange,
          Message(en: "`\(name)` is a name that this file defines", zhHans: "`\(name)` 是本文件已定义的名称"))
      }
      copies.append(try Self.copy(UInt32(index), of: tree, to: &result, copies: copies, at: nil))
    }
    return (result, copies[Int(root)])
  }

  private static func append(
    _ body: Body, to result: inout ExpressionTree, at range: SourceRange
  ) throws(ExpressionError) -> UInt32 {
    var copies: [UInt32] = []
    for index in body.tree.nodes.indices {
      copies.append(try copy(UInt32(index), of: body.tree, to: &result, copies: copies, at: range))
    }
    return copies[Int(body.root)]
  }

  private static func copy(
    _ index: UInt32, of tree: ExpressionTree, to result: inout ExpressionTree, copies: [UInt32], at range: SourceRange?
  ) throws(ExpressionError) -> UInt32 {
    let node = tree[index]
    if node.kind == .literal { return result.addLiteral(tree.literals[Int(node.payload)], range ?? node.range) }
    return try result.add(
      node.kind, range ?? node.range, name: node.kind.isNamed ? tree.name(of: index) : nil,
      nameRange: range ?? node.nameRange, hasReceiver: node.hasReceiver,
      tree.children(of: index).map { copies[Int($0)] })
  }
}
