import HIGReading

/// Collects the results of a run over one shard.
final class ShardRecorder: Sendable {
  let number: ShardNumber
  private let state = Locked(Recorded())

  struct Recorded {
    var files: [String] = []
    var inputs = ContentHasher()
    var defining: [String]?
    var found: [Shard.FileKey: [UInt8]] = [:]
  }

  init(_ number: ShardNumber) { self.number = number }

  var content: Recorded { state.withLock { $0 } }

  func note(defining: [String]) { state.withLock { $0.defining = defining } }

  /// Notes all files of the run and their surroundings, so that shards of different runs can be told apart.
  func note(_ inputs: RunInputs) {
    var digests = DefinitionDigests()
    state.withLock { state in
      for work in inputs.work {
        state.files.append(work.path)
        state.inputs.add(work.path)
        state.inputs.add(work.isNamed)
        for file in inputs.plan.lookup.all[work.options.configuration].files {
          state.inputs.add(file.path)
          state.inputs.add(file.digest)
        }
        state.inputs.add(digests.digest(of: work.definitions))
      }
    }
  }

  func keep(_ bytes: [UInt8], of file: Shard.FileKey) { state.withLock { $0.found[file] = bytes } }
}
