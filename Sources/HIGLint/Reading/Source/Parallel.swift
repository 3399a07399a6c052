#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work on all cores, with results in the order of the work whatever the number of threads.
package enum Parallel {
  /// The stack's size, with room for decoding nested objects.
  private static let stackSize = 64 << 20

  /// The number of cores that are online.
  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `body` once for each index from 0, on several threads; `makeState` makes each thread's own state.
  ///
  /// - Parameter isDeep: Whether it may recurse far; a single thread's work then gets a thread of its own, as the main
  ///   thread's stack is small.
  package static func map<State, Result: Sendable>(
    count: Int, threads: Int, isDeep: Bool = true, makeState: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (Int, inout State) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let job = Job<Result>(count: count) { next, store in
      var state = makeState()
      while let index = next() { store(index, body(index, &state)) }
    }
    let threads = min(max(threads, 1), count)
    if threads == 1, !isDeep { job.run() } else { job.run(threads: threads) }
    return job.takeResults()
  }

  private final class Job<Result: Sendable>: Sendable {
    private let count: Int
    private let results: Locked<[Result?]>
    private let work: @Sendable (_ next: () -> Int?, _ store: (Int, consuming Result) -> Void) -> Void
    /// The number of indices that have been taken.
    private let taken = Locked(0)

    init(
      count: Int, work: @escaping @Sendable (_ next: () -> Int?, _ store: (Int, consuming Result) -> Void) -> Void
    ) {
      self.count = count
      results = Locked(Array(repeating: nil, count: count))
      self.work = work
    }

    func takeResults() -> [Result] {
      results.withLock { results in
        var taken: [Result] = []
        // Of ten thousand files they take megabytes: no room for more than there are, and each in one place only.
        taken.reserveCapacity(results.count)
        for index in results.indices { if let result = results[index].take() { taken.append(result) } }
        results = []
        return taken
      }
    }

    private func next() -> Int? {
      taken.withLock { taken in
        guard taken < count else { return nil }
        taken += 1
        return taken - 1
      }
    }

    func run() {
      work(next) { index, result in results.withLock { $0[index] = result } }
    }

    func run(threads: Int) {
      var started: [BackgroundThread] = []
      while started.count < threads,
        let thread = BackgroundThread(stackSize: Parallel.stackSize, { self.run() })
      {
        started.append(thread)
      }
      // A system that gives no threads still gets its work done.
      if started.isEmpty { run() }
      for thread in started { thread.join() }
    }
  }
}
