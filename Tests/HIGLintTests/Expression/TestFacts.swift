@testable import HIGLanguage

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

/// Evaluates an expression over the variables `u` (unknown: `frame` is not stated), `v` (unknown: `text` has a
/// placeholder), `i` (an interval from 10 to 20), `e` (an error) and others, unchecked.
func evaluate(_ source: String, _ bindings: [(String, Value)] = [], facts: TestFacts = TestFacts()) throws -> Value {
  let variables: [(String, Value)] =
    [
      ("u", .unknown(Unknown("frame", .notStated))), ("v", .unknown(Unknown("text", .placeholder))),
      ("i", .interval(Interval(low: 10, high: 20))), ("e", .error(.divisionByZero)), ("self", .node(NodeReference(0))),
    ] + bindings
  let compiled = try Expression.compile(
    source: source, variables: variables.map { ($0.0, .any) }, catalog: TestCatalog(), functions: testFunctions,
    check: false)
  let evaluator = Evaluator(facts: facts)
  for (slot, variable) in variables.enumerated() { evaluator.bind(variable.1, to: slot) }
  return evaluator.evaluate(compiled.program)
}

/// A value in one word, for tables: `unknown(frame)`, `error`, `10...20`, or as JSON.
func word(_ value: Value) -> String {
  switch value {
  case .null: "null"
  case .bool(let bool): "\(bool)"
  case .int(let int): "\(int)"
  case .double(let double): "\(double)"
  case .interval(let interval): "\(interval.low)...\(interval.high)"
  case .string(let text): "\"\(text)\""
  case .list(let items): "[\(items.map(word).joined(separator: ", "))]"
  case .map(let map): "{\(map.entries.map { "\(word($0.key)): \(word($0.value))" }.joined(separator: ", "))}"
  case .node(let node): "node \(node.index)"
  case .span(let span): "span \(span.start)...\(span.end)"
  case .color(let color): color.name
  case .type(let name): name
  case .unknown(let unknown): "unknown(\(unknown.causes.map(\.fact).joined(separator: ", ")))"
  case .error: "error"
  }
}

/// A few functions as the model would declare them.
let testFunctions = FunctionTable([
  Function("hue", [.init([.color], .double)], summary: "") { _, _ in .double(210) },
  Function("half", [.init([.double], .double)], summary: "") { arguments, _ in
    guard case .double(let x) = arguments[0] else { return .null }
    return .double(x / 2)
  },
  Function("causes", [.init([.any], .int)], summary: "", takesUnknown: true) { arguments, _ in
    guard case .unknown(let unknown) = arguments[0] else { return .int(0) }
    return .int(Int64(unknown.causes.count))
  },
  Function("contains", [.init([.node([]), .string], .bool)], summary: "") { _, _ in .bool(true) },
])
