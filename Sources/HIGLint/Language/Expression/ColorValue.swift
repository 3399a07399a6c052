/// A colour in the form that rules see: its values in each appearance, and the spec's name for it.
public final class ColorValue: Sendable {
  public let color: DynamicColor
  /// The name as written: `systemBlue`, `$brand`, `#0A7AFF`.
  public let name: String

  public init(_ color: DynamicColor, name: String) {
    self.color = color
    self.name = name
  }

  public static let clear = ColorValue(DynamicColor(.clear), name: "clear")

  package static func pair(light: ColorValue, dark: ColorValue) -> ColorValue {
    let color = DynamicColor(
      light: light.color.resolved(for: .light), dark: dark.color.resolved(for: .dark))
    return ColorValue(color, name: "\(light.name)/\(dark.name)")
  }

  /// Returns the same colour under a palette's name.
  package func named(_ name: String) -> ColorValue { ColorValue(color, name: name) }
}
