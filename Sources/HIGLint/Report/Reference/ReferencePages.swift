import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// The reference as pages of Markdown, made from the declarations that the code itself goes by: what a spec can say, what
/// a rule can ask, and the settings.
public struct ReferencePages {
  let language: Language
  let words: TopicWords
  private let ruleSet: RuleSet
  private let topics: [Topic]
  private let readers: [FactRead: [String]]

  public init(ruleSet: RuleSet, language: Language) {
    self.ruleSet = ruleSet
    self.language = language
    words = TopicWords(language: language)
    topics = Topics(ruleSet: ruleSet).all
    readers = ruleSet.readers()
  }

  public func pages() -> [RulePages.Page] {
    [
      RulePages.Page(name: "FormatReference.md", text: formatPage),
      RulePages.Page(name: "RuleReference.md", text: rulePage),
      RulePages.Page(name: "Settings.md", text: settingsPage),
    ]
  }

  func say(_ en: String, _ zhHans: String) -> String { words.say(en, zhHans) }

  private var made: String { "<!-- higlint explain --format markdown --output Documentation -->\n\n" }

  private func summary(of topic: Topic) -> String { Markdown.escaped(topic.description.summary[language]) }

  // MARK: What a spec can say

  private var formatPage: String {
    var text = "# \(say("The spec format: reference", "规格格式：参考"))\n\n" + made
    text += say(
      """
      All that a spec can say, object by object; [Format.md](Format.md) tells the format by example. `higlint explain view.frame` shows the same.
      *Not written* is what it means that a field is not there; *unknown* is no mistake, and rules that need it ask a person.
      """,
      """
      规格所能写明的全部内容，按对象列出；[Format.md](Format.md) 以示例介绍格式。`higlint explain view.frame` 显示同样的内容。
      “不写”说明字段没有写出时的含义；“未知”不是错误，需要它的规则会交由人工判断。
      """)
    text += "\n\n## \(say("Values", "值"))\n\n"
    for idea in Idea.ofSpecs { text += paragraph(about: idea, "yaml") }
    text += "## \(say("Objects", "对象"))\n\n"
    for topic in topics {
      if case .object(let type) = topic.subject, !isBuiltIn(type) { text += section(about: type, topic) }
    }
    text += "## \(say("Words", "可用词"))\n\n"
    text += say("Those marked with `…` take other words, too.", "带 `…` 的也可用其他词。") + "\n\n"
    text += Markdown.table(
      [say("For", "用于"), say("Words", "可用词"), say("Understood, too", "同样能理解")],
      topics.compactMap { topic in
        guard case .words(let list, let isOpen, _) = topic.subject else { return nil }
        return [
          topic.description.summary[language] + (isOpen ? " …" : ""),
          list.words.map { Markdown.code($0) }.joined(separator: comma),
          list.otherSpellings.map { "\(Markdown.code($0.spelling)) (\($0.word))" }.joined(separator: comma),
        ]
      })
    return text
  }

  private func isBuiltIn(_ type: NodeType) -> Bool { Vocabulary.builtInTypes.contains { $0.name == type.name } }

  private func section(about type: NodeType, _ topic: Topic) -> String {
    var text = "### \(type.name)\n\n\(summary(of: topic))\(stop)"
    for form in words.shortForms(of: type) { text += space + Markdown.escaped(form) + stop }
    text += "\n\n"
    let fields = topics.compactMap { topic -> [String]? in
      guard case .field(let field, let owner) = topic.subject, owner.name == type.name else { return nil }
      return row(about: field, of: owner, topic)
    }
    return text
      + Markdown.table(
        [
          say("Field", "字段"), say("Holds", "内容"), say("Not written", "不写"), say("Meaning", "含义"), say("Example", "示例"),
          say("Read by", "读取的规则"),
        ], fields) + "\n"
  }

  private func row(about field: Field, of owner: NodeType, _ topic: Topic) -> [String] {
    let names = [field.name] + field.otherNames.map(\.name)
    let holds =
      words.holds(opaque: field.name, of: owner.name)
      ?? words.holds(
        field.type, object: { "[\($0)](#\($0.lowercased()))" }, words: { "*\($0.title[language])*" })
    return [
      names.map { Markdown.code($0) }.joined(separator: "<br>"),
      holds + (topic.description.unit.map { " (\($0))" } ?? ""), words.meaning(of: field.absence), summary(of: topic),
      topic.description.example.map { Markdown.code($0) } ?? "", readers(of: field.name, in: [owner.name]),
    ]
  }

  /// Returns the rules that read a field or a fact: the first few by name, with links, and the number of all.
  private func readers(of fact: String, in owners: [String]) -> String {
    let ids = ruleSet.ids(among: readers, reading: fact, of: owners)
    let shown = ids.prefix(3).map { id in
      "[\(id)](Rules/\(RuleSet.area(of: id)).md#\(id.split(separator: "/").joined()))"
    }
    return shown.joined(separator: comma) + (ids.count > 3 ? say(", … (\(ids.count))", "……（\(ids.count)）") : "")
  }

  // MARK: What a rule can ask

  private var rulePage: String {
    var text = "# \(say("The rule language: reference", "规则语言：参考"))\n\n" + made
    text += say(
      """
      All that a rule can ask; [RuleLanguage.md](RuleLanguage.md) tells how to write one. What stands behind `//` is what the example gives over the
      [sample](#the-sample) at the end, in which each id is a name: `pay.contrast` is that of the view `pay`. In a rule, `self` stands in its place.
      """,
      """
      规则所能询问的全部内容；写法见 [RuleLanguage.md](RuleLanguage.md)。`//` 之后是示例在文末[样例](#样例)中的结果，样例里的每个 id 都是一个名字：
      `pay.contrast` 即视图 `pay` 的对比度。在规则中以 `self` 代替。
      """)
    text += "\n\n## \(say("Variables, macros, operators", "变量、宏与运算符"))\n\n"
    for idea in Idea.ofRules { text += paragraph(about: idea, "cel") }
    text += "## \(say("Functions", "函数"))\n\n"
    for (title, names) in functionTopics {
      text += "### \(title)\n\n"
      let rows = topics.compactMap { topic -> [String]? in
        guard case .function(let overloads) = topic.subject, names.contains(topic.name) else { return nil }
        let signatures = TopicWords.signatures(of: topic.name, overloads).map { Markdown.code($0) }
        return [signatures.joined(separator: "<br>"), summary(of: topic), example(of: topic)]
      }
      text += Markdown.table([say("Function", "函数"), say("Gives", "结果"), say("Example", "示例")], rows) + "\n"
    }
    text += "## \(say("Facts", "事实"))\n\n"
    text += say(
      "Nobody writes them: they are worked out from what is written, and read like fields: `self.contrast`. Behind the arrow stands the [type](RuleLanguage.md#types).",
      "无需书写：由所写的内容推导得出，与字段一样读取：`self.contrast`。箭头之后是[类型](RuleLanguage.md#types)。")
    text += "\n\n"
    for (title, rows) in factTopics {
      text += "### \(title)\n\n"
      text += Markdown.table(
        [say("Fact", "事实"), say("Of", "所属"), say("Meaning", "含义"), say("Example", "示例"), say("Read by", "读取的规则")],
        rows)
      text += "\n"
    }
    text += "## \(say("Keys of a rule file", "规则文件的键"))\n\n"
    text += table(of: RuleKeys.sections.filter { $0.name != "rules" } + RuleKeys.rule)
    text += "\n## \(say("The sample", "样例"))\n\n" + Markdown.block(ReferenceSample.text, language: "yaml")
    return text
  }

  /// The functions by what they are about, CEL's own first, those of a single guideline last.
  private var functionTopics: [(title: String, names: Set<String>)] {
    let declared = RuleFunctions.topics.map { (title: $0.title[language], names: Set($0.names)) }
    let standard = Set(StandardFunction.allCases.map(\.name))
    let known = declared.reduce(into: standard) { $0.formUnion($1.names) }
    let others = topics.filter { $0.kind == .functions && !known.contains($0.name) }.map(\.name)
    return [(say("Numbers, strings and lists", "数、字符串与列表"), standard)] + declared
      + [(say("For single guidelines", "用于个别指南"), Set(others))]
  }

  /// The facts by what they are about.
  private var factTopics: [(title: String, rows: [[String]])] {
    let facts = topics.compactMap { topic -> (topic: Topic, fact: DerivedFact, owners: [String])? in
      guard case .fact(let fact, let owners) = topic.subject else { return nil }
      return (topic, fact, owners)
    }
    let known = Set(Vocabulary.factTopics.flatMap(\.names))
    let others = facts.map(\.fact.name).filter { !known.contains($0) }
    let all =
      Vocabulary.factTopics.map { (title: $0.title[language], names: $0.names) } + [(say("Others", "其他"), others)]
    return all.compactMap { title, names in
      let rows = names.flatMap { name in
        facts.filter { $0.fact.name == name }.map { topic, fact, owners in
          [
            Markdown.code("\(fact.name) → \(fact.type)"),
            owners.isEmpty ? say("every object", "所有对象") : owners.joined(separator: comma), summary(of: topic),
            example(of: topic), readers(of: fact.name, in: owners),
          ]
        }
      }
      return rows.isEmpty ? nil : (title, rows)
    }
  }

  private func example(of topic: Topic) -> String { topic.description.example.map { Markdown.code($0) } ?? "" }

  // MARK: The settings

  private var settingsPage: String {
    var text = "# \(say("Settings", "设置"))\n\n" + made
    text += say(
      """
      Settings stand in a `.higlint.yml` (or `.higlint.yaml`, `.higlint.json`), which holds for its folder and all below; of several the nearest counts.
      `higlint init` writes one, `higlint check --show-config FILE` shows what holds for a file and why, and `higlint explain failOn` tells of a key.
      An option of the command line counts more. A key that does not exist is a mistake, and nothing is checked.
      """,
      """
      设置写在 `.higlint.yml`（或 `.higlint.yaml`、`.higlint.json`）中，对所在文件夹及其下全部有效；有多个时以最近的为准。
      `higlint init` 生成该文件，`higlint check --show-config FILE` 显示某个文件适用的设置及来源，`higlint explain failOn` 说明一个键。
      命令行选项优先。写了不存在的键即为错误，不会进行检查。
      """)
    text += "\n\n" + table(of: ConfigurationKeys.all)
    text += "\n## \(say("An override", "覆盖设置"))\n\n" + table(of: ConfigurationKeys.override)
    text += "\n## \(say("An example", "示例"))\n\n"
    let shown = ConfigurationKeys.all.map { "\($0.name): \($0.example)\n" }.joined()
    return text + Markdown.block(shown, language: "yaml")
  }

  private func table(of keys: [KeyDescription]) -> String {
    Markdown.table(
      [say("Key", "键"), say("Holds", "内容"), say("Not written", "不写"), say("Meaning", "含义"), say("Example", "示例")],
      keys.map { key in
        [
          Markdown.code(key.name), holds(key.shape),
          key.isRequired ? say("must be there", "必填") : key.fallback.map { Markdown.code($0) } ?? "",
          Markdown.escaped(key.summary[language]), Markdown.code(key.example),
        ]
      })
  }

  private func holds(_ shape: KeyDescription.Shape) -> String {
    switch shape {
    case .text: say("a text", "文本")
    case .truth: say("true or false", "true 或 false")
    case .number: say("a number", "数")
    case .anything: say("anything", "任意内容")
    case .words(let list): list.map { Markdown.code($0) }.joined(separator: comma)
    case .list(let element): say("a list: ", "列表：") + holds(element)
    case .names(let element): say("by name: ", "按名称：") + holds(element)
    case .object(let keys): "{" + keys.map { Markdown.code($0.name) }.joined(separator: ", ") + "}"
    case .either(let shapes): shapes.map { holds($0) }.joined(separator: say(", or ", "，或"))
    }
  }

  // MARK: Parts

  private func paragraph(about idea: Idea, _ format: String) -> String {
    var text = "**`\(idea.name)`**\(say(": ", "："))\(Markdown.escaped(idea.summary[language]))\(stop)\n"
    if let example = idea.example { text += "\n" + Markdown.block(example, language: format) }
    return text + "\n"
  }

  private var comma: String { say(", ", "、") }
  private var stop: String { say(".", "。") }
  private var space: String { say(" ", "") }
}
