import Foundation
import Testing

/// What a fix that is made unasked may never do: say something else than the spec did.
@Suite struct SafeFixCommandTests {
  private func fixed(_ spec: String, _ options: String...) throws -> String {
    let sandbox = try Sandbox(["a.yaml": spec])
    _ = try sandbox.shell("higlint fix -q \(options.joined(separator: " ")) a.yaml")
    return try String(contentsOf: sandbox.folder.appendingPathComponent("a.yaml"), encoding: .utf8)
  }

  @Test(arguments: [
    "isOn: true", "isOn: yes", "minimumScale: 0", "maximumScale: 4", "selected: 0", "selected: 1", "selected: y",
    "titel: true", "tezt: 5", "hiddn: 3", "alphaa: Pay", "alpha: '1,000'", "alpha: '01'",
    "color: 12345678", "color: 0A7AFF80",
  ])
  func `a key whose value may mean something else stays as it is`(field: String) throws {
    let spec = "screen: a\nviews:\n  - {id: one, kind: switch, \(field)}\n"
    #expect(try fixed(spec) == spec)
  }

  @Test(arguments: [
    ("hiden: true", "hidden: true"), ("alpah: 0.5", "alpha: 0.5"), ("colr: red", "color: red"),
    ("backgroundd: white", "background: white"), ("accesibilty: {label: Music}", "accessibility: {label: Music}"),
    ("hidden: yes", "hidden: true"), ("alpha: \"0.5\"", "alpha: 0.5"),
    ("alpha: .5, hidden: off", "alpha: .5, hidden: false"),
    ("color: 0A7AFF", "color: \"#0A7AFF\""),
  ])
  func `a slip of the keyboard is put right where the value fits`(before: String, after: String) throws {
    func spec(_ field: String) -> String { "screen: a\nviews:\n  - {id: one, kind: label, \(field)}\n" }
    #expect(try fixed(spec(before)) == spec(after))
  }

  @Test func `a word of an enumeration is put right for a slip, and only suggested for another word`() throws {
    let slip = "screen: a\nviews:\n  - {kind: buton, title: Pay}\n"
    #expect(try fixed(slip) == slip.replacing("buton", with: "button"))
    let other = "screen: a\nviews:\n  - {kind: form}\n"
    #expect(try fixed(other) == other)
  }

  @Test(arguments: [
    "app:\n  permissions:\n    - {resource: location, purpose: Shows the route from Union Square to Ferry Plaza.}\n",
    "app:\n  permissions:\n    - {resource: location, purpose: Shows Your Route To The Nearest Pier.}\n",
    "app:\n  notifications:\n    - {id: n, title: Ferry, body: Your ferry leaves soon, trigger: x}\n",
  ])
  func `words that people read are changed by nothing that is safe`(spec: String) throws {
    #expect(try fixed(spec) == spec)
  }

  @Test func `a team's rule can't call a change of words safe`() throws {
    let rule = """
      rules:
        - id: team/calm
          title: {en: Calm words, zh-Hans: 平静的措辞}
          why: {en: It is calmer., zh-Hans: 更平静。}
          source: [{edition: ios10, section: "1"}]
          select: [label]
          require: "self.text.value != 'PAY'"
          severity: error
          at: [self.text]
          message: {en: Calm down, zh-Hans: 请平静}
          fix: {set: self.text, to: "'Pay'", safety: safe}
          examples: []

      """
    let spec = "screen: a\nviews:\n  - {kind: label, text: PAY}\n"
    let sandbox = try Sandbox(["a.yaml": spec, "team.yaml": rule, ".higlint.yml": "ruleFiles: [team.yaml]\n"])
    let outcome = try sandbox.run("fix", "a.yaml")
    #expect(outcome.error == "higlint: nothing to fix\nhiglint: 1 more can be fixed with `--unsafe`\n")
    let report = try sandbox.run("check", "a.yaml")
    #expect(report.output.contains("= unsafe fix: write `Pay` (it changes a text that people read)\n"))
    #expect(try sandbox.run("fix", "--unsafe", "-q", "a.yaml").status == 0)
    #expect(
      try String(contentsOf: sandbox.folder.appendingPathComponent("a.yaml"), encoding: .utf8)
        == spec.replacing("PAY", with: "Pay"))
  }

  @Test func `a diff that shows nothing says so`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n"])
    #expect(
      try sandbox.run("fix", "--diff", "a.yaml") == Outcome(status: 0, output: "", error: "higlint: nothing to fix\n"))
    #expect(try sandbox.run("fix", "--diff", "-q", "a.yaml") == Outcome(status: 0, output: "", error: ""))
  }
}
