import HIGReading

/// The `.gitignore` files of a repository, read when a folder below them is walked.
///
/// Git's own excludes outside of them (`.git/info/exclude`, the user's) belong to a machine, not to the project, and a
/// check gives the same on every machine.
struct IgnoreFiles {
  private let workspace: any Workspace
  /// The filters that hold in each folder, the outermost first.
  private var byFolder: [String: [PathFilter]] = [:]

  init(workspace: any Workspace) { self.workspace = workspace }

  private static var maximumLevels: Int { 64 }

  /// Returns the filters that hold in a folder that git does not ignore, the outermost first.
  mutating func filters(for folder: String) -> [PathFilter] {
    if let known = byFolder[folder] { return known }
    // The folders up to the repository's, the nearest first; outside of a repository no such file means anything.
    var chain: [String] = []
    var current = folder
    var filters: [PathFilter] = []
    var isInRepository = false
    for _ in 0..<Self.maximumLevels {
      if let known = byFolder[current] {
        filters = known
        isInRepository = true
        break
      }
      chain.append(current)
      if let entry = workspace.entry(at: Path.join(current, ".git")), !entry.isForeign {
        isInRepository = true
        break
      }
      let parent = Path.parent(current)
      if parent == current || workspace.entry(at: parent) == nil { break }
      current = parent
    }
    if !isInRepository {
      byFolder[folder] = []
      return []
    }
    for current in chain.reversed() {
      let path = Path.join(current, ".gitignore")
      if workspace.entry(at: path)?.kind == .file, let bytes = try? workspace.read(path) {
        filters.append(PathFilter(folder: current, ignoreFile: bytes))
      }
      byFolder[current] = filters
    }
    return filters
  }
}

extension [PathFilter] {
  /// Returns whether git ignores a path in a folder that it does not ignore.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for filter in reversed() {
      if let decision = filter.decides(path, isFolder: isFolder) { return decision }
    }
    return false
  }
}
