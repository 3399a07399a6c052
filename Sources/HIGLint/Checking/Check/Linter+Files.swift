import HIGCore
import HIGImport
import HIGReading

/// The first phase: each file by itself, on all cores.
extension Linter {
  func glance(at paths: [String]) -> FilesGlance {
    guard paths.count > 64 else { return FilesGlance() }
    let look = { workspace.withoutRecord { FilesGlance(at: paths, in: workspace, threads: threads) } }
    return request.shelf?.glance(at: paths, look) ?? look()
  }

  func check(_ work: [FileWork], _ inputs: RunInputs) -> [FileOutcome] {
    let sets = inputs.plan.sets.map { ($0.rules, $0.options) }
    let (progress, profile, workspace) = (request.progress, request.profile, workspace)
    progress?.begin(.checking, total: work.count)
    let shelf = request.shelf?.arranged(for: work, inputs.plan, self)
    let request = request(hearing: work)
    let holdsSuppressions = inputs.mayHoldSuppressions
    let onlyCounts = onlyCountsReviews(inputs)
    return Parallel.map(
      count: work.count, threads: threads,
      makeState: { EnginePool(sets, for: request, fileCount: work.count, holdsSuppressions: holdsSuppressions) }
    ) { index, engines in
      defer { progress?.step() }
      let work = work[index]
      if request.isCancelled?() ?? false { return FileOutcome(work) }
      let bytes: [UInt8]
      do throws(WorkspaceError) {
        bytes = if let given = work.bytes { given } else { try workspace.read(work.path) }
      } catch {
        // A file that vanished between the walk and the read is no file to check.
        return FileOutcome(work, error.kind == .missing && !work.isNamed ? .passedOver : .failed(error))
      }
      func find() -> FileOutcome { FileCheck.outcome(of: work, bytes: bytes, engines: &engines, profile: profile) }
      var outcome = shelf?.outcome(of: work, bytes: bytes, find: find) ?? find()
      if onlyCounts { outcome.countReviews() }
      if !request.keepsTexts { outcome.keepOnlyLinesOfFindings(wantsFixes: request.wantsFixes) }
      return outcome
    }
  }

  /// Returns the request with everything wanted, if results are kept for other runs or single objects have severities.
  func request(hearing work: [FileWork]) -> LintRequest {
    guard request.leastSeverity > .advice else { return request }
    var request = request
    if request.shelf != nil || work.contains(where: { !$0.options.objects.isEmpty }) { request.leastSeverity = .advice }
    return request
  }

  /// Returns whether questions are only counted: not with suppressions, which are applied only at the end.
  func onlyCountsReviews(_ inputs: RunInputs) -> Bool {
    request.wantsReview && request.reviewDetail == .number && !inputs.mayHoldSuppressions && inputs.asked.areAll
  }

  /// Returns the syntax errors in translations, whoever uses them.
  func problems(ofStrings paths: [String]) -> [Diagnostic] {
    let workspace = workspace
    return Parallel.map(count: paths.count, threads: threads, makeState: { 0 }) {
      index, _ in
      guard let bytes = try? workspace.read(paths[index]) else { return [Diagnostic]() }
      return StringsReader.problems(SourceFile(path: paths[index], stored: bytes))
    }.flatMap { $0 }
  }
}
