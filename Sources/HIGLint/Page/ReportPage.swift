import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading

/// A report that people look at: one HTML file with the screens drawn, what was found and asked in them, and what else
/// is known of the design. It needs nothing from elsewhere, and its policy lets nothing in.
public struct ReportPage: Sendable {
  /// All that a page tells of a run.
  public struct Contents: Sendable {
    /// The result of the run, with what is shown.
    public var result: LintResult
    /// The findings that a baseline holds.
    public var known: [Diagnostic] = []
    public var rules: RuleSet
    public var configuration: Configuration
    public var edition: Edition
    /// The language that the page opens in.
    public var language: Language
    /// The language of the design's texts; nil for the first.
    public var texts: String?
    /// The version of higlint.
    public var version: String
    /// Whether the page looks for its newer self.
    public var isWatching = false
    /// The files that specs name as pictures; nil where these stay out of the page.
    public var pictures: PictureFiles?

    public init(
      result: LintResult, rules: RuleSet, configuration: Configuration, edition: Edition, language: Language,
      version: String
    ) {
      self.result = result
      self.rules = rules
      self.configuration = configuration
      self.edition = edition
      self.language = language
      self.version = version
    }
  }

  let contents: Contents
  /// The findings, those that a baseline holds last.
  public let findings: [Diagnostic]
  /// The questions, those that have been answered last.
  let questions: [ReviewItem]
  private(set) var screens: PageScreens
  private(set) var decisions = PageDecisions()
  /// What is new, and what is gone; nil where nothing was compared.
  private(set) var comparison: ReportComparison?
  /// The screens as they were; nil where nobody knows.
  private(set) var former: PageScreens?
  private(set) var palette: PaletteTable
  private(set) var flow: FlowMap?
  private(set) var suppressions: [(file: SourceFile, suppression: Suppression)] = []

  public init(_ contents: Contents) {
    self.contents = contents
    findings = contents.result.diagnostics + contents.known
    questions = contents.result.reviews + contents.result.answered
    palette = PaletteTable(rules: contents.rules)
    screens = PageScreens(
      findings.map { .init(path: $0.path ?? "", file: $0.location.file.path) }
        + questions.map { .init(path: $0.path, file: $0.location.file.path) })
    if let files = contents.pictures { screens.picture = { files.picture(named: $0, beside: $1) } }
  }

  /// Draws the screens of a file.
  public mutating func add(_ file: SpecModels.File) {
    let limits = palette.limits(for: file.model)
    screens.limits = limits
    screens.add(file, language: contents.texts)
    decisions.add(file)
    palette.add(file.model, limits)
    suppressions += file.suppressions.map { (file.source, $0) }
  }

  /// Draws the map of the screens of apps.
  public mutating func add(_ apps: [Model]) { flow = FlowMap(apps: apps, findings: findings) }

  /// Compares the page's findings with earlier ones, and its screens, once all are added, with those of `specs`.
  ///
  /// - Parameter specs: The specs as they were; nil where nobody knows them.
  public mutating func compare(_ comparison: ReportComparison, drawing specs: SpecModels?) {
    self.comparison = comparison
    guard let specs else { return }
    self.comparison?.hasPictures = true
    let gone = comparison.gone.map { PageScreens.Mark(path: $0.path ?? "", file: $0.file) }
    var former = PageScreens(gone, pictures: screens.pictures)
    former.picture = screens.picture
    former.hasMarks = false
    _ = specs.forEach { former.add($0, language: contents.texts) }
    self.former = former
  }

  /// Writes the page, in pieces, to `write`.
  public func write(to write: ([UInt8]) -> Void) {
    let data = PageData(self).bytes
    PageShell(language: contents.language, isWatching: contents.isWatching).write(data, to: write)
  }
}
