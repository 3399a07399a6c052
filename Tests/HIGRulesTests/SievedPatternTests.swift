import HIGRules
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// The build finds out what the texts begin with that a rule's patterns match. A text without it is never compared, and
/// nobody can tell if that was wrong.
struct SievedPatternTests {
  @Test func `what a rule's pattern matches is never left out`() throws {
    let rules = BuiltInRules.ruleSet
    let sieve = try #require(rules.sieve)
    let engine = Engine(ruleSet: rules)
    let examples = rules.documentation().map { rule in
      (rule.id, rule.examples.flatMap { $0.spec.split(separator: "\n").map(String.init) })
    }
    let lines = Dictionary(uniqueKeysWithValues: examples)
    let all = examples.flatMap(\.1)
    let some = stride(from: 0, to: all.count, by: 211).map { all[$0] }
    func candidates(in text: String) -> PatternSet? { UTF8Decoding.withBytes(of: text) { sieve.patterns(in: $0) } }
    let common = some.map { ($0, candidates(in: $0)) }
    var counts = (sieved: 0, matches: 0, leftOut: 0)
    for position in 0..<rules.count {
      let rule = try #require(engine.rule(at: position)).rule
      let own = (lines[rule.id] ?? []).map { ($0, candidates(in: $0)) }
      for source in rule.patterns {
        guard let number = sieve.number(of: source) else { continue }
        let pattern = try Pattern(source)
        counts.sieved += 1
        for (text, candidates) in own + common {
          if pattern.matches(text) {
            counts.matches += 1
            #expect(candidates?.contains(number) ?? true, "\(rule.id): \(source) in \(text)")
          } else if let candidates, !candidates.contains(number) {
            counts.leftOut += 1
          }
        }
      }
    }
    #expect(counts.sieved > 500)
    #expect(counts.matches > 500)
    // It is worth its while only if most texts are left out.
    #expect(counts.leftOut > counts.sieved * 100)
  }
}
