import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// Files besides those that are checked: what is found in these may rest on them.
extension Linter {
  /// Returns the identities of an app's files, which don't depend on their paths.
  private func identities(of app: AppKey) -> [String] {
    app.files.map { workspace.entry(at: $0)?.identity ?? $0 }
  }

  /// Divides the files into those that a change concerns, and the others.
  func changed(_ inputs: RunInputs) -> (concerned: [FileWork], others: [FileWork]) {
    guard let changes = request.changes else { return (inputs.work, []) }
    var files = ChangedFiles(changes, in: workspace)
    var divided: (concerned: [FileWork], others: [FileWork]) = ([], [])
    for work in inputs.work {
      let configuration = inputs.plan.lookup.files(for: Path.parent(work.path))
      if files.concern(work, configuration: configuration) {
        divided.concerned.append(work)
      } else {
        divided.others.append(work)
      }
    }
    return divided
  }

  /// Returns the extracts of the files that a change does not concern, in the apps that it does.
  func extracts(of others: [FileWork], beside parts: [AppPart], _ inputs: RunInputs) -> [AppPart] {
    guard !others.isEmpty, let changes = request.changes else { return [] }
    var apps = Set(parts.compactMap(\.app))
    let left = Set(
      changes.left.compactMap { AppKey(inputs.lookup.definitions(for: $0, in: inputs.project)) }.map(identities))
    if !left.isEmpty {
      for app in Set(others.compactMap { AppKey($0.definitions) }) where left.contains(identities(of: app)) {
        apps.insert(app)
      }
    }
    for app in Set(others.compactMap(\.impliedApp)) {
      if let folder = app.folder, changes.left.contains(where: { Path.contains(folder, $0) }) { apps.insert(app) }
    }
    guard !apps.isEmpty else { return [] }
    let work = others.filter { $0.app.map { apps.contains($0) } ?? false }.map { other in
      var other = other
      other.isExtractOnly = true
      return other
    }
    return check(work, inputs).map(\.part).filter { part in part.app.map { apps.contains($0) } ?? false }
  }

  /// Returns the screens of an app that this run does not check, where rules about the whole app must know them.
  ///
  /// All files of the app must be looked at to find its screens: at their bytes, on all cores, and only those that may
  /// hold screens of the app are read as specs. The walk ends where another project begins.
  func extractsOfOtherFiles(_ parts: [AppPart], _ inputs: inout RunInputs) -> [AppPart] {
    guard needsWholeApps(parts, inputs) else { return [] }
    let (walked, project) = (inputs.walkedRoots, inputs.project)
    let checked = Set(inputs.work.map(\.path))
    var folders: Set<String> = []
    for app in parts.compactMap(\.app) {
      // A folder whose screens make an app is checked as a whole.
      guard let file = app.files.last, app.folder == nil else { continue }
      let folder =
        app.files.lazy.compactMap { project?.target(of: $0)?.folder }.first ?? Path.parent(file)
      if !walked.contains(where: { Path.contains($0, folder) }) { folders.insert(folder) }
    }
    guard !folders.isEmpty else { return [] }
    let apps = Set(parts.compactMap(\.app))
    let configurations = inputs.plan.lookup
    // What holds for specs ends at a folder with a configuration or a repository; what a project says of storyboards, not.
    let markers = Set(DefinitionLookup.rootMarkers)
    var finder = FileFinder(workspace: workspace) { configurations.exclusion(for: $0) }
    if project == nil { finder.endsAt = { $0.contains(where: markers.contains) } }
    for folder in folders.sorted(by: Path.precedes) { finder.add(folder) }
    let others = finder.found.map(\.path).filter { !checked.contains($0) && !(project?.leavesOut($0) ?? false) }
    inputs.lookup.glance(at: others.filter { !FileName.isImported($0) })
    let work = others.compactMap { path -> FileWork? in
      if let glimpse = inputs.lookup.glimpses[path], !glimpse.mayHoldScreens { return nil }
      var other = inputs.work(path)
      // A folder may have an app of its own. An imported file knows its app when it is read.
      guard FileName.isImported(path) || AppKey(other.definitions).map(apps.contains) ?? false else { return nil }
      other.isExtractOnly = true
      return other
    }
    // A file with an app of its own may stand beside the checked ones.
    return check(work, inputs).map(\.part).filter { part in part.app.map { apps.contains($0) } ?? false }
  }

  /// Returns whether findings in apps, or an answer about a screen, may rest on files that are not checked.
  private func needsWholeApps(_ parts: [AppPart], _ inputs: RunInputs) -> Bool {
    var known: [Int: Bool] = [:]
    return parts.contains { part in
      guard part.app != nil else { return false }
      if !part.answers.isEmpty { return true }
      let base = part.work.options.base
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

  /// Returns what components cause by themselves in files that this run does not check, where findings lie in them:
  /// these belong to the component's file, as when it is checked, and not to the place of use.
  func findingsOfComponents(around files: [FileOutcome], _ inputs: inout RunInputs) -> [Finding] {
    let checked = Set(inputs.work.map(\.path))
    var paths: Set<String> = []
    for use in files.lazy.flatMap(\.report.findings).flatMap(\.chain) {
      let path = use.definition.file.path
      if !checked.contains(path) { paths.insert(path) }
    }
    let work = paths.filter { !FileName.isImported($0) }.sorted(by: Path.precedes).map { inputs.work($0) }
    return work.isEmpty ? [] : check(work, inputs).flatMap(\.report.isolated)
  }
}
