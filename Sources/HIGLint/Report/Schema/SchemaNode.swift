import HIGReading

/// A value of a JSON Schema: JSON whose keys keep their order.
indirect enum SchemaNode {
  case object([(key: String, value: SchemaNode)])
  case array([SchemaNode])
  case string(String)
  case number(Double)
  case int(Int)
  case bool(Bool)
  case null

  static func strings(_ texts: [String]) -> SchemaNode { .array(texts.map { .string($0) }) }

  /// A reference to a definition.
  static func reference(_ name: String) -> SchemaNode { .object([("$ref", .string("#/$defs/\(name)"))]) }

  /// One of several schemas; the only one, where there is one.
  static func any(_ nodes: [SchemaNode]) -> SchemaNode {
    nodes.count == 1 ? nodes[0] : .object([("anyOf", .array(nodes))])
  }

  static func type(_ names: String...) -> SchemaNode {
    .object([("type", names.count == 1 ? .string(names[0]) : strings(names))])
  }

  static func pattern(_ pattern: String) -> SchemaNode {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }

  static func words(_ words: [String]) -> SchemaNode { .object([("enum", strings(words))]) }

  /// The object with further keys at its end.
  func adding(_ members: [(key: String, value: SchemaNode)]) -> SchemaNode {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }

  /// The object with further keys at its beginning.
  func with(_ members: [(key: String, value: SchemaNode)]) -> SchemaNode {
    guard case .object(let own) = self else { return self }
    return .object(members + own)
  }

  /// The value of a text in YAML's flow style; nil where it can't be read.
  init?(yaml text: String) {
    let tree = YAMLReader.read(SourceFile(path: "example.yaml", stored: Array(text.utf8)))
    guard let document = tree.documents.first, tree.problems.isEmpty else { return nil }
    self.init(tree, tree.target(of: document.root))
  }

  private init(_ tree: SyntaxTree, _ node: NodeIndex) {
    guard node != .none else {
      self = .null
      return
    }
    switch tree[node].kind {
    case .mapping:
      self = .object(
        tree.entries(of: node).map { entry in
          (tree.text(of: entry.key), SchemaNode(tree, tree.target(of: entry.value)))
        })
    case .sequence: self = .array(tree.children(of: node).map { SchemaNode(tree, tree.target(of: $0)) })
    case .scalar:
      switch tree.scalarValue(of: node) {
      case .bool(let value): self = .bool(value)
      case .int(let value): self = .int(Int(value))
      case .double(let value): self = .number(value)
      case .null: self = .null
      case .string, .bigInt: self = .string(tree.text(of: node))
      }
    case .alias, .error: self = .null
    }
  }
}

extension SchemaNode {
  /// The keys that hold values, and no schemas.
  private static let valueKeys: Set<String> = ["default", "examples", "enum", "const"]

  /// The schema with each description that has marks of Markdown twice: as it is under the key that VS Code shows as
  /// Markdown, and without the marks under the key of JSON Schema.
  var describedTwice: SchemaNode {
    switch self {
    case .array(let items): return .array(items.map(\.describedTwice))
    case .object(let members):
      var result: [(key: String, value: SchemaNode)] = []
      for (key, value) in members {
        if key == "description", case .string(let text) = value, text.utf8.contains(UInt8(ascii: "`")) {
          result.append((key, .string(String(text.filter { $0 != "`" }))))
          result.append(("markdownDescription", value))
        } else {
          result.append((key, Self.valueKeys.contains(key) ? value : value.describedTwice))
        }
      }
      return .object(result)
    default: return self
    }
  }

  /// The value as text, a key or item on a line; lists of words on one line.
  var text: String {
    var out = ""
    write(to: &out, indent: 0)
    return out + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONEmitter()
    json.string(text)
    return String(decoding: json.out.bytes, as: UTF8.self)
  }

  private var isScalar: Bool {
    switch self {
    case .object, .array: false
    case .string, .number, .int, .bool, .null: true
    }
  }

  private func write(to out: inout String, indent: Int) {
    let margin = String(repeating: " ", count: indent + 2)
    switch self {
    case .string(let text): out += Self.quoted(text)
    case .number(let value): out += value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .int(let value): out += "\(value)"
    case .bool(let value): out += value ? "true" : "false"
    case .null: out += "null"
    case .array(let items) where items.allSatisfy(\.isScalar):
      out += "["
      for (index, item) in items.enumerated() {
        if index > 0 { out += ", " }
        item.write(to: &out, indent: indent)
      }
      out += "]"
    case .array(let items):
      for (index, item) in items.enumerated() {
        out += (index == 0 ? "[\n" : ",\n") + margin
        item.write(to: &out, indent: indent + 2)
      }
      out += "\n" + margin.dropLast(2) + "]"
    case .object(let members):
      if members.isEmpty { return out += "{}" }
      if members.count == 1, members[0].value.isScalar {
        out += "{\(Self.quoted(members[0].key)): "
        members[0].value.write(to: &out, indent: indent)
        return out += "}"
      }
      for (index, member) in members.enumerated() {
        out += (index == 0 ? "{\n" : ",\n") + margin + Self.quoted(member.key) + ": "
        member.value.write(to: &out, indent: indent + 2)
      }
      out += "\n" + margin.dropLast(2) + "}"
    }
  }
}
