import HIGReading
import Testing

/// The values as JSON are compared where the command writes them.
@Suite(.enabled(if: ConformanceData.isThere, "SKIPPED: no conformance suites; set HIGLINT_CONFORMANCE to their folder"))
struct ConformanceTests {
  @Test
  func `The suites are complete`() {
    #expect(ConformanceData.yamlCases.count == 402)
    #expect(ConformanceData.jsonCases.count == 318)
  }

  @Test(arguments: ConformanceData.yamlCases)
  func `A case of the YAML test suite is read as it says`(_ expected: ConformanceData.YAMLCase) {
    let tree = YAMLReader.read(SourceFile(path: expected.id, stored: Array(expected.yaml.utf8)))
    #expect(tree.problems.isEmpty != expected.error)
    guard !expected.error else { return }
    #expect(tree.events() == expected.events)
  }

  @Test(arguments: ConformanceData.yamlCases)
  func `An invalid case of the YAML test suite is told once for each document`(_ expected: ConformanceData.YAMLCase) {
    let tree = YAMLReader.read(SourceFile(path: expected.id, stored: Array(expected.yaml.utf8)))
    #expect(tree.problems.count <= max(1, tree.documents.count))
  }

  @Test(arguments: ConformanceData.jsonCases)
  func `A case of the JSON test suite is accepted or refused as it says`(_ expected: ConformanceData.JSONCase) {
    let tree = JSONReader.read(SourceFile(path: expected.name, stored: expected.bytes))
    if expected.name.hasPrefix("y_") { #expect(tree.problems.isEmpty) }
    if expected.name.hasPrefix("n_") { #expect(!tree.problems.isEmpty) }
    #expect(tree.documents.count == 1)
    #expect(!tree.jsonValues().isEmpty)
  }

  @Test(arguments: ConformanceData.jsonCases)
  func `Every JSON text without a problem is the same value as YAML`(_ expected: ConformanceData.JSONCase) {
    // YAML has no unescaped tab or line break rules of its own here; keys longer than 1,024 characters aside.
    guard expected.name.hasPrefix("y_") else { return }
    let file = SourceFile(path: expected.name, stored: expected.bytes)
    let (json, yaml) = (JSONReader.read(file), YAMLReader.read(file))
    #expect(yaml.problems.isEmpty)
    #expect(json.jsonValues() == yaml.jsonValues())
  }
}
