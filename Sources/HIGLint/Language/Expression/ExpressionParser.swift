import HIGReading

/// Reads an expression by precedence climbing. Stops at the first mistake of syntax.
struct ExpressionParser {
  private(set) var tree = ExpressionTree()
  private var lexer: ExpressionLexer
  private var token: ExpressionToken
  /// The number of expressions that are open around the current one.
  private var depth = 0

  /// Reads an expression that takes up the whole of `bytes`.
  static func parse(_ bytes: [UInt8]) throws(ExpressionError) -> (tree: ExpressionTree, root: UInt32) {
    var parser = try ExpressionParser(bytes, in: 0..<bytes.count)
    let root = try parser.expression()
    guard parser.token.kind == .end else {
      throw parser.unexpected(expecting: Message(en: "an operator", zhHans: "运算符"))
    }
    return (parser.tree, root)
  }

  /// Reads the expression of a template's hole, which begins at `start`; returns the offset of its closing brace.
  static func parseHole(
    _ bytes: [UInt8], from start: Int
  ) throws(ExpressionError) -> (tree: ExpressionTree, root: UInt32, end: Int) {
    var parser = try ExpressionParser(bytes, in: start..<bytes.count)
    let root = try parser.expression()
    switch parser.token.kind {
    case .rightBrace: return (parser.tree, root, Int(parser.token.range.start))
    case .end: throw parser.unclosed(SourceRange(start - 1, start), "}")
    default: throw parser.unexpected(expecting: Message(en: "`}`", zhHans: " `}`"))
    }
  }

  private init(_ bytes: [UInt8], in range: Range<Int>) throws(ExpressionError) {
    lexer = ExpressionLexer(bytes, in: range)
    token = try lexer.next()
  }

  // MARK: Words

  private mutating func advance() throws(ExpressionError) { token = try lexer.next() }

  private mutating func take(_ kind: ExpressionToken.Kind) throws(ExpressionError) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  private func text(_ range: SourceRange) -> String { String(decoding: lexer.bytes[range.bounds], as: UTF8.self) }

  private func unexpected(expecting expected: Message) -> ExpressionError {
    if token.kind == .end {
      return ExpressionError(
        token.range,
        Message(
          en: "the expression ends where \(expected.en) is expected", zhHans: "表达式到此结束，缺少\(expected.zhHans)"))
    }
    let found = text(token.range)
    return ExpressionError(
      token.range,
      Message(
        en: "expected \(expected.en), found `\(found)`", zhHans: "此处应为\(expected.zhHans)，却是 `\(found)`"))
  }

  private func unclosed(_ opening: SourceRange, _ closing: String) -> ExpressionError {
    ExpressionError(
      opening,
      Message(
        en: "`\(text(opening))` is not closed by `\(closing)`", zhHans: "`\(text(opening))` 缺少与之对应的 `\(closing)`"))
  }

  /// Takes the bracket that closes `opening`.
  private mutating func close(
    _ kind: ExpressionToken.Kind, _ opening: SourceRange, _ closing: String
  ) throws(ExpressionError) -> UInt32 {
    guard token.kind == kind else {
      throw token.kind == .end
        ? unclosed(opening, closing)
        : unexpected(expecting: Message(en: "`,` or `\(closing)`", zhHans: " `,` 或 `\(closing)`"))
    }
    let end = token.range.end
    try advance()
    return end
  }

  // MARK: Operators

  private mutating func expression() throws(ExpressionError) -> UInt32 {
    depth += 1
    defer { depth -= 1 }
    if depth > ExpressionTree.maximumHeight { throw ExpressionError(token.range, .nestedTooDeeply) }
    let condition = try binary(0)
    guard try take(.question) else { return condition }
    let accepted = try expression()
    guard token.kind == .colon else { throw unexpected(expecting: Message(en: "`:`", zhHans: " `:`")) }
    try advance()
    let rejected = try expression()
    return try tree.add(.conditional, span(condition, rejected), [condition, accepted, rejected])
  }

  private func span(_ first: UInt32, _ last: UInt32) -> SourceRange {
    SourceRange(start: tree[first].range.start, end: tree[last].range.end)
  }

  /// The operator of the current token, with its precedence from 1.
  private var binaryOperator: (kind: ExpressionTree.NodeKind, precedence: Int)? {
    switch token.kind {
    case .or: (.or, 1)
    case .and: (.and, 2)
    case .equal: (.equal, 3)
    case .notEqual: (.notEqual, 3)
    case .less: (.less, 3)
    case .lessEqual: (.lessEqual, 3)
    case .greater: (.greater, 3)
    case .greaterEqual: (.greaterEqual, 3)
    case .in: (.contained, 3)
    case .plus: (.add, 4)
    case .minus: (.subtract, 4)
    case .star: (.multiply, 5)
    case .slash: (.divide, 5)
    case .percent: (.remainder, 5)
    default: nil
    }
  }

  /// Reads operators that bind tighter than `precedence`, from the left.
  private mutating func binary(_ precedence: Int) throws(ExpressionError) -> UInt32 {
    var left = try unary()
    while let (kind, own) = binaryOperator, own > precedence {
      let sign = token.range
      if kind == .and || kind == .or {
        let word = token.kind
        var operands = [left]
        while try take(word) { operands.append(try binary(own)) }
        left = try tree.add(kind, span(left, operands[operands.count - 1]), nameRange: sign, operands)
      } else {
        try advance()
        let right = try binary(own)
        left = try tree.add(kind, span(left, right), nameRange: sign, [left, right])
      }
    }
    return left
  }

  private mutating func unary() throws(ExpressionError) -> UInt32 {
    var signs: [ExpressionToken] = []
    while token.kind == .not || token.kind == .minus {
      signs.append(token)
      try advance()
    }
    var operand: UInt32
    if let sign = signs.last, sign.kind == .minus, token.kind == .int || token.kind == .double {
      signs.removeLast()
      operand = try postfix(try number(sign: sign.range))
    } else {
      operand = try postfix(try primary())
    }
    for sign in signs.reversed() {
      let range = SourceRange(start: sign.range.start, end: tree[operand].range.end)
      operand = try tree.add(sign.kind == .not ? .not : .negate, range, nameRange: sign.range, [operand])
    }
    return operand
  }

  private mutating func postfix(_ operand: UInt32) throws(ExpressionError) -> UInt32 {
    var operand = operand
    while true {
      let start = tree[operand].range.start
      switch token.kind {
      case .dot:
        try advance()
        guard token.isName else { throw unexpected(expecting: Message(en: "a name", zhHans: "名称")) }
        let nameRange = token.range
        let name = fieldName()
        try advance()
        if token.kind == .leftParenthesis {
          operand = try call(name, nameRange, receiver: operand)
        } else {
          let range = SourceRange(start: start, end: nameRange.end)
          operand = try tree.add(.member, range, name: name, nameRange: nameRange, [operand])
        }
      case .leftBracket:
        let opening = token.range
        try advance()
        let index = try expression()
        let end = try close(.rightBracket, opening, "]")
        operand = try tree.add(.index, SourceRange(start: start, end: end), [operand, index])
      default:
        return operand
      }
    }
  }

  private func fieldName() -> String {
    let name = text(token.range)
    return token.kind == .quotedIdentifier ? String(name.dropFirst().dropLast()) : name
  }

  // MARK: Operands

  private mutating func primary() throws(ExpressionError) -> UInt32 {
    let start = token
    switch start.kind {
    case .int, .double: return try number(sign: nil)
    case .string:
      let value = try StringLiteral.decode(lexer.bytes, start.range)
      try advance()
      return tree.addLiteral(.string(value), start.range)
    case .true, .false:
      try advance()
      return tree.addLiteral(.bool(start.kind == .true), start.range)
    case .null:
      try advance()
      return tree.addLiteral(.null, start.range)
    case .identifier:
      try advance()
      let name = text(start.range)
      if token.kind == .leftParenthesis { return try call(name, start.range, receiver: nil) }
      return try tree.add(.identifier, start.range, name: name, [])
    case .leftParenthesis:
      try advance()
      let inner = try expression()
      guard token.kind == .rightParenthesis else {
        throw token.kind == .end
          ? unclosed(start.range, ")") : unexpected(expecting: Message(en: "`)`", zhHans: " `)`"))
      }
      try advance()
      return inner
    case .leftBracket:
      try advance()
      let items = try list(until: .rightBracket)
      let end = try close(.rightBracket, start.range, "]")
      return try tree.add(.list, SourceRange(start: start.range.start, end: end), items)
    case .leftBrace: return try map()
    default: throw unexpected(expecting: Message(en: "a value", zhHans: "一个值"))
    }
  }

  /// Reads expressions between commas; a comma may stand after the last.
  private mutating func list(until closing: ExpressionToken.Kind) throws(ExpressionError) -> [UInt32] {
    var items: [UInt32] = []
    while token.kind != closing, token.kind != .end {
      items.append(try expression())
      guard try take(.comma) else { break }
    }
    return items
  }

  private mutating func map() throws(ExpressionError) -> UInt32 {
    let opening = token.range
    try advance()
    var parts: [UInt32] = []
    while token.kind != .rightBrace, token.kind != .end {
      parts.append(try expression())
      guard try take(.colon) else { throw unexpected(expecting: Message(en: "`:`", zhHans: " `:`")) }
      parts.append(try expression())
      guard try take(.comma) else { break }
    }
    let end = try close(.rightBrace, opening, "}")
    return try tree.add(.map, SourceRange(start: opening.start, end: end), parts)
  }

  /// Reads a number literal, with the minus sign before it: the least integer has no positive counterpart.
  private mutating func number(sign: SourceRange?) throws(ExpressionError) -> UInt32 {
    let range = SourceRange(start: sign?.start ?? token.range.start, end: token.range.end)
    let digits = text(token.range)
    let value: Value?
    if token.kind == .double {
      value = Double(digits).map { .double(sign == nil ? $0 : -$0) }
    } else {
      let isHexadecimal = digits.utf8.count > 1 && digits.utf8.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let magnitude = isHexadecimal ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
      value = magnitude.flatMap { Self.integer(magnitude: $0, isNegative: sign != nil) }.map { .int($0) }
    }
    guard let value else {
      throw ExpressionError(
        range, Message(en: "`\(text(range))` does not fit into 64 bits", zhHans: "`\(text(range))` 超出 64 位整数的范围"))
    }
    try advance()
    return tree.addLiteral(value, range)
  }

  private static func integer(magnitude: UInt64, isNegative: Bool) -> Int64? {
    guard isNegative else { return Int64(exactly: magnitude) }
    return magnitude == Int64.min.magnitude ? .min : Int64(exactly: magnitude).map { -$0 }
  }

  // MARK: Calls and macros

  private mutating func call(
    _ name: String, _ nameRange: SourceRange, receiver: UInt32?
  ) throws(ExpressionError) -> UInt32 {
    let opening = token.range
    try advance()
    let arguments = try list(until: .rightParenthesis)
    let end = try close(.rightParenthesis, opening, ")")
    let range = SourceRange(start: receiver.map { tree[$0].range.start } ?? nameRange.start, end: end)
    if let receiver {
      if let macro = Macro(rawValue: name) {
        return try comprehension(macro, range, nameRange, receiver: receiver, arguments)
      }
      return try tree.add(
        .call, range, name: name, nameRange: nameRange, hasReceiver: true, [receiver] + arguments)
    }
    switch name {
    case "has": return try presence(range, nameRange, arguments)
    case "known":
      guard arguments.count == 1 else {
        throw ExpressionError(range, Message(en: "`known` takes one expression", zhHans: "`known` 需要一个表达式"))
      }
      return try tree.add(.known, range, nameRange: nameRange, arguments)
    default: return try tree.add(.call, range, name: name, nameRange: nameRange, arguments)
    }
  }

  private mutating func presence(
    _ range: SourceRange, _ nameRange: SourceRange, _ arguments: [UInt32]
  ) throws(ExpressionError) -> UInt32 {
    guard arguments.count == 1, tree[arguments[0]].kind == .member else {
      throw ExpressionError(
        arguments.count == 1 ? tree[arguments[0]].range : range,
        Message(en: "`has` takes a field: `has(self.font)`", zhHans: "`has` 的参数应为字段，例如 `has(self.font)`"))
    }
    let member = arguments[0]
    return try tree.add(
      .presence, range, name: tree.name(of: member), nameRange: tree[member].nameRange, [tree.child(0, of: member)])
  }

  private mutating func comprehension(
    _ macro: Macro, _ range: SourceRange, _ nameRange: SourceRange, receiver: UInt32, _ arguments: [UInt32]
  ) throws(ExpressionError) -> UInt32 {
    guard arguments.count == 2 || (macro == .map && arguments.count == 3), tree[arguments[0]].kind == .identifier
    else {
      let usage = "`x.\(macro.rawValue)(item, …)`"
      throw ExpressionError(
        arguments.isEmpty ? nameRange : tree[arguments[0]].range,
        Message(
          en: "`\(macro.rawValue)` takes a name for the item and an expression: \(usage)",
          zhHans: "`\(macro.rawValue)` 需要元素的变量名和一个表达式：\(usage)"))
    }
    return try tree.add(
      macro.kind, range, name: tree.name(of: arguments[0]), nameRange: tree[arguments[0]].range,
      [receiver] + arguments.dropFirst())
  }
}

/// The macros over lists and the keys of maps.
enum Macro: String, CaseIterable {
  case all, exists, filter, map
  case existsOne = "exists_one"

  var kind: ExpressionTree.NodeKind {
    switch self {
    case .all: .all
    case .exists: .exists
    case .existsOne: .existsOne
    case .filter: .filter
    case .map: .transform
    }
  }
}
