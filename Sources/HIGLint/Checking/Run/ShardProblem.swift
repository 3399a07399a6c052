import HIGReading

/// The reason why shards can't be merged.
public struct ShardProblem: Error, Sendable {
  public var message: Message
}
