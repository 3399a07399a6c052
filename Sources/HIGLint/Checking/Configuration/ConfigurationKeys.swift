import HIGLanguage
import HIGReading

/// The keys of a configuration: what `ConfigurationReader` reads, `higlint init` writes, and people are told of.
public enum ConfigurationKeys {
  private static let severities = ["error", "warning", "advice"]

  public static let all: [KeyDescription] = [
    KeyDescription(
      "edition", .words(Edition.allCases.map(\.rawValue)), fallback: Edition.current.rawValue, example: "ios9",
      Message(en: "The edition of the Human Interface Guidelines", zhHans: "《人机界面指南》的版本")),
    KeyDescription(
      "language", .words(Language.allCases.map(\.rawValue)), example: "zh-Hans",
      Message(en: "The language of messages; without it, the terminal's", zhHans: "消息的语言；不写则随终端")),
    KeyDescription(
      "failOn", .words(severities + ["never"]), fallback: "error", example: "warning",
      Message(
        en: "What makes a check fail, with exit status 1: findings of this severity and above",
        zhHans: "何时视为失败（退出状态 1）：达到此级别的问题")),
    KeyDescription(
      "minSeverity", .words(severities), fallback: "warning", example: "advice",
      Message(en: "What is shown: findings of this severity and above", zhHans: "显示哪些问题：达到此级别的")),
    KeyDescription(
      "include", .list(.text), example: "[screens/, app.yaml]",
      Message(
        en: "The only files of a folder that are checked, as patterns written as in a .gitignore",
        zhHans: "文件夹中只检查这些路径，写法同 .gitignore")),
    KeyDescription(
      "exclude", .list(.text), example: "[drafts/, \"*.old.yaml\"]",
      Message(
        en: "What is not checked, as patterns written as in a .gitignore (which holds anyway)",
        zhHans: "不检查的路径，写法同 .gitignore（.gitignore 本身始终有效）")),
    KeyDescription(
      "rules", .names(change), example: "{animation/*: off, color/contrast: {severity: warning, minimum: 4.5}}",
      Message(
        en:
          "Rules by id, by area (`color/*`) or all (`*`): `off`, `on`, a severity, or a severity with parameters. `higlint explain RULE` tells a rule's parameters",
        zhHans:
          "按规则、领域（`color/*`）或全部（`*`）设置：`off`、`on`、级别，或级别加参数。`higlint explain 规则` 说明其参数")),
    KeyDescription(
      "overrides", .list(.object(override)), example: "[{files: [onboarding/], rules: {layout/alignment: off}}]",
      Message(
        en: "Other rules for some files, screens or objects; the last that concerns a finding counts",
        zhHans: "只对部分文件、界面或对象生效的规则；后写的优先")),
    KeyDescription(
      "extends", .list(.text), example: "[../design/higlint.yml]",
      Message(
        en: "Settings to begin with, from other files; what stands here counts more",
        zhHans: "作为基础的其他设置文件；此处所写优先")),
    KeyDescription(
      "ruleFiles", .list(.text), example: "[rules/brand.yaml]",
      Message(
        en: "Files with rules of your own (`higlint test` runs their examples)", zhHans: "自己的规则文件（`higlint test` 运行其示例）"
      )),
    KeyDescription(
      "reviewed", .either([.list(.anything), .names(.anything)]),
      example: "[{rule: launch/no-splash, of: launch, answer: passes}]",
      Message(
        en: "Answers to review questions about files that can't hold them, such as storyboards",
        zhHans: "对无法在自身记录答复的文件（如 storyboard）的人工答复")),
    KeyDescription(
      "baseline", .text, example: ".higlint-baseline",
      Message(
        en: "Findings that are known and stay quiet; `higlint check --write-baseline` writes the file",
        zhHans: "已知而不再报告的问题；由 `higlint check --write-baseline` 写入")),
    KeyDescription(
      "format", .words(ReportFormat.allCases.map(\.rawValue)), fallback: "human", example: "concise",
      Message(en: "The form of the report on standard output", zhHans: "标准输出中报告的格式")),
    KeyDescription(
      "output", .names(.text), example: "{sarif: higlint.sarif}",
      Message(en: "Further reports that go to files, by their format", zhHans: "另外写入文件的报告，按格式")),
    KeyDescription(
      "requireReason", .truth, fallback: "false", example: "true",
      Message(
        en: "Whether every suppression must say why: `# higlint:disable-line RULE -- reason`",
        zhHans: "停用规则时是否必须说明原因：`# higlint:disable-line RULE -- 原因`")),
  ]

  /// What may be said of a rule or an area.
  private static let change = KeyDescription.Shape.either([
    .words(["off", "on"] + severities), .names(.anything),
  ])

  /// The keys of an override.
  public static let override: [KeyDescription] = [
    KeyDescription(
      "files", .list(.text), example: "[onboarding/]",
      Message(en: "The files that it concerns, as patterns", zhHans: "所涉及的文件（模式）")),
    KeyDescription(
      "screens", .list(.text), example: "[welcome]",
      Message(en: "The ids of the screens that it concerns", zhHans: "所涉及的界面 id")),
    KeyDescription(
      "objects", .list(.text), example: "[logo]",
      Message(
        en: "The ids of the views that it concerns, or of objects in Interface Builder files",
        zhHans: "所涉及的视图 id，或 Interface Builder 文件中的对象 id")),
    KeyDescription(
      "rules", .names(change), isRequired: true, example: "{layout/alignment: off}",
      Message(en: "What holds there, written as `rules` at the top", zhHans: "在那里适用的规则，写法同顶层的 `rules`")),
  ]
}
