import Foundation
import Testing

/// `higlint review --apply`, as somebody types it.
@Suite struct ReviewApplyingTests {
  private static let home = "screen: home\nviews:\n  - {kind: image, role: brand, image: logo} # ours\n"
  private static let rule = "principles/content-first"

  private func text(_ sandbox: borrowing Sandbox, _ path: String) throws -> String {
    String(decoding: try Data(contentsOf: sandbox.folder.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The fingerprint of what the rule asks about.
  private func part(_ sandbox: borrowing Sandbox, of path: String = "home") throws -> String {
    let outcome = try sandbox.run("review", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let items = try #require(report?["reviews"] as? [[String: Any]])
    let item = try #require(items.first { $0["rule"] as? String == Self.rule && $0["path"] as? String == path })
    return try #require(item["part"] as? String)
  }

  private func answer(
    _ answer: String = "passes", of path: String = "home", part: String? = nil, file: String = "home.yaml",
    more: String = ""
  ) -> String {
    let part = part.map { "\"part\":\"\($0)\"," } ?? ""
    return """
      {"rule":"\(Self.rule)","paths":["\(path)"],"file":"\(file)",\(part)"answer":"\(answer)","by":"Mei",\
      "on":"2026-11-25"\(more)}
      """
  }

  private func sheet(_ answers: String...) -> String {
    "{\"version\":1,\"answers\":[\n\(answers.joined(separator: ",\n"))\n]}\n"
  }

  @Test func `answers of a checklist are written as one by one`() throws {
    let sandbox = try Sandbox(["a/home.yaml": Self.home, "b/home.yaml": Self.home])
    let part = try part(sandbox)
    try sandbox.write(
      sheet(answer(part: part, file: "a/home.yaml", more: ",\"note\":\"it's small\"")), to: "answers.json")
    let outcome = try sandbox.run("review", "--apply", "answers.json", "a")
    #expect(outcome == Outcome(status: 0, output: "a/home.yaml: \(Self.rule)=passes (home)\n", error: ""))
    #expect(
      try text(sandbox, "a/home.yaml") == Self.home
        + "reviewed:\n  - {rule: \(Self.rule), answer: passes, by: Mei, on: 2026-11-25, note: it's small, part: "
        + (part.utf8.allSatisfy { 0x30...0x39 ~= $0 } || part.contains("e") && Double(part) != nil
          ? "\"\(part)\"" : part) + "}\n")
    // Once more there is nothing left to do.
    #expect(try sandbox.run("review", "--apply", "answers.json", "a") == Outcome(status: 0, output: "", error: ""))
    #expect(try text(sandbox, "b/home.yaml") == Self.home)
  }

  @Test func `unknown, expired and conflicting answers are told one by one, and the rest is written`() throws {
    let other = Self.home.replacing("home", with: "other")
    let third = Self.home.replacing("home", with: "third")
    let sandbox = try Sandbox(["home.yaml": Self.home, "other.yaml": other, "third.yaml": third])
    #expect(
      try sandbox.run("review", "--answer", "\(Self.rule)=fails", "--of", "third", "--by", "Lin").status == 0)
    let standing = try text(sandbox, "third.yaml")
    try sandbox.write(
      sheet(
        answer().replacing(Self.rule, with: "no/such-rule"), answer(of: "nowhere"), answer(part: "0badcafe"),
        answer("passes", of: "other", file: "other.yaml"), answer("fails", of: "other", file: "other.yaml"),
        answer("passes", of: "third", file: "third.yaml"), answer("maybe"), answer(), answer(file: "else.yaml")),
      to: "answers.json")
    let outcome = try sandbox.run("review", "--apply", "answers.json")
    #expect(outcome.status == 1)
    #expect(outcome.output == "home.yaml: \(Self.rule)=passes (home)\n")
    let lines = outcome.error.split(separator: "\n").map(String.init)
    #expect(lines.count == 9)
    #expect(lines.contains { $0.hasPrefix("higlint: answers.json:8:") && $0.contains("`maybe` is none of `passes`") })
    #expect(lines.contains { $0.hasPrefix("higlint: answers.json:2:1: there is no rule `no/such-rule`") })
    #expect(lines.contains { $0.hasPrefix("higlint: answers.json:3:1: `\(Self.rule)` asks nothing about `nowhere`") })
    #expect(
      lines.contains(
        "higlint: answers.json:4:1: `home` has changed since it was looked at; answer `\(Self.rule)` again"))
    for (line, otherLine) in [(5, 6), (6, 5)] {
      #expect(
        lines.contains(
          "higlint: answers.json:\(line):1: `\(Self.rule)` has two answers about `other`; the other one is in line "
            + "\(otherLine)"))
    }
    #expect(
      lines.contains(
        "higlint: answers.json:7:1: `third` has been answered “fails” by Lin already; `--answer` replaces that"))
    #expect(
      lines.contains(
        "higlint: answers.json:10:1: `\(Self.rule)` asks about `home` in home.yaml, and not in else.yaml"))
    #expect(lines.last == "higlint: 8 answers were not written")
    #expect(try text(sandbox, "other.yaml") == other)
    #expect(try text(sandbox, "third.yaml") == standing)
  }

  @Test func `messages are Chinese for those who read Chinese`() throws {
    let sandbox = try Sandbox(["home.yaml": Self.home, "answers.json": sheet(answer(part: "0badcafe"))])
    let outcome = try sandbox.run("review", "--language", "zh-Hans", "--apply", "answers.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.error
        == "higlint: answers.json:2:1：`home` 在查看之后已有改动；请重新回答 `\(Self.rule)`\nhiglint: 1 个答案未写入\n")
  }

  @Test(arguments: [
    ("", "answers.json:1:1: "), ("{\"version\":1", "answers.json:1:"), ("[]", "answers.json:1:1: expected an object"),
    ("{\"version\":2,\"answers\":[]}", "answers.json:1:12: only answers of version 1 can be read"),
    ("{\"version\":1,\"answers\":7}", "answers.json:1:24: expected a list of answers"),
    ("{\"answers\":[]}", "answers.json:1:1: this file has no `version`"),
    ("{\"version\":1,\"answers\":[],\"answers\":[]}", "answers.json:1:"), ("\u{0}\u{1}", "answers.json:1:1: "),
  ])
  func `a file that is no list of answers writes nothing`(bytes: String, message: String) throws {
    let sandbox = try Sandbox(["home.yaml": Self.home, "answers.json": bytes])
    let outcome = try sandbox.run("review", "--apply", "answers.json", "home.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: " + message), "\(outcome.error)")
    #expect(outcome.error.hasSuffix("\nNothing was written.\n"))
    #expect(try text(sandbox, "home.yaml") == Self.home)
  }

  @Test func `bytes that are no text, deep nesting and many answers end with a message`() throws {
    let sandbox = try Sandbox(["home.yaml": Self.home])
    try sandbox.write([0xFF, 0xFE, 0x00, 0xD8, 0x7B], to: "answers.json")
    #expect(try sandbox.run("review", "--apply", "answers.json", "home.yaml").status == 2)
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    try sandbox.write("{\"version\":1,\"answers\":[\(deep)]}", to: "answers.json")
    let outcome = try sandbox.run("review", "--apply", "answers.json", "home.yaml")
    #expect(outcome.status == 1 || outcome.status == 2)
    let many = (0..<5000).map { answer(of: "screen\($0)") }.joined(separator: ",")
    try sandbox.write("{\"version\":1,\"answers\":[\(many)]}", to: "answers.json")
    let last = try sandbox.run("review", "--apply", "answers.json", "home.yaml")
    #expect(last.status == 1)
    #expect(last.error.hasSuffix("higlint: 5000 answers were not written\n"))
    #expect(try text(sandbox, "home.yaml") == Self.home)
  }

  @Test func `an answer names no file that is written to`() throws {
    let sandbox = try Sandbox(["design/home.yaml": Self.home, "secret.yaml": Self.home])
    for file in ["../secret.yaml", "/etc/passwd", "secret.yaml"] {
      try sandbox.write(sheet(answer(file: file)), to: "answers.json")
      let outcome = try sandbox.run("review", "--apply", "answers.json", "design")
      #expect(outcome.status == 1)
      #expect(
        outcome.error.hasPrefix(
          "higlint: answers.json:2:1: `\(Self.rule)` asks about `home` in design/home.yaml, and not in \(file)\n"))
    }
    #expect(try text(sandbox, "secret.yaml") == Self.home)
    #expect(try text(sandbox, "design/home.yaml") == Self.home)
  }

  @Test func `keys that are written twice, days that are none and answers about nothing are told`() throws {
    let sandbox = try Sandbox(["home.yaml": Self.home])
    try sandbox.write(
      sheet(
        answer().replacing("2026-11-25", with: "yesterday"), answer().replacing("[\"home\"]", with: "[]"),
        answer().replacing("\"by\":\"Mei\"", with: "\"who\":\"Mei\"")), to: "answers.json")
    let outcome = try sandbox.run("review", "--apply", "answers.json", "home.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("`yesterday` is no day such as 2026-11-25"))
    #expect(outcome.error.contains("this answer is about nothing"))
    #expect(outcome.error.contains("there is no key `who` here"))
    #expect(outcome.error.hasSuffix("higlint: 3 answers were not written\n"))
    #expect(try text(sandbox, "home.yaml") == Self.home)
  }

  @Test func `options of a single answer don't go with a file of answers`() throws {
    let sandbox = try Sandbox(["home.yaml": Self.home, "answers.json": sheet()])
    let outcome = try sandbox.run("review", "--apply", "answers.json", "--by", "Mei")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: `--apply` and `--by` don't go together\n"))
  }
}
