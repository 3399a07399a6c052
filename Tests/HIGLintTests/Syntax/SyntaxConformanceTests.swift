import HIGLint
import Testing

@Suite(.enabled(if: ConformanceData.isThere, "SKIPPED: no conformance suites; set HIGLINT_CONFORMANCE to their folder"))
struct ConformanceTests {
  @Test("The suites are complete")
  func suitesAreComplete() {
    #expect(ConformanceData.yamlCases.count == 402)
    #expect(ConformanceData.jsonCases.count == 318)
  }

  @Test("A case of the YAML test suite is read as it says", arguments: ConformanceData.yamlCases)
  func readsYAML(_ expected: ConformanceData.YAMLCase) {
    let tree = YAMLReader.read(SourceFile(path: expected.id, stored: Array(expected.yaml.utf8)))
    #expect(tree.problems.isEmpty != expected.error)
    guard !expected.error else { return }
    #expect(tree.events() == expected.events)
    if let json = expected.json { #expect(compact(tree.jsonValues()) == compact(json)) }
  }

  @Test("An invalid case of the YAML test suite is told once for each document", arguments: ConformanceData.yamlCases)
  func tellsOnce(_ expected: ConformanceData.YAMLCase) {
    let tree = YAMLReader.read(SourceFile(path: expected.id, stored: Array(expected.yaml.utf8)))
    #expect(tree.problems.count <= max(1, tree.documents.count))
  }

  @Test("A case of the JSON test suite is accepted or refused as it says", arguments: ConformanceData.jsonCases)
  func readsJSON(_ expected: ConformanceData.JSONCase) {
    let tree = JSONReader.read(SourceFile(path: expected.name, stored: expected.bytes))
    if expected.name.hasPrefix("y_") { #expect(tree.problems.isEmpty) }
    if expected.name.hasPrefix("n_") { #expect(!tree.problems.isEmpty) }
    #expect(tree.documents.count == 1)
    #expect(!tree.jsonValues().isEmpty)
  }

  @Test("Every JSON text without a problem is the same value as YAML", arguments: ConformanceData.jsonCases)
  func readsJSONAsYAML(_ expected: ConformanceData.JSONCase) {
    // YAML has no unescaped tab or line break rules of its own here; keys longer than 1,024 characters aside.
    guard expected.name.hasPrefix("y_") else { return }
    let file = SourceFile(path: expected.name, stored: expected.bytes)
    let (json, yaml) = (JSONReader.read(file), YAMLReader.read(file))
    #expect(yaml.problems.isEmpty)
    #expect(json.jsonValues() == yaml.jsonValues())
  }
}

/// JSON without white space and with its keys sorted: the suite's files were laid out by several hands.
private func compact(_ json: String) -> String {
  var bytes = json.utf8.makeIterator()
  var following = bytes.next()
  func token() -> String {
    while let byte = following, byte <= 0x20 { following = bytes.next() }
    guard let first = following else { return "" }
    var token: [UInt8] = [first]
    following = bytes.next()
    if first == UInt8(ascii: "\"") {
      while let byte = following {
        token.append(byte)
        following = bytes.next()
        if byte == first { break }
        if byte == UInt8(ascii: "\\"), let escaped = following {
          token.append(escaped)
          following = bytes.next()
        }
      }
    } else if !"[]{},:".utf8.contains(first) {
      while let byte = following, byte > 0x20, !"[]{},:".utf8.contains(byte) {
        token.append(byte)
        following = bytes.next()
      }
    }
    return String(decoding: token, as: UTF8.self)
  }
  func value(_ first: String) -> String {
    var elements: [String] = []
    if first == "[" {
      var next = token()
      while next != "]", next != "" {
        if next != "," { elements.append(value(next)) }
        next = token()
      }
      return "[" + elements.joined(separator: ",") + "]"
    }
    guard first == "{" else { return first }
    var next = token()
    while next != "}", next != "" {
      if next != "," {
        _ = token()
        elements.append(next + ":" + value(token()))
      }
      next = token()
    }
    return "{" + elements.sorted().joined(separator: ",") + "}"
  }
  var values: [String] = []
  while true {
    let first = token()
    if first.isEmpty { return values.joined(separator: "\n") }
    values.append(value(first))
  }
}
