/// A file that was read, with its contents.
struct ReadFile: Hashable, Sendable {
  var path: String
  var digest: ContentDigest
}

/// A workspace that remembers which files were read.
struct ReadRecorder: Workspace {
  private let base: any Workspace
  private let read = Locked([ReadFile]())

  init(_ base: any Workspace) { self.base = base }

  /// The files in the order in which they were read.
  var files: [ReadFile] { read.withLock { $0 } }

  func entry(at path: String) -> WorkspaceEntry? { base.entry(at: path) }

  func containment(of path: String, in folder: String) -> Containment { base.containment(of: path, in: folder) }

  func list(_ directory: String) throws(WorkspaceError) -> [String] { try base.list(directory) }

  func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    let bytes = try base.read(path)
    read.withLock { $0.append(ReadFile(path: path, digest: ContentDigest(of: bytes))) }
    return bytes
  }
}
