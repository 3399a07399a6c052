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
  private(set) lazy var automaton = PatternAutomaton(program)
  private(set) lazy var threads = PatternThreads(program)

  init(_ program: PatternProgram) { self.program = program }
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
