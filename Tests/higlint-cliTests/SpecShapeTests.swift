import Foundation
import Testing

/// Which of the YAML and JSON files of a folder are read as specs.
@Suite struct SpecShapeTests {
  private static let ferry = [
    "design/app.yaml": "app: {name: Harbor}\npalette: {faint: \"#AAAAAA\"}\n",
    "design/pay.yaml": "screen: pay\nbackground: white\nviews:\n- {kind: label, id: a, text: Pay, color: $faint}\n",
    "design/two.json": #"{"screens": [{"id": "one", "views": []}, {"id": "two"}]}"#,
  ]

  @Test func `what other tools keep in a project is passed over in silence`() throws {
    let sandbox = try Sandbox(Self.ferry.merging(ForeignShapes.files.mapValues(\.text)) { $1 })
    #expect(ForeignShapes.files.count >= 40)
    let alone = try Sandbox(Self.ferry).run("check", "--min-severity", "advice")
    #expect(alone.output.contains("design/pay.yaml:4:42: error: Contrast is 2.32:1"))
    #expect(try sandbox.run("check", "--min-severity", "advice") == alone)
  }

  @Test func `the list of inputs says what was passed over, and why`() throws {
    let sandbox = try Sandbox(Self.ferry.merging(ForeignShapes.files.mapValues(\.text)) { $1 })
    let outcome = try sandbox.run("check", "--list-inputs")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let passed = lines.split(separator: "passed over:").last.map(Array.init) ?? []
    let expected = ForeignShapes.files.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }.map {
      "  \($0.key): \(ForeignShapes.reasons[$0.value.reason] ?? "?")"
    }
    #expect(passed == expected)
    #expect(
      lines.prefix(4) == [
        "design/app.yaml:", "  design/app.yaml", "  design/pay.yaml", "  design/two.json",
      ])
    let chinese = try sandbox.run(
      "check", "--list-inputs", "--language", "zh-Hans", "openapi3.yaml", "package.json", "design")
    #expect(!chinese.output.contains("已略过"))
    #expect(
      try sandbox.run("check", "--list-inputs", "--language", "zh-Hans", "helm").output
        == "已略过：\n  helm/Chart.yaml：顶层没有规格的键\n  helm/values.yaml：`app` 中有关应用的事实太少\n")
  }

  @Test(arguments: [
    ("screen: pay\nvews: []\n", "`vews` is not a field of a screen"),
    ("screen: pay\ncolour-scheme: red\n", "`colour-scheme` is not a field of a screen"),
    ("screens:\n- {id: pay, vews: []}\n", "`vews` is not a field of a screen"),
    ("app: {name: Harbor, catgory: game}\n", "`catgory` is not a field of an app"),
    ("app: {name: Harbor, category: game, fleet: 12}\n", "`fleet` is not a field of an app"),
    ("app: {name: Harbor, category: game, homeKit: yes}\n", "1:46: error: expected the fields of a homeKit"),
    ("palette: {faint: \"#GGGGGG\", good: white}\n", "“G” is no hexadecimal digit"),
    ("components: {Card: {veiw: {kind: label}}}\n", "`veiw`"),
    ("higlint: 1\nvews: []\n", "`vews`"),
    ("app: {name: Harbor, category: game}\npallete: {faint: white}\n", "`pallete`"),
    ("screen: pay\nviews: [\n", "spec.yaml"),
    ("screens:\n- id: pay\n  views: \"\n", "spec.yaml"),
  ])
  func `a spec with a mistake is still a spec`(_ text: String, _ message: String) throws {
    let outcome = try Sandbox(["spec.yaml": text]).run("check", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(message), "\(outcome.output)")
  }

  @Test(arguments: [
    "event: view\nscreen: home\nuser: 7\ntime: 12\n", "screens: [{id: 1, route: /, guard: none}]\n",
    "app: {name: web}\nserver: {port: 80}\n", "app: {name: web, version: 2}\n",
    "app:\n  name: web\n  settings: {port: 80}\n", "app: {name: web, permissions: [read, write]}\n",
    "app: {name: web, notifications: true, host: a}\n", "app: {settings: Settings, notifications: Hello, name: A}\n",
    "components:\n  page: {parameters: {a: 1}}\n  size: {parameters: {b: 1}}\n",
    "components:\n  web: {kind: Deployment, name: web, image: nginx}\n",
    "screen: home\nevent: open\nsession: 3\ntime: 4\n", "title: Home\nscreen: home\nurl: /home\n",
    "screen: {width: 1920, height: 1080}\ntitle: a\nbackground: b\nviews: 1\n",
    "screens:\n- {id: a, title: A, url: x}\n- {id: b, title: B, url: y}\n",
    "palette: {primary: white}\nspacing: [4, 8]\n", "app: web\n", "screens: 4\n", "components: [button, card]\n",
  ])
  func `when in doubt a file of a folder is passed over, and read where it is named`(_ text: String) throws {
    let sandbox = try Sandbox(["other.yaml": text, "spec.yaml": "screen: pay\n"])
    #expect(try sandbox.run("check").output == "No problems in 1 file\n")
    #expect(try sandbox.run("check", "--list-inputs").output.contains("passed over:\n  other.yaml: `"))
    #expect(try sandbox.run("check", "other.yaml").output.contains("in 1 file"))
    #expect(try sandbox.run("check", "--force-exclude", "--allow-empty", "other.yaml").output.contains("in 0 files"))
  }

  @Test func `what is passed over defines nothing for the screens around it`() throws {
    let theme = ##"{"palette": {"faint": "#AAAAAA"}, "typography": {"size": 12}, "shape": {"radius": 4}}"##
    let sandbox = try Sandbox([
      "theme.json": theme, "pay.yaml": "screen: pay\nviews: [{kind: label, text: Pay, color: $faint}]\n",
    ])
    let outcome = try sandbox.run("check", "--format", "concise")
    #expect(outcome.output.contains("pay.yaml:2:41: error: `$faint` is not a palette colour"), "\(outcome.output)")
  }

  @Test func `an app that specs state heads their group`() throws {
    let sandbox = try Sandbox([
      "app.yaml": "app: {name: Harbor}\n", "a/pay.yaml": "screen: pay\n", "b/app.yaml": "app: {tint: red}\n",
      "b/map.yaml": "screen: map\n",
    ])
    #expect(
      try sandbox.run("check", "--list-inputs").output == """
        app.yaml:
          app.yaml
          a/pay.yaml
        b/app.yaml, app.yaml:
          b/app.yaml
          b/map.yaml

        """)
    #expect(try sandbox.run("check", "--list-inputs", "a/pay.yaml").output == "app.yaml:\n  a/pay.yaml\n")
  }
}
