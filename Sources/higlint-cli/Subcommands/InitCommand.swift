import HIGLint
import HIGReading
import HIGRules

/// `higlint init`: writes a commented configuration for the working directory.
enum InitCommand {
  static let command = Command(
    name: "init",
    summary: Message(en: "Write a configuration for a folder.", zhHans: "为文件夹生成配置文件。"),
    operands: .optional("FOLDER"),
    options: [],
    details: Message(
      en:
        "Writes `.higlint.yml`, in which every setting is explained, and says what a check finds there today. A configuration that is there already is left alone.",
      zhHans: "生成带有说明的 `.higlint.yml`，并报告当前检查的结果。已有的配置文件不会被改动。"),
    examples: [
      .init(
        line: "higlint init", purpose: Message(en: "Begin in the working directory.", zhHans: "从当前文件夹开始。"))
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let folder = arguments.operands.first ?? "."
    let workspace = DiskWorkspace()
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

  /// Returns the text of the file: every key, with the value that holds where the key is missing.
  private static func text(_ language: Language) -> String {
    language == .english
      ? """
      # Settings of higlint for this folder and all below it. Every line may go.
      # `higlint check --show-config FILE` shows what holds for a file, and why.

      # The edition of the Human Interface Guidelines: ios8, ios9 or ios10.
      edition: ios10

      # What makes a check fail: error, warning, advice or never.
      failOn: error

      # What is shown: error, warning or advice.
      minSeverity: warning

      # The language of messages, en or zh-Hans; without it, the terminal's.
      # language: en

      # What is not checked, written as in a .gitignore (which holds anyway).
      # exclude:
      #   - drafts/

      # Rules by id, by area or all: off, on, advice, warning, error, or a severity with parameters.
      # `higlint rules` lists them, `higlint explain RULE` tells their parameters.
      # rules:
      #   animation/*: off
      #   color/contrast: {severity: warning, minimum: 4.5}

      # Other rules for some files, screens or objects.
      # overrides:
      #   - files: [onboarding/]
      #     rules: {layout/alignment: off}

      # Settings to begin with, and rules of your own (`higlint test` runs their examples).
      # extends: [../design/higlint.yml]
      # ruleFiles: [rules/brand.yaml]

      # Findings that are known and stay quiet: `higlint check --write-baseline`.
      # baseline: .higlint-baseline

      # Every suppression must say why: `# higlint:disable-line RULE -- reason`.
      # requireReason: true

      """
      : """
      # higlint 对此文件夹及其下所有文件的设置。每一行都可以删去。
      # `higlint check --show-config FILE` 显示某个文件适用的设置及其来源。

      # 《人机界面指南》的版本：ios8、ios9 或 ios10。
      edition: ios10

      # 何时视为失败：error、warning、advice 或 never。
      failOn: error

      # 显示的最低级别：error、warning 或 advice。
      minSeverity: warning

      # 消息的语言：en 或 zh-Hans；不写则随终端。
      # language: zh-Hans

      # 不检查的路径，写法同 .gitignore（.gitignore 本身始终有效）。
      # exclude:
      #   - drafts/

      # 按规则、领域或全部设置：off、on、advice、warning、error，或级别加参数。
      # `higlint rules` 列出规则，`higlint explain RULE` 说明参数。
      # rules:
      #   animation/*: off
      #   color/contrast: {severity: warning, minimum: 4.5}

      # 只对部分文件、界面或对象生效的规则。
      # overrides:
      #   - files: [onboarding/]
      #     rules: {layout/alignment: off}

      # 作为基础的设置，以及自己的规则（`higlint test` 运行其示例）。
      # extends: [../design/higlint.yml]
      # ruleFiles: [rules/brand.yaml]

      # 已知而不再报告的问题：`higlint check --write-baseline`。
      # baseline: .higlint-baseline

      # 停用规则时必须说明原因：`# higlint:disable-line RULE -- 原因`。
      # requireReason: true

      """
  }
}
