import HIGReading

/// The progress of a run, for whoever waits for it.
public struct RunProgress: Hashable, Sendable {
  public enum Stage: Sendable {
    /// Looking for files and their definitions; their number is not known.
    case finding
    /// Checking each file by itself.
    case checking
    /// Checking each app as a whole.
    case relating
  }

  public var stage = Stage.finding
  public var done = 0
  /// The number of files or apps; 0 where it is not known.
  public var total = 0

  public init() {}
}

/// Counts what is done, on all threads; another thread reads the count from time to time.
public final class ProgressCounter: Sendable {
  private let progress = Locked(RunProgress())

  public init() {}

  public var current: RunProgress { progress.withLock { $0 } }

  func begin(_ stage: RunProgress.Stage, total: Int) {
    progress.withLock {
      $0.stage = stage
      $0.done = 0
      $0.total = total
    }
  }

  func step() { progress.withLock { $0.done += 1 } }
}
