import Testing

/// A team's own rules are listed and explained like those that come with higlint, and need speak one language only.
struct OwnRuleTests {
  private static let rules = """
    - id: brand/submit
      title: No title says Submit
      why: People read what happens, not what a form does.
      select: [button]
      severity: warning
      require: "self.title.value != 'Submit'"
      at: [self.title]
      message: "“{self.title.value}” says nothing of what happens"
      examples:
        - spec: |
            screen: a
            views: [{kind: button, title: Submit, action: send}]
          expect: [{text: Submit, severity: warning}]
        - spec: |
            screen: a
            views: [{kind: button, title: Send, action: send}]
          expect: []
    - id: brand/zh
      title: {zh-Hans: 按钮要有标题}
      select: [button]
      severity: advice
      require: "has(self.title)"
      message: {zh-Hans: 按钮没有标题}

    """
  private static let files = [
    ".higlint.yml": "ruleFiles: [brand.yaml]\n", "brand.yaml": rules,
    "a.yaml": "screen: a\nviews: [{kind: button, title: Submit, action: send}]\n",
  ]

  @Test func `a text in one language is shown in both`() throws {
    let sandbox = try Sandbox(Self.files)
    for language in ["en", "zh-Hans"] {
      let run = try sandbox.run("check", "--language", language, "--format", "concise", "a.yaml")
      #expect(run.output.contains("“Submit” says nothing of what happens [brand/submit]"), "\(run.output)\(run.error)")
    }
    let tested = try sandbox.run("test", "-q", "brand.yaml")
    #expect(tested.output == "2 passed, 0 failed\n", "\(tested.error)")
  }

  @Test func `they are listed, by area and for programs, too`() throws {
    let sandbox = try Sandbox(Self.files)
    let all = try sandbox.run("rules")
    #expect(all.output.contains("brand/submit"))
    #expect(all.output.contains("color/contrast"))
    let area = try sandbox.run("rules", "--area", "brand", "--language", "zh-Hans")
    #expect(area.output.split(separator: "\n").count { $0.hasPrefix("brand/") } == 2)
    #expect(area.output.contains("按钮要有标题"))
    #expect(try sandbox.run("rules", "--format", "json", "--area", "brand").output.contains("\"id\":\"brand/submit\""))
    #expect(try sandbox.run("rules", "--no-config", "--area", "brand").status == 2)
    #expect(try sandbox.run("rules", "--no-config").output.contains("brand/") == false)
  }

  @Test func `they are explained, with what they find`() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("explain", "brand/submit")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("brand/submit: No title says Submit\n"))
    #expect(run.output.contains("People read what happens, not what a form does."))
    #expect(run.output.contains("→ warning: Submit"))
    let slip = try sandbox.run("explain", "brand/sumbit")
    #expect(slip.status == 2)
    #expect(slip.error.contains("did you mean `brand/submit`?"))
  }

  @Test func `a mistake in the configuration is told`() throws {
    let sandbox = try Sandbox([".higlint.yml": "ruleFiles: [gone.yaml]\n"])
    let run = try sandbox.run("rules")
    #expect(run.status == 2)
    #expect(run.error.contains(".higlint.yml:1:13: error: gone.yaml: there is no such file"))
  }
}
