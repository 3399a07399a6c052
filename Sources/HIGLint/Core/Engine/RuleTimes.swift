/// The time of one rule.
public struct RuleTime: Hashable, Sendable {
  public var rule: String
  public var nanoseconds: UInt64
  /// The number of nodes that the rule was run on.
  public var visits: Int

  package init(rule: String, nanoseconds: UInt64, visits: Int) {
    self.rule = rule
    self.nanoseconds = nanoseconds
    self.visits = visits
  }
}

/// The times of one engine's rules. Only the engine's thread writes; they are read when it has ended.
package final class RuleTimes: @unchecked Sendable {
  private let ids: [String]
  private var nanoseconds: [UInt64]
  private var visits: [Int]

  package init(_ ids: [String]) {
    self.ids = ids
    nanoseconds = Array(repeating: 0, count: ids.count)
    visits = Array(repeating: 0, count: ids.count)
  }

  /// - Parameter position: The rule's position in its set.
  package func add(_ time: UInt64, to position: Int) {
    nanoseconds[position] += time
    visits[position] += 1
  }

  package var all: [RuleTime] {
    ids.indices.filter { visits[$0] > 0 }.map { .init(rule: ids[$0], nanoseconds: nanoseconds[$0], visits: visits[$0]) }
  }
}
