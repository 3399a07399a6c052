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
  private struct Outcome: Sendable {
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
  private struct AppKey: Hashable, Sendable {
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
    return result
  }

  // MARK: Projects

  /// The Xcode project around the files to check; nil where none of them is of another tool.
  func projectIndex(_ finder: FileFinder<Files>, _ lookup: DefinitionLookup<Files>) -> ProjectIndex? {
    var paths = finder.found.map(\.path)
    if let (name, _) = request.standardInput { paths.append(Path.normalized(name)) }
    let imported = paths.filter { Self.isImported($0) }
    guard !imported.isEmpty else { return nil }
    var roots: Set<String> = []
    for root in finder.walkedRoots { roots.insert(lookup.outermostFolder(around: root)) }
    for path in imported where !finder.walkedRoots.contains(where: { Path.contains($0, Path.parent(path)) }) {
      roots.insert(lookup.outermostFolder(around: Path.parent(path)))
    }
    let workspace = workspace
    let read = { (path: String) in try? workspace.read(path) }
    if roots.isSubset(of: finder.walkedRoots) {
      return ProjectIndex(found: finder.found.map(\.path), files: finder.projectFiles, read: read)
    }
    var whole = FileFinder(workspace: workspace)
    for root in roots.sorted(by: Path.precedes) { whole.add(root) }
    // Above the working directory paths lead up and down again.
    let spelling = PathSpelling(
      workspace, levels: roots.map { $0.split(separator: "/").count { $0 == ".." } }.max() ?? 0)
    return ProjectIndex(
      found: whole.found.map { spelling.shortest($0.path) }, files: whole.projectFiles.mapped(spelling.shortest),
      read: read)
  }

  static func isImported(_ path: String) -> Bool {
    switch FileFormat(name: path) {
    case .interfaceBuilder, .infoPlist: true
    default: false
    }
  }

  func work(
    _ path: String, isNamed: Bool, _ lookup: DefinitionLookup<Files>, _ project: ProjectIndex?,
    _ plan: inout CheckPlan<Files>
  ) -> Work {
    let options = plan.options(for: path)
    guard let project, Self.isImported(path), !isOtherPlist(path, project) else {
      return Work(
        path: path, isNamed: isNamed, definitions: lookup.definitions(for: Path.parent(path)), options: options)
    }
    let definitions = lookup.definitions(forImported: path, in: project)
    return Work(
      path: path, isNamed: isNamed, definitions: definitions, options: options, project: project,
      images: lookup.images(forImported: path, in: project))
  }

  /// An Info.plist beside the one that speaks for its target: an app of its own, of which nothing else is known.
  private func isOtherPlist(_ path: String, _ project: ProjectIndex) -> Bool {
    guard FileFormat(name: path) == .infoPlist else { return false }
    return project.target(of: path)?.plist != path
  }

  private static func diagnostic(of failure: WorkspaceError) -> Diagnostic {
    let file = SourceFile(path: failure.path, stored: [])
    return Diagnostic(
      rule: "file/unreadable", severity: .error, message: failure.message,
      at: Location(file: file, range: SourceRange(at: 0)))
  }

  // MARK: Files

  /// Files that define nothing, told by their bytes alone: of thousands this is worth being found on all cores.
  private func plainFiles(among paths: [String]) -> Set<String> {
    guard paths.count > 64 else { return [] }
    let workspace = workspace
    let mayDefine = Parallel.map(
      count: paths.count, threads: request.threads ?? Parallel.coreCount, makeState: {}
    ) { index, _ -> Bool in
      guard let format = FileFormat(name: paths[index]), format == .yaml || format == .json,
        let bytes = try? workspace.read(paths[index])
      else { return true }
      return SpecFile.mayDefine(bytes)
    }
    var plain: Set<String> = []
    for (path, mayDefine) in zip(paths, mayDefine) where !mayDefine { plain.insert(path) }
    return plain
  }

  private func check(_ work: [Work], _ plan: CheckPlan<Files>) -> [Outcome] {
    let sets = plan.sets.map { ($0.rules, $0.options) }
    let asksPeople = request.wantsReview
    let workspace = workspace
    return Parallel.map(
      count: work.count, threads: request.threads ?? Parallel.coreCount,
      makeState: { EnginePool(sets, asksPeople: asksPeople) }
    ) { index, engines in Self.outcome(of: work[index], workspace: workspace, engines: &engines) }
  }

  private static func outcome(of work: Work, workspace: Files, engines: inout EnginePool) -> Outcome {
    var outcome = Outcome()
    outcome.path = work.path
    outcome.options = work.options
    let engine = engines.engine(work.options.base)
    let bytes: [UInt8]
    if let given = work.bytes {
      bytes = given
    } else {
      do throws(WorkspaceError) {
        bytes = try workspace.read(work.path)
      } catch {
        // A file that vanished between the walk and the read is no file to check.
        if error.kind == .missing, !work.isNamed { return outcome }
        outcome.failure = error
        outcome.isNamed = work.isNamed
        return outcome
      }
    }
    let file = SpecFile(
      path: work.path, bytes: bytes, format: FileFormat(name: work.path),
      surroundings: work.surroundings(in: workspace))
    guard file.isSpec || work.isNamed else { return outcome }
    outcome.isSpec = true
    let definitions = definitions(for: file, around: work.definitions)
    let model = ModelBuilder.screens(of: file.tree, definitions: definitions)
    let answers =
      answers(in: file, definitions: definitions, engine: engine, into: &outcome) + work.options.answers
    if !work.isExtractOnly {
      outcome.diagnostics += file.problems + file.withoutEchoes(model.placedDiagnostics)
      let checked = engine.check(model, answers: answers)
      outcome.findings = checked.findings
      outcome.diagnostics += checked.errors
      for (screen, set) in work.options.screens {
        outcome.findings.removeAll { $0.screen.map { $0 == screen } ?? false }
        let checked = engines.engine(set).check(model, answers: answers)
        outcome.findings += checked.findings.filter { $0.screen.map { $0 == screen } ?? false }
      }
      outcome.findings = outcome.findings.applying(work.options.objects)
      outcome.suppressions = FileSuppressions(file.tree, requiresReason: work.options.requiresReason)
      outcome.answerPlaces.look(for: answers, in: model, below: model.screenStates)
      outcome.isolated = componentFindings(
        of: file, definitions: definitions, answers: answers, engine: engine, into: &outcome)
      outcome.screens = model.screens.count
      outcome.views = model.viewCount
    }
    if !definitions.apps.isEmpty {
      outcome.definitions = definitions
      outcome.app = AppKey(files: definitions.apps.map { definitions.trees[$0.tree].source.path })
      outcome.extract = engine.extract(from: model, withFingerprints: engine.asksPeople || !answers.isEmpty).encode()
    }
    outcome.screenPaths = model.screens.map { model.path(of: $0) }
    return outcome
  }

  /// The answers that hold for a file: its own, then those of the files around it. What is wrong with its own is noted.
  private static func answers(
    in file: SpecFile, definitions: Definitions, engine: Engine, into outcome: inout Outcome
  ) -> [ReviewAnswer] {
    guard file.answers else { return definitions.answers }
    let section = ReviewSection.read(file.tree, rules: engine.ruleSet.ids)
    outcome.answers = section.answers
    outcome.diagnostics += section.problems
    return section.answers + definitions.answers.filter { $0.location.file.path != file.tree.source.path }
  }

  /// What a file of screens defines holds for itself; what a file without screens defines is found among its folder's.
  private static func definitions(for file: SpecFile, around: Definitions) -> Definitions {
    guard file.defines else { return around }
    let path = file.tree.source.path
    // Where it is found among its folder's it keeps its place there: two files that state facts of one app are of one app.
    if around.trees.contains(where: { $0.source.path == path }) {
      return Definitions(trees: around.trees.map { $0.source.path == path ? file.tree : $0 })
    }
    return Definitions(trees: [file.tree] + around.trees)
  }

  private static func componentFindings(
    of file: SpecFile, definitions: Definitions, answers: [ReviewAnswer], engine: Engine, into outcome: inout Outcome
  ) -> [Finding] {
    guard file.defines else { return [] }
    var findings: [Finding] = []
    for name in definitions.componentNames(in: file.tree) {
      let model = ModelBuilder.component(named: name, definitions: definitions)
      outcome.diagnostics += model.diagnostics
      findings += engine.check(model, answers: answers).findings
      outcome.answerPlaces.look(for: answers, in: model, below: model.screenStates)
    }
    return findings
  }

  /// What is wrong with the syntax of translations, whoever uses them.
  private func problems(ofStrings paths: [String]) -> [Diagnostic] {
    let workspace = workspace
    return Parallel.map(count: paths.count, threads: request.threads ?? Parallel.coreCount, makeState: { 0 }) {
      index, _ in
      guard let bytes = try? workspace.read(paths[index]) else { return [Diagnostic]() }
      return StringsReader.problems(SourceFile(path: paths[index], stored: bytes))
    }.flatMap { $0 }
  }

  // MARK: Apps

  /// The screens of an app that this run does not check, where rules about the whole app must know them.
  private func extractsOfOtherFiles(
    _ outcomes: [Outcome], checked: Set<String>, walked: [String], lookup: DefinitionLookup<Files>,
    project: ProjectIndex?, plan: inout CheckPlan<Files>
  ) -> [Outcome] {
    var folders: Set<String> = []
    for outcome in outcomes {
      guard let file = outcome.app?.files.last else { continue }
      let folder =
        outcome.app?.files.lazy.compactMap { project?.target(of: $0)?.folder }.first ?? Path.parent(file)
      if !walked.contains(where: { Path.contains($0, folder) }) { folders.insert(folder) }
    }
    guard !folders.isEmpty else { return [] }
    let apps = Set(outcomes.compactMap(\.app))
    let configurations = plan.lookup
    var finder = FileFinder(workspace: workspace) { path, isFolder in
      configurations.configuration(for: Path.parent(path)).excludes(path, isFolder: isFolder)
    }
    for folder in folders.sorted(by: Path.precedes) { finder.add(folder) }
    let work = finder.found.filter { !checked.contains($0.path) }.map { found in
      var other = self.work(found.path, isNamed: false, lookup, project, &plan)
      other.isExtractOnly = true
      return other
    }
    // A file with an app of its own may stand beside the checked ones.
    return check(work, plan).filter { outcome in outcome.app.map { apps.contains($0) } ?? false }
  }

  private func checkApps(
    _ outcomes: [Outcome], _ plan: CheckPlan<Files>, _ places: inout AnswerPlaces, into result: inout LintResult
  ) {
    var order: [AppKey] = []
    var groups: [AppKey: [Outcome]] = [:]
    for outcome in outcomes {
      guard let app = outcome.app else { continue }
      if groups[app] == nil { order.append(app) }
      groups[app, default: []].append(outcome)
    }
    let apps = order.map { groups[$0] ?? [] }
    let workspace = workspace
    let standardInput = request.standardInput
    let sets = plan.sets.map { ($0.rules, $0.options) }
    let options = Dictionary(outcomes.map { ($0.path, $0.options) }) { first, _ in first }
    let asksPeople = request.wantsReview
    let checked = Parallel.map(
      count: apps.count, threads: request.threads ?? Parallel.coreCount,
      makeState: { EnginePool(sets, asksPeople: asksPeople) }
    ) { index, engines -> CheckedApp in
      guard let first = apps[index].first, let definitions = first.definitions else { return CheckedApp() }
      // Parameters are those of the app's first file; where a rule is silent is for each file to say.
      let engine = engines.engine(first.options.base)
      let extracts = apps[index].lazy.compactMap(\.extract).compactMap { Extract($0) }
      let model = engine.appModel(definitions: definitions, extracts: extracts)
      // A file of definitions may be among the files that were checked, too.
      let around = Set(definitions.trees.map(\.source.path))
      let answers =
        definitions.answers + apps[index].flatMap(\.answers).filter { !around.contains($0.location.file.path) }
        + first.options.answers
      var found = engine.checkApp(model, answers: answers)
      var places = AnswerPlaces()
      if model.app != .none { places.look(for: answers, in: model, below: [model.app]) }
      var sources = RestoredSources { path in
        if let (name, bytes) = standardInput, Path.normalized(name) == path { return bytes }
        return try? workspace.read(path)
      }
      found.findings = found.findings.compactMap { finding in
        guard let file = options[finding.location.file.path] else { return finding }
        let set = finding.screen.flatMap { file.screens[String($0)] } ?? file.base
        return finding.applying(sets[set].1.change(of: finding.rule)).map { [$0].applying(file.objects) }?.first
      }
      for index in found.findings.indices { sources.restore(&found.findings[index]) }
      return CheckedApp(findings: found.findings, diagnostics: model.diagnostics + found.errors, answerPlaces: places)
    }
    for app in checked {
      places.add(app.answerPlaces)
      result.add(app.findings, asking: request.wantsReview)
      result.diagnostics += app.diagnostics
    }
  }

  private struct CheckedApp: Sendable {
    var findings: [Finding] = []
    var diagnostics: [Diagnostic] = []
    var answerPlaces = AnswerPlaces()
  }

  // MARK: Results

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

extension LintResult {
  /// - Parameter isAsking: Questions are wanted too, not only those that were answered with `fails`.
  mutating func add(_ findings: [Finding], asking isAsking: Bool) {
    for finding in findings {
      switch finding.outcome {
      case .violation(let diagnostic): diagnostics.append(diagnostic)
      case .review(let item):
        if let failure = item.failure { diagnostics.append(failure) }
        guard isAsking else { continue }
        if let answer = item.answer, !answer.isExpired { answered.append(item) } else { reviews.append(item) }
      }
    }
  }

  /// Sorts by path, offset and rule; what several screens say alike about one definition is said once.
  public mutating func sort() {
    struct Key: Hashable {
      var rule: String
      var path: String
      var range: SourceRange
      var message: Message
    }
    func precedes(_ a: Location, _ aRule: String, _ b: Location, _ bRule: String) -> Bool {
      if a.file.path != b.file.path { return Path.precedes(a.file.path, b.file.path) }
      if a.range != b.range { return a.range < b.range }
      return Path.precedes(aRule, bRule)
    }
    diagnostics = diagnostics.enumerated().sorted { a, b in
      if precedes(a.element.location, a.element.rule, b.element.location, b.element.rule) { return true }
      if precedes(b.element.location, b.element.rule, a.element.location, a.element.rule) { return false }
      return a.offset < b.offset
    }.map(\.element)
    var seen: Set<Key> = []
    diagnostics = diagnostics.filter { diagnostic in
      seen.insert(
        Key(
          rule: diagnostic.rule, path: diagnostic.location.file.path, range: diagnostic.location.range,
          message: diagnostic.message)
      ).inserted
    }
    func sorted(_ items: [ReviewItem]) -> [ReviewItem] {
      items.enumerated().sorted { a, b in
        if precedes(a.element.location, a.element.rule, b.element.location, b.element.rule) { return true }
        if precedes(b.element.location, b.element.rule, a.element.location, a.element.rule) { return false }
        return a.offset < b.offset
      }.map(\.element)
    }
    reviews = sorted(reviews)
    answered = sorted(answered)
  }
}
