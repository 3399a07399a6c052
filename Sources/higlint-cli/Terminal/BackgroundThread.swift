#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread besides the command's own.
final class BackgroundThread {
  /// The closure that the thread runs, in an object: a C function takes no closure.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let thread: pthread_t

  /// Starts the thread; nil where the system gives none.
  init?(_ body: @escaping @Sendable () -> Void) {
    let argument = Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Darwin)
      var started: pthread_t?
      let code = pthread_create(&started, nil, Self.entry, argument)
      guard code == 0, let started else {
        Unmanaged<Work>.fromOpaque(argument).release()
        return nil
      }
      thread = started
    #else
      var started = pthread_t()
      guard pthread_create(&started, nil, Self.entry, argument) == 0 else {
        Unmanaged<Work>.fromOpaque(argument).release()
        return nil
      }
      thread = started
    #endif
  }

  /// Waits for the thread to end.
  func join() { pthread_join(thread, nil) }

  #if canImport(Darwin)
    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
      Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }
  #else
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
      if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }
  #endif
}

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
