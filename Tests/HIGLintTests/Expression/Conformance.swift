import Foundation
import HIGLanguage
import HIGReading
import Testing

/// Where the conformance data lies: `HIGLINT_CONFORMANCE`, or `shared/conformance` beside a folder above this file.
func conformanceFolder(_ name: String) -> URL? {
  if let path = ProcessInfo.processInfo.environment["HIGLINT_CONFORMANCE"] {
    return URL(fileURLWithPath: path).appendingPathComponent(name)
  }
  var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  while folder.path != "/" {
    let data = folder.appendingPathComponent("shared/conformance/\(name)")
    if FileManager.default.fileExists(atPath: data.path) { return data }
    folder.deleteLastPathComponent()
  }
  return nil
}

/// A case of CEL's conformance suite.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  var file: String
  var section: String
  var name: String
  var source: String
  var isChecked: Bool
  var variables: [String]
  var bindings: [(String, Value)]
  /// Nil where the expression must fail.
  var expected: Value?

  /// As `cel-exceptions.txt` names it.
  var id: String { "\(file)/\(section)/\(name)" }
  var testDescription: String { id }

  static let all: [ConformanceCase] = load()

  private static func load() -> [ConformanceCase] {
    guard let folder = conformanceFolder("cel"),
      let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var cases: [ConformanceCase] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
      guard let data = try? Data(contentsOf: file) else { continue }
      let tree = JSONReader.read(SourceFile(path: file.path, stored: Array(data)))
      cases += tree.children(of: tree.documents[0].root).compactMap { node in
        ConformanceCase(node, in: tree, file: file.deletingPathExtension().lastPathComponent)
      }
    }
    return cases
  }

  /// Nil where a field can't be read: the number of cases is tested.
  private init?(_ node: NodeIndex, in tree: SyntaxTree, file: String) {
    self.file = file
    (section, name, source, isChecked, variables, bindings, expected) = ("", "", "", true, [], [], nil)
    var mustFail = false
    do {
      for entry in tree.entries(of: node) {
        switch tree.text(of: entry.key) {
        case "section": section = tree.text(of: entry.value)
        case "name": name = tree.text(of: entry.value)
        case "expr": source = tree.text(of: entry.value)
        case "disableCheck": isChecked = false
        case "typeEnv": variables = tree.children(of: entry.value).map { tree.text(of: $0) }
        case "bindings":
          for binding in tree.entries(of: entry.value) {
            bindings.append((tree.text(of: binding.key), try ValueReader.value(of: binding.value, in: tree)))
          }
        case "value": expected = try ValueReader.value(of: entry.value, in: tree)
        case "error": mustFail = true
        default: return nil
        }
      }
    } catch {
      return nil
    }
    if mustFail == (expected != nil) { return nil }
    variables = Array(Set(variables).union(bindings.map(\.0))).sorted()
  }
}
