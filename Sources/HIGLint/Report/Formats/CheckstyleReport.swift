import HIGReading

/// Checkstyle's XML (checkstyle.org), which many tools read.
struct CheckstyleReport {
  let content: ReportContent

  func write(to out: inout ReportBuffer) {
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    for (path, diagnostics) in content.byFile {
      out.write("  <file")
      out.writeAttribute("name", path)
      out.write(">\n")
      for diagnostic in diagnostics {
        let start = diagnostic.start
        out.write("    <error")
        out.writeAttribute("line", start.line)
        out.writeAttribute("column", start.column)
        out.writeAttribute("severity", severity(diagnostic.severity))
        out.writeAttribute("message", diagnostic.message[content.language])
        out.writeAttribute("source", "higlint." + diagnostic.rule)
        out.write("/>\n")
      }
      out.write("  </file>\n")
    }
    out.write("</checkstyle>\n")
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "info"
    }
  }
}
