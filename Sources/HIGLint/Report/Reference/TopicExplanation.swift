import HIGCore
import HIGLanguage
import HIGReading

/// The explanation of a topic for people: what it means, what it holds, an example, and who reads it.
public struct TopicExplanation {
  private let language: Language
  private let style: ReportStyle
  private let ruleSet: RuleSet
  private let words: TopicWords

  public init(ruleSet: RuleSet, language: Language, style: ReportStyle = .plain) {
    self.language = language
    self.style = style
    self.ruleSet = ruleSet
    words = TopicWords(language: language)
  }

  /// The number of fields of one name up to which each is explained in full.
  private static let mostInFull = 2

  /// Writes what a word means. Of a name that many objects have as a field, each field is a line.
  public func write(_ topics: [Topic], to out: inout ReportBuffer) {
    var fields = topics.filter { $0.kind == .fields }
    var inFull = fields.count > Self.mostInFull ? topics.filter { $0.kind != .fields } : topics
    // What a view calls otherwise is meant before what others have by that name.
    if fields.count > Self.mostInFull, let first = topics.first, first.kind == .fields,
      fields.contains(where: { $0.shortName != first.shortName })
    {
      fields.removeFirst()
      inFull.insert(first, at: 0)
    }
    for (index, topic) in inFull.enumerated() {
      if index > 0 { out.endLine() }
      write(topic, to: &out)
    }
    guard fields.count > Self.mostInFull else { return }
    if inFull.isEmpty {
      writeLines(fields, to: &out)
    } else {
      writeTitle(Message(en: "A field of that name", zhHans: "同名字段"), to: &out)
      writeLines(fields, indent: 2, to: &out)
    }
  }

  /// Writes topics as a list, one on a line.
  public func writeLines(_ topics: [Topic], indent: Int = 0, to out: inout ReportBuffer) {
    let width = min(40, topics.map { DisplayWidth.displayColumns(of: $0.name) }.max() ?? 0)
    for topic in topics { writeLine(topic.name, topic.description.summary, width: width, indent: indent, to: &out) }
  }

  // MARK: One topic

  private func write(_ topic: Topic, to out: inout ReportBuffer) {
    out.write(.message, style, topic.name)
    if topic.description.summary[language] != topic.name {
      out.write(colon)
      out.write(visible: topic.description.summary[language])
    }
    out.endLine()
    let facts = facts(of: topic)
    if !facts.isEmpty {
      out.write(visible: facts.joined(separator: " · "))
      out.endLine()
    }
    switch topic.subject {
    case .object(let type): write(type, to: &out)
    case .field(let field, let owner): write(field, of: owner, example: topic.description.example, to: &out)
    case .fact(let fact, let owners):
      writeExample(topic.description.example, to: &out)
      writeReaders(of: fact.name, in: owners, to: &out)
    case .function(let overloads):
      for signature in TopicWords.signatures(of: topic.name, overloads) {
        out.write("  ")
        out.write(visible: signature)
        out.endLine()
      }
      writeExample(topic.description.example, to: &out)
    case .words(let list, let isOpen, let fields): write(list, isOpen: isOpen, fields: fields, to: &out)
    case .setting(let key), .key(let key):
      write(key.shape, to: &out)
      writeExample("\(key.name): \(key.example)", to: &out)
    case .idea: writeExample(topic.description.example, to: &out)
    }
  }

  /// Returns what sort of thing it is, in a few words each.
  private func facts(of topic: Topic) -> [String] {
    switch topic.subject {
    case .object(let type): return [words.say("object", "对象")] + words.shortForms(of: type)
    case .field(let field, let owner):
      var facts = [words.say("field of \(owner.name)", "\(owner.name) 的字段")]
      let held =
        words.holds(opaque: field.name, of: owner.name)
        ?? words.holds(field.type, object: { words.forms(of: $0, in: ruleSet.vocabulary) }) { $0.title[language] }
      facts.append(held + (topic.description.unit.map { " (\($0))" } ?? ""))
      facts.append(words.say("not written: ", "不写：") + words.meaning(of: field.absence))
      if !field.otherNames.isEmpty {
        facts.append(
          words.say("also ", "也可写作 ")
            + field.otherNames.map { "`\($0.name)`" }.joined(separator: words.say(", ", "、")))
      }
      return facts
    case .fact(let fact, let owners):
      let owner =
        owners.isEmpty
        ? words.say("fact of every object", "所有对象的事实")
        : words.say("fact of ", "以下对象的事实：") + owners.joined(separator: words.say(", ", "、"))
      return [owner, fact.type.description, words.say("worked out, not written", "由推导得出，无需书写")]
    case .function: return [words.say("function of the rule language", "规则语言的函数")]
    case .words: return [words.say("words", "可用词")]
    case .setting(let key), .key(let key):
      var facts = [
        topic.kind == .settings
          ? words.say("setting of `.higlint.yml`", "`.higlint.yml` 的设置") : words.say("key of a rule file", "规则文件的键")
      ]
      if key.isRequired { facts.append(words.say("must be there", "必填")) }
      if let fallback = key.fallback { facts.append(words.say("not written: ", "不写：") + "`\(fallback)`") }
      return facts
    case .idea: return []
    }
  }

  private func write(_ type: NodeType, to out: inout ReportBuffer) {
    let vocabulary = ruleSet.vocabulary
    func describe(_ field: Field) -> Message { vocabulary.description(of: field, in: type.name).summary }
    if !Vocabulary.builtInTypes.contains(where: { $0.name == type.name }) {
      writeTitle(Message(en: "Fields", zhHans: "字段"), to: &out)
      let width = type.fields.map(\.name.utf8.count).max() ?? 0
      for field in type.fields { writeLine(field.name, describe(field), width: width, indent: 2, to: &out) }
    }
    guard !type.facts.isEmpty else { return }
    writeTitle(Message(en: "Facts, which rules read", zhHans: "事实（供规则读取）"), to: &out)
    let width = type.facts.map(\.name.utf8.count).max() ?? 0
    for fact in type.facts {
      writeLine(
        fact.name, vocabulary.description(of: fact, in: type.name).summary, width: width, indent: 2, to: &out)
    }
  }

  private func write(_ field: Field, of owner: NodeType, example: String?, to out: inout ReportBuffer) {
    write(field.type, to: &out)
    if let example { writeExample("\(field.name): \(example)", to: &out) }
    guard !TopicWords.isReadByFormat(field.name, of: owner.name) else {
      out.endLine()
      out.write(
        words.say(
          "The format itself reads it: what it states is put in place before any rule looks.",
          "由格式本身读取：规则检查之前，其内容已就位。"))
      out.endLine()
      return
    }
    writeReaders(of: field.name, in: [owner.name], to: &out)
  }

  /// Writes the words that a field takes, or the fields of the object that it holds.
  private func write(_ type: FieldType, to out: inout ReportBuffer) {
    switch type {
    case .word(let list): write(list, isOpen: false, fields: [], to: &out)
    case .openWord(let list): write(list, isOpen: true, fields: [], to: &out)
    case .list(let element), .map(let element): write(element, to: &out)
    case .node(let name):
      guard let type = ruleSet.vocabulary.type(named: name) else { return }
      let names = type.fields.map(\.name).joined(separator: words.say(", ", "、"))
      writeTitle(
        Message(en: "Fields of `\(name)`", zhHans: "`\(name)` 的字段"), names, to: &out)
    default: break
    }
  }

  private func write(_ list: Enumeration, isOpen: Bool, fields: [String], to out: inout ReportBuffer) {
    let separator = words.say(", ", "、")
    writeTitle(
      isOpen
        ? Message(en: "Words, and others of your own", zhHans: "可用词（也可用自己的词）") : Message(en: "Words", zhHans: "可用词"),
      list.words.joined(separator: separator), to: &out)
    if !list.otherSpellings.isEmpty {
      writeTitle(
        Message(en: "Understood, too", zhHans: "同样能理解"),
        list.otherSpellings.map { "\($0.spelling) (\($0.word))" }.joined(separator: separator), to: &out)
    }
    if !fields.isEmpty {
      writeTitle(
        Message(en: "Fields that take them", zhHans: "使用它们的字段"), fields.joined(separator: separator), to: &out)
    }
  }

  private func write(_ shape: KeyDescription.Shape, to out: inout ReportBuffer) {
    switch shape {
    case .words(let list):
      writeTitle(Message(en: "Words", zhHans: "可用词"), list.joined(separator: words.say(", ", "、")), to: &out)
    case .list(let element), .names(let element): write(element, to: &out)
    case .either(let shapes): for shape in shapes { write(shape, to: &out) }
    case .object(let keys):
      writeTitle(Message(en: "Keys", zhHans: "键"), to: &out)
      let width = keys.map(\.name.utf8.count).max() ?? 0
      for key in keys { writeLine(key.name, key.summary, width: width, indent: 2, to: &out) }
    case .text, .truth, .number, .anything: break
    }
  }

  // MARK: Parts

  private var colon: String { words.say(": ", "：") }

  private func writeTitle(_ title: Message, _ text: String? = nil, to out: inout ReportBuffer) {
    out.endLine()
    out.write(.message, style, title[language])
    out.write(words.say(":", "："))
    if let text {
      out.write(words.say(" ", ""))
      out.write(visible: text)
    }
    out.endLine()
  }

  private func writeLine(
    _ name: String, _ summary: Message, width: Int, indent: Int, to out: inout ReportBuffer
  ) {
    out.write(spaces: indent)
    out.write(visible: name)
    out.write(spaces: max(0, width - DisplayWidth.displayColumns(of: name)) + 2)
    out.write(visible: summary[language])
    out.endLine()
  }

  private func writeExample(_ example: String?, to out: inout ReportBuffer) {
    guard let example else { return }
    writeTitle(Message(en: "Example", zhHans: "示例"), to: &out)
    out.write("    ")
    out.write(visible: example)
    out.endLine()
  }

  private func writeReaders(of fact: String, in owners: [String], to out: inout ReportBuffer) {
    let ids = ruleSet.ids(among: ruleSet.readers(), reading: fact, of: owners)
    guard !ids.isEmpty else {
      out.endLine()
      out.write(words.say("No rule reads it yet.", "还没有规则读取它。"))
      out.endLine()
      return
    }
    writeTitle(
      Message(
        en: "Read by \(ids.count) \(ids.count == 1 ? "rule" : "rules")", zhHans: "读取它的规则（\(ids.count) 条）"),
      ids.joined(separator: words.say(", ", "、")), to: &out)
  }
}
