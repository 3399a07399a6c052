/// What is wanted of the questions for a person.
public enum ReviewDetail: UInt8, Sendable {
  /// Their number, in the summary; the result holds any part of them.
  case number
  /// Which they are, and where.
  case list
  /// Why they are asked, and by what an answer tells whether it still holds, too.
  case answerable
}

/// What a run is asked to check.
public struct LintRequest: Sendable {
  /// Files and folders, as given; `-` is standard input.
  public var paths: [String]
  /// Nil for what the configuration says.
  public var edition: Edition?
  public var configuration: ConfigurationChoice
  /// What the configuration excludes stays out, though it is named.
  public var excludesNamed: Bool
  /// The number of threads; nil for one per core.
  public var threads: Int?
  /// The name and bytes that stand for `-`.
  public var standardInput: (name: String, bytes: [UInt8])?
  /// Look for what a person must judge, too.
  public var wantsReview: Bool
  /// What is wanted of that.
  public var reviewDetail = ReviewDetail.answerable
  /// Say what would put right what is found.
  public var wantsFixes: Bool
  /// Nothing below this is shown or counted: rules that find nothing else need not run, unless a suppression in a file is
  /// of use only if they do. The result holds what is shown in full, and of what is not any part.
  public var leastSeverity = Severity.advice
  /// The files of what is found are wanted with all of their text. Reports need only the lines that they show.
  public var keepsTexts = true
  /// The process ends with this run: what rules were run with is left for the system to take back.
  public var endsProcess = false
  /// Check only this, and what it bears on; nil for everything.
  public var changes: ChangeSet?
  /// What earlier runs have found.
  public var cache: CheckCache?
  /// Where the run of one shard is kept; it checks only that shard's files.
  var shard: ShardRecorder?
  /// What the shards of the run have found.
  var found: FoundByShards?
  /// Counts what is done, for whoever waits.
  public var progress: ProgressCounter?
  /// Where the run's time is counted.
  public var profile: RunProfile?

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
