#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that this thread had a processor for: what else the machine does is no part of it.
func processorTime(_ body: () throws -> Void) rethrows -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  try body()
  return now() - start
}

/// How many times as long `body` takes for four times the size: four where its cost is linear, sixteen where it is
/// quadratic. Each size counts as it was fastest; what is over in no time is linear.
func growth(from size: Int, _ body: (Int) -> Void) -> Double {
  let times = [size, 4 * size].map { size in
    (0..<3).map { _ in processorTime { body(size) } }.min() ?? .zero
  }
  return times[1] < .milliseconds(20) ? 4 : times[1] / max(times[0], .microseconds(1))
}
