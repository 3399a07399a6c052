import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// The first phase: each file by itself, on all cores.
extension Linter {
  /// The facts that the bytes of files tell before they are parsed; for thousands of files, all cores look for them.
  struct Glance: Sendable {
    /// The files that define nothing.
    var plain: Set<String> = []
    /// Whether any of the files may suppress findings.
    var mayHoldSuppressions = true
  }

  func glance(at paths: [String]) -> Glance {
    guard paths.count > 64 else { return Glance() }
    if let defining = request.found?.defining { return Glance(plain: Set(paths).subtracting(defining)) }
    let glance =
      (workspace as? any RecordingWorkspace)?.unrecorded { readBytes(of: paths) } ?? readBytes(of: paths)
    request.shard?.note(defining: paths.filter { !glance.plain.contains($0) })
    return glance
  }

  private func readBytes(of paths: [String]) -> Glance {
    let workspace = workspace
    let found = Parallel.map(
      count: paths.count, threads: request.threads ?? Parallel.coreCount, makeState: {}
    ) { index, _ -> (mayDefine: Bool, mayHoldSuppressions: Bool) in
      guard FileFormat(name: paths[index])?.isWritten ?? false, let bytes = try? workspace.read(paths[index]) else {
        return (true, true)
      }
      return (SpecFile.mayDefine(bytes), SuppressionMarker.isIn(bytes))
    }
    var glance = Glance(mayHoldSuppressions: found.contains(where: \.mayHoldSuppressions))
    for (path, found) in zip(paths, found) where !found.mayDefine { glance.plain.insert(path) }
    return glance
  }

  func check(_ work: [Work], _ inputs: Inputs) -> [Outcome] {
    let plan = inputs.plan
    let sets = plan.sets.map { ($0.rules, $0.options) }
    let (progress, profile) = (request.progress, request.profile)
    progress?.begin(.checking, total: work.count)
    let shelf = Shelf(request: request, rules: rules, work: work, plan: plan)
    let workspace = workspace
    let request = request(hearing: work)
    let holdsSuppressions = inputs.mayHoldSuppressions
    let onlyCounts = onlyCountsReviews(inputs)
    return Parallel.map(
      count: work.count, threads: request.threads ?? Parallel.coreCount,
      makeState: { EnginePool(sets, for: request, holdsSuppressions: holdsSuppressions) }
    ) { index, engines in
      defer { progress?.step() }
      var outcome = Self.outcome(
        of: work[index], workspace: workspace, engines: &engines, profile: profile, shelf: shelf)
      if onlyCounts { outcome.countReviews() }
      if !request.keepsTexts { outcome.keepOnlyLinesOfFindings(wantsFixes: request.wantsFixes) }
      return outcome
    }
  }

  /// Returns the request with everything wanted, if results are kept for other runs or single objects have severities.
  func request(hearing work: [Work]) -> LintRequest {
    guard request.leastSeverity > .advice else { return request }
    var request = request
    let isKept = request.cache != nil || request.shard != nil || request.found != nil
    if isKept || work.contains(where: { !$0.options.objects.isEmpty }) { request.leastSeverity = .advice }
    return request
  }

  private static func outcome(
    of work: Work, workspace: any Workspace, engines: inout EnginePool, profile: RunProfile?, shelf: Shelf
  ) -> Outcome {
    var unread = Outcome()
    unread.path = work.path
    unread.options = work.options
    let bytes: [UInt8]
    if let given = work.bytes {
      bytes = given
    } else {
      do throws(WorkspaceError) {
        bytes = try workspace.read(work.path)
      } catch {
        // A file that vanished between the walk and the read is no file to check.
        if error.kind == .missing, !work.isNamed { return unread }
        unread.failure = error
        unread.isNamed = work.isNamed
        return unread
      }
    }
    return shelf.outcome(of: work, bytes: bytes) {
      found(in: work, bytes: bytes, workspace: workspace, engines: &engines, profile: profile)
    }
  }

  /// Reads and checks a file.
  private static func found(
    in work: Work, bytes: [UInt8], workspace: any Workspace, engines: inout EnginePool, profile: RunProfile?
  ) -> Outcome {
    var outcome = Outcome()
    outcome.path = work.path
    outcome.options = work.options
    let engine = engines.engine(work.options.base)
    let file = profile.measure(.reading) {
      SpecFile(
        path: work.path, bytes: bytes, format: FileFormat(name: work.path),
        surroundings: work.surroundings, isNamed: work.isNamed)
    }
    guard file.isSpec || work.isNamed else { return outcome }
    outcome.isSpec = true
    outcome.definesItself = file.defines
    let definitions = definitions(for: file, around: work.definitions)
    let model = profile.measure(.building) {
      ModelBuilder.screens(of: file.tree, definitions: definitions, prototypes: engines.prototypes)
    }
    let answers =
      answers(in: file, definitions: definitions, engine: engine, into: &outcome) + work.options.answers
    outcome.hasFailedAnswers = answers.contains { $0.answer == .fails }
    if !work.isExtractOnly {
      outcome.diagnostics += file.problems + file.withoutEchoes(model.placedDiagnostics)
      let mayHoldSuppressions = engines.holdsSuppressions && SuppressionMarker.isIn(file.tree.source)
      outcome.findsAll = definitions.mayHoldSuppressions || mayHoldSuppressions
      let checked = profile.measure(.checking) {
        engine.check(model, answers: answers, findsAll: outcome.findsAll)
      }
      outcome.findings = checked.findings
      outcome.diagnostics += checked.errors
      profile.measure(.checking) {
        applyScreenOptions(
          of: work, model, answers, engines: &engines, findsAll: outcome.findsAll, to: &outcome.findings)
      }
      outcome.findings = outcome.findings.applying(work.options.objects)
      if mayHoldSuppressions {
        outcome.suppressions = FileSuppressions(file.tree, requiresReason: work.options.requiresReason)
      }
      outcome.answerPlaces.look(for: answers, in: model, below: model.screenStates)
      outcome.isolated = profile.measure(.checking) {
        componentFindings(of: file, definitions: definitions, answers: answers, engine: engine, into: &outcome)
      }
      // Of what others use a part may be found with their files.
      if engine.wantsFixes, !file.defines, file.isPlain {
        FixPlacer.place(&outcome.diagnostics, in: file)
        FixPlacer.place(&outcome.findings, in: file)
      }
      outcome.screens = model.screens.count
      outcome.views = model.viewCount
    }
    // Answers are about the apps of others.
    outcome.app = file.answers && !file.hasScreens && !file.defines ? nil : AppKey(definitions)
    if outcome.app != nil {
      outcome.work = work
      outcome.extract = profile.measure(.extracting) {
        engine.extract(from: model, withFingerprints: engine.asksPeople || !answers.isEmpty)
      }
    }
    outcome.screenPaths = model.screens.map { model.path(of: $0) }
    return outcome
  }

  /// Checks screens with options of their own again, once for each set of options, and replaces their findings.
  static func applyScreenOptions(
    of work: Work, _ model: Model, _ answers: [ReviewAnswer], engines: inout EnginePool, findsAll: Bool,
    to findings: inout [Finding]
  ) {
    guard !work.options.screens.isEmpty else { return }
    var bySet: [Int: [NodeReference]] = [:]
    var ids: Set<Substring> = []
    for state in model.screenStates {
      let id = Finding.screen(ofPath: model.path(of: state))
      guard let set = work.options.screens[String(id)] else { continue }
      bySet[set, default: []].append(state)
      ids.insert(id)
    }
    let concerns = { (finding: Finding) in finding.screen.map(ids.contains) ?? false }
    findings.removeAll(where: concerns)
    for (set, screens) in bySet.sorted(by: { $0.key < $1.key }) {
      findings +=
        engines.engine(set).check(model, answers: answers, findsAll: findsAll, screens: screens).findings
        .filter(concerns)
    }
  }

  /// Returns the answers that hold for a file, its own first, and notes the mistakes in its own.
  static func answers(
    in file: SpecFile, definitions: Definitions, engine: Engine, into outcome: inout Outcome
  ) -> [ReviewAnswer] {
    guard file.answers else { return definitions.answers }
    let section = ReviewSection.read(file.tree, rules: engine.ruleSet.ids)
    outcome.answers = section.answers
    outcome.diagnostics += section.problems
    return section.answers + definitions.answers.filter { $0.location.file.path != file.tree.source.path }
  }

  /// Returns the definitions that hold for a file. Its own come first, if it has screens; else they are its folder's.
  static func definitions(for file: SpecFile, around: Definitions) -> Definitions {
    guard file.defines else { return around }
    let path = file.tree.source.path
    // Where it is found among its folder's it keeps its place there: two files that state facts of one app are of one app.
    if around.trees.contains(where: { $0.source.path == path }) {
      return around.replacingTrees(with: around.trees.map { $0.source.path == path ? file.tree : $0 })
    }
    return around.replacingTrees(with: [file.tree] + around.trees)
  }

  static func componentFindings(
    of file: SpecFile, definitions: Definitions, answers: [ReviewAnswer], engine: Engine, into outcome: inout Outcome
  ) -> [Finding] {
    guard file.defines else { return [] }
    var findings: [Finding] = []
    var expansion = ExpansionBudget(nodes: file.tree.nodes.count)
    for name in definitions.componentNames(in: file.tree) {
      let model = ModelBuilder.component(named: name, definitions: definitions, expansion: &expansion)
      outcome.diagnostics += model.diagnostics
      findings += engine.check(model, answers: answers, findsAll: outcome.findsAll).findings
      outcome.answerPlaces.look(for: answers, in: model, below: model.screenStates)
    }
    return findings
  }

  /// Returns the syntax errors in translations, whoever uses them.
  func problems(ofStrings paths: [String]) -> [Diagnostic] {
    let workspace = workspace
    return Parallel.map(count: paths.count, threads: request.threads ?? Parallel.coreCount, makeState: { 0 }) {
      index, _ in
      guard let bytes = try? workspace.read(paths[index]) else { return [Diagnostic]() }
      return StringsReader.problems(SourceFile(path: paths[index], stored: bytes))
    }.flatMap { $0 }
  }
}
