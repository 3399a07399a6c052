import HIGLanguage
import HIGReading

/// Reads the section `reviewed`: a list of `{rule, of, answer, by, on, note, part}`, or, for the file's own subject,
/// a mapping from rules to answers, `RULE: passes` or `RULE: {answer: passes, by: …}`.
///
/// An answer without `of` is about the app if the file states facts about one or has no screens, and about the file's
/// only screen; a rule asks of one of them.
package struct ReviewSection {
  package private(set) var answers: [ReviewAnswer] = []
  package private(set) var problems: [Diagnostic] = []
  private let tree: SyntaxTree
  /// The rules that exist; nil if that does not matter.
  private let rules: [String]?
  /// The paths of an answer without `of`.
  package let defaultPaths: [String]

  /// - Parameter rules: The ids that an answer may name; if nil, none is reported as unknown.
  package static func read(_ tree: SyntaxTree, rules: [String]? = nil) -> ReviewSection {
    var section = ReviewSection(tree, rules)
    section.read()
    return section
  }

  private init(_ tree: SyntaxTree, _ rules: [String]?) {
    self.tree = tree
    self.rules = rules
    defaultPaths = Self.defaultPaths(of: tree)
  }

  private static let fields = ["rule", "of", "answer", "by", "on", "note", "part"]

  // MARK: Places

  private static func defaultPaths(of tree: SyntaxTree) -> [String] {
    var screens: [String] = []
    var hasApp = false
    for document in tree.documents {
      for entry in tree.entries(of: document.root) {
        switch tree.section(of: entry.key) {
        case .screen: screens.append(tree.text(of: entry.value))
        case .app: hasApp = true
        case .screens:
          let list = tree.target(of: entry.value)
          guard list != .none, tree[list].kind == .sequence else { continue }
          for item in tree.children(of: list) {
            for field in tree.entries(of: item) where ["id", "screen"].contains(tree.text(of: field.key)) {
              screens.append(tree.text(of: field.value))
            }
          }
        default: break
        }
      }
    }
    return (screens.count == 1 ? screens : []) + (hasApp || screens.isEmpty ? ["app"] : [])
  }

  // MARK: Reading

  private mutating func read() {
    for document in tree.documents {
      for entry in tree.entries(of: document.root) where tree.section(of: entry.key) == .reviewed {
        let section = tree.target(of: entry.value)
        guard section != .none, !isNothing(section) else { continue }
        switch tree[section].kind {
        case .sequence: for item in tree.children(of: section) { readItem(tree.target(of: item)) }
        case .mapping: readMapping(section)
        case .error: break
        default: reportType(section, Message(en: "a list of answers", zhHans: "答案的列表"))
        }
      }
    }
    reportRepeated()
  }

  private mutating func readItem(_ item: NodeIndex) {
    guard item != .none, tree[item].kind != .error else { return }
    guard tree[item].kind == .mapping else {
      return reportType(item, Message(en: "an answer, `{rule: …, answer: …}`", zhHans: "答案 `{rule: …, answer: …}`"))
    }
    if tree.entries(of: item).contains(where: { tree.text(of: $0.key).utf8.contains(ASCII.slash) }) {
      readMapping(item)
    } else {
      readAnswer(item, rule: nil, at: item)
    }
  }

  /// Reads `RULE: passes`, or `RULE: {answer: passes, by: …}`.
  private mutating func readMapping(_ mapping: NodeIndex) {
    for entry in tree.entries(of: mapping) {
      let value = tree.target(of: entry.value)
      guard value != .none else { continue }
      if tree[value].kind == .mapping {
        readAnswer(value, rule: entry.key, at: entry.key)
      } else if let rule = readRule(entry.key), let answer = readWord(value) {
        answers.append(ReviewAnswer(rule: rule, paths: paths(nil, entry.key), answer: answer, at: location(entry.key)))
      }
    }
  }

  private mutating func readAnswer(_ mapping: NodeIndex, rule key: NodeIndex?, at place: NodeIndex) {
    var fields: [String: NodeIndex] = [:]
    for entry in tree.entries(of: mapping) {
      let name = tree.text(of: entry.key)
      if name.hasPrefix("x-") { continue }
      guard Self.fields.contains(name), key == nil || name != "rule" else {
        reportUnknown(name, at: entry.key, what: Message(en: "field of an answer", zhHans: "答案的字段"), among: Self.fields)
        continue
      }
      let value = tree.target(of: entry.value)
      if value != .none, !isNothing(value) { fields[name] = value }
    }
    let rule = (key ?? fields["rule"]).map { readRule($0) } ?? nil
    let answer = fields["answer"].map { readWord($0) } ?? nil
    if key == nil, fields["rule"] == nil { reportMissing("rule", at: place) }
    if fields["answer"] == nil { reportMissing("answer", at: place) }
    if let date = fields["on"], !Self.isDate(tree.text(of: date)) {
      reportType(date, Message(en: "a date such as 2026-11-21", zhHans: "日期，如 2026-11-21"))
    }
    guard let rule, let answer else { return }
    func text(_ field: String) -> String? { fields[field].map { tree.text(of: $0) } }
    answers.append(
      ReviewAnswer(
        rule: rule, paths: paths(fields["of"], place), answer: answer, by: text("by"), on: text("on"),
        note: text("note"), part: text("part"), at: location(fields["of"] ?? fields["rule"] ?? place)))
  }

  private mutating func paths(_ stated: NodeIndex?, _ place: NodeIndex) -> [String] {
    if let stated { return [tree.text(of: stated)] }
    if defaultPaths.isEmpty {
      problems.append(
        Diagnostic(
          rule: "review/no-place", severity: .warning,
          message: Message(
            en: "This file has several screens: say with `of` which one the answer is about",
            zhHans: "此文件含有多个界面：请用 `of` 注明答案针对哪一个"), at: location(place)))
    }
    return defaultPaths
  }

  private mutating func readRule(_ node: NodeIndex) -> String? {
    let rule = tree.text(of: node)
    guard let rules, !rules.contains(rule) else { return rule }
    var near = rules.filter { $0.hasSuffix("/" + rule) }
    if near.isEmpty { near = nearest(to: rule, among: rules) }
    reportUnknown(rule, at: node, what: Message(en: "rule", zhHans: "规则"), near: near)
    return nil
  }

  private mutating func readWord(_ node: NodeIndex) -> ReviewAnswer.Answer? {
    let word = tree.text(of: node)
    if let answer = ReviewAnswer.Answer(rawValue: camelCase(fromSeparated: word) ?? word) { return answer }
    let words = ReviewAnswer.Answer.allCases.map(\.rawValue)
    let near = nearest(to: word, among: words)
    reportUnknown(
      word, at: node, what: Message(en: "answer", zhHans: "答案"), near: near.isEmpty ? words : near)
    return nil
  }

  private func isNothing(_ node: NodeIndex) -> Bool {
    guard tree[node].kind == .scalar, tree[node].style == .plain else { return false }
    return tree.scalarValue(of: node) == .null || ["none", "unknown"].contains(tree.text(of: node))
  }

  private func location(_ node: NodeIndex) -> Location { Location(file: tree.source, range: tree[node].range) }

  /// Whether a text is four digits, two and two, the last of which can be a month and a day.
  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int {
      var number = 0
      for byte in bytes[range] {
        guard byte >= ASCII.zero, byte <= ASCII.nine else { return -1 }
        number = number * 10 + Int(byte - ASCII.zero)
      }
      return number
    }
    // A time may follow.
    guard bytes.count >= 10, bytes[4] == ASCII.minus, bytes[7] == ASCII.minus else { return false }
    return number(0..<4) >= 0 && (1...12).contains(number(5..<7)) && (1...31).contains(number(8..<10))
  }

  // MARK: Problems

  private mutating func report(_ rule: String, at node: NodeIndex, _ message: Message) {
    problems.append(Diagnostic(rule: rule, severity: .error, message: message, at: location(node)))
  }

  private mutating func reportType(_ node: NodeIndex, _ expected: Message) {
    report(
      SpecRule.type.id, at: node,
      Message(en: "expected \(expected.en)", zhHans: "此处应为\(expected.zhHans)"))
  }

  private mutating func reportMissing(_ field: String, at node: NodeIndex) {
    report(
      SpecRule.missing.id, at: node,
      Message(en: "this answer has no `\(field)`", zhHans: "此答案缺少 `\(field)`"))
  }

  private mutating func reportUnknown(_ name: String, at node: NodeIndex, what: Message, among known: [String]) {
    reportUnknown(name, at: node, what: what, near: nearest(to: name, among: known))
  }

  private mutating func reportUnknown(_ name: String, at node: NodeIndex, what: Message, near: [String]) {
    let guess = Message.alternatives(near)
    report(
      SpecRule.unknownName.id, at: node,
      Message(
        en: "`\(name)` is not \(what.en.first == "a" ? "an" : "a") \(what.en)\(guess.en)",
        zhHans: "`\(name)` 不是已知的\(what.zhHans)\(guess.zhHans)"))
  }

  /// Reports two answers about one place, of which the first counts.
  private mutating func reportRepeated() {
    var first: [String: ReviewAnswer] = [:]
    for answer in answers {
      let identity = answer.rule + " " + answer.paths.joined(separator: " ")
      guard let earlier = first[identity] else {
        first[identity] = answer
        continue
      }
      problems.append(
        Diagnostic(
          rule: "review/answered-twice", severity: .warning,
          message: Message(
            en: "`\(answer.rule)` is answered above already; that answer holds",
            zhHans: "上文已回答过 `\(answer.rule)`，以该答案为准"),
          at: answer.location,
          notes: [.init(Message(en: "the answer that holds", zhHans: "生效的答案"), at: earlier.location)]))
    }
  }
}

extension Message {
  /// Returns the end of a sentence that asks what was meant; empty if no name comes near.
  package static func alternatives(_ names: [String]) -> Message {
    guard !names.isEmpty else { return Message(en: "", zhHans: "") }
    let quoted = names.map { "`\($0)`" }
    return Message(
      en: "; did you mean \(quoted.joined(separator: " or "))?", zhHans: "；是否想写\(quoted.joined(separator: "或"))？")
  }
}
