import Foundation
import HIGLint
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
      guard let data = try? Data(contentsOf: file),
        let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
      else { continue }
      cases += list.compactMap { ConformanceCase($0, file: file.deletingPathExtension().lastPathComponent) }
    }
    return cases
  }

  private init?(_ json: [String: Any], file: String) {
    guard let section = json["section"] as? String, let name = json["name"] as? String,
      let source = json["expr"] as? String
    else { return nil }
    self.file = file
    self.section = section
    self.name = name
    self.source = source
    isChecked = json["disableCheck"] as? Bool != true
    let bound = json["bindings"] as? [String: Any] ?? [:]
    bindings = bound.sorted { $0.key < $1.key }.compactMap { name, value in Self.value(value).map { (name, $0) } }
    guard bindings.count == bound.count else { return nil }
    variables = Array(Set(json["typeEnv"] as? [String] ?? []).union(bound.keys)).sorted()
    expected = json["error"] == nil ? json["value"].flatMap(Self.value) : nil
    if json["error"] == nil, expected == nil { return nil }
  }

  static func value(_ json: Any) -> Value? {
    guard let object = json as? [String: Any], let type = object["type"] as? String else { return nil }
    switch (type, object["value"]) {
    case ("null", _): return .null
    case ("bool", let bool as Bool): return .bool(bool)
    case ("int", let digits as String): return Int64(digits).map { .int($0) }
    case ("double", let digits as String):
      return digits == "Infinity"
        ? .double(.infinity) : digits == "-Infinity" ? .double(-.infinity) : Double(digits).map { .double($0) }
    case ("string", let string as String): return .string(string)
    case ("list", let items as [Any]): return .list(items.compactMap(value))
    case ("map", let pairs as [[Any]]):
      return .map(
        MapValue(
          pairs.compactMap { pair in
            guard pair.count == 2, let key = value(pair[0]), let value = value(pair[1]) else { return nil }
            return (key, value)
          }))
    default: return nil
    }
  }
}
