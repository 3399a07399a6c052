import HIGLint

/// A vocabulary of a few types for tests of the language.
struct TestCatalog: TypeCatalog {
  static let kind = Enumeration("kind", ["button", "label", "image", "textField"])

  static let names = [
    "kind", "enabled", "frame", "width", "height", "text", "children", "parent", "color", "length", "count", "owner",
    "hidden", "traits", "words",
  ]

  static let types: [String: [String: ValueType]] = [
    "view": [
      "kind": .word(kind), "enabled": .bool, "hidden": .bool, "frame": .node(["frame"]), "text": .string,
      "children": .list(.node(["view"])), "parent": .node(["view"]), "color": .color, "length": .int, "count": .int,
      "traits": .list(.word(Enumeration("trait", ["bold", "selected"]))), "words": .list(.span),
    ],
    "frame": ["width": .double, "height": .double],
    "text": ["length": .int, "owner": .node(["view", "frame"])],
  ]

  func type(ofFact name: String, in nodeType: String) -> ValueType? { Self.types[nodeType]?[name] }
  func facts(of nodeType: String) -> [String] { Self.types[nodeType].map { Array($0.keys) } ?? [] }
  func id(ofName name: String) -> NameID {
    Self.names.firstIndex(of: name).map { NameID(UInt16($0)) } ?? .none
  }
}

/// Facts out of a table: node 0's `kind` is `values[0]["kind"]`.
final class TestFacts: FactSource {
  var values: [[String: Value]]

  init(_ values: [[String: Value]] = []) { self.values = values }

  func value(of name: NameID, at node: NodeReference) -> Value {
    let name = TestCatalog.names[Int(name.value)]
    guard Int(node.index) < values.count else { return .unknown(Unknown(name, .notStated)) }
    return values[Int(node.index)][name] ?? .unknown(Unknown(name, .notStated))
  }

  func has(_ name: NameID, at node: NodeReference) -> Bool {
    values[Int(node.index)][TestCatalog.names[Int(name.value)]] != nil
  }

  func typeName(of node: NodeReference) -> String { "view" }
  func string(of span: TextSpan) -> String { "span \(span.start)" }
  func description(of node: NodeReference) -> String { "node \(node.index)" }
}
