import HIGReading

/// The one declaration of everything a spec can say: node types, their fields and facts, and the meaning of absence.
///
/// Decoding, suggestions for misspelt keys, the type-check of rules and the format's documentation all read it.
public final class Vocabulary: Sendable {
  /// The facts of nodes that may rest on other files of the app.
  static let factsAround: Set<String> = ["app", "presentedAs", "screens"]

  public static let shared = Vocabulary(types: Vocabulary.allTypes)

  /// The answer to a name of a node type.
  package enum Accessor: Sendable {
    case none
    case field(Field)
    case derived(DerivedFact)
  }

  /// The answer to a name that an object does not state: like `Accessor`, without the parts that only decoding needs.
  @usableFromInline package enum Answer: Sendable {
    case none
    case absent(Absence)
    case derived(isMemoized: Bool)
  }

  public let types: [NodeType]
  private let typeIndices: HashMap<TextKey, Int>
  /// A table from name to accessor index for each type; 0 is none.
  @usableFromInline let accessorTable: FixedTable<UInt16>
  /// The declaration that each accessor is.
  private let declarations: [Declaration]
  @usableFromInline let answers: FixedTable<Answer>
  private let keys: KeyTable
  /// The names that forms refer to.
  @usableFromInline let formNames: FixedTable<NameID>
  @usableFromInline let fieldTypes: FixedTable<FieldType?>
  @usableFromInline let forms: FixedTable<ShortForms>
  @usableFromInline package let nameCount: Int
  /// The type that a node field holds, or -1, for each accessor.
  @usableFromInline let nodeTypeOfAccessor: FixedTable<Int>
  /// Whether each accessor is a field that holds one of a few words.
  @usableFromInline let isWordAccessor: FixedTable<Bool>
  @usableFromInline let isFieldAccessor: FixedTable<Bool>
  /// The name that its declaration gives each accessor, whatever other names it has.
  @usableFromInline let nameOfAccessor: FixedTable<NameID>

  /// The fields that a key means whose name rules know as a fact, by their places in the table: `opacity`.
  private let factNames: [(place: Int, accessor: Int)]
  /// The fields of whose objects a key states a part, by the key's place in the table; see `Field.partNames`.
  private let parts: [(place: Int, field: NameID)]

  /// The declaration of an accessor: a field or fact of its type, or one of the facts that all types have.
  private enum Declaration {
    case none
    case field(type: Int, index: Int)
    case fact(type: Int, index: Int)
    case commonFact(Int)
  }

  /// The results of accessors, while they are gathered.
  private struct Accessors {
    let typeIndices: HashMap<TextKey, Int>
    var declarations: [Declaration] = [.none]
    var names: [NameID] = [.none]
    var answers: [Answer] = [.none]
    var nodeTypes: [Int] = [-1]
    var fieldTypes: [FieldType?] = [nil]
    var isWord = [false]
    var isField = [false]

    init(typeIndices: HashMap<TextKey, Int>, capacity: Int) {
      self.typeIndices = typeIndices
      declarations.reserveCapacity(capacity)
      names.reserveCapacity(capacity)
      answers.reserveCapacity(capacity)
      nodeTypes.reserveCapacity(capacity)
      fieldTypes.reserveCapacity(capacity)
      isWord.reserveCapacity(capacity)
      isField.reserveCapacity(capacity)
    }

    mutating func add(
      _ name: NameID, _ type: FieldType, _ absence: Absence, declaredBy declaration: Declaration
    ) -> UInt16 {
      names.append(name)
      answers.append(.absent(absence))
      nodeTypes.append(Vocabulary.nodeTypeName(of: type).flatMap { typeIndices[TextKey($0)] } ?? -1)
      fieldTypes.append(type)
      switch type {
      case .word, .openWord: isWord.append(true)
      default: isWord.append(false)
      }
      isField.append(true)
      declarations.append(declaration)
      return UInt16(declarations.count - 1)
    }

    mutating func add(_ fact: DerivedFact, declaredBy declaration: Declaration) -> UInt16 {
      names.append(.none)
      answers.append(.derived(isMemoized: fact.isMemoized))
      nodeTypes.append(-1)
      fieldTypes.append(nil)
      isWord.append(false)
      isField.append(false)
      declarations.append(declaration)
      return UInt16(declarations.count - 1)
    }
  }

  private static func indices(of types: [NodeType]) -> HashMap<TextKey, Int> {
    var indices = HashMap<TextKey, Int>()
    for index in types.indices { indices.set(index, for: TextKey(types[index].name)) }
    return indices
  }

  /// Returns the types, with those that code knows by number before the others.
  private static func ordered(_ types: [NodeType]) -> [NodeType] {
    let indices = indices(of: types)
    let known = NodeTypes.Known.allCases.compactMap { indices[TextKey($0.stringValue)] }
    var isKnown = [Bool](repeating: false, count: types.count)
    for index in known { isKnown[index] = true }
    return (known + types.indices.lazy.filter { !isKnown[$0] }).map { types[$0] }
  }

  public init(types: [NodeType]) {
    let types = Self.ordered(types + Vocabulary.builtInTypes)
    self.types = types
    let typeIndices = Self.indices(of: types)
    self.typeIndices = typeIndices

    var numbers = NameNumbers()
    for name in Names.Known.allCases { _ = numbers.intern(name.stringValue) }
    // The names of each type's fields and facts, in their order: the width of the table is known only then.
    var own: [Int] = []
    for type in types {
      for field in type.fields { own.append(numbers.intern(field.name)) }
      for fact in type.facts { own.append(numbers.intern(fact.name)) }
    }
    let common = Vocabulary.commonFacts.map { numbers.intern($0.name) }
    for field in types.lazy.flatMap(\.fields) {
      for other in field.otherNames { _ = numbers.intern(other.name) }
      for part in field.partNames { _ = numbers.intern(part) }
    }
    let keys = KeyTable(numbers)
    self.keys = keys
    nameCount = keys.names.count
    let width = keys.names.count
    var table = [UInt16](repeating: 0, count: types.count * width)
    var accessors = Accessors(typeIndices: typeIndices, capacity: own.count + common.count + 1)
    var next = 0
    for index in types.indices {
      let (fields, facts) = (types[index].fields, types[index].facts)
      for number in fields.indices {
        let place = index * width + own[next]
        if table[place] == 0 {
          table[place] = accessors.add(
            NameID(UInt16(own[next])), fields[number].type, fields[number].absence,
            declaredBy: .field(type: index, index: number))
        }
        next += 1
      }
      for number in facts.indices {
        let place = index * width + own[next]
        if table[place] == 0 {
          table[place] = accessors.add(facts[number], declaredBy: .fact(type: index, index: number))
        }
        next += 1
      }
    }
    var factNames: [(place: Int, accessor: Int)] = []
    var parts: [(place: Int, field: NameID)] = []
    next = 0
    for index in types.indices {
      for (field, name) in zip(types[index].fields, own[next...])
      where !(field.otherNames.isEmpty && field.partNames.isEmpty) {
        let accessor = table[index * width + name]
        for other in field.otherNames {
          let place = index * width + Int(keys.exact(other.name).value)
          if table[place] == 0 {
            table[place] = accessor
          } else {
            precondition(!accessors.isField[Int(table[place])], "\(other.name) is a name of its own")
            factNames.append((place, Int(accessor)))
          }
        }
        for part in field.partNames {
          parts.append((index * width + Int(keys.exact(part).value), NameID(UInt16(name))))
        }
      }
      next += types[index].fields.count + types[index].facts.count
    }
    self.factNames = factNames
    self.parts = parts
    // A field of the name comes first, and so does another name of one: `screen`.
    for (index, name) in common.enumerated() {
      let number = accessors.add(Vocabulary.commonFacts[index], declaredBy: .commonFact(index))
      for type in types.indices where table[type * width + name] == 0 { table[type * width + name] = number }
    }
    accessorTable = FixedTable(table)
    declarations = accessors.declarations
    answers = FixedTable(accessors.answers)
    nodeTypeOfAccessor = FixedTable(accessors.nodeTypes)
    isWordAccessor = FixedTable(accessors.isWord)
    fieldTypes = FixedTable(accessors.fieldTypes)
    isFieldAccessor = FixedTable(accessors.isField)
    nameOfAccessor = FixedTable(accessors.names)
    var formNames: [NameID] = []
    func add(_ names: some Sequence<String>) -> Range<Int> {
      let start = formNames.count
      formNames += names.map { keys.exact($0) }
      return start..<formNames.count
    }
    let forms = types.map { type in
      let shorthand = type.shorthand.map { keys.exact($0) }
      let field = type.fields.first { $0.name == type.shorthand }
      var isText = false
      if case .text? = field?.type { isText = true }
      let required = type.fields.lazy.filter { field in
        if case .required = field.absence { return true }
        return false
      }
      return ShortForms(
        shorthand: shorthand, isTextShorthand: isText, isFont: type.name == "font", positional: add(type.positional),
        required: add(required.map(\.name)))
    }
    self.forms = FixedTable(forms)
    self.formNames = FixedTable(formNames)
  }

  /// The ways to write an object other than as a mapping; see `NodeType`.
  @usableFromInline package struct ShortForms: Sendable {
    package let shorthand: NameID?
    package let isTextShorthand: Bool
    package let isFont: Bool
    /// The fields that a list states, and those that must be there; see `name(ofForm:)`.
    package let positional: Range<Int>
    package let required: Range<Int>
  }

  private static func nodeTypeName(of type: FieldType) -> String? {
    var type = type
    while true {
      switch type {
      case .node(let name): return name
      case .list(let element), .map(let element): type = element
      default: return nil
      }
    }
  }

  // MARK: Types

  /// Returns, by type, the fields with some names, and those that hold nodes with such a field, however deep.
  package func fields(leadingTo names: Set<String>) -> [Set<NameID>] {
    var found = [Set<NameID>](repeating: [], count: types.count)
    // The fields that hold nodes, by the type of these.
    var holders = [[(type: Int, name: NameID)]](repeating: [], count: types.count)
    var pending: [Int] = []
    for (index, type) in types.enumerated() {
      for field in type.fields {
        if names.contains(field.name) {
          if found[index].isEmpty { pending.append(index) }
          found[index].insert(nameID(of: field.name))
        } else if let held = Vocabulary.nodeTypeName(of: field.type).flatMap({ typeIndices[TextKey($0)] }) {
          holders[held].append((index, nameID(of: field.name)))
        }
      }
    }
    while let held = pending.popLast() {
      for holder in holders[held] {
        if found[holder.type].isEmpty { pending.append(holder.type) }
        found[holder.type].insert(holder.name)
      }
    }
    return found
  }

  public func typeIndex(of name: String) -> Int? { typeIndices[TextKey(name)] }
  public func type(named name: String) -> NodeType? { typeIndex(of: name).map { types[$0] } }

  // MARK: Names

  public func name(_ id: NameID) -> String { keys.names[Int(id.value)] }
  public func nameID(of name: String) -> NameID { keys.exact(name) }
  /// Returns the name that a key spells, in camel, kebab or snake case.
  package func nameID(ofKey bytes: UnsafeBufferPointer<UInt8>) -> NameID { keys[bytes] }

  @inlinable package func accessorIndex(of name: NameID, in type: Int) -> Int {
    name == .none ? 0 : Int(accessorTable[type * nameCount + Int(name.value)])
  }

  /// Returns the accessor of the field that a key of a spec means. Rules may know a fact by that name.
  @inlinable package func accessorIndex(ofKey name: NameID, in type: Int) -> Int {
    let index = accessorIndex(of: name, in: type)
    return isFieldAccessor[index] ? index : fieldBesideFact(name, in: type) ?? index
  }

  /// Only keys that are none of the type's names are looked for here: mistakes, mostly.
  @usableFromInline package func fieldBesideFact(_ name: NameID, in type: Int) -> Int? {
    guard name != .none else { return nil }
    let place = type * nameCount + Int(name.value)
    return factNames.first { $0.place == place }?.accessor
  }

  /// Returns the field of whose object a key states a part: `font` for a view's `fontSize`; `.none` for another key.
  package func whole(ofPart name: NameID, in type: Int) -> NameID {
    guard name != .none else { return .none }
    let place = type * nameCount + Int(name.value)
    return parts.first { $0.place == place }?.field ?? .none
  }

  package func accessor(_ index: Int) -> Accessor {
    switch declarations[index] {
    case .none: .none
    case .field(let type, let number): .field(types[type].fields[number])
    case .fact(let type, let number): .derived(types[type].facts[number])
    case .commonFact(let number): .derived(Self.commonFacts[number])
    }
  }

  /// The number of accessors, the one that is none among them.
  package var accessorCount: Int { declarations.count }

  /// Visits the derived facts with their accessors: type by type, those of a type in its order, and those that all have,
  /// whose type is nil.
  package func forEachFact(_ visit: (_ accessor: Int, _ type: String?, _ number: Int, DerivedFact) -> Void) {
    for (accessor, declaration) in declarations.enumerated() {
      switch declaration {
      case .fact(let type, let number): visit(accessor, types[type].name, number, types[type].facts[number])
      case .commonFact(let number): visit(accessor, nil, number, Self.commonFacts[number])
      case .none, .field: break
      }
    }
  }

  @inlinable package func answer(_ index: Int) -> Answer { answers[index] }
  @inlinable package func nodeType(ofAccessor index: Int) -> Int { nodeTypeOfAccessor[index] }

  /// Returns the type of the accessor's field; nil for a fact or nothing.
  @inlinable package func fieldType(ofAccessor index: Int) -> FieldType? { fieldTypes[index] }
  @inlinable package func form(of type: Int) -> ShortForms { forms[type] }
  @inlinable package func name(ofForm index: Int) -> NameID { formNames[index] }

  /// Returns the name of an accessor's field, by which it is kept.
  @inlinable package func fieldName(ofAccessor index: Int) -> NameID { nameOfAccessor[index] }

  /// Returns the seconds in the unit of a bare number that is written under a name.
  package func unit(of name: NameID, ofAccessor index: Int) -> Double {
    guard case .field(let field) = accessor(index) else { return 1 }
    return field.otherNames.first { $0.name == self.name(name) }?.unit ?? 1
  }

  /// Whether a name is that of one item of a field's list.
  package func isSingle(_ name: NameID, ofAccessor index: Int) -> Bool {
    guard case .field(let field) = accessor(index) else { return false }
    return field.otherNames.contains { $0.isSingle && $0.name == self.name(name) }
  }

  /// Whether a type has a field of that name.
  @inlinable package func isField(_ name: NameID, in type: Int) -> Bool {
    isFieldAccessor[accessorIndex(of: name, in: type)]
  }

  /// Whether a field of a type holds one of a few words.
  @inlinable package func isWord(_ name: NameID, in type: Int) -> Bool {
    isWordAccessor[accessorIndex(of: name, in: type)]
  }

  package func field(_ name: NameID, in type: Int) -> Field? {
    guard case .field(let field) = accessor(accessorIndex(of: name, in: type)) else { return nil }
    return field
  }

  /// Returns the field that a key means, or that of which it states a part.
  package func field(ofKey name: NameID, in type: Int) -> Field? {
    if case .field(let field) = accessor(accessorIndex(ofKey: name, in: type)) { return field }
    let whole = whole(ofPart: name, in: type)
    return whole == .none ? nil : field(whole, in: type)
  }
}

extension Vocabulary: TypeCatalog {
  public func type(ofFact name: String, in nodeType: String) -> ValueType? {
    guard let type = typeIndex(of: nodeType) else { return nil }
    switch accessor(accessorIndex(of: nameID(of: name), in: type)) {
    case .none: return nil
    case .field(let field): return field.name == name ? Vocabulary.valueType(of: field.type) : nil
    case .derived(let fact): return fact.type
    }
  }

  public func facts(of nodeType: String) -> [String] {
    guard let type = type(named: nodeType) else { return [] }
    return type.fields.map(\.name) + type.facts.map(\.name) + Vocabulary.commonFacts.map(\.name)
  }

  public func id(ofName name: String) -> NameID { nameID(of: name) }

  public func meaning(ofFact name: String, in nodeType: String) -> Message? {
    guard let type = typeIndex(of: nodeType) else { return nil }
    let summary: Message
    var path = "\(nodeType).\(name)"
    switch accessor(accessorIndex(of: nameID(of: name), in: type)) {
    case .none: return nil
    case .field(let field): summary = description(of: field, in: nodeType).summary
    case .derived(let fact):
      let isCommon = Vocabulary.commonFacts.contains { $0.name == name }
      if isCommon { path = name }
      summary = description(of: fact, in: isCommon ? DescriptionTable.everyObject : nodeType).summary
    }
    return Message(
      en: "`\(name)`: \(summary.en). `higlint explain \(path)` tells more",
      zhHans: "`\(name)`：\(summary.zhHans)。详见 `higlint explain \(path)`")
  }

  /// Returns the type that rules see.
  static func valueType(of type: FieldType) -> ValueType {
    switch type {
    case .bool: .bool
    case .int: .int
    case .number, .duration: .double
    case .string, .identifier: .string
    case .text: .node(["localizedText"])
    case .word(let enumeration): .word(enumeration)
    case .openWord: .string
    case .color: .color
    case .node(let name): .node([name])
    case .list(let element): .list(valueType(of: element))
    // Objects by name are read one after another, each with its name as its id.
    case .map(.node(let name)): .list(.node([name]))
    case .map(let element): .map(.string, valueType(of: element))
    case .opaque: .any
    }
  }
}
