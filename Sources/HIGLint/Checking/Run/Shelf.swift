import HIGCore
import HIGImport
import HIGLanguage

/// Takes the results for a file from an earlier run's cache or the shards of this run, and puts new ones there.
extension Linter {
  struct Shelf: Sendable {
    private let cache: CheckCache?
    private let keys: CacheKeys?
    private let shard: ShardRecorder?
    private let shards: FoundByShards?
    private let asksPeople: Bool

    init(request: LintRequest, rules: RuleSet, work: [Work], plan: CheckPlan) {
      cache = request.cache
      keys = cache.map { CacheKeys($0, request: request, rules: rules, work: work, plan: plan) }
      shard = request.shard
      shards = request.found
      asksPeople = request.wantsReview
    }

    /// - Parameter find: Finds the results anew.
    func outcome(of work: Work, bytes: [UInt8], find: () -> Outcome) -> Outcome {
      let item = Shard.Item(path: work.path, isExtractOnly: work.isExtractOnly)
      if let shards {
        guard let found = shards.find(item) else { return Outcome() }
        guard var outcome = Outcome(found, 0..<found.count, of: work, stored: bytes) else { return find() }
        // Shards ask everything; a run that does not asks only where somebody has answered that something fails.
        if !asksPeople, !outcome.hasFailedAnswers {
          outcome.findings.removeAll { !$0.isViolation }
          outcome.isolated.removeAll { !$0.isViolation }
        }
        return outcome
      }
      let key = keys?.key(of: work, bytes: bytes)
      if let cache, let key, let entry = cache.find(key),
        var outcome = Outcome(entry.bytes, entry.range, of: work, stored: bytes)
      {
        shard?.keep(Array(entry.bytes[entry.range]), of: item)
        outcome.key = key
        return outcome
      }
      var outcome = find()
      // A project that changed meanwhile is not the one of the fingerprint.
      let isSteady = work.project?.reads.isSteady ?? true
      outcome.key = isSteady ? key : nil
      guard outcome.key != nil || shard != nil else { return outcome }
      let encoded = outcome.encode(by: work)
      if let cache, let key = outcome.key { cache.keep(encoded, for: key) }
      shard?.keep(encoded, of: item)
      return outcome
    }
  }
}
