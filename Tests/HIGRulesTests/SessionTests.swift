import HIGRules
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What a series of runs decodes of the rules once is there for the next run, and for whole apps; nobody can tell.
struct SessionTests {
  private static let files = [
    "app.yaml": "app: {name: Pier, languages: [en, zh-Hans]}\n",
    "home.yaml": """
    screen: home
    background: white
    views:
      - {kind: button, title: {en: Pay Now}, action: pay, frame: [16, 80, 30, 20]}
      - {kind: label, text: {en: Restart your phone, zh-Hans: Restart your phone}, color: "#EEEEEE", frame: [16, 120, 300, 24]}
    links: [{to: nowhere, by: pay}]
    """,
    "quiet.yaml": """
    higlint: 1
    screen: quiet
    background: white
    views: [{kind: button, title: {en: Go, zh-Hans: 出发}, action: go, frame: [16, 80, 30, 20]}]
    """,
  ]

  private func findings(
    _ configuration: String?, wantsReview: Bool, by session: LintSession?
  ) -> [String] {
    var files = Self.files
    if let configuration { files[".higlint.yaml"] = configuration }
    let request = LintRequest(
      paths: ["."], configuration: configuration == nil ? .none : .nearest, threads: 2, wantsReview: wantsReview)
    let workspace = MemoryWorkspace(files)
    let result =
      session?.run(request, workspace: workspace)
      ?? Linter.run(request, rules: BuiltInRules.ruleSet, workspace: workspace)
    return result.diagnostics.map { "\($0.rule) \($0.severity) \($0.message.en)" } + result.reviews.map(\.rule)
  }

  @Test func `a result is the same in a series as by itself`() {
    let session = LintSession(ruleSet: BuiltInRules.ruleSet)
    let configurations = [
      nil, "rules: {layout/tap-target: off}\n", "rules: {layout/tap-target: advice}\n",
      "rules: {layout/tap-target: {minWidth: 10}}\n", "edition: ios8\n", nil,
    ]
    for configuration in configurations {
      for wantsReview in [false, true] {
        let alone = findings(configuration, wantsReview: wantsReview, by: nil)
        #expect(!alone.isEmpty)
        #expect(findings(configuration, wantsReview: wantsReview, by: session) == alone, "\(configuration ?? "none")")
      }
    }
  }

  @Test func `rules that are switched are so in one run only`() {
    let session = LintSession(ruleSet: BuiltInRules.ruleSet)
    let all = findings(nil, wantsReview: false, by: session)
    let some = findings("rules: {layout/tap-target: off}\n", wantsReview: false, by: session)
    #expect(all.contains { $0.hasPrefix("layout/tap-target ") })
    #expect(!some.contains { $0.hasPrefix("layout/tap-target ") })
    #expect(findings(nil, wantsReview: false, by: session) == all)
  }
}
