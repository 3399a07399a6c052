import HIGReading

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
