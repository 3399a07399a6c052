import Testing

@Suite struct ConfigurationTests {
  private static let draft = "screen: pay\nvews: []\n"
  /// A label whose contrast with white is 2.84:1.
  private static let pale = """
    screen: pay
    background: white
    views:
      - {kind: label, id: total, text: Total, color: "#999999", frame: [16, 80, 200, 24]}

    """

  private func rules(_ outcome: Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { line in
      line.last == "]" ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
    }
  }

  @Test func `a rule that is off is silent, and one with another severity has it`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.pale])
    #expect(try sandbox.run("check", "--format", "concise").output.contains("error: Contrast is 2.84:1"))
    try sandbox.write("rules: {color/contrast: warning}\n", to: ".higlint.yml")
    let warned = try sandbox.run("check", "--format", "concise")
    #expect(warned.output.contains("warning: Contrast is 2.84:1"))
    #expect(warned.status == 0)
    try sandbox.write("rules: {color/*: off}\n", to: ".higlint.yml")
    #expect(rules(try sandbox.run("check", "--format", "concise")) == [])
    try sandbox.write("rules: {color/*: off, color/contrast: on}\n", to: ".higlint.yml")
    #expect(rules(try sandbox.run("check", "--format", "concise")) == ["color/contrast"])
  }

  @Test func `a parameter holds for the files of the folder and below`() throws {
    let sandbox = try Sandbox([
      "a/pay.yaml": Self.pale, "b/pay.yaml": Self.pale,
      "a/.higlint.yml": "rules: {color/contrast: {minimum: 2.5}}\n",
    ])
    #expect(
      try sandbox.run("check", "--format", "concise").output.split(separator: "\n").map { $0.prefix(10) } == [
        "b/pay.yaml"
      ])
  }

  @Test func `an override holds for its files and screens`() throws {
    let two =
      "screens:\n  - {id: one, vews: 1}\n  - {id: two, views: [{kind: label, text: A, color: \"#999999\"}], background: white}\n"
    let sandbox = try Sandbox(["pay.yaml": Self.pale, "drafts/pay.yaml": Self.pale, "two.yaml": two])
    try sandbox.write(
      "overrides:\n  - files: [drafts/]\n    rules: {color/contrast: off}\n  - screens: [two]\n    rules: {color/contrast: {minimum: 2}}\n",
      to: ".higlint.yml")
    let lines = try sandbox.run("check", "--format", "concise").output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != ":" } } == ["pay.yaml", "two.yaml"])
    #expect(lines.last?.hasSuffix("[spec/unknown-key]") == true)
  }

  @Test func `an object's override counts by its id`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.pale])
    try sandbox.write("overrides: [{objects: [total], rules: {color/contrast: off}}]\n", to: ".higlint.yml")
    #expect(rules(try sandbox.run("check", "--format", "concise")) == [])
  }

  @Test func `excluded and ignored files are passed over, unless they are named`() throws {
    let sandbox = try Sandbox([
      "pay.yaml": Self.draft, "old/pay.yaml": Self.draft, "tmp/pay.yaml": Self.draft, ".git/HEAD": "",
      ".gitignore": "/tmp/\n", ".higlint.yml": "exclude: [old/]\n",
    ])
    func files(_ outcome: Outcome) -> [Substring] {
      outcome.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    }
    #expect(files(try sandbox.run("check", "--format", "concise")) == ["pay.yaml"])
    #expect(files(try sandbox.run("check", "--format", "concise", "old/pay.yaml")) == ["old/pay.yaml"])
    #expect(
      files(try sandbox.run("check", "--format", "concise", "--force-exclude", "--allow-empty", "old/pay.yaml")) == [])
  }

  @Test func `with force-exclude a file that is no spec is passed over, though it is named`() throws {
    let sandbox = try Sandbox([
      "pay.yaml": Self.draft, ".pre-commit-config.yaml": "repos: []\n", "deploy.yml": "jobs: []\n",
      "notes.txt": "x", ".higlint.yml": "failOn: error\n",
    ])
    let outcome = try sandbox.run(
      "check", "--format", "concise", "--force-exclude", "pay.yaml", ".pre-commit-config.yaml", "deploy.yml",
      "notes.txt", ".higlint.yml")
    #expect(outcome.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["pay.yaml"])
  }

  @Test func `a configuration that is not there is a mistake in the command line`() throws {
    #expect(
      try Sandbox(["pay.yaml": Self.pale]).run("check", "--config", "gone.yml")
        == Outcome(status: 2, output: "", error: "higlint: gone.yml: there is no such file\n"))
  }

  @Test func `a mistake in the configuration of a folder that holds nothing stops no run`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n", "empty/.higlint.yml": "exclude: [old/\n"])
    let outcome = try sandbox.run("check", "--format", "concise")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    try sandbox.write("screen: b\n", to: "empty/b.yaml")
    #expect(try sandbox.run("check", "--format", "concise").status == 2)
  }

  @Test func `what is excluded is no input`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.draft, "old/pay.yaml": Self.draft, ".higlint.yml": "exclude: [old/]\n"])
    let outcome = try sandbox.run("check", "--list-inputs")
    #expect(outcome.output.contains("  pay.yaml\n"))
    #expect(!outcome.output.contains("old/"))
  }

  @Test func `a team's rule that fails while it runs ends with status 2, and the others speak`() throws {
    let rule = """
      - id: brand/division
        title: {en: Divides, zh-Hans: 相除}
        why: {en: To fail., zh-Hans: 用于出错。}
        source: [{edition: ios10, section: "1"}]
        select: [label]
        require: 1 / (size(self.id) - size(self.id)) == 1
        severity: error
        message: {en: Never said, zh-Hans: 不会出现}
        examples:
          - {spec: "screen: a", expect: []}

      """
    let sandbox = try Sandbox([
      "pay.yaml": Self.pale, "brand.yaml": rule, ".higlint.yml": "ruleFiles: [brand.yaml]\nexclude: [brand.yaml]\n",
    ])
    let outcome = try sandbox.run("check", "--format", "concise")
    #expect(outcome.status == 2)
    #expect(rules(outcome) == ["rule/error", "color/contrast"])
    #expect(outcome.output.hasPrefix("brand.yaml:6:"))
  }

  @Test func `included patterns leave everything else out`() throws {
    let sandbox = try Sandbox([
      "pay.yaml": Self.draft, "screens/pay.yaml": Self.draft, ".higlint.yml": "include: [screens/**]\n",
    ])
    #expect(try sandbox.run("check", "--format", "concise").output.hasPrefix("screens/pay.yaml:"))
  }

  @Test func `the command line beats the configuration`() throws {
    let sandbox = try Sandbox([
      "pay.yaml": Self.pale, ".higlint.yml": "failOn: never\nlanguage: zh-Hans\nformat: concise\n",
    ])
    let configured = try sandbox.run("check")
    #expect(configured.status == 0)
    #expect(configured.output.hasPrefix("pay.yaml:4:50: 错误："))
    #expect(try sandbox.run("check", "--fail-on", "error", "--language", "en", "--format", "json").status == 1)
    #expect(try sandbox.run("check", "--no-config").output.contains("1 error in 1 file"))
  }

  @Test func `settings that are extended lie under those of the file`() throws {
    let sandbox = try Sandbox([
      ".git/HEAD": "",
      "app/pay.yaml": Self.pale, "app/.higlint.yml": "extends: [../base.yml]\nrules: {color/contrast: warning}\n",
      "base.yml": "failOn: warning\nrules: {color/contrast: off}\n",
    ])
    let outcome = try sandbox.run("check", "--format", "concise", "app")
    #expect(rules(outcome) == ["color/contrast"])
    #expect(outcome.status == 1)
  }

  @Test func `a team's own rules are checked, and configured like any other`() throws {
    let rule = """
      - id: brand/no-hello
        title: {en: No hello, zh-Hans: 不打招呼}
        why: {en: Our voice is dry., zh-Hans: 语气简洁。}
        source: [{edition: ios10, section: "1"}]
        select: [text]
        params: {word: Hello}
        require: "!self.value.contains(params.word)"
        severity: error
        message: {en: "Do not greet", zh-Hans: "不要打招呼"}
        examples:
          - spec: |
              screen: a
              views: [{kind: label, text: Hello}]
            expect: [{text: Hello, severity: error}]
          - spec: |
              screen: a
              views: [{kind: label, text: Bye}]
            expect: []

      """
    let sandbox = try Sandbox([
      "pay.yaml": "screen: pay\nviews: [{kind: label, text: Hello}]\n", "rules/brand.yaml": rule,
      ".higlint.yml": "ruleFiles: [rules/brand.yaml]\n",
    ])
    #expect(
      try sandbox.run("check", "--format", "concise").output == "pay.yaml:2:29: error: Do not greet [brand/no-hello]\n")
    try sandbox.write("ruleFiles: [rules/brand.yaml]\nrules: {brand/no-hello: {word: Bye}}\n", to: ".higlint.yml")
    #expect(try sandbox.run("check").status == 0)
    let tested = try sandbox.run("test", "rules/brand.yaml")
    #expect(
      tested.output
        == "pass  brand/no-hello 1 (rules/brand.yaml:11)\npass  brand/no-hello 2 (rules/brand.yaml:15)\n2 passed, 0 failed\n"
    )
    try sandbox.write(rule.replacing("text: Bye", with: "text: Hello you"), to: "rules/brand.yaml")
    let failing = try sandbox.run("test", "-q", "rules/brand.yaml")
    #expect(failing.status == 1)
    #expect(
      failing.output.hasPrefix("FAIL  brand/no-hello 2 (rules/brand.yaml:15)\n    not expected: error [brand/no-hello]")
    )
  }

  @Test(arguments: [
    ("exlude: [a]", "1:1: error: there is no key `exlude` here; did you mean `exclude`? [configuration/unknown-key]"),
    ("rules:", "1:1: error: `rules` has no value; write one, or remove the line [configuration/empty]"),
    (
      "rules: {color/contrst: off}",
      "1:9: error: there is no rule `color/contrst`; did you mean `color/contrast`? [configuration/unknown-rule]"
    ),
    ("edition: ios11", "1:10: error: `ios11` is none of `ios8`, `ios9`, `ios10`"),
    ("rules: {color/contrast: {minimm: 3}}", "1:26: error: `color/contrast` has no parameter `minimm`"),
    ("rules: {color/contrast: {minimum: big}}", "1:35: error: `minimum` of `color/contrast` is a value such as 4.5"),
    ("rules: {color/*: {minimum: 3}}", "1:19: error: parameters belong to single rules"),
    (
      "extends: [.higlint.yml]", "1:11: error: these files extend each other in a circle: .higlint.yml → .higlint.yml"
    ),
    ("extends: [gone.yml]", "1:11: error: gone.yml: there is no such file [configuration/unreadable]"),
    ("exclude: [\"\"]", "1:11: error: expected a pattern; this is empty"),
    (
      "overrides: [{rules: {color/contrast: off}}]",
      "1:13: error: this override says for no files, screens or objects"
    ),
    ("requireReason: maybe", "1:16: error: expected true or false [configuration/type]"),
    ("edition: ios9\nedition: ios10", "2:1: error: `edition` is written twice [configuration/duplicate-key]"),
    ("rules: {color/contrast: of", "1:"),
  ])
  func `a mistake in the configuration has a place, and nothing is checked`(text: String, beginning: String) throws {
    let outcome = try Sandbox(["pay.yaml": Self.pale, ".higlint.yml": text + "\n"]).run("check")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix(".higlint.yml:" + beginning))
    #expect(outcome.error.hasSuffix("\n"))
    #expect(outcome.error.contains("higlint: nothing was checked, because the configuration has "))
  }

  @Test(arguments: [
    (
      "minSeverty: advice",
      "`minSeverity`: What is shown: findings of this severity and above. `higlint explain minSeverity` tells more"
    ),
    (
      "failOn: warn",
      "`failOn`: What makes a check fail, with exit status 1: findings of this severity and above. `higlint explain failOn` tells more"
    ),
    ("rules: {color/contrst: off}", "`color/contrast`: "),
    ("rules: {color/contrast: {minimm: 3}}", "`higlint explain color/contrast` tells what it has"),
  ])
  func `a mistake in the configuration tells what was meant, and where to read more`(text: String, help: String) throws
  {
    let outcome = try Sandbox(["pay.yaml": Self.pale, ".higlint.yml": text + "\n"]).run("check")
    #expect(outcome.error.contains("\n      = help: \(help)"), "\(outcome.error)")
  }

  @Test func `where each value comes from is shown`() throws {
    let sandbox = try Sandbox([
      "pay.yaml": Self.pale,
      ".higlint.yml": "edition: ios9\nrules: {color/contrast: {severity: warning, minimum: 3.0}}\nexclude: [old/]\n",
    ])
    #expect(
      try sandbox.run("check", "--show-config", "pay.yaml").output == """
        pay.yaml
          edition         ios9                   .higlint.yml:1:10
          language        the terminal's         default
          failOn          error                  default
          minSeverity     warning                default
          requireReason   false                  default
          baseline        none                   default
          format          human                  default
          exclude         old/                   .higlint.yml:3:11
          color/contrast  warning, minimum: 3.0  .higlint.yml:2:9

        """)
  }

  @Test func `init writes a configuration that is read without complaint, and never over another`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.pale])
    let outcome = try sandbox.run("init")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Wrote .higlint.yml. A check finds 1 error and 0 warnings in 1 file.\n"))
    #expect(try sandbox.run("check").status == 1)
    let again = try sandbox.run("init")
    #expect(
      again == Outcome(status: 2, output: "", error: "higlint: there is .higlint.yml already; it is left as it is\n"))
  }
}
