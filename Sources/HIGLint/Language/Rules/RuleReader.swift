import HIGReading

/// Reads rule files: YAML in, rules out, and every mistake with its place.
///
/// A file is a list of rules, or a mapping with `rules` and what they share: `define` (named expressions), `words`
/// (named word lists), and `acts` and `grammar`, which add to the lexicon. Diagnostics are `rule/…`.
public struct RuleReader {
  /// A rule as read, with what is needed to check it against the others.
  package struct ReadRule {
    package var rule: Rule
    package var documentation: RuleDocumentation
    /// The facts that it reads, besides those of parts that are kept, and with them.
    package var reads: Set<FactRead>
    package var allReads: Set<FactRead>
    /// For which of the selected types of nodes a rule about whole apps reads each of them.
    package var readTypes: [FactRead: SelectedTypes]
    /// The number of its kept parts.
    package var keptCount: UInt32
    /// The index of the rule's file among those read.
    package var file: Int
    /// The ranges of the id and of the names under `yieldsTo`.
    var idRange: SourceRange
    var yieldRanges: [SourceRange]
  }

  package var file: RuleFile
  let fileIndex: Int
  package let vocabulary: Vocabulary
  /// The environment that every rule of the file begins with.
  package var shared: RuleExpressions
  private(set) var wordLists: [Rule.WordListSource] = []
  /// The phrases that the file adds to the lexicon.
  var lexicon: [Lexicon.Entry] = []
  package private(set) var rules: [ReadRule] = []

  package static let checkKeys = RuleKeys.check.map(\.name)
  private static let sectionKeys = RuleKeys.sections.map(\.name)
  private static let ruleKeys = RuleKeys.rule.map(\.name)

  package init(_ tree: SyntaxTree, index: Int, vocabulary: Vocabulary, functions: FunctionTable) {
    file = RuleFile(tree)
    fileIndex = index
    self.vocabulary = vocabulary
    shared = RuleExpressions(vocabulary: vocabulary, functions: functions)
  }

  package mutating func readFile() {
    for document in file.tree.documents {
      let root = file.tree.target(of: document.root)
      guard root != .none else { continue }
      switch file.tree[root].kind {
      case .sequence: readRules(root)
      case .mapping: readSections(root)
      case .scalar where file.tree[root].range.isEmpty: continue
      default:
        file.reportType(root, expected: Message(en: "a list of rules", zhHans: "规则列表"))
      }
    }
  }

  /// Returns the documentation of the file's rules; nothing is compiled.
  mutating func readDocumentation() -> [RuleDocumentation] {
    var documentation: [RuleDocumentation] = []
    let expected = Message(en: "a rule with its fields", zhHans: "带有字段的规则")
    for document in file.tree.documents {
      let root = file.tree.target(of: document.root)
      guard root != .none else { continue }
      var list = root
      if file.tree[root].kind == .mapping {
        guard let rules = file.fields(of: root, Self.sectionKeys, of: RuleKeys.sections, expected: expected)?["rules"]
        else {
          continue
        }
        list = rules
      }
      for item in file.list(list, expected: expected) {
        guard let fields = file.fields(of: item, Self.ruleKeys, of: RuleKeys.rule, expected: expected),
          let id = fields["id"].flatMap({ file.string($0) })
        else { continue }
        documentation.append(readDocumentation(fields, id: id, title: fields["title"].flatMap { file.message($0) }))
      }
    }
    return documentation
  }

  private mutating func readSections(_ root: NodeIndex) {
    let expected = Message(en: "a list of rules", zhHans: "规则列表")
    guard let sections = file.fields(of: root, Self.sectionKeys, of: RuleKeys.sections, expected: expected) else {
      return
    }
    if let words = sections["words"] { readWords(words) }
    if let definitions = sections["define"] { readDefinitions(definitions) }
    if let acts = sections["acts"] { readActs(acts) }
    if let grammar = sections["grammar"] { readGrammar(grammar) }
    // A file may be all lexicon.
    if !lexicon.isEmpty, sections["rules"] == nil { return }
    if let rules = file.require("rules", in: sections, of: Message(en: "file", zhHans: "文件")) { readRules(rules) }
  }

  private mutating func readRules(_ list: NodeIndex) {
    for item in file.list(list, expected: Message(en: "a list of rules", zhHans: "规则列表")) { readRule(item) }
  }

  // MARK: What the rules of a file share

  private mutating func readWords(_ node: NodeIndex) {
    let expected = Message(en: "word lists by name", zhHans: "按名称列出的词表")
    for (name, key, value) in file.names(node, expected: expected) {
      checkName(name, at: key)
      var words: [String] = []
      for item in file.list(value, expected: Message(en: "a list of words", zhHans: "词语列表")) {
        if let word = file.string(item, expected: Message(en: "a word", zhHans: "词语")) { words.append(word) }
      }
      wordLists.append(Rule.WordListSource(name: name, words: words))
      shared.lists.append(name)
    }
  }

  /// Reads the definitions, which may use each other in any order, but not in a circle.
  private mutating func readDefinitions(_ node: NodeIndex) {
    struct Pending {
      var name: String
      var key: NodeIndex
      var value: NodeIndex
      var tree: ExpressionTree
      var root: UInt32
      var uses: Set<String>
    }
    var pending: [Pending] = []
    let expected = Message(en: "expressions by name", zhHans: "按名称列出的表达式")
    for (name, key, value) in file.names(node, expected: expected) {
      checkName(name, at: key)
      guard let source = file.string(value, expected: Message(en: "an expression", zhHans: "表达式")) else { continue }
      do {
        let (tree, root) = try ExpressionParser.parse(Array(source.utf8))
        let uses = NamedExpressions.names(in: tree)
        pending.append(Pending(name: name, key: key, value: value, tree: tree, root: root, uses: uses))
      } catch {
        report(error, in: value)
      }
    }
    while !pending.isEmpty {
      let open = Set(pending.map(\.name))
      guard let next = pending.firstIndex(where: { $0.uses.isDisjoint(with: open) }) else {
        for circular in pending {
          file.report(
            "cycle", at: circular.key,
            Message(
              en: "the definition of `\(circular.name)` needs itself, or one that does",
              zhHans: "`\(circular.name)` 的定义直接或间接地用到了它自己"))
        }
        return
      }
      let definition = pending.remove(at: next)
      do {
        try shared.definitions.add(definition.name, definition.tree, definition.root)
      } catch {
        report(error, in: definition.value)
      }
    }
  }

  private mutating func checkName(_ name: String, at key: NodeIndex) {
    let isName =
      name.utf8.first.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") } == true
      && name.utf8.allSatisfy { byte in
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
          || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
      }
    if !isName {
      file.report(
        "name", at: key,
        Message(
          en: "`\(name)` can't be a name: letters, digits and `_`, a letter first",
          zhHans: "`\(name)` 不能用作名称：须以字母开头，由字母、数字和 `_` 组成"))
    } else if RuleExpressions.reservedNames.contains(name) {
      file.report("name", at: key, Message(en: "`\(name)` already has a meaning", zhHans: "`\(name)` 已另有含义"))
    }
  }

  // MARK: One rule

  private mutating func readRule(_ node: NodeIndex) {
    let what = Message(en: "rule", zhHans: "规则")
    let expected = Message(en: "a rule with its fields", zhHans: "带有字段的规则")
    guard let fields = file.fields(of: node, Self.ruleKeys, of: RuleKeys.rule, expected: expected) else { return }
    var expressions = shared
    let id = file.require("id", in: fields, of: what).flatMap { readID($0) }
    let title = file.require("title", in: fields, of: what).flatMap { file.message($0) }
    let selectors = file.require("select", in: fields, of: what).map { readSelectors($0) } ?? []
    expressions.nodeTypes = Set(selectors.map(\.nodeType))
    expressions.parameters = fields["params"].map { readParameters($0) } ?? []
    // Without a selection nothing can be said about the expressions.
    guard !selectors.isEmpty else { return }

    let uncompiled = expressions
    let problems = file.problems.count
    var condition = fields["when"].flatMap { compile($0, as: .bool, in: &expressions, for: .condition) }
    let asksWhenUnknown =
      fields["whenUnknown"].flatMap { file.word($0, among: ["review", "skip"], of: RuleKeys.named("whenUnknown")) }
      == "review"
    var checks = readChecks(fields, in: &expressions)
    let allReads = expressions.reads
    let isSound = file.problems.count == problems
    let documentation = readDocumentation(fields, id: id ?? "", title: title)
    let editions = readEditions(fields["editions"], parameters: expressions.parameters)
    checkUse(of: expressions.parameters, in: fields)
    let phase = readPhase(fields["phase"], reads: expressions.reads, selectors: selectors)
    var readTypes: [FactRead: SelectedTypes] = [:]
    // Whether it is about whole apps shows only now.
    if phase == .app, isSound {
      let wholeChecks = checks
      expressions = uncompiled.forWholeApp
      condition = fields["when"].flatMap { compile($0, as: .bool, in: &expressions, for: .condition) }
      let conditionReads = expressions.reads
      checks = readChecks(fields, in: &expressions)
      readTypes = SelectedTypes.ofReads(
        selectors: selectors, conditionReads: conditionReads, checks: wholeChecks,
        checkReads: expressions.readsByCheck)
    }
    let isQuestion = fields["require"] == nil && fields["checks"] == nil
    let severity = isQuestion ? fields["severity"].flatMap { readFixedSeverity($0) } : nil
    let yields = fields["yieldsTo"].map { file.items(of: $0) } ?? []
    var yieldsTo: [String] = []
    var yieldRanges: [SourceRange] = []
    for item in yields {
      guard let name = file.string(item) else { continue }
      yieldsTo.append(name)
      yieldRanges.append(file.tree[file.tree.target(of: item)].range)
    }
    guard let id, let title, let idNode = fields["id"] else { return }
    rules.append(
      ReadRule(
        rule: Rule(
          id: id, title: title, phase: phase, selectors: selectors, condition: condition,
          asksWhenUnknown: asksWhenUnknown, parameters: expressions.parameters, yieldsTo: yieldsTo, checks: checks,
          editions: editions, severity: severity ?? .warning),
        documentation: documentation, reads: expressions.reads, allReads: allReads, readTypes: readTypes,
        keptCount: expressions.keptCount, file: fileIndex, idRange: file.tree[idNode].range,
        yieldRanges: yieldRanges))
  }

  private mutating func readID(_ node: NodeIndex) -> String? {
    guard let id = file.string(node) else { return nil }
    guard Self.isID(id) else {
      file.report(
        "id", at: node,
        Message(
          en: "`\(id)` is no rule id: an area and a name such as `color/contrast`, in lower case with hyphens",
          zhHans: "`\(id)` 不是规则 id：应为“领域/名称”，如 `color/contrast`，用小写字母和连字符"))
      return nil
    }
    return id
  }

  /// Returns whether a text has the form `area/name`: lower-case letters, digits and hyphens.
  static func isID(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { byte in
            byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
              || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
              || byte == UInt8(ascii: "-")
          }
      }
  }

  private mutating func readSelectors(_ node: NodeIndex) -> [Selector] {
    var selectors: [Selector] = []
    for item in file.items(of: node) {
      guard let word = file.string(item) else { continue }
      if let selector = Selector(word, in: vocabulary) {
        if !selectors.contains(selector) { selectors.append(selector) }
        continue
      }
      let hint = Suggestion(for: word, among: Selector.spellings(near: word, in: vocabulary))
      file.report(
        "unknown-type", at: file.tree.target(of: item),
        Message(
          en: "`\(word)` is neither a node type nor a kind of view\(hint.en)",
          zhHans: "`\(word)` 既不是节点类型，也不是视图种类\(hint.zhHans)"),
        help: RuleKeys.named("select")?.meaning())
    }
    return selectors
  }

  /// Reads the phase. A rule that reads other screens can run only when all of them have been read.
  private mutating func readPhase(
    _ node: NodeIndex?, reads: Set<FactRead>, selectors: [Selector]
  ) -> Rule.Phase {
    let readsScreens = reads.contains(FactRead(nodeType: "app", fact: "screens"))
    guard let node, let word = file.word(node, among: ["local", "app"], of: RuleKeys.named("phase")) else {
      return readsScreens ? .app : .local
    }
    if word == "local", readsScreens {
      file.report(
        "phase", at: node,
        Message(
          en: "a rule that reads `app.screens` runs on the whole app: leave `phase` out, or say `app`",
          zhHans: "读取 `app.screens` 的规则须在整个应用上运行：请省略 `phase`，或写 `app`"))
    }
    return word == "app" || readsScreens ? .app : .local
  }

  // MARK: Mistakes in expressions

  /// Reports each mistake of an expression at its place in the file.
  package mutating func report(_ error: ExpressionError, in node: NodeIndex) {
    let target = file.tree.target(of: node)
    for problem in error.problems {
      let range = file.tree.sourceRange(of: problem.range.bounds, in: target)
      file.report("expression", range, problem.message, help: problem.help)
    }
  }
}
