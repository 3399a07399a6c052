import HIGCore
import HIGLanguage
import HIGReading

/// Colours of Interface Builder files: components in one of its colour spaces, names of the system, names of an asset
/// catalog.
enum IBColor: Equatable {
  case components(Color)
  /// A colour of the system, by its name in `SystemColor`.
  case system(String)
  /// A colour of the asset catalog, or of the file's own resources.
  case named(String)

  /// Reads a colour; nil for a pattern, or a space that has no meaning without its profile.
  init?(_ element: IBElement) {
    if let name = element["name"] {
      self = .named(name)
      return
    }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      let system = Self.systemName(name)
      // The components beside a name are what it was when the file was saved, in one appearance.
      guard SystemColor(named: system) != nil else { return nil }
      self = .system(system)
      return
    }
    guard let color = Self.components(of: element) else { return nil }
    self = .components(color)
  }

  /// Colours that only Interface Builder names.
  private static let otherNames: [String: String] = [
    "tintColor": "tintColor", "systemTintColor": "tintColor",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "systemBackground", "tableBackgroundColor": "systemBackground",
  ]

  /// Returns `systemBackground` for `systemBackgroundColor`.
  static func systemName(_ name: String) -> String {
    if let other = otherNames[name] { return other }
    return name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }

  private static func components(of element: IBElement) -> Color? {
    let alpha = min(max(element.number("alpha") ?? 1, 0), 1)
    let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
    if let white = element.number("white") {
      return ColorSpace.gray(white, space: space).withAlpha(alpha)
    }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      return ColorSpace.rgb(red, green, blue, space: space)?.withAlpha(alpha)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      // Without a profile, as Core Graphics converts device CMYK.
      return Color(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
        alpha: alpha)
    }
    return nil
  }
}

/// Converts components of other colour spaces to gamma-encoded sRGB.
enum ColorSpace {
  /// Converts a grey: of gamma 1.8 (Generic Gray, "calibrated"), of gamma 2.2, or with the curve of sRGB.
  static func gray(_ white: Double, space: String) -> Color {
    let white = clamped(white)
    switch space {
    case "calibratedWhite": return Color(white: encoded(power(white, 1.8)))
    case "genericGamma22GrayColorSpace", "gray-gamma-22": return Color(white: encoded(power(white, 2.2)))
    default: return Color(white: white)
    }
  }

  /// Converts components; nil for a space whose primaries are not known here. Device components stay as they are.
  static func rgb(_ red: Double, _ green: Double, _ blue: Double, space: String) -> Color? {
    switch space {
    case "displayP3", "display-p3": displayP3(red, green, blue)
    case "calibratedRGB": genericRGB(red, green, blue)
    case "adobeRGB1998", "genericCMYKColorSpace": nil
    default: Color(red: clamped(red), green: clamped(green), blue: clamped(blue))
    }
  }

  /// Converts Generic RGB ("calibrated"), the space that the colour panel of macOS began with: gamma 1.8, its own
  /// primaries. A nib holds the colour converted to sRGB, so that (84, 124, 224) is shown as (102, 146, 230).
  /// The matrix is that between the two ICC profiles, with rows that leave greys grey.
  private static func genericRGB(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    if red == green, green == blue { return gray(red, space: "calibratedWhite") }
    let (r, g, b) = (power(clamped(red), 1.8), power(clamped(green), 1.8), power(clamped(blue), 1.8))
    return Color(
      red: encoded(1.0246 * r - 0.0258 * g + 0.0012 * b), green: encoded(0.0194 * r + 0.9474 * g + 0.0332 * b),
      blue: encoded(-0.0020 * r - 0.0020 * g + 1.0040 * b))
  }

  /// Converts Display P3 to sRGB, both with D65 and the same curve; values outside are cut off, as on a display of
  /// sRGB. Matrix: CSS Color 4, "Sample code for color conversions", multiplied out.
  private static func displayP3(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return Color(
      red: encoded(1.224_940_176_3 * r - 0.224_940_176_3 * g),
      green: encoded(-0.042_056_954_7 * r + 1.042_056_954_7 * g),
      blue: encoded(-0.019_637_554_6 * r - 0.078_636_045_6 * g + 1.098_273_600_1 * b))
  }

  private static func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }

  /// Decodes the curve of sRGB (IEC 61966-2-1).
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    if light >= 1 { return 1 }
    return clamped(light <= 0.003_130_8 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055)
  }
}

extension Color {
  /// The notation of a spec: `#RRGGBB` if that is exact, else `rgb()` with decimals.
  package var notation: String {
    if [red, green, blue, alpha].allSatisfy({ abs(($0 * 255).rounded() - $0 * 255) < 1e-4 }) { return hex }
    func number(_ value: Double) -> String { cut(value, to: 5) }
    let components = "\(number(red * 255)) \(number(green * 255)) \(number(blue * 255))"
    return alpha < 1 ? "rgb(\(components) / \(number(alpha)))" : "rgb(\(components))"
  }
}
