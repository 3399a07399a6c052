import HIGCore
import HIGReading

/// The files that a run was asked about: those that were named, and all in the folders that were named.
///
/// A run also reads what a file rests on: definitions above it, other screens of its app, the catalogs of its project.
/// Whoever names a file wants to know about that file; findings elsewhere are only counted.
package struct AskedFiles: Sendable {
  /// The paths that were named. A file's path holds nothing but itself.
  private let paths: [String]
  private let files: Set<String>
  private let identities: Set<String>
  /// The files asked about that were named by another path.
  private var aliases: Set<String> = []
  private var known: Set<String> = []
  private var knownDefinitions: Set<ObjectIdentifier> = []
  /// Whether every file that may get findings is asked about: only folders were named, and all lies in them.
  private(set) var areAll: Bool

  init(_ request: LintRequest, _ workspace: any Workspace) {
    var paths = request.paths.filter { $0 != "-" }.map(Path.normalized)
    identities = Set(paths.compactMap { workspace.entry(at: $0)?.identity })
    if let (name, _) = request.standardInput { paths.append(Path.normalized(name)) }
    self.paths = paths
    files = Set(paths)
    areAll = paths.allSatisfy { workspace.entry(at: $0)?.kind == .directory }
  }

  /// Looks at the files of definitions that hold for files.
  mutating func look(at definitions: Definitions, in workspace: any Workspace) {
    guard knownDefinitions.insert(ObjectIdentifier(definitions)).inserted else { return }
    for tree in definitions.trees { look(at: tree.source.path, in: workspace) }
    for table in definitions.tables { look(at: table.tree.source.path, in: workspace) }
  }

  /// Notes whether a file that was read was named by another path: a link, an absolute path.
  package mutating func look(at path: String, in workspace: any Workspace) {
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
  /// The findings in files that nobody asked about: they are counted, and shown when somebody asks about the files.
  public struct Elsewhere: Sendable {
    public var diagnostics: [Diagnostic] = []
    public var reviews: [ReviewItem] = []
    public var answered: [ReviewItem] = []
  }

  /// Moves the findings in files that were not asked about to `elsewhere`.
  package mutating func part(by asked: AskedFiles) {
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

  /// Puts the findings elsewhere back among the others, for a caller that must see all: a fix must do no harm anywhere.
  public mutating func join() {
    diagnostics += elsewhere.diagnostics
    reviews += elsewhere.reviews
    answered += elsewhere.answered
    elsewhere = Elsewhere()
    sort()
  }
}
