import HIGLanguage
import HIGLint
import HIGReading
import HIGRules

/// `higlint init`: writes a commented configuration for the working directory.
enum InitCommand {
  static let command = Command(
    name: "init",
    summary: Message(en: "Write a configuration for a folder.", zhHans: "为文件夹生成配置文件。"),
    operands: .optional("FOLDER"),
    options: [example],
    details: Message(
      en:
        "Writes `.higlint.yml`, in which every setting is explained, and says what a check finds there today. A configuration that is there already is left alone.\nWith `--example`, writes a small app to begin from instead: an app, a palette, a component and two screens, with comments.",
      zhHans:
        "生成带有说明的 `.higlint.yml`，并报告当前检查的结果。已有的配置文件不会被改动。\n使用 `--example` 时改为生成一个可作起点的小应用：应用、调色板、组件和两个界面，附有注释。"),
    examples: [
      .init(
        line: "higlint init", purpose: Message(en: "Begin in the working directory.", zhHans: "从当前文件夹开始。")),
      .init(
        line: "higlint init --example pier",
        purpose: Message(en: "A small app to learn from, in a folder of its own.", zhHans: "在单独的文件夹中生成供学习的小应用。")),
    ],
    run: run)

  private static let example = Option(
    name: "example",
    summary: Message(en: "Write a small app full of comments.", zhHans: "生成一个带注释的小应用。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let folder = arguments.operands.first ?? "."
    let workspace = DiskWorkspace()
    if arguments.has(example) { return try writeExample(to: folder, workspace, session) }
    guard workspace.entry(at: folder)?.kind == .directory else {
      throw Failure(Message(en: "\(folder): there is no such folder", zhHans: "\(folder)：文件夹不存在"))
    }
    for name in ConfigurationLookup.fileNames {
      let path = folder == "." ? name : "\(folder)/\(name)"
      guard workspace.entry(at: path) == nil else {
        throw Failure(
          Message(en: "there is \(path) already; it is left as it is", zhHans: "已有 \(path)，未作改动"))
      }
    }
    let path = folder == "." ? ".higlint.yml" : "\(folder)/.higlint.yml"
    let result = Linter.run(
      LintRequest(paths: [folder], configuration: .none), rules: BuiltInRules.ruleSet, workspace: workspace)
    let findings = result.diagnostics.filter { $0.severity >= .warning }
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(Array(text(session.language).utf8), to: path)
    } catch {
      throw Failure(error.message)
    }
    session.write(report(path, result.summary.files, findings)[session.language] + "\n")
    return .success
  }

  private static func report(_ path: String, _ files: Int, _ findings: [Diagnostic]) -> Message {
    if files == 0 {
      return Message(
        en: "Wrote \(path). There is no spec here yet.", zhHans: "已生成 \(path)。此处还没有规格。")
    }
    if findings.isEmpty {
      return Message(
        en: "Wrote \(path). A check finds no problems in \(files) \(files == 1 ? "file" : "files").",
        zhHans: "已生成 \(path)。检查了 \(files) 个文件，没有发现问题。")
    }
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    return Message(
      en:
        "Wrote \(path). A check finds \(errors) \(errors == 1 ? "error" : "errors") and \(warnings) \(warnings == 1 ? "warning" : "warnings") in \(files) \(files == 1 ? "file" : "files").\nTo begin with new findings only: `baseline: .higlint-baseline` in it, and `higlint check --write-baseline`.",
      zhHans:
        "已生成 \(path)。\(files) 个文件中有 \(errors) 个错误、\(warnings) 个警告。\n若只想关注新问题：在其中写入 `baseline: .higlint-baseline`，并运行 `higlint check --write-baseline`。"
    )
  }

  /// Returns the text of the file: every key with what it is, at the value that holds where the key is missing, or as an
  /// example that a reader may take out of its comment.
  private static func text(_ language: Language) -> String {
    let head = [
      Message(
        en: "Settings of higlint for this folder and all below it. Every line may go.",
        zhHans: "higlint 对此文件夹及其下所有文件的设置。每一行都可以删去。"),
      Message(
        en: "`higlint check --show-config FILE` shows what holds for a file, and why.",
        zhHans: "`higlint check --show-config FILE` 显示某个文件适用的设置及其来源。"),
    ]
    let keys = ConfigurationKeys.all.map { key in
      let line = key.fallback.map { "\(key.name): \($0)" } ?? "# \(key.name): \(key.example)"
      return "# \(key.summary[language])\(language == .english ? "." : "。")\n\(line)\n"
    }
    return head.map { "# \($0[language])\n" }.joined() + "\n" + keys.joined(separator: "\n")
  }

  // MARK: An example

  /// Writes the files of a small app, unless one of them is there already.
  private static func writeExample(
    to folder: String, _ workspace: DiskWorkspace, _ session: Session
  ) throws(Failure) -> ExitStatus {
    let files = ExampleApp(language: session.language).files.map { file in
      (path: folder == "." ? file.path : "\(folder)/\(file.path)", text: file.text)
    }
    for (path, _) in files where workspace.entry(at: path) != nil {
      throw Failure(
        Message(en: "there is \(path) already; nothing was written", zhHans: "已有 \(path)，未写入任何文件"))
    }
    for (path, text) in files {
      do throws(AtomicFile.Failure) {
        try AtomicFile.makeFolders(for: path)
        try AtomicFile.write(Array(text.utf8), to: path)
      } catch {
        throw Failure(error.message)
      }
    }
    let names = files.map(\.path).joined(separator: Message(en: ", ", zhHans: "、")[session.language])
    let check = folder == "." ? "higlint check" : "higlint check \(folder)"
    session.write(
      Message(
        en: "Wrote \(names).\n`\(check)` finds nothing in them: change something and look again.\n",
        zhHans: "已生成 \(names)。\n`\(check)` 不会发现问题：改动一处再看看。\n")[session.language])
    return .success
  }
}
