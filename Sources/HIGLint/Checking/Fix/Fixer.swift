import HIGLanguage
import HIGReading

/// Makes the fixes of a run's findings, in memory: round by round until none is left that does any good.
///
/// An edit is dropped if its finding remains, or a new one appears. All files are checked again after edits, since a
/// change of one may be seen in others. Fixes that touch each other wait for the next round. Advice comes last, so that
/// new advice about a colour's spelling is no reason against correcting the key that it belongs to.
public struct Fixer {
  /// The choice of the fixes to make.
  public struct Options: Sendable {
    public var makesUnsafe: Bool
    /// The least severity of the findings that are fixed.
    public var minimumSeverity: Severity
    /// The rules whose findings are fixed; empty for all of them.
    public var rules: [RulePattern]

    public init(makesUnsafe: Bool = false, minimumSeverity: Severity = .advice, rules: [RulePattern] = []) {
      self.makesUnsafe = makesUnsafe
      self.minimumSeverity = minimumSeverity
      self.rules = rules
    }

    func includes(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.severity >= minimumSeverity
        && (rules.isEmpty || rules.contains { $0.covers(diagnostic.rule) })
    }
  }

  /// A file before and after the fixes.
  public struct FixedFile: Sendable {
    public var path: String
    public var before: [UInt8]
    public var after: [UInt8]
    /// The number of findings in the file that are gone.
    public var fixes: Int
  }

  /// The result of the fixes.
  public struct Outcome: Sendable {
    /// The files that change, sorted by path.
    public var files: [FixedFile] = []
    /// The result of a check of the fixed files.
    public var result: LintResult
    /// The diagnostics whose fixes were refused: the finding would have remained, or another would have come.
    public var refused: [Diagnostic] = []
  }

  private var workspace: OverlayWorkspace
  private var request: LintRequest
  private let session: LintSession
  private let options: Options
  private var fixed: [String: Int] = [:]

  /// - Parameter request: The files that are checked, and so fixed.
  public static func run(
    _ request: LintRequest, rules: RuleSet, workspace: any Workspace, options: Options = Options()
  ) -> Outcome {
    run(request, in: LintSession(ruleSet: rules), workspace: workspace, options: options)
  }

  /// As above, with the rules of a session.
  public static func run(
    _ request: LintRequest, in session: LintSession, workspace: any Workspace, options: Options = Options()
  ) -> Outcome {
    var fixer = Fixer(request, session, workspace, options)
    return fixer.run(workspace)
  }

  private init(_ request: LintRequest, _ session: LintSession, _ workspace: any Workspace, _ options: Options) {
    self.workspace = OverlayWorkspace(workspace)
    self.request = request
    self.request.wantsFixes = true
    self.request.wantsReview = false
    self.session = session
    self.options = options
  }

  private mutating func run(_ original: any Workspace) -> Outcome {
    var outcome = Outcome(result: lint(workspace, request))
    var before: [String: [UInt8]] = [:]
    var least = Severity.warning
    while true {
      var round = Round(outcome.result, options: options, atLeast: least)
      round.settle { edits, files in check(edits, files) }
      outcome.refused = round.refused.map { round.candidates[$0].diagnostic }
      guard let reached = round.reached else {
        guard options.minimumSeverity < least else { break }
        least = .advice
        continue
      }
      // What was checked, not what stands there by now: somebody may have changed it.
      for (path, file) in reached.texts where before[path] == nil { before[path] = file.stored(applying: []) }
      (workspace, request) = (reached.workspace, reached.request)
      outcome.result = reached.result
      for number in round.accepted {
        for diagnostic in round.candidates[number].targets {
          fixed[round.result.diagnostics[diagnostic].location.file.path, default: 0] += 1
        }
      }
    }
    for (path, old) in before.sorted(by: { Path.precedes($0.key, $1.key) }) {
      guard let new = bytes(of: path, workspace), new != old else { continue }
      outcome.files.append(FixedFile(path: path, before: old, after: new, fixes: fixed[path] ?? 0))
    }
    return outcome
  }

  private func lint(_ workspace: OverlayWorkspace, _ request: LintRequest) -> LintResult {
    var result = session.run(request, workspace: workspace)
    result.join()
    return result
  }

  private func bytes(of path: String, _ workspace: any Workspace) -> [UInt8]? {
    if let (name, bytes) = request.standardInput, Path.normalized(name) == path { return bytes }
    return try? workspace.read(path)
  }

  /// Returns the result of a run after edits; nil where they can't be made.
  private func check(_ edits: [String: [TextEdit]], _ files: [String: SourceFile]) -> Reached? {
    var reached = Reached(edits: edits, texts: files, workspace: workspace, request: request, result: LintResult())
    for (path, edits) in edits {
      guard let stored = files[path]?.stored(applying: edits) else { return nil }
      if let (name, _) = request.standardInput, Path.normalized(name) == path {
        reached.request.standardInput = (name, stored)
      } else {
        reached.workspace.set(stored, at: path)
      }
    }
    reached.result = lint(reached.workspace, reached.request)
    return reached
  }
}
