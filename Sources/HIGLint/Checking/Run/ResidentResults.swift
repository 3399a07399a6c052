import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// The results of a folder's files, held in memory from run to run, as an editor needs them.
///
/// Each run is one like any other, over the files as they are now; of those on which no edit bears, it has what was found
/// before. Between runs a single file can be checked by itself, against what was around it in the last run.
package final class ResidentResults: Sendable {
  /// What is known of one file, and the fingerprint of all that it rests on.
  private struct Kept: Sendable {
    var key: ContentDigest
    var outcome: FileOutcome
    /// The number of the run that last asked for it.
    var lastUse: UInt64
  }

  /// What the last run checked its files with.
  fileprivate struct Arrangement: Sendable {
    var work: [String: FileWork]
    var sets: [(rules: RuleSet, options: RuleOptions)]
    var keys: CacheKeys
    var linter: Linter
    var number: UInt64
  }

  private struct State: Sendable {
    var files: [FileKey: Kept] = [:]
    var apps: [ContentDigest: CheckedApp] = [:]
    var askedApps: Set<ContentDigest> = []
    var notes: [String: (digest: ContentDigest, note: any Sendable)] = [:]
    var arrangement: Arrangement?
    var imageSets: [String] = []
    var settingsFiles: [String] = []
    var run: UInt64 = 0
    /// The number of files that were checked, and not known already.
    var checked = 0
  }

  private struct FileKey: Hashable, Sendable {
    var path: String
    var isExtractOnly: Bool
  }

  private let state = Locked(State())
  /// The configurations with which nothing was wrong.
  private let sound = SoundConfigurations()
  private let ruleFiles = CompiledRuleFiles()
  /// Returns what else the owner wants to know of a file whose results are new.
  private let note: (@Sendable (_ path: String, _ bytes: [UInt8]) -> any Sendable)?

  /// - Parameter note: Returns what else the owner wants to know of each spec.
  package init(noting note: (@Sendable (_ path: String, _ bytes: [UInt8]) -> any Sendable)? = nil) { self.note = note }

  /// The number of files that were checked since the beginning: others were known.
  package var checkedCount: Int { state.withLock { $0.checked } }

  /// The owner's notes about the files of the last run, by path.
  package var notes: [String: any Sendable] { state.withLock { $0.notes.mapValues(\.note) } }

  /// The paths of the `Contents.json` of the image sets around the files of the last run.
  package var imageSets: [String] { state.withLock { $0.imageSets } }

  /// The paths of the settings of the last run, with the files that they name.
  package var settingsFiles: [String] { state.withLock { $0.settingsFiles } }

  /// Runs a request, and keeps what it finds.
  ///
  /// - Parameter mends: Whether a configuration with mistakes leaves in place the one that held before, as may be half
  ///   typed; else such a run finds nothing but the mistakes, as any other.
  package func run(
    _ request: LintRequest, rules: RuleSet, workspace: any Workspace, mendingConfigurations mends: Bool = false
  ) -> LintResult {
    var request = request
    if mends { request.sound = sound }
    request.ruleFiles = ruleFiles
    request.shelf = ResidentShelf(results: self, keys: nil)
    state.withLock {
      $0.run += 1
      $0.askedApps = []
    }
    let result = Linter.run(request, rules: rules, workspace: workspace)
    state.withLock { state in
      guard result.configurationProblems.isEmpty else { return }
      let run = state.run
      state.files = state.files.filter { $0.value.lastUse == run }
      let asked = state.askedApps
      state.apps = state.apps.filter { asked.contains($0.key) }
      let files = state.files
      state.notes = state.notes.filter { files[FileKey(path: $0.key, isExtractOnly: false)] != nil }
    }
    return result
  }

  /// Returns what a file as it is now says, by itself and with what was around it in the last run; nil where that did
  /// not look at the file.
  ///
  /// - Parameters:
  ///   - isSpec: Whether it is to be read as a spec whatever it looks like.
  ///   - engines: The engines of the thread that asks; kept from call to call.
  package func check(
    _ path: String, bytes: [UInt8], asSpec isSpec: Bool = false, engines: inout ResidentEngines
  ) -> LintResult? {
    guard let arrangement = state.withLock({ $0.arrangement }), var work = arrangement.work[path] else { return nil }
    let outcome: FileOutcome
    if isSpec {
      // Nothing is kept of what is no spec to any other run.
      work = work.named()
      outcome = engines.outcome(of: work, bytes: bytes, arrangement)
    } else {
      outcome = self.outcome(of: work, bytes: bytes, key: arrangement.keys.key(of: work, bytes: bytes)) {
        engines.outcome(of: work, bytes: bytes, arrangement)
      }
    }
    var result = LintResult()
    result.collect([outcome], origins: originsOfFindings(in: outcome), for: arrangement.linter)
    result.sort()
    if let suppressions = outcome.report.suppressions { result.apply([suppressions], ids: [], isWhole: false) }
    result.diagnostics.removeAll { $0.location.file.path != path }
    result.reviews.removeAll { $0.location.file.path != path }
    result.placeFixes(arrangement.linter.request.wantsFixes)
    return result
  }

  /// Returns the findings that components in other files cause by themselves, where this file's findings lie in them.
  private func originsOfFindings(in outcome: FileOutcome) -> [Finding] {
    let paths = Set(outcome.report.findings.lazy.flatMap(\.chain).map(\.definition.file.path))
    return paths.filter { $0 != outcome.part.work.path }.sorted(by: Path.precedes).flatMap { path in
      state.withLock { $0.files[FileKey(path: path, isExtractOnly: false)]?.outcome.report.isolated ?? [] }
    }
  }

  /// Returns a file as it is now as a tree and a model, with what was around it in the last run; nil where that did not
  /// look at the file.
  package func reading(_ path: String, bytes: [UInt8]) -> (tree: SyntaxTree, definitions: Definitions)? {
    guard let work = state.withLock({ $0.arrangement?.work[path] }) else { return nil }
    let file = work.read(bytes)
    return (file.tree, file.definitions(around: work.definitions))
  }

  /// Returns the rules that hold in a file, and their options; nil where the last run did not look at it.
  package func rules(for path: String) -> (rules: RuleSet, options: RuleOptions)? {
    state.withLock { state in
      guard let arrangement = state.arrangement, let work = arrangement.work[path],
        arrangement.sets.indices.contains(work.options.base)
      else { return nil }
      return arrangement.sets[work.options.base]
    }
  }

  // MARK: For the run

  /// Keeps what a run found besides the files that it checks.
  fileprivate func keep(_ inputs: RunInputs) {
    state.withLock { state in
      state.imageSets = inputs.project?.imageSets ?? []
      state.settingsFiles = inputs.plan.lookup.all.flatMap(\.files).map(\.path)
    }
  }

  fileprivate func arrange(_ arrangement: Arrangement) {
    state.withLock { state in
      var arrangement = arrangement
      arrangement.number = state.run
      // A run looks at further files of an app after those that it checks.
      if let earlier = state.arrangement, earlier.number == state.run {
        arrangement.work.merge(earlier.work) { $1 }
      }
      state.arrangement = arrangement
    }
  }

  fileprivate func outcome(
    of work: FileWork, bytes: [UInt8], key: ContentDigest?, find: () -> FileOutcome
  ) -> FileOutcome {
    let file = FileKey(path: work.path, isExtractOnly: work.isExtractOnly)
    if let key {
      let known = state.withLock { state -> FileOutcome? in
        guard let kept = state.files[file], kept.key == key else { return nil }
        state.files[file]?.lastUse = state.run
        return kept.outcome
      }
      if var known {
        known.part.work = work
        return known
      }
    }
    var outcome = find()
    // A project that changed meanwhile is not the one of the fingerprint.
    guard let key, work.project?.reads.isSteady ?? true else { return outcome }
    outcome.part.fingerprint = key
    let note = outcome.isSpec && !work.isExtractOnly ? note?(work.path, bytes) : nil
    state.withLock { state in
      state.files[file] = Kept(key: key, outcome: outcome, lastUse: state.run)
      state.checked += 1
      if let note { state.notes[work.path] = (key, note) }
    }
    return outcome
  }

  fileprivate func checkedApp(of check: AppCheck, find: () -> CheckedApp) -> CheckedApp {
    guard let key = CacheKeys.key(of: check, ContentHasher()) else { return find() }
    let known = state.withLock { state in
      state.askedApps.insert(key)
      return state.apps[key]
    }
    if let known { return known }
    let found = find()
    state.withLock { $0.apps[key] = found }
    return found
  }
}

/// The engines of a thread that checks single files.
package struct ResidentEngines {
  private var pool: EnginePool?
  private var sets: [(rules: RuleSet, options: RuleOptions)] = []

  package init() {}

  fileprivate mutating func outcome(
    of work: FileWork, bytes: [UInt8], _ arrangement: ResidentResults.Arrangement
  ) -> FileOutcome {
    var pool: EnginePool
    // To make an engine takes longer than to check a file.
    if let known = self.pool, isSame(arrangement.sets) {
      pool = known
    } else {
      pool = EnginePool(arrangement.sets, for: arrangement.linter.request)
      sets = arrangement.sets
    }
    self.pool = nil
    defer { self.pool = pool }
    return FileCheck.outcome(of: work, bytes: bytes, engines: &pool, profile: nil)
  }

  private func isSame(_ others: [(rules: RuleSet, options: RuleOptions)]) -> Bool {
    sets.count == others.count
      && zip(sets, others).allSatisfy { own, other in
        own.rules.isSame(as: other.rules) && own.options.edition == other.options.edition
          && own.options.changes.isEmpty && other.options.changes.isEmpty
      }
  }
}

/// The results, as one run uses them.
private struct ResidentShelf: ResultShelf {
  let results: ResidentResults
  var keys: CacheKeys?

  var keepsResults: Bool { true }
  var isShared: Bool { false }

  func share(of work: [FileWork], _ inputs: RunInputs) -> [FileWork] {
    results.keep(inputs)
    return work
  }

  func glance(at paths: [String], _ look: () -> FilesGlance) -> FilesGlance { look() }

  func arranged(for work: [FileWork], _ plan: CheckPlan, _ linter: Linter) -> any ResultShelf {
    let keys = CacheKeys(ContentHasher(), request: linter.request, rules: linter.rules, work: work, plan: plan)
    var shelf = self
    shelf.keys = keys
    results.arrange(
      ResidentResults.Arrangement(
        work: Dictionary(work.filter { !$0.isExtractOnly }.map { ($0.path, $0) }) { $1 },
        sets: plan.sets.map { ($0.rules, $0.options) }, keys: keys, linter: linter, number: 0))
    return shelf
  }

  func outcome(of work: FileWork, bytes: [UInt8], find: () -> FileOutcome) -> FileOutcome {
    results.outcome(of: work, bytes: bytes, key: keys?.key(of: work, bytes: bytes), find: find)
  }

  func checkedApp(
    of check: AppCheck, source: @escaping (String) -> SourceFile?, find: () -> CheckedApp
  ) -> CheckedApp {
    results.checkedApp(of: check, find: find)
  }
}
