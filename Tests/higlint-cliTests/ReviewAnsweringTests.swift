import Foundation
import Testing

/// `higlint review --answer`, as somebody types it.
@Suite struct ReviewAnsweringTests {
  private static let home = "screen: home\nviews:\n  - {kind: image, role: brand, image: logo} # ours\n"
  private static let rule = "principles/content-first"

  private func summary(_ sandbox: borrowing Sandbox) throws -> [String: Int] {
    let outcome = try sandbox.run("review", "--format", "json")
    #expect(outcome.status == 0)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(report?["summary"] as? [String: Int])
  }

  private func text(_ sandbox: borrowing Sandbox, _ path: String) throws -> String {
    String(decoding: try Data(contentsOf: sandbox.folder.appendingPathComponent(path)), as: UTF8.self)
  }

  private static var today: String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  @Test func `an answer is written, counts, and expires when its screen changes`() throws {
    let sandbox = try Sandbox(["home.yaml": Self.home])
    let open = try #require(try summary(sandbox)["review"])
    let outcome = try sandbox.run("review", "--answer", "\(Self.rule)=passes", "--by", "Mei", "--note", "it's small")
    #expect(outcome == Outcome(status: 0, output: "home.yaml: \(Self.rule)=passes (home)\n", error: ""))
    let written = try text(sandbox, "home.yaml")
    let start =
      Self.home
      + "reviewed:\n  - {rule: \(Self.rule), answer: passes, by: Mei, on: \(Self.today), note: it's small, part: "
    #expect(written.hasPrefix(start))
    #expect(written.utf8.count == start.utf8.count + "12345678}\n".utf8.count || written.contains("part: \""))
    #expect(try summary(sandbox)["review"] == open - 1)
    #expect(try summary(sandbox)["answered"] == 1)
    #expect(try sandbox.run("check").status == 0)

    try sandbox.write(
      written.replacing("# ours", with: "# theirs").replacing(
        "{kind: image, role: brand", with: "{role: brand, kind: image"), to: "home.yaml")
    #expect(try summary(sandbox)["answered"] == 1)
    try sandbox.write(written.replacing("logo", with: "other"), to: "home.yaml")
    let later = try summary(sandbox)
    #expect(later["answered"] == 0 && later["expired"] == 1 && later["review"] == open)
    #expect(try sandbox.run("review").output.contains("changed since it was answered “passes” by Mei on \(Self.today)"))
    #expect(try sandbox.run("review", "--answer=\(Self.rule)=fails").status == 0)
    let again = try text(sandbox, "home.yaml")
    #expect(
      again.contains("answer: fails, on: \(Self.today), part: ") && !again.contains("Mei") && !again.contains("small"))
    let check = try sandbox.run("check", "--fail-on", "warning")
    #expect(check.status == 1)
    #expect(check.output.contains("warning: Answered “fails” in review: "))
    #expect(check.output.contains("[\(Self.rule)]"))
  }

  @Test func `who answers is taken from the environment`() throws {
    let sandbox = try Sandbox(["home.yaml": Self.home])
    #expect(
      try sandbox.run("review", "--answer", "\(Self.rule)=passes", environment: ["USER": "mei"]).status == 0)
    #expect(try text(sandbox, "home.yaml").contains("by: mei,"))
    let names = ["USER": "mei", "GIT_AUTHOR_NAME": "Mei Lin"]
    #expect(try sandbox.run("review", "--answer", "\(Self.rule)=not-applicable", environment: names).status == 0)
    #expect(try text(sandbox, "home.yaml").contains("answer: notApplicable, by: Mei Lin,"))
  }

  @Test func `JSON, line ends, a byte order mark, permissions and links stay`() throws {
    let json =
      "\u{FEFF}{\r\n  \"screen\": \"home\",\r\n  \"views\": [{\"kind\": \"image\", \"role\": \"brand\"}]\r\n}\r\n"
    let sandbox = try Sandbox(["real/home.json": json])
    try sandbox.chmod("real/home.json", 0o640)
    try sandbox.link("home.json", to: "real/home.json")
    #expect(try sandbox.run("review", "--answer", "\(Self.rule)=passes", "home.json").status == 0)
    let written = try text(sandbox, "real/home.json")
    #expect(
      written.hasPrefix(
        json.dropLast(3) + ",\r\n  \"reviewed\": [\r\n    {\"rule\": \"\(Self.rule)\", \"answer\": \"passes\", "))
    #expect(written.hasSuffix("\"}\r\n  ]\r\n}\r\n"))
    let manager = FileManager.default
    let real = sandbox.folder.appendingPathComponent("real/home.json").path
    #expect(try manager.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
    let link = sandbox.folder.appendingPathComponent("home.json").path
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "real/home.json")
    #expect(
      try manager.contentsOfDirectory(atPath: sandbox.folder.appendingPathComponent("real").path) == ["home.json"])
  }

  @Test func `a file that may not be written is left alone`() throws {
    try #require(Sandbox.asNobodySpecial != nil)
    let sandbox = try Sandbox(["home.yaml": Self.home])
    try sandbox.chmod("home.yaml", 0o444)
    let outcome = try sandbox.shellWithoutPrivileges("higlint review --answer \(Self.rule)=passes")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: home.yaml can't be written: "))
    #expect(try text(sandbox, "home.yaml") == Self.home)
  }

  @Test func `a question of several places needs one of them, or the screen`() throws {
    let other = Self.home.replacing("home", with: "other")
    let sandbox = try Sandbox(["a.yaml": Self.home, "b.yaml": other])
    let outcome = try sandbox.run("review", "--answer", "\(Self.rule)=passes")
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "higlint: `\(Self.rule)` is asked about 2 places; say with `--of` which one you mean\n  home\n  other\n")
    #expect(try text(sandbox, "a.yaml") == Self.home)
    #expect(
      try sandbox.run("review", "--answer", "\(Self.rule)=passes", "--of", "home", "--of", "other").output
        == "a.yaml: \(Self.rule)=passes (home)\nb.yaml: \(Self.rule)=passes (other)\n")
    #expect(try summary(sandbox)["answered"] == 2)
  }

  @Test func `a file of several screens gets the place, too`() throws {
    let text =
      "screens:\n  - {id: a, views: [{kind: image, role: brand}]}\n  - {id: b, views: [{kind: image, role: brand}]}\n"
    let sandbox = try Sandbox(["all.yaml": text])
    #expect(try sandbox.run("review", "--answer", "\(Self.rule)=passes", "--of", "b", "--of", "a").status == 0)
    let written = try self.text(sandbox, "all.yaml")
    #expect(written.contains("  - {rule: \(Self.rule), of: b, answer: passes"))
    #expect(written.contains("  - {rule: \(Self.rule), of: a, answer: passes"))
    #expect(try summary(sandbox)["answered"] == 2)
  }

  @Test(arguments: [
    (
      ["--answer", "principles/content-frist=passes"],
      "there is no rule `principles/content-frist`; did you mean `principles/content-first`?"
    ),
    (["--answer", "principles/content-first=passs"], "`passs` is no answer; did you mean `passes`?"),
    (
      ["--answer", "principles/content-first"],
      "`--answer` takes a rule and an answer such as `principles/content-first=passes`"
    ),
    (
      ["--answer", "principles/content-first=passes", "--of", "hom"],
      "`principles/content-first` asks nothing about `hom`; did you mean `home`?"
    ),
    (
      ["--answer", "app-icon/brand-story=passes"],
      "`app-icon/brand-story` asks nothing here, so there is nothing to answer"
    ),
    (["--of", "home"], "`--of` needs `--answer`"),
    (["--answer", "principles/content-first=passes", "-"], "standard input can't hold an answer"),
  ])
  func `a mistake is named and nothing is written`(arguments: [String], message: String) throws {
    let sandbox = try Sandbox(["home.yaml": Self.home])
    let line = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try sandbox.shell("higlint review \(line)")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: \(message)\n"), "\(outcome.error)")
    #expect(try text(sandbox, "home.yaml") == Self.home)
  }

  @Test func `a property list stays as it is, and the answer goes beside it`() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>NSLocationWhenInUseUsageDescription</key><string>To show the piers near you.</string>
      </dict></plist>

      """
    let sandbox = try Sandbox(["Info.plist": plist])
    let outcome = try sandbox.run("review", "--answer", "permissions/may-say-what-not=passes")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("reviewed.yaml: permissions/may-say-what-not=passes"))
    #expect(try text(sandbox, "Info.plist") == plist)
  }
}

@Suite struct RulePagesCommandTests {
  @Test func `pages are written to a folder, and are the same as those that are printed`() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("rules", "--format", "markdown", "--area", "alerts", "--output", "docs/rules")
    #expect(outcome == Outcome(status: 0, output: "wrote 1 page to docs/rules\n", error: ""))
    let page = try String(contentsOf: sandbox.folder.appendingPathComponent("docs/rules/alerts.md"), encoding: .utf8)
    #expect(page.hasPrefix("# Alerts\n"))
    #expect(try sandbox.run("rules", "--format=markdown", "--area=alerts").output == page)
  }

  @Test func `a folder is for pages only`() throws {
    let outcome = try Sandbox().run("rules", "--output", "docs")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: `--output` needs `--format markdown`"))
  }
}
