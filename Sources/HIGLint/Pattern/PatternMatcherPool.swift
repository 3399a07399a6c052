#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What searches of one pattern change: each thread that searches has one of its own for as long as it does.
final class PatternMatcher {
  private let program: PatternProgram
  private let automaton: PatternAutomaton
  private var threads: PatternThreads?

  init(_ program: PatternProgram) {
    self.program = program
    automaton = PatternAutomaton(program)
  }

  func matches(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool { automaton.matches(text, from: start) }

  func ranges(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> [Range<Int>] {
    // Most texts don't match, and the automaton says so much faster than the threads.
    guard automaton.matches(text, from: start) else { return [] }
    if threads == nil { threads = PatternThreads(program) }
    return threads?.matches(in: text, from: start) ?? []
  }
}

/// Lends matchers to threads, and keeps them, with the states that they have learned, in between.
///
/// Unchecked, because the lock that guards `free` is the system's: the standard library's Mutex needs macOS 15.
final class PatternMatcherPool: @unchecked Sendable {
  private let program: PatternProgram
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var free: [PatternMatcher] = []

  init(_ program: PatternProgram) {
    self.program = program
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  @inline(__always)
  func withMatcher<Result>(_ body: (PatternMatcher) -> Result) -> Result {
    pthread_mutex_lock(lock)
    let known = free.popLast()
    pthread_mutex_unlock(lock)
    let matcher = known ?? PatternMatcher(program)
    let result = body(matcher)
    pthread_mutex_lock(lock)
    free.append(matcher)
    pthread_mutex_unlock(lock)
    return result
  }
}
