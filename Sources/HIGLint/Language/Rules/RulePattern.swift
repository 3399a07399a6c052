/// A pattern that names rules: an id, an area (`color/*`), or `*` for all of them.
public struct RulePattern: Hashable, Sendable {
  public var text: String

  public init(_ text: String) { self.text = text }

  public func covers(_ rule: String) -> Bool {
    if text == rule || text == "*" { return true }
    guard text.utf8.count > 2, text.hasSuffix("/*") else { return false }
    return rule.utf8.starts(with: text.utf8.dropLast())
  }
}
