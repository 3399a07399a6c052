import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// Answers to checklist questions, as a run over files counts them.
@Suite struct ReviewAnswerTests {
  /// Questions about the app, screens, views and permissions, and a rule that is left open where a fact is unknown.
  static let rules = """
    rules:
      - {id: q/app, title: {en: Is the app good?, zh-Hans: 好吗？}, select: app, when: "self.languages.size() > 0"}
      - {id: q/screens, title: {en: Do the screens agree?, zh-Hans: 一致吗？}, select: app, when: "app.screens.size() > 0", phase: app, severity: error}
      - {id: q/screen, title: {en: Is the screen calm?, zh-Hans: 安静吗？}, select: screen}
      - {id: q/image, title: {en: Is the image sharp?, zh-Hans: 清晰吗？}, select: slider}
      - {id: q/permission, title: {en: Is it needed?, zh-Hans: 需要吗？}, select: permission}
      - {id: q/text, title: {en: Is the text clear?, zh-Hans: 清楚吗？}, select: label.text}
      - id: q/wide
        title: {en: Is it wide?, zh-Hans: 够宽吗？}
        select: button
        require: self.width >= 44.0
        severity: warning
        message: {en: narrow, zh-Hans: 太窄}
        examples: [{spec: "screen: a", expect: []}]
    """

  static func ruleSet() throws -> RuleSet {
    let loaded = RuleReader.read([SourceFile(path: "rules.yaml", stored: Array(rules.utf8))])
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map { RuleTesting.line(of: $0) })")
    return loaded.ruleSet
  }

  /// - Parameter paths: By default each file by its name: to walk a folder would make its screens an app.
  private func run(_ files: [String: String], paths: [String]? = nil, asks: Bool = true) throws -> LintResult {
    Linter.run(
      LintRequest(paths: paths ?? files.keys.sorted(), threads: 1, wantsReview: asks), rules: try Self.ruleSet(),
      workspace: MemoryWorkspace(files))
  }

  private func open(_ result: LintResult) -> [String] {
    result.reviews.map { "\($0.rule) \($0.path)" + ($0.answer.map { $0.isExpired ? " expired" : " ?" } ?? "") }
  }

  private func answered(_ result: LintResult) -> [String] { result.answered.map { "\($0.rule) \($0.path)" } }

  private func problems(_ result: LintResult) -> [String] {
    result.diagnostics.map { "\($0.severity.word) \($0.message.en)" }
  }

  // MARK: Reading

  @Test(arguments: [
    ("[{rule: q/scren, answer: passes}]", ["error `q/scren` is not a rule; did you mean `q/screen` or `q/screens`?"]),
    ("[{rule: screen, answer: passes}]", ["error `screen` is not a rule; did you mean `q/screen`?"]),
    ("[{rule: q/screen, answer: pases}]", ["error `pases` is not an answer; did you mean `passes`?"]),
    ("{q/screen: fail}", ["error `fail` is not an answer; did you mean `fails`?"]),
    (
      "[{rule: q/screen, anwser: passes}]",
      [
        "error this answer has no `answer`", "error `anwser` is not a field of an answer; did you mean `answer`?",
      ]
    ),
    ("[{answer: passes}]", ["error this answer has no `rule`"]),
    ("[passes]", ["error expected an answer, `{rule: …, answer: …}`"]),
    ("passes", ["error expected a list of answers"]),
    ("[{rule: q/screen, answer: passes, on: yesterday}]", ["error expected a date such as 2026-11-21"]),
    (
      "[{rule: q/image, of: home/views/heor, answer: passes}]",
      [
        "warning This answer is about `home/views/heor`, which is not there; did you mean `home/views/hero`?"
      ]
    ),
    (
      "[{rule: q/screen, of: hom, answer: passes}]",
      [
        "warning This answer is about `hom`, which is not there; did you mean `home`?"
      ]
    ),
    (
      "[{rule: q/screen, answer: passes}, {rule: q/screen, answer: fails}]",
      [
        "warning `q/screen` is answered above already; that answer holds"
      ]
    ),
    ("[{rule: q/screen, answer: not-applicable, x-ticket: 12}]", []),
    ("", []), ("[]", []),
  ])
  func `What is wrong with an answer is said at its place`(_ reviewed: String, _ expected: [String]) throws {
    let result = try run(["a.yaml": "screen: home\nviews: [{kind: slider, id: hero}]\nreviewed: \(reviewed)\n"])
    #expect(problems(result).sorted() == expected.sorted())
  }

  @Test(arguments: [
    ("unknown", []),
    (
      "{title: Harbour}",
      [
        "warning This answer is about `home/navigationBar/back`, which is not there; did you mean `home/navigationBar` or `home/navigationBar/title`?"
      ]
    ),
  ])
  func `Nobody can say that a place within something unknown is not there`(
    _ bar: String, _ expected: [String]
  ) throws {
    let result = try run([
      "a.yaml": """
      screen: home
      navigationBar: \(bar)
      views: []
      reviewed: [{rule: q/screen, of: home/navigationBar/back, answer: passes}]
      """
    ])
    #expect(problems(result) == expected)
  }

  @Test
  func `A file of several screens must say which one is meant`() throws {
    let result = try run(["a.yaml": "screens: [{id: a}, {id: b}]\nreviewed: {q/screen: passes}\n"])
    #expect(problems(result) == ["warning This file has several screens: say with `of` which one the answer is about"])
    #expect(open(result) == ["q/screen a", "q/screen b"])
  }

  // MARK: What is answered

  private static let spec = """
    screen: home
    background: white
    views:
      - {kind: slider, id: hero, image: sea}
      - {kind: label, id: sum, text: Pay, color: "#0000FF"}
      - {kind: button, id: go}
    """

  @Test
  func `Without answers every question is open`() throws {
    let result = try run(["a.yaml": Self.spec])
    #expect(
      open(result) == [
        "q/screen home", "q/image home/views/hero", "q/text home/views/sum/text", "q/wide home/views/go",
      ])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("{q/screen: passes}", ["q/screen home"]),
    ("[{rule: q/image, answer: passes}]", ["q/image home/views/hero"]),
    ("[{rule: q/image, of: home/views/hero, answer: notApplicable}]", ["q/image home/views/hero"]),
    ("[{rule: q/text, of: home/views, answer: passes}]", ["q/text home/views/sum/text"]),
    (
      "[{rule: q/wide, of: home, answer: passes}, q/image: passes]",
      ["q/image home/views/hero", "q/wide home/views/go"]
    ),
    ("[{rule: q/image, of: home/views/her, answer: passes}]", []),
    ("{q/image: {answer: passes, by: Mei, on: 2026-11-21}}", ["q/image home/views/hero"]),
  ])
  func `An answer is about a place and all that is in it; without a place about the file's screen`(
    _ reviewed: String, _ expected: [String]
  ) throws {
    let result = try run(["a.yaml": Self.spec + "\nreviewed: \(reviewed)\n"])
    #expect(answered(result) == expected)
    #expect(result.reviews.count + expected.count == 4)
  }

  @Test
  func `The answer about the smallest part holds`() throws {
    let reviewed = "[{rule: q/image, answer: fails}, {rule: q/image, of: home/views/hero, answer: passes}]"
    #expect(problems(try run(["a.yaml": Self.spec + "\nreviewed: \(reviewed)\n"])).isEmpty)
  }

  @Test
  func `An answer in a file without screens holds for its folder and below`() throws {
    let result = try run([
      "app.yaml":
        "app: {languages: [en], permissions: [{resource: camera}]}\nreviewed: [{rule: q/app, answer: passes}]\n",
      "reviews.yaml":
        "reviewed:\n  - {rule: q/screen, of: home, answer: passes}\n  - {rule: q/permission, answer: passes}\n",
      "screens/a.yaml": Self.spec, "screens/b.yaml": "screen: other",
    ])
    #expect(answered(result) == ["q/app app", "q/permission app/permissions/camera", "q/screen home"])
    #expect(open(result).contains("q/screen other"))
    #expect(problems(result).isEmpty)
  }

  @Test
  func `An answer about a component is about all its uses`() throws {
    let component = "components: {Card: {view: {kind: group, children: [{kind: slider, id: hero}]}}}\n"
    let files = ["a.yaml": "screen: a\nviews: [{use: Card}]", "b.yaml": "screen: b\nviews: [{use: Card}]"]
    let asked = try run(files.merging(["c.yaml": component]) { $1 })
    #expect(open(asked) == ["q/screen a", "q/screen b", "q/image components/Card/view/children/hero"])
    let reviewed = "reviewed: [{rule: q/image, of: components/Card, answer: passes}]\n"
    let result = try run(files.merging(["c.yaml": component + reviewed]) { $1 })
    #expect(open(result) == ["q/screen a", "q/screen b"])
    #expect(problems(result).isEmpty)
    let failing = try run(
      files.merging(["c.yaml": component + reviewed.replacing("passes", with: "fails")]) { $1 }, asks: false)
    #expect(problems(failing) == ["warning Answered “fails” in review: Is the image sharp?"])
  }

  @Test(
    "An answer `fails` is a diagnostic of the rule's severity, with a note at the answer", arguments: [true, false])
  func fails(asks: Bool) throws {
    let reviewed = "reviewed: [{rule: q/image, answer: fails, by: Mei, on: 2026-11-02, note: blurred}]\n"
    let result = try run(["a.yaml": Self.spec + "\n" + reviewed], asks: asks)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(
      RuleTesting.lines(of: Finding(.violation(diagnostic), node: .none)) == [
        "warning [q/image] \"{kind: slider, id: hero, image: sea}\": Answered “fails” in review: Is the image sharp?",
        "  note \"q/image\": answered by Mei on 2026-11-02: blurred",
      ])
    #expect(diagnostic.path == "home/views/hero")
    #expect(result.reviews.isEmpty == !asks)
    let app = try run(
      ["a.yaml": "app: {languages: []}\nscreens: [{id: a}]\nreviewed: {q/screens: fails}\n"], asks: asks)
    #expect(problems(app) == ["error Answered “fails” in review: Do the screens agree?"])
  }

  // MARK: Expiry

  private func part(_ rule: String, _ files: [String: String]) throws -> String {
    let item = try #require(try run(files).reviews.first { $0.rule == rule })
    return try #require(item.part)
  }

  @Test
  func `A fingerprint is eight digits`() throws {
    let part = try part("q/screen", ["a.yaml": Self.spec])
    #expect(part.utf8.count == 8)
    #expect(part.allSatisfy { $0.isHexDigit })
  }

  @Test(arguments: [
    "views:\n  - {id: hero, image: sea, kind: slider}\n  - {text: 'Pay', kind: label, id: sum, color: blue}\n  - {id: go, kind: button}\nbackground: white\nscreen: home\n",
    "# a comment\nscreen: home\nbackground: \"#FFF\"\nviews:\n- kind: slider # sea\n  id: hero\n  image: {name: sea}\n- kind: label\n  id: sum\n  text: {en: Pay}\n  color: rgb(0 0 255)\n- kind: button\n  id: go\n  hidden: false\n  alpha: 1.0\n  children: []\n",
    "{\"screen\": \"home\", \"background\": \"white\", \"views\": [{\"kind\": \"slider\", \"id\": \"hero\", \"image\": \"sea\"}, {\"kind\": \"label\", \"id\": \"sum\", \"text\": \"Pay\", \"color\": \"#00F\"}, {\"kind\": \"button\", \"id\": \"go\"}]}",
  ])
  func `What does not change a value does not change a fingerprint`(_ other: String) throws {
    let other = other.replacing("color: blue", with: "color: \"#0000ff\"")
    #expect(try part("q/screen", ["a.yaml": other]) == part("q/screen", ["a.yaml": Self.spec]))
  }

  @Test(arguments: [
    ("white", "black"), ("Pay", "Pay now"), ("0000FF", "0000FE"), ("sea", "see"), ("id: go", "id: go, hidden: true"),
    ("id: go", "id: go, frame: [0, 0, 1, 1]"), ("kind: button", "kind: switch"), ("hero", "hera"),
  ])
  func `A changed value changes a fingerprint`(_ old: String, _ new: String) throws {
    let changed = Self.spec.replacing(old, with: new)
    #expect(changed != Self.spec)
    #expect(try part("q/screen", ["a.yaml": changed]) != part("q/screen", ["a.yaml": Self.spec]))
  }

  @Test
  func `A fingerprint is of resolved values: of a palette's colour, of a component's argument`() throws {
    func files(_ brand: String, _ title: String) -> [String: String] {
      [
        "app.yaml":
          "palette: {brand: \"\(brand)\", other: red}\ncomponents: {C: {parameters: {t: text}, view: {kind: label, text: $(t), color: $brand}}}\n",
        "a.yaml": "screen: a\nviews: [{use: C, with: {t: \(title)}}]\n",
      ]
    }
    let part = try part("q/screen", files("#111", "Pay"))
    #expect(try self.part("q/screen", files("#111111", "'Pay'")) == part)
    #expect(try self.part("q/screen", files("#222", "Pay")) != part)
    #expect(try self.part("q/screen", files("#111", "Buy")) != part)
  }

  @Test
  func `A question about the app rests on what its rule reads of the app`() throws {
    func files(_ languages: String, name: String = "Harbor", more: String = "") -> [String: String] {
      ["app.yaml": "app: {languages: \(languages), name: \(name)}\n", "a.yaml": "screen: a\n" + more]
    }
    #expect(try part("q/app", files("[en]")) == part("q/app", files("[en]", name: "Other", more: "title: x\n")))
    #expect(try part("q/app", files("[en]")) != part("q/app", files("[en, fr]")))
    let two = files("[en]").merging(["b.yaml": "screen: b\n"]) { $1 }
    #expect(try part("q/screens", files("[en]")) == part("q/screens", files("[fr]", more: "title: x\n")))
    #expect(try part("q/screens", files("[en]")) != part("q/screens", two))
  }

  @Test
  func `An answer expires when its part has changed, and is asked again; one without a part never does`() throws {
    let part = try part("q/screen", ["a.yaml": Self.spec])
    let reviewed = "reviewed: [{rule: q/screen, answer: fails, part: '\(part)'}, q/image: passes]\n"
    let before = try run(["a.yaml": Self.spec + "\n" + reviewed])
    #expect(answered(before) == ["q/screen home", "q/image home/views/hero"])
    #expect(before.diagnostics.count == 1)
    let after = try run([
      "a.yaml": Self.spec.replacing("white", with: "black").replacing("sea", with: "x") + "\n" + reviewed
    ])
    #expect(open(after).first == "q/screen home expired")
    #expect(answered(after) == ["q/image home/views/hero"])
    #expect(after.diagnostics.isEmpty)
  }

  @Test
  func `An answer about a whole screen expires with anything in it`() throws {
    let part = try part("q/screen", ["a.yaml": Self.spec])
    let reviewed = "reviewed: [{rule: q/wide, of: home, answer: passes, part: '\(part)'}]\n"
    #expect(answered(try run(["a.yaml": Self.spec + "\n" + reviewed])) == ["q/wide home/views/go"])
    let changed = Self.spec.replacing("sea", with: "x")
    #expect(open(try run(["a.yaml": changed + "\n" + reviewed])).contains("q/wide home/views/go expired"))
  }

  @Test(arguments: [false, true])
  func `An answer about the app holds in whichever file it is, whatever is asked`(asks: Bool) throws {
    var files = ["app.yaml": "app: {languages: [en]}\n", "a.yaml": "screen: a\n", "b.yaml": "screen: b\n"]
    let part = try part("q/screens", files)
    files["a.yaml"]? += "reviewed: [{rule: q/screens, of: app, answer: fails, part: '\(part)'}]\n"
    #expect(problems(try run(files, asks: asks)) == ["error Answered “fails” in review: Do the screens agree?"])
    files["c.yaml"] = "screen: c\n"
    #expect(problems(try run(files, asks: asks)) == [])
  }

  // MARK: Counting

  @Test(arguments: [false, true])
  func `Questions that are only counted are as many as those that are listed`(hasSuppression: Bool) throws {
    let answers = [
      0: "reviewed: [{rule: q/app, answer: passes}]\n",
      1: "reviewed: [{rule: q/screens, of: app, answer: fails}]\n",
      2: "reviewed: [{rule: q/app, answer: passes, part: '0badcafe'}]\n",
    ]
    // A suppression is looked for in each file only where there are many.
    var files: [String: String] = [:]
    for number in 0..<70 {
      files["\(number)/a.yaml"] = "app: {languages: [en]}\nscreen: home\n" + (answers[number] ?? "")
    }
    if hasSuppression { files["3/a.yaml"]? = "# higlint:disable q/app\napp: {languages: [en]}\nscreen: home\n" }
    var request = LintRequest(paths: ["."], wantsReview: true)
    let rules = try Self.ruleSet()
    let listed = Linter.run(request, rules: rules, workspace: MemoryWorkspace(files))
    request.reviewDetail = .number
    let counted = Linter.run(request, rules: rules, workspace: MemoryWorkspace(files))
    let expected = 3 * 70 - (hasSuppression ? 3 : 2)
    #expect(listed.reviews.count == expected)
    #expect(listed.summary.reviews == expected)
    #expect(counted.summary == listed.summary)
    #expect(counted.diagnostics == listed.diagnostics)
    #expect(problems(counted) == ["error Answered “fails” in review: Do the screens agree?"])
    // Apps hold theirs only where some may be suppressed.
    #expect(open(counted).filter { $0.hasPrefix("q/screens") }.count == (hasSuppression ? 69 : 0))
    #expect(open(counted).filter { $0.hasSuffix("expired") } == ["q/app app expired"])
  }

  // MARK: Writing

  private func written(
    _ answer: ReviewAnswer.Answer, _ rule: String = "q/screen", of path: String = "home", by: String? = "Mei",
    note: String? = nil, into text: String, file: String = "a.yaml"
  ) throws -> String {
    let source = SourceFile(path: file, stored: [])
    let answer = ReviewAnswer(
      rule: rule, paths: [path], answer: answer, by: by, on: "2026-11-21", note: note, part: "0badcafe",
      at: Location(file: source, range: SourceRange(at: 0)))
    return String(decoding: try answer.written(into: Array(text.utf8), ofFile: file), as: UTF8.self)
  }

  private static let line = "rule: q/screen, answer: passes, by: Mei, on: 2026-11-21, part: 0badcafe"

  @Test
  func `A first answer comes at the end`() throws {
    #expect(try written(.passes, into: "screen: home # x\n") == "screen: home # x\nreviewed:\n  - {\(Self.line)}\n")
    #expect(
      try written(
        .passes, "q/image", of: "home/views/hero", by: nil, note: "sharp, and: bright", into: "screen: home\n")
        == "screen: home\nreviewed:\n  - {rule: q/image, of: home/views/hero, answer: passes, on: 2026-11-21, "
        + "note: \"sharp, and: bright\", part: 0badcafe}\n")
    #expect(try written(.passes, into: "screen: home\nreviewed:\n") == "screen: home\nreviewed:\n  - {\(Self.line)}\n")
    #expect(try written(.passes, into: "screen: home\nreviewed: []\n") == "screen: home\nreviewed: [{\(Self.line)}]\n")
  }

  @Test
  func `Another answer comes after the last one, in the same layout`() throws {
    let list = "reviewed:\n  # first\n  - {rule: q/image, answer: passes} # sharp\nscreen: home\n"
    #expect(
      try written(.passes, into: list)
        == "reviewed:\n  # first\n  - {rule: q/image, answer: passes} # sharp\n  - {\(Self.line)}\nscreen: home\n")
    #expect(
      try written(.passes, into: "screen: home\nreviewed: {q/image: passes}\n")
        == "screen: home\nreviewed: {q/image: passes, q/screen: {answer: passes, by: Mei, on: 2026-11-21, part: 0badcafe}}\n"
    )
    #expect(
      try written(.passes, into: "{\n  \"screen\": \"home\"\n}\n", file: "a.json")
        == "{\n  \"screen\": \"home\",\n  \"reviewed\": [\n    {\"rule\": \"q/screen\", \"answer\": \"passes\", "
        + "\"by\": \"Mei\", \"on\": \"2026-11-21\", \"part\": \"0badcafe\"}\n  ]\n}\n")
  }

  @Test
  func `An earlier answer to the same question is changed in its place`() throws {
    let block = """
      reviewed:
        - rule: q/screen   # the screen
          answer: 'fails'
          note: too loud
          by: "Ann"
        - {rule: q/screen, of: other, answer: fails}
      screen: home

      """
    #expect(
      try written(.passes, into: block) == """
        reviewed:
          - rule: q/screen   # the screen
            answer: 'passes'
            by: "Mei"
            on: 2026-11-21
            part: 0badcafe
          - {rule: q/screen, of: other, answer: fails}
        screen: home

        """)
    #expect(
      try written(.fails, by: nil, into: "screen: home\nreviewed: [{rule: q/screen, answer: passes, by: Ann}]\n")
        == "screen: home\nreviewed: [{rule: q/screen, answer: fails, on: 2026-11-21, part: 0badcafe}]\n")
    #expect(
      try written(.fails, by: nil, into: "screen: home\nreviewed: {q/screen: passes} # x\n")
        == "screen: home\nreviewed: {q/screen: {answer: fails, on: 2026-11-21, part: 0badcafe}} # x\n")
    let again = try written(.passes, into: "screen: home\n")
    #expect(try written(.passes, into: again) == again)
  }

  @Test
  func `What can't hold an answer is left alone, and says why`() {
    func message(_ text: String, file: String = "a.yaml") -> String {
      do {
        return try written(.passes, into: text, file: file)
      } catch {
        return (error as? ReviewAnswer.WritingError)?.message.en ?? "\(error)"
      }
    }
    #expect(message("<plist/>", file: "Info.plist") == "a property list can't hold answers")
    #expect(message("screen: [home\n").hasPrefix("the file has mistakes in its syntax"))
    #expect(
      message("screen: home\nx-a: &a [{rule: q/image, answer: passes}]\nreviewed: *a\n")
        == "the answer can't be written here: it is an alias, and other places would change too")
    #expect(
      message("screen: home\nreviewed: {q/screen: {of: other, answer: passes}}\n")
        == "the answer can't be written here: its layout leaves no place for the change")
  }
}
