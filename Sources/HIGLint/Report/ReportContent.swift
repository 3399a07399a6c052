import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// The contents of a report.
public struct ReportContent: Sendable {
  /// The diagnostics, in the order of their places.
  public var diagnostics: [Diagnostic]
  public var reviews: [ReviewItem]
  public var summary: LintResult.Summary
  /// The rules, for their titles, reasons and help.
  public var rules: RuleSet
  public var language: Language
  /// The version of higlint.
  public var version: String
  /// The absolute path of the working directory, for tools that know no relative paths.
  public var workingDirectory: String?
  /// Writes the page of the format HTML, which takes more than findings: the screens as pictures.
  public var page: (@Sendable (_ write: ([UInt8]) -> Void) -> Void)?
  /// The file that the same run writes this page to; other reports say so.
  public var pagePath: String?

  public init(
    diagnostics: [Diagnostic], reviews: [ReviewItem] = [], summary: LintResult.Summary, rules: RuleSet,
    language: Language, version: String, workingDirectory: String? = nil
  ) {
    self.diagnostics = diagnostics
    self.reviews = reviews
    self.summary = summary
    self.rules = rules
    self.language = language
    self.version = version
    self.workingDirectory = workingDirectory
  }

  /// Writes the report, in pieces, to `write`.
  ///
  /// - Parameters:
  ///   - style: The colours of reports for people.
  ///   - isQuiet: Whether reports for people leave out the summary.
  public func write(
    as format: ReportFormat, style: ReportStyle = .plain, isQuiet: Bool = false, to write: ([UInt8]) -> Void
  ) {
    switch format {
    case .human:
      var report = HumanReport(language: language, style: style)
      var out = ReportBuffer()
      for diagnostic in diagnostics {
        report.write(diagnostic, to: &out)
        out.flush(to: write)
      }
      if !isQuiet { report.writeSummary(summary, to: &out) }
      out.flush(atLeast: 1, to: write)
    case .json:
      JSONReport(language: language).write(diagnostics, summary: summary, to: write)
    case .jsonl: JSONReport(language: language).writeLines(diagnostics, to: write)
    case .sarif: SARIFReport(content: self).write(to: write)
    case .gitlab: GitLabReport(content: self).write(to: write)
    case .html: page?(write)
    default:
      var out = ReportBuffer()
      writeText(as: format, style: style, to: &out, handingOn: write)
      out.flush(atLeast: 1, to: write)
    }
  }

  private func writeText(
    as format: ReportFormat, style: ReportStyle, to out: inout ReportBuffer, handingOn write: ([UInt8]) -> Void
  ) {
    switch format {
    case .concise: ConciseReport(content: self, style: style).write(to: &out, handingOn: write)
    case .github: GitHubReport(content: self).write(to: &out, handingOn: write)
    case .junit: JUnitReport(content: self).write(to: &out)
    case .checkstyle: CheckstyleReport(content: self).write(to: &out)
    case .xcode: XcodeReport(content: self).write(to: &out, handingOn: write)
    case .markdown: MarkdownReport(content: self).write(to: &out)
    case .azure: AzureReport(content: self).write(to: &out, handingOn: write)
    case .teamcity: TeamCityReport(content: self).write(to: &out)
    case .human, .json, .jsonl, .sarif, .gitlab, .html: break
    }
  }

  /// The diagnostics of each file, in the order of the files.
  var byFile: [(path: String, diagnostics: ArraySlice<Diagnostic>)] {
    var files: [(path: String, diagnostics: ArraySlice<Diagnostic>)] = []
    var start = diagnostics.startIndex
    while start < diagnostics.endIndex {
      let path = diagnostics[start].location.file.path
      let end = diagnostics[start...].firstIndex { $0.location.file.path != path } ?? diagnostics.endIndex
      files.append((path, diagnostics[start..<end]))
      start = end
    }
    return files
  }
}

extension ReportBuffer {
  /// Hands on the gathered bytes, once there are enough to be worth a call.
  mutating func flush(atLeast size: Int = 1 << 16, to write: ([UInt8]) -> Void) {
    guard bytes.count >= size else { return }
    write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes a text with substitutes for some of its scalars.
  ///
  /// - Parameter breaking: Returns the substitute for a character that would begin a command (`LogCommand`).
  mutating func write(
    _ text: String, replacing substitute: (Unicode.Scalar) -> String?,
    breaking: (UInt32) -> String = VisibleText.named
  ) {
    var text = text
    text.withUTF8 { source in
      VisibleText.append(
        source, to: &bytes, replacing: { substitute(Unicode.Scalar($0) ?? "\u{FFFD}") }, breaking: breaking)
    }
  }
}

extension Diagnostic {
  /// The position at which the underlined span begins.
  var start: Position { self.location.file.position(at: Int(self.location.range.start)) }
  /// The position behind the last character of the span.
  var end: Position { self.location.file.position(at: Int(self.location.range.end)) }
}
