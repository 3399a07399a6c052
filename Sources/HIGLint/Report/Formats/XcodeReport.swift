import HIGReading

/// The lines that Xcode reads from a build phase: `path:line:column: error: message (rule)`, with absolute paths.
struct XcodeReport {
  let content: ReportContent

  func write(to out: inout ReportBuffer, handingOn write: ([UInt8]) -> Void) {
    for diagnostic in content.diagnostics {
      writeLine(
        diagnostic.location, word(diagnostic.severity), diagnostic.message[content.language] + " (\(diagnostic.rule))",
        to: &out)
      for note in diagnostic.notes {
        guard let location = note.location else { continue }
        writeLine(location, "note", note.message[content.language], to: &out)
      }
      out.flush(to: write)
    }
  }

  private func writeLine(_ location: Location, _ word: String, _ message: String, to out: inout ReportBuffer) {
    let position = location.file.position(at: Int(location.range.start))
    var path = location.file.path
    if path.utf8.first != UInt8(ascii: "/"), let folder = content.workingDirectory {
      path = folder == "/" ? "/" + path : folder + "/" + path
    }
    out.write(visible: path)
    out.write(":\(position.line):\(position.column): \(word): ")
    out.write(visible: message)
    out.endLine()
  }

  /// Returns `error` or `warning`: Xcode marks no lower severity.
  private func word(_ severity: Severity) -> String { severity == .error ? "error" : "warning" }
}
