import HIGCore
import HIGLanguage
import HIGReading

/// A variable, macro or operator of the rule language, as `higlint explain` tells of it.
package struct RuleWord {
  package let summary: Message
  /// An expression and, behind `//`, what it gives.
  package let example: String?

  /// Creates the word with a name; nil where the language has none.
  package init?(_ name: String) {
    guard let idea = Idea.ofRules.first(where: { $0.name == name }) else { return nil }
    (summary, example) = (idea.summary, idea.example)
  }
}

/// Something that is neither a field nor a function, and that people ask about: what silence means, how a colour is
/// written, what a macro does.
struct Idea: Sendable {
  let name: String
  let summary: Message
  /// A piece of a spec, or an expression and, behind `//`, what it gives.
  let example: String?

  private init(_ name: String, _ example: String?, _ summary: Message) {
    self.name = name
    self.example = example
    self.summary = summary
  }

  static let all = ofSpecs + ofRules

  /// What the values of a spec mean, and how they are written.
  static let ofSpecs: [Idea] = [
    Idea(
      "unknown", "{kind: label, text: unknown, color: \"#333333\"}",
      Message(
        en:
          "What a spec does not state is unknown, unless its field has a default; the word `unknown` states that nobody can say. An unknown fact is never a mistake: a rule that needs it asks a person (`higlint review`). In rules, what rests on it is unknown, too, unless the rest decides: `false && unknown` is false",
        zhHans:
          "规格没有写明的即为未知，除非字段有默认值；写 `unknown` 表示无从得知。未知绝不算错：需要它的规则交由人工判断（`higlint review`）。在规则中，依赖未知的结果也未知，除非其余部分已能决定：`false && unknown` 为假"
      )),
    Idea(
      "none", "{kind: button, title: Pay, icon: none}",
      Message(
        en:
          "States that there is nothing: no icon, no toolbar. `[]` says so of a list. A rule that asks something of it does not apply; `isNone(x)` is true of it, `given(x)` false",
        zhHans: "写明没有：没有图标、没有工具栏。列表写 `[]`。对它有所要求的规则不适用；`isNone(x)` 为真，`given(x)` 为假")),
    Idea(
      "colour", "{light: \"#0A5AB4\", dark: systemTeal}",
      Message(
        en:
          "`#RRGGBB`, `#RRGGBBAA`, `rgb(0 122 255 / 60%)`, a colour of UIKit (`systemBlue`, `darkText`, `clear`), a name of the palette (`$brand`), or a pair for the two appearances. In YAML, colours that begin with `#` stand in quotes",
        zhHans:
          "`#RRGGBB`、`#RRGGBBAA`、`rgb(0 122 255 / 60%)`、UIKit 的颜色（`systemBlue`、`darkText`、`clear`）、调色板中的名称（`$brand`），或两种外观的一对。在 YAML 中，以 `#` 开头的颜色须加引号"
      )),
    Idea(
      "language", "{en: Pay, zh-Hans: 支付}",
      Message(
        en:
          "A text is a string, in the app's first language, or a string for each language by its BCP 47 tag. In rules, `self.language` of a text is its tag",
        zhHans: "文本是一个字符串（应用的首要语言），或按 BCP 47 标签为每种语言各写一个。在规则中，文本的 `self.language` 即其标签")),
    Idea(
      "placeholders", "\"Hello, {name: Anna}! You have %d tickets.\"",
      Message(
        en:
          "What stands for a value in a text: `{name}`, `{name: sample}`, `%@`, `%1$d`, `$(VARIABLE)`. It is an unknown part: a word that is found in the rest is found, one that is not may still be there",
        zhHans:
          "文本中代表某个值的部分：`{name}`、`{name: 示例}`、`%@`、`%1$d`、`$(VARIABLE)`。这部分未知：在其余部分找到的词即为找到，没找到的仍可能存在"
      )),
    Idea(
      "time", "200ms",
      Message(
        en: "Seconds, or a number with a unit: `200ms`, `30s`, `5min`, `2h`, `2d`, `1w`",
        zhHans: "秒数，或带单位的数：`200ms`、`30s`、`5min`、`2h`、`2d`、`1w`")),
    Idea(
      "id", "pay",
      Message(
        en:
          "A name for links, answers and overrides to refer to: of a screen unique in the app, of a view in its screen",
        zhHans: "供链接、答复和 override 引用的名字：界面的在应用内唯一，视图的在界面内唯一")),
  ]

  /// The variables, macros and operators of the rule language.
  static let ofRules: [Idea] = [
    Idea(
      "self", "pay.role == 'primary' // true",
      Message(
        en:
          "In a rule: the node that it looks at. Its fields and facts follow a dot: `self.frame.height`, `self.contrast`",
        zhHans: "在规则中：所检查的对象。其字段和事实写在点号之后：`self.frame.height`、`self.contrast`")),
    Idea(
      "it", "[44, 30].map(height, height >= 44) // [true, false]",
      Message(en: "In a check with `each`: the item of the list", zhHans: "在带 `each` 的检查中：列表中的一项")),
    Idea(
      "lists", "hasWord('simply pay', ['simply', 'just']) // true",
      Message(
        en: "In a rule: the word lists of its file, which stand under `words`: `hasWord(self, lists.filler)`",
        zhHans: "在规则中：文件里 `words` 下的词表：`hasWord(self, lists.filler)`")),
    Idea(
      "known", "known(pay.alpha) // true",
      Message(
        en: "`known(x)`: whether a value is known. Never unknown itself", zhHans: "`known(x)`：某值是否已知。自身绝不会未知")),
    Idea(
      "has", "has(pay.title) // true",
      Message(
        en: "`has(x.field)`: whether a field is stated (also as `none`), inherited, or has a default",
        zhHans: "`has(x.field)`：字段是否写明（含 `none`）、被继承或有默认值")),
    Idea(
      "all", "[48, 44].all(h, h >= 44) // true",
      Message(
        en: "`list.all(x, …)`: whether something holds for each item; one that fails decides",
        zhHans: "`list.all(x, …)`：是否每一项都成立；有一项不成立即可决定")),
    Idea(
      "exists", "home.allViews.exists(v, v.kind == 'button') // true",
      Message(
        en: "`list.exists(x, …)`: whether something holds for at least one item; one that passes decides",
        zhHans: "`list.exists(x, …)`：是否至少一项成立；有一项成立即可决定")),
    Idea(
      "exists_one", "[8, 16, 20].exists_one(x, x > 16) // true",
      Message(
        en: "`list.exists_one(x, …)`: whether it holds for exactly one item", zhHans: "`list.exists_one(x, …)`：是否恰有一项成立"
      )),
    Idea(
      "filter", "[8, 16, 20].filter(x, x % 8 == 0) // [8, 16]",
      Message(en: "`list.filter(x, …)`: the items for which it holds", zhHans: "`list.filter(x, …)`：成立的各项")),
    Idea(
      "map", "[1, 2, 3].map(x, x * x) // [1, 4, 9]",
      Message(
        en:
          "`list.map(x, …)`: what each item comes to; `list.map(x, condition, …)` of those that a condition holds for",
        zhHans: "`list.map(x, …)`：由每一项得到的值；`list.map(x, 条件, …)` 只取满足条件的项")),
    Idea(
      "in", "'Pay' in ['Pay', 'Send'] // true",
      Message(en: "`x in list`: whether a list holds a value, or a map a key", zhHans: "`x in list`：列表中是否有某值，或映射中是否有某键")
    ),
    Idea(
      "&&", "2 > 1 && !(3 > 4) // true",
      Message(
        en:
          "`a && b`: whether both hold; `a || b`: whether one does; `!a`: whether it does not. One side may decide while the other is unknown",
        zhHans: "`a && b`：是否都成立；`a || b`：是否有一个成立；`!a`：是否不成立。一侧已能决定时，另一侧可以未知")),
    Idea(
      "?:", "44 >= 44 ? 'large enough' : 'too small' // \"large enough\"",
      Message(en: "`condition ? a : b`: one value or the other", zhHans: "`条件 ? a : b`：二者取其一")),
    Idea(
      "==", "44 == 44.0 // true",
      Message(
        en: "`==`, `!=`, `<`, `<=`, `>`, `>=` compare numbers, texts and times; whole numbers and others mix",
        zhHans: "`==`、`!=`、`<`、`<=`、`>`、`>=` 比较数、文本和时间；整数与小数可混用")),
    Idea(
      "+", "7 / 2 + 7 % 2 // 4",
      Message(
        en: "`+`, `-`, `*`, `/`, `%`: arithmetic; `/` of two whole numbers is whole. `+` joins texts and lists, too",
        zhHans: "`+`、`-`、`*`、`/`、`%`：算术；两个整数相除得整数。`+` 也可连接文本和列表")),
  ]
}
