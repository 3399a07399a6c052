import HIGReading

/// Finds the suppressions that cover a place, without going through all of them.
struct SuppressionIndex {
  /// The scopes of each name, with the numbers of the suppression and of the name in it.
  private var scopes: [RangeIndex<(suppression: Int, name: Int)>] = []
  private var numbers: [String: Int] = [:]

  init(_ suppressions: Suppressions) {
    var byName: [String: [(range: SourceRange, element: (suppression: Int, name: Int))]] = [:]
    for (number, suppression) in suppressions.all.enumerated() {
      for (index, name) in suppression.names.enumerated() {
        byName[name.pattern, default: []].append((suppression.scope, (number, index)))
      }
    }
    for (name, ranges) in byName {
      numbers[name] = scopes.count
      scopes.append(RangeIndex(ranges))
    }
  }

  /// Returns whether a rule is suppressed at a place: by its id, its area (`color/*`) or `*`.
  ///
  /// - Parameter body: Called with each suppression that covers the place and covered nothing before.
  mutating func covers(_ rule: String, at offset: UInt32, _ body: (_ suppression: Int, _ name: Int) -> Void) -> Bool {
    let area = rule.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(rule[...$0]) + "*" }
    let place = SourceRange(start: offset, end: offset)
    var isCovered = false
    for name in [rule, area, "*"] {
      guard let number = name.flatMap({ numbers[$0] }),
        scopes[number].first(meeting: place, where: { scope, _ in offset < scope.end })
      else { continue }
      isCovered = true
      scopes[number].takeAll(covering: offset) { body($0.suppression, $0.name) }
    }
    return isCovered
  }
}
