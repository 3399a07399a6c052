#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps the input that breaks something: a trap, a stack that overflows, a run without an end, an invariant.
enum Watchdog {
  /// Longer than the slowest input of the largest size takes on a busy machine.
  private static let secondsForOneInput: UInt32 = 20

  // Read by the signal handler, in which nothing may allocate.
  nonisolated(unsafe) private static var input = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  static func start(part: Part) {
    path = strdup("fuzz-\(part.rawValue).bin")
    // A stack of their own for handlers: the one that overflowed has no room.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    stack.ss_size = 1 << 16
    sigaltstack(&stack, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = { Watchdog.handle($0) }
      #else
        action.__sigaction_u.__sa_handler = { Watchdog.handle($0) }
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
  }

  static func run(_ bytes: [UInt8], _ part: Part) {
    let broken = bytes.withUnsafeBufferPointer { buffer in
      input = buffer
      alarm(secondsForOneInput)
      let broken = part.brokenInvariant(bytes)
      alarm(0)
      return broken
    }
    guard let broken else { return }
    bytes.withUnsafeBufferPointer { buffer in
      input = buffer
      keep()
    }
    print("\(part.rawValue): \(broken); the input is in fuzz-\(part.rawValue).bin (\(bytes.count) bytes)")
    exit(1)
  }

  private static func keep() {
    guard let path else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = write(descriptor, input.baseAddress, input.count)
    close(descriptor)
  }

  private static func handle(_ number: Int32) {
    keep()
    let text: StaticString = number == SIGALRM ? "no end; the input is kept\n" : "a trap; the input is kept\n"
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
    _exit(1)
  }
}
