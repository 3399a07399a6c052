import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// What the names of rule files stand for: rules, parameters, word lists, expressions, and the words of `select`.
extension LanguageServer {
  /// Returns the rules that hold for a file; of one that is checked by none those of the first that is.
  func ruleSet(around reading: DocumentReading) -> RuleSet {
    guard let folder = folder(of: reading.document) else { return rules }
    for path in [reading.path] + folder.files {
      if let found = folder.results.rules(for: path)?.rules { return found }
    }
    return rules
  }

  /// Returns a rule's summary: of one that comes with the program, or of the team's own around a file.
  func summary(ofRule id: String, around reading: DocumentReading) -> RuleSummary? {
    if let known = ruleTexts.summary(id) { return known }
    guard let folder = folder(of: reading.document) else { return nil }
    var last: RuleSet?
    for path in [reading.path] + folder.files {
      guard let set = folder.results.rules(for: path)?.rules, last.map({ !$0.isSame(as: set) }) ?? true else {
        continue
      }
      if let summary = ruleTexts.summary(id, among: set) { return summary }
      last = set
    }
    return nil
  }

  /// Returns what a name of a rule file stands for.
  func text(ofRuleName name: NamePlace, around reading: DocumentReading) -> String? {
    let index = names(around: reading, withSettings: true)
    let definition = index.places(of: name).first { $0.place.isDefinition }
    switch name.kind {
    case .rule:
      guard let definition, let title = title(ofRuleAt: definition, in: index) else { return nil }
      return "**\(Markdown.escaped(title))**  \n`\(name.name)` · \(Markdown.escaped(definition.path))"
    case .ruleParameter:
      let owner = name.scope ?? definition?.place.scope
      let title = reading.kind == .settings ? name.name : "params." + name.name
      let value =
        definition.flatMap { written(at: $0, in: index) }
        ?? owner.flatMap { summary(ofRule: $0, around: reading) }?.parameters.first { $0.name == name.name }
        .map { ValueText(language: options.language).text($0.value) }
      guard let value else { return nil }
      return "**\(title)**: \(Markdown.code(value))" + (owner.map { " · `\($0)`" } ?? "")
    case .wordList, .expression:
      guard let value = definition.flatMap({ written(at: $0, in: index) }) else { return nil }
      return "**\(name.kind == .wordList ? "lists." : "")\(name.name)**: \(Markdown.code(value))"
    case .screen, .view, .component, .parameter, .color, .textStyle: return nil
    }
  }

  private static let longestValue = 300

  /// Returns the value behind a name as it is written, in one line.
  private func written(at definition: (path: String, place: NamePlace), in index: NameIndex) -> String? {
    guard let text = index.files[definition.path]?.source.text else { return nil }
    let (start, end) = (Int(definition.place.range.end), Int(definition.place.whole.end))
    guard start < end, end <= text.count else { return nil }
    // Behind the key, its closing quote and the colon.
    let value = text[start..<end].drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 <= ASCII.space }
    let words = String(decoding: value.prefix(Self.longestValue).drop { $0 == UInt8(ascii: ":") }, as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ")
    return words.isEmpty ? nil : words + (value.count > Self.longestValue ? "…" : "")
  }

  private func title(ofRuleAt definition: (path: String, place: NamePlace), in index: NameIndex) -> String? {
    guard let source = index.files[definition.path]?.source else { return nil }
    let tree = SyntaxTree.reading(definition.path, bytes: source.text)
    var keys = path(at: Int(definition.place.range.start), in: tree)
    guard let id = keys.keys.popLast(),
      let rule = tree.nodes.indices.lazy.map({ NodeIndex($0) }).first(where: { node in
        tree[node].kind == .mapping && tree.entries(of: node).contains { $0.key == id }
      }), let title = tree.entries(of: rule).first(where: { tree.text(of: $0.key) == "title" })?.value
    else { return nil }
    let target = tree.target(of: title)
    guard target != .none, tree[target].kind == .mapping else { return tree.text(of: title) }
    let texts = tree.entries(of: target).map { (tree.text(of: $0.key), tree.text(of: $0.value)) }
    return (texts.first { $0.0 == options.language.rawValue } ?? texts.first)?.1
  }

  /// Returns what a word of `select` takes.
  func text(ofSelector word: String) -> String? {
    let texts = FieldTexts(language: options.language)
    switch Selector(word, in: .shared) {
    case .type(let name)?:
      return Vocabulary.shared.type(named: name).map { "**\(name)**: \(Markdown.escaped(texts.summary($0)))" }
    case .kind(let kind)?: return text(ofWord: kind, of: .viewKind)
    case .screenStates?:
      return "**\(word)**: " + text("A screen in each of its states and variants", "界面的每个状态和变体")
    case .text(let type, let field)?: return text(ofFact: field, in: [type])
    case .textOfKind(let kind, let field)?:
      return [text(ofFact: field, in: ["view"]), text(ofWord: kind, of: .viewKind)].compactMap { $0 }
        .joined(separator: "\n\n")
    case nil: return nil
    }
  }
}
