import HIGCore
import HIGReading

/// Putting a result together out of those for files.
extension LintResult {
  mutating func collect(_ outcomes: [FileOutcome], origins: [Finding], for linter: Linter) {
    for outcome in outcomes {
      switch outcome.reading {
      case .failed(let error):
        if outcome.part.work.isNamed {
          unreadable.append(error)
        } else {
          diagnostics.append(error.diagnostic)
          summary.files += 1
        }
      case .spec:
        files.append(outcome.part.work.path)
        summary.files += 1
        summary.screens += outcome.report.screens
        summary.views += outcome.report.views
        if outcome.part.app == nil, outcome.report.screens > 0 { summary.filesWithoutApp += 1 }
        summary.reviews += outcome.report.reviews
        diagnostics += outcome.report.diagnostics
      case .passedOver: break
      }
    }
    let parts = outcomes.map {
      ComponentMerge.Part(path: $0.part.work.path, findings: $0.report.findings, isolated: $0.report.isolated)
    }
    let merged = ComponentMerge.merged(parts, origins: origins, threads: linter.threads)
    let questions = merged.reduce(0) { $0 + $1.count { !$0.isViolation } }
    let violations = diagnostics.count + merged.reduce(0) { $0 + $1.count } - questions
    // With room for what is found in apps: a list that grows is there twice for a while.
    if linter.request.wantsReview { reviews.reserveCapacity(questions + questions / 8) }
    diagnostics.reserveCapacity(violations + violations / 8)
    for findings in merged { add(findings, asking: linter.request.wantsReview) }
  }

  /// Turns the fixes of rules into edits of the files, or leaves them to people where the text has no room for them.
  mutating func placeFixes(_ areWanted: Bool) {
    guard areWanted else {
      for index in diagnostics.indices where diagnostics[index].fix != nil { diagnostics[index].fix = nil }
      return
    }
    var placer = FixPlacer(checked: Set(files))
    for index in diagnostics.indices { placer.place(&diagnostics[index]) }
  }
}

extension WorkspaceError {
  var diagnostic: Diagnostic {
    Diagnostic(
      rule: "file/unreadable", severity: .error, message: message,
      at: Location(file: SourceFile(path: path, stored: []), range: SourceRange(at: 0)))
  }
}
