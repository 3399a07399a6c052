import HIGLanguage
import HIGReading
import Testing

@testable import HIGLint

@Suite struct CompiledRuleFilesTests {
  private static let rule = """
    - id: brand/submit
      title: No title says Submit
      select: [button]
      severity: warning
      require: "self.title.value != 'Submit'"
      message: Say what happens

    """

  private func lookup(_ files: [String: String], _ compiled: CompiledRuleFiles) -> ConfigurationLookup {
    let lookup = ConfigurationLookup(
      workspace: MemoryWorkspace(files), rules: Self.builtIn, choice: .nearest, ruleFiles: compiled)
    _ = lookup.rules(for: ".")
    return lookup
  }

  private static let builtIn = RuleSet()

  @Test
  func `a rule file is compiled once, whoever reads the configuration again`() {
    let compiled = CompiledRuleFiles()
    let files = [".higlint.yml": "ruleFiles: [brand.yaml]\n", "brand.yaml": Self.rule]
    let first = lookup(files, compiled).rules(for: ".")
    #expect(first.ids == ["brand/submit"])
    #expect(lookup(files, compiled).rules(for: ".").isSame(as: first))
    #expect(!lookup(files, CompiledRuleFiles()).rules(for: ".").isSame(as: first))
  }

  @Test
  func `a rule file that has changed is compiled anew`() {
    let compiled = CompiledRuleFiles()
    let first = lookup([".higlint.yml": "ruleFiles: [brand.yaml]\n", "brand.yaml": Self.rule], compiled).rules(for: ".")
    let changed = Self.rule.replacing("brand/submit", with: "brand/sends")
    let second = lookup([".higlint.yml": "ruleFiles: [brand.yaml]\n", "brand.yaml": changed], compiled).rules(for: ".")
    #expect(first.ids == ["brand/submit"])
    #expect(second.ids == ["brand/sends"])
    // Places are told in the file that the configuration names.
    let moved = lookup([".higlint.yml": "ruleFiles: [own.yaml]\n", "own.yaml": Self.rule], compiled).rules(for: ".")
    #expect(moved.source(ofFile: moved[0].file).path == "own.yaml")
  }

  @Test
  func `mistakes in a rule file are told each time`() {
    let compiled = CompiledRuleFiles()
    let files = [
      ".higlint.yml": "ruleFiles: [brand.yaml]\n", "brand.yaml": Self.rule.replacing("require:", with: "requires:"),
    ]
    let first = lookup(files, compiled).problems
    #expect(!first.isEmpty)
    #expect(lookup(files, compiled).problems.map(\.message.en) == first.map(\.message.en))
    #expect(lookup(files, compiled).rules(for: ".").ids == [])
  }
}
