import HIGReading

extension Checker {
  // MARK: Logic

  mutating func logic(_ index: UInt32) -> ValueType {
    let parts = Array(tree.children(of: index))
    switch tree[index].kind {
    case .negate:
      let type = check(parts[0])
      if Self.isNumber(type) { return type }
      return mismatch(index, "-", [type])
    case .conditional:
      requireBool(parts[0])
      let (accepted, rejected) = (check(parts[1]), check(parts[2]))
      // An empty list is one of anything.
      if case .list = accepted, isEmptyList(parts[2]) { return accepted }
      if case .list = rejected, isEmptyList(parts[1]) { return rejected }
      if let joined = ValueType.join(accepted, rejected) { return joined }
      report(
        tree[index].range,
        Message(
          en: "the two branches have types that don't go together: `\(accepted)` and `\(rejected)`",
          zhHans: "两个分支的类型不一致：`\(accepted)` 与 `\(rejected)`"))
      return .any
    default:
      for part in parts { requireBool(part) }
      return .bool
    }
  }

  private func isEmptyList(_ index: UInt32) -> Bool { tree[index].kind == .list && tree[index].count == 0 }

  static func isNumber(_ type: ValueType) -> Bool { type == .int || type == .double || type == .any }

  private static func isText(_ type: ValueType) -> Bool {
    switch type {
    case .string, .word, .any: true
    default: false
    }
  }

  private mutating func mismatch(_ index: UInt32, _ sign: String, _ operands: [ValueType]) -> ValueType {
    let types = operands.map { "`\($0)`" }
    report(
      tree[index].nameRange,
      Message(
        en: "`\(sign)` does not work on \(types.joined(separator: " and "))",
        zhHans: "`\(sign)` 不能用于 \(types.joined(separator: " 和 "))"))
    return .any
  }

  // MARK: Comparison

  mutating func comparison(_ index: UInt32) -> ValueType {
    let (left, right) = (tree.child(0, of: index), tree.child(1, of: index))
    let (a, b) = (check(left), check(right))
    let sign = tree[index].kind.sign
    switch tree[index].kind {
    case .equal, .notEqual:
      if (a == .null) != (b == .null), a != .any, b != .any {
        report(
          tree[index].range,
          Message(
            en: "a `\(a == .null ? b : a)` is never null; `has(…)` tells whether it is stated",
            zhHans: "`\(a == .null ? b : a)` 不会是 null；可用 `has(…)` 判断是否已写明"))
      } else if ValueType.join(a, b) == nil {
        _ = mismatch(index, sign, [a, b])
      }
      checkWords(left, a, right, b)
    case .contained:
      switch b {
      case .list(let item):
        if ValueType.join(a, item) == nil { _ = mismatch(index, sign, [a, b]) }
        checkWords(left, a, right, item)
      case .map(let key, _):
        if ValueType.join(a, key) == nil { _ = mismatch(index, sign, [a, b]) }
      case .record, .any: break
      default: _ = mismatch(index, sign, [a, b])
      }
    default:
      let isOrdered =
        Self.isNumber(a) && Self.isNumber(b) || Self.isText(a) && Self.isText(b)
        || (a == .bool || a == .any) && (b == .bool || b == .any)
      if !isOrdered { _ = mismatch(index, sign, [a, b]) }
    }
    return .bool
  }

  /// Checks that an enumeration is compared with its own words only.
  private mutating func checkWords(_ left: UInt32, _ a: ValueType, _ right: UInt32, _ b: ValueType) {
    if let enumeration = Self.enumeration(of: a) { checkWords(right, enumeration) }
    if let enumeration = Self.enumeration(of: b) { checkWords(left, enumeration) }
  }

  static func enumeration(of type: ValueType) -> Enumeration? {
    switch type {
    case .word(let enumeration): enumeration
    case .list(let item): enumeration(of: item)
    default: nil
    }
  }

  mutating func checkWords(_ index: UInt32, _ enumeration: Enumeration) {
    let node = tree[index]
    switch node.kind {
    case .literal:
      guard case .string(let word) = tree.literals[Int(node.payload)], !enumeration.words.contains(word) else { return }
      let hint = Suggestion(for: word, among: enumeration.words)
      report(
        node.range,
        Message(
          en: "`\(word)` is no \(enumeration.name)\(hint.en)",
          zhHans: "\(enumeration.title.zhHans)中没有 `\(word)`\(hint.zhHans)"),
        help: Message(
          en: "`higlint explain '\(enumeration.name)'` lists the words",
          zhHans: "`higlint explain '\(enumeration.name)'` 列出可用的词"))
    case .list:
      for part in Array(tree.children(of: index)) { checkWords(part, enumeration) }
    case .conditional:
      checkWords(tree.child(1, of: index), enumeration)
      checkWords(tree.child(2, of: index), enumeration)
    default: break
    }
  }

  // MARK: Arithmetic

  mutating func arithmetic(_ index: UInt32) -> ValueType {
    let (a, b) = (check(tree.child(0, of: index)), check(tree.child(1, of: index)))
    let kind = tree[index].kind
    if kind == .remainder {
      if (a == .int || a == .any) && (b == .int || b == .any) { return .int }
      return mismatch(index, kind.sign, [a, b])
    }
    if kind == .add {
      if a == .any || b == .any {
        if case .list = a == .any ? b : a { return .list(.any) }
        return .any
      }
      if Self.isText(a), Self.isText(b) { return .string }
      if case .list(let x) = a, case .list(let y) = b { return .list(ValueType.join(x, y) ?? .any) }
    }
    guard Self.isNumber(a), Self.isNumber(b) else { return mismatch(index, kind.sign, [a, b]) }
    if a == .any || b == .any { return a == .double || b == .double ? .double : .any }
    return a == .double || b == .double ? .double : .int
  }

  // MARK: Collections

  mutating func element(_ index: UInt32) -> ValueType {
    let (operand, key) = (tree.child(0, of: index), tree.child(1, of: index))
    let (type, keyType) = (check(operand), check(key))
    let result: ValueType
    let accepted: ValueType
    switch type {
    case .any: return .any
    case .list(let item): (result, accepted) = (item, .int)
    case .map(let mapKey, let value): (result, accepted) = (value, mapKey)
    case .record: (result, accepted) = (.any, .string)
    default:
      report(
        tree[operand].range,
        Message(en: "a value of type `\(type)` has no index", zhHans: "`\(type)` 类型的值不能用下标访问"))
      return .any
    }
    if ValueType.join(keyType, accepted) == nil {
      report(
        tree[key].range,
        Message(en: "expected `\(accepted)`, found `\(keyType)`", zhHans: "此处应为 `\(accepted)`，却是 `\(keyType)`"))
    }
    return result
  }

  mutating func list(_ index: UInt32) -> ValueType { .list(joined(Array(tree.children(of: index)))) }

  mutating func map(_ index: UInt32) -> ValueType {
    let parts = Array(tree.children(of: index))
    let keys = joined(stride(from: 0, to: parts.count, by: 2).map { parts[$0] })
    return .map(keys, joined(stride(from: 1, to: parts.count, by: 2).map { parts[$0] }))
  }

  private mutating func joined(_ parts: [UInt32]) -> ValueType {
    var joined: ValueType?
    for part in parts {
      let type = check(part)
      joined = joined.map { ValueType.join($0, type) ?? .any } ?? type
    }
    return joined ?? .any
  }
}

extension ExpressionTree.NodeKind {
  /// The operator as written.
  package var sign: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessEqual: "<="
    case .greater: ">"
    case .greaterEqual: ">="
    case .contained: "in"
    case .add: "+"
    case .subtract, .negate: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .not: "!"
    case .and: "&&"
    case .or: "||"
    default: "?:"
    }
  }
}
