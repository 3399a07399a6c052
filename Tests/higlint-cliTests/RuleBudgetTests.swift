import Testing

/// A team's rule may be a stranger's: what it takes is counted before it is spent, and where it is too much the rule ends with
/// a word about it, while others go on.
struct RuleBudgetTests {
  private static func doubled(_ times: Int) -> String {
    "[[1]]" + (0..<times).map { ".map(x\($0), [x\($0), x\($0)])" }.joined()
  }

  /// Lists in lists: what is asked in the innermost depends on an item of each, so that nothing is found once for all.
  private static func nested(_ depth: Int) -> String {
    let items = (0..<depth).map { "a\($0)" }.joined(separator: " + ")
    return (0..<depth).reduce("\(items) + size(v.path) > 0") { inner, level in
      "[1, 2, 3, 4, 5, 6, 7, 8, 9].all(a\(level), \(inner))"
    }
  }

  /// A text that each step makes ten times as long.
  private static let replaced =
    "'aaaaaaaaaa'" + (0..<12).map { _ in ".replace('a', 'aaaaaaaaaa')" }.joined() + " == ''"

  private static let joined =
    "['aaaaaaaaaa']"
    + (0..<12).map { ".map(t\($0), [t\($0), t\($0), t\($0), t\($0), t\($0), t\($0)].join(t\($0)))" }.joined()
    + " == ['']"

  @Test(arguments: [
    replaced, joined, "\(doubled(40)) == \(doubled(40))", "[1] in \(doubled(40))", "\(doubled(40)).distinct() == []",
    "self.views.all(v, \(nested(7)))", "\(doubled(40)).exists(a, a == a)", "size(string(\(doubled(40)))) > 0",
  ])
  func `a rule that takes too much is told at its place, and the others are checked`(_ expression: String) throws {
    let sandbox = try Sandbox([
      ".higlint.yml": "ruleFiles: [brand.yaml]\n",
      "brand.yaml": """
      - id: brand/hungry
        title: {en: Is it full?, zh-Hans: 吃饱了吗？}
        select: [screen]
        severity: warning
        require: "\(expression)"
        message: {en: no, zh-Hans: 没有}
      - id: brand/modest
        title: {en: Is there a title?, zh-Hans: 有标题吗？}
        select: [screen]
        severity: warning
        require: "has(self.title)"
        message: {en: "there is no title", zh-Hans: 没有标题}

      """,
      "a.yaml": "screen: a\nviews: [{kind: label, text: x}]\nstates: {empty: {title: none}}\n",
    ])
    let run = try sandbox.shell("ulimit -v 2000000; higlint check --format concise a.yaml")
    #expect(run.status == 2)
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("a.yaml:1:1: warning: there is no title [brand/modest]"))
    let errors = lines.filter { $0.hasSuffix("[rule/error]") }
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("brand.yaml:5:12: error: the rule `brand/hungry` failed: ") == true)
    #expect(errors.first?.contains(" steps ") == true || errors.first?.contains("no overload") == true)
  }

  @Test func `what a rule takes on all nodes together counts`() throws {
    let views = (0..<200).map { _ in "  - {kind: label, text: x}\n" }.joined()
    let sandbox = try Sandbox([
      ".higlint.yml": "ruleFiles: [brand.yaml]\n",
      "brand.yaml": """
      - id: brand/hungry
        title: {en: Is it full?, zh-Hans: 吃饱了吗？}
        select: [view]
        severity: warning
        require: "self.screen.views.all(v, \(Self.nested(3)))"
        message: {en: no, zh-Hans: 没有}

      """,
      "a.yaml": "screen: a\nviews:\n\(views)",
    ])
    let run = try sandbox.run("check", "--format", "concise", "a.yaml")
    #expect(run.status == 2)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("the rule `brand/hungry` failed: the expression takes more than"))
  }

  @Test func `a message shows no more than somebody reads`() throws {
    let sandbox = try Sandbox([
      ".higlint.yml": "ruleFiles: [brand.yaml]\n",
      "brand.yaml": """
      - id: brand/loud
        title: {en: Is it quiet?, zh-Hans: 安静吗？}
        select: [screen]
        severity: warning
        require: "false"
        message: {en: "all of {\(Self.doubled(12))}, and {[1, 2]}", zh-Hans: 没有}

      """,
      "a.yaml": "screen: a\n",
    ])
    let run = try sandbox.run("check", "--format", "concise", "a.yaml")
    #expect(run.output == "a.yaml:1:1: warning: all of …, and 1, 2 [brand/loud]\n")
  }
}
