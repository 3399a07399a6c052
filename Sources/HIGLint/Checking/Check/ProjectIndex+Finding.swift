import HIGImport
import HIGReading

extension ProjectIndex {
  /// Returns the Xcode project around the files; nil where no file is of another tool and there are no
  /// translations, catalogs or sounds.
  ///
  /// - Parameter other: The path of a file that is not on the disk.
  static func around(_ finder: FileFinder, and other: String?, _ lookup: DefinitionLookup) -> ProjectIndex? {
    let imported = (finder.found.map(\.path) + [other].compactMap { $0 }).filter { FileName.isImported($0) }
    guard
      !imported.isEmpty || !finder.projectFiles.strings.isEmpty || !finder.projectFiles.catalogs.isEmpty
        || !finder.projectFiles.sounds.isEmpty
    else {
      return nil
    }
    var roots: Set<String> = []
    for root in finder.walkedRoots { roots.insert(lookup.outermostFolder(around: root)) }
    for path in imported where !finder.walkedRoots.contains(where: { Path.contains($0, Path.parent(path)) }) {
      roots.insert(lookup.outermostFolder(around: Path.parent(path)))
    }
    let workspace = finder.workspace
    let reads = ProjectReads { try? workspace.read($0) }
    if roots.isSubset(of: finder.walkedRoots) {
      return ProjectIndex(found: finder.found.map(\.path), files: finder.projectFiles, reads: reads)
    }
    var whole = FileFinder(workspace: workspace)
    for root in roots.sorted(by: Path.precedes) { whole.add(root) }
    // Above the working directory paths lead up and down again.
    let spelling = PathSpelling(
      workspace, levels: roots.map { $0.split(separator: "/").count { $0 == ".." } }.max() ?? 0)
    return ProjectIndex(
      found: whole.found.map { spelling.shortest($0.path) }, files: whole.projectFiles.mapped(spelling.shortest),
      reads: reads)
  }

  /// Returns the catalogs that belong to a group alone.
  func ownCatalogs(of group: Int) -> [String] {
    let shared = Set(catalogs(of: -1))
    return catalogs(of: group).filter { !shared.contains($0) }
  }
}
