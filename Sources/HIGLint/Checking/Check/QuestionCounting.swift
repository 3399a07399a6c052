import HIGCore
import HIGImport
import HIGReading

/// Questions are counted and dropped as soon as they can't change any more: for thousands of files they and their texts
/// would take the most room.
extension FileOutcome {
  /// Counts and drops the questions that can't be merged with findings elsewhere. Those about components can, and those
  /// in a file that defines some.
  mutating func countReviews() {
    guard !part.definesItself, FileFormat(name: part.work.path)?.isWritten ?? false else { return }
    // What is found in a component is shown where that is used.
    let uses = Set(report.findings.lazy.flatMap(\.chain).map(\.location.range))
    report.reviews += report.findings.removeOpenQuestions { $0.chain.isEmpty && !uses.contains($0.location.range) }
  }
}

extension CheckedApp {
  mutating func countReviews() { reviews += findings.removeOpenQuestions() }
}

extension [Finding] {
  /// Removes the settled questions that nobody has answered, and returns their number.
  fileprivate mutating func removeOpenQuestions(where isSettled: (Finding) -> Bool = { _ in true }) -> Int {
    let count = count
    removeAll { finding in
      guard let item = finding.reviewItem, item.answer == nil else { return false }
      return isSettled(finding)
    }
    return count - self.count
  }
}
