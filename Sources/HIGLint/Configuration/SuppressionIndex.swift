/// Which suppressions cover a place, found without going through all of them.
struct SuppressionIndex {
  /// The scopes of one name, by where they begin, as a tree that lies in an array: the middle of a part is its root.
  private struct Scopes {
    var entries: [(scope: SourceRange, suppression: Int, name: Int)] = []
    /// How far any scope of the part reaches whose middle stands here.
    var reach: [UInt32] = []

    mutating func build() {
      entries.sort { ($0.scope.start, $0.suppression) < ($1.scope.start, $1.suppression) }
      reach = Array(repeating: 0, count: entries.count)
      _ = build(0, entries.count)
    }

    private mutating func build(_ low: Int, _ high: Int) -> UInt32 {
      guard low < high else { return 0 }
      let middle = (low + high) / 2
      let reached = max(entries[middle].scope.end, build(low, middle), build(middle + 1, high))
      reach[middle] = reached
      return reached
    }

    func forEach(at offset: UInt32, _ body: (_ suppression: Int, _ name: Int) -> Void) {
      forEach(at: offset, 0, entries.count, body)
    }

    private func forEach(at offset: UInt32, _ low: Int, _ high: Int, _ body: (Int, Int) -> Void) {
      guard low < high else { return }
      let middle = (low + high) / 2
      guard reach[middle] > offset else { return }
      forEach(at: offset, low, middle, body)
      let entry = entries[middle]
      guard entry.scope.start <= offset else { return }
      if offset < entry.scope.end { body(entry.suppression, entry.name) }
      forEach(at: offset, middle + 1, high, body)
    }
  }

  private var byName: [String: Scopes] = [:]

  init(_ suppressions: Suppressions) {
    for (number, suppression) in suppressions.all.enumerated() {
      for (index, name) in suppression.names.enumerated() {
        byName[name.pattern, default: Scopes()].entries.append((suppression.scope, number, index))
      }
    }
    for name in byName.keys { byName[name]?.build() }
  }

  /// - Parameter rule: Covered by its id, its area (`color/*`) and `*`.
  func forEachCovering(_ rule: String, at offset: UInt32, _ body: (_ suppression: Int, _ name: Int) -> Void) {
    let area = rule.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(rule[...$0]) + "*" }
    for name in [rule, area, "*"] {
      if let name, let scopes = byName[name] { scopes.forEach(at: offset, body) }
    }
  }
}
