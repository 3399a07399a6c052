import HIGImport
import HIGReading

/// Finds the files that a run checks.
///
/// Folders are walked in the order of their names' bytes; hidden ones and those of package managers are passed over. A file
/// that two names lead to is checked once, under the first.
struct FileFinder {
  struct FoundFile: Hashable, Sendable {
    var path: String
    /// Whether the user named the file, so that it is read as a spec whatever its contents.
    var isNamed: Bool
  }

  let workspace: any Workspace
  private(set) var found: [FoundFile] = []
  private(set) var failures: [WorkspaceError] = []
  /// The links that are not followed.
  private(set) var unvisited: [Unvisited] = []
  /// The catalogs and translations that lie beside the files.
  private(set) var projectFiles = ProjectFiles()
  /// The folders that were walked in full.
  private(set) var walkedRoots: [String] = []
  private var seenFiles: Set<String> = []
  private var seenDirectories: Set<String> = []
  /// Returns the paths that the configuration of a folder excludes.
  private let exclusion: (_ folder: String) -> ConfigurationScopes.Exclusion?
  private var ignoreFiles: IgnoreFiles
  /// Returns whether a walk ends at a folder below its root, by the names in that folder.
  var endsAt: ((_ names: [String]) -> Bool)?

  init(
    workspace: any Workspace, exclusion: @escaping (_ folder: String) -> ConfigurationScopes.Exclusion? = { _ in nil }
  ) {
    self.workspace = workspace
    self.exclusion = exclusion
    ignoreFiles = IgnoreFiles(workspace: workspace)
  }

  /// Folders that hold other people's code or a build's results.
  private static var skippedDirectories: Set<String> {
    ["node_modules", "Pods", "Carthage", "DerivedData", "build", "vendor"]
  }

  private static func isSkipped(_ name: String) -> Bool {
    skippedDirectories.contains(name) || ProjectFiles.skippedEndings.contains { name.hasSuffix($0) }
  }

  /// - Parameter evenIfExcluded: Whether the file is checked whatever the configuration says and whatever its contents.
  ///   If not, it is treated as one that a walk comes upon.
  mutating func add(_ path: String, evenIfExcluded: Bool = true) {
    let path = Path.normalized(path)
    guard let entry = workspace.entry(at: path) else {
      failures.append(reason(for: path) ?? WorkspaceError(path: path, kind: .missing, detail: ""))
      return
    }
    let isFolder = entry.kind == .directory
    if !evenIfExcluded, exclusion(Path.parent(path))?.holds(path, isFolder: isFolder) ?? false { return }
    switch entry.kind {
    case .directory:
      walkedRoots.append(path)
      walk(path)
    case .file:
      let name = Path.lastComponent(path)
      // It has been read as what it is.
      if ConfigurationLookup.fileNames.contains(name) { return }
      if !evenIfExcluded, name.utf8.first == UInt8(ascii: ".") || FileFormat(name: name) == nil { return }
      add(path, entry, isNamed: evenIfExcluded)
    case .other: failures.append(WorkspaceError(path: path, kind: .notAFile, detail: ""))
    case .outsideFile, .outsideFolder: unvisited.append(Unvisited(path: path, reason: .link))
    }
  }

  /// Adds the one file of a project's folder that says how the app is built.
  private mutating func addProject(_ folder: String) {
    let path = Path.join(folder, "project.pbxproj")
    guard let entry = workspace.entry(at: path), entry.kind == .file else { return }
    add(path, entry, isNamed: false)
  }

  private mutating func add(_ path: String, _ entry: WorkspaceEntry, isNamed: Bool) {
    if let identity = entry.identity, !seenFiles.insert(identity).inserted { return }
    found.append(FoundFile(path: path, isNamed: isNamed))
  }

  /// Returns why nothing is known of a path: a loop of links, a folder without permission, a name that is no text. Nil
  /// where simply nothing is there any more.
  private func reason(for path: String) -> WorkspaceError? {
    do throws(WorkspaceError) {
      _ = try workspace.read(path)
      return nil
    } catch {
      if error.kind != .missing { return error }
      // Listing a folder puts a replacement character in the place of what is no text.
      guard path.unicodeScalars.contains("\u{FFFD}") else { return nil }
      return WorkspaceError(path: path, kind: .nameless, detail: "")
    }
  }

  /// The patterns that a folder's entries are compared with.
  private struct PassedOver {
    var exclusion: ConfigurationScopes.Exclusion?
    var ignored: [PathFilter]
  }

  /// - Parameter known: The patterns for the folder, found for its first entry: an empty folder needs no configuration,
  ///   and a mistake in that stops no run.
  private mutating func passesOver(
    _ path: String, isFolder: Bool, in folder: String, _ known: inout PassedOver?
  ) -> Bool {
    let held = known ?? PassedOver(exclusion: exclusion(folder), ignored: ignoreFiles.filters(for: folder))
    known = held
    return (held.exclusion?.holds(path, isFolder: isFolder) ?? false) || held.ignored.ignores(path, isFolder: isFolder)
  }

  /// Walks a folder, depth first. A list takes the place of recursion, which a deep disk could exhaust.
  private mutating func walk(_ root: String) {
    var pending = [root]
    while let directory = pending.popLast() {
      if let identity = workspace.entry(at: directory)?.identity, !seenDirectories.insert(identity).inserted {
        continue
      }
      let names: [String]
      do throws(WorkspaceError) {
        names = try workspace.list(directory)
      } catch {
        failures.append(error)
        continue
      }
      if directory != root, let endsAt, endsAt(names) { continue }
      var directories: [String] = []
      var passedOver: PassedOver?
      for name in Path.sorted(names) where name.utf8.first != UInt8(ascii: ".") {
        let path = Path.join(directory, name)
        let format = FileFormat(name: name)
        guard let entry = workspace.entry(at: path) else {
          if format != nil || !name.utf8.contains(UInt8(ascii: ".")), let reason = reason(for: path) {
            failures.append(reason)
          }
          continue
        }
        switch entry.kind {
        case .directory:
          let isProject = name.hasSuffix(".xcodeproj")
          guard isProject || !Self.isSkipped(name), !passesOver(path, isFolder: true, in: directory, &passedOver)
          else { continue }
          if isProject { addProject(path) } else { directories.append(path) }
        case .file:
          if passesOver(path, isFolder: false, in: directory, &passedOver) { continue }
          if projectFiles.add(path) { continue }
          if format != nil { add(path, entry, isNamed: false) }
        case .other: break
        case .outsideFile, .outsideFolder:
          let isFolder = entry.kind == .outsideFolder
          // What would not have been looked at is nothing to speak of.
          let isOfUse = isFolder ? !Self.isSkipped(name) : format != nil || FileFormat(beside: path) != nil
          if isOfUse, !passesOver(path, isFolder: isFolder, in: directory, &passedOver) {
            unvisited.append(Unvisited(path: path, reason: .link))
          }
        }
      }
      pending.append(contentsOf: directories.reversed())
    }
  }
}
