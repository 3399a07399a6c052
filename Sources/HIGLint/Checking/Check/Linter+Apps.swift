import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// The second phase: each app over the extracts of its files.
extension Linter {
  /// Returns the screens of an app that this run does not check, where rules about the whole app must know them.
  ///
  /// All files of the app must be looked at to find its screens: at their bytes, on all cores, and only those that may
  /// hold screens of the app are read as specs. The walk ends where another project begins.
  func extractsOfOtherFiles(_ outcomes: [Outcome], _ inputs: inout Inputs) -> [Outcome] {
    guard needsWholeApps(outcomes, inputs) else { return [] }
    let (walked, project) = (inputs.finder.walkedRoots, inputs.project)
    let checked = Set(inputs.work.map(\.path))
    var folders: Set<String> = []
    for index in outcomes.indices {
      guard let app = outcomes[index].app, let file = app.files.last else { continue }
      let folder =
        app.files.lazy.compactMap { project?.target(of: $0)?.folder }.first ?? Path.parent(file)
      if !walked.contains(where: { Path.contains($0, folder) }) { folders.insert(folder) }
    }
    guard !folders.isEmpty else { return [] }
    let apps = Set(outcomes.indices.compactMap { outcomes[$0].app })
    let configurations = inputs.plan.lookup
    // What holds for specs ends at a folder with a configuration or a repository; what a project says of storyboards, not.
    let markers = Set(DefinitionLookup.rootMarkers)
    var finder = FileFinder(workspace: workspace) { configurations.exclusion(for: $0) }
    if project == nil { finder.endsAt = { $0.contains(where: markers.contains) } }
    for folder in folders.sorted(by: Path.precedes) { finder.add(folder) }
    let others = finder.found.map(\.path).filter { !checked.contains($0) }
    inputs.lookup.glance(at: others.filter { !FileName.isImported($0) })
    let work = others.compactMap { path -> Work? in
      if let glimpse = inputs.lookup.glimpses[path], !glimpse.mayHoldScreens { return nil }
      var other = self.work(path, isNamed: false, inputs.lookup, project, &inputs.plan)
      // A folder may have an app of its own. An imported file knows its app when it is read.
      guard FileName.isImported(path) || AppKey(other.definitions).map(apps.contains) ?? false else { return nil }
      other.isExtractOnly = true
      return other
    }
    // A file with an app of its own may stand beside the checked ones.
    return check(work, inputs).filter { outcome in outcome.app.map { apps.contains($0) } ?? false }
  }

  /// Returns whether findings in apps, or an answer about a screen, may rest on files that are not checked.
  private func needsWholeApps(_ outcomes: [Outcome], _ inputs: Inputs) -> Bool {
    var known: [Int: Bool] = [:]
    return outcomes.indices.contains { index in
      guard outcomes[index].app != nil else { return false }
      if !outcomes[index].answers.isEmpty { return true }
      let base = outcomes[index].options.base
      if let known = known[base] { return known }
      let set = inputs.plan.sets[base]
      let needs = (0..<set.rules.count).contains { number in
        let rule = set.rules[number]
        return rule.phase == .app && set.options.change(of: rule.id).isOn ?? true
      }
      known[base] = needs
      return needs
    }
  }

  func checkApps(
    _ outcomes: [Outcome], _ inputs: Inputs, _ places: inout AnswerPlaces, into result: inout LintResult
  ) {
    let plan = inputs.plan
    var order: [AppKey] = []
    // By place: an outcome is large, and to hand it on would copy all of its parts.
    var groups: [AppKey: [Int]] = [:]
    for index in outcomes.indices {
      guard let app = outcomes[index].app else { continue }
      if groups[app] == nil { order.append(app) }
      groups[app, default: []].append(index)
    }
    let apps = order.map { groups[$0] ?? [] }
    let workspace = workspace
    let standardInput = request.standardInput
    let sets = plan.sets.map { ($0.rules, $0.options) }
    let byPath = outcomes.indices.sorted { outcomes[$0].path < outcomes[$1].path }
    let request = request(hearing: inputs.work)
    let cache = request.cache
    let progress = request.progress
    let onlyCounts = onlyCountsReviews(inputs)
    let keepsTexts = request.keepsTexts
    progress?.begin(.relating, total: apps.count)
    let threads = request.threads ?? Parallel.coreCount
    let checked = Parallel.map(
      count: apps.count, threads: threads,
      makeState: { EnginePool(sets, for: request) }
    ) { index, engines -> CheckedApp in
      defer { progress?.step() }
      guard let first = apps[index].first else { return CheckedApp() }
      let definitions = Self.definitions(of: outcomes[first], workspace)
      // A file of definitions may be among the files that were checked, too.
      let around = Set(definitions.trees.map(\.source.path))
      var sources = RestoredSources { path in
        if let (name, bytes) = standardInput, Path.normalized(name) == path { return bytes }
        return try? workspace.read(path)
      }
      let key = cache.flatMap { CacheKeys.key(ofAppWith: apps[index].map { outcomes[$0].key }, $0) }
      if let cache, let key, let entry = cache.find(key),
        var known = CheckedApp(entry.bytes, entry.range, source: { sources.file(at: $0) })
      {
        if onlyCounts { known.countReviews() }
        return known
      }
      // Parameters are those of the app's first file; where a rule is silent is for each file to say.
      let engine = engines.engine(outcomes[first].options.base)
      let model = engine.appModel(
        definitions: definitions, extracts: apps[index].compactMap { outcomes[$0].extract })
      let answers =
        definitions.answers
        + apps[index].flatMap { outcomes[$0].answers }.filter { !around.contains($0.location.file.path) }
        + outcomes[first].options.answers
      var found = engine.checkApp(model, answers: answers, findsAll: apps[index].contains { outcomes[$0].findsAll })
      var places = AnswerPlaces()
      if model.app != .none { places.look(for: answers, in: model, below: [model.app]) }
      found.findings = found.findings.compactMap { finding in
        guard let file = Self.options(ofFile: finding.location.file.path, outcomes, byPath) else { return finding }
        let set = finding.screen.flatMap { file.screens[String($0)] } ?? file.base
        return finding.applying(sets[set].1.change(of: finding.rule)).map { [$0].applying(file.objects) }?.first
      }
      var checked = CheckedApp(
        findings: found.findings, diagnostics: model.diagnostics + found.errors, answerPlaces: places)
      // A cache keeps all of it, and places in other files with their text.
      if onlyCounts, cache == nil { checked.countReviews() }
      var restored = 0
      for index in checked.findings.indices {
        sources.restore(&checked.findings[index])
        guard !keepsTexts, cache == nil, sources.count > 64 || index == checked.findings.count - 1 else { continue }
        checked.findings[restored...index].keepOnlyLines(wantsFixes: request.wantsFixes)
        sources.removeAll()
        restored = index + 1
      }
      if let cache, let key {
        cache.keep(checked.encode(known: around.union(apps[index].map { outcomes[$0].path })), for: key)
      }
      if onlyCounts { checked.countReviews() }
      return checked
    }
    for app in checked {
      places.add(app.answerPlaces)
      result.add(app.findings, asking: request.wantsReview)
      result.summary.reviews += app.reviews
      result.diagnostics += app.diagnostics
    }
  }

  /// - Parameter order: The numbers of the outcomes in the order of their paths: a table would take more room.
  private static func options(
    ofFile path: String, _ outcomes: [Outcome], _ order: [Int]
  ) -> CheckPlan.FileOptions? {
    let place = order.partitioningIndex { outcomes[$0].path >= path }
    return place < order.count && outcomes[order[place]].path == path ? outcomes[order[place]].options : nil
  }

  /// Returns the definitions that hold for an app, by one of its files.
  static func definitions(of outcome: Outcome, _ workspace: any Workspace) -> Definitions {
    guard let work = outcome.work else { return .none }
    guard outcome.definesItself, let bytes = work.bytes ?? (try? workspace.read(work.path)) else {
      return work.definitions
    }
    let file = SpecFile(
      path: work.path, bytes: bytes, format: FileFormat(name: work.path),
      surroundings: work.surroundings, isNamed: work.isNamed)
    return definitions(for: file, around: work.definitions)
  }

  struct CheckedApp: Sendable {
    var findings: [Finding] = []
    var diagnostics: [Diagnostic] = []
    var answerPlaces = AnswerPlaces()
    /// The number of questions that were counted and dropped.
    var reviews = 0

    mutating func countReviews() { reviews += findings.removeOpenQuestions() }
  }
}

// MARK: - Counting questions

extension Linter {
  /// Returns whether questions are counted and dropped as soon as they can't change any more: for thousands of files
  /// they and their texts would take the most room. Not with suppressions, which are applied only at the end.
  func onlyCountsReviews(_ inputs: Inputs) -> Bool {
    request.wantsReview && request.reviewDetail == .number && !inputs.mayHoldSuppressions && inputs.asked.areAll
  }
}

extension Linter.Outcome {
  /// Counts and drops the questions that can't be merged with findings elsewhere. Those about components can, and those
  /// in a file that defines some.
  mutating func countReviews() {
    guard !definesItself, FileFormat(name: path)?.isWritten ?? false else { return }
    // What is found in a component is shown where that is used.
    let uses = Set(findings.lazy.flatMap(\.chain).map(\.location.range))
    reviews += findings.removeOpenQuestions { $0.chain.isEmpty && !uses.contains($0.location.range) }
  }
}

extension [Finding] {
  /// Removes the settled questions that nobody has answered, and returns their number.
  fileprivate mutating func removeOpenQuestions(where isSettled: (Finding) -> Bool = { _ in true }) -> Int {
    let count = count
    removeAll { finding in
      guard let item = finding.reviewItem, item.answer == nil else { return false }
      return isSettled(finding)
    }
    return count - self.count
  }
}
