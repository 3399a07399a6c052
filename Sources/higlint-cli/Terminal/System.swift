import HIGReading

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
    /// Nobody reads the output any more.
    case closed
    /// The system refused, for a reason in its own words.
    case failed(String)
  }

  /// Returns the value of an environment variable; nil where it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The path of the working directory; nil where it has been removed.
  static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Opens a substitute for each standard stream that is closed. Otherwise the next file or pipe would take its number,
  /// and the output meant for the stream. A substitute fails as a closed stream does: standard input can't be read, the
  /// others can't be written.
  static func occupyStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // All lower numbers are taken, so that it gets this one. A folder can't be written to, either.
      if open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0 { _ = open("/", O_RDONLY) }
    }
  }

  /// Returns the absolute path without symbolic links; nil where a path leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the number of columns of a terminal; 80 where the terminal does not tell.
  static func columns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Makes a write to a closed pipe, or beyond the greatest size of a file, an ordinary error that ends nothing.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Keeps freed memory for the next file: glibc would give it back to the system and ask for it again, for each of
  /// thousands of files.
  static func keepFreedMemory() {
    #if canImport(Glibc)
      guard let program = dlopen(nil, RTLD_LAZY), let symbol = dlsym(program, "mallopt") else { return }
      let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      // M_TRIM_THRESHOLD, M_TOP_PAD, M_ARENA_MAX: macros that Swift does not see. The main thread waits while the others
      // work, so that one of them can have its arena: of ten thousand screens a check takes 4 of 102 MB less.
      _ = mallopt(-1, 32 << 20)
      _ = mallopt(-2, 1 << 20)
      _ = mallopt(-8, Int32(clamping: max(2, Parallel.coreCount)))
    #endif
  }

  /// Writes all of the bytes, waiting where a pipe is full.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
    switch DescriptorOutput.write(bytes, to: descriptor) {
    case 0: .written
    case EPIPE: .closed
    case let code: .failed(String(cString: strerror(code)))
    }
  }

  /// Returns the next bytes of standard input, at most so many; none at its end.
  @Sendable static func readStandardInput(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = 0
      repeat { result = read(0, buffer.baseAddress, count) } while result < 0 && errno == EINTR
      filled = max(0, result)
    }
  }

  /// Returns the local date: `2026-11-21`.
  static func today() -> String {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return "1970-01-01" }
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  }

  /// The path of the running program; nil where the system does not tell.
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

  /// Makes an interrupt end the program with success, since it was meant to run until then, even where the caller had
  /// blocked it. A hang-up that `nohup` keeps away stays away.
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
