import HIGImport
import HIGReading

/// Finding the surroundings that a file is checked with: the definitions, the options and the project.
extension Linter {
  /// Returns the Xcode project around the files; nil where no file is of another tool and there are no translations.
  func projectIndex(_ finder: FileFinder, _ lookup: DefinitionLookup) -> ProjectIndex? {
    var paths = finder.found.map(\.path)
    if let (name, _) = request.standardInput { paths.append(Path.normalized(name)) }
    let imported = paths.filter { FileName.isImported($0) }
    guard !imported.isEmpty || !finder.projectFiles.strings.isEmpty else { return nil }
    var roots: Set<String> = []
    for root in finder.walkedRoots { roots.insert(lookup.outermostFolder(around: root)) }
    for path in imported where !finder.walkedRoots.contains(where: { Path.contains($0, Path.parent(path)) }) {
      roots.insert(lookup.outermostFolder(around: Path.parent(path)))
    }
    let workspace = workspace
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

  func work(
    _ path: String, isNamed: Bool, _ lookup: DefinitionLookup, _ project: ProjectIndex?,
    _ plan: inout CheckPlan
  ) -> Work {
    let options = plan.options(for: path)
    guard let project, FileName.isImported(path), !isOtherPlist(path, project) else {
      return Work(
        path: path, isNamed: isNamed, definitions: lookup.definitions(for: Path.parent(path), in: project),
        options: options)
    }
    let definitions = lookup.definitions(forImported: path, in: project)
    return Work(
      path: path, isNamed: isNamed, definitions: definitions, options: options, project: project,
      images: lookup.images(forImported: path, in: project))
  }

  /// Returns whether a path is an Info.plist other than its target's: an app of which nothing else is known.
  func isOtherPlist(_ path: String, _ project: ProjectIndex) -> Bool {
    guard FileFormat(name: path) == .infoPlist else { return false }
    return project.target(of: path)?.plist != path
  }
}
