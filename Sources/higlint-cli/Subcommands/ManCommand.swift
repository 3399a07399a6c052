import HIGLanguage
import HIGReading

/// `higlint man`: writes the manual page.
enum ManCommand {
  static let command = Command(
    name: "man",
    summary: Message(en: "Write the manual page.", zhHans: "生成手册页。"),
    operands: .none,
    options: [],
    examples: [
      .init(
        line: "higlint man > /usr/local/share/man/man1/higlint.1",
        purpose: Message(en: "Install it.", zhHans: "安装手册页。"))
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    session.write(ManualPage(language: session.language).text(of: Program.commands))
    return .success
  }
}

/// A page for `man`, in the macros of man(7), made from the commands' descriptions.
struct ManualPage {
  let language: Language

  private func say(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[language] }

  func text(of commands: [Command]) -> String {
    var text = ".TH HIGLINT 1 \"\" \"higlint \(Program.version)\"\n"
    text += section(say("NAME", "名称"))
    text +=
      "higlint \\- " + line(say("check screen descriptions against the Human Interface Guidelines", "依照《人机界面指南》检查界面描述"))
    text += section(say("SYNOPSIS", "概要"))
    text += ".B higlint\n" + line("COMMAND [OPTION…] [OPERAND…]")
    text += section(say("COMMANDS", "命令"))
    for command in commands {
      text += ".SS " + line(([command.name] + (command.operands.placeholder.map { [$0] } ?? [])).joined(separator: " "))
      text += line(command.summary[language])
      for paragraph in (command.details?[language] ?? "").split(separator: "\n") {
        text += ".PP\n" + line(String(paragraph))
      }
      for option in command.options { text += item(label(of: option), option.description(language)) }
      for example in command.examples {
        text += ".PP\n" + line(example.purpose[language]) + ".EX\n" + line(example.line) + ".EE\n"
      }
    }
    text += section(say("OPTIONS OF EVERY COMMAND", "所有命令的选项"))
    for option in [Option.language, .help] { text += item(label(of: option), option.summary[language]) }
    text += section(say("EXIT STATUS", "退出状态"))
    text += item("0", say("Nothing was found that matters.", "没有发现需要处理的问题。"))
    text += item("1", say("Something was found.", "发现了问题。"))
    text += item("2", say("The run could not be done.", "无法完成运行。"))
    text += section(say("FILES", "文件"))
    text += item(
      ".higlint.yml",
      say("Settings of a folder and all below it; `higlint init` writes one.", "文件夹及其下所有文件的设置；可用 `higlint init` 生成。"))
    text += section(say("ENVIRONMENT", "环境变量"))
    text += item("NO_COLOR", say("No colours, whatever the terminal can do.", "不使用颜色。"))
    text += item(
      "LC_ALL, LC_MESSAGES, LANG",
      say("Messages are Chinese where the first that is set begins with `zh`.", "第一个已设置的变量以 `zh` 开头时，使用中文。"))
    return text
  }

  private func label(of option: Option) -> String {
    (option.short.map { "-\($0), " } ?? "") + option.spelling + (option.value.map { " " + $0.placeholder } ?? "")
  }

  private func section(_ title: String) -> String { ".SH " + line(title) }

  private func item(_ label: String, _ text: String) -> String { ".TP\n.B " + line(label) + line(text) }

  /// Returns a line of text in which nothing is a request or an escape.
  private func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "\n": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    if let first = result.utf8.first, first == UInt8(ascii: ".") || first == UInt8(ascii: "'") {
      result = "\\&" + result
    }
    return result + "\n"
  }
}
