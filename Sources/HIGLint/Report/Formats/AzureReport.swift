/// Logging commands of Azure Pipelines (learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands).
struct AzureReport {
  let content: ReportContent

  func write(to out: inout ReportBuffer, handingOn write: ([UInt8]) -> Void) {
    for diagnostic in content.diagnostics {
      let start = diagnostic.start
      // There is no type below a warning.
      out.write("##vso[task.logissue type=\(diagnostic.severity == .error ? "error" : "warning");sourcepath=")
      out.write(diagnostic.location.file.path, replacing: Self.property)
      out.write(";linenumber=\(start.line);columnnumber=\(start.column);code=")
      out.write(diagnostic.rule, replacing: Self.property)
      out.write(";]")
      out.write(diagnostic.message[content.language], replacing: Self.data)
      out.endLine()
      out.flush(to: write)
    }
  }

  /// As the agent decodes them (microsoft/azure-pipelines-agent, `CommandStringConvertor`).
  private static func data(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "%": "%AZP25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: VisibleText.substitute(for: scalar.value)
    }
  }

  private static func property(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case ";": "%3B"
    case "]": "%5D"
    default: data(scalar)
    }
  }
}
