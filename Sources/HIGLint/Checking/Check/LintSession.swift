import HIGCore
import HIGLanguage
import HIGReading

/// A series of runs with the same rules, as of examples and trials: what a run decodes of the rules is there for the next
/// one, and what it decodes for single files for whole apps.
///
/// A result is the same as without a session. Of a run over many files nothing is kept: there it would gain little, and
/// take room.
public final class LintSession: Sendable {
  /// The number of files up to which a run keeps what it decoded.
  static let mostFiles = 512

  /// The answers of an engine that it cannot be asked to change once it has begun.
  struct Purpose: Hashable {
    let edition: Edition
    /// The rules that are switched, and their severities.
    let switches: [String: Switch]
    let asksPeople: Bool
    let wantsAnswers: Bool
    let wantsFixes: Bool
    let leastSeverity: Severity
    let extractsWhatIsShown: Bool
  }

  struct Switch: Hashable {
    let isOn: Bool?
    let severity: Severity?

    /// The switches of some options; nil where they change parameters, too.
    static func all(of options: RuleOptions) -> [String: Switch]? {
      guard options.changes.values.allSatisfy(\.parameters.isEmpty) else { return nil }
      return options.changes.mapValues { Switch(isOn: $0.isOn, severity: $0.severity) }
    }
  }

  /// An engine that no thread uses now.
  private struct Idle: @unchecked Sendable {
    // It is handed on by the lock below, and used by one thread at a time.
    let engine: Engine
  }

  public let ruleSet: RuleSet
  /// The rule files of the configurations that the runs read.
  public let ruleFiles = CompiledRuleFiles()
  private let idle = Locked([Purpose: [Idle]]())

  public init(ruleSet: RuleSet) { self.ruleSet = ruleSet }

  /// Runs a request; see `Linter.run`.
  public func run(_ request: LintRequest, workspace: any Workspace) -> LintResult {
    var request = request
    request.session = self
    request.ruleFiles = ruleFiles
    return Linter.run(request, rules: ruleSet, workspace: workspace)
  }

  func take(for purpose: Purpose) -> Engine? { idle.withLock { $0[purpose]?.popLast()?.engine } }

  func giveBack(_ engine: Engine, for purpose: Purpose) {
    let engine = Idle(engine: engine)
    idle.withLock { $0[purpose, default: []].append(engine) }
  }
}
