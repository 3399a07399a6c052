/// A run: from paths to what is wrong, in two phases.
///
/// Each file is read, decoded and checked by itself, on all cores, and freed; what rules about the whole app need of it is
/// kept as an extract. Then each app is checked over its extracts.
public struct Linter<Files: Workspace> {
  let request: LintRequest
  let rules: RuleSet
  let workspace: Files

  public static func run(_ request: LintRequest, rules: RuleSet, workspace: Files) -> LintResult {
    Linter(request: request, rules: rules, workspace: workspace).run()
  }

  /// What one file gave.
  struct Outcome: Sendable {
    var diagnostics: [Diagnostic] = []
    var findings: [Finding] = []
    /// Encoded: of thousands of files little is held.
    var extract: [UInt8]?
    /// Findings of components that are checked by themselves, to tell them from those of a use.
    var isolated: [Finding] = []
    /// What the file's people have answered, and which of the places are there that answers name.
    var answers: [ReviewAnswer] = []
    var answerPlaces = AnswerPlaces()
    var screenPaths: [String] = []
    var app: AppKey?
    var definitions: Definitions?
    var screens = 0
    var views = 0
    var isSpec = false
    var failure: WorkspaceError?
    /// The failure is of a path that the user named.
    var isNamed = false
    var path = ""
    var options = CheckPlan<Files>.FileOptions(base: 0)
    var suppressions: FileSuppressions?
  }

  /// The files that define an app, nearest first: equal for all the files of one app.
  struct AppKey: Hashable, Sendable {
    var files: [String]
  }

  /// One file to check, with the definitions that hold for it.
  struct Work: Sendable {
    var path: String
    var isNamed: Bool
    var definitions: Definitions
    var options: CheckPlan<Files>.FileOptions
    /// Only what whole-app rules need of it.
    var isExtractOnly = false
    var bytes: [UInt8]?
    /// The project that an imported file belongs to, and the images that its catalogs have.
    var project: ProjectIndex?
    var images: [String: AssetImage] = [:]

    func surroundings(in workspace: Files) -> ImportSurroundings {
      project?.surroundings(of: path, colorNames: Set(definitions.palette.keys), images: images) {
        try? workspace.read($0)
      } ?? .none
    }
  }

  private func run() -> LintResult {
    var result = LintResult()
    let configurations = ConfigurationLookup(workspace: workspace, rules: rules, choice: request.configuration)
    var finder = FileFinder(workspace: workspace) { path, isFolder in
      configurations.configuration(for: Path.parent(path)).excludes(path, isFolder: isFolder)
    }
    for path in request.paths where path != "-" {
      finder.add(path, evenIfExcluded: !request.excludesNamed)
    }
    let named = Set(request.paths.map { Path.normalized($0) })
    for failure in finder.failures {
      if named.contains(failure.path) {
        result.unreadable.append(failure)
      } else {
        result.diagnostics.append(Self.diagnostic(of: failure))
      }
    }
    var plan = CheckPlan(lookup: configurations, edition: request.edition)
    let lookup = DefinitionLookup(
      workspace: workspace, roots: finder.walkedRoots, plain: plainFiles(among: finder.found.map(\.path)))
    let project = projectIndex(finder, lookup)
    var work = finder.found.map { self.work($0.path, isNamed: $0.isNamed, lookup, project, &plan) }
    if let (name, bytes) = request.standardInput, request.paths.contains("-") {
      let path = Path.normalized(name)
      work.removeAll { $0.path == path }
      let isExcluded = configurations.configuration(for: Path.parent(path)).excludes(path, isFolder: false)
      if !request.excludesNamed || !isExcluded {
        var input = self.work(path, isNamed: true, lookup, project, &plan)
        input.bytes = bytes
        work.append(input)
      }
    }
    guard configurations.problems.isEmpty else {
      result.configurationProblems = configurations.problems
      return result
    }
    let outcomes = check(work, plan)
    result.diagnostics += lookup.problems + problems(ofStrings: finder.projectFiles.strings)
    var parts = outcomes
    parts += extractsOfOtherFiles(
      outcomes, checked: Set(work.map(\.path)), walked: finder.walkedRoots, lookup: lookup, project: project,
      plan: &plan)
    collect(outcomes, into: &result)
    var places = AnswerPlaces()
    for part in parts { places.add(part.answerPlaces) }
    checkApps(parts, plan, &places, into: &result)
    let screens = Set(parts.flatMap(\.screenPaths))
    result.diagnostics += places.problems(of: outcomes.flatMap(\.answers), screens: screens)
    result.sort()
    result.apply(outcomes.compactMap(\.suppressions), ids: Set(plan.sets.flatMap(\.rules.ids)).union(rules.ids))
    placeFixes(of: &result)
    return result
  }

  // MARK: Results

  private static func diagnostic(of failure: WorkspaceError) -> Diagnostic {
    let file = SourceFile(path: failure.path, stored: [])
    return Diagnostic(
      rule: "file/unreadable", severity: .error, message: failure.message,
      at: Location(file: file, range: SourceRange(at: 0)))
  }

  /// Turns what rules would change into edits of the files, or leaves it to people where the text has no room for it.
  private func placeFixes(of result: inout LintResult) {
    guard request.wantsFixes else {
      for index in result.diagnostics.indices where result.diagnostics[index].fix != nil {
        result.diagnostics[index].fix = nil
      }
      return
    }
    var placer = FixPlacer(checked: Set(result.files))
    for index in result.diagnostics.indices { placer.place(&result.diagnostics[index]) }
  }

  private func collect(_ outcomes: [Outcome], into result: inout LintResult) {
    for outcome in outcomes {
      if let failure = outcome.failure {
        if outcome.isNamed {
          result.unreadable.append(failure)
          continue
        }
        result.diagnostics.append(Self.diagnostic(of: failure))
        result.summary.files += 1
        continue
      }
      guard outcome.isSpec else { continue }
      result.files.append(outcome.path)
      result.summary.files += 1
      result.summary.screens += outcome.screens
      result.summary.views += outcome.views
      result.diagnostics += outcome.diagnostics
    }
    result.add(
      ComponentMerge.merged(uses: outcomes.flatMap(\.findings), isolated: outcomes.flatMap(\.isolated)),
      asking: request.wantsReview)
  }
}
