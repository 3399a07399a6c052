#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run to its end.
enum Subprocess {
  struct Result {
    /// The exit status; nil where a signal ended the program.
    var status: Int32?
    var output: [UInt8] = []
    var error: [UInt8] = []
  }

  /// The reason why a program could not be run.
  enum Failure: Error {
    /// No folder in `PATH` has a program of that name.
    case missing
    /// The system refused, for a reason in its own words.
    case failed(String)

    init(code: Int32) { self = code == ENOENT ? .missing : .failed(String(cString: strerror(code))) }
  }

  /// Runs a program that is found by `PATH`.
  ///
  /// - Parameter environment: The variables that differ from this process's own; nil removes a variable.
  static func run(
    _ words: [String], input: [UInt8] = [], environment: [String: String?] = [:]
  ) throws(Failure) -> Result {
    // Where whoever started this one ignores the end of children, nobody would learn how they ended.
    signal(SIGCHLD, SIG_DFL)
    var pipes = try Pipes()
    let pid = try start(words, &pipes, environment)
    var result = Result()
    pipes.exchange(input, into: &result)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 { guard errno == EINTR else { throw Failure(code: errno) } }
    // WIFEXITED and WEXITSTATUS: Swift does not import these macros.
    if status & 0x7F == 0 { result.status = status >> 8 & 0xFF }
    return result
  }

  private static func start(
    _ words: [String], _ pipes: inout Pipes, _ changes: [String: String?]
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, end) in pipes.ends.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(descriptor))
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var variables = environment(with: changes)
    defer { for variable in variables { free(variable) } }
    var pid: pid_t = 0
    let code = words.first.map { posix_spawnp(&pid, $0, &actions, nil, &arguments, &variables) } ?? ENOENT
    for end in pipes.ends { close(end) }
    guard code == 0 else {
      pipes.closeOwn()
      throw Failure(code: code)
    }
    return pid
  }

  /// Returns this process's environment with some changes, as the system takes it.
  private static func environment(with changes: [String: String?]) -> [UnsafeMutablePointer<CChar>?] {
    #if canImport(Darwin)
      let own = _NSGetEnviron().pointee
    #else
      let own: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = own
    while let place = next, let variable = place.pointee {
      let length = strchr(variable, Int32(UInt8(ascii: "="))).map { variable.distance(to: $0) } ?? strlen(variable)
      let name = variable.withMemoryRebound(to: UInt8.self, capacity: length) {
        String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
      }
      if changes[name] == nil { variables.append(strdup(variable)) }
      next = place + 1
    }
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      if let value { variables.append(strdup("\(name)=\(value)")) }
    }
    return variables + [nil]
  }

  /// The pipes to the other program's standard streams.
  private struct Pipes {
    private var input: Int32 = -1
    private var output: Int32 = -1
    private var error: Int32 = -1
    /// The other program's ends: standard input, output, error.
    private(set) var ends: [Int32] = []

    init() throws(Failure) {
      for stream in 0..<3 {
        var pair: [Int32] = [0, 0]
        guard pipe(&pair) == 0 else {
          let code = errno
          for end in ends { close(end) }
          closeOwn()
          throw Failure(code: code)
        }
        for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        switch stream {
        case 0: (input, pair[1]) = (pair[1], pair[0])
        case 1: output = pair[0]
        default: error = pair[0]
        }
        ends.append(pair[1])
      }
      _ = fcntl(input, F_SETFL, O_NONBLOCK)
    }

    mutating func closeOwn() {
      for descriptor in [input, output, error] where descriptor >= 0 { close(descriptor) }
      (input, output, error) = (-1, -1, -1)
    }

    /// Writes and reads at once, so that neither side waits for the other for ever.
    mutating func exchange(_ bytes: [UInt8], into result: inout Result) {
      var rest = bytes[...]
      if rest.isEmpty { Self.shut(&input) }
      while output >= 0 || error >= 0 {
        var states = [
          pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: error, events: Int16(POLLIN), revents: 0),
          pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        ]
        guard poll(&states, nfds_t(states.count), -1) >= 0 || errno == EINTR else { break }
        if states[0].revents != 0, !Self.take(output, into: &result.output) { Self.shut(&output) }
        if states[1].revents != 0, !Self.take(error, into: &result.error) { Self.shut(&error) }
        if states[2].revents != 0 {
          rest = rest.dropFirst(Self.give(rest, to: input))
          if rest.isEmpty { Self.shut(&input) }
        }
      }
      closeOwn()
    }

    private static func shut(_ descriptor: inout Int32) {
      close(descriptor)
      descriptor = -1
    }

    /// Reads some bytes. Returns false at the end.
    private static func take(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = systemRead(descriptor, buffer)
        initialized = max(0, count)
      }
      bytes += chunk
      return count > 0 || count < 0 && errno == EINTR
    }

    /// Writes some bytes. Returns the number that are done with: all where nobody reads them any more.
    private static func give(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count >= 0 { return count }
      return errno == EAGAIN || errno == EINTR ? 0 : bytes.count
    }
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }
}
