import Foundation
import Testing

/// What a run of the built command gave.
struct Outcome: Equatable {
  var status: Int32
  var output: String
  var error: String
}

/// Runs the `higlint` that was built beside the tests, in a folder of its own.
struct Sandbox: ~Copyable {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("higlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// - Parameter environment: On top of an English locale; what the tests run in does not count.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try run(Self.executable, arguments, input: input, environment: environment)
  }

  /// Runs a line of the shell, in which `higlint` is the command.
  func shell(_ line: String) throws -> Outcome {
    let definition = "higlint() { '\(Self.executable.path)' \"$@\"; }"
    return try run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "\(definition); \(line)"], environment: ["PATH": "/usr/bin:/bin"])
  }

  private func run(
    _ program: URL, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["LANG": "C", "TERM": "xterm"].merging(environment) { $1 }
    // Files, so that no stream can fill up while another one is read; hidden, so that no check finds them.
    process.standardInput = try FileHandle(forReadingFrom: file(".in", input))
    let errors = try file(".err", "")
    process.standardError = try FileHandle(forWritingTo: errors)
    let output = try file(".out", "")
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// The products folder is that of the test bundle, or above it.
  private static let executable: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if canImport(Darwin)
      if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
        folder = bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("higlint")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: ".build/debug/higlint")
  }()
}
