import Foundation

/// The part of many like cases that a test takes: one in so many. With `HIGLINT_EXHAUSTIVE=1` in its environment a test
/// takes all of them, with `2` at least every second one, as CI has it. Where a fault of one rule shows in one example alone
/// and all are quick to try, a test takes all with `2`, too.
public enum Sample {
  private static let most = ProcessInfo.processInfo.environment["HIGLINT_EXHAUSTIVE"].map { Int($0) ?? 1 }

  /// Returns the distance from one case to the next, where one in `step` is enough.
  ///
  /// - Parameter isQuick: Whether CI takes all of them.
  public static func every(_ step: Int, isQuick: Bool = false) -> Int {
    guard let most else { return step }
    return isQuick ? 1 : max(1, min(step, most))
  }

  /// Returns one case in `step`, beginning with the first.
  ///
  /// - Parameter isQuick: Whether CI takes all of them.
  public static func of<Case>(_ cases: some Collection<Case>, every step: Int, isQuick: Bool = false) -> [Case] {
    let step = every(step, isQuick: isQuick)
    return cases.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}
