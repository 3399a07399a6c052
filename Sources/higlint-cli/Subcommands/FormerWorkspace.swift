import HIGReading

/// Files as they were, over those of today: what has changed since is read from memory, what was added is not there.
struct FormerWorkspace: Workspace {
  private let base: DiskWorkspace
  /// The former files, by their absolute paths without symbolic links.
  private let files: [String: [UInt8]]
  private let absent: Set<String>
  /// The names in the folders of the former files.
  private let folders: [String: Set<String>]

  init(_ base: DiskWorkspace, files: [String: [UInt8]], absent: Set<String>) {
    self.base = base
    self.files = files
    self.absent = absent
    var folders: [String: Set<String>] = [:]
    for path in files.keys {
      var path = path
      while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex {
        let folder = String(path[..<slash])
        let isNew = folders[folder] == nil
        folders[folder, default: []].insert(String(path[path.utf8.index(after: slash)...]))
        guard isNew else { break }
        path = folder
      }
    }
    self.folders = folders
  }

  /// Whether nothing has changed.
  var isUnchanged: Bool { files.isEmpty && absent.isEmpty }

  /// Returns the absolute path, its folder without symbolic links: a folder that is gone is as it is written.
  private func key(_ path: String) -> String {
    if path == "." || path == "/" { return System.realPath(path) ?? path }
    let path = Path.normalized(path)
    if let real = System.realPath(Path.parent(path)) {
      let name = Path.lastComponent(path)
      if name != "..", name != "." { return real == "/" ? "/" + name : "\(real)/\(name)" }
    }
    return path.hasPrefix("/") ? path : Path.normalized("\(System.realPath(".") ?? "")/\(path)")
  }

  func entry(at path: String) -> WorkspaceEntry? {
    let key = key(path)
    if let bytes = files[key] { return WorkspaceEntry(kind: .file, size: bytes.count, identity: key) }
    if absent.contains(key) { return nil }
    if let entry = base.entry(at: path) { return entry }
    return folders[key] == nil ? nil : WorkspaceEntry(kind: .directory, size: 0, identity: key)
  }

  func list(_ directory: String) throws(WorkspaceError) -> [String] {
    let key = key(directory)
    let former = folders[key] ?? []
    var names: Set<String> = []
    do throws(WorkspaceError) {
      names = Set(try base.list(directory))
    } catch {
      guard !former.isEmpty else { throw error }
    }
    return names.filter { !absent.contains("\(key)/\($0)") }.union(former).sorted()
  }

  func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    let key = key(path)
    if let bytes = files[key] { return bytes }
    guard !absent.contains(key) else { throw WorkspaceError(path: path, kind: .missing, detail: "") }
    return try base.read(path)
  }

  func containment(of path: String, in folder: String) -> Containment { base.containment(of: path, in: folder) }
}
