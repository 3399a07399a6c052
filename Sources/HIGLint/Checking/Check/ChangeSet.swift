import HIGCore
import HIGImport
import HIGReading

/// The changes since some state of the files: a run then checks only these, and the files that they bear on.
///
/// Files and folders are compared by their identity, so it does not matter by which path they are named.
public struct ChangeSet: Sendable {
  /// The files that exist and have changed.
  private(set) var files: Set<String> = []
  /// The folders that lost a definition or a configuration, which held for them and all below.
  private(set) var folders: Set<String> = []
  /// The folders that lost screens: the rest of their apps counts as changed as a whole.
  private(set) var left: [String] = []
  /// The only files that may be shown because a change bears on them; nil for all.
  private(set) var shown: Set<String>?
  /// Whether something changed that storyboards, xibs and property lists take from their project.
  private(set) var touchesProjects = false

  /// - Parameters:
  ///   - paths: The files that were changed, added or removed.
  ///   - shown: The only files that may be shown because a change bears on them; nil for all.
  ///   - before: Returns the former contents of files; only files whose former contents count are asked for.
  public init<Problem: Error>(
    _ paths: [String], showing shown: [String]? = nil, in workspace: any Workspace,
    before: ([String]) throws(Problem) -> [String: [UInt8]]
  ) throws(Problem) {
    self.shown = shown.map { paths in
      Set(paths.lazy.filter { FileFormat(name: $0) != nil }.map { workspace.entry(at: $0)?.identity ?? $0 })
    }
    var former: [String] = []
    for path in paths {
      let entry = workspace.entry(at: path)
      if let entry, entry.kind == .file { files.insert(entry.identity ?? path) }
      if Self.isPartOfProject(path) { touchesProjects = true }
      if ConfigurationLookup.fileNames.contains(Path.lastComponent(path)) {
        insert(folderOf: path, in: workspace)
      } else if FileFormat(name: path)?.isWritten ?? false {
        former.append(path)
      }
    }
    for (path, bytes) in try before(former) {
      let file = SpecFile(path: path, bytes: bytes, format: FileFormat(name: path))
      if file.definesOnly { insert(folderOf: path, in: workspace) }
      if file.hasScreens, workspace.entry(at: path) == nil { left.append(Self.folder(around: path, in: workspace)) }
    }
    left.sort(by: Path.precedes)
  }

  private mutating func insert(folderOf path: String, in workspace: any Workspace) {
    if let entry = workspace.entry(at: Path.parent(path)) { folders.insert(entry.identity ?? Path.parent(path)) }
  }

  /// Returns the nearest folder around a path that still exists.
  private static func folder(around path: String, in workspace: any Workspace) -> String {
    var folder = Path.parent(path)
    while workspace.entry(at: folder) == nil, folder != "/", folder != "." { folder = Path.parent(folder) }
    return folder
  }

  /// Returns whether a file is read only for other files: a property list, a catalog, a translation.
  private static func isPartOfProject(_ path: String) -> Bool {
    var files = ProjectFiles()
    if files.add(path) || !files.specifications.isEmpty { return true }
    return FileFormat(name: path)?.isReferredTo ?? false
  }
}
