import HIGLanguage
import HIGLint
import HIGRules
import Testing

@testable import HIGReading

/// Every example of every rule, against all the rules together.
struct ExampleTests {
  struct Case: CustomTestStringConvertible {
    let rule: String
    let number: Int
    let example: RuleDocumentation.Example

    var testDescription: String { "\(rule), example \(number)" }
  }

  static let cases = BuiltInRules.ruleSet.documentation().flatMap { documentation in
    documentation.examples.enumerated().map { Case(rule: documentation.id, number: $0 + 1, example: $1) }
  }

  private static let examples = RuleExamples(ruleSet: BuiltInRules.ruleSet)
  private static let results = Locked([String: LintResult]())

  /// What an example gives, with questions and fixes: checked once for all tests that ask.
  static func result(of each: Case) -> LintResult {
    if let known = results.withLock({ $0[each.testDescription] }) { return known }
    let result = examples.result(of: each.example, wantsFixes: true)
    results.withLock { $0[each.testDescription] = result }
    return result
  }

  @Test(arguments: cases)
  func `An example gives exactly the diagnostics that it names`(_ each: Case) {
    let differences = Self.examples.differences(from: each.example, of: each.rule, giving: Self.result(of: each))
    if !differences.isEmpty {
      let location = each.example.location
      let position = location.file.position(at: Int(location.range.start))
      Issue.record("\(location.file.path):\(position.line): \(each.rule)\n\(differences.joined(separator: "\n"))")
    }
  }

  @Test
  func `Every rule that checks something has a bad and a good example`() {
    for documentation in BuiltInRules.ruleSet.documentation() where documentation.hasRequirement {
      #expect(documentation.isAutomatic, "\(documentation.id) has no bad example")
      #expect(
        documentation.examples.contains { $0.expectations.isEmpty }, "\(documentation.id) has no good example")
    }
  }

  @Test
  func `Every rule is in the set, with its text`() {
    let ids = BuiltInRules.ruleSet.ids
    #expect(!ids.isEmpty)
    #expect(BuiltInRules.ruleSet.documentation().map(\.id).sorted() == ids.sorted())
  }

  @Test(arguments: 0..<BuiltInRules.ruleSet.fileCount)
  func `The text of a rule file in the program is that of the file`(number: Int) throws {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let source = BuiltInRules.ruleSet.source(ofFile: number)
    #expect(source.text == (try DiskWorkspace().read("\(here)/\(source.path)")))
  }
}
