import HIGReading

/// One line for each diagnostic: `path:line:column: severity: message [rule]`.
struct ConciseReport {
  let content: ReportContent
  let style: ReportStyle

  func write(to out: inout ReportBuffer, handingOn write: ([UInt8]) -> Void) {
    for diagnostic in content.diagnostics {
      let position = diagnostic.start
      out.write(.place, style) { out in
        out.write(visible: diagnostic.location.file.path)
        out.write(":\(position.line):\(position.column):")
      }
      out.write(" ")
      out.write(diagnostic.severity.part, style, diagnostic.severity.name[content.language])
      out.write(content.language == .english ? ": " : "：")
      out.write(visible: diagnostic.message[content.language])
      out.write(" ")
      out.write(.rule, style, "[\(diagnostic.rule)]")
      out.endLine()
      out.flush(to: write)
    }
  }
}
