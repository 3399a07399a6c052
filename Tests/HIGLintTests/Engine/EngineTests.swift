import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

struct EngineTests {
  /// A rule of which a test gives what matters.
  static func rule(_ fields: String, id: String = "test/rule") -> String {
    """
    - id: \(id)
      title: {en: Title, zh-Hans: 标题}

    """ + fields.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
  }

  static let tooSmall = """
    select: button
    params: {minimum: 44}
    require: self.frame.width >= params.minimum
    severity: "self.frame.width < 20 ? 'error' : 'warning'"
    at: [self.frame.width, self]
    message: {en: "{self.frame.width} < {params.minimum}", zh-Hans: "{self.frame.width}"}
    """

  @Test
  func `A requirement that holds passes, one that fails is a violation at its place, one that is unknown asks`() throws
  {
    let lines = try RuleTesting(Self.rule(Self.tooSmall)).lines(
      """
      screen: a
      views:
        - {kind: button, id: wide, frame: [0, 0, 44, 44]}
        - {kind: button, id: narrow, frame: [0, 0, 30.129, 44]}
        - {kind: button, id: tiny, frame: [0, 0, 9, 44]}
        - {kind: button, id: open, frame: {height: 44}}
        - {kind: label, id: other, frame: [0, 0, 1, 1]}
      """)
    #expect(
      lines == [
        "warning [test/rule] \"30.129\": 30.12 < 44", "error [test/rule] \"9\": 9 < 44",
        "review [test/rule] a/views/open (width notStated)",
      ])
  }

  @Test
  func `Where a field is not written, the next place is underlined, and at last the node`() throws {
    let rule = Self.rule(
      """
      select: label
      require: "false"
      severity: advice
      at: [self.color, self.frame.width, self.parent.title]
      message: {en: no, zh-Hans: 否}
      """)
    let lines = try RuleTesting(rule).lines(
      """
      screen: a
      title: Home
      views:
        - {kind: label, color: red}
        - {kind: label, frame: [1, 2, 3, 4]}
        - {kind: label, lines: 2}
      """)
    #expect(
      lines == [
        "advice [test/rule] \"Home\": no", "advice [test/rule] \"red\": no", "advice [test/rule] \"3\": no",
      ])
  }

  @Test
  func `A condition that is unknown leaves the rule out, or asks if the rule says so`() throws {
    let fields = """
      select: button
      when: self.frame.width > 10
      require: "false"
      severity: error
      message: {en: no, zh-Hans: 否}
      """
    let spec = "screen: a\nviews: [{kind: button, id: b}]"
    #expect(try RuleTesting(Self.rule(fields)).lines(spec) == [])
    #expect(
      try RuleTesting(Self.rule(fields + "\nwhenUnknown: review")).lines(spec)
        == ["review [test/rule] a/views/b (frame notStated)"])
  }

  @Test
  func `A rule without a requirement is a question about every node that its condition concerns`() throws {
    let rules = try RuleTesting(Self.rule("select: screen\nwhen: self.id != 'b'"))
    #expect(rules.lines("screens: [{id: a}, {id: b}]") == ["review [test/rule] a"])
  }

  @Test(arguments: [
    ("passes", []), ("notApplicable", []),
    (
      "fails",
      [
        "warning [test/rule] \"screen: a\nreviewed: [{rule: test/rule, answer: fails}]\": "
          + "Answered “fails” in review: Title",
        "  note \"test/rule\": answered",
      ]
    ),
  ])
  func `An answer silences a question, or makes it a diagnostic`(_ answer: String, _ expected: [String]) throws {
    let rules = try RuleTesting(Self.rule("select: screen"))
    #expect(rules.lines("screen: a\nreviewed: [{rule: test/rule, answer: \(answer)}]") == expected)
  }

  @Test
  func `The first check that is violated at a place speaks, and others at other places too`() throws {
    let rule = Self.rule(
      """
      select: button
      checks:
        - require: self.frame.width >= 20
          severity: error
          at: self.frame.width
          message: {en: far too narrow, zh-Hans: 太窄}
        - require: self.frame.width >= 44
          severity: warning
          at: self.frame.width
          message: {en: narrow, zh-Hans: 窄}
        - require: self.frame.height >= 44
          when: self.frame.x == 0
          severity: warning
          at: self.frame.height
          message: {en: low, zh-Hans: 矮}
      """)
    let lines = try RuleTesting(rule).lines(
      "screen: a\nviews: [{kind: button, frame: [0, 0, 9, 8]}, {kind: button, frame: [1, 0, 30, 8]}]")
    #expect(
      lines == [
        "error [test/rule] \"9\": far too narrow", "warning [test/rule] \"8\": low",
        "warning [test/rule] \"30\": narrow",
      ])
  }

  @Test
  func `A check runs for each element of a list, and for every word found`() throws {
    let rules = """
      words: {vague: [stuff, things]}
      rules:
      - id: test/words
        title: {en: T, zh-Hans: 题}
        select: text
        each: wordsFound(self, lists.vague)
        require: "false"
        severity: warning
        at: it
        message: {en: "`{it.text}` says little", zh-Hans: "{it}"}
      """
    let lines = try RuleTesting(rules).lines(
      """
      screen: a
      title: "Stuff \\u0026 things"
      views: [{kind: label, text: Settings}]
      """)
    #expect(
      lines == [
        "warning [test/words] \"Stuff\": `Stuff` says little", "warning [test/words] \"things\": `things` says little",
      ])
  }

  @Test
  func `A list among the parameters is a word list too, and a project may replace it`() throws {
    let rules = try RuleTesting(
      Self.rule(
        """
        select: [button.title]
        params: {banned: [OK]}
        require: "!hasWord(self, params.banned)"
        severity: error
        message: {en: "{self}", zh-Hans: "{self}"}
        """))
    let spec = "screen: a\nviews: [{kind: button, title: OK}, {kind: button, title: Pay}, {kind: label, title: OK}]"
    #expect(rules.lines(spec) == ["error [test/rule] \"OK\": OK"])
    let options = RuleOptions(changes: ["test/rule": .init(parameters: ["banned": .list([.string("pay")])])])
    #expect(rules.lines(spec, options: options) == ["error [test/rule] \"Pay\": Pay"])
  }

  @Test
  func `A named expression stands for its expression, also within others and in messages`() throws {
    let rules = """
      define:
        isNarrow: width < params.minimum
        width: self.frame.width
      rules:
      - id: test/rule
        title: {en: T, zh-Hans: 题}
        select: button
        params: {minimum: 44}
        require: "!isNarrow"
        severity: error
        at: self.frame
        message: {en: "{width}", zh-Hans: "{width}"}
      """
    #expect(
      try RuleTesting(rules).lines("screen: a\nviews: [{kind: button, frame: [0, 0, 9, 8]}]")
        == ["error [test/rule] \"[0, 0, 9, 8]\": 9"])
  }

  @Test
  func `A rule is silent where one that it yields to speaks about the same node or an overlapping range`() throws {
    func rule(_ name: String, _ more: String) -> String {
      Self.rule("require: \"false\"\nseverity: error\nmessage: {en: \(name), zh-Hans: 否}\n\(more)", id: "test/\(name)")
    }
    let rules = try RuleTesting(
      rule("general", "select: view\nat: self\nyieldsTo: [test/special]")
        + rule("special", "select: button\nwhen: has(self.title)\nat: self.title"))
    let lines = rules.lines("screen: a\nviews: [{kind: button, title: Pay}, {kind: button, id: b}]")
    #expect(
      lines == ["error [test/special] \"Pay\": special", "error [test/general] \"{kind: button, id: b}\": general"])
  }

  @Test
  func `Equal rule and range are one diagnostic, and a state says only what is new`() throws {
    let rules = try RuleTesting(Self.rule(Self.tooSmall))
    let lines = rules.lines(
      """
      screen: a
      views: [{kind: button, id: b, frame: [0, 0, 30, 44]}]
      states:
        error: {title: Error}
        empty:
          views: [{kind: button, id: c, frame: [0, 0, 31, 44]}]
      """)
    #expect(lines == ["warning [test/rule] \"30\": 30 < 44", "warning [test/rule] \"31\": 31 < 44"])
  }

  @Test
  func `A rule about screen states sees each of them, one about screens the base state only`() throws {
    let spec = "screen: a\nstates: {empty: {title: E}}"
    #expect(try RuleTesting(Self.rule("select: screen")).lines(spec) == ["review [test/rule] a"])
    #expect(
      try RuleTesting(Self.rule("select: screenState")).lines(spec)
        == ["review [test/rule] a", "review [test/rule] a/empty"])
  }

  @Test
  func `An edition turns a rule off or changes its parameters and severity`() throws {
    let rules = try RuleTesting(
      Self.rule(Self.tooSmall + "\neditions: {ios8: off, ios9: {params: {minimum: 20}, severity: advice}}"))
    let spec = "screen: a\nviews: [{kind: button, frame: [0, 0, 30, 44]}, {kind: button, frame: [0, 0, 19, 44]}]"
    #expect(rules.lines(spec).count == 2)
    #expect(rules.lines(spec, options: RuleOptions(edition: .ios9)) == ["advice [test/rule] \"19\": 19 < 20"])
    #expect(rules.lines(spec, options: RuleOptions(edition: .ios8)) == [])
  }

  @Test
  func `A project turns rules off by id or area, the more exact winning, and sets severities`() throws {
    let rules = try RuleTesting(Self.rule(Self.tooSmall))
    let spec = "screen: a\nviews: [{kind: button, frame: [0, 0, 30, 44]}]"
    #expect(rules.lines(spec, options: RuleOptions(changes: ["test/*": .init(isOn: false)])) == [])
    let changes: [String: RuleOptions.Change] = [
      "*": .init(isOn: false, severity: .advice), "test/rule": .init(isOn: true),
    ]
    #expect(rules.lines(spec, options: RuleOptions(changes: changes)) == ["advice [test/rule] \"30\": 30 < 44"])
  }

  @Test
  func `An error while a rule runs is reported once, at the rule's own place`() throws {
    let rule = Self.rule(
      """
      select: button
      require: 1 / size(self.children) == 1
      severity: error
      message: {en: no, zh-Hans: 否}
      """)
    let result = try RuleTesting(rule).result("screen: a\nviews: [{kind: button}, {kind: button}]")
    #expect(result.findings.isEmpty)
    #expect(result.errors.count == 1)
    #expect(result.errors.first?.rule == "rule/error")
    let location = try #require(result.errors.first?.location)
    #expect(location.file.string(in: location.range) == "1 / size(self.children) == 1")
  }

  @Test
  func `A note points at a second place, and is left out where that is not written`() throws {
    let rule = Self.rule(
      """
      select: button
      require: "false"
      severity: error
      at: self.title
      message: {en: no, zh-Hans: 否}
      notes: [{at: self.color, message: {en: "in {self.color}", zh-Hans: 色}}]
      """)
    let lines = try RuleTesting(rule).lines(
      "screen: a\nviews: [{kind: button, title: A, color: red}, {kind: button, title: B}]")
    #expect(
      lines == ["error [test/rule] \"A\": no", "  note \"red\": in red", "error [test/rule] \"B\": no"])
  }
}
