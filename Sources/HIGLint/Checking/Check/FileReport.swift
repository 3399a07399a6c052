import HIGCore
import HIGReading

/// The findings of one file's check.
struct FileReport: Sendable {
  var diagnostics: [Diagnostic] = []
  var findings: [Finding] = []
  /// The findings of components that are checked by themselves, apart from those at a use.
  var isolated: [Finding] = []
  var suppressions: FileSuppressions?
  /// The places that answers name, as far as they lie in the file.
  var answerPlaces = AnswerPlaces()
  var screens = 0
  var views = 0
  /// The number of questions that were counted and dropped.
  var reviews = 0
}
