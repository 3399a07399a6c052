import Foundation
import Testing

/// `check --staged`: what a hook checks before a commit.
@Suite struct StagedTests {
  private static let palette = "palette: {brand: \"#767676\"}\n"
  private static let screen =
    "screen: pay\nbackground: white\nviews:\n  - {kind: label, id: price, text: Price, color: $brand, frame: {x: 16, y: 80, width: 200, height: 20}}\n"

  /// A palette and a screen that takes its colour from it, committed.
  private static func repository() throws -> Sandbox {
    let sandbox = try Sandbox([
      "design/palette.yaml": palette, "design/pay.yaml": screen, "design/other.yaml": "screen: other\ncolour: red\n",
    ])
    let outcome = try sandbox.withGit("git init -q . && git add design && git commit -qm one")
    #expect(outcome.status == 0, "\(outcome.error)")
    return sandbox
  }

  private func check(_ sandbox: borrowing Sandbox, _ words: String, after line: String = "true") throws -> Outcome {
    try sandbox.withGit("\(line); higlint check --staged --force-exclude --allow-empty --format concise \(words)")
  }

  @Test func `nothing is staged, and that is no failure`() throws {
    let sandbox = try Self.repository()
    #expect(try check(sandbox, "--") == Outcome(status: 0, output: "", error: ""))
    // What is changed and not staged is not asked about, nor is what Git does not track.
    try sandbox.write("screen: new\ncolour: red\n", to: "design/new.yaml")
    try sandbox.write("screen: other\ncolour: blue\n", to: "design/other.yaml")
    #expect(try check(sandbox, "--").status == 0)
  }

  @Test func `a palette that is staged is checked with the screens that it bears on`() throws {
    let sandbox = try Self.repository()
    try sandbox.write("palette: {brand: \"#CCCCCC\"}\n", to: "design/palette.yaml")
    try sandbox.write(Self.screen, to: "design/draft.yaml")
    for words in ["--", "-- design/palette.yaml", "design", "-- ./design/palette.yaml"] {
      let outcome = try check(sandbox, words, after: "git add design/palette.yaml")
      #expect(outcome.status == 1, "\(words)")
      #expect(outcome.output.contains("design/pay.yaml:4:"), "\(words): \(outcome.output)")
      #expect(outcome.output.contains("[color/contrast]"), "\(words): \(outcome.output)")
      // Git does not track it: it is no part of the commit.
      #expect(!outcome.output.contains("draft.yaml"), "\(words)")
    }
    let below = try check(sandbox, "-- palette.yaml", after: "cd design")
    #expect(below.output.contains("../design/pay.yaml:4:") || below.output.contains("\npay.yaml:4:"), "\(below)")
  }

  @Test func `a palette that is removed is checked with the screens that it held for`() throws {
    let sandbox = try Self.repository()
    let outcome = try check(sandbox, "--", after: "git rm -q design/palette.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("design/pay.yaml:4:"), "\(outcome.output)")
    #expect(outcome.output.contains("brand"), "\(outcome.output)")
  }

  @Test func `what is named counts as staged`() throws {
    let sandbox = try Self.repository()
    let outcome = try check(sandbox, "-- design/other.yaml design/palette.yaml design/pay.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("design/other.yaml:2:1: error: "))
  }

  @Test func `behind two hyphens a name is no option`() throws {
    let sandbox = try Self.repository()
    try sandbox.write("rules: {'*': off}\n", to: "evil.yaml")
    try sandbox.write("screen: evil\ncolour: red\n", to: "--config=evil.yaml")
    let outcome = try check(sandbox, "-- --config=evil.yaml", after: "git add -- --config=evil.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("--config=evil.yaml:2:1: error: "), "\(outcome)")
  }

  @Test func `before the first commit everything that is staged is checked`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\ncolour: red\n", "b.yaml": "screen: b\ncolour: red\n"])
    let outcome = try check(sandbox, "--", after: "git init -q . && git add a.yaml")
    #expect(outcome.output.hasPrefix("a.yaml:2:1: "))
    #expect(!outcome.output.contains("b.yaml"))
  }

  /// `git commit FILE` has an index of its own, which hooks are told by a variable.
  @Test func `the index of the commit that is being made counts`() throws {
    let sandbox = try Self.repository()
    try sandbox.write("screen: other\ncolour: blue\n", to: "design/other.yaml")
    try sandbox.write("palette: {brand: \"#CCCCCC\"}\n", to: "design/palette.yaml")
    let hook = "#!/bin/sh\nexec '\(Sandbox.executable.path)' check --staged --format concise > found\n"
    try sandbox.write(hook, to: ".git/hooks/pre-commit")
    try sandbox.chmod(".git/hooks/pre-commit", 0o755)
    #expect(try sandbox.withGit("git add design/palette.yaml; git commit -qm two design/other.yaml").status == 1)
    let found = String(decoding: try Data(contentsOf: sandbox.folder.appendingPathComponent("found")), as: UTF8.self)
    #expect(found.hasPrefix("design/other.yaml:2:1: "))
    #expect(!found.contains("pay.yaml"))
  }

  @Test(arguments: ["--changed", "--shard 1/2 --output x", "-"])
  func `with what it does not go together it is a mistake in usage`(words: String) throws {
    let outcome = try check(try Self.repository(), words)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("`--staged`"))
  }
}
