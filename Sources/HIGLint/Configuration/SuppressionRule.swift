/// What may be wrong with a suppression itself.
public enum SuppressionRule: String, CaseIterable, Sendable {
  case enable
  case missingReason = "missing-reason"
  case noRule = "no-rule"
  case unknownDirective = "unknown-directive"
  case unknownRule = "unknown-rule"
  case unused

  /// As diagnostics name it: `suppression/unused`.
  public var id: String { "suppression/" + rawValue }
}
