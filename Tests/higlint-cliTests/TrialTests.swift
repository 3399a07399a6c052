import Testing

/// `higlint test --trials` runs specs that were written without knowing the rules.
struct TrialTests {
  private static let rules = """
    - id: brand/submit
      title: No title says Submit
      select: [button]
      severity: warning
      require: "self.title.value != 'Submit'"
      at: [self.title]
      message: "“{self.title.value}” says nothing of what happens"
      covers: [brand/plain-words]

    """
  private static let found =
    #"{"id": "one", "rules": ["brand/plain-words"], "expect": "found", "spec": "screen: a\nviews: [{kind: button, title: Submit, action: send}]", "why": "Submit is a form's word."}"#
  private static let missed =
    #"{"id": "two", "rules": ["brand/submit"], "expect": "found", "spec": "screen: a\nviews: [{kind: button, title: Transmit, action: send}]", "why": "Nor is this."}"#
  private static let asked =
    #"{"id": "three", "rules": ["brand/submit"], "expect": "found", "spec": "screen: a\nviews: [{kind: button, title: unknown, action: send}]", "why": "Nobody knows."}"#
  private static let sound =
    #"{"id": "four", "rules": ["brand/submit"], "expect": "silent", "edition": null, "files": {"app.yaml": "app: {name: Acme}", "a/b.yaml": "screen: a\nviews: [{kind: button, title: Send, action: send}]"}, "why": "It says what happens.", "now": "right"}"#
  private static let alarm =
    #"{"id": "five", "rules": ["brand/submit"], "expect": "silent", "edition": "ios9", "spec": "screen: a\nviews: [{kind: button, title: Submit, action: send}]", "why": "Here it is right."}"#

  private func run(_ trials: [String], _ options: String = "") throws -> Outcome {
    let sandbox = try Sandbox(["brand.yaml": Self.rules, "trials.jsonl": trials.joined(separator: "\n") + "\n\n"])
    return try sandbox.shell("higlint test brand.yaml --trials trials.jsonl \(options)")
  }

  @Test func `each says how it came out, and all together how many`() throws {
    let run = try run([Self.found, Self.missed, Self.asked, Self.sound, Self.alarm])
    #expect(
      run.output == """
        pass  one (trials.jsonl:1)
        FAIL  two (trials.jsonl:2)
            Nor is this. — missed
        FAIL  three (trials.jsonl:3)
            Nobody knows. — only asked
        pass  four (trials.jsonl:4)
        FAIL  five (trials.jsonl:5)
            Here it is right. — [brand/submit] “Submit” says nothing of what happens
        found 1 of 3 (1 only asked), silent 1 of 2

        """, "\(run.error)")
    #expect(run.status == 1)
  }

  @Test func `shares that are enough make a success`() throws {
    let trials = [Self.found, Self.missed, Self.sound, Self.alarm]
    #expect(try run(trials, "-q --min-found 50 --min-silent 50").status == 0)
    #expect(try run(trials, "-q --min-found 51 --min-silent 50").status == 1)
    #expect(try run(trials, "-q --min-found 50 --min-silent 51").status == 1)
    #expect(try run(trials, "--min-found many").status == 2)
  }

  @Test(arguments: [
    ("{\"id\": \"one\"", "trials.jsonl:2:1:"), ("[]", "trials.jsonl:2:1:"), ("{\"id\": \"one\"}", "trials.jsonl:2:1:"),
    (#"{"id": "one", "rules": ["a/b"], "expect": "maybe", "spec": ""}"#, "trials.jsonl:2:43:"),
    (#"{"id": "one", "rules": ["a/b"], "expect": "found"}"#, "trials.jsonl:2:1:"),
  ])
  func `a line that is no trial is told with its place`(line: String, place: String) throws {
    let run = try run([Self.found, line])
    #expect(run.error.hasPrefix(place), "\(run.error)")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }
}
