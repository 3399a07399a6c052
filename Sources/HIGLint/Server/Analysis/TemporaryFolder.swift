import HIGReading

/// A folder of the server's own, outside of what is checked, for what an editor is to open: made when something is first
/// put there, and gone when the server ends. Nothing in it can lead a file elsewhere.
final class TemporaryFolder: Sendable {
  private struct State {
    var path: String?
    var names: Set<String> = []
    var isClosed = false
  }

  private let state = Locked(State())

  /// Returns the path that a file will have; nil where there can be no folder.
  func path(of name: String) -> String? {
    (try? state.withLock { state throws(AtomicFile.Failure) in try Self.folder(&state) }).map { Path.join($0, name) }
  }

  /// Writes a file; one of the same name makes room.
  ///
  /// - Returns: Its path.
  @discardableResult func write(_ bytes: [UInt8], to name: String) throws(AtomicFile.Failure) -> String {
    try state.withLock { state throws(AtomicFile.Failure) in
      let path = Path.join(try Self.folder(&state), name)
      guard !state.isClosed else { return path }
      try AtomicFile.write(bytes, to: path, isDurable: false)
      state.names.insert(name)
      return path
    }
  }

  private static func folder(_ state: inout State) throws(AtomicFile.Failure) -> String {
    if let path = state.path { return path }
    let path = try System.makeTemporaryFolder()
    state.path = path
    return path
  }

  /// Removes the folder with what was written into it; later writes do nothing.
  func remove() {
    state.withLock { state in
      state.isClosed = true
      guard let path = state.path else { return }
      System.removeFolder(path, holding: state.names.map { Path.join(path, $0) })
    }
  }
}
