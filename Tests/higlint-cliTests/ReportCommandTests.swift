import Foundation
import HIGLanguage
import HIGReading
import HIGRules
import Testing

@testable import HIGPage

/// `higlint report`, and what its page holds.
@Suite struct ReportCommandTests {
  private static let spec = """
    screens:
      - id: login
        device: iphone6
        background: white
        appearance: [light, dark]
        views:
          - {kind: label, id: hint, text: "Tap </script><b>here</b>", color: "#999999", frame: [16, 80, 200, 24]}
          # higlint:disable-next-line layout/tap-target -- a test
          - {kind: button, id: go, title: Go, action: go, frame: [0, 100, 20, 20]}
        states: {busy: {views: [{kind: activityIndicator, frame: [100, 100, 20, 20]}]}}
      - {id: about, device: iphone6, background: white, views: []}
    """

  /// Returns the data of a page.
  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#)).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    return try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }

  @Test func `a page holds each screen in each state and appearance, and where findings are in it`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    let outcome = try sandbox.run("report", "-o", "report.html")
    #expect(
      outcome == Outcome(status: 0, output: "", error: "higlint: wrote a report about 2 screens to report.html\n"))
    let page = try String(contentsOfFile: sandbox.folder.appendingPathComponent("report.html").path, encoding: .utf8)
    let data = try data(page)
    let screens = try #require(data["screens"] as? [[String: Any]])
    #expect(screens.map { $0["id"] as? String } == ["login", "about"])
    let versions = try #require(screens[0]["versions"] as? [[String: Any]])
    #expect(
      versions.map { "\($0["state"] as? String ?? "-") \($0["appearance"] as? String ?? "")" } == [
        "- light", "- dark", "busy light", "busy dark",
      ])
    let findings = try #require(data["findings"] as? [[String: Any]])
    let contrast = try #require(findings.firstIndex { $0["rule"] as? String == "color/contrast" })
    let pins = try #require(versions[0]["pins"] as? [[String: Any]])
    let pin = try #require(pins.first { $0["finding"] as? Int == contrast })
    #expect(pin["frame"] as? [Double] == [16, 80, 200, 24])
    #expect(findings[contrast]["screen"] as? Int == 0)
    #expect(findings[contrast]["line"] as? Int == 7)
    #expect(findings[contrast]["value"] as? String == "#999999")
    #expect(findings[contrast]["measured"] as? [String: String] == ["en": "2.84:1", "zh": "2.84:1"])
    #expect(findings[contrast]["needed"] as? [String: String] == ["en": "4.5:1", "zh": "4.5:1"])
    let suppressions = try #require(data["suppressions"] as? [[String: Any]])
    #expect(suppressions.map { $0["reason"] as? String } == ["a test"])
    #expect(suppressions.map { $0["line"] as? Int } == [8])
  }

  @Test func `a page has two scripts, and a policy that knows one of them and nothing else`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    let page = try sandbox.run("report").output
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    let policy = try #require(page.split(separator: "content=\"").dropFirst().first?.split(separator: "\"").first)
    #expect(
      String(policy).replacing(/sha256-[A-Za-z0-9+\/]{43}=/, with: "H")
        == "default-src 'none'; img-src data:; style-src 'H'; script-src 'H'; base-uri 'none'; form-action 'none'")
  }

  @Test func `the same folder gives the same page, and so does check`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec, "b/two.yaml": "screen: two\n"])
    let page = try sandbox.run("report")
    #expect(page.status == 0)
    #expect(try sandbox.run("report").output == page.output)
    let checked = try sandbox.run("check", "--format", "html")
    #expect(checked.status == 1)
    #expect(checked.output == page.output)
  }

  @Test func `what a baseline holds is known, and what is off is told`() throws {
    let sandbox = try Sandbox([
      "app.yaml": Self.spec, ".higlint.yml": "rules:\n  wording/*: off\n",
    ])
    #expect(try sandbox.run("check", "--write-baseline", "-q").status == 0)
    let data = try data(try sandbox.run("report", "--baseline", ".higlint-baseline").output)
    let findings = try #require(data["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty && findings.allSatisfy { $0["known"] as? Bool == true })
    let off = try #require(data["off"] as? [[String: Any]])
    #expect(off.map { $0["rule"] as? String } == ["wording/*"])
  }

  @Test func `a page in Markdown's company is named in it`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    let outcome = try sandbox.run("check", "--format", "markdown", "--output", "html=out.html")
    #expect(outcome.output.contains("\nThe screens are drawn, with what was found in them, in `out.html`.\n"))
    #expect(try sandbox.shell("head -c 15 out.html").output == "<!doctype html>")
    #expect(!(try sandbox.run("check", "--format", "markdown").output.contains("are drawn")))
  }

  @Test func `bars and what states show anew count among what was decided`() throws {
    let spec = """
      screens:
        - id: pay
          title: {en: Pay, zh-Hans: 支付}
          device: iphone6
          background: white
          navigationBar: {title: Pay, color: "#000000", background: white}
          views: [{kind: label, text: Sum, color: "#000000", frame: [16, 80, 200, 24]}]
          states: {busy: {views: [{kind: label, text: Wait, frame: [16, 80, 200, 24]}]}}
      """
    let sandbox = try Sandbox(["app.yaml": spec])
    let data = try data(try sandbox.run("report").output)
    let contrasts = try #require((data["decided"] as? [String: Any])?["contrasts"] as? [String: Int])
    #expect(contrasts == ["decided": 1, "open": 2])
    let screens = try #require(data["screens"] as? [[String: Any]])
    #expect(screens[0]["title"] as? [String: String] == ["en": "Pay", "zh": "支付"])
  }

  @Test func `a target that the rule lets pass is not told to be too small`() throws {
    let spec = """
      screen: alerts
      views:
        - {kind: switch, id: on, frame: [16, 100, 51, 31]}
        - {kind: button, id: pay, title: Pay, frame: [16, 200, 30, 30]}
      """
    let sandbox = try Sandbox(["alerts.yaml": spec])
    _ = try sandbox.run("report", "-o", "report.html")
    let page = try String(contentsOfFile: sandbox.folder.appendingPathComponent("report.html").path, encoding: .utf8)
    let palette = try #require(try data(page)["palette"] as? [String: Any])
    let targets = try #require(palette["targets"] as? [[String: Any]])
    #expect(
      targets.map { "\($0["path"] as? String ?? "") \($0["ok"] as? Bool ?? true)" } == [
        "alerts/views/pay false", "alerts/views/on true",
      ])
  }

  @Test func `every area of the rules has a title in Chinese`() {
    for area in Set(BuiltInRules.ruleSet.ids.map { RuleSet.area(of: $0) }) {
      let title = AreaTitle.title(of: area)
      let isName = ["Apple Pay", "Game Center", "HealthKit", "HomeKit", "iCloud", "Wallet"].contains(title.en)
      #expect(isName || title.zhHans != title.en, "\(area)")
    }
  }

  @Test func `what is watched needs a file`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    let outcome = try sandbox.run("report", "--watch")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: `--watch` needs a file for the page: `-o report.html`\n"))
  }

  @Test func `of two screens with one id each has its own findings`() throws {
    let spec = """
      screen: pay
      device: iphone6
      background: white
      views:
        - {kind: label, id: a, text: x, color: "COLOR", frame: [0, 0, 100, 20]}
      """
    let sandbox = try Sandbox([
      "one/app.yaml": "app: {name: One}\n", "one/pay.yaml": spec.replacing("COLOR", with: "#999999"),
      "two/app.yaml": "app: {name: Two}\n", "two/pay.yaml": spec.replacing("COLOR", with: "#111111"),
    ])
    let data = try data(try sandbox.run("report").output)
    let findings = try #require(data["findings"] as? [[String: Any]])
    let screens = try #require(data["screens"] as? [[String: Any]])
    for finding in findings where finding["path"] as? String == "pay/views/a" {
      let screen = try #require(finding["screen"] as? Int)
      #expect(screens[screen]["file"] as? String == finding["file"] as? String)
    }
    #expect(findings.contains { $0["rule"] as? String == "color/contrast" })
  }

  @Test func `the page of merged shards is that of one run`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec, "two.yaml": "screen: two\nlinks: [login]\n"])
    let whole = try sandbox.run("check", "--format", "html")
    for number in 1...2 {
      #expect(try sandbox.run("check", "--shard", "\(number)/2", "--output", ".part\(number)").status == 0)
    }
    // On another machine, where the specs are not.
    let merged = try sandbox.shell("mkdir .else; cd .else; higlint merge --format html ../.part1 ../.part2")
    #expect(merged == whole)
    let data = try data(merged.output)
    #expect((data["screens"] as? [Any])?.count == 3)
    #expect(((data["flow"] as? [String: Any])?["edges"] as? [Any])?.count == 1)
  }

  @Test func `a screen is drawn in each language that it has words of its own in`() throws {
    let spec = """
      app: {languages: [en, zh-Hans, ar, fr]}
      screens:
        - id: login
          device: iphone6
          background: white
          views: [{kind: label, text: {en: Tap, zh-Hans: 轻点, ar: اضغط, de: Tippen}, frame: [16, 80, 200, 24]}]
        - {id: about, device: iphone6, background: white, views: [{kind: label, text: Hi, frame: [0, 80, 200, 24]}]}
      """
    let sandbox = try Sandbox(["app.yaml": spec])
    func languages(_ words: String = "") throws -> [[String?]] {
      let data = try data(try sandbox.shell("higlint report \(words)").output)
      let lines = try #require(data["lines"] as? [String])
      #expect(Set(lines).count == lines.count)
      return try #require(data["screens"] as? [[String: Any]]).map { screen in
        try #require(screen["versions"] as? [[String: Any]]).map { version in
          let picture = try #require(version["lines"] as? [Int]).map { lines[$0] }.joined(separator: "\n")
          #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>"))
          let isInChinese = screen["id"] as? String == "login" && version["language"] as? String == "zh-Hans"
          #expect(picture.contains("轻点") == isInChinese)
          return version["language"] as? String
        }
      }
    }
    #expect(try languages() == [["en", "zh-Hans", "ar"], ["en"]])
    #expect(try languages("--language zh-Hans")[0] == ["zh-Hans", "en", "ar"])
  }

  @Test func `pictures beside the specs are in the page where that is asked for`() throws {
    let sandbox = try Sandbox([
      "app.yaml": """
      screen: pay
      device: iphone6
      background: white
      views: [{kind: image, image: logo.png, frame: [0, 100, 100, 100]}]
      """
    ])
    try sandbox.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "logo.png")
    for words in ["report", "check --format html"] {
      #expect(!(try sandbox.shell("higlint \(words)").output.contains("data:image/png")))
      let page = try sandbox.shell("higlint \(words) --embed-images").output
      #expect(page.contains("href='data:image/png;base64,iVBORw0KGgo='"))
    }
  }

  @Test func `a page of shards shows the pictures that the shards were asked for`() throws {
    let image = "views: [{kind: image, image: logo, frame: [0, 40, 100, 24]}]"
    let sandbox = try Sandbox([
      "d/a.yaml": "screen: a\ndevice: iphone6\n\(image)", "d/b.yaml": "screen: b\ndevice: iphone6\n\(image)",
    ])
    try sandbox.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "d/logo.png")
    for words in ["", "--embed-images "] {
      let shards = [1, 2].map { "higlint check --shard \($0)/2 \(words)--output s\($0) d;" }.joined(separator: " ")
      // The specs and their pictures are not needed to merge.
      let page = try sandbox.shell("\(shards) mv d .d; higlint merge --format html s1 s2; mv .d d").output
      #expect(page.contains("href='data:image/png;base64,iVBORw0KGgo='") == !words.isEmpty)
    }
  }

  @Test func `a version names the marks that can be shown over it, and equal ones stand once`() throws {
    let spec = Self.spec + "\n"
    let sandbox = try Sandbox(["app.yaml": spec])
    let data = try data(try sandbox.run("report", "app.yaml").output)
    let lists = try #require(data["marks"] as? [[[Any]]])
    let screens = try #require(data["screens"] as? [[String: Any]])
    let versions = screens.flatMap { $0["versions"] as? [[String: Any]] ?? [] }
    let numbers = versions.flatMap { ($0["marks"] as? [String: Int] ?? [:]).values }
    #expect(!numbers.isEmpty && Set(numbers) == Set(lists.indices))
    #expect(Set(lists.map { "\($0)" }).count == lists.count)
  }

  @Test func `what is new and what is gone is on the page`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    try sandbox.write(try sandbox.run("check", "--format", "json").output, to: "before.json")
    try sandbox.write(
      Self.spec.replacing("#999999", with: "#333333").replacing("Go,", with: "Stop it,"), to: "app.yaml")
    let data = try data(try sandbox.run("report", "--against", "before.json", "app.yaml").output)
    let against = try #require(data["against"] as? [String: Any])
    #expect(against["name"] as? String == "before.json")
    let gone = try #require(against["gone"] as? [[String: Any]])
    #expect(gone.contains { $0["rule"] as? String == "color/contrast" })
  }
}
