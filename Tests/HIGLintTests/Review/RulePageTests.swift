import Testing

@testable import HIGLanguage
@testable import HIGReading
@testable import HIGReport

/// The pages about rules, as Markdown.
@Suite struct RulePageTests {
  private func ruleSet(_ text: String) throws -> RuleSet {
    let loaded = RuleReader.read([SourceFile(path: "rules.yaml", stored: Array(text.utf8))])
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map { RuleTesting.line(of: $0) })")
    return loaded.ruleSet
  }

  @Test(arguments: Golden.names(in: "Rules"))
  func `A page says what its rules say, in both languages`(_ name: String) throws {
    let rules = try ruleSet(Golden.input(name, in: "Rules"))
    for (language, ending) in [(Language.english, "md"), (.simplifiedChinese, "zh-Hans.md")] {
      let pages = RulePages(ruleSet: rules, language: language).pages(of: rules.summaries())
      let text = pages.map { "<!-- \($0.name) -->\n\n\($0.text)" }.joined(separator: "\n")
      try Golden.check(text, name, in: "Rules", ending: ending)
    }
  }

  @Test
  func `Pages of some areas come without the list of all`() throws {
    let rules = try ruleSet(ReviewAnswerTests.rules)
    let pages = RulePages(ruleSet: rules, language: .english).pages(of: rules.summaries(), withIndex: false)
    #expect(pages.map(\.name) == ["q.md"])
  }

  @Test(arguments: [
    ("a*b*_c_", "a\\*b\\*\\_c\\_"), ("[x](y)", "\\[x\\](y)"), ("<b>&amp;", "\\<b\\>\\&amp;"),
    ("$a and $b", "\\$a and \\$b"),
    ("use `a|b*` here", "use `a|b*` here"), ("a ` b", "a \\` b"), ("a\nb", "a b"), ("~~x~~", "\\~\\~x\\~\\~"),
    ("# x", "\\# x"), ("\\", "\\\\"),
  ])
  func `Nothing in a text is taken for markup`(_ text: String, _ markdown: String) {
    #expect(Markdown.escaped(text) == markdown)
  }

  @Test
  func `Code stands between more grave accents than it holds, and a cell's bars are escaped`() {
    #expect(Markdown.code("a") == "`a`")
    #expect(Markdown.code("a`b") == "``a`b``")
    #expect(Markdown.code("`a``") == "``` `a`` ```")
    #expect(Markdown.cell("a | `b|c`") == "a \\| `b\\|c`")
    #expect(Markdown.block("a\n```\n", language: "yaml") == "````yaml\na\n```\n````\n")
  }
}
