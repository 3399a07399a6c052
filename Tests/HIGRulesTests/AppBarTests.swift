import HIGRules
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// Bars that an app states once for all its screens.
@Suite struct AppBarTests {
  private static let app = """
    app:
      name: Harbor
      languages: [en]
      devices: [iphone]
      navigationBar: {background: white, titleColor: "#DDDDDD"}
      tabBar:
        background: white
        items:
          - {id: homeTab, title: Home, icon: {name: pier}, opens: home}
          - {id: searchTab, title: Search, icon: {system: search}, opens: search, enabled: false}
          - {id: accountTab, title: Account, icon: {name: captain}, opens: account}

    """
  private static let screens = """
    screens:
      - {id: home, title: Home, device: iphone6, background: white, navigationBar: Home, links: [trip]}
      - {id: trip, title: Trip, device: iphone6, background: white, navigationBar: {title: Trip, titleColor: black}, links: [{to: note, transition: modal}]}
      - {id: note, title: Note, device: iphone6, background: white, modal: {dismiss: [done]}, links: [list]}
      - {id: list, title: List, device: iphone6, background: white, links: []}
      - {id: search, title: Search, device: iphone6, background: white, tabBar: {hidden: true}, links: []}
      - {id: account, title: Account, device: iphone6, background: white, tabBar: {selected: homeTab, background: black}, links: []}
      - {id: intro, title: Intro, presentation: root, device: iphone6, background: white, tabBar: none, links: []}

    """

  /// Returns what an expression says of each screen of a file, by the screen's id.
  private func values(of expression: String, app: String = app, _ screens: String = screens) throws -> [String: String]
  {
    func tree(_ path: String, _ text: String) -> SyntaxTree {
      YAMLReader.read(SourceFile(path: path, stored: Array(text.utf8)))
    }
    let model = ModelBuilder.screens(
      of: tree("screens.yaml", screens), definitions: Definitions(trees: [tree("app.yaml", app)]))
    var values: [String: String] = [:]
    for screen in model.screens {
      let id = try #require(model.string(Names.id, of: screen))
      guard let bar = model.node(model.vocabulary.nameID(of: String(expression.prefix { $0 != "." })), of: screen)
      else { continue }
      let field = model.vocabulary.nameID(of: String(expression.drop { $0 != "." }.dropFirst()))
      switch model.value(of: field, at: bar) {
      case .string(let text): values[id] = text
      case .bool(let flag): values[id] = String(flag)
      case .list(let items): values[id] = String(items.count)
      case .color(let color): values[id] = color.name.isEmpty ? "\(color.color)" : color.name
      case .node(let node): values[id] = model.location(of: node).file.path
      default: values[id] = "?"
      }
    }
    return values
  }

  @Test func `the tab bar is on the screens that its tabs open and on what is pushed from there, and below no modal`()
    throws
  {
    #expect(
      try values(of: "tabBar.items") == ["home": "3", "trip": "3", "search": "3", "account": "3"])
  }

  @Test func `a screen's own fields of the bar win one by one, and others keep the app's`() throws {
    #expect(
      try values(of: "tabBar.hidden") == ["home": "false", "trip": "false", "search": "true", "account": "false"])
    #expect(
      try values(of: "tabBar.background") == [
        "home": "app.yaml", "trip": "app.yaml", "search": "app.yaml", "account": "screens.yaml",
      ])
  }

  @Test func `the tab that opens a screen, or leads to it, is selected unless the screen says another`() throws {
    #expect(
      try values(of: "tabBar.selected") == [
        "home": "homeTab", "trip": "homeTab", "search": "searchTab", "account": "homeTab",
      ])
  }

  @Test func `navigation bars look as the app says, field by field, and keep titles of their own`() throws {
    #expect(try values(of: "navigationBar.background") == ["home": "app.yaml", "trip": "app.yaml"])
    let colors = try values(of: "navigationBar.titleColor")
    #expect(colors["trip"] == "black")
    #expect(colors["home"] != "black" && colors["home"] != "?")
    let titled = Self.app.replacing("titleColor: \"#DDDDDD\"", with: "title: Harbor")
    #expect(try values(of: "navigationBar.titleColor", app: titled)["home"] == "?")
  }

  @Test func `a bar that an app says nothing of, or nobody knows, is on no screen`() throws {
    let own = ["search": "?", "account": "?"]
    #expect(try values(of: "tabBar.items", app: "app: {name: Harbor, tabBar: none}\n") == own)
    #expect(try values(of: "tabBar.items", app: "app: {name: Harbor, tabBar: unknown}\n") == own)
    #expect(try values(of: "tabBar.items", app: "app: {name: Harbor, languages: [en]}\n") == own)
  }

  private func found(_ files: [String: String]) -> [String] {
    let result = Linter.run(
      LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet, workspace: MemoryWorkspace(files))
    return result.diagnostics.filter { $0.severity > .advice }.map { diagnostic in
      let place = diagnostic.location
      return "\(place.file.path): \(diagnostic.rule): \(place.file.string(in: place.range)): \(diagnostic.path ?? "")"
    }
  }

  @Test func `a finding in the app's tab bar is told once, in the app, whatever screens show it`() {
    let disabled = "app.yaml: elements-bars/tabs-always-enabled: false: app/tabBar"
    let pale = "app.yaml: color/bar-title-contrast: \"#DDDDDD\": home/navigationBar"
    let lines = Self.screens.split(separator: "\n").dropFirst()
    #expect(
      found(["app.yaml": Self.app, "screens.yaml": Self.screens]).filter { $0.hasPrefix("app.yaml") } == [
        pale, disabled,
      ])
    var files = ["app.yaml": Self.app]
    for (number, line) in lines.enumerated() { files["\(number).yaml"] = "screens:\n\(line)\n" }
    #expect(found(files).filter { $0.hasPrefix("app.yaml") } == [pale, disabled])
    #expect(found(["app.yaml": Self.app]) == [disabled])
  }

  @Test func `what an app does not say of its bars is reported with the app`() {
    let app = Self.app.replacing("background: white, titleColor", with: "title: Harbor, titleColor")
      .replacing("    background: white\n", with: "    itmes: []\n")
    #expect(
      found(["app.yaml": app, "screens.yaml": Self.screens]).filter { $0.contains("spec/") }.map {
        $0.split(separator: ":").prefix(3).joined(separator: ":")
      } == ["app.yaml: spec/unknown-key: title", "app.yaml: spec/unknown-key: itmes"])
  }

  @Test func `thousands of screens with a long bar take no more than a file may`() {
    let tabs = (0..<150).map { "{title: T\($0), opens: s\($0)}" }.joined(separator: ", ")
    let screens = (0..<400).map { "  - {id: s\($0)}\n" }.joined()
    let result = Linter.run(
      LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet,
      workspace: MemoryWorkspace(["a.yaml": "app: {name: Harbor, tabBar: {items: [\(tabs)]}}\nscreens:\n\(screens)"]))
    #expect(result.diagnostics.count { $0.rule == "spec/too-many-views" } == 1)
  }
}
