import Foundation

/// The part of many like cases that a test takes: one in so many. With `HIGLINT_EXHAUSTIVE=1` in its environment, as CI
/// has it, a test takes all of them.
public enum Sample {
  private static let isAll = ProcessInfo.processInfo.environment["HIGLINT_EXHAUSTIVE"] != nil

  /// Returns the distance from one case to the next, where one in `step` is enough.
  public static func every(_ step: Int) -> Int { isAll ? 1 : step }

  /// Returns one case in `step`, beginning with the first.
  public static func of<Case>(_ cases: some Collection<Case>, every step: Int) -> [Case] {
    let step = every(step)
    return cases.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}
