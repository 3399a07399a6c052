import HIGCore
import HIGImport
import HIGReading

/// The cache with the results of earlier runs, and the shards of this one.
struct Shelf: ResultShelf {
  let cache: CheckCache?
  private var keys: CacheKeys?
  private let recorder: ShardRecorder?
  private let shards: FoundByShards?
  private var asksPeople = true

  init(_ cache: CheckCache?, recorder: ShardRecorder? = nil, shards: FoundByShards? = nil) {
    self.cache = cache
    self.recorder = recorder
    self.shards = shards
  }

  var keepsResults: Bool { cache != nil || recorder != nil }
  var isShared: Bool { recorder != nil }

  func share(of work: [FileWork], _ inputs: RunInputs) -> [FileWork] {
    guard let recorder else { return work }
    recorder.note(inputs)
    return work.enumerated().filter { recorder.number.holds($0.offset) }.map(\.element)
  }

  func glance(at paths: [String], _ look: () -> FilesGlance) -> FilesGlance {
    if let defining = shards?.defining { return FilesGlance(plain: Set(paths).subtracting(defining)) }
    let glance = look()
    recorder?.note(defining: paths.filter { !glance.plain.contains($0) })
    return glance
  }

  func arranged(for work: [FileWork], _ plan: CheckPlan, _ linter: Linter) -> any ResultShelf {
    var shelf = self
    shelf.keys = cache.map {
      CacheKeys($0.hasher, request: linter.request, rules: linter.rules, work: work, plan: plan)
    }
    shelf.asksPeople = linter.request.wantsReview
    return shelf
  }

  func outcome(of work: FileWork, bytes: [UInt8], find: () -> FileOutcome) -> FileOutcome {
    let file = Shard.FileKey(path: work.path, isExtractOnly: work.isExtractOnly)
    if let shards {
      guard let found = shards.find(file) else { return FileOutcome(work) }
      guard var outcome = FileOutcome(found, 0..<found.count, of: work, stored: bytes) else { return find() }
      // Shards ask everything; a run that does not asks only where somebody has answered that something fails.
      if !asksPeople, !outcome.hasFailedAnswers {
        outcome.report.findings.removeAll { !$0.isViolation }
        outcome.report.isolated.removeAll { !$0.isViolation }
      }
      return outcome
    }
    let key = keys?.key(of: work, bytes: bytes)
    if let cache, let key, let kept = cache.find(key),
      var outcome = FileOutcome(kept.bytes, kept.range, of: work, stored: bytes)
    {
      recorder?.keep(Array(kept.bytes[kept.range]), of: file)
      outcome.part.fingerprint = key
      return outcome
    }
    var outcome = find()
    // A project that changed meanwhile is not the one of the fingerprint.
    let isSteady = work.project?.reads.isSteady ?? true
    outcome.part.fingerprint = isSteady ? key : nil
    guard outcome.part.fingerprint != nil || recorder != nil else { return outcome }
    let encoded = outcome.encode()
    if let cache, let key = outcome.part.fingerprint { cache.keep(encoded, for: key) }
    recorder?.keep(encoded, of: file)
    return outcome
  }

  func checkedApp(
    of check: AppCheck, source: @escaping (String) -> SourceFile?, find: () -> CheckedApp
  ) -> CheckedApp {
    guard let cache, let key = CacheKeys.key(of: check, cache.hasher) else { return find() }
    if let kept = cache.find(key), let known = CheckedApp(kept.bytes, kept.range, source: source) { return known }
    let found = find()
    cache.keep(
      found.encode(known: Set(check.definitions.trees.map(\.source.path) + check.parts.map(\.work.path))), for: key)
    return found
  }
}

extension LintRequest {
  /// The cache with the findings of earlier runs.
  public var cache: CheckCache? {
    get { (shelf as? Shelf)?.cache }
    set { shelf = newValue.map { Shelf($0) } }
  }
}
