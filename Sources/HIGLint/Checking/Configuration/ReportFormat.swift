/// The forms in which `check` reports.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: the line with the span underlined, notes, a summary.
  case human
  /// For people and `grep`: one line for each diagnostic.
  case concise
  case json
  /// One JSON object on each line.
  case jsonl
  /// SARIF 2.1.0 (docs.oasis-open.org/sarif): code scanning.
  case sarif
  /// Annotations of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
  case junit
  case checkstyle
  /// The lines that Xcode shows in a build.
  case xcode
  /// For a job summary or a comment on a pull request.
  case markdown
  /// A page with the screens drawn, to be looked at in a browser.
  case html
  /// Logging commands of Azure Pipelines.
  case azure
  /// Service messages of TeamCity.
  case teamcity

  public init?(word: String) { self.init(rawValue: word) }

  /// Whether people read the report on a terminal; a summary ends it.
  public var isForPeople: Bool { self == .human || self == .concise }
}
