#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Wakes a thread that waits: a byte in a pipe.
final class WakeUp: Sendable {
  private let ends: [Int32]

  /// Creates the pipe; nil where the system gives none.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.ends = ends
  }

  deinit { for end in ends { close(end) } }

  func call() { _ = System.write([0], to: ends[1]) }

  /// Waits for a call, but not longer than this. Returns true where it was called.
  func wait(milliseconds: Int32) -> Bool {
    var state = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) > 0
  }
}
