/// The mistakes that a suppression itself may have.
public enum SuppressionRule: String, CaseIterable, Sendable {
  case enable
  case missingReason = "missing-reason"
  case noRule = "no-rule"
  case unknownDirective = "unknown-directive"
  case unknownRule = "unknown-rule"
  case unused

  /// The id in diagnostics: `suppression/unused`.
  public var id: String { "suppression/" + rawValue }
}
