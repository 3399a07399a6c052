import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// A run, from paths to diagnostics, in two phases.
///
/// Each file is read, decoded and checked by itself, on all cores, and freed; the facts that rules about the whole app
/// need are kept as an extract. Then each app is checked over its extracts.
public struct Linter {
  let request: LintRequest
  let rules: RuleSet
  let workspace: any Workspace

  public static func run(_ request: LintRequest, rules: RuleSet, workspace: any Workspace) -> LintResult {
    Linter(request: request, rules: rules, workspace: workspace).run()
  }

  /// The results for one file.
  struct Outcome: Sendable {
    var diagnostics: [Diagnostic] = []
    var findings: [Finding] = []
    /// The file's extract, encoded so that thousands of files take little room.
    var extract: EncodedExtract?
    /// The findings of components that are checked by themselves, apart from those at a use.
    var isolated: [Finding] = []
    /// The answers in the file, and the places named by answers that exist.
    var answers: [ReviewAnswer] = []
    var answerPlaces = AnswerPlaces()
    var screenPaths: [String] = []
    var app: AppKey?
    /// Whether the file states definitions of its own.
    var definesItself = false
    /// Whether a question about the file was answered with `fails`, so that all questions were asked.
    var hasFailedAnswers = false
    /// Whether findings that are not shown were looked for, too: the file or one around it may suppress them.
    var findsAll = false
    /// The work that gave these results; a file's own definitions are made anew from it where needed. For thousands of
    /// files that are apps of their own, the definitions are not held.
    var work: Work?
    /// The fingerprint of everything that the results rest on, where there is a cache.
    var key: ContentDigest?
    var screens = 0
    var views = 0
    /// The number of questions that were counted and dropped.
    var reviews = 0
    var isSpec = false
    var failure: WorkspaceError?
    /// Whether the failure is of a path that the user named.
    var isNamed = false
    var path = ""
    var options = CheckPlan.FileOptions(base: 0)
    var suppressions: FileSuppressions?

    /// Drops the findings, once they are in the result.
    mutating func letGoOfFindings() {
      diagnostics = []
      findings = []
      isolated = []
    }
  }

  /// The files that define an app, nearest first: equal for all the files of one app.
  struct AppKey: Hashable, Sendable {
    var files: [String]

    init(files: [String]) { self.files = files }

    /// Creates the key of the app that definitions state; nil where they state none.
    init?(_ definitions: Definitions) {
      if definitions.apps.isEmpty { return nil }
      files = definitions.apps.map { definitions.trees[$0.tree].source.path }
    }
  }

  /// One file to check, with the definitions that hold for it.
  struct Work: Sendable {
    var path: String
    var isNamed: Bool
    var definitions: Definitions
    var options: CheckPlan.FileOptions
    /// Whether only the facts for rules about whole apps are needed.
    var isExtractOnly = false
    var bytes: [UInt8]?
    /// The project of an imported file, and the images in the catalogs that it sees.
    var project: ProjectIndex?
    var images: [String: AssetImage] = [:]

    var surroundings: ImportSurroundings {
      guard let project else { return .none }
      return project.surroundings(
        of: path, colorNames: Set(definitions.palette.keys), images: images, read: project.reads.read)
    }
  }

  /// The files that a run found to check, and what they are checked with.
  struct Inputs {
    var finder: FileFinder
    var lookup: DefinitionLookup
    var project: ProjectIndex?
    var plan: CheckPlan
    var work: [Work]
    /// Whether any of the files may suppress findings.
    var mayHoldSuppressions = true
    var asked: AskedFiles
  }

  private func run() -> LintResult {
    let profile = request.profile
    request.progress?.begin(.finding, total: 0)
    var result = LintResult()
    var inputs = profile.measure(.finding) { self.inputs(reportingInto: &result) }
    guard result.configurationProblems.isEmpty else { return result }
    var (work, others) = changed(inputs)
    if let shard = request.shard {
      shard.note(inputs)
      work = work.enumerated().filter { shard.number.holds($0.offset) }.map(\.element)
    }
    // To go through outcomes themselves, or to join two lists of them, would copy each of them, and each has many parts.
    var parts = check(work, inputs)
    let own = parts.indices
    let around = extracts(of: others, beside: parts, inputs)
    if !around.isEmpty { parts += around }
    let elsewhere = extractsOfOtherFiles(parts, &inputs)
    if !elsewhere.isEmpty { parts += elsewhere }
    if request.shard != nil {
      _ = findingsOfComponents(around: parts, own, &inputs)
      result.unreadable += parts[own].filter(\.isNamed).compactMap(\.failure)
      result.summary.files = parts[own].count { $0.isSpec }
      return result
    }
    let origins = findingsOfComponents(around: parts, own, &inputs)
    var places = AnswerPlaces()
    for index in parts.indices { places.add(parts[index].answerPlaces) }
    profile.measure(.collecting) {
      collect(parts, own, origins: origins, into: &result)
      for index in own { parts[index].letGoOfFindings() }
    }
    profile.measure(.relating) { checkApps(parts, inputs, &places, into: &result) }
    profile.measure(.collecting) {
      let answers = own.flatMap { parts[$0].answers }
      if !answers.isEmpty {
        let screens = Set(parts.indices.flatMap { parts[$0].screenPaths })
        result.diagnostics += places.problems(of: answers, screens: screens)
      }
      result.sort()
      let suppressions = own.compactMap { parts[$0].suppressions }
      if !suppressions.isEmpty {
        result.apply(suppressions, ids: Set(inputs.plan.sets.flatMap(\.rules.ids)).union(rules.ids))
      }
      placeFixes(of: &result)
      result.part(by: inputs.asked)
      result.summary.reviews += result.reviews.count
    }
    return result
  }

  /// Finds the files, the configurations and the definitions.
  private func inputs(reportingInto result: inout LintResult) -> Inputs {
    let configurations = ConfigurationLookup(
      workspace: workspace, rules: rules, choice: request.configuration, roots: request.paths)
    var finder = FileFinder(workspace: workspace) { configurations.exclusion(for: $0) }
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
    let glance = glance(at: finder.found.map(\.path))
    let lookup = DefinitionLookup(
      workspace: workspace, roots: finder.walkedRoots,
      named: Set(finder.found.filter(\.isNamed).map { Path.parent($0.path) }), plain: glance.plain,
      threads: request.threads ?? Parallel.coreCount)
    let project = projectIndex(finder, lookup)
    var work = finder.found.map { self.work($0.path, isNamed: $0.isNamed, lookup, project, &plan) }
    if let (name, bytes) = request.standardInput, request.paths.contains("-") {
      let path = Path.normalized(name)
      work.removeAll { $0.path == path }
      let isExcluded = configurations.excludes(path)
      if !request.excludesNamed || !isExcluded {
        var input = self.work(path, isNamed: true, lookup, project, &plan)
        input.bytes = bytes
        work.append(input)
      }
    }
    result.configurationProblems = configurations.problems
    result.unvisited = Unvisited.sorted(finder.unvisited + lookup.unvisited + configurations.unvisited)
    if configurations.problems.isEmpty {
      result.diagnostics += lookup.problems + problems(ofStrings: finder.projectFiles.strings)
    }
    return Inputs(
      finder: finder, lookup: lookup, project: project, plan: plan, work: work,
      mayHoldSuppressions: glance.mayHoldSuppressions || request.standardInput != nil, asked: asked(work))
  }

  /// Finds out which of the files are asked about, including those named by another path.
  private func asked(_ work: [Work]) -> AskedFiles {
    var asked = AskedFiles(request, workspace)
    var known: Set<ObjectIdentifier> = []
    for work in work where known.insert(ObjectIdentifier(work.definitions)).inserted {
      for tree in work.definitions.trees { asked.look(at: tree.source.path, in: workspace) }
      for table in work.definitions.tables { asked.look(at: table.tree.source.path, in: workspace) }
    }
    return asked
  }

  // MARK: Results

  private static func diagnostic(of failure: WorkspaceError) -> Diagnostic {
    let file = SourceFile(path: failure.path, stored: [])
    return Diagnostic(
      rule: "file/unreadable", severity: .error, message: failure.message,
      at: Location(file: file, range: SourceRange(at: 0)))
  }

  /// Turns the fixes of rules into edits of the files, or leaves them to people where the text has no room for them.
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

  private func collect(
    _ outcomes: [Outcome], _ own: Range<Int>, origins: [Finding], into result: inout LintResult
  ) {
    for index in own {
      if let failure = outcomes[index].failure {
        if outcomes[index].isNamed {
          result.unreadable.append(failure)
          continue
        }
        result.diagnostics.append(Self.diagnostic(of: failure))
        result.summary.files += 1
        continue
      }
      guard outcomes[index].isSpec else { continue }
      result.files.append(outcomes[index].path)
      result.summary.files += 1
      result.summary.screens += outcomes[index].screens
      result.summary.views += outcomes[index].views
      result.summary.reviews += outcomes[index].reviews
      result.diagnostics += outcomes[index].diagnostics
    }
    let parts = own.map { index in
      ComponentMerge.Part(
        path: outcomes[index].path, findings: outcomes[index].findings, isolated: outcomes[index].isolated)
    }
    let merged = ComponentMerge.merged(parts, origins: origins, threads: request.threads ?? Parallel.coreCount)
    let questions = merged.reduce(0) { $0 + $1.count { !$0.isViolation } }
    let violations = result.diagnostics.count + merged.reduce(0) { $0 + $1.count } - questions
    // With room for what is found in apps: a list that grows is there twice for a while.
    if request.wantsReview { result.reviews.reserveCapacity(questions + questions / 8) }
    result.diagnostics.reserveCapacity(violations + violations / 8)
    for findings in merged { result.add(findings, asking: request.wantsReview) }
  }
}
