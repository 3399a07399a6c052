#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the system that the command needs.
enum System {
  enum WriteResult {
    case written
    /// Nobody reads any more.
    case closed
    /// In the system's own words.
    case failed(String)
  }

  /// The value of an environment variable; nil where it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Nil where it has been removed.
  static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Opens what stands in for each of the standard streams that is closed: the next file or pipe that is opened would take
  /// its number, and what is written to the stream. What stands in fails as a closed one does: nothing can be read from the
  /// one, nothing written to the others.
  static func occupyStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // All lower numbers are taken, so that it gets this one. A folder can't be written to, either.
      if open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0 { _ = open("/", O_RDONLY) }
    }
  }

  /// An absolute path in which nothing is a symbolic link; nil where it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; 80 where it does not say.
  static func columns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// A write to a closed pipe, or beyond the size that a file may have, is then an error like others, and ends nothing.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Lets the memory of one file serve the next: glibc gives what is freed back to the system and asks for it anew, for
  /// each of thousands of files.
  static func keepFreedMemory() {
    #if canImport(Glibc)
      guard let program = dlopen(nil, RTLD_LAZY), let symbol = dlsym(program, "mallopt") else { return }
      let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      // M_TRIM_THRESHOLD, M_TOP_PAD: macros that Swift does not see.
      _ = mallopt(-1, 32 << 20)
      _ = mallopt(-2, 1 << 20)
    #endif
  }

  /// Writes all of the bytes, waiting where a pipe is full.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&state, 1, -1)
        case EPIPE: return .closed
        case let code: return .failed(String(cString: strerror(code)))
        }
      }
      return .written
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// The day, by the clock of the place: `2026-11-21`.
  static func today() -> String {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return "1970-01-01" }
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  }

  /// The file of the program that is running; nil where the system does not say.
  static var program: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// An interrupt ends the program, as something that was meant to go on until then; also where whoever started it had it
  /// blocked. What `nohup` keeps from it stays away.
  static func endOnInterrupt() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in _exit(0) }
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  static func sleep(milliseconds: UInt64) { _ = poll(nil, 0, Int32(clamping: milliseconds)) }

  static func exit(_ status: Int32) -> Never {
    // Nothing is buffered by the C library, and no destructor has anything to do.
    _exit(status)
  }
}
