import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

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

  @Test
  func `A rule that reads the app's screens runs over the extracts of all files`() throws {
    let lines = try RuleTesting(Self.unreachable).appLines(
      [
        "app: {name: Test}",
        "screen: home\npresentation: root\nlinks: [{to: list}]",
        "screens: [{id: list, title: List, presentation: push, links: []}, {id: lost, title: Lost, presentation: push, links: []}]",
      ])
    #expect(lines == ["warning [test/rule] \"lost\": nothing leads to Lost"])
  }

  @Test
  func `It does not run on a single file`() throws {
    #expect(try RuleTesting(Self.unreachable).lines("screen: lost\npresentation: push") == [])
  }

  @Test
  func `A rule about the app's own facts runs once for the app, not for each of its files`() throws {
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
    #expect(rules.appLines([app, "screen: a"]) == ["error [test/rule] \"camera\": no purpose"])
  }

  /// Two checks of a rule about nodes of two types.
  private static let ofTwoTypes = EngineTests.rule(
    """
    select: [applePay, permission]
    checks:
      - when: self.nodeType == 'applePay'
        require: app.screens.map(s, s.alert.title.value).join(' ') == 'Paid'
        severity: warning
        at: self.merchantName
        message: {en: no alert that all is paid, zh-Hans: 没有付款提示}
      - when: self.nodeType == 'permission'
        require: app.screens.exists(s, s.id == 'camera')
        severity: warning
        at: self.resource
        message: {en: no such screen, zh-Hans: 无此界面}
    """)

  @Test
  func `Of the screens is kept what the checks read that concern the app's nodes`() throws {
    let rules = try RuleTesting(Self.ofTwoTypes)
    let camera = "app: {permissions: [{resource: camera}]}"
    let pay = "app: {applePay: {merchantName: Mug}}"
    let (paid, unpaid) = ("screen: home\nalert: {title: Paid}", "screen: home\nalert: {title: Nothing was paid}")
    #expect(rules.appLines([camera, paid]) == ["warning [test/rule] \"camera\": no such screen"])
    #expect(rules.appLines([camera, "screen: camera"]) == [])
    #expect(rules.appLines([pay, paid]) == [])
    #expect(rules.appLines([pay, unpaid]) == ["warning [test/rule] \"Mug\": no alert that all is paid"])
    func size(_ app: String, _ screen: String) -> Int {
      let trees = [app, screen].map { YAMLReader.read(SourceFile(path: "spec.yaml", stored: Array($0.utf8))) }
      let model = ModelBuilder.screens(of: trees[1], definitions: Definitions(trees: trees))
      return Engine(ruleSet: rules.ruleSet).extract(from: model).bytes.count
    }
    #expect(size(pay, unpaid) > size(pay, paid))
    #expect(size(camera, unpaid) == size(camera, paid))
  }

  private static func extract(of spec: String, named name: String, by engine: Engine) -> EncodedExtract {
    let tree = YAMLReader.read(SourceFile(path: name, stored: Array(spec.utf8)))
    return engine.extract(from: ModelBuilder.screens(of: tree, definitions: .none))
  }

  @Test
  func `Damaged bytes are no extract`() throws {
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

  @Test
  func `Whatever bytes are damaged, everything can be asked`() throws {
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

  @Test
  func `Whatever a fact's value is, it is read as it was`() throws {
    let vocabulary = Vocabulary.shared
    let type = try #require(vocabulary.typeIndex(of: "screen"))
    let doubles: [Double] = [
      0, -0.0, 44, -7, 0.5, 0.1, 1.0 / 3, 128.0 / 255, 1, 254.0 / 255, 0x1p40, -0x1p63, 0x1p63, 1e300, .infinity,
      -.infinity, .leastNonzeroMagnitude,
    ]
    let long = String(repeating: "渡", count: 100)
    let values: [ExtractedValue] =
      doubles.map { .double($0) } + [Int64.min, -1, 0, .max].map { .int($0) }
      + ["", "ab", "Pier", "Pier", long, long].map { .string($0) }
      + [
        .null, .bool(true), .bool(false), .interval(-1, .infinity), .list([]),
        .list([.string("Pier"), .list([.string(long), .null])]), .list(Array(repeating: .string("Pier"), count: 300)),
        .map([ExtractedEntry(key: .string("Pier"), value: .double(-0x1p63))]),
        .color(DynamicColor(light: Color(red: 0.2, green: 1, blue: 0.123, alpha: 1), dark: .black), name: "a colour"),
        .color(DynamicColor(try #require(SystemColor(named: "systemRed"))), name: "systemRed"),
        .list(
          ["a colour", "systemRed", "another", "systemRed"].map { name in
            .color(SystemColor(named: name).map { DynamicColor($0) } ?? DynamicColor(.black), name: name)
          }),
        .undecided([Unknown.Cause("title", .placeholder), Unknown.Cause("frame", .geometry)]),
        .error(Message(en: "division by zero", zhHans: "除数为零"), isOfNone: true),
      ]
    func text(_ value: ExtractedValue) -> String {
      switch value {
      case .null: "\(Value.null)"
      case .bool(let bool): "\(Value.bool(bool))"
      case .int(let int): "\(Value.int(int))"
      case .double(let double): "\(Value.double(double))"
      case .interval(let low, let high): "\(Value.interval(Interval(low: low, high: high)))"
      case .string(let string): "\(Value.string(string))"
      case .list(let items): "[" + items.map(text).joined(separator: ", ") + "]"
      case .map(let entries): "{" + entries.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + "}"
      case .color(let color, let name): "\(color) \(name)"
      case .undecided(let causes): "unknown " + causes.map { "\($0.fact) \($0.reason)" }.joined(separator: ", ")
      case .error(let message, let isOfNone): "\(message.en) \(isOfNone)"
      case .node, .unknown: "\(value)"
      }
    }
    func text(_ value: Value) -> String {
      switch value {
      case .list(let items): "[" + items.map(text).joined(separator: ", ") + "]"
      case .map(let map): "{" + map.entries.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + "}"
      case .color(let color): "\(color.color) \(color.name)"
      case .unknown(let unknown): "unknown " + unknown.causes.map { "\($0.fact) \($0.reason)" }.joined(separator: ", ")
      case .error(let error): "\(error.message.en) \(error.isOfNone)"
      default: "\(value)"
      }
    }
    let places: [Extract.Place?] = [
      nil, Extract.Place(file: 0, range: SourceRange(10, 900)), Extract.Place(file: 0, range: SourceRange(3, 7)),
      Extract.Place(file: 1, range: SourceRange(12, 12)),
      Extract.Place(file: 1, range: SourceRange(1 << 31, 1 << 31 + 5)),
    ]
    var extract = Extract()
    extract.files = ["a.yaml", "b.yaml"]
    extract.screens = [0]
    for place in places {
      let facts = values.enumerated().map {
        Extract.Fact(name: NameID(UInt16($0.offset)), value: $0.element, place: place)
      }
      extract.nodes.append(
        Extract.Node(
          type: type, path: "a/\(extract.nodes.count)", place: Extract.Place(file: 0, range: SourceRange(10, 2000)),
          field: .none, position: -1, parent: -1, facts: facts, fingerprint: .max))
    }
    let model = Engine(ruleSet: try RuleTesting(Self.unreachable).ruleSet)
      .appModel(definitions: .none, extracts: [extract.encode()])
    try #require(model.nodeCount == places.count)
    for (index, place) in places.enumerated() {
      let node = NodeReference(index)
      #expect(model.path(of: node) == "a/\(index)")
      #expect(model.extractedFingerprint(of: node) == .max)
      for (number, value) in values.enumerated() {
        let name = NameID(UInt16(number))
        #expect(text(model.value(of: name, at: node)) == text(value))
        let location = model.location(of: name, at: node)
        #expect(location?.range == place?.range)
        #expect(location?.file.path == place.map { extract.files[$0.file] })
      }
    }
  }

  @Test
  func `An app's extracts come in their order, without damaged ones`() throws {
    let engine = Engine(ruleSet: try RuleTesting(Self.unreachable).ruleSet)
    var extracts = (0..<1100).map { Self.extract(of: "screen: s\($0)", named: "\($0).yaml", by: engine) }
    extracts[700] = EncodedExtract(bytes: extracts[700].bytes, range: 0..<extracts[700].range.upperBound - 1)
    let model = engine.appModel(definitions: .none, extracts: extracts)
    let numbers = (0..<1100).filter { $0 != 700 }
    #expect(model.screens.map { model.path(of: $0) } == numbers.map { "s\($0)" })
    #expect(model.screens.map { model.location(of: $0).file.path } == numbers.map { "\($0).yaml" })
  }

  @Test
  func `An extract is read where it lies among other bytes`() throws {
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
