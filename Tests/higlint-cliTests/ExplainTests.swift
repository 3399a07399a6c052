import Testing

@Suite struct ExplainTests {
  @Test func `a field is explained, with an example and the rules that read it`() throws {
    let outcome = try Sandbox().run("explain", "view.minimumScale")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        view.minimumScale: How far the text may shrink to fit: 0.8 is four fifths of its size
        field of view · 0 to 1 · not written: unknown · also `minimumScaleFactor`

        Example:
            minimumScale: 0.8

        """))
    #expect(outcome.output.contains("\nRead by "))
  }

  @Test(arguments: [
    ("contrast", "view.contrast: "), ("overlapping", "overlapping: The earlier siblings"),
    ("notification", "notification: A notification that the app sends\nobject\n"),
    ("unknown", "unknown: What a spec does not state"),
    ("failOn", "failOn: What makes a check fail"), ("each", "each: A list: the check runs"),
    ("label.text", "view.text: "),
    ("formSheet", "modal style: How it covers what lies below\nwords\n\nWords: fullScreen"),
    ("nav-bar.title-color", ""),
    ("minimumOS", "app.minimumOS: "),
    ("color/contrast", "color/contrast: "), ("exists", "exists: `list.exists(x, …)`"), ("UIButton", "view kind: "),
    ("textColor", "view.color: The colour of its text"), ("backgroundColor", "view.background: What it draws behind"),
    ("opacity", "view.alpha: How opaque it is"), ("titleLabel.text", "view.title: The title of a button"),
    ("accessibilityLabel", "accessibility.label: The name that VoiceOver reads"), ("ms", "time: Seconds, or a number"),
    ("UIAlertController", "screen.alert: An alert that comes up over it"),
    ("UIViewController", "screen: One screen of the app"), ("isSecureTextEntry", "view.kind: What it is"),
    (
      "view.keyboard",
      "view.keyboard: The keyboard that a field brings up: default, emailAddress, numberPad, URL\nfield of view · a word of UIKit's: default"
    ),
  ])
  func `a word is explained, whatever it is`(word: String, start: String) throws {
    let outcome = try Sandbox().run("explain", word)
    #expect(
      outcome.output.hasPrefix(start) && outcome.status == (start.isEmpty ? 2 : 0), "\(outcome.output.prefix(200))")
  }

  @Test func `of a name that many objects have, each is a line`() throws {
    let lines = try Sandbox().run("explain", "title").output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  alert.title  ") || $0.hasPrefix("  alert.title") })
    #expect(lines.contains { $0.contains("view.title ") })
  }

  @Test(arguments: ["document.palette", "document.components", "screen.states", "view.with"])
  func `what the format itself reads is not said to be read by nobody`(field: String) throws {
    let outcome = try Sandbox().run("explain", field)
    #expect(outcome.output.contains("\nThe format itself reads it: "), "\(outcome.output)")
    #expect(!outcome.output.contains("anything"), "\(outcome.output)")
  }

  @Test func `the list of words tells what each is for`() throws {
    let lines = try Sandbox().run("explain", "--list", "words").output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("accessory ") && $0.hasSuffix("  What a row shows at its right end") })
    #expect(lines.allSatisfy { $0.split(separator: " ").count > 2 })
  }

  @Test func `it speaks Chinese`() throws {
    let outcome = try Sandbox().run("explain", "--language", "zh-Hans", "view.alpha")
    #expect(
      outcome.output.hasPrefix(
        "view.alpha：它连同其中内容的不透明度：0 看不见，1 完全不透明\nview 的字段 · 0 到 1 · 不写：`1` · 也可写作 `opacity`\n\n示例：\n    alpha: 0.5\n"))
  }

  @Test func `a misspelt word gets the nearest`() throws {
    #expect(
      try Sandbox().run("explain", "overlaping")
        == Outcome(
          status: 2, output: "",
          error: """
            higlint: there is nothing called `overlaping`; did you mean `overlapping` or `overhang`?
            `higlint explain --list` lists all that can be explained.

            """))
    #expect(try Sandbox().run("explain", "color/contrats").error.contains("did you mean `color/contrast`?"))
  }

  @Test func `all of a kind are listed`() throws {
    let functions = try Sandbox().run("explain", "--list", "functions").output.split(separator: "\n")
    #expect(functions.count > 150 && functions.contains { $0.hasPrefix("overlapping  ") })
    let all = try Sandbox().run("explain", "--list").output
    for name in [
      "color/contrast", "view.frame", "view.contrast", "overlapping", "failOn", "each", "unknown", "modal style",
    ] {
      #expect(all.split(separator: "\n").contains { $0.hasPrefix(name) }, "\(name)")
    }
    #expect(try Sandbox().run("explain", "--list", "function").error.contains("did you mean `functions`?"))
  }

  @Test func `a schema is JSON, and knows the fields`() throws {
    for name in ["spec", "config", "rules"] {
      let sandbox = try Sandbox()
      let outcome = try sandbox.run("schema", name)
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      #expect(outcome.output.contains("\"$schema\": \"https://json-schema.org/draft/2020-12/schema\""))
    }
    #expect(try Sandbox().run("schema", "spce").error.contains("did you mean `spec`?"))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `the example of init has nothing to find, and is written over nothing`(language: String) throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("init", "--example", "--language", language, ".")
    #expect(outcome.status == 0)
    let checked = try sandbox.run("check", "--no-config", "--min-severity", "advice", "--fail-on", "advice", ".")
    #expect(checked.status == 0 && checked.output.hasPrefix("No problems in 4 files"), "\(checked.output)")
    #expect(try sandbox.run("init", "--example", ".").status == 2)
  }
}
