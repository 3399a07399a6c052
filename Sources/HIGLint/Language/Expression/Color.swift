/// A colour in gamma-encoded sRGB, unrounded, its alpha not multiplied in.
///
/// Components run from 0 to 1. Nothing is rounded to 8 bits before it is printed: a contrast of 4.498 must not become
/// 4.5 on the way.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from 8-bit components: `Color(hex: 0x007AFF)`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// Creates a grey from black (0) to white (1).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, alpha: 0)

  public var isOpaque: Bool { alpha >= 1 }
  public var isClear: Bool { alpha <= 0 }
}

/// The two appearances of iOS 13 and later; earlier versions have the light one only.
public enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
}

// MARK: - Eight bits

extension Color: CustomStringConvertible {
  /// The nearest colour that `#RRGGBBAA` can state.
  public var rounded: Color {
    Color(
      red: Double(Self.byte(red)) / 255, green: Double(Self.byte(green)) / 255, blue: Double(Self.byte(blue)) / 255,
      alpha: Double(Self.byte(alpha)) / 255)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque, rounded to 8 bits.
  public var hex: String {
    var text: [UInt8] = [UInt8(ascii: "#")]
    text.reserveCapacity(9)
    Self.appendHex(red, to: &text)
    Self.appendHex(green, to: &text)
    Self.appendHex(blue, to: &text)
    if Self.byte(alpha) < 255 { Self.appendHex(alpha, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  public var description: String { hex }

  private static func byte(_ component: Double) -> UInt8 {
    // `max` first: it turns NaN into 0.
    UInt8((min(max(0, component), 1) * 255).rounded())
  }

  private static func appendHex(_ component: Double, to text: inout [UInt8]) {
    let byte = byte(component)
    for digit in [byte >> 4, byte & 0xF] {
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}

// MARK: - Compositing

extension Color {
  /// Returns this colour drawn over `backdrop` (source-over), in gamma-encoded sRGB as UIKit blends.
  public func over(_ backdrop: Color) -> Color {
    if isOpaque { return self }
    if isClear { return backdrop }
    if backdrop.isClear { return self }
    let below = backdrop.isOpaque ? 1 - alpha : backdrop.alpha * (1 - alpha)
    // Over an opaque backdrop the sum is 1 exactly, whatever the rounding of 1 - alpha.
    let total = backdrop.isOpaque ? 1 : alpha + below
    return Color(
      red: (red * alpha + backdrop.red * below) / total,
      green: (green * alpha + backdrop.green * below) / total,
      blue: (blue * alpha + backdrop.blue * below) / total,
      alpha: total)
  }

  /// Returns this colour seen through a view of the given opacity (0…1).
  public func multiplyingAlpha(by opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// Returns this colour with its alpha replaced.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
