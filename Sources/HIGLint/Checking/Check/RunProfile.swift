import HIGCore
import HIGLanguage
import HIGReading

/// The time that a run takes, by stage and by rule.
///
/// Times are wall-clock times, summed over all threads; other load on the machine counts as well.
public final class RunProfile: Sendable {
  public enum Stage: Int, CaseIterable, Sendable {
    /// Walking folders, reading configurations and definitions.
    case finding
    /// Turning bytes into syntax trees.
    case reading
    /// Turning syntax trees into models.
    case building
    /// Running the rules about a file's screens.
    case checking
    /// Extracting the facts of a file that rules about whole apps need.
    case extracting
    /// Running the rules about whole apps.
    case relating
    /// Merging and sorting findings, and applying suppressions.
    case collecting
    /// Writing the report.
    case reporting
  }

  private let stages = Locked([UInt64](repeating: 0, count: Stage.allCases.count))
  private let engines = Locked([RuleTimes]())

  public init() {}

  /// Runs a closure, and counts its time for a stage.
  public func measure<Result, Problem: Error>(
    _ stage: Stage, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let start = MonotonicClock.now
    defer {
      let time = MonotonicClock.now - start
      stages.withLock { $0[stage.rawValue] += time }
    }
    return try body()
  }

  /// Returns the time of a stage in nanoseconds.
  public func time(of stage: Stage) -> UInt64 { stages.withLock { $0[stage.rawValue] } }

  /// The rules that were run, the slowest first. Read it only when all threads have ended.
  public var rules: [RuleTime] {
    var sums: [String: RuleTime] = [:]
    for engine in engines.withLock({ $0 }) {
      for time in engine.all { sums[time.rule, default: RuleTime(rule: time.rule, nanoseconds: 0, visits: 0)] += time }
    }
    return sums.values.sorted { ($1.nanoseconds, $0.rule) < ($0.nanoseconds, $1.rule) }
  }

  /// Returns a record of rule times for one engine.
  func ruleTimes(of ruleSet: RuleSet) -> RuleTimes {
    let times = RuleTimes(ruleSet.ids)
    engines.withLock { $0.append(times) }
    return times
  }
}

extension RuleTime {
  fileprivate static func += (sum: inout Self, other: Self) {
    sum.nanoseconds += other.nanoseconds
    sum.visits += other.visits
  }
}

extension RunProfile? {
  /// Runs a closure, and counts its time for a stage where there is a profile.
  func measure<Result, Problem: Error>(
    _ stage: RunProfile.Stage, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard let self else { return try body() }
    return try self.measure(stage, body)
  }
}
