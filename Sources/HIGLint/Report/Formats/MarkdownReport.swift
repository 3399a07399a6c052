import HIGLanguage
import HIGLint
import HIGReading

/// A summary in Markdown, for `GITHUB_STEP_SUMMARY` or a comment on a pull request.
struct MarkdownReport {
  let content: ReportContent

  /// The number of characters at which the tables end: a comment on GitHub holds 65,536.
  private static let limit = 60_000

  func write(to out: inout ReportBuffer) {
    out.write("## higlint\n\n")
    out.write(headline)
    out.write("\n")
    if let path = content.pagePath {
      out.write(word("\nThe screens are drawn, with what was found in them, in ", "\n绘有各界面及其问题的报告："))
      writeCode(path, to: &out)
      out.write(word(".\n", "\n"))
    }
    var left = content.diagnostics.count
    for (path, diagnostics) in content.byFile {
      guard out.bytes.count < Self.limit else { break }
      out.write("\n### ")
      writeCode(path, to: &out)
      out.write(
        "\n\n| \(word("Line", "行")) | \(word("Severity", "级别")) | \(word("Problem", "问题")) | \(word("Rule", "规则")) |\n")
      out.write("|---:|---|---|---|\n")
      for diagnostic in diagnostics {
        guard out.bytes.count < Self.limit else { break }
        out.write(
          "| \(diagnostic.start.line) | \(mark(diagnostic.severity)) \(diagnostic.severity.name[content.language]) | ")
        // Between the number signs stands a backslash.
        out.write(
          diagnostic.message[content.language], replacing: Self.substitute, breaking: { $0 == 0x23 ? "\\#" : ":" })
        out.write(" | `\(diagnostic.rule)` |\n")
        left -= 1
      }
    }
    if left > 0 {
      out.write("\n")
      out.write(word("… and \(left) more.", "……另有 \(left) 个问题。"))
      out.write("\n")
    }
  }

  private func word(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[content.language] }

  private var headline: String {
    let files = Count(content.summary.files, "file", "files", zhHans: "个文件").message
    let counts = [Severity.error, .warning, .advice].map { severity in
      (severity, content.diagnostics.count { $0.severity == severity })
    }.filter { $0.1 > 0 }.map { severity, number in
      switch severity {
      case .error: Count(number, "error", "errors", zhHans: "个错误").message
      case .warning: Count(number, "warning", "warnings", zhHans: "个警告").message
      case .advice: Count(number, "piece of advice", "pieces of advice", zhHans: "条建议").message
      }
    }
    guard !counts.isEmpty else { return word("✅ No problems in \(files.en).", "✅ \(files.zhHans)，没有发现问题。") }
    return word(
      "**\(counts.map(\.en).joined(separator: ", "))** in \(files.en).",
      "\(files.zhHans)中有 **\(counts.map(\.zhHans).joined(separator: "、"))**。")
  }

  private func mark(_ severity: Severity) -> String {
    switch severity {
    case .error: "🔴"
    case .warning: "🟡"
    case .advice: "🔵"
    }
  }

  /// Writes a text between code marks longer than any run of them in it.
  private func writeCode(_ text: String, to out: inout ReportBuffer) {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    out.write(fence)
    if longest > 0 { out.write(" ") }
    out.write(visible: text)
    if longest > 0 { out.write(" ") }
    out.write(fence)
  }

  /// Returns the escape of a scalar that could begin a tag, a link, an emphasis, a mention or a column.
  private static func substitute(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\\", "*", "_", "[", "]", "#", "|", "~": "\\\(scalar)"
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    // A mention would call people.
    case "@": "&#64;"
    case "\n", "\r": " "
    default: VisibleText.substitute(for: scalar.value)
    }
  }
}
