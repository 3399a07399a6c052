import HIGLint
import HIGReading

/// A report for people: each diagnostic in a line of its own, the source line with the span underlined, the notes, and at
/// the end how many there are.
///
///     screens/ticket.yaml:12:12: error: Contrast is 2.84:1, 4.5:1 is needed [color/contrast]
///        12 |     color: "#999999"
///           |            ^^^^^^^^^
///
/// Columns count Unicode scalars from 1.
public struct HumanReport: Sendable {
  public var language: Language
  public var style: ReportStyle
  private var errors = 0
  private var warnings = 0
  private var advice = 0
  /// The number of diagnostics with a fix, by its safety.
  private var fixes: [Fix.Safety: Int] = [:]
  private var hasFixOfAdvice = false

  public init(language: Language, style: ReportStyle = .plain) {
    self.language = language
    self.style = style
  }

  /// Writes a diagnostic; diagnostics are expected in the order of their places.
  public mutating func write(_ diagnostic: Diagnostic, to out: inout ReportBuffer) {
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .advice: advice += 1
    }
    let location = diagnostic.location
    writeHeading(
      location, diagnostic.severity.part, diagnostic.severity.name, diagnostic.message, rule: diagnostic.rule, to: &out)
    SourceFrame(location.range, in: location.file).write(to: &out, style: style)
    for note in diagnostic.notes { write(note, beside: location, to: &out) }
    if let help = diagnostic.help, help.en != diagnostic.fix?.summary.en {
      writeRemark(.help, Message(en: "help", zhHans: "提示"), help, to: &out)
    }
    guard let fix = diagnostic.fix else { return }
    fixes[fix.safety, default: 0] += 1
    if diagnostic.severity == .advice, fix.safety != .displayOnly { hasFixOfAdvice = true }
    var text = fix.summary
    if let why = fix.why {
      text.en += " (\(why.en))"
      text.zhHans += "（\(why.zhHans)）"
    }
    writeRemark(.help, fix.heading, text, to: &out)
  }

  /// Writes the number of diagnostics, and of the files and screens that were checked.
  public func writeSummary(_ summary: LintResult.Summary, to out: inout ReportBuffer) {
    if errors + warnings + advice > 0 { out.endLine() }
    out.write(summaryLine(summary)[language])
    if summary.known > 0 {
      let known = Count(summary.known, "known finding", "known findings", zhHans: "个已知问题").message
      let remark = Message(en: "; the baseline hides \(known.en)", zhHans: "；基线隐藏了 \(known.zhHans)")
      out.write(remark[language])
    }
    out.endLine()
    for line in [Self.elsewhereLine(summary), fixLine, Self.withoutAppLine(summary)] {
      guard let line else { continue }
      out.write(line[language])
      out.endLine()
    }
  }

  /// Returns the line about files of which only that was checked which can be said of each by itself; nil where there are
  /// none.
  private static func withoutAppLine(_ summary: LintResult.Summary) -> Message? {
    guard summary.filesWithoutApp > 0 else { return nil }
    let files = Count(summary.filesWithoutApp, "file was", "files were", zhHans: "个文件").message
    let isOne = summary.filesWithoutApp == 1
    return Message(
      en:
        "\(files.en) checked without an app; check \(isOne ? "its folder" : "their folder") for the rules of `higlint rules --whole-app`",
      zhHans: "\(files.zhHans)未连同应用一起检查；`higlint rules --whole-app` 所列的规则需检查其所在文件夹")
  }

  /// Returns the line about findings in files that nobody asked about; nil where there are none.
  private static func elsewhereLine(_ summary: LintResult.Summary) -> Message? {
    guard summary.elsewhere > 0 else { return nil }
    let findings = Count(summary.elsewhere, "finding", "findings", zhHans: "个问题").message
    let files = Count(summary.filesElsewhere, "other file", "other files", zhHans: "个文件").message
    let isOne = summary.elsewhere == 1
    return Message(
      en:
        "\(findings.en) in \(files.en) \(isOne ? "is" : "are") not shown; check the folder to see \(isOne ? "it" : "them")",
      zhHans: "另有 \(findings.zhHans)位于未指定的 \(files.zhHans)中，未显示；检查整个文件夹即可看到")
  }

  /// The line about the findings that `higlint fix` will try to fix; nil for none. It promises nothing: whether a fix
  /// does harm is known only once everything is checked again with it.
  private var fixLine: Message? {
    let (safe, unsafe) = (fixes[.safe] ?? 0, fixes[.unsafe] ?? 0)
    // By itself the command leaves advice alone.
    let command = hasFixOfAdvice ? "higlint fix --min-severity advice" : "higlint fix"
    switch (safe, unsafe) {
    case (0, 0): return nil
    case (_, 0): return Message(en: "`\(command)` will try to fix \(safe)", zhHans: "`\(command)` 会尝试修正 \(safe) 个")
    case (0, _):
      return Message(
        en: "`\(command) --unsafe` will try to fix \(unsafe)", zhHans: "`\(command) --unsafe` 会尝试修正 \(unsafe) 个")
    default:
      return Message(
        en: "`\(command)` will try to fix \(safe), and \(unsafe) more with `--unsafe`",
        zhHans: "`\(command)` 会尝试修正 \(safe) 个，加 `--unsafe` 会再尝试 \(unsafe) 个")
    }
  }

  // MARK: Parts

  private mutating func write(_ note: Diagnostic.Note, beside primary: Location, to out: inout ReportBuffer) {
    let word = Message(en: "note", zhHans: "附注")
    guard let location = note.location else { return writeRemark(.note, word, note.message, to: &out) }
    writeHeading(
      location, .note, word, note.message, rule: nil, to: &out)
    // The range is underlined already.
    if location.file == primary.file, location.range == primary.range { return }
    SourceFrame(location.range, in: location.file).write(to: &out, style: style)
  }

  /// Writes a remark without a place, below the frame.
  private func writeRemark(_ part: ReportStyle.Part, _ word: Message, _ text: Message, to out: inout ReportBuffer) {
    out.write(spaces: 6)
    out.write(.gutter, style, "=")
    out.write(" ")
    out.write(part, style, word[language] + separator)
    out.write(visible: text[language])
    out.endLine()
  }

  private func writeHeading(
    _ location: Location, _ part: ReportStyle.Part, _ word: Message, _ message: Message, rule: String?,
    to out: inout ReportBuffer
  ) {
    let position = location.file.position(at: Int(location.range.start))
    out.write(.place, style) { out in
      out.write(visible: location.file.path)
      out.write(":\(position.line):\(position.column):")
    }
    out.write(" ")
    out.write(part, style, word[language] + separator)
    if rule == nil {
      out.write(visible: message[language])
    } else {
      out.write(.message, style) { $0.write(visible: message[language]) }
    }
    if let rule {
      out.write(" ")
      out.write(.rule, style, "[\(rule)]")
    }
    out.endLine()
  }

  private var separator: String {
    switch language {
    case .english: ": "
    case .simplifiedChinese: "："
    }
  }

  private func summaryLine(_ summary: LintResult.Summary) -> Message {
    let files = Count(summary.files, "file", "files", zhHans: "个文件").message
    let counts = [
      Count(errors, "error", "errors", zhHans: "个错误"),
      Count(warnings, "warning", "warnings", zhHans: "个警告"),
      Count(advice, "piece of advice", "pieces of advice", zhHans: "条建议"),
    ].filter { $0.number > 0 }.map(\.message)
    guard !counts.isEmpty else {
      return Message(en: "No problems in \(files.en)", zhHans: "\(files.zhHans)，没有发现问题")
    }
    let screens = Count(summary.screens, "screen", "screens", zhHans: "个界面").message
    return Message(
      en: "\(counts.map(\.en).joined(separator: ", ")) in \(files.en) (\(screens.en))",
      zhHans: "\(files.zhHans)（\(screens.zhHans)）中有 \(counts.map(\.zhHans).joined(separator: "、"))")
  }
}

/// A number of things, in words.
struct Count {
  var number: Int
  private var one: String
  private var many: String
  private var zhHans: String

  init(_ number: Int, _ one: String, _ many: String, zhHans: String) {
    self.number = number
    self.one = one
    self.many = many
    self.zhHans = zhHans
  }

  var message: Message {
    Message(en: "\(number) \(number == 1 ? one : many)", zhHans: "\(number) \(zhHans)")
  }
}
