import HIGReading

/// The keys of a rule file: what `RuleReader` reads, and people are told of.
public enum RuleKeys {
  private static let severities = KeyDescription.Shape.either([
    .words(["error", "warning", "advice"]), .text,
  ])

  /// The keys of a check, which a rule with one check has itself.
  public static let check: [KeyDescription] = [
    KeyDescription(
      "require", .either([.text, .truth]), example: "self.height >= 44",
      Message(
        en: "What must hold: an expression. False is a finding; unknown is a question for a person",
        zhHans: "必须成立的条件（表达式）：假即为问题，未知则交由人工判断")),
    KeyDescription(
      "severity", severities, example: "warning",
      Message(
        en: "How much a finding matters: error, warning or advice, or an expression that gives one of them",
        zhHans: "严重程度：error、warning 或 advice，或给出其一的表达式")),
    KeyDescription(
      "at", .list(.text), example: "[self.frame.height, self]",
      Message(
        en: "What is underlined: the first of these that is written; without it the node itself",
        zhHans: "下划线标出的位置：其中第一个写出的；不写则为对象本身")),
    KeyDescription(
      "message", .message, example: "The button is {self.height} pt high; make it 44 pt",
      Message(
        en: "What is said: what is wrong, with the value found, then what to do. `{EXPRESSION}` is filled in",
        zhHans: "消息：先说哪里不对及实际的值，再说怎么做；`{表达式}` 会被填入")),
    KeyDescription(
      "notes", .list(.object(note)), example: "[{at: self.background, message: on this background}]",
      Message(
        en: "More to say at other places; a note whose place is not written is left out",
        zhHans: "在其他位置的补充说明；位置没有写出时省略")),
    KeyDescription(
      "each", .text, example: "self.actions",
      Message(
        en: "A list: the check runs for each of its items, which is `it`", zhHans: "一个列表：对其中每一项（`it`）各检查一次")),
    KeyDescription(
      "fix", .object(fix),
      example: "{set: self.frame.height, to: \"44\", safety: unsafe, why: it moves what lies below}",
      Message(
        en: "What would put it right: `set`, `replaceText`, `remove` or `insert`, or several as `steps`",
        zhHans: "如何修正：`set`、`replaceText`、`remove`、`insert`，或以 `steps` 列出多项")),
  ]

  static let note: [KeyDescription] = [
    KeyDescription(
      "at", .list(.text), example: "self.background", Message(en: "The place of the note", zhHans: "说明的位置")),
    KeyDescription(
      "message", .message, isRequired: true, example: "on this background", Message(en: "What it says", zhHans: "说明的内容")
    ),
  ]

  static let fixSteps: [KeyDescription] = [
    KeyDescription(
      "set", .list(.text), example: "self.frame.height",
      Message(en: "The field to set to the value of `to`", zhHans: "要设为 `to` 之值的字段")),
    KeyDescription("to", .text, example: "\"44\"", Message(en: "An expression: the new value", zhHans: "表达式：新的值")),
    KeyDescription(
      "replaceText", .list(.text), example: "it",
      Message(en: "The part of a text to replace by that of `with`", zhHans: "要以 `with` 替换的文本片段")),
    KeyDescription(
      "with", .text, example: "titleCased(self)", Message(en: "An expression: the new text", zhHans: "表达式：新的文本")),
    KeyDescription(
      "remove", .list(.text), example: "self.border", Message(en: "The field to take out", zhHans: "要删去的字段")),
    KeyDescription(
      "insert", .text, example: "\"'cancel'\"", Message(en: "An expression: an item to add", zhHans: "表达式：要添加的项")),
    KeyDescription(
      "into", .list(.text), example: "self.modal.dismiss", Message(en: "The list to add it to", zhHans: "要添加到的列表")),
  ]

  static let fix: [KeyDescription] =
    [
      KeyDescription(
        "steps", .list(.object(fixSteps)), example: "[{set: self.color, to: \"'black'\"}]",
        Message(en: "Several changes that are made together", zhHans: "一起执行的多项改动")),
      KeyDescription(
        "safety", .words(["safe", "unsafe"]), fallback: "safe", example: "unsafe",
        Message(
          en: "Whether the fix changes the design: `higlint fix` makes safe ones, `--unsafe` all",
          zhHans: "是否会改变设计：`higlint fix` 只做安全的，加 `--unsafe` 则全做")),
      KeyDescription(
        "why", .message, example: "it changes the design", Message(en: "Why it is not safe", zhHans: "为何不安全")),
      KeyDescription(
        "when", .text, example: "known(self.height)", Message(en: "Where the fix is offered", zhHans: "在何种情况下提供")),
    ] + fixSteps

  static let example: [KeyDescription] = [
    KeyDescription(
      "spec", .text, isRequired: true, example: "\"screen: pay\"", Message(en: "The text of a file", zhHans: "文件的内容")),
    KeyDescription(
      "file", .text, example: "Main.storyboard",
      Message(en: "The name of the file, where it is no spec", zhHans: "文件名（不是规格时）")),
    KeyDescription(
      "beside", .names(.text), example: "{app.yaml: \"app: {name: Harbor}\"}",
      Message(en: "Files that lie beside it, by their paths, with their texts", zhHans: "与其同处的文件：按路径列出，并写明内容")),
    KeyDescription(
      "edition", .words(Edition.allCases.map(\.rawValue)), example: "ios9",
      Message(en: "The edition in which it is checked", zhHans: "检查所用的版本")),
    KeyDescription(
      "expect",
      .list(
        .object([
          KeyDescription("text", .text, example: "\"44\"", Message(en: "What is underlined", zhHans: "下划线标出的内容")),
          KeyDescription(
            "severity", .words(["error", "warning", "advice"]), example: "warning",
            Message(en: "How much it matters", zhHans: "严重程度")),
          KeyDescription(
            "rule", .text, example: "color/contrast", Message(en: "Another rule that speaks", zhHans: "作出报告的另一规则")),
          KeyDescription(
            "review", .truth, example: "true", Message(en: "Whether a person is asked", zhHans: "是否需人工判断")),
        ])), isRequired: true, example: "[{text: \"44\", severity: warning}]",
      Message(
        en: "All that the rules find in it; `[]` for a sound example", zhHans: "其中应发现的全部问题；正确示例为 `[]`")),
  ]

  /// The keys of a rule besides those of its check.
  private static let own: [KeyDescription] = [
    KeyDescription(
      "id", .text, isRequired: true, example: "brand/button-height",
      Message(en: "`area/name`, in lower case with hyphens", zhHans: "`领域/名称`，小写字母和连字符")),
    KeyDescription(
      "title", .message, isRequired: true, example: "Buttons have the height of the design system",
      Message(
        en: "What the rule asks, in a sentence; of a question, the question's text", zhHans: "规则的要求，一句话；若为人工问题，即问题本身")),
    KeyDescription(
      "why", .message, example: "Buttons of one height line up",
      Message(en: "Why: one or two sentences", zhHans: "缘由：一两句话")),
    KeyDescription(
      "source",
      .list(
        .object([
          KeyDescription(
            "edition", .words(Edition.allCases.map(\.rawValue)), example: "ios9",
            Message(en: "The edition", zhHans: "版本")),
          KeyDescription("section", .text, example: "\"1.10.1\"", Message(en: "The section", zhHans: "章节")),
        ])), example: "[{edition: ios9, section: \"1.10.1\"}]",
      Message(en: "Where the guidelines say so", zhHans: "在指南中的出处")),
    KeyDescription(
      "select", .list(.text), isRequired: true, example: "button",
      Message(
        en:
          "The nodes that it concerns: a type (`screen`), a kind of view (`button`), texts (`text`, `button.title`), or `screenState`",
        zhHans: "所针对的对象：类型（`screen`）、视图种类（`button`）、文本（`text`、`button.title`）或 `screenState`")),
    KeyDescription(
      "phase", .words(["local", "app"]), fallback: "local", example: "app",
      Message(
        en:
          "`app` for a rule that runs when all files of the app have been read; one that reads `app.screens` does so unasked",
        zhHans: "`app` 表示读完应用的全部文件后再运行；读取 `app.screens` 的规则自动如此")),
    KeyDescription(
      "when", .either([.text, .truth]), example: "self.role != 'cancel'",
      Message(en: "Where it applies: an expression. Where that is unknown, it does not", zhHans: "适用条件（表达式）；未知时不适用")),
    KeyDescription(
      "whenUnknown", .words(["review", "skip"]), fallback: "skip", example: "review",
      Message(en: "Whether a person is asked where `when` is unknown", zhHans: "`when` 未知时是否交由人工判断")),
    KeyDescription(
      "params", .names(.anything), example: "{height: 48}",
      Message(
        en: "Numbers, texts and lists by name, read as `params.NAME`, which a configuration can change",
        zhHans: "按名称列出的数、文本和列表，以 `params.名称` 读取，可由配置更改")),
    KeyDescription(
      "yieldsTo", .list(.text), example: "[color/contrast]",
      Message(
        en: "Rules that speak in its place where both find something, of the same phase",
        zhHans: "两者（阶段相同）同时发现问题时，由这些规则报告")),
    KeyDescription(
      "checks", .list(.object(listedCheck)),
      example: "[{when: self.hidden, require: \"false\", severity: advice, message: Show it}]",
      Message(
        en: "Several checks in place of one; the first that finds something at a place speaks",
        zhHans: "多项检查代替一项；同一位置由第一项发现者报告")),
    KeyDescription(
      "covers", .list(.text), example: "[color/contrast]",
      Message(en: "The entries of the guidelines' inventory that it carries", zhHans: "所涵盖的指南条目")),
    KeyDescription(
      "asks", .text, example: "it takes an eye for pictures",
      Message(en: "Why a person must decide what a machine might", zhHans: "为何须由人而非机器判断")),
    KeyDescription(
      "editions",
      .names(
        .either([
          .words(["off"]),
          .object([
            KeyDescription(
              "params", .names(.anything), example: "{minimum: 3.0}", Message(en: "Other parameters", zhHans: "不同的参数")),
            KeyDescription(
              "severity", .words(["error", "warning", "advice"]), example: "advice",
              Message(en: "Another severity", zhHans: "不同的严重程度")),
          ]),
        ])), example: "{ios8: off, ios9: {severity: advice}}",
      Message(en: "What differs in an edition of the guidelines", zhHans: "在某一版指南中的不同之处")),
    KeyDescription(
      "examples", .list(.object(example)), example: "[{spec: \"screen: pay\", expect: []}]",
      Message(
        en: "Specs, and all that is found in them: the rule's tests, and its documentation",
        zhHans: "规格及其中应发现的问题：既是规则的测试，也是文档")),
  ]

  static let listedCheck: [KeyDescription] =
    [
      KeyDescription(
        "when", .either([.text, .truth]), example: "known(self.height)",
        Message(en: "Where this check applies", zhHans: "此项检查的适用条件"))
    ] + check

  /// All keys of a rule.
  public static let rule = own + check

  /// Returns the key of a rule with a name.
  static func named(_ name: String) -> KeyDescription? { rule.first { $0.name == name } }

  /// The words by which the lexicon finds an act.
  static let actLists: [KeyDescription] = [
    KeyDescription(
      "titles", .list(.text), example: "[belay that]", Message(en: "Titles and their beginnings", zhHans: "标题及其开头")),
    KeyDescription(
      "actions", .list(.text), example: "[belay]",
      Message(en: "Words of names in code and of ids", zhHans: "代码名称和 id 中的词")),
    KeyDescription(
      "icons", .list(.text), example: "[trash]", Message(en: "The system's names of symbols", zhHans: "系统图标的名称")),
  ]

  /// The sections of a file that is no list of rules.
  public static let sections: [KeyDescription] = [
    KeyDescription(
      "define", .names(.text), example: "{isShown: self.owner.visible}",
      Message(
        en: "Named expressions, which the rules of the file use like variables", zhHans: "命名的表达式，文件中的规则可像变量一样使用")),
    KeyDescription(
      "words", .names(.list(.text)), example: "{filler: [please, simply]}",
      Message(en: "Named lists of words, read as `lists.NAME`", zhHans: "命名的词表，以 `lists.名称` 读取")),
    KeyDescription(
      "acts", .names(.object(actLists)), example: "{cancel: {titles: [belay that]}}",
      Message(en: "What a team's own words do: they come before those of the lexicon", zhHans: "团队自己的用词所表示的动作；优先于词库")),
    KeyDescription(
      "grammar", .anything, example: "{}",
      Message(en: "Words that join and soften titles, for the lexicon itself", zhHans: "标题中的连接词和客气话，供词库使用")),
    KeyDescription(
      "rules", .list(.object(rule)), example: "[{id: brand/height, title: …, select: button}]",
      Message(en: "The rules of the file", zhHans: "文件中的规则")),
  ]
}
