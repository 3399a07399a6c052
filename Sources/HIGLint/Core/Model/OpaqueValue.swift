import HIGLanguage
import HIGReading

/// A value that the vocabulary leaves open, in the form for expressions.
package enum OpaqueValue {
  private static let maximumDepth = 32

  package static func value(of node: NodeIndex, in tree: SyntaxTree, depth: Int = 0) -> Value {
    let node = tree.target(of: node)
    guard node != .none, depth < maximumDepth else { return .unknown(Unknown("value", .unreadable)) }
    switch tree[node].kind {
    case .scalar:
      switch tree.scalarValue(of: node) {
      case .null: return .null
      case .bool(let value): return .bool(value)
      case .int(let value): return .int(value)
      case .double(let value): return .double(value)
      case .bigInt, .string:
        let text = tree.text(of: node)
        return tree[node].style == .plain && text == "unknown"
          ? .unknown(Unknown("value", .statedUnknown)) : .string(text)
      }
    case .sequence:
      return .list(tree.children(of: node).map { value(of: $0, in: tree, depth: depth + 1) })
    case .mapping:
      return .map(
        MapValue(
          tree.entries(of: node).map { entry in
            (.string(tree.text(of: entry.key)), value(of: entry.value, in: tree, depth: depth + 1))
          }))
    case .alias, .error: return .unknown(Unknown("value", .unreadable))
    }
  }
}
