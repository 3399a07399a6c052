import Testing

@Suite struct BaselineTests {
  private static let screen = """
    screen: pay
    background: white
    views:
      - {kind: label, id: total, text: Total, color: "#999999", frame: [16, 80, 200, 24]}
      - {kind: label, id: sum, text: Sum, txt: 1}
      - {kind: label, text: Same, txt: 1}
      - {kind: label, text: Same, txt: 2}

    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox(["design/pay.yaml": Self.screen, "design/.higlint.yml": "baseline: known\n"])
    let outcome = try sandbox.shell("cd design && higlint check --write-baseline")
    #expect(
      outcome
        == Outcome(
          status: 0, output: "No problems in 1 file; the baseline hides 4 known findings\n",
          error: "higlint: known holds 4 findings now\n"))
    return sandbox
  }

  @Test func `an entry is a rule, a file and a place`() throws {
    #expect(
      try sandbox().shell("cat design/known").output == """
        # higlint baseline 1
        1 spec/unknown-key pay.yaml pay/views/label:same
        1 spec/unknown-key pay.yaml pay/views/label:same~2
        1 spec/unknown-key pay.yaml pay/views/sum
        1 color/contrast pay.yaml pay/views/total

        """)
  }

  @Test func `moved lines, changed numbers, another folder and another working directory change nothing`() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("check", "design").status == 0)
    try sandbox.write("# moved\n\n" + Self.screen.replacing("#999999", with: "#9A9A9A"), to: "design/pay.yaml")
    #expect(
      try sandbox.shell("cd design && higlint check").output
        == "No problems in 1 file; the baseline hides 4 known findings\n")
    #expect(try sandbox.shell("mv design other; cd /; higlint check $OLDPWD/other").status == 0)
  }

  @Test func `what is new counts`() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.screen + "  - {kind: label, text: Same, txt: 3}\n", to: "design/pay.yaml")
    let outcome = try sandbox.run("check", "--format", "concise", "design")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("design/pay.yaml:8:"))
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test func `a renamed view is new, and its old entry stale until it is pruned`() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.screen.replacing("id: sum", with: "id: amount"), to: "design/pay.yaml")
    let outcome = try sandbox.run("check", "--format", "concise", "design")
    #expect(
      outcome.output == """
        design/known:4:1: warning: `spec/unknown-key` finds nothing more in pay.yaml (pay/views/sum); `--prune-baseline` removes this entry [baseline/stale]
        design/pay.yaml:5:42: error: `txt` is not a field of a view; did you mean `text`? [spec/unknown-key]

        """)
    #expect(
      try sandbox.run("check", "-q", "--prune-baseline", "design").error
        == "higlint: 1 stale entry taken out of design/known\n")
    #expect(try sandbox.shell("wc -l < design/known").output == "4\n")
  }

  @Test func `a baseline that is none, or not there, ends the run`() throws {
    let sandbox = try sandbox()
    try sandbox.write("# higlint baseline 1\nx y z\n", to: "design/known")
    let outcome = try sandbox.run("check", "design")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("design/known:2:1: error: this line is no entry"))
    #expect(
      try sandbox.run("check", "--baseline", "gone", "design")
        == Outcome(
          status: 2, output: "",
          error: "higlint: gone: there is no such file\n`--write-baseline` writes it.\n"))
  }
}
