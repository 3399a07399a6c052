import Foundation
import HIGLanguage
import HIGLint
import HIGPage
import HIGReading
import HIGRules
import Testing

@testable import higlint_cli

/// What a report is compared with.
@Suite struct ReportAgainstTests {
  private static func screen(_ id: String, _ color: String) -> String {
    """
    screen: \(id)
    device: iphone6
    background: white
    views: [{kind: label, text: Pay, color: "\(color)", font: {size: 15}, frame: [16, 40, 200, 24]}]

    """
  }

  private func comparison(with value: String, in sandbox: borrowing Sandbox) throws -> [String: Any] {
    let workspace = DiskWorkspace()
    let request = LintRequest(paths: [sandbox.folder.path])
    let now = Linter.run(request, rules: BuiltInRules.ruleSet, workspace: workspace)
    let comparison = try ReportAgainst.comparison(
      with: value, current: now.diagnostics.filter { $0.severity >= .warning }, request: request,
      rules: BuiltInRules.ruleSet, shown: .warning,
      workspace: workspace, hint: Message(en: "", zhHans: ""))
    var json = JSONEmitter()
    comparison.write(to: &json)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.out.bytes)) as? [String: Any])
  }

  @Test func `a revision is checked as it was, and the screens that changed are drawn as they were`() throws {
    let sandbox = try Sandbox([
      "pay.yaml": Self.screen("pay", "#CCCCCC"), "trip.yaml": Self.screen("trip", "#000000"),
      "old/gone.yaml": Self.screen("gone", "#CCCCCC"), "same.yaml": Self.screen("same", "#CCCCCC"),
    ])
    _ = try sandbox.git("init -q && git add -A && git commit -qm one")
    try sandbox.write(Self.screen("pay", "#000000"), to: "pay.yaml")
    try sandbox.write(Self.screen("trip", "#CCCCCC"), to: "trip.yaml")
    try sandbox.write(Self.screen("new", "#CCCCCC"), to: "new.yaml")
    _ = try sandbox.git("rm -qr old")
    let found = try comparison(with: "HEAD", in: sandbox)
    let gone = try #require(found["gone"] as? [[String: Any]]).filter { $0["rule"] as? String == "color/contrast" }
    #expect(gone.compactMap { $0["path"] as? String }.sorted() == ["gone/views/label:pay", "pay/views/label:pay"])
    let screens = try #require(found["screens"] as? [[String: Any]])
    #expect(screens.compactMap { $0["id"] as? String }.sorted() == ["gone", "pay", "trip"])
    let pay = try #require(screens.first { $0["id"] as? String == "pay" })
    #expect((pay["svg"] as? String)?.contains("#CCCCCC") == true)
    #expect((found["new"] as? [Int])?.count ?? 0 >= 2)
  }

  @Test func `nothing is new where nothing has changed`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.screen("pay", "#CCCCCC")])
    _ = try sandbox.git("init -q && git add -A && git commit -qm one")
    let found = try comparison(with: "HEAD", in: sandbox)
    #expect((found["new"] as? [Int])?.isEmpty == true)
    #expect((found["gone"] as? [Any])?.isEmpty == true)
    #expect((found["screens"] as? [Any])?.isEmpty == true)
  }

  @Test func `what is neither a report nor a revision is told`() throws {
    let sandbox = try Sandbox(["pay.yaml": Self.screen("pay", "#CCCCCC"), "report.json": "{}"])
    _ = try sandbox.git("init -q && git add -A && git commit -qm one")
    for value in ["nowhere", "--output=x", "nowhere.json", sandbox.folder.appendingPathComponent("report.json").path] {
      #expect(throws: Failure.self) { try comparison(with: value, in: sandbox) }
    }
  }
}
