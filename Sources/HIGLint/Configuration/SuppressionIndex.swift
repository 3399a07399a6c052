/// Which suppressions cover a place, found without going through all of them.
struct SuppressionIndex {
  /// The scopes of each name, with the numbers of the suppression and of the name in it.
  private let byName: [String: RangeIndex<(suppression: Int, name: Int)>]

  init(_ suppressions: Suppressions) {
    var scopes: [String: [(range: SourceRange, element: (suppression: Int, name: Int))]] = [:]
    for (number, suppression) in suppressions.all.enumerated() {
      for (index, name) in suppression.names.enumerated() {
        scopes[name.pattern, default: []].append((suppression.scope, (number, index)))
      }
    }
    byName = scopes.mapValues { RangeIndex($0) }
  }

  /// - Parameter rule: Covered by its id, its area (`color/*`) and `*`.
  func forEachCovering(_ rule: String, at offset: UInt32, _ body: (_ suppression: Int, _ name: Int) -> Void) {
    let area = rule.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(rule[...$0]) + "*" }
    for name in [rule, area, "*"] {
      guard let name, let scopes = byName[name] else { continue }
      scopes.first(meeting: SourceRange(start: offset, end: offset)) { scope, found in
        if offset < scope.end { body(found.suppression, found.name) }
        return false
      }
    }
  }
}
