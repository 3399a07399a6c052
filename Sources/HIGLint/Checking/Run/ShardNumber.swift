/// One part of a run that several machines share: the first of three is `1/3`.
public struct ShardNumber: Hashable, Sendable {
  /// The number of the part, from 1.
  public var index: Int
  public var count: Int

  /// Reads `I/N`, with I from 1 to N; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }),
      let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, count: count)
  }

  init?(index: Int, count: Int) {
    guard count >= 1, count <= Self.most, index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// The highest number of parts. Nobody has more machines, so that more may be meant to do harm.
  private static let most = 1 << 16

  /// Returns whether a file is the shard's. Every N-th one is: neighbours, which are often alike, are spread out.
  func holds(_ position: Int) -> Bool { position % count == index - 1 }

  public var text: String { "\(index)/\(count)" }
}
