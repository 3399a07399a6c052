import HIGReading

/// An expression as written: a flat array of nodes in which children precede their parents.
package struct ExpressionTree {
  /// The limit of nodes within nodes. Every later stage recurses at most so deep.
  static let maximumHeight = 250

  package enum NodeKind: UInt8 {
    /// A literal; `payload` is an index into `literals`.
    case literal
    /// A name; `payload` is its index into `texts`, as it is for members, calls and the variable of a macro.
    case identifier
    /// `x.name`
    case member
    /// `has(x.name)`
    case presence
    case index
    /// A call; its receiver, if there is one, is the first child.
    case call
    case list
    /// A map; its children are key, value, key, value …
    case map
    case not, negate
    /// An operation on two or more operands: `a && b && c` is one node.
    case and, or
    case conditional
    case equal, notEqual, less, lessEqual, greater, greaterEqual, contained
    case add, subtract, multiply, divide, remainder
    /// The macros; their children are the range and the body; `transform` may have a condition between them.
    case all, exists, existsOne, filter, transform
    /// `known(x)`
    case known
    /// A part that asks about one node; `payload` is its number, the children are the variable and the part itself.
    case kept

    /// Whether it has a name: of an identifier, a member, a function or a macro's variable.
    var isNamed: Bool {
      switch self {
      case .identifier, .member, .presence, .call: true
      default: bindsName
      }
    }

    /// Whether it binds a variable.
    var bindsName: Bool {
      switch self {
      case .all, .exists, .existsOne, .filter, .transform: true
      default: false
      }
    }
  }

  package struct Node {
    package var kind: NodeKind
    var hasReceiver: Bool
    /// The number of levels of nodes from this one down, itself included.
    package var height: UInt16
    package var range: SourceRange
    /// The range of the name (of a member, a function, a macro's variable) or the operator.
    package var nameRange: SourceRange
    package var payload: UInt32
    package var first: UInt32
    package var count: UInt32
  }

  package private(set) var nodes: [Node] = []
  private var children: [UInt32] = []
  package private(set) var texts: [String] = []
  package private(set) var literals: [Value] = []

  subscript(index: UInt32) -> Node { nodes[Int(index)] }

  package func children(of index: UInt32) -> ArraySlice<UInt32> {
    let node = self[index]
    return children[Int(node.first)..<Int(node.first) + Int(node.count)]
  }

  package func child(_ position: Int, of index: UInt32) -> UInt32 { children[Int(self[index].first) + position] }

  /// Returns the name of an identifier, a member, a function or a macro's variable.
  package func name(of index: UInt32) -> String { texts[Int(self[index].payload)] }

  mutating func addLiteral(_ value: Value, _ range: SourceRange) -> UInt32 {
    literals.append(value)
    nodes.append(
      Node(
        kind: .literal, hasReceiver: false, height: 1, range: range, nameRange: range,
        payload: UInt32(literals.count - 1), first: 0, count: 0))
    return UInt32(nodes.count - 1)
  }

  package mutating func add(
    _ kind: NodeKind, _ range: SourceRange, name: String? = nil, nameRange: SourceRange? = nil,
    hasReceiver: Bool = false, _ parts: [UInt32]
  ) throws(ExpressionError) -> UInt32 {
    var height: UInt16 = 0
    for part in parts { height = max(height, self[part].height) }
    if height >= Self.maximumHeight { throw ExpressionError(range, .nestedTooDeeply) }
    var payload: UInt32 = 0
    if let name {
      payload = UInt32(texts.count)
      texts.append(name)
    }
    nodes.append(
      Node(
        kind: kind, hasReceiver: hasReceiver, height: height + 1, range: range, nameRange: nameRange ?? range,
        payload: payload, first: UInt32(children.count), count: UInt32(parts.count)))
    children += parts
    return UInt32(nodes.count - 1)
  }

  /// Adds a part that asks about the node of a variable.
  mutating func addKept(
    _ number: UInt32, _ variable: UInt32, _ body: UInt32
  ) throws(ExpressionError) -> UInt32 {
    let index = try add(.kept, self[body].range, [variable, body])
    nodes[Int(index)].payload = number
    return index
  }

  /// Returns the dotted name that a node spells (`a.b.c`), or nil for anything but names.
  func qualifiedName(of index: UInt32) -> String? {
    var parts: [String] = []
    var current = index
    while self[current].kind == .member {
      parts.append(name(of: current))
      current = child(0, of: current)
    }
    guard self[current].kind == .identifier else { return nil }
    parts.append(name(of: current))
    return parts.reversed().joined(separator: ".")
  }
}

extension Message {
  static var nestedTooDeeply: Message {
    Message(
      en: "this is nested more than \(ExpressionTree.maximumHeight) levels deep",
      zhHans: "嵌套超过 \(ExpressionTree.maximumHeight) 层")
  }
}
