import HIGLanguage
import HIGReading

/// The rule files of configurations, compiled: whoever reads a configuration again, or another one that names the same
/// files, need not wait for them a second time.
///
/// Only files without mistakes are kept, and only the last few lists of them.
public final class CompiledRuleFiles: Sendable {
  private struct Compiled: Sendable {
    let sources: [SourceFile]
    /// The rules beside which they stand.
    let others: RuleSet
    let rules: RuleSet

    func isOf(_ sources: [SourceFile], beside others: RuleSet) -> Bool {
      others.isSame(as: self.others)
        && sources.elementsEqual(self.sources) {
          $0.path == $1.path && $0.encoding == $1.encoding && $0.prefix == $1.prefix
            && $0.invalidOffset == $1.invalidOffset && $0.text == $1.text
        }
    }
  }

  private static var most: Int { 8 }

  private let kept = Locked([Compiled]())

  public init() {}

  /// Returns the rules of some files beside those that are there already, with them; and the mistakes in the files, with
  /// any of which the others stand alone.
  func rules(of sources: [SourceFile], beside others: RuleSet) -> (rules: RuleSet, diagnostics: [Diagnostic]) {
    let known = kept.withLock { $0.first { $0.isOf(sources, beside: others) }?.rules }
    if let known { return (known, []) }
    let loaded = RuleReader.read(sources, beside: others)
    guard loaded.diagnostics.isEmpty else { return (others, loaded.diagnostics) }
    let rules = others.merging(loaded.ruleSet)
    kept.withLock {
      if $0.count >= Self.most { $0.removeFirst() }
      $0.append(Compiled(sources: sources, others: others, rules: rules))
    }
    return (rules, [])
  }
}
