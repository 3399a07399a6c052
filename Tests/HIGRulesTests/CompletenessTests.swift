import HIGLint
import HIGRules
import Testing

/// What every rule has to have, beyond what a rule file must have to be read.
struct CompletenessTests {
  static let rules = BuiltInRules.ruleSet.documentation()

  @Test("A rule that checks something has a bad example and two good ones")
  func automaticRulesHaveThreeExamples() {
    for rule in Self.rules where rule.hasRequirement {
      let bad = rule.examples.count { $0.isBad(for: rule.id) }
      let good = rule.examples.count { example in !example.expectations.contains { $0.rule == rule.id } }
      #expect(bad >= 1, "\(rule.id) has no bad example")
      #expect(good >= 2, "\(rule.id) has \(good) good examples")
    }
  }

  @Test("A rule says what it asks and why in both languages, and where the guidelines say so")
  func rulesSpeakBothLanguages() {
    for rule in Self.rules {
      #expect(!rule.title.en.isEmpty && !rule.title.zhHans.isEmpty, "\(rule.id)")
      #expect(rule.title.en != rule.title.zhHans, "\(rule.id)")
      #expect(rule.why.map { !$0.en.isEmpty && !$0.zhHans.isEmpty && $0.en != $0.zhHans } ?? false, "\(rule.id)")
      #expect(!rule.sources.isEmpty && !rule.covers.isEmpty, "\(rule.id)")
    }
  }
}
