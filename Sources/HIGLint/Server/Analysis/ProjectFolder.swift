import HIGCore
import HIGImport
import HIGLanguage
import HIGLint
import HIGReading

/// A folder that is open in the editor, and what the last check found in it.
final class ProjectFolder {
  /// A check of everything, and what it was for.
  struct Order: Sendable {
    var request: LintRequest
    var rules: RuleSet
    var workspace: EditorWorkspace
    /// The editions of the open files that it reads.
    var editions: [String: Int]
  }

  /// The absolute path.
  let path: String
  /// The files that are checked, where only single ones are open; nil for all.
  var onlyPaths: [String]?
  /// The editor's address of the only file, where that is in no folder yet: `untitled:Untitled-1`.
  let address: String?
  let results: ResidentResults
  private let disk: any Workspace
  private let rules: RuleSet
  /// The state of the open files, by path.
  var documents: [String: DocumentChecks] = [:]
  /// What the last check of everything found, by path.
  private(set) var found: [String: [Shown]] = [:]
  /// The paths of the specs that the last check read.
  private(set) var files: [String] = []
  /// The paths of files of which other things may have to be shown than before.
  var changedPaths: Set<String> = []
  /// Whether a check of everything has ended.
  private(set) var isKnown = false
  /// Whether something has changed since the last check of everything began.
  var isDirty = true
  /// What the check under way reads; nil where there is none.
  private(set) var running: [String: Int]?
  private let outcome = Locked<LintResult?>(nil)
  private let isCancelled = Locked(false)
  var engines = ResidentEngines()
  /// The index of names over all files of the last check; see `names`.
  private var knownNames: NameIndex?

  init(
    path: String, onlyPaths: [String]? = nil, address: String? = nil, rules: RuleSet, disk: any Workspace
  ) {
    self.path = path
    self.address = address
    self.rules = rules
    self.onlyPaths = onlyPaths
    self.disk = disk
    results = ResidentResults { path, bytes in FileNames(path: path, bytes: bytes) }
  }

  func uri(of path: String) -> String { address ?? FileAddress.uri(Path.resolved(path, in: self.path)) }

  func workspace(_ buffers: [String: [UInt8]]) -> EditorWorkspace {
    EditorWorkspace(folder: path, disk: disk, buffers: buffers)
  }

  /// Begins a check of everything.
  ///
  /// - Parameter done: Is called by the thread that checks when it has finished.
  func begin(
    _ documents: [TextDocument], _ options: ServerOptions, rules: RuleSet, now: UInt64,
    done: @escaping @Sendable () -> Void
  ) {
    var buffers: [String: [UInt8]] = [:]
    var editions: [String: Int] = [:]
    for document in documents {
      guard let path = document.place?.path else { continue }
      buffers[path] = self.documents[path, default: DocumentChecks()].begin(document, now: now)
      editions[path] = document.edition
    }
    var request = request(options)
    let workspace = workspace(buffers)
    isDirty = false
    running = editions
    // Whoever types comes first.
    if isKnown { request.threads = max(1, Parallel.coreCount - 1) }
    let (results, outcome) = (results, outcome)
    let work: @Sendable () -> Void = { [request] in
      // At the end of all time nothing is half typed any more.
      let result = results.run(request, rules: rules, workspace: workspace, mendingConfigurations: now < .max)
      outcome.withLock { $0 = result }
      done()
    }
    // Without a thread the check is made here.
    if BackgroundThread(stackSize: 64 << 20, work) == nil { work() }
  }

  func request(_ options: ServerOptions) -> LintRequest {
    let isCancelled = isCancelled
    var request = LintRequest(
      // What is nowhere yet may be anything, and nobody has asked for it to be checked.
      paths: address == nil ? onlyPaths ?? ["."] : ["."], edition: options.edition, configuration: .nearest,
      wantsReview: options.asksPeople,
      wantsFixes: true)
    request.isCancelled = { isCancelled.withLock { $0 } }
    return request
  }

  /// Ends the check under way as soon as possible.
  func cancel() { isCancelled.withLock { $0 = true } }

  /// Takes over the result of the check, if it has ended. Returns whether it has.
  func finish() -> Bool {
    guard
      let result = outcome.withLock({ outcome -> LintResult? in
        defer { outcome = nil }
        return outcome
      })
    else { return false }
    running = nil
    isKnown = true
    knownNames = nil
    files = result.files
    var found: [String: [Shown]] = [:]
    for diagnostic in result.configurationProblems + result.mendedConfigurations + result.diagnostics
    where holds(diagnostic.location) {
      found[diagnostic.location.file.path, default: []].append(Shown(diagnostic))
    }
    for question in result.reviews where holds(question.location) {
      found[question.location.file.path, default: []].append(Shown(question))
    }
    for (path, items) in found { found[path] = items.sorted(by: Shown.precedes) }
    for path in Set(found.keys).union(self.found.keys) where found[path] != self.found[path] {
      changedPaths.insert(path)
    }
    self.found = found
    for path in documents.keys {
      documents[path]?.finish(found[path] ?? []) { self.look(at: path, $0)?.items }
    }
    return true
  }

  /// Whether a place lies in the folder: nothing is said about others.
  private func holds(_ location: Location) -> Bool { Path.contains(".", location.file.path) }

  /// Begins with a file that is opened: what the last check found in it is there already.
  func open(_ document: TextDocument, at path: String) {
    var checks = DocumentChecks()
    if isKnown {
      _ = checks.begin(document, now: 0)
      checks.finish(found[path] ?? []) { look(at: path, $0)?.items }
    }
    documents[path] = checks
    changedPaths.insert(path)
  }

  /// Checks an open file by itself.
  func check(_ document: TextDocument) {
    guard let path = document.place?.path else { return }
    if let local = documents[path]?.local, local.edition == document.edition { return }
    let before = documents[path]?.sound
    let found = look(at: path, document.text, after: before?.kind == .spec ? before?.text : nil)
    documents[path, default: DocumentChecks()].note(
      found.map {
        DocumentChecks.Local(edition: document.edition, items: $0.items, text: document.text, kind: $0.kind)
      })
  }

  private typealias Look = (items: [Shown], kind: DocumentChecks.Local.Kind)

  /// Returns what a text of a file says by itself; nil where no check looks at the file.
  ///
  /// - Parameter spec: The text of the file when it was last known to be a spec.
  private func look(at path: String, _ text: [UInt8], after spec: [UInt8]? = nil) -> Look? {
    let result = results.check(path, bytes: text, engines: &engines)
    if let result, !result.files.isEmpty {
      return (result.diagnostics.map(Shown.init) + result.reviews.map(Shown.init), .spec)
    }
    if let spec, let items = mistakes(inFormerSpec: path, text, before: spec) { return (items, .formerSpec) }
    // A rule file says what is wrong with it also where no settings name it.
    guard let format = FileFormat(name: path), format == .yaml else { return result == nil ? nil : ([], .other) }
    let source = SourceFile(path: path, stored: text)
    guard DocumentReading.holdsRules(format.read(source)) else { return result == nil ? nil : ([], .other) }
    return (RuleReader.read([source], beside: rules).diagnostics.map(Shown.init), .other)
  }

  /// Returns what is wrong with a text that was a spec until one of its first keys was changed; nil for one that is
  /// something else now.
  private func mistakes(inFormerSpec path: String, _ text: [UInt8], before: [UInt8]) -> [Shown]? {
    let old = SyntaxTree.reading(path, bytes: before).topKeys
    let keys = SyntaxTree.reading(path, bytes: text).topKeys
    guard !keys.isEmpty, keys.subtracting(old).count < 2,
      let found = results.check(path, bytes: text, asSpec: true, engines: &engines)
    else { return nil }
    let mistakes = found.diagnostics.filter { $0.rule.hasPrefix("syntax/") || $0.rule == SpecRule.unknownKey.id }
    // The keys that were there before are as right as they were.
    let new = mistakes.filter { mistake in
      let place = mistake.location
      return mistake.rule != SpecRule.unknownKey.id || !old.contains(place.file.string(in: place.range))
    }
    return (new.isEmpty ? Array(mistakes.prefix(1)) : new).map(Shown.init)
  }

  /// Returns what is shown of a file: of one that is open the text's, else the disk's.
  func items(at path: String, _ document: TextDocument?, now: UInt64) -> [Shown] {
    guard let document else { return found[path] ?? [] }
    return documents[path]?.items(document, now: now) ?? found[path] ?? []
  }

  /// The paths of files with something to show.
  var pathsWithItems: Set<String> { Set(found.keys).union(documents.keys) }

  /// Returns the paths of the files of which something else may have to be shown: those that are open, and those in which
  /// other things were found.
  func takeChangedPaths() -> [String] {
    defer { changedPaths = [] }
    return changedPaths.union(documents.keys).sorted(by: Path.precedes)
  }

  /// The names that all files define and use.
  var names: NameIndex {
    if let knownNames { return knownNames }
    let names = NameIndex(results.notes.compactMapValues { $0 as? FileNames })
    knownNames = names
    return names
  }
}

extension SyntaxTree {
  /// The keys of the mappings at its top.
  fileprivate var topKeys: Set<String> {
    var keys: Set<String> = []
    for document in documents {
      for entry in entries(of: document.root) { keys.insert(text(of: entry.key)) }
    }
    return keys
  }
}
