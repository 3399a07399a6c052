import HIGReading

/// Logging commands of Azure Pipelines (learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands).
struct AzureReport {
  /// The escapes that the agent decodes (microsoft/azure-pipelines-agent, `CommandStringConvertor`).
  private static let escaping = LogCommandEscaping(percent: "%AZP25", ending: [";": "%3B", "]": "%5D"])

  let content: ReportContent

  func write(to out: inout ReportBuffer, handingOn write: ([UInt8]) -> Void) {
    for diagnostic in content.diagnostics {
      let start = diagnostic.start
      // There is no type below a warning.
      out.write("##vso[task.logissue type=\(diagnostic.severity == .error ? "error" : "warning");sourcepath=")
      out.write(diagnostic.location.file.path, replacing: Self.escaping.property)
      out.write(";linenumber=\(start.line);columnnumber=\(start.column);code=")
      out.write(diagnostic.rule, replacing: Self.escaping.property)
      out.write(";]")
      out.write(diagnostic.message[content.language], replacing: Self.escaping.data)
      out.endLine()
      out.flush(to: write)
    }
  }
}
