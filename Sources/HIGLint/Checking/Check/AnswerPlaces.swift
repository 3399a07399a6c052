import HIGCore
import HIGLanguage
import HIGReading

/// Finds out which places that answers name exist: a file's are seen while it is checked, the app's at the end.
struct AnswerPlaces: Sendable {
  /// The paths that were looked for and found.
  private var found: Set<String> = []
  /// The paths that were not found, with the existing ones that may have been meant.
  private var missing: [String: [String]] = [:]
  /// The paths of the screens and components that were searched, and of screens only known to exist.
  private var roots: Set<String> = []
  /// The number of missing paths that still get suggestions; beyond it a path is only reported.
  private var suggestionsLeft = 100

  init() {}

  /// Creates the places from what was found before.
  init(found: Set<String>, missing: [String: [String]], roots: Set<String>) {
    self.found = found
    self.missing = missing
    self.roots = roots
  }

  /// The results of the search, in the form that is stored.
  var parts: (found: Set<String>, missing: [String: [String]], roots: Set<String>) { (found, missing, roots) }

  /// Looks for the paths of answers among the nodes of a model below some of its nodes.
  mutating func look(for answers: [ReviewAnswer], in model: Model, below nodes: [NodeReference]) {
    guard !answers.isEmpty else { return }
    let paths = Set(nodes.map { model.path(of: $0) })
    roots.formUnion(paths)
    let wanted = Set(answers.flatMap(\.paths)).filter { Self.lies($0, inOneOf: paths) }
    guard !wanted.isEmpty else { return }
    var known: [String: NodeReference] = [:]
    // A part of a path, `pay/views`, holds what is in it.
    var parts: Set<Substring> = []
    for root in nodes {
      for index in Int(root.index)..<Int(model.nodes[Int(root.index)].end) {
        let path = model.path(of: NodeReference(index))
        guard known[path] == nil else { continue }
        known[path] = NodeReference(index)
        Self.forEachPart(of: path) { parts.insert($0).inserted }
      }
    }
    for path in wanted.sorted(by: Path.precedes) {
      if parts.contains(path[...]) || Self.isUnknown(path, in: model, among: known) {
        found.insert(path)
      } else {
        missing[path] = suggestionsLeft > 0 ? nearest(to: path, among: known.keys) : []
        suggestionsLeft -= 1
      }
    }
  }

  /// Calls `body` with the path and the paths around it, the longest first, until it returns false.
  private static func forEachPart(of path: String, _ body: (Substring) -> Bool) {
    var part = path[...]
    while body(part), let slash = part.utf8.lastIndex(of: ASCII.slash) { part = part[..<slash] }
  }

  /// Returns whether a path lies in something that is stated to be unknown: nobody can say that it is not there.
  private static func isUnknown(_ path: String, in model: Model, among known: [String: NodeReference]) -> Bool {
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: ASCII.slash) {
      let field = rest[rest.utf8.index(after: slash)...]
      rest = rest[..<slash]
      guard let owner = known[String(rest)] else { continue }
      return model.slot(model.vocabulary.nameID(of: String(field)), of: owner)?.isStatedUnknown ?? false
    }
    return false
  }

  private static func lies(_ path: String, inOneOf paths: Set<String>) -> Bool {
    var lies = false
    forEachPart(of: path) { part in
      lies = paths.contains(String(part))
      return !lies
    }
    return lies
  }

  mutating func add(_ other: AnswerPlaces) {
    found.formUnion(other.found)
    missing.merge(other.missing) { first, _ in first }
    roots.formUnion(other.roots)
  }

  /// Returns warnings about answers that name a place which does not exist.
  ///
  /// - Parameter screens: The screens of the app, including those that this run does not check.
  func problems(of answers: [ReviewAnswer], screens: Set<String>) -> [Diagnostic] {
    var suggestionsLeft = 100
    return answers.compactMap { answer in
      guard let path = answer.paths.first, !answer.paths.contains(where: { found.contains($0) }) else { return nil }
      if let near = missing[path] { return Self.problem(of: answer, path, near) }
      let root = Self.root(of: path)
      if root == "app" || screens.contains(root) { return nil }
      if Self.lies(path, inOneOf: roots) { return nil }
      suggestionsLeft -= 1
      return Self.problem(of: answer, path, suggestionsLeft >= 0 ? nearest(to: path, among: roots.union(screens)) : [])
    }
  }

  private static func root(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  private static func problem(of answer: ReviewAnswer, _ path: String, _ near: [String]) -> Diagnostic {
    let guess = Message.alternatives(near)
    return Diagnostic(
      rule: "review/unknown-path", severity: .warning,
      message: Message(
        en: "This answer is about `\(path)`, which is not there\(guess.en)",
        zhHans: "此答案针对的 `\(path)` 不存在\(guess.zhHans)"),
      at: answer.location)
  }
}
