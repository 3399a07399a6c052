import HIGReading

/// A folder as it is in the editor: the files on disk, with unsaved texts in the place of theirs. Paths count from the
/// folder, as if that were the working directory.
package struct EditorWorkspace: Workspace {
  private let folder: String
  private let disk: any Workspace
  private let buffers: [String: [UInt8]]
  /// The names of unsaved files, by their folders: some are not on disk yet.
  private let names: [String: [String]]

  /// - Parameters:
  ///   - folder: The absolute path of the folder.
  ///   - disk: What is on disk, by absolute paths.
  ///   - buffers: The texts of open files, by their paths from the folder.
  package init(folder: String, disk: any Workspace, buffers: [String: [UInt8]]) {
    self.folder = folder
    self.disk = disk
    self.buffers = buffers
    names = Dictionary(grouping: buffers.keys.sorted(by: Path.precedes), by: Path.parent)
      .mapValues { $0.map(Path.lastComponent) }
  }

  private func absolute(_ path: String) -> String {
    path.utf8.first == ASCII.slash ? path : path == "." ? folder : Path.join(folder, path)
  }

  /// Returns the text of an open file. Above the folder, and through links that lead out of it, nothing is open.
  private func buffer(_ path: String) -> [UInt8]? {
    buffers.isEmpty ? nil : buffers[Path.normalized(path)]
  }

  public func entry(at path: String) -> WorkspaceEntry? {
    let entry = disk.entry(at: absolute(path))
    guard let bytes = buffer(path) else { return entry }
    guard let entry else {
      // A new file in a folder that is there.
      guard disk.entry(at: absolute(Path.parent(Path.normalized(path))))?.kind == .directory else { return nil }
      return WorkspaceEntry(kind: .file, size: bytes.count, identity: "unsaved " + Path.normalized(path))
    }
    guard entry.kind == .file else { return entry }
    return WorkspaceEntry(kind: .file, size: bytes.count, identity: entry.identity, isForeign: entry.isForeign)
  }

  public func list(_ directory: String) throws(WorkspaceError) -> [String] {
    let listed = try disk.list(absolute(directory))
    guard let open = names[Path.normalized(directory)] else { return listed }
    let known = Set(listed)
    return listed + open.filter { !known.contains($0) }
  }

  public func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    if let bytes = buffer(path), entry(at: path)?.kind == .file { return bytes }
    do throws(WorkspaceError) {
      return try disk.read(absolute(path))
    } catch {
      var error = error
      error.path = path
      throw error
    }
  }

  public func containment(of path: String, in folder: String) -> Containment {
    disk.containment(of: absolute(path), in: absolute(folder))
  }
}
