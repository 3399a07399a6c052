import HIGLanguage
import HIGReading

/// `higlint completions`: writes a script that completes higlint's command lines in a shell.
enum CompletionsCommand {
  static let command = Command(
    name: "completions",
    summary: Message(en: "Write a shell's completion script.", zhHans: "生成 shell 的补全脚本。"),
    operands: .one("SHELL"),
    options: [],
    details: Message(en: "SHELL is bash, zsh or fish.", zhHans: "SHELL 为 bash、zsh 或 fish。"),
    examples: [
      .init(
        line: "source <(higlint completions bash)",
        purpose: Message(
          en: "In `.bashrc`: complete commands, options and their values.", zhHans: "写入 `.bashrc`：补全命令、选项及取值。"))
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let name = arguments.operands.first ?? ""
    guard let shell = Completions(rawValue: name) else {
      let hint = Suggestion(nearest(to: name, among: Completions.allCases.map(\.rawValue)))
      throw Failure(
        Message(
          en: "there are completions for bash, zsh and fish, not for `\(name)`\(hint.en)",
          zhHans: "补全脚本支持 bash、zsh 和 fish，不支持 `\(name)`\(hint.zhHans)"), hint: arguments.command.usageHint)
    }
    session.write(shell.script(for: Program.commands, language: session.language))
    return .success
  }
}
