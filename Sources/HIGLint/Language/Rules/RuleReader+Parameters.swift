import HIGReading

/// Reading a rule's parameters, and the changes that the editions of the guidelines make to the rule.
extension RuleReader {
  mutating func readParameters(_ node: NodeIndex) -> [Rule.Parameter] {
    var parameters: [Rule.Parameter] = []
    for (name, key, value) in file.names(node, expected: Message(en: "parameters by name", zhHans: "按名称列出的参数")) {
      checkParameterName(name, at: key)
      guard let read = readValue(value) else { continue }
      parameters.append(Rule.Parameter(name: name, value: read.value))
    }
    return parameters
  }

  private mutating func checkParameterName(_ name: String, at key: NodeIndex) {
    let isName = name.utf8.enumerated().allSatisfy { index, byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
        || index > 0 && byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    if !isName || name.isEmpty {
      file.report("name", at: key, Message(en: "`\(name)` can't be a name", zhHans: "`\(name)` 不能用作名称"))
    }
  }

  /// Reads a value as written, and its type: lists and maps of one type, or of any.
  package mutating func readValue(_ node: NodeIndex, depth: Int = 0) -> (value: Value, type: ValueType)? {
    let target = file.tree.target(of: node)
    guard target != .none, depth < 8 else { return nil }
    switch file.tree[target].kind {
    case .scalar:
      switch file.tree.scalarValue(of: target) {
      case .null: return (.null, .any)
      case .bool(let bool): return (.bool(bool), .bool)
      case .int(let int): return (.int(int), .int)
      case .double(let double): return (.double(double), .double)
      default: return (.string(file.tree.text(of: target)), .string)
      }
    case .sequence:
      var values: [Value] = []
      for child in file.tree.children(of: target) {
        guard let item = readValue(child, depth: depth + 1) else { return nil }
        values.append(item.value)
      }
      return (.list(values), ValueType(of: .list(values)))
    case .mapping:
      var entries: [(key: Value, value: Value)] = []
      for (name, _, child) in file.names(target, expected: Message(en: "a map", zhHans: "映射")) {
        guard let item = readValue(child, depth: depth + 1) else { return nil }
        entries.append((.string(name), item.value))
      }
      let map = Value.map(MapValue(entries))
      return (map, ValueType(of: map))
    case .alias, .error: return nil
    }
  }

  /// Returns whether a parameter of one type takes a value of another: a whole number serves where a double is wanted,
  /// and an empty list serves for any list.
  package static func accepts(_ type: ValueType, _ given: ValueType) -> Bool {
    switch (type, given) {
    case (.any, _), (_, .any): true
    case (.double, .int), (.int, .double): true
    case (.list(let x), .list(let y)): accepts(x, y)
    case (.map(_, let x), .map(_, let y)): accepts(x, y)
    default: type == given
    }
  }

  // MARK: Use

  /// Reports a parameter that nothing reads: its number is written somewhere else, or forgotten.
  mutating func checkUse(of parameters: [Rule.Parameter], in fields: RuleFile.Fields) {
    guard !parameters.isEmpty, let node = fields["params"] else { return }
    var used: Set<String> = []
    for name in ["when", "checks"] + Self.checkKeys {
      guard let field = fields[name] else { continue }
      for scalar in scalars(in: field) { collectParameters(file.tree.text(of: scalar), into: &used) }
    }
    for name in shared.definitions.names {
      collectParameters(ofDefinition: name, into: &used)
    }
    for (name, key, _) in file.names(node, expected: Message(en: "parameters", zhHans: "参数"))
    where !used.contains(name) {
      file.report(
        "unused-parameter", at: key,
        Message(en: "no expression of this rule reads `params.\(name)`", zhHans: "此规则的表达式都没有用到 `params.\(name)`"))
    }
  }

  private mutating func collectParameters(ofDefinition name: String, into used: inout Set<String>) {
    for parameter in shared.definitions.parameters(of: name) { used.insert(parameter) }
  }

  /// Returns the scalars at and below a node.
  private func scalars(in node: NodeIndex) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var open = [node]
    while let next = open.popLast() {
      let target = file.tree.target(of: next)
      guard target != .none else { continue }
      if file.tree[target].kind == .scalar { found.append(target) } else { open += file.tree.children(of: target) }
    }
    return found
  }

  /// Adds the names that follow `params.` in a text.
  private func collectParameters(_ source: String, into used: inout Set<String>) {
    let prefix = Array("params.".utf8)
    let bytes = Array(source.utf8)
    var i = 0
    while i + prefix.count < bytes.count {
      guard bytes[i] == prefix[0], bytes[i..<i + prefix.count].elementsEqual(prefix) else {
        i += 1
        continue
      }
      i += prefix.count
      let start = i
      while i < bytes.count, Self.isNameByte(bytes[i]) { i += 1 }
      used.insert(String(decoding: bytes[start..<i], as: UTF8.self))
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0")
        && byte <= UInt8(ascii: "9")
      || byte == UInt8(ascii: "_")
  }

  // MARK: Editions

  mutating func readEditions(
    _ node: NodeIndex?, parameters: [Rule.Parameter]
  ) -> [Edition: Rule.EditionChange] {
    guard let node else { return [:] }
    var changes: [Edition: Rule.EditionChange] = [:]
    let expected = Message(en: "`off` or what changes, by edition", zhHans: "按版本列出的 `off` 或改动")
    for (name, key, value) in file.names(node, expected: expected) {
      guard let edition = readEdition(name, at: key) else { continue }
      let target = file.tree.target(of: value)
      if target != .none, file.tree[target].kind == .scalar {
        let text = file.tree.text(of: target)
        if text == "off" {
          changes[edition] = .off
        } else {
          file.reportType(
            target,
            expected: Message(en: "`off` or `{params: …, severity: …}`", zhHans: "`off` 或 `{params: …, severity: …}`"))
        }
        continue
      }
      guard let fields = file.fields(of: value, ["params", "severity"], expected: expected) else { continue }
      let values = fields["params"].map { readChangedParameters($0, parameters: parameters) } ?? [:]
      changes[edition] = .changed(parameters: values, severity: fields["severity"].flatMap { readFixedSeverity($0) })
    }
    return changes
  }

  mutating func readEdition(_ name: String, at node: NodeIndex) -> Edition? {
    if let edition = Edition(rawValue: name) { return edition }
    let words = Edition.allCases.map { "`\($0.rawValue)`" }
    file.report(
      "unknown-word", at: node,
      Message(
        en: "`\(name)` is no edition; there are \(words.joined(separator: ", "))",
        zhHans: "没有 `\(name)` 这一版本；可用的有 \(words.joined(separator: "、"))"))
    return nil
  }

  private mutating func readChangedParameters(
    _ node: NodeIndex, parameters: [Rule.Parameter]
  ) -> [String: Value] {
    var changed: [String: Value] = [:]
    for (name, key, value) in file.names(node, expected: Message(en: "parameters by name", zhHans: "按名称列出的参数")) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        let hint = Suggestion(for: name, among: parameters.map(\.name))
        file.report(
          "unknown-parameter", at: key,
          Message(en: "this rule has no parameter `\(name)`\(hint.en)", zhHans: "此规则没有参数 `\(name)`\(hint.zhHans)"))
        continue
      }
      guard let read = readValue(value) else { continue }
      guard Self.accepts(parameter.type, read.type) else {
        file.reportType(
          value,
          expected: Message(
            en: "`\(parameter.type)`, as the parameter has", zhHans: "与参数相同的类型 `\(parameter.type)`"))
        continue
      }
      changed[name] = read.value
    }
    return changed
  }
}
