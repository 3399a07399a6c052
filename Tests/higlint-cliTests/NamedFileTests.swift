import Foundation
import Testing

/// What a check of files that are named shows: what is wrong in them.
@Suite struct NamedFileTests {
  private static let app = """
    app:
      name: Harbor
      minimumOS: [soon]
    palette: {faint: "#AAAAAA"}
    components:
      Small: {view: {kind: button, title: Go, frame: [0, 0, 20, 20]}}

    """
  private static let pay = """
    screen: pay
    background: white
    views:
    - {kind: label, id: price, frame: [16, 96, 343, 24], text: Four euros, color: $faint}
    - {kind: custom, id: odd, frame: [16, 196, 343, 24]}

    """
  private static let card = """
    screen: card
    presentation: root
    background: white
    views:
    - {use: Small, id: go}
    - {kind: button, id: pay, title: Pay, frame: [0, 400, 320, 44], opens: pay}

    """

  private static func sandbox() throws -> Sandbox {
    try Sandbox(["app.yaml": app, "screens/pay.yaml": pay, "screens/card.yaml": card])
  }

  /// The places of findings in a concise report.
  private static func places(_ output: String) -> [String] {
    output.split(separator: "\n").map { line in
      let file = line.prefix { $0 != ":" }
      return file + " " + line.drop { $0 != "[" }
    }
  }

  @Test func `the findings of a named spec are shown, and the others are counted in one line`() throws {
    let sandbox = try Self.sandbox()
    let concise = try sandbox.run("check", "--format", "concise", "screens/pay.yaml")
    #expect(Self.places(concise.output) == ["screens/pay.yaml [color/contrast]"])
    #expect(concise.status == 1)
    #expect(concise.error.isEmpty)
    let human = try sandbox.run("check", "screens/pay.yaml")
    #expect(
      human.output.contains(
        "\n1 error in 1 file (1 screen)\n1 finding in 1 other file is not shown; check the folder to see it\n"))
    #expect(!human.output.contains("app.yaml:3"))
    let chinese = try sandbox.run("check", "--language", "zh-Hans", "screens/pay.yaml")
    #expect(chinese.output.contains("\n另有 1 个问题位于未指定的 1 个文件中，未显示；检查整个文件夹即可看到\n"))
  }

  @Test func `a file around which there is no app says so, and which rules need one`() throws {
    let sandbox = try Sandbox(["screens/pay.yaml": "screen: pay\nviews: []\n"])
    #expect(try sandbox.run("check", "screens/pay.yaml").output.hasSuffix(Outcome.withoutApp))
    #expect(
      try sandbox.run("check", "--language", "zh-Hans", "screens/pay.yaml").output
        .hasSuffix("1 个文件未连同应用一起检查；`higlint rules --whole-app` 所列的规则需检查其所在文件夹\n"))
    #expect(try !sandbox.run("check", "screens").output.contains("without an app"))
    let rules = try sandbox.run("rules", "--whole-app").output
    #expect(rules.contains("navigation/one-path-per-screen") && !rules.contains("color/contrast"))
  }

  @Test func `what is wrong in other files does not count for the exit status`() throws {
    let sandbox = try Self.sandbox()
    try sandbox.write(
      "screen: calm\npresentation: root\n\n", to: "screens/calm.yaml")
    let outcome = try sandbox.run("check", "screens/calm.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "No problems in 1 file\n1 finding in 1 other file is not shown; check the folder to see it\n")
    #expect(try sandbox.run("check", "-q", "screens/calm.yaml").output == "")
  }

  @Test func `a finding of the whole app is shown where it lies in the named file`() throws {
    let sandbox = try Self.sandbox()
    try sandbox.write(Self.pay + "links: [{to: card, by: tap}]\n", to: "screens/pay.yaml")
    try sandbox.write("screen: far\nlinks: [{to: pay, by: tap}, {to: card, by: tap}]\n", to: "screens/far.yaml")
    try sandbox.write(Self.card + "links: [{to: far, by: tap}]\n", to: "screens/card.yaml")
    try sandbox.write("screen: lone\nbackground: white\n", to: "screens/lone.yaml")
    let outcome = try sandbox.run("check", "--format", "concise", "screens/lone.yaml")
    #expect(
      outcome.output.hasPrefix("screens/lone.yaml:1:9: warning: No link, tab, notification or quick action leads"))
    // What leads to a screen may stand in a file that is not named.
    #expect(try !sandbox.run("check", "--format", "concise", "screens/pay.yaml").output.contains("No link"))
  }

  @Test func `a component's own mistake is shown in its file and not at a named use`() throws {
    let sandbox = try Self.sandbox()
    let use = try sandbox.run("check", "--format", "concise", "screens/card.yaml")
    #expect(!use.output.contains("layout/tap-target"))
    let definition = try sandbox.run("check", "--format", "concise", "app.yaml")
    #expect(
      Self.places(definition.output)
        == ["app.yaml [spec/type]", "app.yaml [layout/tap-target]", "app.yaml [elements-controls/button-title-fits]"])
    let both = try sandbox.run("check", "--format", "concise", "app.yaml", "screens/card.yaml")
    #expect(both.output.contains("app.yaml:6:50: error: The target is 20 × 20 pt"))
  }

  @Test func `a folder shows all that lies in it, and counts what lies above`() throws {
    let sandbox = try Self.sandbox()
    let whole = try sandbox.run("check")
    #expect(whole.output.contains("app.yaml:3:14: error"))
    #expect(!whole.output.contains("not shown"))
    let folder = try sandbox.run("check", "screens")
    #expect(folder.output.contains("screens/pay.yaml:4:79: error"))
    #expect(!folder.output.contains("app.yaml:3:14"))
    #expect(folder.output.contains(" other file are not shown; check the folder to see them\n"))
  }

  @Test(arguments: ["../screens/pay.yaml", "link.yaml", "./pay.yaml", "ABSOLUTE"])
  func `a file is the one that was named, by whatever path`(_ name: String) throws {
    let sandbox = try Self.sandbox()
    try sandbox.link("screens/link.yaml", to: "pay.yaml")
    let path = name == "ABSOLUTE" ? sandbox.folder.path + "/screens/pay.yaml" : name
    let outcome = try sandbox.shell("cd screens; higlint check --format concise '\(path)'")
    #expect(outcome.output.contains("pay.yaml:4:79: error") || outcome.output.contains("link.yaml:4:79: error"))
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test func `definitions that are named by another path are asked about, too`() throws {
    let sandbox = try Self.sandbox()
    let path = sandbox.folder.path
    let outcome = try sandbox.shell("higlint check --format concise '\(path)/app.yaml' screens/card.yaml")
    #expect(outcome.output.contains("app.yaml:6:50: error: The target is 20 × 20 pt"))
  }

  @Test func `an editor is told about the file that it passes`() throws {
    let sandbox = try Self.sandbox()
    let outcome = try sandbox.run(
      "check", "--format", "concise", "--stdin-filename", "screens/pay.yaml", "-", input: Self.pay)
    #expect(Self.places(outcome.output) == ["screens/pay.yaml [color/contrast]"])
  }

  @Test func `JSON's summary has the number of findings elsewhere`() throws {
    let sandbox = try Self.sandbox()
    let named = try sandbox.run("check", "--format", "json", "screens/pay.yaml")
    #expect(named.output.contains(#""errors":1,"warnings":0,"advice":0,"review":"#))
    #expect(named.output.hasSuffix(#","elsewhere":1}}"# + "\n"))
    #expect(try !sandbox.run("check", "--format", "json").output.contains("elsewhere"))
  }

  @Test func `a baseline written for a file holds the findings of that file`() throws {
    let sandbox = try Self.sandbox()
    #expect(
      try sandbox.run("check", "--write-baseline", "screens/pay.yaml").error
        == "higlint: .higlint-baseline holds 1 finding now\n")
    _ = try sandbox.run("check", "--write-baseline")
    let outcome = try sandbox.run("check", "--baseline", ".higlint-baseline", "screens/pay.yaml")
    #expect(outcome.output == "No problems in 1 file; the baseline hides 1 known finding\n")
    #expect(outcome.status == 0)
  }

  @Test func `shards of named files give what one run gives`() throws {
    let sandbox = try Self.sandbox()
    let whole = try sandbox.run("check", "screens/pay.yaml", "screens/card.yaml")
    for index in 1...2 {
      _ = try sandbox.run(
        "check", "--shard", "\(index)/2", "--output", ".part\(index)", "screens/pay.yaml", "screens/card.yaml")
    }
    #expect(try sandbox.run("merge", ".part1", ".part2") == whole)
  }

  @Test func `a cache changes nothing about what is shown`() throws {
    let sandbox = try Self.sandbox()
    let without = try sandbox.run("check", "screens/pay.yaml")
    _ = try sandbox.run("check", "--cache")
    #expect(try sandbox.run("check", "--cache", "screens/pay.yaml") == without)
    #expect(try sandbox.run("check", "--cache", "screens/pay.yaml") == without)
  }

  @Test func `questions about a named file are those that are listed`() throws {
    let sandbox = try Self.sandbox()
    let outcome = try sandbox.run("review", "--format", "json", "screens/pay.yaml")
    #expect(!outcome.output.contains(#""file":"app.yaml""#))
    #expect(outcome.output.contains(#""file":"screens/pay.yaml""#))
    let whole = try sandbox.run("review", "screens/pay.yaml")
    #expect(whole.output.contains("are not shown; review the folder to see them\n"))
  }

  @Test func `fixes are made in named files only`() throws {
    let sandbox = try Self.sandbox()
    try sandbox.write("screen: two\nbackgroud: white\n", to: "screens/two.yaml")
    try sandbox.write("screen: one\nbackgroud: white\n", to: "screens/one.yaml")
    let outcome = try sandbox.run("fix", "screens/one.yaml")
    #expect(outcome.error == "higlint: screens/one.yaml: 1 finding fixed\n")
    #expect(
      try String(contentsOf: sandbox.folder.appendingPathComponent("screens/two.yaml"), encoding: .utf8).contains(
        "backgroud"))
  }
}
