import HIGCore
import HIGLanguage
import HIGReading
import HIGReport

/// Help in rule files: their keys, and the expressions of rules.
extension LanguageServer {
  private static let keys: [(name: String, summary: Message)] = [
    ("id", Message(en: "The rule's name: `area/name`", zhHans: "规则名：`领域/名称`")),
    ("title", Message(en: "What the rule asks", zhHans: "规则的要求")),
    ("why", Message(en: "Why", zhHans: "缘由")),
    ("select", Message(en: "The nodes that it concerns", zhHans: "所涉及的节点")),
    ("when", Message(en: "Where it applies", zhHans: "适用条件")),
    ("whenUnknown", Message(en: "`review`: ask a person where that is unknown", zhHans: "`review`：条件未知时请人查看")),
    ("params", Message(en: "Values that settings can change", zhHans: "可由配置修改的参数")),
    ("require", Message(en: "What must hold", zhHans: "必须成立的条件")),
    ("severity", Message(en: "`error`, `warning` or `advice`", zhHans: "`error`、`warning` 或 `advice`")),
    ("at", Message(en: "What is underlined: the first that is written", zhHans: "标出的位置：第一个写明者")),
    ("message", Message(en: "What to say, with expressions in braces", zhHans: "消息，花括号内为表达式")),
    ("notes", Message(en: "More to say, each at a place", zhHans: "附注，各有其位置")),
    ("each", Message(en: "A list: the check runs for each item, as `it`", zhHans: "列表：对每项检查，该项为 `it`")),
    ("fix", Message(en: "What would put it right", zhHans: "修正方法")),
    ("checks", Message(en: "Several checks in place of one", zhHans: "多项检查")),
    ("yieldsTo", Message(en: "Rules that speak in its place", zhHans: "优先于它的规则")),
    ("editions", Message(en: "What differs in an edition", zhHans: "各版本的差异")),
    ("phase", Message(en: "`app` for a rule about the whole app", zhHans: "`app` 表示针对整个应用")),
    ("source", Message(en: "Where the guidelines say so", zhHans: "在指南中的出处")),
    ("covers", Message(en: "The guidelines that it carries", zhHans: "对应的指南")),
    ("asks", Message(en: "Why people must decide", zhHans: "为何需人工判断")),
    ("examples", Message(en: "What it must and must not find", zhHans: "应当与不应发现问题的示例")),
    ("define", Message(en: "Expressions with names", zhHans: "命名的表达式")),
    ("words", Message(en: "Word lists with names", zhHans: "命名的词表")),
    ("rules", Message(en: "The rules", zhHans: "规则")),
  ]

  private static let expressionKeys: Set<String> = ["when", "require", "each", "at", "to", "set", "remove", "insert"]
  private static let templateKeys: Set<String> = ["message", "why", "en", "zh-Hans"]

  func completeRules(_ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems) {
    let outline = site.outline
    guard site.isKey else { return addRuleValues(site.index, site, reading, &items) }
    let parent = outline.places[site.index].parent
    guard parent >= 0 else { return }
    let present = Set(
      outline.children(of: parent).filter { $0 != site.index && outline.places[$0].key != .none }
        .map { outline.tree.text(of: outline.places[$0].key) })
    for key in Self.keys where !present.contains(key.name) {
      items.add(
        key.name, .field, detail: key.summary[options.language],
        plain: site.hasColon || site.isQuoted ? key.name : key.name + ": ")
    }
    addRuleValues(parent, site, reading, &items)
  }

  private func addRuleValues(
    _ index: Int, _ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems
  ) {
    let outline = site.outline
    let name = outline.chain(from: index).lazy.compactMap { index -> String? in
      let key = outline.places[index].key
      return key == .none ? nil : outline.tree.text(of: key)
    }.first
    switch name {
    case "select":
      for type in outline.vocabulary.types {
        items.add(type.name, .enumeration, detail: FieldTexts(language: options.language).summary(type), rank: 1)
      }
      for kind in Enumeration.viewKind.words { items.add(kind, .enumeration, rank: 2) }
      items.add("screenState", .enumeration, rank: 1)
    case "severity": for word in Severity.allCases.map(\.word) { items.add(word, .keyword) }
    case "phase": for word in ["app", "local"] { items.add(word, .keyword) }
    case "whenUnknown": items.add("review", .keyword)
    case "yieldsTo": addRules(reading, &items, areas: false)
    default: break
    }
  }

  // MARK: Expressions

  /// Returns the expression around an offset; nil outside of all.
  private func expression(_ reading: DocumentReading, at offset: Int) -> (site: ExpressionSite, node: NodeIndex)? {
    let tree = reading.tree
    // A space at the end of a line is no part of a value, and yet the next word goes there.
    var end = offset
    while end > 0, tree.source.text[end - 1] == ASCII.space { end -= 1 }
    let path = path(at: end, in: tree)
    guard path.node != .none, tree[path.node].kind == .scalar, tree[path.node].isVerbatim, let key = path.keys.last,
      path.node != key
    else { return nil }
    let range = tree[path.node].range
    let isInside = range.contains(SourceRange(at: offset))
    guard isInside || tree[path.node].style == .plain && range.contains(SourceRange(at: end)) else { return nil }
    let names = path.keys.map { tree.text(of: $0) }
    let isDefinition = names.count == 2 && names[0] == "define"
    let content = tree.contentRange(of: path.node).bounds
    var bytes = Array(tree.source.text[content])
    if !isInside { bytes += [UInt8](repeating: ASCII.space, count: max(0, offset - content.upperBound)) }
    var place = offset - content.lowerBound
    guard place >= 0, place <= bytes.count else { return nil }
    var source = bytes
    if Self.expressionKeys.contains(names.last ?? "") || isDefinition {
      // All of it.
    } else if Self.templateKeys.contains(names.last ?? ""), names.contains("message") || names.contains("why") {
      guard let hole = Self.hole(in: bytes, around: place) else { return nil }
      source = Array(bytes[hole])
      place -= hole.lowerBound
    } else {
      return nil
    }
    let functions = RuleFunctions.declaredTable.adding(rules.functions)
    return (
      ExpressionSite(
        source, at: place, rule: facts(ofRuleAround: path.keys, in: tree, at: offset), vocabulary: .shared,
        functions: functions), path.node
    )
  }

  /// Returns the part between braces around an offset, closed or not.
  private static func hole(in text: [UInt8], around offset: Int) -> Range<Int>? {
    var start = offset
    while start > 0 {
      if text[start - 1] == UInt8(ascii: "}") { return nil }
      if text[start - 1] == UInt8(ascii: "{") { break }
      start -= 1
    }
    guard start > 0 else { return nil }
    let end = text[offset...].firstIndex(of: UInt8(ascii: "}")) ?? text.count
    return start..<end
  }

  private func facts(ofRuleAround keys: [NodeIndex], in tree: SyntaxTree, at offset: Int) -> ExpressionSite.RuleFacts {
    var facts = ExpressionSite.RuleFacts()
    guard let document = tree.documents.first else { return facts }
    var list = tree.target(of: document.root)
    if list != .none, tree[list].kind == .mapping {
      for entry in tree.entries(of: list) {
        switch tree.text(of: entry.key) {
        case "define": facts.definitions = tree.entries(of: entry.value).map { tree.text(of: $0.key) }
        case "words": facts.lists = tree.entries(of: entry.value).map { tree.text(of: $0.key) }
        case "rules": list = tree.target(of: entry.value)
        default: break
        }
      }
    }
    guard list != .none, tree[list].kind == .sequence,
      let rule = tree.children(of: list).first(where: { tree[$0].range.contains(SourceRange(at: offset)) })
    else { return facts }
    for entry in tree.entries(of: rule) {
      switch tree.text(of: entry.key) {
      case "select":
        let value = tree.target(of: entry.value)
        guard value != .none else { break }
        let words =
          tree[value].kind == .sequence ? tree.children(of: value).map { tree.text(of: $0) } : [tree.text(of: value)]
        facts.nodeTypes = Set(words.compactMap { Selector($0, in: .shared)?.nodeType })
      case "params": facts.parameters = tree.entries(of: entry.value).map { tree.text(of: $0.key) }
      case "each": facts.each = tree.text(of: entry.value)
      default: break
      }
    }
    return facts
  }

  func completionInExpression(_ reading: DocumentReading, at offset: Int) -> CompletionItems? {
    guard let (site, _) = expression(reading, at: offset) else { return nil }
    let word = site.wordRange
    var items = items(replacing: offset - (site.offset - word.lowerBound)..<offset, reading)
    if let receiver = site.receiverType(before: word.lowerBound) {
      let start = site.receiverStart(before: word.lowerBound - 1)
      switch String(decoding: site.source[start..<max(start, word.lowerBound - 1)], as: UTF8.self) {
      case "params": for name in site.parameters { items.add(name, .variable) }
      default: addMembers(of: receiver, &items)
      }
      return items
    }
    for (name, type) in site.variables { items.add(name, .variable, detail: "\(type)", rank: 1) }
    for name in site.definitions { items.add(name, .variable, rank: 2) }
    let texts = FieldTexts(language: options.language)
    for function in site.functions.functions.sorted(by: { $0.name < $1.name }) {
      items.add(
        function.name, .function, detail: Self.signature(function), documentation: texts.summary(function),
        plain: function.name + "(", snippet: function.name + "($0)", rank: 4)
    }
    for name in ["has", "known", "size", "matches", "true", "false", "null"] { items.add(name, .keyword, rank: 5) }
    return items
  }

  private func addMembers(of type: ValueType, _ items: inout CompletionItems) {
    let texts = FieldTexts(language: options.language)
    switch type {
    case .node(let names):
      for name in names.isEmpty ? [] : names.sorted() {
        guard let declared = Vocabulary.shared.type(named: name) else { continue }
        for field in declared.fields {
          items.add(
            field.name, .field, detail: texts.summary(field, of: name), documentation: texts.type(field.type), rank: 1)
        }
        for fact in declared.facts {
          items.add(fact.name, .property, detail: texts.summary(fact, of: name), rank: 2)
        }
      }
      for fact in Vocabulary.commonFacts { items.add(fact.name, .property, detail: texts.summary(fact), rank: 3) }
    case .list:
      for macro in ["exists", "all", "filter", "map", "exists_one"] {
        items.add(macro, .function, plain: macro + "(", snippet: macro + "(${1:x}, $0)", rank: 1)
      }
      for name in ["size", "join", "distinct", "sort", "sum"] {
        items.add(name, .function, plain: name + "(", snippet: name + "()$0", rank: 2)
      }
    case .string, .word:
      for name in ["size", "contains", "startsWith", "endsWith", "matches", "lowerAscii", "split", "trim", "substring"]
      {
        items.add(name, .function, plain: name + "(", snippet: name + "($0)", rank: 2)
      }
    default: break
    }
  }

  private static func signature(_ function: Function) -> String {
    function.overloads.prefix(2).map { overload in
      "(\(overload.parameters.map { "\($0)" }.joined(separator: ", "))) → \(overload.result)"
    }.joined(separator: "; ")
  }

  func hoverOfRules(_ reading: DocumentReading, at offset: Int) -> HoverText? {
    if let (site, _) = expression(reading, at: offset) {
      let word = site.wordRange
      guard !word.isEmpty else { return nil }
      let name = String(decoding: site.source[word], as: UTF8.self)
      let range = offset - (site.offset - word.lowerBound)..<offset + (word.upperBound - site.offset)
      if case .node(let types)? = site.receiverType(before: word.lowerBound),
        let text = text(ofFact: name, in: types.sorted())
      {
        return (text, range)
      }
      if let function = site.functions[name] {
        return (
          "`\(name)\(Self.signature(function))`\n\n\(Markdown.escaped(FieldTexts(language: options.language).summary(function)))",
          range
        )
      }
      if let variable = site.variables.first(where: { $0.0 == name }) { return ("`\(name)`: `\(variable.1)`", range) }
      return nil
    }
    let path = path(at: offset, in: reading.tree)
    guard let key = path.keys.last, reading.tree[key].range.contains(SourceRange(at: offset)),
      let known = Self.keys.first(where: { $0.name == reading.tree.text(of: key) })
    else { return nil }
    return ("**\(known.name)**: \(known.summary[options.language])", reading.tree[key].range.bounds)
  }

  private func text(ofFact name: String, in types: [String]) -> String? {
    let texts = FieldTexts(language: options.language)
    for type in types {
      guard let declared = Vocabulary.shared.type(named: type) else { continue }
      if let field = declared.fields.first(where: { $0.name == name }) {
        return "**\(type).\(name)**: \(Markdown.escaped(texts.summary(field, of: type)))\n\n\(texts.type(field.type))"
      }
      if let fact = declared.facts.first(where: { $0.name == name }) {
        return "**\(type).\(name)**: \(Markdown.escaped(texts.summary(fact, of: type)))\n\n`\(fact.type)`"
      }
    }
    guard let fact = Vocabulary.commonFacts.first(where: { $0.name == name }) else { return nil }
    return "**\(name)**: \(Markdown.escaped(texts.summary(fact)))\n\n`\(fact.type)`"
  }
}
