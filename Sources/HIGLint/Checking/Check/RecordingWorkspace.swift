import HIGReading

/// A workspace that remembers the questions it was asked.
protocol RecordingWorkspace: Workspace {
  /// Runs a closure whose questions need not be remembered.
  func unrecorded<Result>(_ body: () -> Result) -> Result
}

extension Workspace {
  /// Runs a closure whose questions need not be remembered, if any are.
  func withoutRecord<Result>(_ body: () -> Result) -> Result {
    (self as? any RecordingWorkspace)?.unrecorded(body) ?? body()
  }
}
