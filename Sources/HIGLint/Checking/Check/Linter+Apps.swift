import HIGCore
import HIGLanguage
import HIGReading

/// The second phase: each app over the extracts of its files.
extension Linter {
  func checkApps(
    _ parts: [AppPart], _ inputs: RunInputs, _ places: inout AnswerPlaces, into result: inout LintResult
  ) {
    var order: [AppKey] = []
    var counts: [AppKey: Int] = [:]
    for part in parts { if let app = part.app { counts[app, default: 0] += 1 } }
    var groups: [AppKey: [AppPart]] = [:]
    for part in parts {
      guard let app = part.app else { continue }
      if groups[app] == nil {
        order.append(app)
        groups[app, default: []].reserveCapacity(counts[app] ?? 0)
      }
      groups[app, default: []].append(part)
    }
    let keys = order
    let apps = keys.map { groups[$0] ?? [] }
    let common = Self.filesOfSeveralApps(apps)
    let plan = PlanByPath(parts, inputs.plan)
    let sets = inputs.plan.sets.map { ($0.rules, $0.options) }
    let (workspace, request) = (workspace, request(hearing: inputs.work))
    let keepsResults = request.shelf?.keepsResults ?? false
    let onlyCounts = onlyCountsReviews(inputs)
    request.progress?.begin(.relating, total: apps.count)
    let (fileCount, holdsSuppressions) = (inputs.work.count, inputs.mayHoldSuppressions)
    let checked = Parallel.map(
      count: apps.count, threads: threads,
      makeState: { EnginePool(sets, for: request, fileCount: fileCount, holdsSuppressions: holdsSuppressions) }
    ) { index, engines -> CheckedApp in
      defer { request.progress?.step() }
      // Parameters are those of the app's first file; where a rule is silent is for each file to say.
      guard let first = apps[index].first else { return CheckedApp() }
      let definitions = first.definitions(workspace)
      let check = AppCheck(
        parts: apps[index], definitions: definitions,
        ownFiles: keys[index].ownFiles(among: definitions).subtracting(common), plan: plan)
      var sources = RestoredSources { path in
        if path == request.standardInputPath { return request.standardInput?.bytes }
        return try? workspace.read(path)
      }
      func find() -> CheckedApp {
        var app = check.run(engines.engine(first.work.options.base), first.work.options)
        // What is kept is all of it, and places in other files with their text.
        if keepsResults || request.keepsTexts {
          for index in app.findings.indices { sources.restore(&app.findings[index]) }
        } else {
          if onlyCounts { app.countReviews() }
          sources.restoreLines(of: &app.findings, wantsFixes: request.wantsFixes)
        }
        return app
      }
      var app =
        request.shelf?.checkedApp(
          of: check, source: { sources.file(at: $0) }, find: find) ?? find()
      if onlyCounts { app.countReviews() }
      return app
    }
    for app in checked {
      places.add(app.answerPlaces)
      result.add(app.findings, asking: request.wantsReview)
      result.summary.reviews += app.reviews
      result.diagnostics += app.diagnostics
    }
  }

  /// Returns the paths of the files whose definitions hold for more than one app: what one does not use, another may.
  private static func filesOfSeveralApps(_ apps: [[AppPart]]) -> Set<String> {
    guard apps.count > 1 else { return [] }
    var counts: [String: Int] = [:]
    for parts in apps {
      var known: Set<ObjectIdentifier> = []
      var paths: Set<String> = []
      for part in parts where known.insert(ObjectIdentifier(part.work.definitions)).inserted {
        paths.formUnion(part.work.definitions.trees.map(\.source.path))
      }
      for path in paths { counts[path, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }
}
