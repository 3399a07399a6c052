import Foundation

/// The part of many like cases that a test takes: one in so many. With `HIGLINT_EXHAUSTIVE=1` in its environment a test
/// takes all of them, with `2` at least every second one, as CI has it.
public enum Sample {
  private static let most = ProcessInfo.processInfo.environment["HIGLINT_EXHAUSTIVE"].map { Int($0) ?? 1 }

  /// Returns the distance from one case to the next, where one in `step` is enough.
  public static func every(_ step: Int) -> Int { max(1, min(step, most ?? step)) }

  /// Returns one case in `step`, beginning with the first.
  public static func of<Case>(_ cases: some Collection<Case>, every step: Int) -> [Case] {
    let step = every(step)
    return cases.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}
