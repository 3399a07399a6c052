/// A comment or field that keeps rules silent in a part of a file.
public struct Suppression: Sendable {
  /// The rules that it names: ids, areas (`color/*`), `*`, each with its place.
  public struct Name: Sendable {
    public var pattern: String
    public var range: SourceRange

    func covers(_ rule: String) -> Bool {
      if pattern == rule || pattern == "*" { return true }
      guard pattern.utf8.count > 2, pattern.hasSuffix("/*") else { return false }
      return rule.utf8.starts(with: pattern.utf8.dropLast())
    }
  }

  public var names: [Name]
  /// All that are written where it is: a name that was enabled again has a scope of its own.
  var written: [Name] = []
  /// The `enable` that ends it: its name there, all the names there, and the comment.
  var end: (name: Name, written: [Name], range: SourceRange)?
  /// Behind `--`; nil where none is given.
  public var reason: String?
  /// What it covers.
  public var scope: SourceRange
  /// The comment, or the field with its key.
  public var range: SourceRange
}

/// The suppressions of a file.
public struct Suppressions: Sendable {
  public var all: [Suppression] = []
  /// Comments that could not be understood: rule `suppression/…`.
  public var problems: [Diagnostic] = []

  public var isEmpty: Bool { all.isEmpty && problems.isEmpty }

  /// Which of the suppressions, and which of its names, cover a place for a rule.
  func covering(_ rule: String, at offset: UInt32) -> [(suppression: Int, name: Int)] {
    var found: [(Int, Int)] = []
    for (index, suppression) in all.enumerated()
    where suppression.scope.start <= offset && offset < suppression.scope.end {
      for (number, name) in suppression.names.enumerated() where name.covers(rule) { found.append((index, number)) }
    }
    return found
  }
}

/// Reads suppressions out of a tree: comments in YAML and XML, the field `x-higlint` in JSON and YAML.
struct SuppressionReader {
  private let tree: SyntaxTree
  private var result = Suppressions()
  /// `disable` comments at the top that no `enable` has ended yet.
  private var open: [(name: Suppression.Name, suppression: Int)] = []

  /// Nothing is walked where the file has neither word.
  static func read(_ tree: SyntaxTree) -> Suppressions {
    let text = tree.source.text
    guard text.withUnsafeBufferPointer({ contains(marker, in: $0) }) else { return Suppressions() }
    var reader = SuppressionReader(tree: tree)
    reader.readComments()
    reader.readFields()
    return reader.result
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  private static let marker = Array("higlint".utf8)

  private static func contains(_ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= word.count else { return false }
    let last = bytes.count - word.count
    var i = 0
    while i <= last {
      if bytes[i] == word[0] {
        var k = 1
        while k < word.count, bytes[i + k] == word[k] { k += 1 }
        if k == word.count { return true }
      }
      i += 1
    }
    return false
  }

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
          add(names, reason, XMLElementScan(tree.source.text).element(after: Int(comment.range.end)), comment)
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

  /// Where the first key or item stands; comments above it are about the file.
  private func firstContent() -> UInt32 {
    if let comment = tree.comments.first, isXML(comment) {
      return UInt32(truncatingIfNeeded: Int(XMLElementScan(tree.source.text).element(after: 0).start))
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

  /// `enable` ends what was disabled for the file, from its line on.
  private mutating func close(_ names: [Suppression.Name], at comment: Comment) {
    for name in names {
      let ended = open.indices.filter { open[$0].name.pattern == name.pattern }
      if ended.isEmpty {
        report(
          "enable", name.range,
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

  /// One name of a suppression ends; the others go on. Gives the number of what ends.
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

  /// `higlint:disable RULE[, RULE] -- reason` in a comment; nil for any other comment.
  private mutating func parse(_ comment: Comment) -> (Directive, [Suppression.Name], String?)? {
    let text = tree.source.text
    var bounds = comment.range.bounds.clamped(to: 0..<text.count)
    let isXML = text[bounds].starts(with: "<!--".utf8)
    let isClosed = isXML && text[bounds].count >= 7 && text[bounds].suffix(3).elementsEqual("-->".utf8)
    bounds = (bounds.lowerBound + (isXML ? 4 : 1))..<(bounds.upperBound - (isClosed ? 3 : 0))
    var words = WordScanner(text: text, bounds: bounds)
    let prefix = Array("higlint:".utf8)
    guard words.skip(prefix) else { return nil }
    let (word, range) = words.word()
    guard let directive = Directive(rawValue: word) else {
      let hint = Suggestion(for: word, among: Directive.allCases.map(\.rawValue))
      report(
        "unknown-directive", range.isEmpty ? comment.range : range,
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
        "no-rule", comment.range,
        Message(
          en: "this names no rule: `higlint:\(word) color/contrast -- reason`; `*` stands for every rule",
          zhHans: "没有写明规则：`higlint:\(word) color/contrast -- 原因`；`*` 表示所有规则"))
    }
    return (directive, names, words.reason())
  }

  private mutating func report(_ rule: String, _ range: SourceRange, _ message: Message) {
    result.problems.append(
      Diagnostic(
        rule: "suppression/\(rule)", severity: .error, message: message, at: Location(file: tree.source, range: range)))
  }

  // MARK: Fields

  /// `x-higlint: {disable: [RULE], reason: …}` covers the mapping that it stands in.
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

/// Cuts a comment into words.
private struct WordScanner {
  let text: [UInt8]
  var position: Int
  let end: Int

  init(text: [UInt8], bounds: Range<Int>) {
    self.text = text
    position = bounds.lowerBound
    end = bounds.upperBound
  }

  private mutating func skipSpace() {
    while position < end, text[position] <= 0x20 { position += 1 }
  }

  mutating func skip(_ prefix: [UInt8]) -> Bool {
    skipSpace()
    guard end - position >= prefix.count, text[position..<position + prefix.count].elementsEqual(prefix) else {
      return false
    }
    position += prefix.count
    return true
  }

  mutating func word() -> (String, SourceRange) {
    let start = position
    while position < end, text[position] > 0x20, text[position] != UInt8(ascii: ",") { position += 1 }
    return (String(decoding: text[start..<position], as: UTF8.self), SourceRange(start, position))
  }

  /// `--`, or the dash that XML allows within a comment.
  private var startsReason: Bool {
    let rest = text[position..<end]
    return rest.starts(with: "--".utf8) || rest.starts(with: "—".utf8)
  }

  mutating func name() -> Suppression.Name? {
    while position < end, text[position] <= 0x20 || text[position] == UInt8(ascii: ",") { position += 1 }
    guard position < end, !startsReason else { return nil }
    let (word, range) = word()
    return .init(pattern: word, range: range)
  }

  mutating func reason() -> String? {
    guard position < end, startsReason else { return nil }
    position += text[position] == UInt8(ascii: "-") ? 2 : 3
    skipSpace()
    var last = end
    while last > position, text[last - 1] <= 0x20 { last -= 1 }
    return last > position ? String(decoding: text[position..<last], as: UTF8.self) : nil
  }
}

/// Finds where elements of XML end, by their tags alone.
private struct XMLElementScan {
  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  /// The first element that begins behind an offset, with everything in it; empty where there is none.
  func element(after offset: Int) -> SourceRange {
    var start: Int?
    var depth = 0
    var i = offset
    while let open = find([ASCII.less], from: i), open + 1 < text.count {
      if let end = skip(at: open) {
        i = end
        continue
      }
      guard let close = find([ASCII.greater], from: open) else { break }
      i = close + 1
      if text[open + 1] == ASCII.slash {
        depth -= 1
      } else {
        if start == nil { start = open }
        if text[close - 1] != ASCII.slash { depth += 1 }
      }
      if let start, depth <= 0 { return SourceRange(start, i) }
      // The element around it ends: nothing follows the comment there.
      if depth < 0 { break }
    }
    return SourceRange(at: offset)
  }

  /// Behind a comment, a section or an instruction that begins at an offset; nil at a tag.
  private func skip(at open: Int) -> Int? {
    for (begin, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    where text[open...].starts(with: begin.utf8) {
      return find(Array(end.utf8), from: open + begin.utf8.count).map { $0 + end.utf8.count } ?? text.count
    }
    return nil
  }

  private func find(_ bytes: [UInt8], from start: Int) -> Int? {
    guard text.count >= bytes.count, start <= text.count - bytes.count else { return nil }
    return (start...text.count - bytes.count).first { text[$0] == bytes[0] && text[$0...].starts(with: bytes) }
  }
}

/// The parts of a tree that a comment above or beside them is about: keys with their values, and items.
private struct OuterNodes {
  /// By where they begin; of several that begin at one place the largest.
  private var ranges: [SourceRange] = []

  init(_ tree: SyntaxTree) {
    for node in tree.nodes where node.kind == .mapping || node.kind == .sequence {
      var child = node.first
      while child != .none {
        if node.kind == .mapping {
          let value = tree[child].next
          guard value != .none else { break }
          ranges.append(
            SourceRange(start: tree[child].range.start, end: max(tree[value].range.end, tree[child].range.end)))
          child = tree[value].next
        } else {
          ranges.append(tree[child].range)
          child = tree[child].next
        }
      }
    }
    ranges.sort { $0.start == $1.start ? $0.end > $1.end : $0.start < $1.start }
  }

  /// The first that begins at an offset or behind it.
  private func first(from offset: Int) -> SourceRange? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if Int(ranges[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count ? ranges[low] : nil
  }

  func node(startingAfter offset: Int) -> SourceRange? { first(from: offset) }

  func node(onLine line: Range<Int>) -> SourceRange? {
    guard let range = first(from: line.lowerBound), Int(range.start) < line.upperBound else { return nil }
    return range
  }
}
