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
    (FileFormat(beside: path) ?? FileFormat(name: path))?.isReferredTo ?? false
  }
}

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

  mutating func concern(_ work: Linter.Work, configuration: [String]) -> Bool {
    if let shown = changes.shown, !shown.contains(workspace.entry(at: work.path)?.identity ?? work.path) {
      return false
    }
    if contains(work.path) || bearOn(folder: Path.parent(work.path)) { return true }
    if work.project != nil || !work.definitions.tables.isEmpty, changes.touchesProjects { return true }
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

extension Linter {
  /// Returns the identities of an app's files, which don't depend on their paths.
  private func identities(of app: AppKey) -> [String] {
    app.files.map { workspace.entry(at: $0)?.identity ?? $0 }
  }

  /// Divides the files into those that a change concerns, and the others.
  func changed(_ inputs: Inputs) -> (concerned: [Work], others: [Work]) {
    guard let changes = request.changes else { return (inputs.work, []) }
    var files = ChangedFiles(changes, in: workspace)
    var parts: (concerned: [Work], others: [Work]) = ([], [])
    for work in inputs.work {
      let configuration = inputs.plan.lookup.files(for: Path.parent(work.path))
      if files.concern(work, configuration: configuration) {
        parts.concerned.append(work)
      } else {
        parts.others.append(work)
      }
    }
    return parts
  }

  /// Returns the extracts of the files that a change does not concern, in the apps that it does.
  func extracts(of others: [Work], beside outcomes: [Outcome], _ inputs: Inputs) -> [Outcome] {
    guard !others.isEmpty, let changes = request.changes else { return [] }
    var apps = Set(outcomes.compactMap(\.app))
    let left = Set(
      changes.left.compactMap { AppKey(inputs.lookup.definitions(for: $0, in: inputs.project)) }.map(identities))
    if !left.isEmpty {
      for app in Set(others.compactMap { AppKey($0.definitions) }) where left.contains(identities(of: app)) {
        apps.insert(app)
      }
    }
    guard !apps.isEmpty else { return [] }
    let work = others.filter { AppKey($0.definitions).map { apps.contains($0) } ?? false }.map { other in
      var other = other
      other.isExtractOnly = true
      return other
    }
    return check(work, inputs).filter { outcome in outcome.app.map { apps.contains($0) } ?? false }
  }
}
