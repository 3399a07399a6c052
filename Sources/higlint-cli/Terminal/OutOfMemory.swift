#if canImport(Glibc)
  import Glibc

  /// Ends a run that lacks memory: with one line that says so, and the exit status of a run that could not be done.
  ///
  /// A Swift program ends when an allocation fails: the runtime writes the number of bytes to the C library's `stderr`
  /// and aborts, or runs into a null pointer where even that sentence finds no room. Nothing else here writes to
  /// `stderr`, so a pipe can take its place, and the handler of the signal can tell these words from others. Other
  /// crashes stay crashes, with their own words.
  enum OutOfMemory {
    /// The parts that the end needs, made in advance: without memory nothing can be put together, nor a generic type be
    /// made. All but the language is written before there is a second thread.
    private struct Preparation {
      /// The line in each language, in UTF-8.
      var english: UnsafeMutableRawPointer
      var englishCount: Int
      var chinese: UnsafeMutableRawPointer
      var chineseCount: Int
      var speaksChinese = false
      /// The descriptor from which the words on `stderr` are read; negative where they go their usual way.
      var said: Int32 = -1
      var words: UnsafeMutableRawPointer
    }
    private nonisolated(unsafe) static let preparation: UnsafeMutablePointer<Preparation> = .allocate(capacity: 1)
    /// The former action of each signal, by its number.
    private nonisolated(unsafe) static let former: UnsafeMutablePointer<sigaction> = .allocate(capacity: 65)
    /// The number of bytes that counts as memory: where less is left, there is none.
    private static var enough: Int { 16 << 20 }
    /// The number of bytes that the runtime's words fit into.
    private static var room: Int { 4096 }

    /// Sets the language of the line.
    static func speak(chinese: Bool) { preparation.pointee.speaksChinese = chinese }

    /// Prepares for the end of memory.
    static func prepare() {
      let english = Array(
        "higlint: there is not enough memory for this; check fewer files at once, or with --threads 1\n".utf8)
      let chinese = Array("higlint: 内存不足，无法完成；请分批检查，或使用 --threads 1\n".utf8)
      preparation.initialize(
        to: Preparation(
          english: copy(english), englishCount: english.count, chinese: copy(chinese), chineseCount: chinese.count,
          words: .allocate(byteCount: room, alignment: 1)))
      replaceErrorStream()
      for signal in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP] { watch(signal) }
    }

    private static func copy(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
      let place = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 1)
      bytes.withUnsafeBytes { place.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(place), byteCount: $0.count) }
      return place
    }

    /// Writes the line, and ends the process.
    private static func end() -> Never {
      if preparation.pointee.speaksChinese {
        _ = write(2, preparation.pointee.chinese, preparation.pointee.chineseCount)
      } else {
        _ = write(2, preparation.pointee.english, preparation.pointee.englishCount)
      }
      _exit(2)
    }

    // MARK: What the runtime says

    /// Lets the words on `stderr` wait in a pipe for the signal that follows them.
    private static func replaceErrorStream() {
      // By its address: what Swift sees of a variable of C is not meant to be assigned.
      guard let program = dlopen(nil, RTLD_LAZY), let symbol = dlsym(program, "stderr") else { return }
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      guard let stream = fdopen(ends[1], "w") else { return }
      setvbuf(stream, nil, _IONBF, 0)
      symbol.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee = stream
      preparation.pointee.said = ends[0]
    }

    /// Passes on the words on `stderr`, unless they are about an allocation that failed.
    ///
    /// - Returns: Whether they are.
    private static func passOn() -> Bool {
      if preparation.pointee.said < 0 { return false }
      let words = preparation.pointee.words
      let count = read(preparation.pointee.said, words, room)
      if count <= 0 { return false }
      if contains(words, count, "failed to allocate ") || contains(words, count, "std::bad_alloc") { return true }
      _ = write(2, words, count)
      return false
    }

    private static func contains(_ words: UnsafeMutableRawPointer, _ count: Int, _ part: StaticString) -> Bool {
      var offset = 0
      while offset + part.utf8CodeUnitCount <= count {
        if memcmp(words + offset, part.utf8Start, part.utf8CodeUnitCount) == 0 { return true }
        offset += 1
      }
      return false
    }

    /// Passes on words on `stderr` that no signal followed.
    static func finish() { _ = passOn() }

    // MARK: Signals

    private static func watch(_ signal: Int32) {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, about, _ in
        let isOutOfMemory = errno == ENOMEM && OutOfMemory.isScarce
        if OutOfMemory.passOn() || isOutOfMemory { OutOfMemory.end() }
        // Whoever cared for it before does again: the instruction is tried once more, what was sent is sent again.
        sigaction(signal, OutOfMemory.former + Int(signal), nil)
        if let about, about.pointee.si_code <= 0 { raise(signal) }
      }
      // On the stack that the runtime may have set aside.
      action.sa_flags = SA_ONSTACK | SA_SIGINFO
      sigaction(signal, &action, former + Int(signal))
    }

    /// Whether the system gives no more memory.
    private static var isScarce: Bool {
      let place = mmap(nil, enough, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      // MAP_FAILED, which Swift does not see.
      if Int(bitPattern: place) == -1 { return true }
      munmap(place, enough)
      return false
    }
  }
#else
  /// Other systems grant any memory, and end a process themselves when it uses more than there is.
  enum OutOfMemory {
    static func speak(chinese: Bool) {}
    static func prepare() {}
    static func finish() {}
  }
#endif
