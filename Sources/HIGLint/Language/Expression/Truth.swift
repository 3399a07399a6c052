/// The outcome of a condition: Kleene's three values, and an error.
public enum Truth {
  case no
  case yes
  case unknown(Unknown)
  case error(EvaluationError)

  package init(_ bool: Bool) { self = bool ? .yes : .no }

  package var value: Value {
    switch self {
    case .no: .bool(false)
    case .yes: .bool(true)
    case .unknown(let unknown): .unknown(unknown)
    case .error(let error): .error(error)
    }
  }

  package static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .no: .yes
    case .yes: .no
    default: truth
    }
  }

  /// Merges the undecided outcomes of operands: unknown wins over error, a mistake over a question about `none`, and
  /// unknowns merge their causes.
  package mutating func absorb(_ other: Truth) {
    switch (self, other) {
    case (.unknown(let a), .unknown(let b)): self = .unknown(a.merged(with: b))
    case (_, .unknown): self = other
    case (.no, .error), (.yes, .error): self = other
    case (.error(let a), .error(let b)): self = .error(a.merged(with: b))
    default: break
    }
  }
}

extension Value {
  /// Returns the value of an operator whose operands are not both known: unknown wins over error, and a mistake over a
  /// question about `none`; nil if both are known.
  package static func undecided(_ a: Value, _ b: Value) -> Value? {
    switch (a, b) {
    case (.unknown(let x), .unknown(let y)): .unknown(x.merged(with: y))
    case (.unknown, _): a
    case (_, .unknown): b
    case (.error(let x), .error(let y)): .error(x.merged(with: y))
    case (.error, _): a
    case (_, .error): b
    default: nil
    }
  }

  /// CEL's name of the value's type.
  package var typeName: String {
    switch self {
    case .null: "null_type"
    case .bool: "bool"
    case .int: "int"
    case .double, .interval: "double"
    case .string: "string"
    case .list: "list"
    case .map: "map"
    case .node: "node"
    case .span: "span"
    case .color: "color"
    case .type: "type"
    case .unknown: "unknown"
    case .error: "error"
    }
  }
}
