import HIGRules
import HIGTestSupport
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// A rule whose requirement an unknown fact leaves open asks a person; an example shows what it asks.
struct QuestionCompletenessTests {
  /// Rules that check something and of which no example shows a question.
  private static let rules = BuiltInRules.ruleSet.documentation().filter { rule in
    rule.hasRequirement && !rule.examples.contains { $0.asks(rule.id) }
  }

  /// Which rules can ask is found out by leaving open, one after the other, all the facts that their examples state: where
  /// nothing then makes a rule ask, it applies only where what it reads is known, and an example would have nothing to show.
  @Test(arguments: Sample.of(rules.map(\.id), every: 4, isQuick: true))
  func `A rule that an unknown fact leaves open has an example of it`(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    let specs = rule.examples.filter { $0.edition == .current }.flatMap { OpenedSpec.all(of: $0.spec) }
    let asking = Self.firstSpec(of: specs, thatMakes: id)
    #expect(asking == nil, "\(id) asks about this, and no example shows it:\n\(asking ?? "")")
  }

  @Test
  func `Leaving facts open finds a question where there is one`() {
    let spec = "screen: pay\nviews: [{kind: button, title: Pay Now, action: pay, frame: [16, 80, 343, 44]}]\n"
    let specs = OpenedSpec.all(of: spec)
    #expect(specs.contains { $0.contains("title: $(TEXT)") } && specs.contains { $0.contains("x-frame") })
    #expect(Self.firstSpec(of: specs, thatMakes: "controls/action-title") != nil)
    #expect(Self.firstSpec(of: [spec], thatMakes: "controls/action-title") == nil)
  }

  // MARK: Running one rule

  private static let files = (0..<BuiltInRules.ruleSet.fileCount).map { BuiltInRules.ruleSet.source(ofFile: $0) }
  private static let loaded = RuleReader.read(files, functions: BuiltInRules.ruleSet.functions)

  private static func firstSpec(of specs: [String], thatMakes id: String) -> String? {
    let files = Dictionary(uniqueKeysWithValues: specs.enumerated().map { ("spec\($0)/screen.yaml", $1) })
    let request = LintRequest(paths: ["."], threads: 1, wantsReview: true)
    let result = Linter.run(request, rules: ruleSet(of: id), workspace: ManyFiles(files))
    return result.reviews.first { $0.rule == id }.flatMap { files[$0.location.file.path] }
  }

  /// A rule, and those before which it is silent.
  private static func ruleSet(of id: String) -> RuleSet {
    var ids: Set<String> = [id]
    var waiting = [id]
    while let next = waiting.popLast() {
      let others = loaded.rules.first { $0.rule.id == next }?.rule.yieldsTo ?? []
      waiting += others.filter { ids.insert($0).inserted }
    }
    return RuleSet(
      loaded.rules.filter { ids.contains($0.rule.id) }, files: loaded.files, lexicon: loaded.lexicon,
      vocabulary: loaded.vocabulary, functions: loaded.functions)
  }
}

extension RuleDocumentation.Example {
  /// The example shows what the rule can't decide.
  fileprivate func asks(_ rule: String) -> Bool { expectations.contains { $0.rule == rule && $0.isReview } }
}
