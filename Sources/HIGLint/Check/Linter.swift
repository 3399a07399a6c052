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
    var answers: [ReviewAnswer] = []
    var app: AppKey?
    var definitions: Definitions?
    var screens = 0
    var views = 0
    var isSpec = false
    var failure: WorkspaceError?
    /// The failure is of a path that the user named.
    var isNamed = false
  }

  /// The files that define an app, nearest first: equal for all the files of one app.
  private struct AppKey: Hashable, Sendable {
    var files: [String]
  }

  /// One file to check, with the definitions that hold for it.
  private struct Work: Sendable {
    var path: String
    var isNamed: Bool
    var definitions: Definitions
    /// Only what whole-app rules need of it.
    var isExtractOnly = false
    var bytes: [UInt8]?
  }

  private func run() -> LintResult {
    var result = LintResult()
    var finder = FileFinder(workspace: workspace)
    for path in request.paths where path != "-" { finder.add(path) }
    let named = Set(request.paths.map { Path.normalized($0) })
    for failure in finder.failures {
      if named.contains(failure.path) {
        result.unreadable.append(failure)
      } else {
        result.diagnostics.append(Self.diagnostic(of: failure))
      }
    }
    let lookup = DefinitionLookup(
      workspace: workspace, roots: finder.walkedRoots, plain: plainFiles(among: finder.found.map(\.path)))
    var work = finder.found.map { found in
      Work(
        path: found.path, isNamed: found.isNamed, definitions: lookup.definitions(for: Path.parent(found.path)))
    }
    if let (name, bytes) = request.standardInput, request.paths.contains("-") {
      let path = Path.normalized(name)
      work.removeAll { $0.path == path }
      work.append(
        Work(path: path, isNamed: true, definitions: lookup.definitions(for: Path.parent(path)), bytes: bytes))
    }
    let outcomes = check(work)
    result.diagnostics += lookup.problems
    var parts = outcomes
    parts += extractsOfOtherFiles(outcomes, checked: Set(work.map(\.path)), walked: finder.walkedRoots, lookup: lookup)
    collect(outcomes, into: &result)
    checkApps(parts, into: &result)
    result.sort()
    return result
  }

  private static func diagnostic(of failure: WorkspaceError) -> Diagnostic {
    let file = SourceFile(path: failure.path, stored: [])
    return Diagnostic(
      rule: "file/unreadable", severity: .error, message: failure.message,
      at: Location(file: file, range: SourceRange(at: 0)))
  }

  private static func engine(_ rules: RuleSet, _ options: RuleOptions, asksPeople: Bool) -> Engine {
    let engine = Engine(ruleSet: rules, options: options)
    engine.asksPeople = asksPeople
    return engine
  }

  // MARK: Files

  /// Files that define nothing, told by their bytes alone: of thousands this is worth being found on all cores.
  private func plainFiles(among paths: [String]) -> Set<String> {
    guard paths.count > 64 else { return [] }
    let workspace = workspace
    let mayDefine = Parallel.map(
      count: paths.count, threads: request.threads ?? Parallel.coreCount, makeState: {}
    ) { index, _ -> Bool in
      guard let format = FileFormat(name: paths[index]), format != .infoPlist,
        let bytes = try? workspace.read(paths[index])
      else { return true }
      return SpecFile.mayDefine(bytes)
    }
    var plain: Set<String> = []
    for (path, mayDefine) in zip(paths, mayDefine) where !mayDefine { plain.insert(path) }
    return plain
  }

  private func check(_ work: [Work]) -> [Outcome] {
    let options = RuleOptions(edition: request.edition)
    let asksPeople = request.wantsReview
    let rules = rules
    let workspace = workspace
    return Parallel.map(
      count: work.count, threads: request.threads ?? Parallel.coreCount,
      makeState: { Self.engine(rules, options, asksPeople: asksPeople) }
    ) { index, engine in Self.outcome(of: work[index], workspace: workspace, engine: engine) }
  }

  private static func outcome(of work: Work, workspace: Files, engine: Engine) -> Outcome {
    var outcome = Outcome()
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
    let file = SpecFile(path: work.path, bytes: bytes, format: FileFormat(name: work.path))
    guard file.isSpec || work.isNamed else { return outcome }
    outcome.isSpec = true
    let definitions = definitions(for: file, around: work.definitions)
    let model = ModelBuilder.screens(of: file.tree, definitions: definitions)
    if !work.isExtractOnly {
      outcome.diagnostics = file.problems + model.diagnostics
      outcome.answers = ReviewAnswer.stated(in: file.tree)
      let checked = engine.check(model, answers: outcome.answers)
      outcome.findings = checked.findings
      outcome.diagnostics += checked.errors
      outcome.isolated = componentFindings(of: file, definitions: definitions, engine: engine, into: &outcome)
      outcome.screens = model.screens.count
      outcome.views = model.viewCount
    }
    if !definitions.apps.isEmpty {
      outcome.definitions = definitions
      outcome.app = AppKey(files: definitions.apps.map { definitions.trees[$0.tree].source.path })
    }
    outcome.extract = engine.extract(from: model).encode()
    return outcome
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
    of file: SpecFile, definitions: Definitions, engine: Engine, into outcome: inout Outcome
  ) -> [Finding] {
    guard file.defines else { return [] }
    var findings: [Finding] = []
    for name in definitions.componentNames(in: file.tree) {
      let model = ModelBuilder.component(named: name, definitions: definitions)
      outcome.diagnostics += model.diagnostics
      findings += engine.check(model).findings
    }
    return findings
  }

  // MARK: Apps

  /// The screens of an app that this run does not check, where rules about the whole app must know them.
  private func extractsOfOtherFiles(
    _ outcomes: [Outcome], checked: Set<String>, walked: [String], lookup: DefinitionLookup<Files>
  ) -> [Outcome] {
    var folders: Set<String> = []
    for outcome in outcomes {
      guard let file = outcome.app?.files.last else { continue }
      let folder = Path.parent(file)
      if !walked.contains(where: { Path.contains($0, folder) }) { folders.insert(folder) }
    }
    guard !folders.isEmpty else { return [] }
    var finder = FileFinder(workspace: workspace)
    for folder in folders.sorted(by: Path.precedes) { finder.add(folder) }
    return check(
      finder.found.filter { !checked.contains($0.path) }.map { found in
        Work(
          path: found.path, isNamed: false, definitions: lookup.definitions(for: Path.parent(found.path)),
          isExtractOnly: true)
      })
  }

  private func checkApps(_ outcomes: [Outcome], into result: inout LintResult) {
    var order: [AppKey] = []
    var groups: [AppKey: [Outcome]] = [:]
    for outcome in outcomes {
      guard let app = outcome.app else { continue }
      if groups[app] == nil { order.append(app) }
      groups[app, default: []].append(outcome)
    }
    let apps = order.map { groups[$0] ?? [] }
    let rules = rules
    let workspace = workspace
    let standardInput = request.standardInput
    let options = RuleOptions(edition: request.edition)
    let asksPeople = request.wantsReview
    let checked = Parallel.map(
      count: apps.count, threads: request.threads ?? Parallel.coreCount,
      makeState: { Self.engine(rules, options, asksPeople: asksPeople) }
    ) { index, engine -> CheckedApp in
      guard let definitions = apps[index].first?.definitions else { return CheckedApp() }
      let extracts = apps[index].lazy.compactMap(\.extract).compactMap { Extract($0) }
      let model = engine.appModel(definitions: definitions, extracts: extracts)
      var found = engine.checkApp(model, answers: apps[index].flatMap(\.answers))
      var sources = RestoredSources { path in
        if let (name, bytes) = standardInput, Path.normalized(name) == path { return bytes }
        return try? workspace.read(path)
      }
      for index in found.findings.indices { sources.restore(&found.findings[index]) }
      return CheckedApp(findings: found.findings, diagnostics: model.diagnostics + found.errors)
    }
    for app in checked {
      result.add(app.findings)
      result.diagnostics += app.diagnostics
    }
  }

  private struct CheckedApp: Sendable {
    var findings: [Finding] = []
    var diagnostics: [Diagnostic] = []
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
      result.summary.files += 1
      result.summary.screens += outcome.screens
      result.summary.views += outcome.views
      result.diagnostics += outcome.diagnostics
    }
    result.add(
      ComponentMerge.merged(uses: outcomes.flatMap(\.findings), isolated: outcomes.flatMap(\.isolated)))
  }
}

extension LintResult {
  mutating func add(_ findings: [Finding]) {
    for finding in findings {
      switch finding.outcome {
      case .violation(let diagnostic): diagnostics.append(diagnostic)
      case .review(let item): reviews.append(item)
      }
    }
  }

  /// By path, offset and rule; what several screens say alike about one definition is said once.
  mutating func sort() {
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
    reviews = reviews.enumerated().sorted { a, b in
      if precedes(a.element.location, a.element.rule, b.element.location, b.element.rule) { return true }
      if precedes(b.element.location, b.element.rule, a.element.location, a.element.rule) { return false }
      return a.offset < b.offset
    }.map(\.element)
  }
}
