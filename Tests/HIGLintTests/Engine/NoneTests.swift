import Testing

@testable import HIGCore
@testable import HIGReading

/// What a spec states to be `none`: rules that ask something of it do not apply, and no mistake is hidden by that.
struct NoneTests {
  private static let ofNone = "self.action.lowerAscii() == 'pay'"
  private static let mistake = "1 / size(self.children) == 1"
  private static let message = "message: {en: found, zh-Hans: 发现}"
  private static let spec = "screen: a\nviews: [{kind: button, title: none, action: none, states: none, hidden: none}]"

  private func result(_ fields: String) throws -> CheckResult {
    let fields = fields.contains("severity:") ? fields : fields + "\nseverity: warning"
    return try RuleTesting(EngineTests.rule("select: button\n\(fields)\nat: self.kind\n\(Self.message)")).result(
      Self.spec)
  }

  private func lines(_ result: CheckResult) -> [String] {
    result.findings.compactMap(\.settled).flatMap { RuleTesting.lines(of: $0) }
  }

  @Test(arguments: [
    "require: \"\(ofNone)\"",
    "when: \"\(ofNone)\"\nrequire: \"false\"",
    "when: \"\(ofNone)\"\nwhenUnknown: review\nrequire: \"false\"",
    "each: self.title.all\nrequire: \"false\"",
    "require: \"\(ofNone) || self.kind == 'label'\"",
    "require: \"self.states.highlighted.border.width <= 2.0\"",
    "require: \"[self.action].all(a, a.startsWith('pay'))\"",
    "require: \"!self.hidden\"",
  ])
  func `a rule that asks something of none says nothing, asks nobody and does not fail`(_ fields: String) throws {
    let result = try result(fields)
    #expect(result.errors.isEmpty)
    #expect(result.findings.isEmpty)
  }

  @Test(arguments: [
    "require: \"\(ofNone) && \(mistake)\"", "require: \"\(mistake) && \(ofNone)\"",
    "require: \"\(ofNone) || \(mistake)\"", "when: \"\(ofNone) && \(mistake)\"\nrequire: \"false\"",
    "require: \"(\(ofNone)) == (\(mistake))\"", "require: \"[(\(ofNone)), (\(mistake))] == [true, true]\"",
    "require: \"['a', 'b'].all(x, x == 'a' ? \(ofNone) : \(mistake))\"",
    "require: \"\(ofNone) || \(mistake) ? true : false\"",
  ])
  func `a mistake in a rule is reported beside what it asks of none`(_ fields: String) throws {
    let result = try result(fields)
    #expect(result.findings.isEmpty)
    #expect(result.errors.map(\.rule) == ["rule/error"])
    #expect(result.errors.first?.message.en.hasSuffix("division by zero") == true)
  }

  @Test(arguments: ["\(ofNone) && false", "false && \(ofNone)", "!(true || \(ofNone))", "self.action == 'pay'"])
  func `what decides without the part that asks something of none decides`(_ requirement: String) throws {
    #expect(lines(try result("require: \"\(requirement)\"")) == ["warning [test/rule] \"button\": found"])
  }

  @Test func `a severity that asks something of none leaves what is wrong a warning`() throws {
    let found = try result("require: \"false\"\nseverity: \"\(Self.ofNone) ? 'error' : 'advice'\"")
    #expect(found.errors.isEmpty)
    #expect(lines(found) == ["warning [test/rule] \"button\": found"])
  }

  @Test func `the other checks of the rule are run`() throws {
    let rule = EngineTests.rule(
      """
      select: button
      checks:
        - require: \(Self.ofNone)
          severity: error
          at: self.action
          message: {en: first, zh-Hans: 一}
        - require: "false"
          severity: warning
          at: [self.states.highlighted, self.kind]
          message: {en: "{self.action} {self.action.lowerAscii()}", zh-Hans: "{self.action}"}
      """)
    let result = try RuleTesting(rule).result(Self.spec)
    #expect(result.errors.isEmpty)
    #expect(lines(result) == ["warning [test/rule] \"button\": none ?"])
  }

  @Test(arguments: [
    "!has(self.states.highlighted)", "!given(self.states.highlighted)", "isNone(self.states.highlighted)",
    "known(self.states.highlighted)", "!has(self.states.highlighted.border)", "isNone(self.states.highlighted.border)",
    "isNone(self.states)", "has(self.states)", "!given(self.states)",
  ])
  func `of what there is none of there are no parts either`(_ fact: String) throws {
    #expect(lines(try result("require: \"!(\(fact))\"")) == ["warning [test/rule] \"button\": found"])
    #expect(lines(try result("require: \"\(fact)\"")) == [])
  }
}
