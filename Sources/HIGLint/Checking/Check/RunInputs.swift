import HIGImport
import HIGReading

/// The files that a run found to check, and what they are checked with.
struct RunInputs {
  /// The folders that were walked in full.
  let walkedRoots: [String]
  let lookup: DefinitionLookup
  let project: ProjectIndex?
  private(set) var plan: CheckPlan
  private(set) var work: [FileWork]
  /// Whether any of the files may suppress findings.
  let mayHoldSuppressions: Bool
  private(set) var asked: AskedFiles

  /// Finds the files, the configurations and the definitions, and puts what is wrong with them into the result.
  init(for linter: Linter, reportingInto result: inout LintResult) {
    let (request, workspace) = (linter.request, linter.workspace)
    let configurations = ConfigurationLookup(
      workspace: workspace, rules: linter.rules, choice: request.configuration, roots: request.paths,
      sound: request.sound, ruleFiles: request.ruleFiles)
    var finder = FileFinder(workspace: workspace) { configurations.exclusion(for: $0) }
    for path in request.paths where path != "-" {
      finder.add(path, evenIfExcluded: !request.excludesNamed)
    }
    let named = Set(request.paths.map { Path.normalized($0) })
    for failure in finder.failures {
      if named.contains(failure.path) {
        result.unreadable.append(failure)
      } else {
        result.diagnostics.append(failure.diagnostic)
      }
    }
    plan = CheckPlan(lookup: configurations, edition: request.edition)
    let glance = linter.glance(at: finder.found.map(\.path))
    lookup = DefinitionLookup(
      workspace: workspace, roots: finder.walkedRoots,
      named: Set(finder.found.filter(\.isNamed).map { Path.parent($0.path) }), plain: glance.plain,
      threads: linter.threads)
    lookup.foundFiles = Dictionary(
      grouping: finder.found.map(\.path).filter { FileFormat(name: $0)?.isWritten ?? false }, by: Path.parent)
    project = ProjectIndex.around(finder, and: request.standardInputPath, lookup)
    work = []
    for file in finder.found where file.isNamed || !(project?.leavesOut(file.path) ?? false) {
      work.append(FileWork(file.path, isNamed: file.isNamed, lookup, project, &plan))
    }
    if let (name, bytes) = request.standardInput, request.paths.contains("-") {
      let path = Path.normalized(name)
      work.removeAll { $0.path == path }
      let isExcluded = configurations.excludes(path)
      if !request.excludesNamed || !isExcluded {
        var input = FileWork(path, isNamed: true, lookup, project, &plan)
        input.bytes = bytes
        work.append(input)
      }
    }
    result.configurationProblems = configurations.problems
    result.mendedConfigurations = configurations.mended
    result.unvisited = Unvisited.sorted(finder.unvisited + lookup.unvisited + configurations.unvisited)
    if configurations.problems.isEmpty {
      result.diagnostics += lookup.problems + linter.problems(ofStrings: finder.projectFiles.strings)
      result.diagnostics += project?.problems ?? []
    }
    mayHoldSuppressions = glance.mayHoldSuppressions || request.standardInput != nil
    walkedRoots = finder.walkedRoots
    asked = AskedFiles(request, workspace)
    for work in work { asked.look(at: work.definitions, in: workspace) }
  }

  /// Returns the work for another file.
  mutating func work(_ path: String) -> FileWork { FileWork(path, isNamed: false, lookup, project, &plan) }
}
