#if canImport(Glibc)
  import Glibc

  /// The end of a run for which there is no memory: one line that says so, and the exit status of a run that could not be
  /// done.
  ///
  /// An allocation that fails ends a Swift program: the runtime says how many bytes were wanted, by the C library's `stderr`,
  /// and aborts; where even that sentence finds no room, it runs into a null pointer. Nothing else here writes by `stderr`, so
  /// a pipe can stand in its place, and whoever gets the signal tell these words from any others. A crash that has nothing to do with
  /// memory stays one, with all that is said of it.
  enum OutOfMemory {
    /// What the end needs, ready: then nothing can be put together, nor a generic type be made. Written before there is a
    /// second thread, but for the language.
    private struct Preparation {
      /// The line in each language.
      var english: UnsafeMutableRawPointer
      var englishCount: Int
      var chinese: UnsafeMutableRawPointer
      var chineseCount: Int
      var speaksChinese = false
      /// Where what is written by `stderr` is read; negative where it goes its usual way.
      var said: Int32 = -1
      var words: UnsafeMutableRawPointer
    }
    private nonisolated(unsafe) static let preparation: UnsafeMutablePointer<Preparation> = .allocate(capacity: 1)
    /// What was done about each signal before, by its number.
    private nonisolated(unsafe) static let former: UnsafeMutablePointer<sigaction> = .allocate(capacity: 65)
    /// Less than this is no memory; in bytes.
    private static var enough: Int { 16 << 20 }
    /// What the runtime says fits into this; in bytes.
    private static var room: Int { 4096 }

    /// Uses a language for the line.
    static func speak(chinese: Bool) { preparation.pointee.speaksChinese = chinese }

    /// Makes ready for the end of memory.
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

    /// Says it, and ends the process.
    private static func end() -> Never {
      if preparation.pointee.speaksChinese {
        _ = write(2, preparation.pointee.chinese, preparation.pointee.chineseCount)
      } else {
        _ = write(2, preparation.pointee.english, preparation.pointee.englishCount)
      }
      _exit(2)
    }

    // MARK: What the runtime says

    /// Has what is written by `stderr` wait in a pipe for the signal that follows it.
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

    /// Passes on what was written by `stderr`, unless it is about an allocation that failed.
    ///
    /// - Returns: Whether it is.
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

    /// Passes on what was written by `stderr` and led to no signal.
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

    /// Whether the system gives no more.
    private static var isScarce: Bool {
      let place = mmap(nil, enough, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      // MAP_FAILED, which Swift does not see.
      if Int(bitPattern: place) == -1 { return true }
      munmap(place, enough)
      return false
    }
  }
#else
  /// Elsewhere the system grants any memory, and ends a process itself that has used what is not there.
  enum OutOfMemory {
    static func speak(chinese: Bool) {}
    static func prepare() {}
    static func finish() {}
  }
#endif
