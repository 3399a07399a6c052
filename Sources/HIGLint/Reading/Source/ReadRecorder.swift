/// A file that was read, with its contents.
package struct ReadFile: Hashable, Sendable {
  package var path: String
  package var digest: ContentDigest
}

/// A workspace that remembers which files were read.
package struct ReadRecorder: Workspace {
  private let base: any Workspace
  private let read = Locked([ReadFile]())

  package init(_ base: any Workspace) { self.base = base }

  /// The files in the order in which they were read.
  package var files: [ReadFile] { read.withLock { $0 } }

  package func entry(at path: String) -> WorkspaceEntry? { base.entry(at: path) }

  package func containment(of path: String, in folder: String) -> Containment { base.containment(of: path, in: folder) }

  package func list(_ directory: String) throws(WorkspaceError) -> [String] { try base.list(directory) }

  package func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    let bytes = try base.read(path)
    read.withLock { $0.append(ReadFile(path: path, digest: ContentDigest(of: bytes))) }
    return bytes
  }
}
