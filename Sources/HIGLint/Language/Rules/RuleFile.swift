import HIGReading

/// A file of rules or settings as syntax, and the mistakes in it, each with its place.
package struct RuleFile {
  package let tree: SyntaxTree
  /// The part of the diagnostics' ids before the slash.
  package let area: String
  package var problems: [Diagnostic] = []
  /// Whether a text in one language, with or without the language's name, stands for both, as in a team's file.
  var acceptsOneLanguage = false

  package init(_ tree: SyntaxTree, area: String = "rule") {
    let (tree, composition) = tree.composed()
    self.tree = tree
    self.area = area
    problems = tree.problems + composition.aliasProblems
  }

  /// The fields of a mapping that a reader asked for.
  package struct Fields {
    /// The mapping, at which a missing field is reported.
    package var node: NodeIndex
    fileprivate var entries: [String: (key: NodeIndex, value: NodeIndex)] = [:]

    /// Returns the value of a field; nil where the field is missing.
    package subscript(name: String) -> NodeIndex? { entries[name]?.value }

    package func key(_ name: String) -> NodeIndex? { entries[name]?.key }

    /// The names of the fields, sorted.
    package var names: [String] { entries.keys.sorted() }
  }

  package func location(_ range: SourceRange) -> Location { Location(file: tree.source, range: range) }

  package mutating func report(
    _ rule: String, _ range: SourceRange, _ message: Message, notes: [Diagnostic.Note] = [], help: Message? = nil
  ) {
    problems.append(
      Diagnostic(
        rule: "\(area)/\(rule)", severity: .error, message: message, at: location(range), notes: notes, help: help))
  }

  package mutating func report(
    _ rule: String, at node: NodeIndex, _ message: Message, notes: [Diagnostic.Note] = [], help: Message? = nil
  ) {
    report(rule, place(of: node), message, notes: notes, help: help)
  }

  /// Returns the range to underline: for a block collection its first key or item's line, not all of it.
  package func place(of node: NodeIndex) -> SourceRange {
    let record = tree[node]
    guard record.kind == .mapping || record.kind == .sequence, record.style == .block, record.first != .none else {
      return record.range
    }
    let first = tree[record.first]
    return first.kind == .scalar ? first.range : SourceRange(at: Int(record.range.start))
  }

  package mutating func reportType(_ node: NodeIndex, expected: Message) {
    // The reader has reported a node that it could not read.
    guard tree[node].kind != .error else { return }
    report(
      "type", at: node, Message(en: "expected \(expected.en)", zhHans: "此处应为\(expected.zhHans)"))
  }

  // MARK: Collections

  /// Reads a mapping. Reports each key that is not one of `names`, with the nearest that are.
  ///
  /// - Parameters:
  ///   - keys: What people are told of the names.
  ///   - owner: The key that holds the mapping, under which `higlint explain` tells of its keys; nil where it knows each.
  package mutating func fields(
    of node: NodeIndex, _ names: [String], of keys: [KeyDescription] = [], in owner: String? = nil, expected: Message
  ) -> Fields? {
    let node = tree.target(of: node)
    guard node != .none, tree[node].kind == .mapping else {
      if node != .none { reportType(node, expected: expected) }
      return nil
    }
    var fields = Fields(node: node)
    var before = NodeIndex.none
    for entry in tree.entries(of: node) {
      let (key, value) = (entry.key, entry.value)
      let name = tree.text(of: key)
      defer { before = value }
      guard names.contains(name) else {
        if isCutOff(key, value, after: before) {
          report(
            "unknown-key", at: key,
            Message(
              en:
                "the comma before this ends the value there; an expression with a comma stands in quotes between braces",
              zhHans: "前面的逗号结束了那里的值；花括号中含逗号的表达式须加引号"))
          continue
        }
        let near = Suggestion(for: name, among: names)
        // What comes near nothing may belong anywhere: all that may stand here are told.
        let hint = near.isEmpty ? Suggestion(listing: names) : near
        report(
          "unknown-key", at: key,
          Message(en: "there is no key `\(name)` here\(hint.en)", zhHans: "此处没有键 `\(name)`\(hint.zhHans)"),
          help: near.first.flatMap { name in keys.first { $0.name == name }?.meaning(in: owner) })
        continue
      }
      if let first = fields.entries[name] {
        report(
          "duplicate-key", at: key,
          Message(en: "`\(name)` is written twice", zhHans: "`\(name)` 重复出现"),
          notes: [.init(Message(en: "first here", zhHans: "首次出现于此"), at: location(tree[first.key].range))])
        continue
      }
      fields.entries[name] = (key, value)
    }
    return fields
  }

  /// Whether what looks like a key without a value is the rest of the value before it, which has an open parenthesis:
  /// `{require: max(1, 2) > 1}`.
  private func isCutOff(_ key: NodeIndex, _ value: NodeIndex, after before: NodeIndex) -> Bool {
    guard before != .none, tree[before].kind == .scalar, tree[before].style == .plain,
      value == .none || tree[value].range.isEmpty || tree[key].kind != .scalar
    else { return false }
    return tree.withBytes(of: before) { bytes in
      bytes.lazy.filter { $0 == UInt8(ascii: "(") }.count > bytes.lazy.filter { $0 == UInt8(ascii: ")") }.count
    }
  }

  /// Returns the value of a field, and reports it where it is missing.
  package mutating func require(_ name: String, in fields: Fields, of what: Message) -> NodeIndex? {
    if let node = fields[name] { return node }
    report(
      "missing", at: fields.node,
      Message(en: "this \(what.en) has no `\(name)`", zhHans: "此\(what.zhHans)缺少 `\(name)`"))
    return nil
  }

  /// Returns the items of a sequence; a single value is a list of one.
  package func items(of node: NodeIndex) -> [NodeIndex] {
    let node = tree.target(of: node)
    guard node != .none else { return [] }
    return tree[node].kind == .sequence ? Array(tree.children(of: node)) : [node]
  }

  /// Returns the items of a node that must be a sequence.
  package mutating func list(_ node: NodeIndex, expected: Message) -> [NodeIndex] {
    let target = tree.target(of: node)
    guard target != .none, tree[target].kind == .sequence else {
      if target != .none { reportType(target, expected: expected) }
      return []
    }
    return Array(tree.children(of: target))
  }

  /// Returns the entries of a node that must be a mapping, with names of the author's own.
  package mutating func names(_ node: NodeIndex, expected: Message) -> [(
    name: String, key: NodeIndex, value: NodeIndex
  )] {
    let target = tree.target(of: node)
    guard target != .none, tree[target].kind == .mapping else {
      if target != .none { reportType(target, expected: expected) }
      return []
    }
    var names: [(name: String, key: NodeIndex, value: NodeIndex)] = []
    var seen: Set<String> = []
    for entry in tree.entries(of: target) {
      let (key, value) = (entry.key, entry.value)
      let name = tree.text(of: key)
      if !seen.insert(name).inserted {
        report("duplicate-key", at: key, Message(en: "`\(name)` is written twice", zhHans: "`\(name)` 重复出现"))
        continue
      }
      names.append((name, key, value))
    }
    return names
  }

  // MARK: Scalars

  /// Returns the text of a scalar, which must not be blank.
  package mutating func string(_ node: NodeIndex, expected: Message = Message(en: "a text", zhHans: "文本")) -> String? {
    let target = tree.target(of: node)
    guard target != .none, tree[target].kind == .scalar else {
      if target != .none { reportType(target, expected: expected) }
      return nil
    }
    let text = tree.text(of: target)
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      report(
        "type", at: target, Message(en: "expected \(expected.en); this is empty", zhHans: "此处应为\(expected.zhHans)，却是空的")
      )
      return nil
    }
    return text
  }

  /// Returns a word that must be one of a few.
  ///
  /// - Parameter key: What people are told of the key that holds it.
  package mutating func word(_ node: NodeIndex, among words: [String], of key: KeyDescription? = nil) -> String? {
    guard let word = string(node) else { return nil }
    if words.contains(word) { return word }
    let hint = Suggestion(for: word, among: words)
    report(
      "unknown-word", at: tree.target(of: node),
      Message(
        en: "`\(word)` is none of \(words.map { "`\($0)`" }.joined(separator: ", "))\(hint.en)",
        zhHans: "`\(word)` 不在可用值之列：\(words.map { "`\($0)`" }.joined(separator: "、"))\(hint.zhHans)"),
      help: key?.meaning())
    return nil
  }

  package mutating func bool(_ node: NodeIndex) -> Bool? {
    let target = tree.target(of: node)
    if target != .none, tree[target].kind == .scalar, case .bool(let value) = tree.scalarValue(of: target) {
      return value
    }
    if target != .none { reportType(target, expected: Message(en: "true or false", zhHans: "真假值")) }
    return nil
  }

  /// Returns a text in both languages.
  package mutating func message(_ node: NodeIndex) -> Message? {
    guard let (en, zhHans) = languages(node), let english = string(en), let chinese = string(zhHans) else { return nil }
    return Message(en: Self.trimmed(english), zhHans: Self.trimmed(chinese))
  }

  /// Returns the nodes of a text in both languages; a team's text in one language stands for both.
  package mutating func languages(_ node: NodeIndex) -> (en: NodeIndex, zhHans: NodeIndex)? {
    let expected = Message(
      en: "a text in both languages, `{en: …, zh-Hans: …}`", zhHans: "两种语言的文本 `{en: …, zh-Hans: …}`")
    if acceptsOneLanguage, tree[tree.target(of: node)].kind == .scalar { return (node, node) }
    guard let fields = fields(of: node, ["en", "zh-Hans"], expected: expected) else { return nil }
    if acceptsOneLanguage, let only = fields["en"] ?? fields["zh-Hans"] {
      return (fields["en"] ?? only, fields["zh-Hans"] ?? only)
    }
    for language in ["en", "zh-Hans"] where fields[language] == nil {
      report(
        "language", at: fields.node,
        Message(
          en: "`\(language)` is missing: people read this text in both languages", zhHans: "缺少 `\(language)`：此文本须有两种语言")
      )
    }
    guard let en = fields["en"], let zhHans = fields["zh-Hans"] else { return nil }
    return (en, zhHans)
  }

  /// Returns a text without the line breaks and spaces at its end: a block scalar ends with a line break.
  private static func trimmed(_ text: String) -> String {
    var end = text.utf8.endIndex
    while end > text.utf8.startIndex {
      let before = text.utf8.index(before: end)
      guard text.utf8[before] == 0x0A || text.utf8[before] == 0x20 else { break }
      end = before
    }
    return String(text[..<end])
  }
}
