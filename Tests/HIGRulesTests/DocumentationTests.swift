import Foundation
import HIGRules
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading
@testable import HIGReport

/// What the pages about the spec format and the rule language show is true: their examples are run.
///
/// The word behind `yaml`, `json` or `cel` in a fence says what a block is: a `spec`, an `other` file that is none, `rules`, or
/// expressions, each with what it gives behind `//`.
struct DocumentationTests {
  struct Block: CustomTestStringConvertible, Sendable {
    let page: String
    let line: Int
    /// What follows the backticks: `yaml spec`.
    let kind: String
    let text: String

    var testDescription: String { "\(page):\(line)" }
    var name: String { "\(page.dropLast(3)).\(kind.prefix { $0 != " " })" }
    var source: SourceFile { SourceFile(path: name, stored: Array(text.utf8)) }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation")

  private static let blocks = ["Format.md", "RuleLanguage.md"].flatMap { page in
    blocks(of: (try? String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)) ?? "", page)
  }

  private static func blocks(of text: String, _ page: String) -> [Block] {
    var blocks: [Block] = []
    var open: (line: Int, kind: String, lines: [Substring])?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open, line == "```" {
        let text = block.lines.map { $0 + "\n" }.joined()
        blocks.append(Block(page: page, line: block.line, kind: block.kind, text: text))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (number + 1, String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }

  private static func blocks(_ kinds: String...) -> [Block] { blocks.filter { kinds.contains($0.kind) } }

  /// What a walk of a folder finds that holds nothing but the block.
  private static func check(_ block: Block, wantsReview: Bool = false) -> LintResult {
    Linter.run(
      LintRequest(paths: ["."], threads: 1, wantsReview: wantsReview), rules: BuiltInRules.ruleSet,
      workspace: MemoryWorkspace([block.name: block.text]))
  }

  @Test func `each block says what it is`() {
    let known = ["yaml spec", "json spec", "yaml other", "yaml rules", "cel", "sh"]
    for block in Self.blocks { #expect(known.contains(block.kind), "\(block.testDescription): \(block.kind)") }
    #expect(Self.blocks("yaml spec").count > 5 && Self.blocks("yaml rules").count > 3)
  }

  @Test(arguments: blocks("yaml spec", "json spec"))
  func `A spec is one for a walk, too, and there is nothing to say about it`(_ block: Block) {
    let result = Self.check(block)
    #expect(result.summary.files == 1)
    #expect(result.diagnostics.map { "\($0.start.line): \($0.message.en) [\($0.rule)]" } == [])
  }

  @Test(arguments: blocks("yaml other"))
  func `A file that is no spec is passed over`(_ block: Block) {
    #expect(Self.check(block).summary.files == 0)
  }

  @Test(arguments: blocks("yaml rules"))
  func `Rules can be read, and find what their examples say`(_ block: Block) {
    let loaded = RuleReader.read([block.source], beside: BuiltInRules.ruleSet)
    #expect(loaded.diagnostics.map { "\($0.start.line): \($0.message.en)" } == [])
    let rules = loaded.ruleSet.documentation()
    for rule in rules { #expect(!rule.examples.isEmpty, "\(rule.id)") }
    for outcome in RuleExamples(ruleSet: BuiltInRules.ruleSet.merging(loaded.ruleSet)).outcomes(of: rules) {
      #expect(outcome.differences == [], "\(outcome.rule)")
    }
  }

  @Test(arguments: blocks("cel"))
  func `An expression gives what stands behind it`(_ block: Block) throws {
    for line in block.text.split(separator: "\n") {
      let parts = line.split(separator: "//", maxSplits: 1)
      let expected = try #require(parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : nil)
      var query = ExpressionQuery(String(parts[0]))
      query.ruleSet = BuiltInRules.ruleSet
      let value = try query.value()
      #expect(ValueText(language: .english).text(value) == expected, "\(line)")
    }
  }

  /// A test run with `HIGLINT_UPDATE_GOLDEN=1` in its environment writes the pages and the schemas.
  @Test func `the pages of reference and the schemas are what the code says`() throws {
    let ruleSet = BuiltInRules.ruleSet
    let files =
      ReferencePages(ruleSet: ruleSet, language: .english).pages().map { ($0.name, $0.text) }
      + SchemaFile.allCases.map { ("schema/\($0.rawValue).json", $0.text(ruleSet: ruleSet, language: .english)) }
    for (name, text) in files {
      let file = Self.folder.appendingPathComponent(name)
      if ProcessInfo.processInfo.environment["HIGLINT_UPDATE_GOLDEN"] != nil { try Data(text.utf8).write(to: file) }
      let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      // The lines that differ, not two pages of two thousand.
      let difference = text.split(separator: "\n").difference(from: written.split(separator: "\n"))
      let lines = difference.prefix(4).map { change in
        switch change {
        case .insert(_, let line, _): "+ \(line)"
        case .remove(_, let line, _): "- \(line)"
        }
      }
      #expect(lines == [], "make it anew: HIGLINT_UPDATE_GOLDEN=1 swift test --filter DocumentationTests")
      #expect(text.utf8.count == written.utf8.count)
    }
  }

  /// What people copy from the page of settings, from `higlint init` and from the schema is read without a complaint.
  @Test(arguments: ConfigurationKeys.all + ConfigurationKeys.override)
  func `the example of each setting is one that the built-in rules take`(key: KeyDescription) {
    let isOfOverride = !ConfigurationKeys.all.contains { $0.name == key.name }
    let line = "\(key.name): \(key.example)"
    let settings = isOfOverride ? "overrides:\n  - rules: {layout/alignment: off}\n    \(line)\n" : line + "\n"
    let workspace = MemoryWorkspace([
      "app/.higlint.yml": settings, "app/home.yaml": "screen: home\n", "app/rules/brand.yaml": "[]\n",
      "design/higlint.yml": "failOn: error\n", "app/.higlint-baseline": "",
    ])
    let result = Linter.run(
      LintRequest(paths: ["."], threads: 1), rules: BuiltInRules.ruleSet, workspace: workspace)
    #expect(result.configurationProblems.map(\.message.en) == [])
  }
}
