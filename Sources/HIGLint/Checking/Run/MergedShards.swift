import HIGLanguage
import HIGReading

/// All shards of one run.
public struct MergedShards: Sendable {
  /// The command line that the shards share.
  public let words: [String]
  /// The working directory of the first shard.
  public let workingDirectory: String
  /// The files as the shards have seen them.
  public let workspace: WorkspaceRecord
  private let found: FoundByShards
  private let rules: ContentDigest

  /// - Throws: The reason why the shards can't be merged: one is missing, or they are of different runs.
  public init(_ shards: [Shard]) throws(ShardProblem) {
    let shards = shards.sorted { ($0.number.index, $0.name) < ($1.number.index, $1.name) }
    guard let first = shards.first else {
      throw ShardProblem(message: Message(en: "there are no shards", zhHans: "没有分片"))
    }
    for other in shards.dropFirst() { try Self.check(other, against: first) }
    for (shard, next) in zip(shards, shards.dropFirst()) where shard.number == next.number {
      throw ShardProblem(
        message: Message(
          en: "\(shard.name) and \(next.name) are both shard \(shard.number.text)",
          zhHans: "\(shard.name) 与 \(next.name) 都是分片 \(shard.number.text)"))
    }
    let there = Set(shards.map(\.number.index))
    let missing = (1...first.number.count).filter { !there.contains($0) }.map { "\($0)/\(first.number.count)" }
    guard missing.isEmpty else {
      throw ShardProblem(
        message: Message(
          en: missing.count == 1
            ? "shard \(missing[0]) is missing" : "shards \(missing.joined(separator: ", ")) are missing",
          zhHans: "缺少分片 \(missing.joined(separator: "、"))"))
    }
    var workspace = first.record
    for other in shards.dropFirst() {
      guard let path = workspace.merge(other.record) else { continue }
      throw ShardProblem(
        message: Message(
          en: "the shards are of different runs: \(path) is not the same in \(other.name) as in those before it",
          zhHans: "分片来自不同的运行：\(other.name) 中的 \(path) 与之前分片中的不同"))
    }
    self.workspace = workspace
    words = first.words
    workingDirectory = first.workingDirectory
    rules = first.rules
    found = FoundByShards(shards)
  }

  private static func check(_ other: Shard, against first: Shard) throws(ShardProblem) {
    func refuse(_ en: String, _ zhHans: String) -> ShardProblem {
      ShardProblem(
        message: Message(
          en: "\(first.name) and \(other.name) are of different runs: \(en)",
          zhHans: "\(first.name) 与 \(other.name) 来自不同的运行：\(zhHans)"))
    }
    if first.number.count != other.number.count {
      throw refuse(
        "one is shard \(first.number.text), the other \(other.number.text)",
        "分别是分片 \(first.number.text) 与 \(other.number.text)")
    }
    if first.rules != other.rules { throw refuse("their rules are not the same", "规则不同") }
    if first.words != other.words {
      let (a, b) = (first.words.joined(separator: " "), other.words.joined(separator: " "))
      throw refuse("one checked with `\(a)`, the other with `\(b)`", "选项分别为 `\(a)` 与 `\(b)`")
    }
    if first.files != other.files {
      let pair = zip(first.files, other.files).first { $0 != $1 }
      let path =
        pair.map { Path.precedes($0, $1) ? $0 : $1 }
        ?? (first.files.count > other.files.count ? first.files : other.files)[
          min(first.files.count, other.files.count)]
      throw refuse("only one of them knows \(path)", "只有其中之一包含 \(path)")
    }
    if first.inputs != other.inputs {
      throw refuse("definitions or configurations have changed between them", "其间定义或配置有改动")
    }
  }

  /// Returns the result of the run, as if it had not been divided.
  public func run(_ request: LintRequest, rules: RuleSet) throws(ShardProblem) -> LintResult {
    guard rules.digest == self.rules else {
      throw ShardProblem(
        message: Message(
          en: "the shards were checked by other rules than those of this higlint", zhHans: "分片所用的规则与当前 higlint 的规则不同"))
    }
    var request = request
    request.shelf = Shelf(nil, shards: found)
    let result = Linter.run(request, rules: rules, workspace: workspace)
    if let path = found.firstMissing {
      throw ShardProblem(
        message: Message(en: "no shard has checked \(path)", zhHans: "没有分片检查过 \(path)"))
    }
    return result
  }
}
