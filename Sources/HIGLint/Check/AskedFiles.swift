/// What a run was asked about: the files that were named, and all that lies in folders that were.
///
/// What a file rests on is read, too: definitions above it, other screens of its app, the catalogs of its project. Who names a
/// file wants to know about that file; what is wrong elsewhere is counted.
struct AskedFiles: Sendable {
  /// As they were named; a file is no folder, and holds nothing but itself.
  private let paths: [String]
  private let files: Set<String>
  private let identities: Set<String>
  /// Files of another spelling that are asked about.
  private var aliases: Set<String> = []
  private var known: Set<String> = []
  /// Whether all that a run may find something in is asked about: only folders are, and nothing outside of them holds in them.
  private(set) var areAll: Bool

  init(_ request: LintRequest, _ workspace: any Workspace) {
    var paths = request.paths.filter { $0 != "-" }.map(Path.normalized)
    identities = Set(paths.compactMap { workspace.entry(at: $0)?.identity })
    if let (name, _) = request.standardInput { paths.append(Path.normalized(name)) }
    self.paths = paths
    files = Set(paths)
    areAll = paths.allSatisfy { workspace.entry(at: $0)?.kind == .directory }
  }

  /// Notes whether a file that has been read is one of them by another name: a link, an absolute path.
  mutating func look(at path: String, in workspace: any Workspace) {
    guard known.insert(path).inserted, !holds(path) else { return }
    areAll = false
    var current = path
    for _ in 0..<Self.maximumLevels {
      guard let entry = workspace.entry(at: current) else { return }
      if let identity = entry.identity, identities.contains(identity) {
        aliases.insert(path)
        return
      }
      let parent = Path.parent(current)
      if parent == current { return }
      current = parent
    }
  }

  private static var maximumLevels: Int { 64 }

  func holds(_ path: String) -> Bool {
    if files.contains(path) || aliases.contains(path) { return true }
    return paths.contains { $0 == "/" ? path.utf8.first == UInt8(ascii: "/") : Path.contains($0, path) }
  }
}

extension LintResult {
  /// What was found in files that nobody asked about: it is counted, and shown where somebody asks about them.
  public struct Elsewhere: Sendable {
    public var diagnostics: [Diagnostic] = []
    public var reviews: [ReviewItem] = []
    public var answered: [ReviewItem] = []
  }

  /// Takes out what lies in other files than those that were asked about.
  mutating func part(by asked: AskedFiles) {
    var known = HashMap<ObjectIdentifier, Bool>()
    func isAsked(_ file: SourceFile) -> Bool {
      if let isAsked = known[ObjectIdentifier(file)] { return isAsked }
      let isAsked = asked.holds(file.path)
      known.set(isAsked, for: ObjectIdentifier(file))
      return isAsked
    }
    func part<Item>(_ items: inout [Item], _ others: inout [Item], where isAsked: (Item) -> Bool) {
      guard !items.allSatisfy(isAsked) else { return }
      others += items.filter { !isAsked($0) }
      items.removeAll { !isAsked($0) }
    }
    // That a rule can't be run concerns whoever relies on it, wherever it stands.
    part(&diagnostics, &elsewhere.diagnostics) { $0.rule == "rule/error" || isAsked($0.location.file) }
    part(&reviews, &elsewhere.reviews) { isAsked($0.location.file) }
    part(&answered, &elsewhere.answered) { isAsked($0.location.file) }
  }

  /// Puts what was found elsewhere beside the rest, for who must see all of it: a fix must do no harm anywhere.
  public mutating func join() {
    diagnostics += elsewhere.diagnostics
    reviews += elsewhere.reviews
    answered += elsewhere.answered
    elsewhere = Elsewhere()
    sort()
  }
}

extension Linter {
  /// What components do by themselves that are defined in files which this run does not check, where it found something in
  /// them: it lies in their files, as it does when these are checked, and not where they are used.
  func findingsOfComponents(around outcomes: [Outcome], _ own: Range<Int>, _ inputs: inout Inputs) -> [Finding] {
    let checked = Set(inputs.work.map(\.path))
    var paths: Set<String> = []
    for index in own {
      for finding in outcomes[index].findings {
        for use in finding.chain where !checked.contains(use.definition.file.path) {
          paths.insert(use.definition.file.path)
        }
      }
    }
    let work = paths.filter { !FileFormat.isImported($0) }.sorted(by: Path.precedes).map { path in
      self.work(path, isNamed: false, inputs.lookup, inputs.project, &inputs.plan)
    }
    return work.isEmpty ? [] : check(work, inputs).flatMap(\.isolated)
  }
}
