import HIGRules
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// `layout/ready-for-text-size` looks at the larger size first.
struct TextSizeTests {
  private static func found(scale: Double) -> [Severity] {
    let spec = """
      screen: pay
      views:
        - {kind: label, text: Tickets are sold on board., frame: [16, 80, 120, 20], font: {size: 17, weight: regular}}
      """
    let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(spec.utf8)))
    let options = RuleOptions(changes: [
      "*": .init(isOn: false),
      "layout/ready-for-text-size": .init(isOn: true, parameters: ["scale": .double(scale)]),
    ])
    let engine = Engine(ruleSet: BuiltInRules.ruleSet, options: options)
    let model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: [tree]))
    return engine.check(model).findings.compactMap { finding in
      if case .violation(let diagnostic) = finding.outcome { return diagnostic.severity }
      return nil
    }
  }

  @Test(arguments: [0.5, 1, 1.35])
  func `a text that does not fit at its own size is found, whatever the scale is`(scale: Double) {
    #expect(Self.found(scale: scale) == [.warning])
  }
}
