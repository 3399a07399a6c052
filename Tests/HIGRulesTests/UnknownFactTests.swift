import HIGRules
import HIGTestSupport
import Testing

@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What a spec states to be unknown may be anything: it makes nothing wrong that was right.
struct UnknownFactTests {
  /// The examples in which nothing is found and what no example shows, and what their facts become, one after the other.
  private static let specs: [String: String] = {
    let sound = BuiltInRules.ruleSet.documentation().flatMap(\.examples)
      .filter { $0.edition == .current && $0.expectations.isEmpty }
    var files: [String: String] = [:]
    var count = 0
    for (number, spec) in (sound.map(\.spec) + others).enumerated() {
      for (index, spec) in OpenedSpec.unknown(of: spec).enumerated() {
        count += 1
        guard number >= sound.count || count.isMultiple(of: Sample.every(8, isQuick: true)) else { continue }
        files["example\(number)-\(index)/screen.yaml"] = spec
      }
    }
    return files
  }()

  private static let others = [
    // How people get to a screen that may be a task of its own.
    """
    app: {name: Mail}
    screens:
      - {id: inbox, presentation: root, links: [compose, contact]}
      - {id: contact, presentation: push, links: [compose]}
      - {id: compose, presentation: modal, links: []}

    """,
    // What fills the slot of a component leads on.
    """
    app: {name: Piers, entry: home}
    components:
      Card: {view: {kind: card, frame: [16, 80, 343, 134], children: [{kind: slot}]}}
    screens:
      - {id: home, presentation: root, links: [map, list]}
      - {id: list, presentation: push, links: []}
      - id: map
        presentation: push
        views:
          - use: Card
            children: [{kind: button, title: Show Pier, opens: pier, frame: [16, 76, 311, 44]}]
      - {id: pier, presentation: push, links: []}

    """,
    // The title shows what lies below the bar.
    """
    screen: month
    navigationBar: {title: May, tint: "#FF3B30", background: "#F8F8F8", translucent: true, left: [{title: Today, action: today}]}
    views: []

    """,
  ]

  @Test func `a fact that is stated to be unknown makes nothing wrong`() {
    #expect(Self.specs.count > 1000)
    for finding in Self.findings(in: Self.specs) { Issue.record("\(finding)") }
  }

  // MARK: A whole app

  /// The app of `Examples/Harbor` once as it is and again with every so-manieth of its facts unknown.
  @Test func `an unknown fact of one screen makes nothing wrong in the others`() throws {
    let every = 61 * Sample.every(2, isQuick: true)
    let app = try Self.harbor()
    #expect(app.count > 10)
    var variants: [String: String] = [:]
    func add(_ name: String, _ files: [String: String]) {
      for (path, spec) in files { variants["\(name)/\(path)"] = spec }
    }
    add("as-it-is", app)
    var count = 0
    for path in app.keys.sorted() where path.hasSuffix(".yaml") {
      for spec in OpenedSpec.unknown(of: app[path] ?? "") {
        count += 1
        if count.isMultiple(of: every) { add("variant\(count)", app.merging([path: spec]) { $1 }) }
      }
    }
    #expect(count > 1000)
    for finding in Self.findings(in: variants) { Issue.record("\(finding)") }
  }

  private static func harbor() throws -> [String: String] {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let root = "\(here)/Examples/Harbor"
    let workspace = DiskWorkspace()
    var files: [String: String] = [:]
    for folder in ["", "screens/"] {
      for name in try workspace.list("\(root)/\(folder)") where name.hasSuffix(".yaml") || name.hasSuffix(".json") {
        files[folder + name] = String(decoding: try workspace.read("\(root)/\(folder)\(name)"), as: UTF8.self)
      }
    }
    return files
  }

  private static func findings(in files: [String: String]) -> [String] {
    let result = Linter.run(
      LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet, workspace: ManyFiles(files))
    // That nobody can say how long something takes is what this rule is about.
    let notSpec = result.diagnostics.filter {
      !$0.rule.hasPrefix("spec/") && $0.rule != "elements-controls/progress-bar-determinate"
    }
    return notSpec.map { diagnostic in
      let path = diagnostic.location.file.path
      return "\(path): \(diagnostic.rule): \(diagnostic.message.en)\n\(files[path] ?? "")"
    }
  }
}
