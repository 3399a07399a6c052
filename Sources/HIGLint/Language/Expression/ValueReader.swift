import HIGReading

/// The reason for which a file gives no values, and its place.
public struct ValueReadingError: Error, Hashable, Sendable {
  public var range: SourceRange
  public var message: Message
}

/// Reads values out of JSON (or YAML): plain, `{"x": 1}`, or with their types in the form of CEL's conformance suite,
/// `{"x": {"type": "int", "value": "1"}}`. An object of exactly these two keys is the second kind if it names a type.
///
/// Types are `null`, `bool`, `int`, `double` and `string`, numbers as text or not; `list` of values; `map`, a list of
/// pairs of key and value; `type`, a type's name; `interval`, a list of two numbers; `unknown`.
public enum ValueReader {
  private static let maximumDepth = 250

  /// Reads the variables that the root object of a file names, in the order of the text. The last of equals counts.
  public static func bindings(of tree: SyntaxTree) throws(ValueReadingError) -> [(name: String, value: Value)] {
    let (tree, composition) = tree.composed()
    if let problem = (tree.problems.filter { $0.severity == .error } + composition.aliasProblems).first {
      throw ValueReadingError(range: problem.location.range, message: problem.message)
    }
    guard let root = tree.documents.first?.root, tree[tree.target(of: root)].kind == .mapping else {
      throw ValueReadingError(
        range: SourceRange(at: 0),
        message: Message(en: "expected an object of names and values", zhHans: "此处应为由变量名和值组成的对象"))
    }
    var bindings: [(name: String, value: Value)] = []
    var places: [[UInt8]: Int] = [:]
    for entry in tree.entries(of: root) {
      let name = tree.text(of: entry.key)
      let value = try value(of: entry.value, in: tree, depth: 1)
      if let place = places[Array(name.utf8)] {
        bindings[place].value = value
      } else {
        places[Array(name.utf8)] = bindings.count
        bindings.append((name, value))
      }
    }
    return bindings
  }

  /// Reads the value that a node of a tree writes.
  public static func value(of node: NodeIndex, in tree: SyntaxTree) throws(ValueReadingError) -> Value {
    try value(of: node, in: tree, depth: 0)
  }

  private static func value(
    of index: NodeIndex, in tree: SyntaxTree, depth: Int
  ) throws(ValueReadingError) -> Value {
    let node = tree.target(of: index)
    guard node != .none, depth <= maximumDepth else {
      throw ValueReadingError(range: tree[index].range, message: .nestedTooDeeply)
    }
    switch tree[node].kind {
    case .scalar: return try scalar(node, in: tree)
    case .sequence:
      var items: [Value] = []
      for child in tree.children(of: node) { items.append(try value(of: child, in: tree, depth: depth + 1)) }
      return .list(items)
    case .mapping:
      if let (type, content) = typed(node, in: tree) {
        return try value(ofType: type, content, node, in: tree, depth: depth + 1)
      }
      var entries: [(key: Value, value: Value)] = []
      for entry in tree.entries(of: node) {
        entries.append((.string(tree.text(of: entry.key)), try value(of: entry.value, in: tree, depth: depth + 1)))
      }
      return try map(entries, node, in: tree)
    case .alias, .error:
      throw ValueReadingError(
        range: tree[node].range, message: Message(en: "this can't be read", zhHans: "此处无法读取"))
    }
  }

  private static func scalar(_ node: NodeIndex, in tree: SyntaxTree) throws(ValueReadingError) -> Value {
    switch tree.scalarValue(of: node) {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .int(let int): return .int(int)
    case .double(let double): return .double(double)
    case .string: return .string(tree.text(of: node))
    case .bigInt: throw mismatch(node, in: tree, "int")
    }
  }

  private static func map(
    _ entries: [(key: Value, value: Value)], _ node: NodeIndex, in tree: SyntaxTree
  ) throws(ValueReadingError) -> Value {
    let map = MapValue(entries)
    if let repeated = map.repeatedKey {
      throw ValueReadingError(
        range: tree[node].range, message: EvaluationError.repeatedKey(entries[repeated].key).message)
    }
    return .map(map)
  }

  // MARK: Typed values

  private enum TypeName: String {
    case null, bool, int, double, string, list, map, type, interval, unknown
  }

  /// Returns the type and the content of an object of the keys `type` and `value`; nil for any other node.
  private static func typed(_ node: NodeIndex, in tree: SyntaxTree) -> (TypeName, NodeIndex)? {
    var type: TypeName?
    var content: NodeIndex?
    var count = 0
    for entry in tree.entries(of: node) {
      count += 1
      switch tree.text(of: entry.key) {
      case "type": type = TypeName(rawValue: tree.text(of: entry.value))
      case "value": content = entry.value
      default: return nil
      }
    }
    // Neither an unknown nor a null has anything to say.
    if count == 1, type == .unknown || type == .null, let type { return (type, node) }
    guard count == 2, let type, let content else { return nil }
    return (type, content)
  }

  private static func value(
    ofType type: TypeName, _ content: NodeIndex, _ node: NodeIndex, in tree: SyntaxTree, depth: Int
  ) throws(ValueReadingError) -> Value {
    switch type {
    case .null: return .null
    case .unknown: return .unknown(Unknown("value", .statedUnknown))
    case .bool:
      guard case .bool(let bool) = tree.scalarValue(of: content) else { throw mismatch(content, in: tree, "bool") }
      return .bool(bool)
    case .int:
      guard let int = Int64(tree.text(of: content)) else { throw mismatch(content, in: tree, "int") }
      return .int(int)
    case .double: return .double(try number(content, in: tree))
    case .string: return .string(tree.text(of: content))
    case .type: return .type(tree.text(of: content))
    case .list:
      guard tree[tree.target(of: content)].kind == .sequence else { throw mismatch(content, in: tree, "list") }
      return try value(of: content, in: tree, depth: depth)
    case .interval:
      let parts = Array(tree.children(of: tree.target(of: content)))
      guard tree[tree.target(of: content)].kind == .sequence, parts.count == 2 else {
        throw mismatch(content, in: tree, "interval")
      }
      return .interval(Interval(low: try number(parts[0], in: tree), high: try number(parts[1], in: tree)))
    case .map:
      guard tree[tree.target(of: content)].kind == .sequence else { throw mismatch(content, in: tree, "map") }
      var entries: [(key: Value, value: Value)] = []
      for pair in tree.children(of: tree.target(of: content)) {
        let parts = Array(tree.children(of: tree.target(of: pair)))
        guard parts.count == 2 else { throw mismatch(pair, in: tree, "map") }
        let key = try value(of: parts[0], in: tree, depth: depth + 1)
        switch key {
        case .bool, .int, .double, .string: break
        default:
          throw ValueReadingError(
            range: tree[parts[0]].range, message: EvaluationError.unsupportedKey(key).message)
        }
        entries.append((key, try value(of: parts[1], in: tree, depth: depth + 1)))
      }
      return try map(entries, content, in: tree)
    }
  }

  private static func number(_ node: NodeIndex, in tree: SyntaxTree) throws(ValueReadingError) -> Double {
    let text = tree.text(of: node)
    switch text {
    case "inf": return .infinity
    case "-inf": return -.infinity
    default:
      guard case .double(let number)? = Conversion.double(.string(text)) else {
        throw mismatch(node, in: tree, "double")
      }
      return number
    }
  }

  private static func mismatch(_ node: NodeIndex, in tree: SyntaxTree, _ type: String) -> ValueReadingError {
    ValueReadingError(
      range: tree[node].range, message: Message(en: "this is no `\(type)`", zhHans: "此处不是 `\(type)` 类型的值"))
  }
}
