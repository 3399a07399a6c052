extension ValueType {
  /// Returns the type that has the values of both; nil if values of one are never equal to values of the other.
  package static func join(_ a: ValueType, _ b: ValueType) -> ValueType? {
    if a == b { return a }
    switch (a, b) {
    case (.any, _), (_, .any), (.null, _), (_, .null): return .any
    case (.int, .double), (.double, .int): return .double
    case (.word, .string), (.string, .word), (.word, .word): return .string
    case (.list(let x), .list(let y)): return .list(join(x, y) ?? .any)
    case (.map(let k, let v), .map(let l, let w)): return .map(join(k, l) ?? .any, join(v, w) ?? .any)
    case (.record, .map), (.map, .record), (.record, .record): return .map(.string, .any)
    case (.node(let x), .node(let y)): return .node(x.isEmpty || y.isEmpty ? [] : x.union(y))
    default: return nil
    }
  }

  /// Whether a value of a type may be handed to a parameter of another.
  package static func accepts(_ parameter: ValueType, _ type: ValueType) -> Bool {
    if parameter == type { return true }
    switch (parameter, type) {
    case (.any, _), (_, .any), (.double, .int), (.string, .word), (.word, .string): return true
    case (.list(let x), .list(let y)): return accepts(x, y)
    case (.map(let k, let v), .map(let l, let w)): return accepts(k, l) && accepts(v, w)
    case (.map(let k, _), .record): return accepts(k, .string)
    case (.node(let x), .node(let y)): return x.isEmpty || y.isEmpty || !x.isDisjoint(with: y)
    default: return false
    }
  }

  /// Whether a part of the type is known at run time only.
  package var isOpen: Bool {
    switch self {
    case .any, .list(.any), .map(.any, _), .map(_, .any): true
    default: false
    }
  }
}

extension ValueType: CustomStringConvertible {
  /// The type's name in error messages and the documentation.
  public var description: String {
    switch self {
    case .any: "any"
    case .null: "null"
    case .bool: "bool"
    case .int: "int"
    case .double: "double"
    case .string: "string"
    case .word(let enumeration): enumeration.name
    case .list(let item): "list(\(item))"
    case .map(let key, let value): "map(\(key), \(value))"
    case .record: "map(string, any)"
    case .node(let types): types.isEmpty ? "node" : types.sorted().joined(separator: " | ")
    case .span: "span"
    case .color: "color"
    case .type: "type"
    }
  }
}
