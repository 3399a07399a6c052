/// Which of the places that answers name there are: a file's are seen while it is checked, the app's at the end.
struct AnswerPlaces: Sendable {
  /// The paths that were looked for and found.
  private var found: Set<String> = []
  /// Those that are not there, with what may have been meant.
  private var missing: [String: [String]] = [:]
  /// The screens and components that were looked through, and the screens that are only known to be there.
  private var roots: Set<String> = []
  /// Who misspells more paths than these is told of each, but no longer what may have been meant.
  private var suggestionsLeft = 100

  init() {}

  /// What was looked for before.
  init(found: Set<String>, missing: [String: [String]], roots: Set<String>) {
    self.found = found
    self.missing = missing
    self.roots = roots
  }

  /// What has been looked for, to be written down.
  var parts: (found: Set<String>, missing: [String: [String]], roots: Set<String>) { (found, missing, roots) }

  /// Looks for the paths of answers in what a model holds below some of its nodes.
  mutating func look(for answers: [ReviewAnswer], in model: Model, below nodes: [NodeReference]) {
    guard !answers.isEmpty else { return }
    let paths = Set(nodes.map { model.path(of: $0) })
    roots.formUnion(paths)
    let wanted = Set(answers.flatMap(\.paths)).filter { Self.lies($0, inOneOf: paths) }
    guard !wanted.isEmpty else { return }
    var known: Set<String> = []
    // A part of a path, `pay/views`, holds what is in it.
    var parts: Set<Substring> = []
    for root in nodes {
      for index in Int(root.index)..<Int(model.nodes[Int(root.index)].end) {
        let path = model.path(of: NodeReference(index))
        guard known.insert(path).inserted else { continue }
        Self.forEachPart(of: path) { parts.insert($0).inserted }
      }
    }
    for path in wanted.sorted(by: Path.precedes) {
      if parts.contains(path[...]) {
        found.insert(path)
      } else {
        missing[path] = suggestionsLeft > 0 ? nearest(to: path, among: known) : []
        suggestionsLeft -= 1
      }
    }
  }

  /// The path and those of what it lies in, the longest first, until `body` is false for one.
  private static func forEachPart(of path: String, _ body: (Substring) -> Bool) {
    var part = path[...]
    while body(part), let slash = part.utf8.lastIndex(of: ASCII.slash) { part = part[..<slash] }
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

  /// Warnings about answers that name a place that there is not.
  ///
  /// - Parameter screens: The screens of the app, also those that this run does not check.
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
