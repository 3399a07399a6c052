/// What a run finds to check, by the app that it belongs to.
public struct InputGroup: Sendable {
  /// The app's Info.plist; nil for what belongs to none.
  public var app: String?
  /// The target's folder.
  public var folder: String
  public var files: [String]
  /// Colour, image and icon sets.
  public var catalogEntries: Int
  /// The languages that the target is translated into.
  public var languages: [String]
}

extension Linter {
  /// The files that a run would look at, grouped as it would; and those that can't be read.
  public static func inputs(_ request: LintRequest, rules: RuleSet, workspace: Files) -> (
    groups: [InputGroup], failures: [WorkspaceError], unvisited: [Unvisited]
  ) {
    let linter = Linter(request: request, rules: rules, workspace: workspace)
    let configurations = ConfigurationLookup(
      workspace: workspace, rules: rules, choice: request.configuration, roots: request.paths)
    var finder = FileFinder(workspace: workspace) { configurations.exclusion(for: $0) }
    for path in request.paths where path != "-" { finder.add(path, evenIfExcluded: !request.excludesNamed) }
    let lookup = DefinitionLookup(workspace: workspace, roots: finder.walkedRoots)
    let project = linter.projectIndex(finder, lookup)
    var order: [String] = []
    var groups: [String: InputGroup] = [:]
    for found in finder.found {
      let target = isImported(found.path) ? project?.target(of: found.path) : nil
      let key = target?.folder ?? ""
      if groups[key] == nil {
        order.append(key)
        groups[key] = InputGroup(
          app: target?.plist, folder: target?.folder ?? "", files: [],
          catalogEntries: target.flatMap { _ in project.map { $0.ownCatalogs(of: $0.group(of: found.path)).count } }
            ?? 0,
          languages: target.flatMap { _ in project?.languages(of: found.path) } ?? [])
      }
      if isImported(found.path) || isSpec(found, workspace) { groups[key]?.files.append(found.path) }
    }
    return (
      order.compactMap { groups[$0] }.filter { !$0.files.isEmpty }, finder.failures,
      Unvisited.sorted(finder.unvisited + configurations.unvisited)
    )
  }

  /// Whether a YAML or JSON file is read as a spec.
  private static func isSpec(_ found: FileFinder<Files>.Found, _ workspace: Files) -> Bool {
    if found.isNamed { return true }
    guard let bytes = try? workspace.read(found.path) else { return false }
    return SpecFile(path: found.path, bytes: bytes, format: FileFormat(name: found.path)).isSpec
  }
}

extension ProjectIndex {
  /// The catalogs that belong to a group alone.
  func ownCatalogs(of group: Int) -> [String] {
    let shared = Set(catalogs(of: -1))
    return catalogs(of: group).filter { !shared.contains($0) }
  }
}
