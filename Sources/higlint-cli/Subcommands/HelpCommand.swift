import HIGLanguage
import HIGReading

/// `higlint help`: tells how the program or one of its commands is used.
enum HelpCommand {
  static let command = Command(
    name: "help",
    summary: Message(en: "Show help, of a command or in general.", zhHans: "显示总体帮助或某个命令的帮助。"),
    operands: .optional("COMMAND"),
    options: [],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let help = Help(language: session.language)
    guard let name = arguments.operands.first else {
      session.write(help.overview(of: Program.commands))
      return .success
    }
    guard let command = Program.commands.first(where: { $0.name == name }) else { throw Program.unknown(name) }
    session.write(help.page(of: command))
    return .success
  }
}
