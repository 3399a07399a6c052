import Testing

@testable import HIGCore
@testable import HIGReading

struct ComponentMergeTests {
  /// What a file with components gives, brought together.
  private func lines(_ spec: String) throws -> [String] {
    let rules = try RuleTesting(EngineTests.rule(EngineTests.tooSmall))
    let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(spec.utf8)))
    let definitions = Definitions(trees: [tree])
    let engine = Engine(ruleSet: rules.ruleSet)
    let uses = engine.check(ModelBuilder.screens(of: tree, definitions: definitions)).findings
    let isolated = definitions.componentNames(in: tree).flatMap { name in
      engine.check(ModelBuilder.component(named: name, definitions: definitions)).findings
    }
    let part = ComponentMerge.Part(path: "spec.yaml", findings: uses, isolated: isolated)
    return ComponentMerge.merged([part], threads: 1).joined().filter(\.isViolation).flatMap {
      RuleTesting.lines(of: $0)
    }
  }

  @Test
  func `A mistake in the component itself is reported once, there, with its first uses and their number`() throws {
    let lines = try lines(
      """
      components:
        Pay: {view: {kind: button, frame: [0, 0, 30, 44]}}
      screens:
        - {id: a, views: [{use: Pay}, {use: Pay, id: two}]}
        - {id: b, views: [{use: Pay, id: three}, {use: Pay, id: four}]}
      """)
    #expect(
      lines == [
        "warning [test/rule] \"30\": 30 < 44", "  note \"Pay\": used here",
        "  note \"Pay\": used here", "  note \"Pay\": used here",
        "  note: used 4 times in all",
      ])
  }

  @Test
  func `A mistake in an argument is reported at the argument`() throws {
    let lines = try lines(
      """
      components:
        Pay: {parameters: {width: {type: number, default: 44}}, view: {kind: button, frame: [0, 0, $(width), 44]}}
      screens:
        - {id: a, views: [{use: Pay, with: {width: 30}}]}
      """)
    #expect(lines == ["warning [test/rule] \"30\": 30 < 44"])
  }
}
