import Foundation
import Testing

/// The conformance suites, which are not part of this repository: in the folder that `HIGLINT_CONFORMANCE` names, else in
/// `conformance` or `shared/conformance` beside a folder above the package.
enum ConformanceData {
  static let folder: URL? = {
    if let path = ProcessInfo.processInfo.environment["HIGLINT_CONFORMANCE"] { return URL(fileURLWithPath: path) }
    var above = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while above.path != "/" {
      above.deleteLastPathComponent()
      for name in ["shared/conformance", "conformance"] {
        let candidate = above.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      }
    }
    return nil
  }()

  static var isThere: Bool { folder != nil }

  struct YAMLCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var name: String
    var yaml: String
    var error: Bool
    var events: String
    var json: String?

    var testDescription: String { "\(id) \(name)" }
  }

  static let yamlCases: [YAMLCase] = {
    guard let file = folder?.appendingPathComponent("yaml-test-suite/cases.json") else { return [] }
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([YAMLCase].self, from: data)) ?? []
  }()

  struct JSONCase: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]

    var testDescription: String { name }
  }

  static let jsonCases: [JSONCase] = {
    guard let folder = folder?.appendingPathComponent("json-test-suite") else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      return data.map { JSONCase(name: name, bytes: [UInt8]($0)) }
    }
  }()
}
