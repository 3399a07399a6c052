import HIGLanguage
import HIGReading

/// The options and operands of a command line, each checked against its description.
struct Arguments: Sendable {
  let command: Command
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(_ command: Command) { self.command = command }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// Returns the value of an option; the last one, where it is given several times.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  /// Returns every value of an option, in order.
  func values(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// Returns words that give the same values to some options.
  func words(of options: [Option]) -> [String] {
    options.flatMap { option in
      values(option).map { option.value == nil ? option.spelling : "\(option.spelling)=\($0)" }
    }
  }

  /// Returns the value of an option that takes a count; parsing has checked that it is one.
  func count(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }

  /// Returns the value of an option that takes a size, in bytes.
  func size(_ option: Option) -> Int? { value(option).flatMap { byteCount($0) } }
}

// MARK: - Parsing

extension Arguments {
  /// Reads the words behind the subcommand.
  ///
  /// Options may stand before, between and after operands; after `--` everything is an operand.
  static func parse(_ words: [String], for command: Command) throws(Failure) -> Arguments {
    var arguments = Arguments(command)
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.utf8.first == UInt8(ascii: "-"), word != "-" {
        try arguments.readOption(word, &rest)
        // A request for help counts even if later arguments are wrong.
        if arguments.has(.help) { return arguments }
      } else {
        arguments.operands.append(word)
      }
    }
    try arguments.checkOperands()
    return arguments
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(Failure) {
    let isLong = word.hasPrefix("--")
    let body = word.dropFirst(isLong ? 2 : 1)
    let equals = isLong ? body.firstIndex(of: "=") : nil
    let name = String(equals.map { body[..<$0] } ?? body)
    let attached = equals.map { String(body[body.index(after: $0)...]) }
    guard let option = command.allOptions.first(where: { isLong ? $0.name == name : $0.short == name }) else {
      throw unknown(isLong ? "--" + name : word, name: name)
    }
    guard let form = option.value else {
      guard attached == nil else {
        throw usage(
          Message(en: "`\(option.spelling)` takes no value", zhHans: "`\(option.spelling)` 不接受取值"))
      }
      values[option.name, default: []].append("")
      return
    }
    if case .optional = form {
      let isValue =
        rest.first.map { !$0.isEmpty && !$0.hasPrefix("-") && DiskWorkspace().entry(at: $0) == nil } ?? false
      values[option.name, default: []].append(attached ?? (isValue ? rest.popFirst() : nil) ?? "")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw usage(
        Message(
          en: "`\(option.spelling)` needs a value: \(form.placeholder)",
          zhHans: "`\(option.spelling)` 缺少取值：\(form.placeholder)"))
    }
    try check(value, of: option, form)
    values[option.name, default: []].append(value)
  }

  private func check(_ value: String, of option: Option, _ form: Option.Value) throws(Failure) {
    switch form {
    case .text, .optional: return
    case .word(let words):
      guard !words.contains(value) else { return }
      let hint = Suggestion(nearest(to: value, among: words))
      throw usage(
        Message(
          en: "`\(value)` is no value of `\(option.spelling)`, which takes \(list(words, "or"))\(hint.en)",
          zhHans: "`\(value)` 不是 `\(option.spelling)` 的取值，可用 \(list(words, "或"))\(hint.zhHans)"))
    case .count:
      guard Int(value).map({ $0 < 1 }) ?? true else { return }
      throw usage(
        Message(
          en: "`\(option.spelling)` takes a whole number from 1, not `\(value)`",
          zhHans: "`\(option.spelling)` 的取值应为不小于 1 的整数，而不是 `\(value)`"))
    case .size:
      guard byteCount(value) == nil else { return }
      throw usage(
        Message(
          en: "`\(option.spelling)` takes a number of bytes such as `500k` or `10M`, not `\(value)`",
          zhHans: "`\(option.spelling)` 的取值应为字节数，如 `500k` 或 `10M`，而不是 `\(value)`"))
    }
  }

  private func checkOperands() throws(Failure) {
    let (least, most, name): (Int, Int, String) =
      switch command.operands {
      case .none: (0, 0, "")
      case .many(let name): (0, .max, name)
      case .one(let name): (1, 1, name)
      case .optional(let name): (0, 1, name)
      }
    if operands.count < least {
      throw usage(
        Message(en: "`\(command.name)` needs \(name)", zhHans: "`\(command.name)` 缺少参数 \(name)"))
    }
    if operands.count > most {
      let extra = operands[most]
      throw usage(
        Message(
          en: "`\(extra)` is one argument too many for `\(command.name)`",
          zhHans: "`\(command.name)` 的参数过多：`\(extra)`"))
    }
  }

  // MARK: Mistakes

  private func unknown(_ spelling: String, name: String) -> Failure {
    let near = nearest(to: name, among: command.allOptions.map(\.name)).map { "--" + $0 }
    let hint = Suggestion(near)
    return usage(
      Message(
        en: "`\(command.name)` has no option `\(spelling)`\(hint.en)",
        zhHans: "`\(command.name)` 没有选项 `\(spelling)`\(hint.zhHans)"))
  }

  private func usage(_ message: Message) -> Failure { Failure(message, hint: command.usageHint) }

  private func list(_ words: [String], _ joiner: String) -> String {
    let quoted = words.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: joiner == "or" ? ", " : "、") + " \(joiner) " + last
  }
}

extension Command {
  /// The sentence that tells where to read how the command is used.
  var usageHint: Message {
    Message(
      en: "`higlint help \(name)` shows how it is used.", zhHans: "用法见 `higlint help \(name)`。")
  }
}

/// The words that may have been meant, as the end of a sentence; empty where none comes near.
struct Suggestion {
  let en: String
  let zhHans: String

  init(_ names: [String]) {
    let quoted = names.map { "`\($0)`" }
    en = quoted.isEmpty ? "" : "; did you mean \(quoted.joined(separator: " or "))?"
    zhHans = quoted.isEmpty ? "" : "；是否想写 \(quoted.joined(separator: " 或 "))？"
  }
}
