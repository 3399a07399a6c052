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

  /// Returns what a page tells of a comparison, and its screens.
  private func comparison(with value: String, in sandbox: borrowing Sandbox) throws -> [String: Any] {
    let workspace = DiskWorkspace()
    let request = LintRequest(paths: [sandbox.folder.path])
    let now = Linter.run(request, rules: BuiltInRules.ruleSet, workspace: workspace)
    var shown = now
    shown.diagnostics = now.diagnostics.filter { $0.severity >= .warning }
    var page = ReportPage(
      ReportPage.Contents(
        result: shown, rules: BuiltInRules.ruleSet, configuration: Configuration(), edition: .current,
        language: .english, version: "1"))
    _ = SpecModels(request, rules: BuiltInRules.ruleSet, workspace: workspace).forEach { page.add($0) }
    try ReportAgainst.compare(
      &page, with: value, request: request, rules: BuiltInRules.ruleSet, shown: .warning, workspace: workspace,
      hint: Message(en: "", zhHans: ""))
    var bytes: [UInt8] = []
    page.write { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.range(of: #"<script type="application/json" id="data">"#)).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)) as? [String: Any])
    var against = try #require(data["against"] as? [String: Any])
    against["lines"] = data["lines"]
    return against
  }

  /// Returns the pictures that changed, each as `screen: state appearance language`, with `+` for a new one and `-` for one
  /// that is gone.
  private func changes(_ found: [String: Any]) throws -> [String] {
    try #require(found["screens"] as? [[String: Any]]).flatMap { screen in
      try #require(screen["versions"] as? [[String: Any]]).map { version in
        let words = ["state", "appearance", "language"].compactMap { version[$0] as? String }.joined(separator: " ")
        let sign = version["isGone"] as? Bool == true ? "-" : version["before"] is NSNull ? "+" : ""
        return "\(sign)\(screen["id"] as? String ?? ""): \(words)"
      }
    }
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
    #expect(try changes(found) == ["+new: light", "pay: light", "trip: light", "-gone: light"])
    let screens = try #require(found["screens"] as? [[String: Any]])
    let pay = try #require(screens.first { $0["id"] as? String == "pay" })
    let before = try #require((pay["versions"] as? [[String: Any]])?.first?["before"] as? [String: Any])
    let lines = try #require(found["lines"] as? [String])
    let picture = try #require(before["lines"] as? [Int]).map { lines[$0] }.joined()
    #expect(picture.contains("#CCCCCC"))
    // What was found then has its pin in the picture, and its place in the list of the screen.
    let contrast = try #require(
      (found["gone"] as? [[String: Any]])?.firstIndex { $0["path"] as? String == "pay/views/label:pay" })
    let pins = try #require(before["pins"] as? [[String: Any]])
    #expect(pins.contains { $0["gone"] as? Int == contrast && $0["frame"] as? [Int] == [16, 40, 200, 24] })
    #expect((found["gone"] as? [[String: Any]])?[contrast]["change"] as? Int == 1)
    #expect((found["new"] as? [Int])?.count ?? 0 >= 2)
  }

  @Test func `a screen has changed where one of its states, appearances or languages has, or what it presents`() throws
  {
    func spec(
      busy: String = "Wait", dark: String = "#FFFFFF", zhHans: String = "支付", alert: String = "Sure?"
    ) -> String {
      """
      app: {languages: [en, zh-Hans]}
      screens:
        - id: pay
          device: iphone6
          background: {light: white, dark: black}
          appearance: [light, dark]
          alert: {title: "\(alert)", buttons: [{title: OK}]}
          views:
            - {kind: label, text: {en: Pay, zh-Hans: \(zhHans)}, color: {light: black, dark: "\(dark)"}, frame: [16, 40, 200, 24]}
          states: {busy: {alert: none, views: [{kind: label, text: \(busy), frame: [16, 40, 200, 24]}]}}
        - {id: other, device: iphone6, background: white, views: []}
      """
    }
    let sandbox = try Sandbox(["app.yaml": spec()])
    _ = try sandbox.git("init -q && git add -A && git commit -qm one")
    for (changed, expected) in [
      (spec(busy: "Hold"), ["pay: busy light en", "pay: busy dark en"]),
      (spec(dark: "#EEEEEE"), ["pay: dark en", "pay: dark zh-Hans", "pay: alert dark en", "pay: alert dark zh-Hans"]),
      (
        spec(zhHans: "付款"),
        ["pay: light zh-Hans", "pay: dark zh-Hans", "pay: alert light zh-Hans", "pay: alert dark zh-Hans"]
      ),
      (
        spec(alert: "Really?"),
        ["pay: alert light en", "pay: alert light zh-Hans", "pay: alert dark en", "pay: alert dark zh-Hans"]
      ),
    ] {
      try sandbox.write(changed, to: "app.yaml")
      #expect(try changes(comparison(with: "HEAD", in: sandbox)) == expected)
    }
  }

  @Test func `a component that changed is drawn, and the screens that use it`() throws {
    func spec(_ title: String) -> String {
      """
      app: {name: A}
      components: {Pay: {view: {kind: button, title: \(title), action: pay, frame: [0, 0, 100, 44]}}}
      screens:
        - {id: pay, device: iphone6, background: white, views: [{use: Pay, id: go}]}
        - {id: other, device: iphone6, background: white, views: []}
      """
    }
    let sandbox = try Sandbox(["app.yaml": spec("Pay")])
    _ = try sandbox.git("init -q && git add -A && git commit -qm one")
    try sandbox.write(spec("Buy"), to: "app.yaml")
    #expect(try changes(comparison(with: "HEAD", in: sandbox)) == ["pay: light", "components/Pay: light"])
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
