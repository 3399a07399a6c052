import HIGCore
import HIGReading

/// Finds the files that a change bears on.
struct ChangedFiles {
  private let changes: ChangeSet
  private let workspace: any Workspace
  private var known: [String: Bool] = [:]
  private var folders: [String: Bool] = [:]

  init(_ changes: ChangeSet, in workspace: any Workspace) {
    self.changes = changes
    self.workspace = workspace
  }

  mutating func concern(_ work: FileWork, configuration: [String]) -> Bool {
    if let shown = changes.shown, !shown.contains(workspace.entry(at: work.path)?.identity ?? work.path) {
      return false
    }
    if contains(work.path) || bearOn(folder: Path.parent(work.path)) { return true }
    let restsOnProject = work.project != nil || !work.definitions.tables.isEmpty || work.definitions.images != nil
    if restsOnProject, changes.touchesProjects { return true }
    if work.definitions.tables.contains(where: { contains($0.tree.source.path) }) { return true }
    return work.definitions.trees.contains { contains($0.source.path) } || configuration.contains { contains($0) }
  }

  private mutating func contains(_ path: String) -> Bool {
    if let known = known[path] { return known }
    let isChanged = workspace.entry(at: path).map { changes.files.contains($0.identity ?? path) } ?? false
    known[path] = isChanged
    return isChanged
  }

  /// Returns whether something that held for a folder is gone.
  private mutating func bearOn(folder: String) -> Bool {
    guard !changes.folders.isEmpty else { return false }
    if let known = folders[folder] { return known }
    var current = folder
    var identities: Set<String> = []
    var isConcerned = false
    // Above the root of the file system `..` leads to itself.
    while let entry = workspace.entry(at: current), identities.insert(entry.identity ?? current).inserted {
      if changes.folders.contains(entry.identity ?? current) {
        isConcerned = true
        break
      }
      current = Path.parent(current)
    }
    folders[folder] = isConcerned
    return isConcerned
  }
}
