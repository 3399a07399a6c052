import HIGReading

extension Checker {
  mutating func call(_ index: UInt32) -> ValueType {
    let node = tree[index]
    let parts = Array(tree.children(of: index))
    let name = tree.name(of: index)

    // `strings.quote(x)`: a receiver that is no variable may be the first part of the function's name.
    if node.hasReceiver, let prefix = tree.qualifiedName(of: parts[0]),
      variable(String(prefix.prefix { $0 != "." })) == nil
    {
      let qualified = "\(prefix).\(name)"
      let (standard, table) = (StandardFunction.named(qualified), functions.index(of: qualified))
      if standard != nil || table != nil {
        resolve(index, .function(standard: standard, table: table, qualified: true))
        return result(index, qualified, standard, table, parts.dropFirst().map { check($0) }, Array(parts.dropFirst()))
      }
    }

    let (standard, table) = (StandardFunction.named(name), functions.index(of: name))
    guard standard != nil || table != nil else { return unknownFunction(index, name, parts) }
    resolve(index, .function(standard: standard, table: table, qualified: false))
    return result(index, name, standard, table, parts.map { check($0) }, parts)
  }

  private mutating func unknownFunction(_ index: UInt32, _ name: String, _ parts: [UInt32]) -> ValueType {
    let node = tree[index]
    var names = StandardFunction.allCases.map(\.name) + functions.functions.map(\.name)
    // `x.any(item, …)` was meant as a macro.
    let looksLikeMacro =
      node.hasReceiver && parts.count > 2 && tree[parts[1]].kind == .identifier
      && variable(tree.name(of: parts[1])) == nil
    if node.hasReceiver { names += Macro.allCases.map(\.rawValue) } else { names += ["has", "known"] }
    let hint =
      looksLikeMacro ? Suggestion(listing: Macro.allCases.map(\.rawValue)) : Suggestion(for: name, among: names)
    let message = Message(
      en: "there is no \(looksLikeMacro ? "macro" : "function") `\(name)`\(hint.en)",
      zhHans: "没有名为 `\(name)` 的\(looksLikeMacro ? "宏" : "函数")\(hint.zhHans)")
    resolve(index, .failure(message))
    report(node.nameRange, message, help: looksLikeMacro ? nil : functionMeaning(hint.first))
    if looksLikeMacro {
      check(parts[0])
      quietly { checker in for part in parts.dropFirst() { checker.check(part) } }
    } else {
      for part in parts { check(part) }
    }
    return .any
  }

  /// Returns what a function does, or where all are listed.
  private func functionMeaning(_ name: String?) -> Message {
    let summary =
      name.flatMap { name in
        StandardFunction.named(name)?.description ?? functions.functions.first { $0.name == name }?.description
      }?.summary
    if let name, summary == nil {
      return Message(en: "`higlint explain \(name)` tells more", zhHans: "详见 `higlint explain \(name)`")
    }
    guard let name, let summary else {
      return Message(
        en: "`higlint explain --list functions` lists the functions of the rule language",
        zhHans: "`higlint explain --list functions` 列出规则语言的函数")
    }
    return Message(
      en: "`\(name)`: \(summary.en). `higlint explain \(name)` tells more",
      zhHans: "`\(name)`：\(summary.zhHans)。详见 `higlint explain \(name)`")
  }

  /// Chooses the overload.
  private mutating func result(
    _ index: UInt32, _ name: String, _ standard: StandardFunction?, _ table: Int?, _ arguments: [ValueType],
    _ parts: [UInt32]
  ) -> ValueType {
    let overloads = (standard?.overloads ?? []) + (table.map { functions.functions[$0].overloads } ?? [])
    var results: [ValueType] = []
    for overload in overloads where accepts(overload, arguments, isVariadic: standard?.isVariadic ?? false) {
      if case .list(.any) = overload.result, case .list = arguments.first ?? .any {
        results.append(arguments[0])
      } else {
        results.append(overload.result)
      }
      // An argument that is checked at run time only may choose any of the overloads; others choose the first.
      if !arguments.contains(where: \.isOpen) { break }
    }
    guard var result = results.first else {
      let node = tree[index]
      let accepted = overloads.map { "(\($0.parameters.map(\.description).joined(separator: ", ")))" }
      let given = "(\(arguments.map(\.description).joined(separator: ", ")))"
      report(
        node.range,
        Message(
          en: "`\(name)` takes \(accepted.joined(separator: " or ")), not \(given)",
          zhHans: "`\(name)` 的参数应为 \(accepted.joined(separator: " 或 "))，而不是 \(given)"))
      return .any
    }
    if let table { checkArguments(functions.functions[table], arguments, parts) }
    for other in results.dropFirst() { result = ValueType.join(result, other) ?? .any }
    if standard == .matches, parts.count == 2 { checkPattern(parts[1]) }
    return result
  }

  /// Checks the words that a function is given, and records what it reads of nodes by itself.
  private mutating func checkArguments(_ function: Function, _ arguments: [ValueType], _ parts: [UInt32]) {
    for (index, part) in parts.enumerated() {
      let parameters = function.overloads.lazy.compactMap {
        $0.parameters.indices.contains(index) ? Self.enumeration(of: $0.parameters[index]) : nil
      }
      if let enumeration = parameters.first { checkWords(part, enumeration) }
    }
    guard !function.reads.isEmpty, case .node(let types)? = arguments.first else { return }
    for read in function.reads {
      guard read.nodeType.isEmpty, !types.isEmpty else {
        record(read)
        continue
      }
      for type in types { record(FactRead(nodeType: type, fact: read.fact)) }
    }
  }

  private func accepts(_ overload: Function.Overload, _ arguments: [ValueType], isVariadic: Bool) -> Bool {
    let parameters = overload.parameters
    if isVariadic, parameters.count == 1, !arguments.isEmpty {
      if case .list = parameters[0] { return arguments.count == 1 && ValueType.accepts(parameters[0], arguments[0]) }
      return arguments.allSatisfy { ValueType.accepts(parameters[0], $0) }
    }
    guard parameters.count == arguments.count else { return false }
    return zip(parameters, arguments).allSatisfy { ValueType.accepts($0, $1) }
  }

  private mutating func checkPattern(_ index: UInt32) {
    let node = tree[index]
    guard node.kind == .literal, case .string(let pattern) = tree.literals[Int(node.payload)] else { return }
    if case .failure(let error) = patterns.compile(pattern) { report(node.range, error.message) }
    // In a text, `\b` is a backspace, which nothing that is read holds: such a pattern never matches.
    if pattern.utf8.contains(8) {
      let message = Message(
        en: "this pattern holds a backspace; the edge of a word is `\\\\b`, or `\\b` in a text written as r'…'",
        zhHans: "此正则表达式含有退格符；词的边界写作 `\\\\b`，在 r'…' 形式的文本中写作 `\\b`")
      report(node.range, message)
    }
  }
}

/// The end of a message about an unknown name: the names that were perhaps meant.
package struct Suggestion {
  private let names: [String]
  private let isGuess: Bool

  package init(for name: String, among candidates: [String]) {
    names = nearest(to: name, among: candidates)
    isGuess = true
  }

  package init(listing names: [String]) {
    self.names = names
    isGuess = false
  }

  package var isEmpty: Bool { names.isEmpty }
  /// The likeliest.
  package var first: String? { names.first }

  private static let question = "; did you mean "

  /// Returns the names that a message offers in the place of one that was written.
  package static func names(in message: Message, for written: String) -> [String] {
    // What stands between two marks has an odd number.
    let parts = message.en.split(separator: "`", omittingEmptySubsequences: false)
    guard let asks = parts.lastIndex(where: { $0.hasSuffix(question) }),
      parts[..<asks].indices.contains(where: { $0 % 2 == 1 && parts[$0] == written })
    else { return [] }
    return parts[asks...].indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  private var quoted: [String] { names.map { "`\($0)`" } }

  package var en: String {
    if names.isEmpty { return "" }
    let list = quoted.joined(separator: ", ")
    return isGuess ? "\(Self.question)\(list)?" : "; there are \(list)"
  }

  package var zhHans: String {
    if names.isEmpty { return "" }
    let list = quoted.joined(separator: "、")
    return isGuess ? "，是不是想写 \(list)？" : "，可用的有 \(list)"
  }
}
