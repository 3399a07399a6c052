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

  public init(
    paths: [String], edition: Edition? = nil, configuration: ConfigurationChoice = .none, excludesNamed: Bool = false,
    threads: Int? = nil, standardInput: (name: String, bytes: [UInt8])? = nil, wantsReview: Bool = false
  ) {
    self.paths = paths
    self.edition = edition
    self.configuration = configuration
    self.excludesNamed = excludesNamed
    self.threads = threads
    self.standardInput = standardInput
    self.wantsReview = wantsReview
  }
}

/// What a run found, sorted by path, offset and rule, whatever the number of threads.
public struct LintResult: Sendable {
  public struct Summary: Hashable, Sendable {
    public var files = 0
    public var screens = 0
    public var views = 0

    public init() {}
  }

  /// Of every severity.
  public var diagnostics: [Diagnostic] = []
  /// What a person must look at; a question whose answer has expired among them.
  public var reviews: [ReviewItem] = []
  /// Questions that a person has answered; those answered with `fails` are diagnostics, too.
  public var answered: [ReviewItem] = []
  public var summary = Summary()
  /// Named paths that could not be read at all: the run could not be done as asked.
  public var unreadable: [WorkspaceError] = []
  /// What is wrong with the configuration: nothing was checked.
  public var configurationProblems: [Diagnostic] = []
  /// The files that were checked, sorted.
  public var files: [String] = []

  public init() {}
}
