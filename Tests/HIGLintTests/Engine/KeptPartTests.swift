import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What a rule about whole apps asks about a single node is found with the node's file.
@Suite("Parts of rules that are found with a file")
struct KeptPartTests {
  /// Everything that the rule reads of views is asked about one screen alone.
  private static let rule = EngineTests.rule(
    """
    select: app
    when: given(self.badge)
    require: app.screens.exists(s, s.allViews.exists(v, v.kind == 'label' && given(v.text) && v.text.value.matches(params.count)))
    params: {count: '[0-9]+ new'}
    severity: warning
    at: self.badge
    message: {en: "{app.screens.filter(s, s.allViews.size() > 0).size()} screens, none with the count", zh-Hans: 没有}
    """)

  private static func extract(_ spec: String, _ rules: RuleSet, of app: String = "app: {badge: red}") -> Extracted {
    let engine = Engine(ruleSet: rules)
    let trees = [app, spec].enumerated().map {
      YAMLReader.read(SourceFile(path: "\($0.offset).yaml", stored: Array($0.element.utf8)))
    }
    let definitions = Definitions(trees: [trees[0]])
    let extract = engine.extract(from: ModelBuilder.screens(of: trees[1], definitions: definitions))
    let model = engine.appModel(definitions: definitions, extracts: [extract])
    return Extracted(
      types: (0..<model.nodeCount).map { model.typeName(of: NodeReference($0)) },
      size: extract.range.count, model: model)
  }

  private struct Extracted {
    var types: [String]
    var size: Int
    var model: Model
  }

  private static let views =
    "screen: a\nviews:\n" + (0..<30).map { "  - {kind: label, text: {en: Ferry \($0), zh-Hans: 渡轮 \($0)}}\n" }.joined()

  @Test
  func `an extract holds the answer about a screen, and not the views that it rests on`() throws {
    let extracted = Self.extract(Self.views, try RuleTesting(Self.rule).ruleSet)
    #expect(extracted.types == ["app", "appBadge", "screen"])
    #expect(extracted.size < 100)
  }

  @Test
  func `what lies on a way is read only for rules that ask for the ways`() throws {
    let spec = "screen: a\nviews: [{kind: button, title: {en: Go, zh-Hans: 去}, opens: b}]"
    let unasked = Self.extract(spec, try RuleTesting(AppPhaseTests.unreachable).ruleSet)
    #expect(unasked.types == ["app", "appBadge", "screen", "view"])
    #expect(unasked.model.slots(of: unasked.model.nodes[3]).isEmpty)
    let rules = try RuleTesting(
      EngineTests.rule(
        """
        select: screen
        phase: app
        each: stepsFrom(app, self.id).filter(s, s.to != self.id)
        require: it.node.title.value != 'Go'
        severity: warning
        at: it.node.title
        message: {en: "{it.node.title.value} says nothing", zh-Hans: 没说什么}
        """))
    #expect(
      rules.appLines(["app: {badge: red}", spec, "screen: b\nviews: [{kind: button, title: Go, opens: b}]"]) == [
        "warning [test/rule] \"{en: Go, zh-Hans: 去}\": Go says nothing"
      ])
  }

  @Test
  func `the rule says what it says when everything is read`() throws {
    let rules = try RuleTesting(Self.rule)
    let app = "app: {badge: red}"
    #expect(
      rules.appLines([app, Self.views, "screen: b\nviews: []"]) == [
        "warning [test/rule] \"red\": 1 screens, none with the count"
      ])
    #expect(rules.appLines([app, Self.views, "screen: b\nviews: [{kind: label, text: 3 new}]"]) == [])
    // What is not known is no violation, in a file as in an app.
    #expect(
      rules.appLines([app, Self.views, "screen: b\nviews: unknown"]) == ["review [test/rule] app (views notStated)"])
  }

  @Test
  func `nothing is asked where what is stated of the app leaves nothing to say`() throws {
    let rules = try RuleTesting(Self.rule).ruleSet
    let withBadge = Self.extract(Self.views + "  - {kind: label, text: 3 new}\n", rules)
    let without = Self.extract(Self.views + "  - {kind: label, text: 3 new}\n", rules, of: "app: {name: Ferry}")
    #expect(without.size < withBadge.size)
  }

  @Test
  func `a list of views holds those that are meant`() throws {
    let rules = try RuleTesting(
      EngineTests.rule(
        """
        select: screen
        phase: app
        each: self.allViews.filter(v, v.kind == 'button' && !given(v.action))
        require: app.screens.exists(s, s.id == it.id)
        severity: warning
        at: it.id
        message: {en: "{it.id} leads nowhere", zh-Hans: 没有}
        """))
    let spec = Self.views + "  - {kind: button, id: away}\n  - {kind: button, id: a}\n  - {kind: button, action: go}\n"
    #expect(Self.extract(spec, rules.ruleSet).types.filter { $0 == "view" }.count == 2)
    #expect(rules.appLines(["app: {}", spec]) == ["warning [test/rule] \"away\": away leads nowhere"])
  }

  @Test
  func `a check is open where neither its views nor its condition are known`() throws {
    let rules = try RuleTesting(
      EngineTests.rule(
        """
        select: screen
        phase: app
        checks:
          - when: self.role == 'checkout'
            each: self.allViews.filter(v, v.kind == 'button')
            require: app.screens.exists(s, s.id == it.action)
            severity: warning
            message: {en: Leads nowhere, zh-Hans: 没有}
        """))
    let app = "app: {}"
    let question = ["review [test/rule] a (views notStated)"]
    #expect(rules.appLines([app, "screen: a\nrole: checkout\nviews: unknown"]) == question)
    #expect(rules.appLines([app, "screen: a\nrole: unknown\nviews: unknown"]) == question)
    #expect(rules.appLines([app, "screen: a\nrole: form\nviews: unknown"]) == [])
    #expect(rules.appLines([app, "screen: a\nrole: unknown\nviews: [{kind: button, action: b}]"]) == [])
  }

  @Test
  func `a rule whose parameters differ between the files of a run keeps nothing`() throws {
    let rules = try RuleTesting(Self.rule).ruleSet
    let changed = RuleOptions(changes: ["test/rule": .init(parameters: ["count": .string("x")])])
    #expect(EnginePool.unkeptRules(of: [(rules, RuleOptions())]) == [])
    #expect(EnginePool.unkeptRules(of: [(rules, RuleOptions()), (rules, RuleOptions())]) == [])
    #expect(EnginePool.unkeptRules(of: [(rules, RuleOptions()), (rules, changed)]) == ["test/rule"])
    let engine = Engine(ruleSet: rules)
    engine.unkeptRules = ["test/rule"]
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array(Self.views.utf8)))
    let extract = engine.extract(from: ModelBuilder.screens(of: tree, definitions: .none))
    #expect(try #require(extract.nodeCount) > 90)
  }

  @Test
  func `a team's rule takes a bounded number of steps here, too`() throws {
    let rules = try RuleTesting(
      EngineTests.rule(
        """
        select: screen
        phase: app
        require: self.allViews.all(a, self.allViews.all(b, self.allViews.all(c, self.allViews.all(d, a.kind == d.kind))))
        severity: warning
        message: {en: Differs, zh-Hans: 不同}
        """)
    ).ruleSet
    let engine = Engine(ruleSet: rules)
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array((Self.views + Self.views.dropFirst(17)).utf8)))
    let extract = engine.extract(from: ModelBuilder.screens(of: tree, definitions: .none))
    let found = engine.checkApp(engine.appModel(definitions: .none, extracts: [extract]))
    #expect(found.findings.isEmpty)
    #expect(found.errors.map(\.rule) == ["rule/error"])
  }

  @Test
  func `more parts than an extract has numbers for are asked when the app is related`() throws {
    // Each of the rules asks 200 things about a screen.
    let parts = (0..<200).map { "self.allViews.exists(v, v.kind == 'label' && v.position == \($0))" }
    let rules = (0..<85).map { number in
      """
      - id: test/rule\(number)
        title: {en: Test, zh-Hans: 测试}
        why: {en: Test, zh-Hans: 测试}
        source: [{edition: ios10, section: "1"}]
        select: screen
        phase: app
        require: app.screens.size() > 9 || \(parts.map { "size([\($0), app.screens.size() > 9]) > 5" }.joined(separator: " || "))
        severity: warning
        message: {en: Few, zh-Hans: 少}
        examples: []
      """
    }.joined(separator: "\n")
    let testing = try RuleTesting(rules)
    #expect(testing.ruleSet[84].lastKept > EncodedExtract.keptParts)
    let lines = testing.appLines(["app: {}", "screen: a\nviews: [{kind: label, text: Ferry}]"])
    let expected = (0..<85).map { "warning [test/rule\($0)] \"screen: a\nviews: [{kind: label, text: Ferry}]\": Few" }
    #expect(lines.sorted() == expected.sorted())
  }
}
