import HIGReading

/// A value of a message.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  /// An object, in the order in which it is written.
  case object([Member])

  /// A key of an object, with its value.
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

// MARK: - Reading

extension JSONValue {
  /// The greatest number of values within each other: messages of the protocol are flat, but for chains of selection
  /// ranges, which only the server sends.
  private static let maximumDepth = 64

  /// Reads one value; nil for bytes that are not JSON, or nest too deep for a message.
  package init?(_ bytes: [UInt8]) {
    let tree = JSONReader.read(SourceFile(path: "", stored: bytes))
    guard tree.problems.isEmpty, let root = tree.documents.first?.root,
      let value = Self.value(of: root, in: tree, depth: 0)
    else { return nil }
    self = value
  }

  private static func value(of node: NodeIndex, in tree: SyntaxTree, depth: Int) -> JSONValue? {
    guard depth < maximumDepth else { return nil }
    switch tree[node].kind {
    case .scalar:
      if tree[node].style == .jsonString { return .string(tree.text(of: node)) }
      switch tree.scalarValue(of: node) {
      case .null: return .null
      case .bool(let value): return .bool(value)
      case .int(let value): return .int(Int(value))
      case .double(let value): return .double(value)
      case .bigInt, .string: return .string(tree.text(of: node))
      }
    case .sequence:
      var items: [JSONValue] = []
      for child in tree.children(of: node) {
        guard let item = value(of: child, in: tree, depth: depth + 1) else { return nil }
        items.append(item)
      }
      return .array(items)
    case .mapping:
      var members: [Member] = []
      var child = tree[node].first
      while child != .none {
        let content = tree[child].next
        guard content != .none, let inner = value(of: content, in: tree, depth: depth + 1) else { return nil }
        members.append(Member(tree.text(of: child), inner))
        child = tree[content].next
      }
      return .object(members)
    case .alias, .error: return nil
    }
  }

  /// The value of a key; null for anything else than an object with it.
  package subscript(key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var int: Int? { if case .int(let number) = self { number } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The number, whole or not.
  package var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
  /// The items; empty for anything else than an array.
  package var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
  package var isNull: Bool { self == .null }
  package var isObject: Bool { if case .object = self { true } else { false } }
}

// MARK: - Writing

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByStringInterpolation
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .int(number) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral items: JSONValue...) { self = .array(items) }

  /// Creates an object; members without a value are left out.
  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  package init(_ text: String) { self = .string(text) }
  package init(_ number: Int) { self = .int(number) }

  /// The value as JSON.
  package var bytes: [UInt8] {
    var json = JSONEmitter()
    write(to: &json)
    return json.out.bytes
  }

  /// Returns the object with another member; as it is if there is no value.
  package func adding(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var members) = self, let value else { return self }
    members.append(Member(key, value))
    return .object(members)
  }

  private func write(to json: inout JSONEmitter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .int(let number): json.int(number)
    case .double(let number): json.double(number)
    case .string(let text): json.string(text)
    case .array(let items):
      json.array { json in
        for item in items { item.write(to: &json) }
      }
    case .object(let members):
      json.object { json in
        for member in members {
          json.key(member.key)
          member.value.write(to: &json)
        }
      }
    }
  }
}
