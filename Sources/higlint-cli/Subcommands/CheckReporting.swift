import HIGDraw
import HIGLanguage
import HIGLint
import HIGPage
import HIGReading
import HIGReport
import HIGRules

/// Handles the result of a check, whether of one run or of shards: the baseline, the reports and the exit status.
struct CheckReporting {
  static let minimumSeverity = Option(
    name: "min-severity", value: .word(severities),
    summary: Message(en: "Show nothing below this; by default warning.", zhHans: "不显示低于此级别的问题；默认为 warning。"))
  static let failOn = Option(
    name: "fail-on", value: .word(severities + ["never"]),
    summary: Message(
      en: "Exit with 1 for this severity and above; by default error.", zhHans: "出现此级别及以上的问题时以 1 退出；默认为 error。"))
  static let quiet = Option(
    name: "quiet", short: "q",
    summary: Message(en: "No summary at the end.", zhHans: "结尾不显示汇总。"))
  static let statistics = Option(
    name: "statistics",
    summary: Message(
      en: "Count the findings of each rule in place of showing them.", zhHans: "只按规则统计问题数量，不逐条显示。"))
  static let pictures = Option(
    name: "embed-images",
    summary: Message(
      en: "Put PNG and JPEG files that lie beside a spec, or in a folder `images` there, into the screens of a page.",
      zhHans: "把规格旁边或其 `images` 文件夹中的 PNG 与 JPEG 文件嵌入页面的界面图片。"))
  static let profile = Option(
    name: "profile",
    summary: Message(
      en: "Say on standard error where the time went: by stage and by rule.",
      zhHans: "在标准错误输出中列出各阶段与各规则的用时。"))
  private static var severities: [String] { Severity.allCases.reversed().map(\.word) }

  private let arguments: Arguments
  private let rules: RuleSet
  private let settings: Settings
  private let outputs: Outputs
  private var baseline: BaselineUse?
  private let profile: RunProfile?
  private let configuration: Configuration
  /// The request whose specs a page shows as pictures; nil where they are not there.
  var drawn: LintRequest?
  /// Compares a page with an earlier state; nil where nobody asked for that.
  var compare: ((inout ReportPage) throws(Failure) -> Void)?

  /// - Parameter outputs: The places of the reports; nil for those that the command line and the configuration name.
  init(
    _ arguments: Arguments, _ project: Project, _ workspace: any Workspace, _ session: Session, profile: RunProfile?,
    outputs: Outputs? = nil
  ) throws(Failure) {
    self.arguments = arguments
    self.profile = profile
    configuration = project.configuration
    rules = project.rules
    settings = Settings(arguments, project.configuration)
    self.outputs = if let outputs { outputs } else { try Outputs(arguments, project.configuration) }
    baseline = try BaselineUse(arguments, project, workspace, session)
  }

  /// Whether a report shows or counts questions for a person.
  var wantsReview: Bool { outputs.formats.contains { [.json, .sarif, .html].contains($0) } }

  /// The detail of these questions: JSON counts them, SARIF shows them, and on a page they are answered.
  var reviewDetail: ReviewDetail {
    if outputs.formats.contains(.html) { return .answerable }
    return outputs.formats.contains(.sarif) ? .list : .number
  }

  /// Whether a report shows fixes, or carries their edits.
  var wantsFixes: Bool { outputs.formats.contains { [.human, .json, .jsonl, .sarif, .html].contains($0) } }

  /// Whether a report shows more of a file than the lines of its findings.
  var wantsTexts: Bool { outputs.formats.contains(.html) }

  /// The least severity that is shown.
  var shown: Severity { settings.shown }

  /// The least severity that is looked for: a baseline holds hidden findings, too.
  var leastSeverity: Severity { baseline == nil ? settings.shown : .advice }

  /// Writes the reports, and returns the exit status.
  mutating func finish(
    _ result: LintResult, _ workspace: any Workspace, _ session: Session,
    workingDirectory: String? = System.workingDirectory
  ) throws(Failure) -> ExitStatus {
    var result = result
    let found = result.diagnostics
    let shown = settings.shown
    try baseline?.apply(to: &result, shown: shown, workspace: workspace, session: session)
    let elsewhere = result.elsewhere.diagnostics.filter { $0.severity >= settings.shown }
    result.summary.elsewhere = elsewhere.count
    result.summary.filesElsewhere = Set(elsewhere.map(\.location.file.path)).count
    var content = ReportContent(
      diagnostics: result.diagnostics.filter { $0.severity >= settings.shown }, reviews: result.reviews,
      summary: result.summary, rules: rules, language: session.language, version: Program.version,
      workingDirectory: workingDirectory)
    if outputs.formats.contains(.html) {
      let page = try page(of: result, found: found, workspace, session)
      content.page = { page.write(to: $0) }
      content.pagePath = outputs.pagePath
    }
    if let profile {
      try profile.measure(.reporting) { () throws(Failure) in try write(content, session) }
      writeProfile(session)
    } else {
      try write(content, session)
    }
    // A rule that can't be run has decided nothing.
    if !result.unreadable.isEmpty || result.diagnostics.contains(where: { $0.rule == "rule/error" }) { return .failure }
    guard let threshold = settings.threshold else { return .success }
    return result.diagnostics.contains { $0.severity >= threshold } ? .found : .success
  }

  /// Returns the page about a result.
  ///
  /// - Parameter found: The diagnostics before the baseline.
  private func page(
    of result: LintResult, found: [Diagnostic], _ workspace: any Workspace, _ session: Session
  ) throws(Failure) -> ReportPage {
    var shown = result
    shown.diagnostics = result.diagnostics.filter { $0.severity >= settings.shown }
    var contents = ReportPage.Contents(
      result: shown, rules: rules, configuration: configuration,
      edition: arguments.value(.edition).flatMap { Edition(rawValue: $0) } ?? configuration.edition?.value ?? .current,
      language: session.language, version: Program.version)
    if baseline != nil {
      let new = Set(result.diagnostics)
      contents.known = found.filter { $0.severity >= settings.shown && !new.contains($0) }
    }
    contents.texts = arguments.value(.language)
    contents.isWatching = arguments.has(Watch.option)
    if arguments.has(Self.pictures) { contents.pictures = PictureFiles(workspace: workspace) }
    var page = ReportPage(contents)
    if let drawn {
      let specs = SpecModels(drawn, rules: BuiltInRules.ruleSet, workspace: workspace)
      _ = specs.forEach { page.add($0) }
      page.add(specs.apps())
    }
    try compare?(&page)
    return page
  }

  /// Asks the workspace in advance for all that `finish` will ask it.
  func lookAhead(in workspace: any Workspace) { baseline?.lookAhead(in: workspace) }

  /// Writes the times of the run, where that was asked for.
  func writeProfile(_ session: Session) {
    guard let profile else { return }
    var out = ReportBuffer()
    ProfileReport(language: session.language).write(profile, to: &out)
    session.writeError(out.bytes)
  }

  private func write(_ content: ReportContent, _ session: Session) throws(Failure) {
    guard arguments.has(Self.statistics) else {
      return try outputs.write(content, isQuiet: arguments.has(Self.quiet), session)
    }
    let statistics = Statistics(content.diagnostics)
    guard outputs.main.isForPeople else { return statistics.writeJSON(to: session.write) }
    var out = ReportBuffer()
    statistics.write(to: &out, language: session.language, style: session.style)
    session.write(out.bytes)
  }

  /// The severities that fail a run and that are shown: from the command line, else from the configuration.
  private struct Settings {
    /// The least severity that fails a run; nil where nothing does.
    var threshold: Severity?
    var shown: Severity

    init(_ arguments: Arguments, _ configuration: Configuration) {
      if let word = arguments.value(CheckReporting.failOn) {
        threshold = Severity(word: word)
      } else if let setting = configuration.failOn {
        threshold = setting.value
      } else {
        threshold = .error
      }
      shown =
        arguments.value(CheckReporting.minimumSeverity).flatMap { Severity(word: $0) }
        ?? configuration.minimumSeverity?.value ?? .warning
      if let threshold { shown = min(shown, threshold) }
    }
  }
}
