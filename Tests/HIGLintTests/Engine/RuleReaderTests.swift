import Testing

@testable import HIGLanguage
@testable import HIGReading

struct RuleReaderTests {
  struct Mistake: CustomTestStringConvertible {
    let name: String
    let rules: String
    let expected: [String]

    var testDescription: String { name }
  }

  private static let good = "select: button\nrequire: self.enabled\nseverity: error\nmessage: {en: a, zh-Hans: 一}"

  private static func rule(_ fields: String, id: String = "test/rule") -> String { EngineTests.rule(fields, id: id) }

  static let mistakes = [
    Mistake(
      name: "an unknown key", rules: rule(good + "\nseverty: error"),
      expected: ["7:3 \"severty\" there is no key `severty` here; did you mean `severity`? [rule/unknown-key]"]),
    Mistake(
      name: "an expression with a comma between braces",
      rules:
        "- {id: test/rule, title: {en: a, zh-Hans: 一}, select: button, require: max(1, 2) > 1, severity: error, message: {en: a, zh-Hans: 一}}",
      expected: [
        "1:75 \"(\" `(` is not closed by `)` [rule/expression]",
        "1:79 \"2) > 1\" the comma before this ends the value there; an expression with a comma stands in quotes between braces [rule/unknown-key]",
      ]),
    Mistake(
      name: "a key written twice", rules: rule(good + "\nselect: label"),
      expected: ["7:3 \"select\" `select` is written twice [rule/duplicate-key]"]),
    Mistake(
      name: "a missing field", rules: rule("require: \"true\"\nseverity: error\nmessage: {en: a, zh-Hans: 一}"),
      expected: ["1:3 \"id\" this rule has no `select` [rule/missing]"]),
    Mistake(
      name: "a check without severity and message", rules: rule("select: button\nrequire: self.enabled"),
      expected: [
        "1:3 \"id\" this check has no `severity` [rule/missing]",
        "1:3 \"id\" this check has no `message` [rule/missing]",
      ]),
    Mistake(
      name: "an id without an area", rules: rule(good, id: "Tap target"),
      expected: [
        "1:7 \"Tap target\" `Tap target` is no rule id: an area and a name such as `color/contrast`, in lower case with hyphens [rule/id]"
      ]),
    Mistake(
      name: "a type that is none", rules: rule("select: [buton]"),
      expected: [
        "3:12 \"buton\" `buton` is neither a node type nor a kind of view; did you mean `button`? [rule/unknown-type]"
      ]),
    Mistake(
      name: "a text field that is none", rules: rule("select: notification.boddy"),
      expected: [
        "3:11 \"notification.boddy\" `notification.boddy` is neither a node type nor a kind of view; did you mean `notification.body`, `notification.title`? [rule/unknown-type]"
      ]),
    Mistake(
      name: "a message in one language",
      rules: rule("select: button\nrequire: self.enabled\nseverity: error\nmessage: {en: a}"),
      expected: ["6:12 \"{en: a}\" `zh-Hans` is missing: people read this text in both languages [rule/language]"]),
    Mistake(
      name: "a fact that is none, in a quoted expression with escapes",
      rules: rule("select: button\nwhen: \"self.id != \\\"a\\\" && self.framee.width > 1\""),
      expected: ["4:35 \"framee\" `view` has no fact `framee`; did you mean `frame`? [rule/expression]"]),
    Mistake(
      name: "a mistake in a placeholder",
      rules: rule(
        "select: button\nrequire: self.enabled\nseverity: error\nmessage: {en: \"at {self.widt}\", zh-Hans: 一}"),
      expected: ["6:27 \"widt\" `view` has no fact `widt`; did you mean `width`? [rule/expression]"]),
    Mistake(
      name: "a requirement that is no truth",
      rules: rule("select: button\nrequire: self.width\nseverity: error\nmessage: {en: a, zh-Hans: 一}"),
      expected: ["4:12 \"self.width\" expected true or false, found `double` [rule/expression]"]),
    Mistake(
      name: "a list that is none", rules: rule(good + "\neach: self.width"),
      expected: ["7:9 \"self.width\" expected a list, found `double` [rule/expression]"]),
    Mistake(
      name: "a parameter that nothing reads", rules: rule(good + "\nparams: {minimum: 44}"),
      expected: ["7:12 \"minimum\" no expression of this rule reads `params.minimum` [rule/unused-parameter]"]),
    Mistake(
      name: "a parameter that is not there",
      rules: rule(
        "select: button\nparams: {minimum: 44}\nwhen: self.width > params.minimun || self.width > params.minimum"),
      expected: ["5:29 \"minimun\" there is no key `minimun`; did you mean `minimum`? [rule/expression]"]),
    Mistake(
      name: "a severity that is none",
      rules: rule("select: button\nrequire: self.enabled\nseverity: fatal\nmessage: {en: a, zh-Hans: 一}"),
      expected: ["5:13 \"fatal\" `fatal` is none of `error`, `warning`, `advice` [rule/unknown-word]"]),
    Mistake(
      name: "an edition that is none", rules: rule(good + "\neditions: {ios11: off}"),
      expected: ["7:14 \"ios11\" `ios11` is no edition; there are `ios8`, `ios9`, `ios10` [rule/unknown-word]"]),
    Mistake(
      name: "an edition's parameter of another type",
      rules: rule(
        "select: button\nparams: {minimum: 44}\nwhen: self.width > params.minimum\neditions: {ios9: {params: {minimum: big}}}"
      ),
      expected: ["6:39 \"big\" expected `int`, as the parameter has [rule/type]"]),
    Mistake(
      name: "a guideline's key that is none", rules: rule(good + "\ncovers: [contrast]"),
      expected: ["7:12 \"contrast\" `contrast` is no guideline's key: `area/name` [rule/covers]"]),
    Mistake(
      name: "a local rule that reads the whole app",
      rules: rule("select: screen\nphase: local\nwhen: size(app.screens) > 1"),
      expected: [
        "4:10 \"local\" a rule that reads `app.screens` runs on the whole app: leave `phase` out, or say `app` [rule/phase]"
      ]),
    Mistake(
      name: "checks and a requirement beside them",
      rules: rule("select: button\nrequire: self.enabled\nchecks: []"),
      expected: ["4:3 \"require\" `require` belongs into one of the `checks` [rule/misplaced-key]"]),
    Mistake(
      name: "a rule to yield to that is not there", rules: rule(good + "\nyieldsTo: [test/rul]"),
      expected: ["7:14 \"test/rul\" there is no rule `test/rul`; did you mean `test/rule`? [rule/unknown-rule]"]),
    Mistake(
      name: "rules that yield in a circle",
      rules: rule(good + "\nyieldsTo: test/b", id: "test/a") + rule(good + "\nyieldsTo: test/a", id: "test/b"),
      expected: ["14:13 \"test/a\" these rules yield to each other in a circle: test/a, test/b, test/a [rule/cycle]"]),
    Mistake(
      name: "two rules of one id", rules: rule(good) + rule(good),
      expected: ["7:7 \"test/rule\" there is another rule `test/rule` [rule/duplicate-id]"]),
    Mistake(
      name: "definitions that need each other", rules: "define: {a: b, b: a}\nrules: []",
      expected: [
        "1:10 \"a\" the definition of `a` needs itself, or one that does [rule/cycle]",
        "1:16 \"b\" the definition of `b` needs itself, or one that does [rule/cycle]",
      ]),
    Mistake(
      name: "a definition that takes a name with a meaning", rules: "define: {self: \"1\"}\nrules: []",
      expected: ["1:10 \"self\" `self` already has a meaning [rule/name]"]),
    Mistake(
      name: "an example that expects an unknown rule",
      rules: rule(good + "\nexamples: [{spec: \"screen: a\", expect: [{text: a, severity: error, rule: test/x}]}]"),
      expected: [
        "7:21 \"\"screen: a\"\" this example expects a diagnostic of `test/x`, and there is no such rule [rule/unknown-rule]"
      ]),
    Mistake(
      name: "a file that is no list", rules: "just words",
      expected: ["1:1 \"just words\" expected a list of rules [rule/type]"]),
  ]

  @Test(arguments: mistakes)
  func `A mistake in a rule file is reported at its place`(_ mistake: Mistake) {
    let loaded = RuleReader.read([SourceFile(path: "rules.yaml", stored: Array(mistake.rules.utf8))])
    #expect(loaded.diagnostics.map { RuleTesting.line(of: $0) } == mistake.expected)
  }

  @Test
  func `Any bytes at all give diagnostics and no crash`() {
    let rules = Array((Self.rule(Self.good) + Self.rule("select: text\nparams: {a: [b]}")).utf8)
    for count in stride(from: 0, to: rules.count, by: 3) {
      _ = RuleReader.read([SourceFile(path: "rules.yaml", stored: Array(rules[..<count]))])
    }
    for byte in stride(from: 0, to: rules.count, by: 2) {
      var damaged = rules
      damaged[byte] = UInt8(truncatingIfNeeded: byte &* 31)
      _ = RuleReader.read([SourceFile(path: "rules.yaml", stored: damaged)])
    }
  }

  @Test
  func `A set keeps its rules through the bytes that the build compiles in`() {
    let source = SourceFile(
      path: "Rules/a.yaml", stored: Array(Self.rule(Self.good + "\nwhy: {en: \"\\\\ \\\"\", zh-Hans: 因}").utf8))
    let text = String(decoding: RuleCompilation.swiftSource(for: RuleReader.read([source])), as: UTF8.self)
    #expect(text.utf8.contains(10))
    #expect(text.hasPrefix("// Compiled"))
    for name in ["index", "records", "texts"] { #expect(text.contains("static let \(name): StaticString = \"")) }
  }

  @Test
  func `Documentation is read out of the rule's file`() throws {
    let rules = try RuleTesting(
      Self.rule(
        Self.good
          + """

          why: {en: Because, zh-Hans: 因为}
          source: {edition: ios9, section: 1.2}
          covers: [a/b, c/d]
          asks: nobody can tell
          examples:
            - spec: "screen: a"
              expect: [{text: a, severity: warning}]
          """))
    let documentation = try #require(rules.ruleSet.documentation(of: "test/rule"))
    #expect(documentation.why == Message(en: "Because", zhHans: "因为"))
    #expect(documentation.sources == [.init(edition: .ios9, section: "1.2")])
    #expect(documentation.covers == ["a/b", "c/d"])
    #expect(documentation.asks == "nobody can tell")
    #expect(documentation.isAutomatic)
  }

  @Test
  func `A set that is merged over another replaces its rules of the same id`() throws {
    let base = try RuleTesting(Self.rule(Self.good) + Self.rule(Self.good, id: "test/other")).ruleSet
    let team = try RuleTesting(Self.rule("select: label")).ruleSet
    let merged = base.merging(team)
    #expect(merged.ids == ["test/other", "test/rule"])
    #expect(merged.documentation(of: "test/rule")?.hasRequirement == false)
    #expect(merged.documentation().map(\.id) == ["test/other", "test/rule"])
  }
}
