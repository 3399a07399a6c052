/// A colour in the form that a spec states: one colour, or a pair for the light and the dark appearance.
public struct DynamicColor: Hashable, Sendable {
  public var light: Color
  /// The colour in the dark appearance; nil if one colour serves both.
  public var dark: Color?
  /// The UIKit name of a system colour that is used unmodified.
  public let systemName: String?

  public init(_ color: Color) {
    self.init(light: color, dark: nil)
  }

  public init(light: Color, dark: Color?) {
    self.light = light
    self.dark = dark
    systemName = nil
  }

  public init(_ system: SystemColor) {
    light = system.light
    dark = system.dark
    systemName = system.name
  }

  /// Whether it is a colour of UIKit's, used as it is.
  public var isSystem: Bool { systemName != nil }

  /// Whether the two appearances differ.
  public var isPair: Bool { dark.map { $0 != light } ?? false }

  public func resolved(for appearance: Appearance) -> Color {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    }
  }

  /// Returns both colours changed alike; the result is no system colour any more.
  public func map(_ transform: (Color) -> Color) -> DynamicColor {
    DynamicColor(light: transform(light), dark: dark.map(transform))
  }
}

extension DynamicColor: CustomStringConvertible {
  /// The system name, `#RRGGBB`, or `#RRGGBB (light), #RRGGBB (dark)`.
  public var description: String {
    if let systemName { return systemName }
    guard let dark, dark != light else { return light.hex }
    return "\(light.hex) (light), \(dark.hex) (dark)"
  }
}
