import HIGReading

/// JUnit's XML as CI servers read it: one suite for each file, one failing test for each diagnostic. A run without
/// problems is one test that passes, so that nobody takes the report for an empty one.
struct JUnitReport {
  let content: ReportContent

  func write(to out: inout ReportBuffer) {
    let count = content.diagnostics.count
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    out.writeAttribute("name", "higlint")
    out.writeAttribute("tests", max(1, count))
    out.writeAttribute("failures", count)
    out.writeAttribute("errors", 0)
    out.write(">\n")
    if count == 0 {
      out.write("  <testsuite")
      writeCounts("higlint", tests: 1, failures: 0, to: &out)
      out.write("    <testcase")
      out.writeAttribute("name", Message(en: "No problems", zhHans: "没有发现问题")[content.language])
      out.writeAttribute("classname", "higlint")
      out.write("/>\n  </testsuite>\n")
    }
    for (path, diagnostics) in content.byFile {
      out.write("  <testsuite")
      writeCounts(path, tests: diagnostics.count, failures: diagnostics.count, to: &out)
      for diagnostic in diagnostics { write(diagnostic, of: path, to: &out) }
      out.write("  </testsuite>\n")
    }
    out.write("</testsuites>\n")
  }

  private func writeCounts(_ name: String, tests: Int, failures: Int, to out: inout ReportBuffer) {
    out.writeAttribute("name", name)
    out.writeAttribute("tests", tests)
    out.writeAttribute("failures", failures)
    out.writeAttribute("errors", 0)
    out.writeAttribute("skipped", 0)
    out.write(">\n")
  }

  private func write(_ diagnostic: Diagnostic, of path: String, to out: inout ReportBuffer) {
    let start = diagnostic.start
    out.write("    <testcase")
    out.writeAttribute("name", diagnostic.path.map { "\(diagnostic.rule) \($0)" } ?? diagnostic.rule)
    out.writeAttribute("classname", path)
    out.writeAttribute("file", path)
    out.writeAttribute("line", start.line)
    out.write(">\n      <failure")
    out.writeAttribute("message", diagnostic.message[content.language])
    out.writeAttribute("type", diagnostic.severity.word)
    out.write(">")
    out.write(
      xmlText: "\(path):\(start.line):\(start.column): \(diagnostic.message[content.language]) [\(diagnostic.rule)]")
    for note in diagnostic.notes {
      out.write("\n")
      if let location = note.location {
        let position = location.file.position(at: Int(location.range.start))
        out.write(xmlText: "\(location.file.path):\(position.line):\(position.column): ")
      }
      out.write(xmlText: note.message[content.language])
    }
    out.write("</failure>\n    </testcase>\n")
  }
}
