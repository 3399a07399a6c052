import HIGReading

/// Finds the type of every node of an expression, the meanings of its names, and its mistakes.
struct Checker<Catalog: TypeCatalog> {
  /// The meaning of a name in an expression.
  enum Resolution {
    case none
    /// A variable, declared or bound by a macro.
    case slot(Int)
    /// A name that is a value, such as `int` as a type.
    case value(Value)
    /// A field. `widens`: a whole number that the fact source gives is meant as a double.
    case field(widens: Bool)
    /// A function: of the standard ones, of the table, or of both, told apart by the first argument.
    /// `qualified`: the receiver is the first part of the name, as in `strings.quote`.
    case function(standard: StandardFunction?, table: Int?, qualified: Bool)
    /// A name without a meaning: an error to report, or without a check, its value at run time.
    case failure(Message)
  }

  let tree: ExpressionTree
  let catalog: Catalog
  let functions: FunctionTable
  let patterns: PatternCompiler
  private(set) var types: [ValueType]
  private(set) var resolutions: [Resolution]
  private(set) var problems: [ExpressionError.Problem] = []
  /// The facts that the expression reads, in the order of its nodes.
  private var readList: [FactRead] = []
  /// The places in the list of what each node reads, with its descendants.
  private var readRanges: [Range<Int>]
  private var scope: [(name: String, type: ValueType, slot: Int)]
  /// A depth above zero within arguments of an unknown function: their mistakes follow from that one.
  private var muted = 0

  init(
    _ tree: ExpressionTree, variables: [(String, ValueType)], catalog: Catalog, functions: FunctionTable,
    patterns: PatternCompiler
  ) {
    self.tree = tree
    self.catalog = catalog
    self.functions = functions
    self.patterns = patterns
    types = Array(repeating: .any, count: tree.nodes.count)
    resolutions = Array(repeating: .none, count: tree.nodes.count)
    readRanges = Array(repeating: 0..<0, count: tree.nodes.count)
    scope = variables.enumerated().map { ($1.0, $1.1, $0) }
  }

  // MARK: Reporting

  mutating func report(_ range: SourceRange, _ message: Message, help: Message? = nil) {
    if muted == 0 { problems.append(.init(range, message, help: help)) }
  }

  /// Reports a name without a meaning, which may be of any type.
  private mutating func fail(_ index: UInt32, _ range: SourceRange, _ message: Message) -> ValueType {
    resolutions[Int(index)] = .failure(message)
    report(range, message)
    return .any
  }

  mutating func resolve(_ index: UInt32, _ resolution: Resolution) { resolutions[Int(index)] = resolution }

  mutating func record(_ read: FactRead) { readList.append(read) }

  /// The facts that the expression reads, besides those of parts that are kept.
  var reads: Set<FactRead> { Set(readList) }

  /// Returns the facts that a node reads, with its descendants.
  func reads(of index: UInt32) -> ArraySlice<FactRead> { readList[readRanges[Int(index)]] }

  mutating func quietly(_ body: (inout Self) -> Void) {
    muted += 1
    body(&self)
    muted -= 1
  }

  // MARK: Nodes

  @discardableResult
  mutating func check(_ index: UInt32) -> ValueType {
    let start = readList.count
    let type = typeOfNode(index)
    types[Int(index)] = type
    if tree[index].kind == .kept { readList.removeSubrange(start...) }
    readRanges[Int(index)] = start..<readList.count
    return type
  }

  private mutating func typeOfNode(_ index: UInt32) -> ValueType {
    let node = tree[index]
    switch node.kind {
    case .literal: return Self.type(ofLiteral: tree.literals[Int(node.payload)])
    case .identifier: return identifier(index)
    case .member: return member(index)
    case .presence:
      _ = field(index, of: check(tree.child(0, of: index)))
      return .bool
    case .known:
      check(tree.child(0, of: index))
      return .bool
    case .kept:
      check(tree.child(0, of: index))
      return check(tree.child(1, of: index))
    case .index: return element(index)
    case .call: return call(index)
    case .list: return list(index)
    case .map: return map(index)
    case .not, .negate, .and, .or, .conditional: return logic(index)
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .contained: return comparison(index)
    case .add, .subtract, .multiply, .divide, .remainder: return arithmetic(index)
    case .all, .exists, .existsOne, .filter, .transform: return comprehension(index)
    }
  }

  private static func type(ofLiteral value: Value) -> ValueType {
    switch value {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    default: .any
    }
  }

  // MARK: Names

  func variable(_ name: String) -> (type: ValueType, slot: Int)? {
    scope.last { $0.name == name }.map { ($0.type, $0.slot) }
  }

  private static var typeNames: [String: String] {
    [
      "int": "int", "double": "double", "bool": "bool", "string": "string", "list": "list", "map": "map",
      "null_type": "null_type", "type": "type",
    ]
  }

  private mutating func identifier(_ index: UInt32) -> ValueType {
    let name = tree.name(of: index)
    if let (type, slot) = variable(name) {
      resolve(index, .slot(slot))
      return type
    }
    if let typeName = Self.typeNames[name] {
      resolve(index, .value(.type(typeName)))
      return .type
    }
    let hint = Suggestion(for: name, among: scope.map(\.name))
    return fail(
      index, tree[index].range,
      Message(
        en: "there is no variable `\(name)`\(hint.en)", zhHans: "没有名为 `\(name)` 的变量\(hint.zhHans)"))
  }

  private mutating func member(_ index: UInt32) -> ValueType {
    // A variable's own name may have dots; the longest such name wins over a field of a shorter one.
    if scope.contains(where: { $0.name.utf8.contains(UInt8(ascii: ".")) }), let name = tree.qualifiedName(of: index),
      let (type, slot) = variable(name)
    {
      resolve(index, .slot(slot))
      return type
    }
    return field(index, of: check(tree.child(0, of: index)))
  }

  /// Returns the type of the field that a member or a presence test names.
  private mutating func field(_ index: UInt32, of type: ValueType) -> ValueType {
    let name = tree.name(of: index)
    resolve(index, .field(widens: false))
    switch type {
    case .any:
      record(FactRead(nodeType: "", fact: name))
      return .any
    case .map(let key, let value):
      if ValueType.join(key, .string) == nil { break }
      return value
    case .record(let record):
      if let type = record.fields[name] { return type }
      return unknownField(index, "key", "键", among: Array(record.fields.keys))
    case .node(let nodeTypes): return fact(index, of: nodeTypes)
    case .span where name == "text": return .string
    case .span where name == "start" || name == "end": return .int
    case .span, .color:
      guard let function = functions[name],
        let overload = function.overloads.first(where: {
          $0.parameters.count == 1 && ValueType.accepts($0.parameters[0], type)
        })
      else {
        let usable = functions.functions.filter { function in
          function.overloads.contains { $0.parameters.count == 1 && ValueType.accepts($0.parameters[0], type) }
        }
        return unknownField(
          index, "fact", "属性", among: usable.map(\.name) + (type == .span ? ["text", "start", "end"] : []))
      }
      return overload.result
    default: break
    }
    return fail(
      index, tree[index].nameRange,
      Message(en: "a value of type `\(type)` has no fields", zhHans: "`\(type)` 类型的值没有字段"))
  }

  private mutating func unknownField(_ index: UInt32, _ en: String, _ zhHans: String, among names: [String])
    -> ValueType
  {
    let name = tree.name(of: index)
    let hint = Suggestion(for: name, among: names)
    report(
      tree[index].nameRange,
      Message(en: "there is no \(en) `\(name)`\(hint.en)", zhHans: "没有名为 `\(name)` 的\(zhHans)\(hint.zhHans)"))
    return .any
  }

  /// Returns the type of a fact. A node of several types has every fact of each: others are found missing at run time.
  private mutating func fact(_ index: UInt32, of nodeTypes: Set<String>) -> ValueType {
    let name = tree.name(of: index)
    guard !nodeTypes.isEmpty else {
      record(FactRead(nodeType: "", fact: name))
      return .any
    }
    var found: ValueType?
    for nodeType in nodeTypes.sorted() {
      guard let type = catalog.type(ofFact: name, in: nodeType) else { continue }
      record(FactRead(nodeType: nodeType, fact: name))
      found = found.map { ValueType.join($0, type) ?? .any } ?? type
    }
    if let found {
      resolve(index, .field(widens: found == .double))
      return found
    }
    let types = nodeTypes.sorted()
    let hint = Suggestion(for: name, among: Set(types.flatMap { catalog.facts(of: $0) }).sorted())
    let owner = types.map { "`\($0)`" }.joined(separator: ", ")
    report(
      tree[index].nameRange,
      Message(en: "\(owner) has no fact `\(name)`\(hint.en)", zhHans: "\(owner) 没有属性 `\(name)`\(hint.zhHans)"),
      help: factMeaning(hint.first, of: types))
    return .any
  }

  /// Returns what a fact of some types means, or where the facts of the first are listed.
  private func factMeaning(_ name: String?, of types: [String]) -> Message {
    if let name {
      for type in types {
        if let meaning = catalog.meaning(ofFact: name, in: type) { return meaning }
      }
    }
    return Message(
      en: "`higlint explain \(types[0])` lists its fields and facts",
      zhHans: "`higlint explain \(types[0])` 列出其字段和事实")
  }

  // MARK: Macros

  private mutating func comprehension(_ index: UInt32) -> ValueType {
    let parts = Array(tree.children(of: index))
    let kind = tree[index].kind
    var item: ValueType = .any
    switch check(parts[0]) {
    case .list(let element): item = element
    case .map(let key, _): item = key
    case .record: item = .string
    case .any: break
    case let other:
      report(
        tree[parts[0]].range,
        Message(en: "expected a list or a map, found `\(other)`", zhHans: "此处应为列表或映射，却是 `\(other)`"))
    }
    let slot = scope.last.map { $0.slot + 1 } ?? 0
    resolve(index, .slot(slot))
    scope.append((tree.name(of: index), item, slot))
    defer { scope.removeLast() }
    if kind == .transform {
      if parts.count == 3 { requireBool(parts[1]) }
      return .list(check(parts[parts.count - 1]))
    }
    requireBool(parts[1])
    return kind == .filter ? .list(item) : .bool
  }

  mutating func requireBool(_ index: UInt32) {
    let type = check(index)
    if type == .bool || type == .any { return }
    report(
      tree[index].range,
      Message(en: "expected true or false, found `\(type)`", zhHans: "此处应为真假值，却是 `\(type)`"))
  }
}
