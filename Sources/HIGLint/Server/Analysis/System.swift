import HIGReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the system that the server needs.
enum System {
  /// Returns whether a process is running: where the editor has ended without a word, so does the server.
  static func isRunning(_ process: Int32) -> Bool { process <= 0 || kill(process, 0) == 0 || errno != ESRCH }

  /// Makes a folder for the server alone among the system's temporary ones.
  ///
  /// By the C library: Foundation takes longer to load than a small spec to be checked.
  ///
  /// - Returns: Its path.
  static func makeTemporaryFolder() throws(AtomicFile.Failure) -> String {
    let stated = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = stated.isEmpty ? "/tmp" : stated
    var template = Array(Path.join(parent, "higlint-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw AtomicFile.Failure(path: parent, code: errno) }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Removes files of ours, and the folder that holds them: where somebody else has put something there, it stays.
  static func removeFolder(_ path: String, holding files: [String]) {
    for file in files { unlink(file) }
    rmdir(path)
  }
}
