import Foundation
import Testing

/// What a run of the built command gave.
struct Outcome: Equatable {
  /// The last line of a report on a file that was named, and around which there is no app.
  static let withoutApp =
    "1 file was checked without an app; check its folder for the rules of `higlint rules --whole-app`\n"

  var status: Int32
  var output: String
  var error: String
}

/// Runs the `higlint` that was built beside the tests, in a folder of its own.
struct Sandbox: ~Copyable {
  let folder: URL
  /// The golden files of all tests.
  static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden")

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("higlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// A symbolic link; what it leads to need not be there.
  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: destination)
  }

  func chmod(_ path: String, _ mode: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.appendingPathComponent(path).path)
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

  /// A way to run a line of the shell as somebody whom permissions hold for: to root, nothing is unreadable. Nil where the
  /// tests run as root and there is no such way.
  static let asNobodySpecial: String? = {
    if geteuid() != 0 { return "" }
    // Root without its privilege to read everything.
    let tool = "/usr/bin/setpriv"
    return FileManager.default.isExecutableFile(atPath: tool)
      ? "\(tool) --bounding-set -dac_override,-dac_read_search '\(executable.path)'" : nil
  }()

  /// Runs a line of the shell, in which `higlint` is the command without privileges.
  func shellWithoutPrivileges(_ line: String) throws -> Outcome {
    try shell((Self.asNobodySpecial.map { $0.isEmpty ? "" : "higlint() { \($0) \"$@\"; }; " } ?? "") + line)
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

  /// The tool that runs a command on a terminal of its own.
  static let hasTerminals = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// Runs the command with standard error on a terminal, and gives what that was sent; its output is in `.report`.
  func runOnTerminal(_ words: String) throws -> String {
    #if canImport(Darwin)
      let tool = "script -q /dev/null /bin/bash -c"
    #else
      let tool = "script -qec"
    #endif
    let line = "\(tool) \"'\(Self.executable.path)' \(words) > .report\""
    #if canImport(Darwin)
      return try shell("TERM=xterm \(line) < /dev/null").output
    #else
      return try shell("TERM=xterm \(line) /dev/null < /dev/null").output
    #endif
  }

  /// Starts the command, interrupts it after a while, and gives the signal that ended it; 0 where it ended by itself. It
  /// may wait for standard input for as long as it likes; what it wrote is in `.out`.
  ///
  /// Foundation's processes inherit blocked signals; here they are as a terminal's shell would set them.
  func signalOfInterrupted(_ arguments: String..., after milliseconds: UInt32 = 300) throws -> Int32 {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, folder.appendingPathComponent(".out").path, O_WRONLY | O_CREAT, 0o600)
    let words = ["/bin/bash", "-c", "cd \"$0\" && exec \"$@\"", folder.path, Self.executable.path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, words[0], &actions, &attributes, &pointers, nil) == 0)
    usleep(milliseconds * 1000)
    kill(process, SIGINT)
    var status: Int32 = 0
    try #require(waitpid(process, &status, 0) == process)
    return status & 0x7F
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// The products folder is that of the test bundle, or above it.
  static let executable: URL = {
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
