/// The state of one pattern's searches that changes: each thread that searches has its own for as long as it does.
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
final class PatternMatcherPool: Sendable {
  private let program: PatternProgram
  private let free = Locked([PatternMatcher]())

  init(_ program: PatternProgram) { self.program = program }

  @inline(__always)
  func withMatcher<Result>(_ body: (PatternMatcher) -> Result) -> Result {
    let matcher = free.withLock { $0.popLast() } ?? PatternMatcher(program)
    let result = body(matcher)
    free.withLock { $0.append(matcher) }
    return result
  }
}
