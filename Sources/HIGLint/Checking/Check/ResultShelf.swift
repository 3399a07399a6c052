import HIGCore
import HIGReading

/// A store around the checks of a run: it hands out results that others have kept, and keeps those of the run for others.
protocol ResultShelf: Sendable {
  /// Whether the run's results are kept, so that they must tell whatever may be asked.
  var keepsResults: Bool { get }
  /// Whether the run only checks its share of the files, and others put the results together.
  var isShared: Bool { get }

  /// Returns the files that the run checks, out of those that are to be checked.
  func share(of work: [FileWork], _ inputs: RunInputs) -> [FileWork]

  /// Returns what is known of files before they are parsed, or what `look` sees.
  func glance(at paths: [String], _ look: () -> FilesGlance) -> FilesGlance

  /// Returns the shelf as it is used for some files.
  func arranged(for work: [FileWork], _ plan: CheckPlan, _ linter: Linter) -> any ResultShelf

  /// Returns a file's results: those that are known, or those that `find` finds.
  func outcome(of work: FileWork, bytes: [UInt8], find: () -> FileOutcome) -> FileOutcome

  /// Returns an app's results: those that are known, or those that `find` finds.
  ///
  /// - Parameter source: Returns a file of the app, or one of its definitions.
  func checkedApp(
    of check: AppCheck, source: @escaping (String) -> SourceFile?, find: () -> CheckedApp
  ) -> CheckedApp
}
