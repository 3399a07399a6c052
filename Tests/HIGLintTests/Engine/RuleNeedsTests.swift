import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

struct RuleNeedsTests {
  private static let rule = EngineTests.rule(
    """
    select: [screen, view]
    params: {roles: [login]}
    when: "self.nodeType == 'screen' ? has(self.role) && self.role in params.roles : has(self.frame)"
    require: "false"
    severity: warning
    message: {en: "{self.nodeType}", zh-Hans: 界面}
    """)

  private static let spec = """
    screens:
      - {id: bare, views: [{kind: label}]}
      - {id: list, role: list, views: [{kind: label, frame: [0, 0, 1, 1]}]}
      - {id: login, role: login}
      - {id: own, role: own}
    """

  private func needed(_ rules: RuleSet) -> [String: Bool] {
    let tree = YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array(Self.spec.utf8)))
    let model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: [tree]))
    var met: [String: Bool] = [:]
    for node in model.screens + model.screens.flatMap({ model.nodeList(Names.views, of: $0) }) {
      let stated = RuleNeeds.Node(node, in: model)
      met[model.path(of: node)] = rules.areNeedsMet(of: 0, by: stated, asksPeople: false)
    }
    return met
  }

  @Test func `a rule is looked at where what it needs is stated, of each type that it selects`() throws {
    let met = needed(try RuleTesting(Self.rule).ruleSet)
    #expect(met["bare"] == false)
    #expect(met["list"] == false)
    #expect(met["login"] == true)
    // Not a word of the vocabulary: nothing is known of it beforehand.
    #expect(met["own"] == true)
    #expect(met.filter { $0.key.contains("/") }.map(\.value).sorted { !$0 && $1 } == [false, true])
  }

  @Test func `each field of an app has a bit of its own`() throws {
    let app = try #require(Vocabulary.shared.type(named: "app"))
    let bits = app.fields.map { AppFieldBits.of(.shared).bit(of: Vocabulary.shared.nameID(of: $0.name)) }
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(Set(bits).count == app.fields.count)
  }

  @Test func `other parameters are other needs`() throws {
    let rules = try RuleTesting(Self.rule)
    // The screen, and the view with a frame.
    #expect(rules.lines(Self.spec).count == 2)
    var options = RuleOptions()
    options.changes["test/rule"] = .init(parameters: ["roles": .list([.string("list"), .string("own")])])
    #expect(rules.lines(Self.spec, options: options).count == 3)
  }

  @Test func `a question is not looked at where nobody is asked`() throws {
    let rules = try RuleTesting(EngineTests.rule("select: screen\n")).ruleSet
    #expect(needed(rules)["login"] == false)
  }
}
