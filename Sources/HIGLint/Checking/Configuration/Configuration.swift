import HIGCore
import HIGLanguage
import HIGReading

/// The settings of a project for its checks: its `.higlint.yml`, over the files that it extends.
public struct Configuration: Sendable {
  /// A value, and the place where it is written.
  public struct Setting<Value: Sendable>: Sendable {
    public var value: Value
    public var location: Location

    public init(_ value: Value, at location: Location) {
      self.value = value
      self.location = location
    }
  }

  /// A change to a rule, an area (`color/*`) or every rule (`*`).
  public struct RuleSetting: Sendable {
    public var pattern: String
    public var change: RuleOptions.Change
    public var location: Location
  }

  /// Rules for some files, screens or objects only.
  public struct Override: Sendable {
    /// The patterns of the files; empty for every file.
    public var files: [Glob]
    /// The ids of screens; empty for every screen.
    public var screens: [String]
    /// The ids of views, or of objects in Interface Builder files; empty for all.
    public var objects: [String]
    public var rules: [RuleSetting]
  }

  /// A report that goes to a file.
  public struct Output: Sendable {
    public var format: ReportFormat
    public var path: String

    public init(format: ReportFormat, path: String) {
      self.format = format
      self.path = path
    }
  }

  /// The file's path; empty where there is no file.
  public var path = ""
  /// The folder that globs and overrides count from.
  public var folder = "."
  /// The files that were read, this one first.
  public var files: [String] = []
  public var edition: Setting<Edition>?
  public var language: Setting<Language>?
  /// The only files of a walked folder that are checked; empty for all of them.
  public var include: [Setting<Glob>] = []
  public var exclude: [Setting<Glob>] = []
  /// The severity at which a run fails; the value is nil for `never`.
  public var failOn: Setting<Severity?>?
  public var minimumSeverity: Setting<Severity>?
  /// The changes to rules, in the order in which they are written; of equal patterns the last holds.
  public var rules: [RuleSetting] = []
  public var overrides: [Override] = []
  /// The files with the team's own rules.
  public var ruleFiles: [Setting<String>] = []
  /// The answers to review questions about files that can't hold them.
  public var answers: [ReviewAnswer] = []
  public var baseline: Setting<String>?
  public var format: Setting<ReportFormat>?
  /// The files that reports go to, by their format.
  public var outputs: [Setting<Output>] = []
  public var requiresReason: Setting<Bool>?

  public init() {}
}

extension Configuration {
  /// Returns the options for the rules where some of the overrides count.
  package func options(with overrides: [Int] = [], edition chosen: Edition? = nil) -> RuleOptions {
    var changes: [String: RuleOptions.Change] = [:]
    for setting in rules { changes.add(setting) }
    for index in overrides {
      for setting in self.overrides[index].rules { changes.add(setting) }
    }
    return RuleOptions(edition: chosen ?? edition?.value ?? .current, changes: changes)
  }

  /// Returns these settings, filled in from `base` where they are silent.
  func over(_ base: Configuration) -> Configuration {
    var result = self
    result.files += base.files.filter { !files.contains($0) }
    result.edition = edition ?? base.edition
    result.language = language ?? base.language
    result.include = base.include + include
    result.exclude = base.exclude + exclude
    result.failOn = failOn ?? base.failOn
    result.minimumSeverity = minimumSeverity ?? base.minimumSeverity
    result.rules = base.rules + rules
    result.overrides = base.overrides + overrides
    result.ruleFiles = base.ruleFiles + ruleFiles
    result.answers = base.answers + answers
    result.baseline = baseline ?? base.baseline
    result.format = format ?? base.format
    result.outputs =
      base.outputs.filter { old in !outputs.contains { $0.value.format == old.value.format } } + outputs
    result.requiresReason = requiresReason ?? base.requiresReason
    return result
  }
}

extension [String: RuleOptions.Change] {
  /// Adds a setting; an earlier one of the same pattern keeps what it leaves open.
  fileprivate mutating func add(_ setting: Configuration.RuleSetting) {
    self[setting.pattern] = self[setting.pattern].map { setting.change.over($0) } ?? setting.change
  }
}
