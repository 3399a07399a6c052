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
}
