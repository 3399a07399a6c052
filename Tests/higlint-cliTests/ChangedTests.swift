import Foundation
import Testing

/// `check --changed`: what Git says has changed, and what it bears on.
@Suite struct ChangedTests {
  /// A repository with an app of two screens, a second app, and nothing changed.
  private static func repository(_ files: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox(
      [
        "a/app.yaml": "app: {name: A}\npalette: {brand: \"#0A7AFF\"}\n",
        "a/home.yaml": "screen: home\ncolour: red\nlinks: [{to: detail, by: tap}]\npresentation: root\n",
        "a/detail.yaml": "screen: detail\ncolour: red\npresentation: push\n",
        "b/app.yaml": "app: {name: B}\n", "b/start.yaml": "screen: start\ncolour: red\n",
      ].merging(files) { $1 })
    let outcome = try sandbox.git("init -q && git add -A && git commit -qm one")
    #expect(outcome.status == 0, "\(outcome.error)")
    return sandbox
  }

  /// The files that a run checked: each screen here has an unknown key.
  private static func checked(_ outcome: Outcome) -> [String] {
    Set(
      outcome.output.split(separator: "\n").filter { $0.contains("[spec/unknown-key]") }.map {
        String($0.prefix { $0 != ":" })
      }
    ).sorted()
  }

  private func changed(_ sandbox: borrowing Sandbox, _ words: String = "") throws -> [String] {
    let outcome = try sandbox.git("true; higlint check --format concise --changed \(words)")
    #expect(outcome.status != 2, "\(outcome.error)")
    return Self.checked(outcome)
  }

  @Test func `nothing has changed, and that is no failure`() throws {
    let outcome = try Self.repository().git("true; higlint check --changed")
    #expect(outcome == Outcome(status: 0, output: "No problems in 0 files\n", error: ""))
  }

  @Test func `a changed screen, a staged one and an untracked one are checked`() throws {
    let sandbox = try Self.repository()
    try sandbox.write("screen: home\ncolour: blue\n", to: "a/home.yaml")
    #expect(try changed(sandbox) == ["a/home.yaml"])
    _ = try sandbox.git("add -A")
    try sandbox.write("screen: new\ncolour: blue\n", to: "b/new ü.yaml")
    #expect(try changed(sandbox) == ["a/home.yaml", "b/new ü.yaml"])
    // Within what was asked for.
    #expect(try changed(sandbox, "b") == ["b/new ü.yaml"])
  }

  @Test func `by whatever path a file is named, it is the same file`() throws {
    let sandbox = try Self.repository()
    try sandbox.write("screen: home\ncolour: blue\n", to: "a/home.yaml")
    let here = try sandbox.git("true; cd b && higlint check --format concise --changed ../a \"$OLDPWD/b\"")
    #expect(Self.checked(here) == ["../a/home.yaml"])
    let outside = try sandbox.git("true; D=$PWD; cd / && higlint check --format concise --changed \"$D\"")
    #expect(Self.checked(outside).count == 1)
    #expect(Self.checked(outside).first?.hasSuffix("/a/home.yaml") == true)
  }

  @Test func `what definitions hold for is checked when they change, appear, move or go`() throws {
    let sandbox = try Self.repository()
    try sandbox.write("app: {name: A}\npalette: {brand: \"#0A7A00\"}\n", to: "a/app.yaml")
    #expect(try changed(sandbox) == ["a/detail.yaml", "a/home.yaml"])
    _ = try sandbox.git("checkout -q . && git rm -q a/app.yaml")
    #expect(try changed(sandbox) == ["a/detail.yaml", "a/home.yaml"])
    _ = try sandbox.git("reset -q --hard")
    // No longer a file of definitions.
    try sandbox.write("screen: other\n", to: "b/app.yaml")
    #expect(try changed(sandbox) == ["b/start.yaml"])
    _ = try sandbox.git("checkout -q .")
    try sandbox.write("components: {Card: {view: {kind: card}}}\n", to: "b/components.yaml")
    #expect(try changed(sandbox) == ["b/start.yaml"])
  }

  @Test func `what a configuration or a rule file holds for is checked when it changes or goes`() throws {
    let sandbox = try Self.repository([
      "b/.higlint.yml": "rules: {'layout/*': off}\n", "b/base.yml": "edition: ios9\n",
    ])
    try sandbox.write("extends: [base.yml]\n", to: "b/.higlint.yml")
    #expect(try changed(sandbox) == ["b/start.yaml"])
    _ = try sandbox.git("commit -qam two")
    #expect(try changed(sandbox) == [])
    try sandbox.write("edition: ios8\n", to: "b/base.yml")
    #expect(try changed(sandbox) == ["b/start.yaml"])
    _ = try sandbox.git("checkout -q . && git rm -q b/.higlint.yml")
    #expect(try changed(sandbox) == ["b/start.yaml"])
  }

  @Test func `an app whose screen has changed or gone is looked at as a whole`() throws {
    let rule = """
      - id: team/target
        title: {en: Targets, zh-Hans: 目标}
        why: {en: Team, zh-Hans: 团队}
        source: [{edition: ios9, section: "1.1"}]
        select: [screen]
        require: self.links.all(link, app.screens.exists(other, other.id == link.to))
        severity: error
        message: {en: It leads nowhere, zh-Hans: 链接无目标}
        examples: [{spec: "screen: a", expect: []}]
      """
    let sandbox = try Self.repository(["team.yaml": rule, ".higlint.yml": "ruleFiles: [team.yaml]\n"])
    // A link that leads nowhere is found in the screen that stayed as it was.
    let found = "a/home.yaml:1:1: error: It leads nowhere [team/target]\n"
    _ = try sandbox.git("rm -q a/detail.yaml")
    #expect(try sandbox.git("true; higlint check --format concise --changed").output == found)
    _ = try sandbox.git("reset -q --hard")
    try sandbox.write("screen: other\n", to: "a/detail.yaml")
    let unreached =
      "a/detail.yaml:1:9: warning: No link, tab, notification or quick action leads to “other”; lead there from somewhere, or leave it out [navigation/reachable]\n"
    #expect(try sandbox.git("true; higlint check --format concise --changed").output == unreached + found)
  }

  @Test func `a revision is compared with where it branched off`() throws {
    let sandbox = try Self.repository()
    _ = try sandbox.git("branch -q -M main && git checkout -qb topic")
    try sandbox.write("screen: home\ncolour: blue\n", to: "a/home.yaml")
    _ = try sandbox.git("commit -qam topic && git checkout -q main")
    try sandbox.write("screen: start\ncolour: blue\n", to: "b/start.yaml")
    _ = try sandbox.git("commit -qam main && git checkout -q topic")
    #expect(try changed(sandbox) == [])
    #expect(try changed(sandbox, "main") == ["a/home.yaml"])
    #expect(try changed(sandbox, "HEAD~1 a") == ["a/home.yaml"])
    let attached = try sandbox.git("true; higlint check --format concise --changed=main b")
    #expect(Self.checked(attached) == [])
  }

  @Test func `before the first commit everything is new`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\ncolour: red\n", "b.yaml": "screen: b\ncolour: red\n"])
    _ = try sandbox.git("init -q && git add a.yaml")
    #expect(try changed(sandbox) == ["a.yaml", "b.yaml"])
  }

  @Test func `without a repository, with an unknown revision and with standard input it is a mistake in usage`() throws
  {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n"])
    let outside = try sandbox.git("true; higlint check --changed a.yaml")
    #expect(outside.status == 2)
    #expect(
      outside.error.hasPrefix("higlint: `--changed` needs a Git repository, and `.` is in none that can be used\n"))
    let repository = try Self.repository()
    let unknown = try repository.git("true; higlint check --changed nonsense")
    #expect(unknown.status == 2)
    #expect(unknown.error.hasPrefix("higlint: Git knows no revision `nonsense`\n"))
    let option = try repository.git("true; higlint check --changed=--output=x")
    #expect(option.status == 2)
    #expect(option.error.hasPrefix("higlint: Git knows no revision `--output=x`\n"))
    let input = try repository.run("check", "--changed", "-", input: "screen: a\n")
    #expect(input.status == 2)
    let missing = try repository.run("check", "--changed", environment: ["PATH": "/nonexistent"])
    #expect(missing.status == 2)
    #expect(missing.error.hasPrefix("higlint: `--changed` asks Git, which is not installed\n"))
  }
}

extension Sandbox {
  /// Runs `git` with the rest of a line of the shell, in which `higlint` is the command; nothing around counts.
  func git(_ line: String) throws -> Outcome {
    let identity = ["AUTHOR", "COMMITTER"].map {
      "GIT_\($0)_NAME=Test GIT_\($0)_EMAIL=test@example.com"
    }.joined(separator: " ")
    return try shell(
      "export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_CEILING_DIRECTORIES=/ LANG=C TERM=xterm \(identity); "
        + "git() { command git \"$@\"; }; "
        + (line.hasPrefix("true; ") ? String(line.dropFirst(6)) : "git \(line)"))
  }
}
