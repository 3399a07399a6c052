import HIGReading

/// The results of all shards of a run.
final class FoundByShards: Sendable {
  private let found: [Shard.FileKey: [UInt8]]
  /// The files that may define something: see `Shard.defining`.
  let defining: Set<String>?
  private let missing = Locked(Set<String>())

  init(_ shards: [Shard]) {
    var found: [Shard.FileKey: [UInt8]] = [:]
    for shard in shards { found.merge(shard.found.map { ($0.file, $0.bytes) }) { first, _ in first } }
    self.found = found
    defining = shards.first?.defining.map { Set($0) }
  }

  /// Returns the results for a file; nil where no shard has them.
  func find(_ file: Shard.FileKey) -> [UInt8]? {
    let bytes = found[file]
    if bytes == nil { missing.withLock { _ = $0.insert(file.path) } }
    return bytes
  }

  /// The first of the files that the run needs and no shard has results for.
  var firstMissing: String? { missing.withLock { $0.min(by: Path.precedes) } }
}
