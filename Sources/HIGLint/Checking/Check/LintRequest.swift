import HIGLanguage
import HIGReading

/// The request for a run: the files to check, and what is wanted of them.
public struct LintRequest: Sendable {
  /// The files and folders, as given; `-` is standard input.
  public var paths: [String]
  /// The edition of the guidelines; nil leaves it to the configuration.
  public var edition: Edition?
  public var configuration: ConfigurationChoice
  /// Whether files that the configuration excludes stay out even where they are named.
  public var excludesNamed: Bool
  /// The number of threads; nil for one per core.
  public var threads: Int?
  /// The name and bytes that stand for `-`.
  public var standardInput: (name: String, bytes: [UInt8])?
  /// Whether questions for a person are looked for, too.
  public var wantsReview: Bool
  /// The detail in which these questions are wanted.
  public var reviewDetail = ReviewDetail.answerable
  /// Whether diagnostics carry their fixes.
  public var wantsFixes: Bool
  /// The least severity that is shown or counted. Rules that find nothing else need not run, unless a file's
  /// suppression is of use only if they do. The result may hold any part of the findings below it.
  public var leastSeverity = Severity.advice
  /// Whether the files of findings keep their whole text. Reports need only the lines that they show.
  public var keepsTexts = true
  /// The changes to check, with everything that they bear on; nil for all files.
  public var changes: ChangeSet?
  /// The store of results around the run, such as a cache.
  var shelf: (any ResultShelf)?
  /// The series that the run belongs to.
  var session: LintSession?
  /// The rule files that runs before compiled.
  var ruleFiles = CompiledRuleFiles()
  /// What holds in the place of a configuration with mistakes; nil refuses to run.
  package var sound: SoundConfigurations?
  /// Whether nobody wants the result any more. It is asked before each file; then the rest is left out.
  package var isCancelled: (@Sendable () -> Bool)?
  /// A counter of the files that are done, for whoever waits.
  public var progress: ProgressCounter?
  /// The record of the run's time.
  public var profile: RunProfile?

  var standardInputPath: String? { standardInput.map { Path.normalized($0.name) } }

  public init(
    paths: [String], edition: Edition? = nil, configuration: ConfigurationChoice = .none, excludesNamed: Bool = false,
    threads: Int? = nil, standardInput: (name: String, bytes: [UInt8])? = nil, wantsReview: Bool = false,
    wantsFixes: Bool = false
  ) {
    self.paths = paths
    self.edition = edition
    self.configuration = configuration
    self.excludesNamed = excludesNamed
    self.threads = threads
    self.standardInput = standardInput
    self.wantsReview = wantsReview
    self.wantsFixes = wantsFixes
  }
}
