import HIGLanguage
import HIGReading

/// A screen file (or an app) as typed facts.
///
/// Nodes and their fields lie in flat arrays; a node is an index, through which facts are read. Only written fields
/// take room: absence is answered by the vocabulary, derived facts are computed when a rule asks for them.
/// A model is built once and read by one thread.
public final class Model {
  public let vocabulary: Vocabulary
  private let computations = FactComputations.shared
  let storage: UnsafeMutablePointer<ModelStorage>
  /// The findings of decoding: unknown keys, wrong types.
  public package(set) var diagnostics: [Diagnostic] = []
  /// The app's node, or `.none`.
  public package(set) var app: NodeReference {
    get { storage.pointee.app }
    set { storage.pointee.app = newValue }
  }
  /// The place of the tab bar that the app states for its screens.
  var appTabBar: (source: UInt32, range: SourceRange)? {
    get { storage.pointee.appTabBar }
    set { storage.pointee.appTabBar = newValue }
  }
  /// The screens in their base state.
  @exclusivity(unchecked) public package(set) var screens: [NodeReference] = []
  /// The screens in every state and variant, the base ones among them.
  @exclusivity(unchecked) public package(set) var screenStates: [NodeReference] = []
  /// Whether `screens` are all that the app has.
  @exclusivity(unchecked) public package(set) var hasAllScreens = false
  /// The name of the state or variant that a screen node shows, by the node's index.
  package internal(set) var stateNames = HashMap<UInt32, String>()
  /// What is written of parts of the app, by where it stands; see `Statements`.
  @exclusivity(unchecked) var statements: [TextSpan: String] = [:]
  /// What stands under keys that are no fields, in the order in which it was met.
  @exclusivity(unchecked) var unreadStatements: [UnreadStatement] = []
  /// The indices of their owners in ascending order, made when somebody first asks.
  @exclusivity(unchecked) private var unreadOwners: [UInt32] = []
  /// The component that is checked by itself.
  var componentName: String?
  /// The values that functions keep from call to call, by their types.
  @exclusivity(unchecked) private var keptValues: [ObjectIdentifier: AnyObject] = [:]
  @exclusivity(unchecked) var knownFirsts: FirstNodes?
  /// The ways between the screens, made when a rule first asks for them.
  @exclusivity(unchecked) package var navigation: NavigationGraph?
  /// The ways among the screens of a file, by where they lead, made when a fact first asks for them.
  var ownArrivals: [String: [NavigationStep]]?
  var gates: GateGraph?
  @exclusivity(unchecked) var textLanguage = TextLanguage()
  @exclusivity(unchecked) var appNames = AppNames()
  /// The texts that other models had, too.
  @exclusivity(unchecked) var textCache: TextCache?
  /// The acts of titles, by the lexicon of the rules that judge the model.
  @exclusivity(unchecked) package var acts: ActCache?
  let unknowns: UnknownTable
  /// The indices of the types that are asked for most.
  package let screenType, componentType, viewType, textType: Int
  /// The definitions of the files around it.
  package var definitions: Definitions?

  package init(vocabulary: Vocabulary, unknowns: UnknownTable? = nil) {
    self.vocabulary = vocabulary
    screenType = vocabulary.typeIndex(of: "screen") ?? -1
    componentType = vocabulary.typeIndex(of: "component") ?? -1
    viewType = vocabulary.typeIndex(of: "view") ?? -1
    textType = vocabulary.typeIndex(of: "text") ?? -1
    self.unknowns = unknowns ?? UnknownTable(vocabulary)
    storage = .allocate(capacity: 1)
    storage.initialize(to: ModelStorage())
  }

  /// Creates a model with the same nodes, to which others are added. The findings about them are not copied.
  package init(copying other: Model) {
    vocabulary = other.vocabulary
    (screenType, componentType, viewType, textType) =
      (other.screenType, other.componentType, other.viewType, other.textType)
    unknowns = other.unknowns
    diagnostics = other.diagnostics
    definitions = other.definitions
    unreadStatements = other.unreadStatements
    storage = .allocate(capacity: 1)
    storage.initialize(to: other.storage.pointee.withoutFindings)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Returns the value of a type that is made once for the model, such as an index over all of its screens.
  package func kept<T: AnyObject>(_ make: (Model) -> T) -> T {
    if let known = keptValues[ObjectIdentifier(T.self)] as? T { return known }
    let value = make(self)
    keptValues[ObjectIdentifier(T.self)] = value
    return value
  }
}

/// One language of a text. The words are analysed when a rule first asks.
package struct TextEntry {
  package var string: String
  package var language: String?
  package var value: TextValue?
  /// Whether the text is only a variable or a key, once a rule has asked: many do.
  var isUnknown: Bool?
  /// The tree of the scalar that it was read from.
  package var tree: Int
  package var node: NodeIndex
}

/// A use of a component, `use: Card`: its own place and the component's.
package struct ComponentUse {
  package var component: String
  package var location: Location
  /// The place of the component's definition, in its own file.
  package var definition: Location
  package var parent: Int32
  package var path: String = ""
}

/// The unknown values with the most common reason, that nobody says it: one per fact, made when it is first met; others
/// are made each time.
///
/// It belongs to one thread: threads that share an object wait for each other to count its references.
package final class UnknownTable {
  private let vocabulary: Vocabulary
  private let notStated: UnsafeMutableBufferPointer<Unknown?>

  init(_ vocabulary: Vocabulary = .shared) {
    self.vocabulary = vocabulary
    notStated = .allocate(capacity: vocabulary.nameCount)
    notStated.initialize(repeating: nil)
  }

  deinit {
    notStated.deinitialize()
    notStated.deallocate()
  }

  subscript(name: NameID, reason: Unknown.Reason) -> Unknown {
    guard reason == .notStated else { return Unknown(vocabulary.name(name), reason) }
    precondition(Int(name.value) < notStated.count, "a name of another vocabulary")
    if let known = notStated[Int(name.value)] { return known }
    let unknown = Unknown(vocabulary.name(name), .notStated)
    notStated[Int(name.value)] = unknown
    return unknown
  }
}

// MARK: - Reading facts

extension Model: FactSource {
  public func value(of name: NameID, at node: NodeReference) -> Value {
    guard node != .none else { return .unknown(unknown(name, .notStated)) }
    let record = nodes[Int(node.index)]
    if let slot = slot(name, of: record) { return value(of: slot) }
    let index = vocabulary.accessorIndex(of: name, in: Int(record.type))
    switch vocabulary.answer(index) {
    case .none: return .unknown(unknown(name, .notStated))
    case .absent(let absence): return absent(absence, name: name, at: node)
    case .derived(let isMemoized):
      if isMemoized, let known = memo.value(of: name, at: node) { return known }
      let value = computations.compute(index, self, node)
      guard isMemoized else { return value }
      memo.insert(value, of: name, at: node)
      return value
    }
  }

  public func has(_ name: NameID, at node: NodeReference) -> Bool {
    guard node != .none else { return false }
    let record = nodes[Int(node.index)]
    if let slot = slot(name, of: record) { return slot.kind != .unknown }
    let index = vocabulary.accessorIndex(of: name, in: Int(record.type))
    switch vocabulary.answer(index) {
    case .none, .absent(.unknown), .absent(.required): return false
    case .absent, .derived:
      if case .unknown = value(of: name, at: node) { return false }
      return true
    }
  }

  public var knowsNone: Bool { true }

  public func presence(of name: NameID, at node: NodeReference) -> Truth {
    if has(name, at: node) { return .yes }
    // Where the spec says that nobody can say, that goes for whether there is something, too.
    guard let slot = slot(name, of: node), slot.isStatedUnknown else { return .no }
    return .unknown(unknown(name, .statedUnknown))
  }

  public func typeName(of node: NodeReference) -> String {
    node == .none ? "nothing" : vocabulary.types[Int(nodes[Int(node.index)].type)].name
  }

  /// The slot of a stated field.
  @inline(__always)
  package func slot(_ name: NameID, of record: ModelNode) -> FieldSlot? {
    if record.fields & name.bit == 0 { return nil }
    if record.extract != .max { return extractedSlot(name, of: record) }
    var index = Int(record.firstSlot)
    let end = index + Int(record.slotCount)
    return slots.withUnsafeBufferPointer { slots in
      while index < end {
        if slots[index].name == name { return slots[index] }
        index += 1
      }
      return nil
    }
  }

  /// Returns all slots of a node.
  package func slots(of record: ModelNode) -> ContiguousArray<FieldSlot>.SubSequence {
    if record.extract != .max { return extractedSlots(of: record)[...] }
    return slots[Int(record.firstSlot)..<Int(record.firstSlot) + Int(record.slotCount)]
  }

  /// Gives a node its slots.
  func setSlots(of index: Int, to range: Range<Int>) {
    nodes[index].firstSlot = UInt32(range.lowerBound)
    nodes[index].slotCount = UInt16(truncatingIfNeeded: range.count)
    var fields: UInt64 = 0
    for slot in slots[range] { fields |= slot.name.bit }
    nodes[index].fields = fields
  }

  /// Whether a stated field is stated to be `none`; nil if it takes a closer look to tell.
  @inline(__always)
  public func statesNone(_ name: NameID, at node: NodeReference) -> Bool? {
    guard node != .none, let slot = slot(name, of: nodes[Int(node.index)]) else { return nil }
    switch slot.kind {
    case .null: return true
    case .bool, .int, .number, .string, .color, .node, .list, .stored: return false
    case .unknown, .opaque: return nil
    }
  }

  /// Returns whether the fact `unreadStatements` of a node may be anything but an empty list.
  package func mayHaveUnreadStatements(_ node: NodeReference) -> Bool {
    let record = nodes[Int(node.index)]
    if record.extract != .max { return true }
    if unreadStatements.isEmpty { return false }
    if unreadOwners.count != unreadStatements.count { unreadOwners = unreadStatements.map(\.owner.index).sorted() }
    if unreadStatements.count > Statements.mostUnread { return true }
    let first = unreadOwners.partitioningIndex { $0 >= node.index }
    return first < unreadOwners.count && unreadOwners[first] < record.end
  }

  package func slot(_ name: NameID, of node: NodeReference) -> FieldSlot? {
    node == .none ? nil : slot(name, of: nodes[Int(node.index)])
  }

  /// Whether a field is written, and not as `unknown`.
  package func isStated(_ name: NameID, of node: NodeReference) -> Bool {
    slot(name, of: node).map { $0.kind != .unknown } ?? false
  }

  package func value(of slot: FieldSlot) -> Value {
    switch slot.kind {
    case .unknown:
      return .unknown(unknown(slot.name, Unknown.Reason(rawValue: UInt8(slot.payload)) ?? .notStated))
    case .null: return .null
    case .bool: return .bool(slot.payload != 0)
    case .int: return .int(Int64(bitPattern: slot.payload))
    case .number: return .double(Double(bitPattern: slot.payload))
    case .string: return .string(string(of: slot))
    case .color: return .color(colors[Int(slot.payload)])
    case .node: return .node(NodeReference(Int(slot.payload)))
    case .stored: return value(ofStored: slot)
    case .opaque:
      let place = opaques[Int(slot.payload)]
      return OpaqueValue.value(of: place.node, in: trees[place.tree])
    case .list:
      return Self.isStored(slot) ? value(ofStored: slot) : .list(items(of: slot).map(value(of:)))
    }
  }

  /// Returns the text of a string slot.
  @inline(__always)
  package func string(of slot: FieldSlot) -> String {
    Self.isStored(slot) ? string(ofStored: slot) : strings[Int(slot.payload)]
  }

  /// Returns the items of a list slot.
  package func items(of slot: FieldSlot) -> ContiguousArray<FieldSlot>.SubSequence {
    if Self.isStored(slot) { return items(ofStored: slot)[...] }
    let first = Int(slot.payload >> 32)
    return items[first..<first + Int(slot.payload & 0xFFFF_FFFF)]
  }

  private func absent(_ absence: Absence, name: NameID, at node: NodeReference) -> Value {
    switch absence {
    case .required, .unknown: return .unknown(unknown(name, .notStated))
    case .bool(let value): return .bool(value)
    case .number(let value): return .double(value)
    case .word(let word): return .string(word)
    case .clear: return .color(ColorValue.clear)
    case .emptyList: return .list([])
    case .inherited: return inherited(name, at: node)
    }
  }

  /// Returns the value of the nearest ancestor that states it.
  private func inherited(_ name: NameID, at node: NodeReference) -> Value {
    guard let (slot, _) = inheritedSlot(name, at: node) else { return .unknown(unknown(name, .notStated)) }
    return value(of: slot)
  }

  /// Returns the slot of the nearest ancestor (the app last) that states a field, and that ancestor.
  func inheritedSlot(_ name: NameID, at node: NodeReference) -> (FieldSlot, NodeReference)? {
    var ancestor = nodes[Int(node.index)].parent
    while ancestor != .none {
      let record = nodes[Int(ancestor.index)]
      if let slot = slot(name, of: record) { return (slot, ancestor) }
      ancestor = record.parent
    }
    return nil
  }

  package func unknown(_ name: NameID, _ reason: Unknown.Reason) -> Unknown { unknowns[name, reason] }
}

// MARK: - Nodes

extension Model {
  public var nodeCount: Int { nodes.count }
  /// The number of views of the screens in their base state.
  public var viewCount: Int {
    screens.reduce(0) { count, screen in
      count + nodes[Int(screen.index)..<Int(nodes[Int(screen.index)].end)].count { Int($0.type) == viewType }
    }
  }

  public func typeIndex(of node: NodeReference) -> Int { Int(nodes[Int(node.index)].type) }
  public func parent(of node: NodeReference) -> NodeReference { nodes[Int(node.index)].parent }
  public func location(of node: NodeReference) -> Location {
    let record = nodes[Int(node.index)]
    return Location(file: source(record.source), range: record.range)
  }

  /// Returns the place of a field's value, also if it is inherited; nil if nothing is written.
  public func location(of name: NameID, at node: NodeReference) -> Location? {
    guard node != .none else { return nil }
    if let slot = slot(name, of: node) { return writtenLocation(of: slot) }
    guard let field = vocabulary.field(name, in: typeIndex(of: node)), case .inherited = field.absence,
      let (slot, _) = inheritedSlot(name, at: node)
    else { return nil }
    return location(of: slot)
  }

  package func location(of slot: FieldSlot) -> Location {
    Location(file: source(slot.source), range: slot.value)
  }

  /// Returns a slot's location; nil if it is not written, as it comes from an extract.
  private func writtenLocation(of slot: FieldSlot) -> Location? {
    slot.origin == .computed ? nil : location(of: slot)
  }

  /// Returns the ancestors, from the parent to the root.
  package func ancestors(of node: NodeReference) -> some Sequence<NodeReference> {
    sequence(
      state: nodes[Int(node.index)].parent,
      next: { ancestor -> NodeReference? in
        guard ancestor != .none else { return nil }
        defer { ancestor = self.nodes[Int(ancestor.index)].parent }
        return ancestor
      })
  }

  /// Returns the nodes of a list field, in order; empty if it is not stated.
  package func nodeList(_ name: NameID, of node: NodeReference) -> [NodeReference] {
    guard let slot = slot(name, of: node), slot.kind == .list else { return [] }
    let items = items(of: slot)
    return Array(unsafeUninitializedCapacity: items.count) { nodes, filled in
      for item in items where item.kind == .node {
        nodes.initializeElement(at: filled, to: NodeReference(Int(item.payload)))
        filled += 1
      }
    }
  }

  /// Returns the node in a field.
  package func node(_ name: NameID, of node: NodeReference) -> NodeReference? {
    guard let slot = slot(name, of: node), slot.kind == .node else { return nil }
    return NodeReference(Int(slot.payload))
  }

  package func string(_ name: NameID, of node: NodeReference) -> String? {
    guard let slot = slot(name, of: node), slot.kind == .string else { return nil }
    return string(of: slot)
  }

  package func number(_ name: NameID, of node: NodeReference) -> Double? {
    guard let slot = slot(name, of: node) else { return nil }
    switch slot.kind {
    case .number: return Double(bitPattern: slot.payload)
    case .int: return Double(Int64(bitPattern: slot.payload))
    default: return nil
    }
  }
}

extension Function.Context {
  /// The model that a function reads; nil where the facts are not a model's.
  @inline(__always)
  package var model: Model? { subject as? Model }
}
