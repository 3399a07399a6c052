import HIGReading

/// The names that a rule file defines and uses: its rules and their parameters, its word lists and expressions.
extension FileNames {
  convenience init(rules tree: SyntaxTree) {
    var reader = RuleNameReader(tree: tree)
    reader.read()
    self.init(tree.source, reader.found)
  }
}

/// Which values of a rule file are expressions, or texts with expressions in braces.
enum RuleExpressionKeys {
  static let expressions: Set<String> = [
    "when", "require", "each", "at", "to", "set", "remove", "insert", "replaceText", "with", "into",
  ]
  static let templates: Set<String> = ["message", "why"]
  /// What holds no expressions of the rule, whatever its keys are.
  static let others: Set<String> = ["examples", "params", "source", "covers", "editions"]
}

private struct RuleNameReader {
  let tree: SyntaxTree
  private(set) var found: [NamePlace] = []
  /// The names of the file's own expressions.
  private var definitions: Set<String> = []
  /// Word lists and named expressions belong to their file.
  private var file: String { tree.source.path }

  init(tree: SyntaxTree) { self.tree = tree }

  mutating func read() {
    for document in tree.documents {
      let root = tree.target(of: document.root)
      guard root != .none else { continue }
      if tree[root].kind == .mapping { readSections(root) } else { readRules(root) }
    }
  }

  private mutating func readSections(_ root: NodeIndex) {
    let sections = tree.entries(of: root)
    for section in sections where tree.text(of: section.key) == "define" {
      for entry in tree.entries(of: section.value) {
        definitions.insert(tree.text(of: entry.key))
        define(.expression, entry.key, entry.value, scope: file)
      }
    }
    for section in sections {
      switch tree.text(of: section.key) {
      case "define": for entry in tree.entries(of: section.value) { readExpression(entry.value, rule: nil) }
      case "words":
        for entry in tree.entries(of: section.value) { define(.wordList, entry.key, entry.value, scope: file) }
      case "rules": readRules(tree.target(of: section.value))
      default: break
      }
    }
  }

  private mutating func readRules(_ list: NodeIndex) {
    guard list != .none, tree[list].kind == .sequence else { return }
    for item in tree.children(of: list) {
      let rule = tree.target(of: item)
      guard rule != .none, tree[rule].kind == .mapping else { continue }
      let fields = tree.entries(of: rule)
      let id = fields.first { tree.text(of: $0.key) == "id" }?.value
      let name = id.map { tree.text(of: $0) }
      if let id { use(.rule, id, isDefinition: true, whole: tree[rule].range) }
      for field in fields {
        let (key, value) = (field.key, field.value)
        switch tree.text(of: key) {
        case "params":
          for entry in tree.entries(of: value) { define(.ruleParameter, entry.key, entry.value, scope: name) }
        case "editions":
          for edition in tree.entries(of: value) {
            for change in tree.entries(of: edition.value) where tree.text(of: change.key) == "params" {
              for entry in tree.entries(of: change.value) { use(.ruleParameter, entry.key, scope: name) }
            }
          }
        case "yieldsTo": for other in items(of: value) { use(.rule, other) }
        case "examples": readExamples(value)
        default: readValue(value, of: tree.text(of: key), rule: name)
        }
      }
    }
  }

  private mutating func readExamples(_ examples: NodeIndex) {
    for example in items(of: examples) {
      for field in tree.entries(of: example) where tree.text(of: field.key) == "expect" {
        for expectation in items(of: field.value) {
          for field in tree.entries(of: expectation) where tree.text(of: field.key) == "rule" {
            use(.rule, field.value)
          }
        }
      }
    }
  }

  /// Reads the expressions in a value of a rule, and in what lies in it.
  private mutating func readValue(_ value: NodeIndex, of key: String, rule: String?) {
    var open = [(node: value, key: key, isTemplate: RuleExpressionKeys.templates.contains(key))]
    while let (node, key, isTemplate) = open.popLast() {
      let node = tree.target(of: node)
      guard node != .none, !RuleExpressionKeys.others.contains(key) else { continue }
      switch tree[node].kind {
      case .mapping:
        for entry in SyntaxTree.Entries(unmerged: node, in: tree) where entry.value != .none {
          let key = tree.text(of: entry.key)
          open.append((entry.value, key, isTemplate || RuleExpressionKeys.templates.contains(key)))
        }
      case .sequence: for item in tree.children(of: node) { open.append((item, key, isTemplate)) }
      case .scalar:
        // A severity may be an expression that gives one.
        if isTemplate {
          readTemplate(node, rule: rule)
        } else if RuleExpressionKeys.expressions.contains(key) || key == "severity" {
          readExpression(node, rule: rule)
        }
      default: break
      }
    }
  }

  private mutating func readTemplate(_ node: NodeIndex, rule: String?) {
    let bytes = tree.withBytes(of: node) { Array($0) }
    for hole in ExpressionNames.holes(in: bytes) { readNames(bytes, in: hole, of: node, rule: rule) }
  }

  private mutating func readExpression(_ node: NodeIndex, rule: String?) {
    let node = tree.target(of: node)
    guard node != .none, tree[node].kind == .scalar else { return }
    let bytes = tree.withBytes(of: node) { Array($0) }
    readNames(bytes, in: bytes.indices, of: node, rule: rule)
  }

  private mutating func readNames(_ bytes: [UInt8], in part: Range<Int>, of node: NodeIndex, rule: String?) {
    for use in ExpressionNames.uses(in: bytes, part) {
      let name = String(decoding: bytes[use.range], as: UTF8.self)
      let range = tree.sourceRange(of: use.range, in: node)
      switch use.owner {
      case "params"?: add(.ruleParameter, name, at: range, scope: rule)
      case "lists"?: add(.wordList, name, at: range, scope: file)
      case nil where definitions.contains(name): add(.expression, name, at: range, scope: file)
      default: break
      }
    }
  }

  // MARK: Finding

  private func items(of node: NodeIndex) -> [NodeIndex] {
    let node = tree.target(of: node)
    guard node != .none else { return [] }
    return tree[node].kind == .sequence ? Array(tree.children(of: node)) : [node]
  }

  private mutating func define(_ kind: NameKind, _ key: NodeIndex, _ value: NodeIndex, scope: String?) {
    let end = value == .none ? tree[key].range.end : tree[value].range.end
    use(kind, key, scope: scope, isDefinition: true, whole: SourceRange(Int(tree[key].range.start), Int(end)))
  }

  private mutating func use(
    _ kind: NameKind, _ node: NodeIndex, scope: String? = nil, isDefinition: Bool = false, whole: SourceRange? = nil
  ) {
    guard node != .none, tree[node].kind == .scalar, tree[node].isVerbatim else { return }
    add(kind, tree.text(of: node), at: tree.contentRange(of: node), scope: scope, isDefinition: isDefinition, whole)
  }

  private mutating func add(
    _ kind: NameKind, _ name: String, at range: SourceRange, scope: String?, isDefinition: Bool = false,
    _ whole: SourceRange? = nil
  ) {
    guard !name.isEmpty else { return }
    found.append(
      NamePlace(
        kind: kind, name: name, scope: scope, isDefinition: isDefinition, range: range, whole: whole ?? range))
  }
}

/// The names in an expression, as far as one sees them without reading it: of one that is half written, too.
enum ExpressionNames {
  struct Use {
    /// The name before the dot: `params` of `params.height`; nil for a name without, empty for a member of something else.
    var owner: String?
    var range: Range<Int>
  }

  /// Returns the names outside of texts that are not called.
  static func uses(in text: [UInt8], _ part: Range<Int>) -> [Use] {
    var uses: [Use] = []
    var i = part.lowerBound
    while i < part.upperBound {
      let start = i
      if isQuote(text[i]) {
        i = end(ofTextAt: i, in: text, part)
        continue
      }
      guard LanguageServer.isNameByte(text[i]) else {
        i += 1
        continue
      }
      while i < part.upperBound, LanguageServer.isNameByte(text[i]) { i += 1 }
      // A mark before a text: `r'\d'`.
      if i - start == 1, i < part.upperBound, isQuote(text[i]), text[start] | 0x20 == UInt8(ascii: "r") { continue }
      guard i == part.upperBound || text[i] != UInt8(ascii: "(") else { continue }
      let isMember = start > part.lowerBound && text[start - 1] == ASCII.dot
      let before = uses.last.flatMap { $0.owner == nil && $0.range.upperBound == start - 1 ? $0.range : nil }
      let owner = isMember ? before.map { String(decoding: text[$0], as: UTF8.self) } ?? "" : nil
      uses.append(Use(owner: owner, range: start..<i))
    }
    return uses
  }

  /// Returns the parts of a text between braces: `{{` and `}}` are braces.
  static func holes(in text: [UInt8]) -> [Range<Int>] {
    var holes: [Range<Int>] = []
    var i = 0
    while i < text.count {
      guard text[i] == UInt8(ascii: "{") else {
        i += 1
        continue
      }
      i += 1
      if i < text.count, text[i] == UInt8(ascii: "{") {
        i += 1
        continue
      }
      let start = i
      var depth = 0
      while i < text.count, depth > 0 || text[i] != UInt8(ascii: "}") {
        if isQuote(text[i]) {
          i = end(ofTextAt: i, in: text, text.indices)
          continue
        }
        if text[i] == UInt8(ascii: "{") { depth += 1 } else if text[i] == UInt8(ascii: "}") { depth -= 1 }
        i += 1
      }
      holes.append(start..<i)
    }
    return holes
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }

  private static func end(ofTextAt start: Int, in text: [UInt8], _ part: Range<Int>) -> Int {
    let isRaw =
      start > part.lowerBound && text[start - 1] | 0x20 == UInt8(ascii: "r")
      && (start - 1 == part.lowerBound || !LanguageServer.isNameByte(text[start - 2]))
    var i = start + 1
    while i < part.upperBound, text[i] != text[start] { i += text[i] == ASCII.backslash && !isRaw ? 2 : 1 }
    return min(i + 1, part.upperBound)
  }
}
