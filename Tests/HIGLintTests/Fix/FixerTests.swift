import Testing

@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// Fixes of what reading finds, and how they are written.
struct FixerTests {
  private func fix(
    _ text: String, path: String = "a.yaml", unsafe: Bool = false, rules: String? = nil
  ) throws -> Fixer.Outcome {
    let loaded = rules.map { RuleReader.read([SourceFile(path: "rules.yaml", stored: Array($0.utf8))]) }
    #expect(loaded?.diagnostics.isEmpty ?? true)
    return Fixer.run(
      LintRequest(paths: [path], threads: 1), rules: loaded?.ruleSet ?? RuleSet(),
      workspace: MemoryWorkspace([path: text]), options: .init(makesUnsafe: unsafe))
  }

  private func fixed(_ text: String, path: String = "a.yaml", unsafe: Bool = false, rules: String? = nil) throws
    -> String
  {
    let outcome = try fix(text, path: path, unsafe: unsafe, rules: rules)
    guard let file = outcome.files.first else { return text }
    return String(decoding: file.after, as: UTF8.self)
  }

  @Test(arguments: [
    ("screen: a\ntitel: Pay  # the title\n", "screen: a\ntitle: Pay  # the title\n"),
    ("screen: a\n'titel': Pay\n", "screen: a\n'title': Pay\n"),
    ("screen: a\nviews: [{kind: buton, title: 'It''s'}]\n", "screen: a\nviews: [{kind: button, title: 'It''s'}]\n"),
    (
      "screen: a\r\nviews:\r\n  - {kind: label, hidden: no}\r\n",
      "screen: a\r\nviews:\r\n  - {kind: label, hidden: false}\r\n"
    ),
    ("screen: a\nviews: [{kind: label, lines: \"2\"}]\n", "screen: a\nviews: [{kind: label, lines: 2}]\n"),
    ("screen: a\nbackground: 0A7AFF\n", "screen: a\nbackground: \"#0A7AFF\"\n"),
    ("screen: a\nbackground: '0A7AFF'\n", "screen: a\nbackground: '#0A7AFF'\n"),
    ("screen: a\nbackground: 07f\n", "screen: a\nbackground: \"#0077ff\"\n"),
    ("screen: a\nbackgrond: '#1aF'\n", "screen: a\nbackground: '#11aaFF'\n"),
    ("screen: a\nbackground: systemYelow\n", "screen: a\nbackground: systemYellow\n"),
    ("screen: a\nbackground: rgb(0 122 255\n", "screen: a\nbackground: rgb(0 122 255)\n"),
    // The right key is there already.
    ("screen: a\ntitel: Pay\ntitle: Pay\n", "screen: a\ntitel: Pay\ntitle: Pay\n"),
    // Names of the team's own may still be to be defined.
    (
      "palette: {brand: red}\nscreen: a\nbackground: $brnd\n", "palette: {brand: red}\nscreen: a\nbackground: $brnd\n"
    ),
  ])
  func `what is misspelt in one way only is spelt right, and nothing else is touched`(before: String, after: String)
    throws
  { #expect(try fixed(before) == after) }

  @Test(arguments: [
    ("a.yaml", "screen: a\nbackground: \"#1aF\" # c\n", "screen: a\nbackground: \"#11aaFF\" # c\n"),
    (
      "a.yaml", "palette: {brand: '#07f'}\nscreen: a\nbackground: $brand\n",
      "palette: {brand: '#0077ff'}\nscreen: a\nbackground: $brand\n"
    ),
    (
      "a.yaml", "screen: a\nbackground: &c {light: '#FFF', dark: '#000000'}\nviews: [{kind: label, color: *c}]\n",
      "screen: a\nbackground: &c {light: '#FFFFFF', dark: '#000000'}\nviews: [{kind: label, color: *c}]\n"
    ),
    (
      "a.yaml",
      "components: {Card: {parameters: {c: {type: color, default: '#abc'}}, view: {kind: label, color: $(c), background: '#fff'}}}\nscreen: a\nviews: [{use: Card, with: {c: '#123'}}, {use: Card}]\n",
      "components: {Card: {parameters: {c: {type: color, default: '#aabbcc'}}, view: {kind: label, color: $(c), background: '#ffffff'}}}\nscreen: a\nviews: [{use: Card, with: {c: '#112233'}}, {use: Card}]\n"
    ),
    (
      "a.json", ##"{"screen": "a", "background": "#abc", "views": []}"##,
      ##"{"screen": "a", "background": "#aabbcc", "views": []}"##
    ),
  ])
  func `a colour of three digits is written with six, wherever it stands`(path: String, before: String, after: String)
    throws
  {
    #expect(try fixed(before, path: path) == after)
    #expect(try fixed(after, path: path) == after)
  }

  @Test func `a short colour is advice, and none is one that has six digits, eight, or a name`() {
    let text = "screen: a\nbackground: '#abc'\nviews:\n- {kind: label, color: '#aabbcc', background: '#aabbccdd'}\n"
    let found = Linter.run(
      LintRequest(paths: ["a.yaml"], threads: 1), rules: RuleSet(), workspace: MemoryWorkspace(["a.yaml": text])
    ).diagnostics
    #expect(found.map(\.rule) == ["spec/color-style"])
    #expect(found.map(\.severity) == [.advice])
    #expect(found.map { $0.location.file.string(in: $0.location.range) } == ["'#abc'"])
    #expect(found.first?.message.en == "`#abc` is short for `#aabbcc`; write all six digits")
  }

  @Test func `keys of JSON stay JSON`() throws {
    #expect(
      try fixed(#"{"screen": "a", "titel": "Pay", "views": [{"kind": "label", "hidden": "no"}]}"#, path: "a.json")
        == #"{"screen": "a", "title": "Pay", "views": [{"kind": "label", "hidden": false}]}"#)
  }

  @Test func `an unsafe fix waits to be asked for`() throws {
    let text = "palette: {brand: red}\nscreen: a\nbackground: $brnd\n"
    #expect(try fixed(text, unsafe: true) == "palette: {brand: red}\nscreen: a\nbackground: $brand\n")
  }

  @Test(arguments: [
    ("# higlint:disable-next-line spec/depth -- old\nscreen: a\n", "screen: a\n"),
    ("screen: a # higlint:disable-line spec/depth\ntitle: A\n", "screen: a\ntitle: A\n"),
    (
      "screen: a\ntitel: A # higlint:disable-line spec/depth, spec/unknown-key -- ours\n",
      "screen: a\ntitel: A # higlint:disable-line spec/unknown-key -- ours\n"
    ),
    (
      "screen: a\ntitel: A # higlint:disable-line spec/unknown-key, spec/depth -- ours\n",
      "screen: a\ntitel: A # higlint:disable-line spec/unknown-key -- ours\n"
    ),
    (
      "# one\n# higlint:disable spec/depth\n# two\nscreen: a\n# higlint:enable spec/depth\ntitle: A\n",
      "# one\n# two\nscreen: a\ntitle: A\n"
    ),
    ("screen: a\nx-higlint: {disable: [spec/depth]}\ntitle: A\n", "screen: a\ntitle: A\n"),
    (
      "screen: a\ntitel: A\nx-higlint: {disable: [spec/depth, spec/unknown-key], reason: ours}\n",
      "screen: a\ntitel: A\nx-higlint: {disable: [spec/unknown-key], reason: ours}\n"
    ),
    (
      "screen: a\ntitel: A\nx-higlint:\n  disable:\n    - spec/depth  # why\n    - spec/unknown-key\n",
      "screen: a\ntitel: A\nx-higlint:\n  disable:\n    # why\n    - spec/unknown-key\n"
    ),
  ])
  func `a suppression that suppresses nothing goes with what belongs to it`(before: String, after: String) throws {
    #expect(try fixed(before) == after)
  }

  // MARK: Rules

  private static let rules = """
    - id: test/hidden
      title: {en: Nothing is hidden, zh-Hans: 不隐藏}
      select: view
      require: "!self.hidden"
      severity: warning
      at: [self.hidden]
      message: {en: hidden, zh-Hans: 隐藏}
      fix: {remove: self.hidden}
    - id: test/tag
      title: {en: A title ends in !, zh-Hans: 标题以叹号结尾}
      select: view.text
      require: self.value.endsWith('!')
      severity: warning
      message: {en: dull, zh-Hans: 平淡}
      fix: {replaceText: self, with: "self.value + '!'"}
    - id: test/wide
      title: {en: Views are 100 wide, zh-Hans: 宽 100}
      select: view
      when: has(self.frame)
      require: self.frame.width == 100.0
      severity: warning
      at: [self.frame]
      message: {en: narrow, zh-Hans: 窄}
      fix:
        set: self.frame
        to: "{'x': self.frame.x, 'y': self.frame.y, 'width': 100, 'height': self.frame.height}"
        safety: unsafe
        why: {en: layout, zh-Hans: 布局}
    - id: test/traits
      title: {en: Screens turn, zh-Hans: 旋转}
      select: app
      when: has(self.orientations)
      require: "'landscapeLeft' in self.orientations"
      severity: warning
      at: [self.orientations]
      message: {en: stiff, zh-Hans: 僵}
      fix: {insert: "'landscapeLeft'", into: self.orientations}
    """

  @Test(arguments: [
    // Texts, in each of the ways to write one.
    ("screen: a\nviews:\n  - {kind: label, text: Pay}\n", "screen: a\nviews:\n  - {kind: label, text: Pay!}\n"),
    (
      "screen: a\nviews:\n  - kind: label\n    text: Pay, now  # c\n",
      "screen: a\nviews:\n  - kind: label\n    text: Pay, now!  # c\n"
    ),
    (
      "screen: a\nviews:\n  - {kind: label, text: 'It''s'}\n",
      "screen: a\nviews:\n  - {kind: label, text: 'It''s!'}\n"
    ),
    (
      #"screen: a\#nviews: [{kind: label, text: "caf\u00e9\t1"}]\#n"#,
      #"screen: a\#nviews: [{kind: label, text: "caf\u00e9\t1!"}]\#n"#
    ),
    (
      "screen: a\nviews:\n  - kind: label\n    text: |-\n      One\n      two\n",
      "screen: a\nviews:\n  - kind: label\n    text: |-\n      One\n      two!\n"
    ),
    (
      "screen: a\nviews:\n  - kind: label\n    text: >-\n      One\n      two\n",
      "screen: a\nviews:\n  - kind: label\n    text: >-\n      One\n      two!\n"
    ),
    (
      "screen: a\nviews:\n  - kind: label\n    text: {en: Pay, de: Zahlen}\n",
      "screen: a\nviews:\n  - kind: label\n    text: {en: Pay!, de: Zahlen!}\n"
    ),
    // Fields that go, with the comment beside one staying.
    (
      "screen: a\nviews:\n  - kind: image\n    hidden: true  # why\n    id: b\n",
      "screen: a\nviews:\n  - kind: image\n    # why\n    id: b\n"
    ),
    ("screen: a\nviews:\n  - {kind: image, hidden: true}\n", "screen: a\nviews:\n  - {kind: image}\n"),
    ("screen: a\nviews:\n  - hidden: true\n    kind: image\n", "screen: a\nviews:\n  - kind: image\n"),
    // Lists.
    ("app: {name: A, orientations: [portrait]}\n", "app: {name: A, orientations: [portrait, landscapeLeft]}\n"),
    (
      "app:\n  orientations:\n  - portrait\n  name: A\n",
      "app:\n  orientations:\n  - portrait\n  - landscapeLeft\n  name: A\n"
    ),
    ("app:\n  orientations: portrait # c\n", "app:\n  orientations: [portrait, landscapeLeft] # c\n"),
    // What aliases share is left alone.
    (
      "screen: a\nviews:\n  - {kind: label, text: &t Pay}\n  - {kind: label, text: *t}\n",
      "screen: a\nviews:\n  - {kind: label, text: &t Pay}\n  - {kind: label, text: *t}\n"
    ),
    (
      "screen: a\nviews:\n  - &b {kind: image, hidden: true}\n  - {<<: *b, id: c}\n",
      "screen: a\nviews:\n  - &b {kind: image, hidden: true}\n  - {<<: *b, id: c}\n"
    ),
  ])
  func `a rule's fix touches only what it is about`(before: String, after: String) throws {
    #expect(try fixed(before, unsafe: true, rules: Self.rules) == after)
  }

  @Test(arguments: [
    (
      "screen: a\nviews: [{kind: image, frame: [+1, 2.0, 3, 4]}]\n",
      "screen: a\nviews: [{kind: image, frame: [+1, 2.0, 100, 4]}]\n"
    ),
    (
      "screen: a\nviews:\n  - kind: image\n    frame: {height: 4, width: 3, y: 2, x: 1}\n",
      "screen: a\nviews:\n  - kind: image\n    frame: {height: 4, width: 100, y: 2, x: 1}\n"
    ),
  ])
  func `numbers that are right stay as they are written`(before: String, after: String) throws {
    #expect(try fixed(before, unsafe: true, rules: Self.rules) == after)
    #expect(try fixed(before, rules: Self.rules) == before)
  }

  @Test func `a mistake of a component is fixed in the component, one of its surroundings is left to people`() throws {
    let text = """
      components:
        Card: {parameters: {t: text}, view: {kind: group, children: [{kind: label, text: One}, {kind: label, text: $(t)}]}}
      screens:
        - {id: a, views: [{use: Card, with: {t: Two}}, {use: Card, with: {t: Three!}}]}

      """
    #expect(
      try fixed(text, unsafe: true, rules: Self.rules)
        == text.replacing("text: One", with: "text: One!").replacing("t: Two}", with: "t: Two!}"))
  }

  @Test func `other encodings are written as they were`() throws {
    let text = "screen: a\ntitel: 支付\n"
    let bytes = Self.utf16(text)
    let outcome = Fixer.run(
      LintRequest(paths: ["a.yaml"], threads: 1), rules: RuleSet(),
      workspace: MemoryWorkspace(bytes: ["a.yaml": bytes]))
    #expect(outcome.files.first?.after == Self.utf16(text.replacing("titel", with: "title")))
  }

  /// With a byte order mark, the lower byte first.
  private static func utf16(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    return bytes
  }

  @Test func `a fix that makes another finding is not made, and the others are`() throws {
    let rules = """
      - id: test/title
        title: {en: No title, zh-Hans: 无标题}
        select: screen
        when: has(self.title)
        require: self.title.all.all(t, t.value != 'Pay')
        severity: warning
        message: {en: dull, zh-Hans: 平淡}
      - id: test/role
        title: {en: No role, zh-Hans: 无角色}
        select: screen
        require: "!has(self.role)"
        severity: warning
        at: [self.role]
        message: {en: role, zh-Hans: 角色}
        fix: {remove: self.role}
      """
    let outcome = try fix("screen: a\ntitel: Pay\nrole: list\n", rules: rules)
    #expect(outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) } == "screen: a\ntitel: Pay\n")
    #expect(outcome.refused.map(\.rule) == ["spec/unknown-key"])
  }

  /// Screens must state a field.
  private static func rule(requiring field: String, fix: String) -> String {
    """
    - id: test/\(field)
      title: {en: Screens state it, zh-Hans: 须写明}
      select: screen
      require: has(self.\(field))
      severity: warning
      message: {en: missing, zh-Hans: 缺少}
      fix: \(fix)

    """
  }

  @Test func `fixes that meet are made one after the other`() throws {
    let rules =
      Self.rules + "\n" + Self.rule(requiring: "role", fix: "{set: self.role, to: \"'list'\"}")
      + Self.rule(requiring: "device", fix: "{set: self.device, to: \"'iphone6'\"}")
    #expect(
      try fixed("screen: a\n# end\n", rules: rules) == "screen: a\nrole: list\ndevice: iphone6\n# end\n"
        || fixed("screen: a\n# end\n", rules: rules) == "screen: a\ndevice: iphone6\nrole: list\n# end\n")
  }

  private static let paleRules = """
    - id: test/pale
      title: {en: Buttons are not pale, zh-Hans: 按钮不淡}
      select: button
      when: has(self.alpha)
      require: self.alpha == 1.0
      severity: warning
      at: [self.alpha]
      message: {en: pale, zh-Hans: 淡}
    """

  @Test func `of many fixes that make other findings none is made, and the others are`() throws {
    let bad = String(repeating: " - {alpha: 0.5, title: Pay, kind: buton}\n", count: 40)
    let good = String(repeating: " - {alpha: 1, title: Pay, kind: buton}\n", count: 3)
    let fixedGood = good.replacing("buton", with: "button")
    let outcome = try fix("screen: a\ntitel: Pay\nviews:\n" + good + bad + good, rules: Self.paleRules)
    #expect(
      outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) }
        == "screen: a\ntitle: Pay\nviews:\n" + fixedGood + bad + fixedGood)
    #expect(outcome.refused.count == 40)
  }

  @Test(arguments: [
    ("misspelt kinds", " - {kind: buton, title: Pay}\n"), ("misspelt keys", " - {kind: button, titel: Pay}\n"),
    ("values without their quotes", " - {kind: button, color: 0A7AFF}\n"),
    ("suppressions", " - {kind: button} # higlint:disable-line test/pale -- why\n"),
    ("a key that is misspelt again and again", "titel: Pay\n"),
    ("fixes that do harm", " - {alpha: 0.5, title: Pay, kind: buton}\n"),
  ])
  func `what fixing takes grows as the spec does`(what: String, view: String) throws {
    let loaded = RuleReader.read([SourceFile(path: "rules.yaml", stored: Array(Self.paleRules.utf8))])
    let factor = growth(from: 300) { count in
      let text = "screen: a\n" + (view.hasPrefix(" ") ? "views:\n" : "") + String(repeating: view, count: count)
      _ = Fixer.run(
        LintRequest(paths: ["a.yaml"], threads: 1), rules: loaded.ruleSet,
        workspace: MemoryWorkspace(["a.yaml": text]), options: .init())
    }
    #expect(factor < 7, "\(what) take \(factor) times as long for four times as many")
  }

  @Test func `mistakes in a rule's fix have their places`() {
    let rules = Self.rule(requiring: "role", fix: "{set: self.rol, to: \"'list'\", safety: unsafe}")
    let problems = RuleReader.read([SourceFile(path: "rules.yaml", stored: Array(rules.utf8))]).diagnostics
    #expect(problems.count == 2)
    #expect(problems.contains { $0.message.en.contains("why") })
    #expect(problems.contains { $0.location.file.string(in: $0.location.range) == "rol" })
  }
}
