import HIGReading

/// The results for one file.
struct FileOutcome: Sendable {
  enum Reading: Sendable {
    case passedOver, spec
    case failed(WorkspaceError)
  }

  var reading = Reading.passedOver
  var report = FileReport()
  var part: AppPart
  /// Whether a question about the file was answered with `fails`, so that all questions were asked.
  var hasFailedAnswers = false

  init(_ work: FileWork, _ reading: Reading = .passedOver) {
    part = AppPart(work: work)
    self.reading = reading
  }

  var isSpec: Bool { if case .spec = reading { true } else { false } }

  /// The reason why a path that the user named can't be read.
  var failureOfNamed: WorkspaceError? {
    if case .failed(let error) = reading, part.work.isNamed { error } else { nil }
  }
}
