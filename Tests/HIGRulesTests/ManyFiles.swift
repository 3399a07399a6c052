@testable import HIGReading

/// Files in memory, in thousands of folders: `MemoryWorkspace` looks at all its files to list one of them.
struct ManyFiles: Workspace {
  private let files: MemoryWorkspace
  /// The names in each folder.
  private var folders: [String: Set<String>] = [:]

  init(_ files: [String: String]) {
    self.files = MemoryWorkspace(files)
    for path in files.keys {
      var path = path
      while path != "." {
        let folder = Path.parent(path)
        let isKnown = folders[folder] != nil
        folders[folder, default: []].insert(String(path.dropFirst(folder == "." ? 0 : folder.count + 1)))
        path = isKnown ? "." : folder
      }
    }
  }

  func entry(at path: String) -> WorkspaceEntry? {
    if folders[path] != nil { return WorkspaceEntry(kind: .directory, size: 0, identity: path) }
    // What is not in its folder is not looked for.
    let isThere = folders[Path.parent(path)]?.contains(Path.lastComponent(path)) ?? false
    return isThere ? files.entry(at: path) : nil
  }

  func list(_ directory: String) throws(WorkspaceError) -> [String] { (folders[directory] ?? []).sorted() }
  func read(_ path: String) throws(WorkspaceError) -> [UInt8] { try files.read(path) }
}
