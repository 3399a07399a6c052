import HIGCore
import HIGReading

/// The results for one app.
struct CheckedApp: Sendable {
  var findings: [Finding] = []
  var diagnostics: [Diagnostic] = []
  var answerPlaces = AnswerPlaces()
  /// The number of questions that were counted and dropped.
  var reviews = 0
}
