import HIGReading

/// Workflow commands of GitHub Actions
/// (docs.github.com/actions/reference/workflows-and-actions/workflow-commands): each becomes an annotation.
struct GitHubReport {
  /// The escapes that the runner's toolkit writes (actions/toolkit, `command.ts`).
  private static let escaping = LogCommandEscaping(percent: "%25", ending: [":": "%3A", ",": "%2C"])

  let content: ReportContent

  func write(to out: inout ReportBuffer, handingOn write: ([UInt8]) -> Void) {
    for diagnostic in content.diagnostics {
      let (start, end) = (diagnostic.start, diagnostic.end)
      out.write("::\(command(diagnostic.severity)) file=")
      out.write(diagnostic.location.file.path, replacing: Self.escaping.property)
      out.write(",line=\(start.line)")
      // Columns count only where the annotation is of one line.
      if end.line == start.line {
        out.write(",col=\(start.column),endColumn=\(end.column)")
      }
      out.write(",endLine=\(end.line),title=")
      out.write("higlint (\(diagnostic.rule))", replacing: Self.escaping.property)
      out.write("::")
      out.write(diagnostic.message[content.language], replacing: Self.escaping.data)
      for note in diagnostic.notes {
        out.write(Self.escaping.lineFeed)
        if let location = note.location {
          out.write(location.file.path, replacing: Self.escaping.data)
          out.write(":\(location.file.position(at: Int(location.range.start)).line): ")
        }
        out.write(note.message[content.language], replacing: Self.escaping.data)
      }
      out.endLine()
      out.flush(to: write)
    }
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "notice"
    }
  }
}
