import HIGRules
import HIGTestSupport
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// What rules about whole apps find with each file is what they find when everything is read.
@Suite("Parts of the rules that are found with a file")
struct KeptPartOfRuleTests {
  @Test(arguments: [false, true])
  func `every example gives the same as if nothing was found with the file`(asksPeople: Bool) {
    let (engine, whole) = (Engine(ruleSet: BuiltInRules.ruleSet), Engine(ruleSet: BuiltInRules.ruleSet))
    whole.unkeptRules = Set(BuiltInRules.ruleSet.ids)
    for engine in [engine, whole] { engine.asksPeople = asksPeople }
    var count = 0
    let isOfApp = Set(
      (0..<BuiltInRules.ruleSet.count).map { BuiltInRules.ruleSet[$0] }.filter { $0.phase == .app }.map(\.id))
    let examples = BuiltInRules.ruleSet.documentation().filter { isOfApp.contains($0.id) }.flatMap(\.examples)
    for number in stride(from: 0, to: examples.count, by: Sample.every(2)) {
      let example = examples[number]
      let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(example.spec.utf8)))
      let definitions = Definitions(trees: [tree])
      func found(_ engine: Engine) -> [String] {
        let extract = engine.extract(
          from: ModelBuilder.screens(of: tree, definitions: definitions), withFingerprints: asksPeople)
        return engine.checkApp(engine.appModel(definitions: definitions, extracts: [extract])).findings.map {
          "\($0.rule) \($0.path ?? "") \($0.location.range) \($0.isViolation) \($0.diagnostic?.message.en ?? "")"
        }
      }
      let expected = found(whole)
      count += expected.count
      #expect(found(engine) == expected, "\(example.spec)")
    }
    #expect(count > 70)
  }
}
