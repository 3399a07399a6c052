/// A colour as rules see it: what it is in each appearance, and how the spec names it.
public final class ColorValue: Sendable {
  public let color: DynamicColor
  /// As written: `systemBlue`, `$brand`, `#0A7AFF`.
  public let name: String

  public init(_ color: DynamicColor, name: String) {
    self.color = color
    self.name = name
  }

  public static let clear = ColorValue(DynamicColor(.clear), name: "clear")

  static func pair(light: ColorValue, dark: ColorValue) -> ColorValue {
    let color = DynamicColor(
      light: light.color.resolved(for: .light), dark: dark.color.resolved(for: .dark))
    return ColorValue(color, name: "\(light.name)/\(dark.name)")
  }

  /// The same colour under a palette's name.
  func named(_ name: String) -> ColorValue { ColorValue(color, name: name) }
}
