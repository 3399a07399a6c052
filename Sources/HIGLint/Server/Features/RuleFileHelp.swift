import HIGCore
import HIGLanguage
import HIGReading
import HIGReport

/// Help in rule files: their keys, and the expressions of rules.
extension LanguageServer {
  /// What a rule file holds: a list of rules, or sections.
  private static func root(_ tree: SyntaxTree) -> KeyDescription.Shape {
    let root = tree.documents.first.map { tree.target(of: $0.root) } ?? .none
    return root != .none && tree[root].kind == .sequence ? .object(RuleKeys.rule) : .object(RuleKeys.sections)
  }

  private static let templateKeys = RuleExpressionKeys.templates.union(["en", "zh-Hans"])

  func completeRules(_ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems) {
    let around = site.keysAround
    let shapes = KeyShapes(Self.root(site.outline.tree), at: around)
    if site.isKey {
      addKeys(shapes.keys, site, &items)
      switch around.last {
      case "editions":
        for edition in Edition.allCases { addName(edition.rawValue, .keyword, detail: nil, site, &items) }
      case "acts": for act in Enumeration.act.words { addName(act, .enumeration, detail: nil, site, &items) }
      default: break
      }
    }
    // A value on a line of its own looks like a key as long as nothing follows.
    switch around.last {
    case "select": addSelectors(site, &items)
    case "yieldsTo", "rule": addRules(reading, &items, areas: false)
    default: for word in shapes.words { items.add(word, .keyword) }
    }
  }

  /// What rules are mostly about comes first.
  private static let usualSelectors = ["screen", "view", "app", "text", "screenState", "alert", "barItem", "action"]

  private func addSelectors(_ site: CompletionSite, _ items: inout CompletionItems) {
    let texts = FieldTexts(language: options.language)
    let owner = site.prefix.split(separator: ".", omittingEmptySubsequences: false)
    if owner.count == 2 {
      for spelling in Selector.spellings(near: owner[0] + ".text", in: .shared) { items.add(spelling, .enumeration) }
      return
    }
    func addType(_ type: String, rank: Int) {
      guard let declared = Vocabulary.shared.type(named: type) else { return }
      items.add(type, .enumeration, detail: texts.summary(declared), rank: rank)
    }
    for type in Self.usualSelectors {
      if type == "screenState" {
        items.add(
          type, .enumeration, detail: text("A screen in each of its states and variants", "界面的每个状态和变体"), rank: 1)
      } else {
        addType(type, rank: 1)
      }
    }
    for kind in Enumeration.viewKind.words { add(kind, of: .viewKind, &items) }
    for type in Vocabulary.shared.types { addType(type.name, rank: 3) }
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
    if RuleExpressionKeys.expressions.contains(names.last ?? "") || isDefinition {
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
    if let literal = site.literal {
      var items = items(replacing: offset - (site.offset - literal.content.lowerBound)..<offset, reading)
      for word in literal.words?.words ?? [] { add(word, of: literal.words, &items) }
      return items
    }
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
        function.name, .function, detail: Self.signature(function.overloads), documentation: texts.summary(function),
        plain: function.name + "(", snippet: function.name + "($0)", rank: 4)
    }
    for name in ["has", "known", "size", "matches", "true", "false", "null"] { items.add(name, .keyword, rank: 5) }
    return items
  }

  // MARK: Signatures

  /// Returns what the function that is being called takes and gives.
  func signatureHelp(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard reading.kind == .rules, let position = TextPosition(parameters["position"]),
      let (site, _) = expression(reading, at: reading.offset(position, encoding)), let call = site.callAround
    else { return .null }
    let texts = FieldTexts(language: options.language)
    let signatures: [(text: String, parameters: [String])]
    let summary: String
    if let word = RuleWord(call.name), let usage = Self.usage(of: call.name) {
      (signatures, summary) = ([usage], word.summary[options.language])
    } else if let function = site.functions[call.name] {
      (signatures, summary) = (Self.signatures(of: call.name, function.overloads), texts.summary(function))
    } else if let function = StandardFunction.allCases.first(where: { $0.name == call.name }) {
      (signatures, summary) = (Self.signatures(of: call.name, function.overloads), texts.summary(function))
    } else {
      return .null
    }
    let active = signatures.firstIndex { $0.parameters.count > call.argument } ?? 0
    return [
      "signatures": .array(
        signatures.map { signature in
          [
            "label": .string(signature.text),
            "documentation": PlainText.content(ofMarkdown: Markdown.escaped(summary), isShown: abilities.markdown),
            "parameters": .array(signature.parameters.map { ["label": .string($0)] }),
          ]
        }), "activeSignature": .int(active), "activeParameter": .int(call.argument),
    ]
  }

  /// How a macro is called, the list that it goes through among what it takes.
  private static func usage(of name: String) -> (text: String, parameters: [String])? {
    switch name {
    case "exists", "all", "filter", "map", "exists_one":
      ("list.\(name)(item, expression)", ["list", "item", "expression"])
    case "known", "has": ("\(name)(value)", ["value"])
    default: nil
    }
  }

  private static func signatures(
    of name: String, _ overloads: [Function.Overload]
  ) -> [(text: String, parameters: [String])] {
    // Those for `null` are there for what is stated to be `none`.
    let told = overloads.filter { overload in
      !overload.parameters.contains { if case .null = $0 { true } else { false } }
    }
    return (told.isEmpty ? overloads : told).map { overload in
      let parameters = overload.parameters.map(\.description)
      return ("\(name)(\(parameters.joined(separator: ", "))) → \(overload.result)", parameters)
    }
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

  private static func signature(_ overloads: [Function.Overload]) -> String {
    overloads.prefix(2).map { overload in
      "(\(overload.parameters.map { "\($0)" }.joined(separator: ", "))) → \(overload.result)"
    }.joined(separator: "; ")
  }

  func hoverOfRules(_ reading: DocumentReading, at offset: Int) -> HoverText? {
    if let name = reading.names.place(at: offset), let text = text(ofRuleName: name, around: reading) {
      return (text, name.range.bounds)
    }
    if let (site, _) = expression(reading, at: offset) {
      if let literal = site.literal {
        let word = String(decoding: site.source[literal.content], as: UTF8.self)
        guard let words = literal.words, words.words.contains(word) else { return nil }
        let start = offset - (site.offset - literal.content.lowerBound)
        return (text(ofWord: word, of: words), start..<start + literal.content.count)
      }
      let word = site.wordRange
      guard !word.isEmpty else { return nil }
      let name = String(decoding: site.source[word], as: UTF8.self)
      let range = offset - (site.offset - word.lowerBound)..<offset + (word.upperBound - site.offset)
      if case .node(let types)? = site.receiverType(before: word.lowerBound),
        let text = text(ofFact: name, in: types.sorted())
      {
        return (text, range)
      }
      let isCall = word.upperBound < site.source.count && site.source[word.upperBound] == UInt8(ascii: "(")
      if isCall, let text = text(ofLanguageWord: name) { return (text, range) }
      if let function = site.functions[name] {
        return (
          "`\(name)\(Self.signature(function.overloads))`\n\n\(Markdown.escaped(FieldTexts(language: options.language).summary(function)))",
          range
        )
      }
      if let function = StandardFunction.allCases.first(where: { $0.name == name }) {
        let summary = FieldTexts(language: options.language).summary(function)
        return ("`\(name)\(Self.signature(function.overloads))`\n\n\(Markdown.escaped(summary))", range)
      }
      // What a macro binds lies over what was there before.
      if let variable = site.variables.last(where: { $0.0 == name }) {
        return (text(ofVariable: name, variable.1), range)
      }
      return text(ofLanguageWord: name).map { ($0, range) }
    }
    let path = path(at: offset, in: reading.tree)
    if path.node != .none, reading.tree[path.node].kind == .scalar, path.node != path.keys.last,
      path.keys.last.map({ reading.tree.text(of: $0) }) == "select",
      reading.tree[path.node].range.contains(SourceRange(at: offset)),
      let text = text(ofSelector: reading.tree.text(of: path.node))
    {
      return (text, reading.tree.contentRange(of: path.node).bounds)
    }
    guard let key = path.keys.last, reading.tree[key].range.contains(SourceRange(at: offset)),
      case let names = path.keys.map({ reading.tree.text(of: $0) }),
      let known = KeyShapes(Self.root(reading.tree), at: names.dropLast()).keys.first(where: { $0.name == names.last })
    else { return nil }
    return (text(of: known), reading.tree[key].range.bounds)
  }

  /// Returns what a macro or another word of the rule language does, with an example and what that gives.
  private func text(ofLanguageWord name: String) -> String? {
    guard let word = RuleWord(name) else { return nil }
    return Markdown.escaped(word.summary[options.language])
      + (word.example.map { "\n\n" + Markdown.block($0, language: "cel") } ?? "")
  }

  private func text(ofVariable name: String, _ type: ValueType) -> String {
    var lines = ["`\(name)`" + (type == .any ? "" : ": `\(type)`")]
    if name == "params", let key = RuleKeys.rule.first(where: { $0.name == name }) {
      lines.append(Markdown.escaped(key.summary[options.language]))
    } else if let word = RuleWord(name) {
      lines.append(Markdown.escaped(word.summary[options.language]))
    }
    if case .node(let types) = type, types.count == 1,
      let declared = types.first.flatMap(Vocabulary.shared.type(named:))
    {
      lines.append(Markdown.escaped(FieldTexts(language: options.language).summary(declared)))
    }
    return lines.joined(separator: "\n\n")
  }

  func text(ofFact name: String, in types: [String]) -> String? {
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
