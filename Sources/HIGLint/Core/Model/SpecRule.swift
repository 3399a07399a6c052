/// The rules about reading a spec, whatever the guidelines are.
public enum SpecRule: String, CaseIterable, Sendable {
  case color
  case colorStyle = "color-style"
  case cycle
  case definedTwice = "defined-twice"
  case depth
  case key
  case missing
  case noSlot = "no-slot"
  case range
  case tooManyViews = "too-many-views"
  case type
  case unknownKey = "unknown-key"
  case unknownName = "unknown-name"

  /// The id in diagnostics: `spec/unknown-key`.
  public var id: String { "spec/" + rawValue }
}
