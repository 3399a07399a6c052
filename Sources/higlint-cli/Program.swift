import HIGLanguage
import HIGReading

/// The `higlint` command: finds the subcommand, and reports mistakes in the command line.
enum Program {
  static let version = "0.1.0"

  static let commands: [Command] = [
    CheckCommand.command, FixCommand.command, MergeCommand.command, ReviewCommand.command, ReportCommand.command,
    DrawCommand.command, InitCommand.command, RulesCommand.command, ExplainCommand.command, SchemaCommand.command,
    TestCommand.command, EvalCommand.command, ParseCommand.command, ConvertCommand.command,
    LspCommand.command, CompletionsCommand.command, ManCommand.command, HelpCommand.command,
  ]

  static func session(for words: [String]) -> Session {
    Session(
      language: written(.language, in: words).flatMap { Language(rawValue: $0) } ?? Session.environmentLanguage(),
      color: written(.color, in: words))
  }

  static func run(_ words: [String], in session: Session) -> ExitStatus {
    do throws(Failure) {
      let status = try run(words, session)
      try session.finish(status)
      return status
    } catch {
      session.complain(error)
      return .failure
    }
  }

  private static func run(_ words: [String], _ session: Session) throws(Failure) -> ExitStatus {
    var rest = words[...]
    while let word = rest.first, word.utf8.first == UInt8(ascii: "-"), word != "-" {
      rest.removeFirst()
      switch word {
      case "--version":
        session.write("higlint \(version)\n")
        return .success
      case "--help", "-h":
        session.write(Help(language: session.language).overview(of: commands))
        return .success
      case "--language" where !rest.isEmpty: rest.removeFirst()
      case _ where word.hasPrefix("--language="): break
      default: throw misplaced(word)
      }
    }
    guard let name = rest.popFirst() else {
      session.writeError(Array(Help(language: session.language).overview(of: commands).utf8))
      return .failure
    }
    guard let command = commands.first(where: { $0.name == name }) else { throw unknown(name) }
    let arguments = try Arguments.parse(Array(rest), for: command)
    if arguments.has(.help) {
      session.write(Help(language: session.language).page(of: command))
      return .success
    }
    if let path = Outputs.redirection(arguments) { session.redirect(to: path) }
    return try command.run(arguments, session)
  }

  /// Returns the value of an option wherever it stands: messages about the rest of the command line need it first.
  private static func written(_ option: Option, in words: [String]) -> String? {
    var value: String?
    for (index, word) in words.enumerated() {
      if word == "--" { break }
      if word == option.spelling, index + 1 < words.count { value = words[index + 1] }
      if word.hasPrefix(option.spelling + "=") { value = String(word.dropFirst(option.spelling.count + 1)) }
    }
    return value
  }

  // MARK: Mistakes

  private static let hint = Message(
    en: "`higlint help` lists the commands.", zhHans: "`higlint help` 列出所有命令。")

  static func unknown(_ name: String) -> Failure {
    var near = nearest(to: name, among: commands.map(\.name))
    if near.isEmpty, DiskWorkspace().entry(at: name) != nil { near = ["check \(name)"] }
    let suggestion = Suggestion(near.map { "higlint \($0)" })
    return Failure(
      Message(
        en: "there is no command `\(name)`\(suggestion.en)", zhHans: "没有命令 `\(name)`\(suggestion.zhHans)"), hint: hint)
  }

  /// Returns the failure for an option before the command.
  private static func misplaced(_ word: String) -> Failure {
    let spelling = String(word.prefix { $0 != "=" })
    let owners = commands.filter { $0.options.contains { $0.spelling == spelling } }
    if let owner = owners.first {
      return Failure(
        Message(
          en: "`\(spelling)` goes behind the command: `higlint \(owner.name) \(word)`",
          zhHans: "`\(spelling)` 应写在命令之后：`higlint \(owner.name) \(word)`"), hint: hint)
    }
    let near = nearest(to: String(spelling.drop { $0 == "-" }), among: ["help", "version", "language"])
    let suggestion = Suggestion(near.map { "--" + $0 })
    return Failure(
      Message(en: "there is no option `\(spelling)`\(suggestion.en)", zhHans: "没有选项 `\(spelling)`\(suggestion.zhHans)"),
      hint: hint)
  }
}
