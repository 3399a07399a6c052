import HIGImport
import HIGLanguage
import HIGReading

/// The files that a run finds to check, and those that it does not check.
public struct InputList: Sendable {
  public var groups: [InputGroup] = []
  /// The files that are no specs or no part of an app, with the reasons; sorted.
  public var passedOver: [(path: String, reason: Message)] = []
  public var failures: [WorkspaceError] = []
  /// The paths that lead elsewhere or belong to somebody else; sorted.
  public var unvisited: [Unvisited] = []
}

extension Linter {
  private static let leftOut = Message(
    en: "no target of the Xcode project has it", zhHans: "不属于 Xcode 项目的任何目标")

  /// Returns the files that a run would look at, grouped by app, and those that it passes over or can't read.
  public static func inputs(_ request: LintRequest, rules: RuleSet, workspace: any Workspace) -> InputList {
    let configurations = ConfigurationLookup(
      workspace: workspace, rules: rules, choice: request.configuration, roots: request.paths)
    var finder = FileFinder(workspace: workspace) { configurations.exclusion(for: $0) }
    for path in request.paths where path != "-" { finder.add(path, evenIfExcluded: !request.excludesNamed) }
    let lookup = DefinitionLookup(workspace: workspace, roots: finder.walkedRoots)
    let project = ProjectIndex.around(finder, and: request.standardInputPath, lookup)
    var list = InputList()
    list.failures = finder.failures
    var order: [[String]] = []
    var groups: [[String]: InputGroup] = [:]
    for found in finder.found {
      var apps: [String] = []
      if !found.isNamed, let project, project.leavesOut(found.path) {
        list.passedOver.append((found.path, Self.leftOut))
        continue
      }
      // A project is listed where it stands for an app's Info.plist.
      if FileFormat(name: found.path) == .xcodeProject, project?.target(of: found.path)?.plist != found.path {
        continue
      }
      if !FileName.isImported(found.path) {
        guard let bytes = try? workspace.read(found.path) else { continue }
        let file = SpecFile(
          path: found.path, bytes: bytes, format: FileFormat(name: found.path), isNamed: found.isNamed)
        if !found.isNamed, let doubt = file.doubt {
          list.passedOver.append((found.path, doubt.message))
          continue
        }
        let around = lookup.definitions(for: Path.parent(found.path), in: project)
        apps = AppKey(file.definitions(around: around))?.files ?? []
      }
      // A spec that an Info.plist holds for is of its target.
      let plist = FileName.isImported(found.path) ? found.path : apps.first(where: FileName.isImported)
      let target = plist.flatMap { project?.target(of: $0) }
      let key = target.map { [$0.folder] } ?? apps.map { "/" + $0 }
      if groups[key] == nil {
        order.append(key)
        let catalogs = plist.flatMap { plist in project.map { $0.ownCatalogs(of: $0.group(of: plist)).count } }
        groups[key] = InputGroup(
          apps: target.map { $0.plist.map { [$0] } ?? [] } ?? apps, folder: target?.folder ?? "", files: [],
          catalogEntries: target == nil ? 0 : catalogs ?? 0,
          languages: target.flatMap { _ in plist.flatMap { project?.languages(of: $0) } } ?? [])
      }
      groups[key]?.files.append(found.path)
    }
    list.groups = order.compactMap { groups[$0] }
    list.passedOver.sort { Path.precedes($0.path, $1.path) }
    list.unvisited = Unvisited.sorted(finder.unvisited + configurations.unvisited)
    return list
  }
}
