import HIGLanguage
import HIGReading
import Testing

@Suite struct RuleOptionsTests {
  @Test
  func `of changes to a rule, to its area and to all rules the most exact one holds`() {
    var options = RuleOptions(changes: [
      "*": .init(severity: .advice), "color/*": .init(isOn: false), "color/contrast": .init(isOn: true),
    ])
    #expect(options.change(of: "color/contrast").isOn == true)
    #expect(options.change(of: "color/contrast").severity == .advice)
    #expect(options.change(of: "color/restrained").isOn == false)
    #expect(options.change(of: "colors/contrast").isOn == nil)
    #expect(options.change(of: "layout/tap-target").severity == .advice)
    options.changes["color/*"] = nil
    #expect(options.change(of: "color/restrained").isOn == nil)
    options.changes["layout/*"] = .init(severity: .error)
    #expect(options.change(of: "layout/tap-target").severity == .error)
  }

  @Test
  func `a name that is no area of whole rules changes none`() {
    let options = RuleOptions(changes: ["col*": .init(isOn: false), "/*": .init(isOn: false)])
    #expect(options.change(of: "color/contrast").isOn == nil)
  }
}
