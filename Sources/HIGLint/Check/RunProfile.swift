/// Where the time of a run goes: by stage, and by rule.
///
/// Times are those of a clock on the wall, summed over all threads; what else the machine does counts as well.
public final class RunProfile: Sendable {
  public enum Stage: Int, CaseIterable, Sendable {
    /// Walking folders, reading configurations and definitions.
    case finding
    /// Bytes to syntax trees.
    case reading
    /// Syntax trees to models.
    case building
    /// The rules about a file's screens.
    case checking
    /// What rules about whole apps need of a file.
    case extracting
    /// The rules about whole apps.
    case relating
    /// Bringing together, sorting, suppressions.
    case collecting
    /// Writing the report.
    case reporting
  }

  private let stages = Locked([UInt64](repeating: 0, count: Stage.allCases.count))
  private let engines = Locked([RuleTimes]())

  public init() {}

  /// Does something, and counts its time as that of a stage.
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

  /// In nanoseconds.
  public func time(of stage: Stage) -> UInt64 { stages.withLock { $0[stage.rawValue] } }

  /// Every rule that was run, the slowest first. To be asked when all threads have ended.
  public var rules: [RuleTime] {
    var sums: [String: RuleTime] = [:]
    for engine in engines.withLock({ $0 }) {
      for time in engine.all { sums[time.rule, default: RuleTime(rule: time.rule, nanoseconds: 0, visits: 0)] += time }
    }
    return sums.values.sorted { ($1.nanoseconds, $0.rule) < ($0.nanoseconds, $1.rule) }
  }

  /// For one engine.
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
  /// Does something, and counts its time where that is wanted.
  func measure<Result, Problem: Error>(
    _ stage: RunProfile.Stage, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard let self else { return try body() }
    return try self.measure(stage, body)
  }
}
