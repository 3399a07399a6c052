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

  /// The second node of a shape is asked about what is left of the rules, and so are all after it.
  @Test(arguments: [false, true])
  func `what is found in a file does not depend on those before it`(asksPeople: Bool) {
    let engine = Engine(ruleSet: BuiltInRules.ruleSet)
    engine.asksPeople = asksPeople
    let spec = """
      screens:
        - id: outcome
          background: white
          navigationBar: {title: Race Result, right: []}
          views:
            - {kind: label, text: New personal best!, color: black, frame: [16, 100, 343, 30]}
            - {kind: button, title: unknown, action: restart, frame: [16, 160, 343, 44]}
          links: []
      """
    // Whether one can quit by its text is not known, and it is no control of which a check would judge.
    let cells = """
      screen: netStore
      background: white
      views:
        - {kind: cell, title: Bait, text: $0.99, frame: [0, 80, 375, 44]}
        - {kind: cell, title: Bait, text: unknown, frame: [0, 124, 375, 44]}
      """
    let examples = BuiltInRules.ruleSet.documentation().flatMap(\.examples).map(\.spec)
    let sampled = stride(from: asksPeople ? 3 : 5, to: examples.count, by: Sample.every(24)).map { examples[$0] }
    let specs = [spec, cells] + sampled
    for spec in specs {
      let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(spec.utf8)))
      let definitions = Definitions(trees: [tree])
      func found() -> [String] {
        engine.check(ModelBuilder.screens(of: tree, definitions: definitions)).findings.map {
          "\($0.rule) \($0.path ?? "") \($0.location.range) \($0.isViolation) \($0.diagnostic?.message.en ?? "")"
        }
      }
      let first = found()
      #expect(found() == first, "\(spec)")
      #expect(found() == first, "\(spec)")
    }
  }

  /// Rules behind the last number are told apart no more: each would be asked about whatever one of them needs.
  @Test func `each rule about whole apps has a number of its own`() {
    let plan = Engine(ruleSet: BuiltInRules.ruleSet).plan(app: .max)
    #expect(plan.positions.count > 200)
    #expect(plan.positions.count <= ExtractPlan.RuleSubset.common)
  }
}
