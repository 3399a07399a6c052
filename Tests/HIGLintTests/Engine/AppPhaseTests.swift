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

  @Test("A rule that reads the app's screens runs over the extracts of all files")
  func acrossFiles() throws {
    let lines = try RuleTesting(Self.unreachable).appLines(
      [
        "app: {name: Test}",
        "screen: home\npresentation: root\nlinks: [{to: list}]",
        "screens: [{id: list, title: List, presentation: push, links: []}, {id: lost, title: Lost, presentation: push, links: []}]",
      ])
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

  private static func extract(of spec: String, named name: String, by engine: Engine) -> EncodedExtract {
    let tree = YAMLReader.read(SourceFile(path: name, stored: Array(spec.utf8)))
    return engine.extract(from: ModelBuilder.screens(of: tree, definitions: .none))
  }

  @Test("Damaged bytes are no extract")
  func damagedBytes() throws {
    let engine = Engine(ruleSet: try RuleTesting(Self.unreachable).ruleSet)
    let bytes = Self.extract(of: "screen: a\ntitle: A", named: "a.yaml", by: engine).bytes
    func screens(_ bytes: [UInt8]) -> Int {
      engine.appModel(definitions: .none, extracts: [EncodedExtract(bytes: bytes, range: 0..<bytes.count)]).screens
        .count
    }
    #expect(screens(bytes) == 1)
    for count in 0..<bytes.count { #expect(screens(Array(bytes[..<count])) == 0) }
    #expect(screens(bytes + [0]) == 0)
  }

  @Test("Whatever bytes are damaged, everything can be asked")
  func changedBytes() throws {
    let engine = Engine(ruleSet: try RuleTesting(Self.unreachable).ruleSet)
    let spec =
      "screen: a\ntitle: {en: A, zh-Hans: 甲}\nlinks: [{to: b, by: tap}, {to: c}]\nnavigationBar: {background: systemRed}"
    let bytes = Self.extract(of: spec, named: "a.yaml", by: engine).bytes
    var read = 0
    for place in bytes.indices {
      for change: UInt8 in [1, 2, 4, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] ^= change
        let model = engine.appModel(
          definitions: .none, extracts: [EncodedExtract(bytes: damaged, range: 0..<damaged.count)])
        for index in 0..<model.nodeCount {
          let node = NodeReference(index)
          _ = (model.path(of: node), model.location(of: node), model.extractedFingerprint(of: node))
          for slot in model.slots(of: model.nodes[index]) {
            _ = (model.value(of: slot), model.location(of: slot), model.nodeList(slot.name, of: node))
            read += 1
          }
        }
        _ = engine.checkApp(model)
      }
    }
    #expect(read > 1000)
  }

  @Test("An app's extracts come in their order, without damaged ones")
  func manyExtracts() throws {
    let engine = Engine(ruleSet: try RuleTesting(Self.unreachable).ruleSet)
    var extracts = (0..<1100).map { Self.extract(of: "screen: s\($0)", named: "\($0).yaml", by: engine) }
    extracts[700] = EncodedExtract(bytes: extracts[700].bytes, range: 0..<extracts[700].range.upperBound - 1)
    let model = engine.appModel(definitions: .none, extracts: extracts)
    let numbers = (0..<1100).filter { $0 != 700 }
    #expect(model.screens.map { model.path(of: $0) } == numbers.map { "s\($0)" })
    #expect(model.screens.map { model.location(of: $0).file.path } == numbers.map { "\($0).yaml" })
  }

  @Test("An extract is read where it lies among other bytes")
  func amongOthers() throws {
    let engine = Engine(ruleSet: try RuleTesting(Self.unreachable).ruleSet)
    let extract = Self.extract(of: "screen: a\ntitle: A title\nlinks: [{to: b}]", named: "a.yaml", by: engine)
    let around = EncodedExtract(
      bytes: Array(repeating: 7, count: 1000) + extract.bytes + [1, 2, 3], range: 1000..<1000 + extract.bytes.count)
    let model = engine.appModel(definitions: .none, extracts: [extract, around])
    try #require(model.screens.count == 2)
    for name in ["id", "title", "links"] {
      let id = model.vocabulary.nameID(of: name)
      let text = ValueText(language: .english, model: model)
      #expect(
        text.text(model.value(of: id, at: model.screens[0])) == text.text(model.value(of: id, at: model.screens[1])))
      #expect(
        model.location(of: id, at: model.screens[0])?.range == model.location(of: id, at: model.screens[1])?.range)
    }
    #expect(model.string(Names.id, of: model.screens[1]) == "a")
  }
}
