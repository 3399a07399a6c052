import HIGCore
import HIGLanguage
import HIGReading

/// Reads suppressions from a tree: comments in YAML and XML, the field `x-higlint` in JSON and YAML.
struct SuppressionReader {
  private let tree: SyntaxTree
  private var result = Suppressions()
  /// The `disable` comments at the top that no `enable` has ended yet.
  private var open: [(name: Suppression.Name, suppression: Int)] = []

  /// Returns the suppressions of a file; its tree is walked only where the file has the word.
  static func read(_ tree: SyntaxTree) -> Suppressions {
    guard SuppressionMarker.isIn(tree.source) else { return Suppressions() }
    var reader = SuppressionReader(tree: tree)
    reader.readComments()
    reader.readFields()
    return reader.result
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  private lazy var elements = XMLElementScopes(tree.source.text)

  // MARK: Comments

  private enum Directive: String, CaseIterable {
    case disableNextLine = "disable-next-line"
    case disableLine = "disable-line"
    case disable
    case enable
  }

  private mutating func readComments() {
    let contentStart = firstContent()
    // Where each line's outermost node begins is looked up once.
    var starts: OuterNodes?
    for comment in tree.comments {
      guard let (directive, names, reason) = parse(comment) else { continue }
      switch directive {
      case .enable: close(names, at: comment)
      case .disableNextLine: add(names, reason, nextLine(after: comment), comment)
      case .disableLine: add(names, reason, wholeLine(tree.source.line(at: Int(comment.range.start))), comment)
      case .disable:
        if comment.isOwnLine, comment.range.start < contentStart {
          let end = UInt32(truncatingIfNeeded: tree.source.text.count + 1)
          for name in names { open.append((name, result.all.count)) }
          add(names, reason, SourceRange(start: 0, end: end), comment)
        } else if isXML(comment) {
          add(names, reason, elements.element(after: Int(comment.range.end)), comment)
        } else {
          let outer = starts ?? OuterNodes(tree)
          starts = outer
          let line = tree.source.line(at: Int(comment.range.start))
          let scope =
            comment.isOwnLine
            ? outer.node(startingAfter: Int(comment.range.end)) : outer.node(onLine: tree.source.range(ofLine: line))
          add(names, reason, scope ?? SourceRange(at: Int(comment.range.start)), comment)
        }
      }
    }
  }

  /// Returns the offset of the first key or item; comments above it are about the file.
  private mutating func firstContent() -> UInt32 {
    if let comment = tree.comments.first, isXML(comment) {
      return UInt32(truncatingIfNeeded: Int(elements.element(after: 0).start))
    }
    return tree.documents.first.map { tree[$0.root].range.start } ?? .max
  }

  private func isXML(_ comment: Comment) -> Bool {
    tree.source.text[comment.range.bounds.clamped(to: 0..<tree.source.text.count)].starts(with: "<!--".utf8)
  }

  private func nextLine(after comment: Comment) -> SourceRange {
    let line = tree.source.line(at: Int(comment.range.end)) + 1
    return line <= tree.source.lineCount ? wholeLine(line) : SourceRange(at: tree.source.text.count)
  }

  private func wholeLine(_ line: Int) -> SourceRange {
    let range = tree.source.range(ofLine: line)
    return SourceRange(range.lowerBound, range.upperBound + 1)
  }

  private mutating func add(_ names: [Suppression.Name], _ reason: String?, _ scope: SourceRange, _ comment: Comment) {
    guard !names.isEmpty else { return }
    result.all.append(Suppression(names: names, written: names, reason: reason, scope: scope, range: comment.range))
  }

  /// Ends what was disabled for the file, at the line of an `enable` comment.
  private mutating func close(_ names: [Suppression.Name], at comment: Comment) {
    for name in names {
      let ended = open.indices.filter { open[$0].name.pattern == name.pattern }
      if ended.isEmpty {
        report(
          .enable, name.range,
          Message(
            en: "`\(name.pattern)` is not disabled here; `enable` ends a `disable` at the top of the file",
            zhHans: "此处并未停用 `\(name.pattern)`；`enable` 用于结束文件开头的 `disable`"))
      }
      for index in ended.reversed() {
        if let ended = split(open[index].suppression, name: name.pattern, at: comment.range.start) {
          result.all[ended].end = (name, names, comment.range)
        }
        open.remove(at: index)
      }
    }
  }

  /// Ends one name of a suppression, while the others go on. Returns the position of the suppression that ends.
  private mutating func split(_ index: Int, name: String, at end: UInt32) -> Int? {
    guard let number = result.all[index].names.firstIndex(where: { $0.pattern == name }) else { return nil }
    if result.all[index].names.count == 1 {
      result.all[index].scope = SourceRange(start: result.all[index].scope.start, end: end)
      return index
    }
    var ended = result.all[index]
    ended.names = [result.all[index].names.remove(at: number)]
    ended.scope = SourceRange(start: ended.scope.start, end: end)
    result.all.append(ended)
    return result.all.count - 1
  }

  // MARK: Words

  /// Reads `higlint:disable RULE[, RULE] -- reason` in a comment; nil for any other comment.
  private mutating func parse(_ comment: Comment) -> (Directive, [Suppression.Name], String?)? {
    let text = tree.source.text
    var bounds = comment.range.bounds.clamped(to: 0..<text.count)
    let isXML = text[bounds].starts(with: "<!--".utf8)
    let isClosed = isXML && text[bounds].count >= 7 && text[bounds].suffix(3).elementsEqual("-->".utf8)
    bounds = (bounds.lowerBound + (isXML ? 4 : 1))..<(bounds.upperBound - (isClosed ? 3 : 0))
    var words = SuppressionWords(text: text, bounds: bounds)
    let prefix = Array("higlint:".utf8)
    guard words.skip(prefix) else { return nil }
    let (word, range) = words.word()
    guard let directive = Directive(rawValue: word) else {
      let hint = Suggestion(for: word, among: Directive.allCases.map(\.rawValue))
      report(
        .unknownDirective, range.isEmpty ? comment.range : range,
        Message(
          en:
            "`higlint:\(word)` is none of \(Directive.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))\(hint.en)",
          zhHans:
            "没有 `higlint:\(word)` 这样的指令，可用 \(Directive.allCases.map { "`\($0.rawValue)`" }.joined(separator: "、"))\(hint.zhHans)"
        ))
      return nil
    }
    var names: [Suppression.Name] = []
    while let name = words.name() { names.append(name) }
    if names.isEmpty {
      report(
        .noRule, comment.range,
        Message(
          en: "this names no rule: `higlint:\(word) color/contrast -- reason`; `*` stands for every rule",
          zhHans: "没有写明规则：`higlint:\(word) color/contrast -- 原因`；`*` 表示所有规则"))
    }
    return (directive, names, words.reason())
  }

  private mutating func report(_ rule: SuppressionRule, _ range: SourceRange, _ message: Message) {
    result.problems.append(
      Diagnostic(
        rule: rule.id, severity: .error, message: message, at: Location(file: tree.source, range: range)))
  }

  // MARK: Fields

  /// Reads `x-higlint: {disable: [RULE], reason: …}`, which covers the mapping that it stands in.
  private mutating func readFields() {
    for (number, node) in tree.nodes.enumerated() where node.kind == .mapping {
      var key = node.first
      while key != .none {
        let value = tree[key].next
        guard value != .none else { break }
        if tree[key].kind == .scalar, tree[key].range.count >= 9, tree.text(of: key) == "x-higlint" {
          readField(key, tree.target(of: value), of: NodeIndex(number))
        }
        key = tree[value].next
      }
    }
  }

  private mutating func readField(_ key: NodeIndex, _ value: NodeIndex, of owner: NodeIndex) {
    var file = RuleFile(tree, area: "suppression")
    file.problems = []
    let expected = Message(en: "`{disable: [RULE], reason: …}`", zhHans: "`{disable: [规则], reason: …}`")
    guard value != .none, let fields = file.fields(of: value, ["disable", "reason"], expected: expected) else {
      result.problems += file.problems
      return
    }
    var names: [Suppression.Name] = []
    if let list = file.require("disable", in: fields, of: Message(en: "suppression", zhHans: "停用设置")) {
      for item in file.items(of: list) {
        if let name = file.string(item) {
          names.append(.init(pattern: name, range: tree[tree.target(of: item)].range))
        }
      }
    }
    let reason = fields["reason"].flatMap { file.string($0) }
    result.problems += file.problems
    guard !names.isEmpty else { return }
    let isRoot = tree.documents.contains { tree.target(of: $0.root) == owner }
    let scope =
      isRoot && tree.documents.count == 1
      ? SourceRange(start: 0, end: UInt32(truncatingIfNeeded: tree.source.text.count + 1)) : tree[owner].range
    result.all.append(
      Suppression(
        names: names, written: names, reason: reason, scope: scope,
        range: SourceRange(start: tree[key].range.start, end: tree[value].range.end)))
  }
}
