import HIGCore
import HIGLanguage
import HIGReading

/// A series of small runs with the same rules, as of examples and trials: what a run decodes of the rules is there for
/// the next one.
///
/// A result is the same as without a session.
public final class LintSession: Sendable {
  /// The answers of an engine that it cannot be asked to change once it has begun.
  struct Purpose: Hashable {
    let edition: Edition
    let asksPeople: Bool
    let wantsAnswers: Bool
    let wantsFixes: Bool
    let leastSeverity: Severity
    let extractsWhatIsShown: Bool
  }

  /// An engine that no thread uses now.
  private struct Idle: @unchecked Sendable {
    // It is handed on by the lock below, and used by one thread at a time.
    let engine: Engine
  }

  public let ruleSet: RuleSet
  private let idle = Locked([Purpose: [Idle]]())

  public init(ruleSet: RuleSet) { self.ruleSet = ruleSet }

  /// Runs a request; see `Linter.run`.
  public func run(_ request: LintRequest, workspace: any Workspace) -> LintResult {
    var request = request
    request.session = self
    return Linter.run(request, rules: ruleSet, workspace: workspace)
  }

  func take(for purpose: Purpose) -> Engine? { idle.withLock { $0[purpose]?.popLast()?.engine } }

  func giveBack(_ engine: Engine, for purpose: Purpose) {
    let engine = Idle(engine: engine)
    idle.withLock { $0[purpose, default: []].append(engine) }
  }
}
