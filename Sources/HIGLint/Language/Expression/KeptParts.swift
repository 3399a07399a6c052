import HIGReading

/// Finds the parts of an expression that ask about one node alone, and not about what lies outside of its file.
///
/// The value of such a part can be found with the node's file. A rule about whole apps then needs the answer, and not
/// all that the part reads: `s.allViews.exists(v, …)` is a word, and the views of a screen are many.
package struct KeptParts {
  /// The variables that mean the same everywhere.
  let constants: Set<Int>
  /// The variable of the node that a rule is about.
  let node: Int
  /// The variable of the app, of which a file does not know all.
  let app: Int
  /// The names of the facts that lie outside of a file.
  let factsAround: Set<String>
  /// Returns whether a fact is one that is written, not found.
  let isStated: @Sendable (FactRead) -> Bool
  private var numbers: [String: UInt32] = [:]

  /// The number of a part about the app, which every file finds for itself.
  package static let none = UInt32.max

  var count: UInt32 { UInt32(numbers.count) }

  package init(
    constants: Set<Int>, node: Int, app: Int, factsAround: Set<String>,
    isStated: @escaping @Sendable (FactRead) -> Bool
  ) {
    self.isStated = isStated
    self.constants = constants
    self.node = node
    self.app = app
    self.factsAround = factsAround
  }

  /// The purpose of an expression.
  package enum Purpose {
    case value
    /// It says which nodes a rule or a check concerns. What takes little to find is kept, too, where it is one of the
    /// conditions that must all hold: it tells with the file that nothing else needs to be found.
    case condition
    /// It leads to a place: of the field that it ends in, more than the value is wanted.
    case place
  }

  /// Returns the tree with the outermost such parts marked.
  mutating func mark(
    _ checker: Checker<some TypeCatalog>, _ root: UInt32, for purpose: Purpose
  ) -> (tree: ExpressionTree, root: UInt32) {
    var marking = KeptMarking(parts: self, checker: checker, numbers: numbers)
    marking.look()
    // A tree that would become too high stays as it is.
    guard let root = try? marking.copy(root, for: purpose) else { return (checker.tree, root) }
    numbers = marking.numbers
    return (marking.result, root)
  }
}

private struct KeptMarking<Catalog: TypeCatalog> {
  let parts: KeptParts
  let checker: Checker<Catalog>
  var numbers: [String: UInt32]
  private(set) var result = ExpressionTree()
  /// The variables of each node and its descendants that are not bound in them, a bit each.
  private var free: [UInt64] = []
  /// The nodes that read a fact of what a fact of the variable's node is: `self.parent.width`.
  private var isFar: [Bool] = []
  /// The nodes that, with their descendants, give the same in a file as in the whole app.
  private var isOfFile: [Bool] = []
  /// The nodes that take some work: a list is visited, a function called, or one of two values chosen.
  private var isWork: [Bool] = []

  private var tree: ExpressionTree { checker.tree }
  private static var tooMany: Int { 63 }

  init(parts: KeptParts, checker: Checker<Catalog>, numbers: [String: UInt32]) {
    self.parts = parts
    self.checker = checker
    self.numbers = numbers
  }

  private static func bit(_ slot: Int) -> UInt64 { 1 << UInt64(min(slot, tooMany)) }

  /// Finds out about all nodes; children precede their parents.
  mutating func look() {
    for index in tree.nodes.indices {
      let number = UInt32(index)
      var (own, isHere, isWorking): (UInt64, Bool, Bool) = (0, true, false)
      var isFarther = false
      let isField = tree.nodes[index].kind == .member || tree.nodes[index].kind == .presence
      for child in tree.children(of: number) {
        isFarther = isFarther || isFar[Int(child)] || isField && tree[child].kind == .member
        own |= free[Int(child)]
        isHere = isHere && isOfFile[Int(child)]
        isWorking = isWorking || isWork[Int(child)]
      }
      switch checker.resolutions[index] {
      case .slot(let slot):
        if binds(number) { own &= ~Self.bit(slot) } else { own |= Self.bit(slot) }
      case .function(_, let table, _):
        isWorking = true
        if let table { isHere = isHere && checker.functions.functions[table].isOfNode }
      case .failure: isHere = false
      case .none, .value, .field: break
      }
      if binds(number) || tree.nodes[index].kind == .conditional { isWorking = true }
      isFar.append(isFarther)
      free.append(own)
      isOfFile.append(isHere)
      isWork.append(isWorking)
    }
  }

  private func binds(_ index: UInt32) -> Bool { tree[index].kind.bindsName }

  /// Returns the only variable that a node reads, by the place where it stands; nil for nodes that can't be kept.
  private func variable(of index: UInt32) -> UInt32? {
    guard isOfFile[Int(index)], Self.isKept(checker.types[Int(index)]) else { return nil }
    let slots = ownSlots(of: index)
    guard slots.nonzeroBitCount == 1, slots != Self.bit(Self.tooMany), slots != Self.bit(parts.app) else { return nil }
    let slot = slots.trailingZeroBitCount
    guard !checker.reads(of: index).contains(where: { parts.factsAround.contains($0.fact) }),
      let place = place(of: slot, in: index), case .node(let types) = checker.types[Int(place)]
    else { return nil }
    if slot == parts.node { return types.isEmpty || types.contains("app") ? nil : place }
    return types == ["screen"] ? place : nil
  }

  /// The values that can be kept outside of a model: a part of a text can't.
  private static func isKept(_ type: ValueType) -> Bool {
    switch type {
    case .bool, .int, .double, .string, .word, .color, .node: true
    case .list(let item): isKept(item)
    case .any, .null, .map, .record, .span, .type: false
    }
  }

  /// Returns the place of the app in a condition about what is stated of the app, which every file knows; nil for others.
  private func app(in index: UInt32) -> UInt32? {
    guard isOfFile[Int(index)], checker.types[Int(index)] == .bool,
      checker.reads(of: index).allSatisfy({ parts.isStated($0) })
    else { return nil }
    let slots = ownSlots(of: index)
    if slots == Self.bit(parts.app) { return place(of: parts.app, in: index) }
    // A rule about the app has it under two names.
    guard slots == Self.bit(parts.node), let place = place(of: parts.node, in: index),
      case .node(["app"]) = checker.types[Int(place)]
    else { return nil }
    return place
  }

  private func place(of slot: Int, in index: UInt32) -> UInt32? {
    if case .slot(slot) = checker.resolutions[Int(index)], !binds(index) { return index }
    return tree.children(of: index).lazy.compactMap { place(of: slot, in: $0) }.first
  }

  // MARK: Copying

  mutating func copy(
    _ index: UInt32, for purpose: KeptParts.Purpose = .value
  ) throws(ExpressionError) -> UInt32 {
    let isCondition = purpose == .condition
    if isCondition, let variable = app(in: index) {
      return try result.addKept(KeptParts.none, try plainCopy(variable), try plainCopy(index))
    }
    let isWorthwhile = isWork[Int(index)] || isFar[Int(index)] && checker.types[Int(index)] == .bool
    if isCondition || isWorthwhile, purpose != .place || tree[index].kind != .member, let variable = variable(of: index)
    {
      return try keep([index], of: variable)
    }
    if tree[index].kind == .and || tree[index].kind == .or {
      return try copyOperands(index, isCondition: isCondition && tree[index].kind == .and, isChoice: isCondition)
    }
    var children: [UInt32] = []
    for (number, child) in tree.children(of: index).enumerated() {
      let isChoice = isCondition && tree[index].kind == .conditional && number > 0
      children.append(try copy(child, for: isChoice && isConjunction(child) ? .condition : .value))
    }
    return try add(index, children)
  }

  /// Returns whether a node is the condition for nodes of some types, among those for others: `self.nodeType == 'screen' ?
  /// a && b : c`.
  private func isConjunction(_ index: UInt32) -> Bool { tree[index].kind == .and && variable(of: index) == nil }

  /// Copies the operands of `&&` or `||`. Those about one node become one, in the place of the first: where one of them
  /// decides, the others need not be found.
  ///
  /// - Parameter isChoice: Whether each operand of `||` may be a condition by itself.
  private mutating func copyOperands(
    _ index: UInt32, isCondition: Bool, isChoice: Bool
  ) throws(ExpressionError) -> UInt32 {
    let operands = tree.children(of: index)
    var groups: [(slot: UInt64, variable: UInt32, operands: [UInt32])] = []
    for operand in operands {
      guard let variable = variable(of: operand) else { continue }
      let slot = ownSlots(of: operand)
      if let known = groups.firstIndex(where: { $0.slot == slot }) {
        groups[known].operands.append(operand)
      } else {
        groups.append((slot, variable, [operand]))
      }
    }
    groups.removeAll { group in
      !(isCondition && group.slot == Self.bit(parts.node)) && !group.operands.contains { isWork[Int($0)] }
    }
    var children: [UInt32] = []
    for operand in operands {
      if let group = groups.first(where: { $0.operands.contains(operand) }) {
        guard group.operands[0] == operand else { continue }
        children.append(try keep(group.operands, joinedBy: tree[index].kind, of: group.variable))
      } else {
        let isOwn = isCondition ? app(in: operand) != nil : isChoice && isConjunction(operand)
        children.append(try copy(operand, for: isOwn ? .condition : .value))
      }
    }
    return children.count == 1 ? children[0] : try result.add(tree[index].kind, tree[index].range, children)
  }

  /// The variables of a node that do not mean the same everywhere.
  private func ownSlots(of index: UInt32) -> UInt64 {
    parts.constants.reduce(free[Int(index)]) { $0 & ~Self.bit($1) }
  }

  private mutating func keep(
    _ bodies: [UInt32], joinedBy kind: ExpressionTree.NodeKind = .and, of variable: UInt32
  ) throws(ExpressionError) -> UInt32 {
    guard case .slot(let slot) = checker.resolutions[Int(variable)],
      case .node(let types) = checker.types[Int(variable)]
    else { return try plainCopy(bodies[0]) }
    let owner = slot == parts.node ? "self" : types.sorted().joined(separator: ",")
    let key = owner + "\(kind.rawValue)" + bodies.map { ":" + form(of: $0, slot: slot, names: []) }.joined()
    let number = numbers[key] ?? UInt32(numbers.count)
    var copies: [UInt32] = []
    for body in bodies { copies.append(try plainCopy(body)) }
    let body = copies.count == 1 ? copies[0] : try result.add(kind, tree[bodies[0]].range, copies)
    guard number < ProgramDecoder.maximumKept else { return body }
    numbers[key] = number
    return try result.addKept(number, try plainCopy(variable), body)
  }

  private mutating func plainCopy(_ index: UInt32) throws(ExpressionError) -> UInt32 {
    var children: [UInt32] = []
    for child in tree.children(of: index) { children.append(try plainCopy(child)) }
    return try add(index, children)
  }

  private mutating func add(_ index: UInt32, _ children: [UInt32]) throws(ExpressionError) -> UInt32 {
    let node = tree[index]
    if node.kind == .literal { return result.addLiteral(tree.literals[Int(node.payload)], node.range) }
    return try result.add(
      node.kind, node.range, name: node.kind.isNamed ? tree.name(of: index) : nil, nameRange: node.nameRange,
      hasReceiver: node.hasReceiver, children)
  }

  /// Returns a text that is the same for parts that ask the same, whatever their variables are called.
  private func form(of index: UInt32, slot: Int, names: [Int]) -> String {
    let node = tree[index]
    var form = "\(node.kind.rawValue)"
    var inner = names
    switch checker.resolutions[Int(index)] {
    case .slot(let own) where binds(index): inner.append(own)
    case .slot(slot): form += "$"
    case .slot(let own): form += names.lastIndex(of: own).map { "@\($0)" } ?? "#\(own)"
    default:
      if node.kind == .literal {
        form += "\(tree.literals[Int(node.payload)])"
      } else if node.kind.isNamed {
        form += tree.name(of: index)
      }
    }
    let children = tree.children(of: index)
    return form + "("
      + children.map { self.form(of: $0, slot: slot, names: $0 == children.first ? names : inner) }
      .joined(separator: ",") + ")"
  }
}
