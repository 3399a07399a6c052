import HIGReading

/// Reads the files of a project that say something about others, and remembers their digests: a cached result must rest
/// on the bytes by which it will be asked for.
package final class ProjectReads: Sendable {
  private struct Digests {
    /// The digests by path; nil for a file that could not be read.
    var digests: [String: ContentDigest?] = [:]
    var isSteady = true
  }

  private let base: @Sendable (String) -> [UInt8]?
  private let state = Locked(Digests())

  package init(_ base: @escaping @Sendable (String) -> [UInt8]?) { self.base = base }

  package func read(_ path: String) -> [UInt8]? {
    let bytes = base(path)
    let digest = bytes.map { ContentDigest(of: $0) }
    state.withLock { state in
      if let known = state.digests[path] {
        if known != digest { state.isSteady = false }
      } else {
        state.digests[path] = .some(digest)
      }
    }
    return bytes
  }

  /// Whether every file had the same bytes each time it was read.
  package var isSteady: Bool { state.withLock { $0.isSteady } }

  /// Returns a digest of files and their paths, whether they exist or not.
  package func digest(of paths: [String]) -> ContentDigest {
    var hasher = ContentHasher()
    for path in paths {
      hasher.add(path)
      let known = state.withLock { $0.digests[path] }
      let digest = known ?? read(path).map { ContentDigest(of: $0) }
      hasher.add(digest != nil)
      if let digest { hasher.add(digest) }
    }
    return hasher.digest
  }
}
