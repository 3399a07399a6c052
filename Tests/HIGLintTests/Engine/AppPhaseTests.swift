import Testing

@testable import HIGLint

struct AppPhaseTests {
  static let unreachable = EngineTests.rule(
    """
    select: screen
    when: self.presentation != 'root'
    require: app.screens.exists(s, s.links.exists(l, l.to == self.id))
    severity: warning
    at: self.id
    message: {en: "nothing leads to {self.title.value}", zh-Hans: "无法到达 {self.id}"}
    """)

  @Test("A rule that reads the app's screens runs over the extracts of all files", arguments: [false, true])
  func acrossFiles(throughBytes: Bool) throws {
    let lines = try RuleTesting(Self.unreachable).appLines(
      [
        "app: {name: Test}",
        "screen: home\npresentation: root\nlinks: [{to: list}]",
        "screens: [{id: list, title: List, presentation: push, links: []}, {id: lost, title: Lost, presentation: push, links: []}]",
      ], throughBytes: throughBytes)
    #expect(lines == ["warning [test/rule] \"lost\": nothing leads to Lost"])
  }

  @Test("It does not run on a single file")
  func notLocally() throws {
    #expect(try RuleTesting(Self.unreachable).lines("screen: lost\npresentation: push") == [])
  }

  @Test("A rule about the app's own facts runs once for the app, not for each of its files")
  func ownFacts() throws {
    let rules = try RuleTesting(
      EngineTests.rule(
        """
        select: permission
        require: has(self.purpose)
        severity: error
        at: self.resource
        message: {en: no purpose, zh-Hans: 无说明}
        """))
    let app = "app: {permissions: [{resource: camera}, {resource: photos, purpose: Why}]}"
    #expect(rules.lines("\(app)\nscreens: [{id: a}]") == [])
    #expect(try rules.appLines([app, "screen: a"]) == ["error [test/rule] \"camera\": no purpose"])
  }

  @Test("Damaged bytes are no extract")
  func damagedBytes() throws {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array("screen: a\ntitle: A".utf8)))
    let engine = Engine(ruleSet: try RuleTesting(Self.unreachable).ruleSet)
    let bytes = engine.extract(from: ModelBuilder.screens(of: tree, definitions: .none)).encode()
    #expect(Extract(bytes)?.screenCount == 1)
    for count in 0..<bytes.count { #expect(Extract(Array(bytes[..<count])) == nil) }
    #expect(Extract.size(of: bytes[...])?.nodes == Extract(bytes)?.nodes.count)
    #expect(Extract.size(of: bytes[...])?.facts == Extract(bytes)?.nodes.reduce(0) { $0 + $1.facts.count })
    #expect(Extract.size(of: [1, 2, 3]) == nil)
  }

  @Test("An app's extracts come in their order on any number of threads, without damaged ones", arguments: [1, 2, 5])
  func manyExtracts(threads: Int) throws {
    let engine = Engine(ruleSet: try RuleTesting(Self.unreachable).ruleSet)
    var encoded = (0..<1100).map { number in
      let tree = YAMLReader.read(SourceFile(path: "\(number).yaml", stored: Array("screen: s\(number)".utf8)))
      return engine.extract(from: ModelBuilder.screens(of: tree, definitions: .none)).encode()[...]
    }
    encoded[700].removeLast()
    let model = engine.appModel(definitions: .none, encoded: encoded, threads: threads)
    let ids = (0..<1100).filter { $0 != 700 }.map { "s\($0)" }
    #expect(model.screens.map { model.path(of: $0) } == ids)
  }
}
