import HIGLanguage
import HIGReading

extension Shard {
  /// Runs a shard's part of a check. The result holds only the problems that keep the run from being done.
  public static func run(
    _ number: ShardNumber, of request: LintRequest, rules: RuleSet, workspace: RecordedWorkspace,
    words: [String], version: String, workingDirectory: String
  ) -> (bytes: [UInt8], result: LintResult) {
    let recorder = ShardRecorder(number)
    var request = request
    request.shelf = Shelf(request.cache, recorder: recorder)
    // Which report is wanted is not known yet.
    request.wantsReview = true
    request.reviewDetail = .answerable
    request.wantsFixes = true
    let result = Linter.run(request, rules: rules, workspace: workspace)
    let content = recorder.content
    var shard = Shard(
      name: "", number: number, version: version, rules: rules.digest, words: words,
      workingDirectory: workingDirectory)
    shard.files = content.files
    shard.inputs = content.inputs.digest
    shard.defining = content.defining
    shard.record = workspace.record
    shard.record.spellIdentities()
    shard.found = content.found.map { ($0.key, $0.value) }.sorted { a, b in
      if a.0.path != b.0.path { return Path.precedes(a.0.path, b.0.path) }
      return !a.0.isExtractOnly && b.0.isExtractOnly
    }
    return (shard.encode(), result)
  }
}
