import HIGCore
import HIGReading

/// The help of the program and of its commands, made from their descriptions.
struct Help {
  /// The number of columns that help takes at most.
  private static let width = 80
  private static let indent = 2

  let language: Language

  func overview(of commands: [Command]) -> String {
    var text = heading(
      Message(
        en: "higlint checks descriptions of screens against Apple's Human Interface Guidelines.",
        zhHans: "higlint 依照 Apple 的《Human Interface Guidelines》检查界面描述。"))
    text += usage("COMMAND [OPTION…]")
    text += title(Message(en: "Commands", zhHans: "命令"))
    text += table(commands.map { ($0.name, $0.summary[language]) })
    text += title(Message(en: "Options", zhHans: "选项"))
    text += table([Option.language, .help, .version].map { (label(of: $0), $0.summary[language]) })
    text += title(Message(en: "Exit status", zhHans: "退出状态"))
    text += table([
      ("0", Message(en: "Nothing was found that matters.", zhHans: "没有发现需要处理的问题。")[language]),
      ("1", Message(en: "Something was found.", zhHans: "发现了问题。")[language]),
      ("2", Message(en: "The run could not be done.", zhHans: "无法完成运行。")[language]),
    ])
    text +=
      "\n"
      + Message(
        en: "`higlint help COMMAND` tells more about a command.",
        zhHans: "`higlint help 命令` 显示某个命令的详细说明。")[language] + "\n"
    return text
  }

  func page(of command: Command) -> String {
    var text = heading(command.summary)
    let operands = command.operands.placeholder.map { " " + $0 } ?? ""
    text += usage("\(command.name) [OPTION…]\(operands)")
    if let details = command.details {
      text += "\n"
      for paragraph in details[language].split(separator: "\n") { text += wrapped(String(paragraph), from: 0) }
    }
    text += title(Message(en: "Options", zhHans: "选项"))
    text += table(command.allOptions.map { (label(of: $0), $0.description(language)) })
    if !command.examples.isEmpty {
      text += title(Message(en: "Examples", zhHans: "示例"))
      for example in command.examples {
        text += "  \(example.line)\n"
        text += wrapped(example.purpose[language], from: 6, startsNewLine: true)
      }
    }
    return text
  }

  // MARK: Parts

  private func heading(_ summary: Message) -> String { summary[language] + "\n" }

  private func usage(_ rest: String) -> String {
    Message(en: "\nUsage: higlint \(rest)\n", zhHans: "\n用法：higlint \(rest)\n")[language]
  }

  private func title(_ message: Message) -> String {
    "\n" + message[language] + (language == .english ? ":" : "：") + "\n"
  }

  private func label(of option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return short + option.spelling + (option.value.map { " " + $0.placeholder } ?? "")
  }

  /// Returns a table of two columns; a label too long for the first has a line of its own.
  private func table(_ rows: [(label: String, text: String)]) -> String {
    let longest = rows.map { DisplayWidth.displayColumns(of: $0.label) }.filter { $0 <= 24 }.max() ?? 0
    let column = Self.indent + longest + 2
    var result = ""
    for row in rows {
      let width = DisplayWidth.displayColumns(of: row.label)
      result += String(repeating: " ", count: Self.indent) + row.label
      if width > longest {
        result += "\n" + wrapped(row.text, from: column, startsNewLine: true)
      } else {
        result += String(repeating: " ", count: column - Self.indent - width)
        result += wrapped(row.text, from: column)
      }
    }
    return result
  }

  /// Returns a text broken into lines at spaces, or behind a wide character: Chinese has no spaces.
  private func wrapped(_ text: String, from column: Int, startsNewLine: Bool = false) -> String {
    let margin = String(repeating: " ", count: column)
    var result = startsNewLine ? margin : ""
    var width = column
    for piece in pieces(of: text) {
      let columns = DisplayWidth.displayColumns(of: piece.text)
      if width + columns + (piece.followsSpace ? 1 : 0) > Self.width, width > column, !piece.clings {
        result += "\n" + margin
        width = column
      } else if piece.followsSpace {
        result += " "
        width += 1
      }
      result += piece.text
      width += columns
    }
    return result + "\n"
  }

  private struct Piece {
    var text: String
    var followsSpace: Bool
    /// Whether the piece is a mark that must not begin a line.
    var clings: Bool
  }

  private func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var word = ""
    var followsSpace = false
    func endWord() {
      guard !word.isEmpty else { return }
      pieces.append(Piece(text: word, followsSpace: followsSpace, clings: false))
      word = ""
      followsSpace = false
    }
    for scalar in text.unicodeScalars {
      if scalar == " " {
        endWord()
        followsSpace = true
      } else if DisplayWidth.columns(of: scalar.value) == 2 {
        endWord()
        let clings = scalar.properties.generalCategory != .otherLetter
        pieces.append(Piece(text: String(scalar), followsSpace: followsSpace, clings: clings))
        followsSpace = false
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    endWord()
    return pieces
  }
}
