/// Workflow commands of GitHub Actions
/// (docs.github.com/actions/reference/workflows-and-actions/workflow-commands): each becomes an annotation.
struct GitHubReport {
  let content: ReportContent

  func write(to out: inout ReportBuffer, handingOn write: ([UInt8]) -> Void) {
    for diagnostic in content.diagnostics {
      let (start, end) = (diagnostic.start, diagnostic.end)
      out.write("::\(command(diagnostic.severity)) file=")
      out.write(diagnostic.location.file.path, replacing: Self.property)
      out.write(",line=\(start.line)")
      // Columns count only where the annotation is of one line.
      if end.line == start.line {
        out.write(",col=\(start.column),endColumn=\(end.column)")
      }
      out.write(",endLine=\(end.line),title=")
      out.write("higlint (\(diagnostic.rule))", replacing: Self.property)
      out.write("::")
      out.write(diagnostic.message[content.language], replacing: Self.data)
      for note in diagnostic.notes {
        out.write("%0A")
        if let location = note.location {
          out.write(location.file.path, replacing: Self.data)
          out.write(":\(location.file.position(at: Int(location.range.start)).line): ")
        }
        out.write(note.message[content.language], replacing: Self.data)
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

  /// As the runner's toolkit escapes them (actions/toolkit, `command.ts`).
  private static func data(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: VisibleText.substitute(for: scalar.value)
    }
  }

  private static func property(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case ":": "%3A"
    case ",": "%2C"
    default: data(scalar)
    }
  }
}
