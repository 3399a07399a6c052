import HIGRules
import HIGTestSupport
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// What a rule needs is found when it is compiled; rules that lack it are not looked at, and nobody can tell.
struct RuleNeedsTests {
  @Test(arguments: [false, true])
  func `every example gives the same as if all rules were run on every node`(asksPeople: Bool) {
    let (engine, whole) = (Engine(ruleSet: BuiltInRules.ruleSet), Engine(ruleSet: BuiltInRules.ruleSet))
    whole.usesNeeds = false
    for engine in [engine, whole] { engine.asksPeople = asksPeople }
    var count = 0
    let examples = BuiltInRules.ruleSet.documentation().flatMap(\.examples)
    for number in stride(from: asksPeople ? 0 : 1, to: examples.count, by: Sample.every(8)) {
      let example = examples[number]
      let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(example.spec.utf8)))
      func found(_ engine: Engine) -> [String] {
        let model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: [tree]))
        let (local, app) = (engine.check(model), engine.checkApp(ModelBuilder.app(Definitions(trees: [tree]))))
        return (local.findings + app.findings).map {
          "\($0.rule) \($0.path ?? "") \($0.location.range) \($0.isViolation) \($0.diagnostic?.message.en ?? "")"
        }
      }
      let expected = found(whole)
      count += expected.count
      #expect(found(engine) == expected, "\(example.spec)")
    }
    #expect(count > 100)
  }

  /// Rules behind the last number are told apart no more: each would be asked about whatever one of them needs.
  @Test func `each rule about whole apps has a number of its own`() {
    let plan = Engine(ruleSet: BuiltInRules.ruleSet).plan(app: .max)
    #expect(plan.positions.count > 200)
    #expect(plan.positions.count <= ExtractPlan.RuleSubset.common)
  }
}
