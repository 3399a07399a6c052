import HIGLanguage
import HIGReading

/// A subcommand, described once: its name, its operands and options, and its work.
struct Command: Sendable {
  /// The words that a command takes besides options.
  enum Operands: Sendable {
    case none
    /// Any number of operands.
    case many(String)
    /// Exactly one operand.
    case one(String)
    /// One operand or none.
    case optional(String)

    var placeholder: String? {
      switch self {
      case .none: nil
      case .many(let name): "[\(name)…]"
      case .one(let name): name
      case .optional(let name): "[\(name)]"
      }
    }
  }

  /// A command line worth trying, and its purpose.
  struct Example: Sendable {
    var line: String
    var purpose: Message
  }

  var name: String
  var summary: Message
  var operands: Operands
  var options: [Option]
  /// The part of the help that the options do not tell.
  var details: Message?
  var examples: [Example] = []
  var run: @Sendable (Arguments, Session) throws(Failure) -> ExitStatus

  /// The command's options and those that every command has.
  var allOptions: [Option] { options + [.language, .help] }
}

/// The exit status of the program.
enum ExitStatus: Int32, Sendable {
  /// Nothing was found that fails the run.
  case success = 0
  /// Something was found that fails the run.
  case found = 1
  /// The run could not be done.
  case failure = 2
}

/// The reason why a run could not be done: one or more lines for standard error.
struct Failure: Error {
  var message: Message
  /// A hint at where to read more.
  var hint: Message?

  init(_ message: Message, hint: Message? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension Option {
  static let help = Option(
    name: "help", short: "h", summary: Message(en: "Show this help.", zhHans: "显示此帮助。"))
  static let version = Option(
    name: "version", summary: Message(en: "Show the version.", zhHans: "显示版本。"))
  static let language = Option(
    name: "language", value: .word(Language.allCases.map(\.rawValue)),
    summary: Message(
      en: "The language of messages; by default that of LC_ALL, LC_MESSAGES or LANG.",
      zhHans: "消息的语言；默认取自 LC_ALL、LC_MESSAGES 或 LANG。"))
  static let format = Option(
    name: "format", value: .word(["human", "json"]),
    summary: Message(en: "For people (the default) or for programs.", zhHans: "供人阅读（默认）或供程序读取。"))
  static let output = Option(
    name: "output", short: "o", value: .text("FILE"),
    summary: Message(
      en: "Write to a file in place of standard output; it is replaced only when all is written.",
      zhHans: "写入文件而不是标准输出；全部写完后才替换原文件。"))
  static let color = Option(
    name: "color", value: .word(["auto", "always", "never"]),
    summary: Message(
      en: "Colours: by default on a terminal, unless NO_COLOR is set.",
      zhHans: "颜色：默认在终端上使用，设置 NO_COLOR 时不用。"))
  static let edition = Option(
    name: "edition", value: .word(Edition.allCases.map(\.rawValue)),
    summary: Message(
      en: "The edition of the guidelines; by default \(Edition.current.rawValue).",
      zhHans: "指南的版本；默认为 \(Edition.current.rawValue)。"))
}
