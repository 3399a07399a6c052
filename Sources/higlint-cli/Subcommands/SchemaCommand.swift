import HIGReading
import HIGReport
import HIGRules

/// `higlint schema`: prints the JSON Schema of specs, settings or rule files.
enum SchemaCommand {
  static let command = Command(
    name: "schema",
    summary: Message(en: "Print a JSON Schema, for editors.", zhHans: "输出供编辑器使用的 JSON Schema。"),
    operands: .optional("FILE"),
    options: [.output],
    details: Message(
      en:
        "FILE is spec (the default), config or rules. The schema is of draft 2020-12, with descriptions in the language of messages.\nA YAML file names its schema in its first line: `# yaml-language-server: $schema=spec.json`.",
      zhHans:
        "FILE 为 spec（默认）、config 或 rules。Schema 采用 2020-12 草案，说明文字使用消息的语言。\nYAML 文件在首行写明所用的 schema：`# yaml-language-server: $schema=spec.json`。"
    ),
    examples: [
      .init(
        line: "higlint schema spec --output spec.json",
        purpose: Message(en: "For completion and hints in an editor.", zhHans: "供编辑器补全和提示。"))
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let word = arguments.operands.first ?? SchemaFile.spec.rawValue
    guard let file = SchemaFile(rawValue: word) else {
      let names = SchemaFile.allCases.map(\.rawValue)
      let hint = Suggestion(nearest(to: word, among: names))
      throw Failure(
        Message(
          en: "there is no schema of `\(word)`, only of \(names.joined(separator: ", "))\(hint.en)",
          zhHans: "没有 `\(word)` 的 schema，只有 \(names.joined(separator: "、"))\(hint.zhHans)"),
        hint: command.usageHint)
    }
    session.write(file.text(ruleSet: BuiltInRules.ruleSet, language: session.language))
    return .success
  }
}
