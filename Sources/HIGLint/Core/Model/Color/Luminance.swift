import HIGLanguage
import HIGReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The transfer curve of sRGB: linear light from a gamma-encoded component (0…1).
///
/// IEC 61966-2-1, and WCAG 2.x since its correction of May 2021: the threshold is 0.04045. (The older 0.03928 gives the
/// same for every 8-bit value.)
enum TransferCurve {
  static let threshold = 0.04045
  static let linearSlope = 1 / 12.92
  static let offset = 0.055
  static let exponent = 2.4

  static func linear(_ component: Double) -> Double {
    guard component >= 0, component <= 1 else { return exactLinear(component) }
    // Colours are mostly written in bytes.
    let byte = Int(component * 255 + 0.5)
    return Double(byte) / 255 == component ? ofBytes[byte] : exactLinear(component)
  }

  private static let ofBytes = FixedTable((0...255).map { exactLinear(Double($0) / 255) })

  private static func exactLinear(_ component: Double) -> Double {
    component <= threshold ? component * linearSlope : pow((component + offset) / (1 + offset), exponent)
  }

  /// Returns the component at which the curved part has the given slope.
  static func component(ofSlope slope: Double) -> Double {
    pow(slope * (1 + offset) / exponent, 1 / (exponent - 1)) * (1 + offset) - offset
  }
}

/// The weights of linear red, green and blue in relative luminance (WCAG 2.x; ITU-R BT.709).
enum LuminanceWeight {
  static let red = 0.2126
  static let green = 0.7152
  static let blue = 0.0722
}

/// The term that WCAG adds to both luminances of a ratio for the light that a screen reflects.
let contrastFlare = 0.05

extension Color {
  /// The relative luminance of WCAG 2.x: 0 for black, 1 for white. Alpha does not count.
  public var luminance: Double {
    LuminanceWeight.red * TransferCurve.linear(red)
      + LuminanceWeight.green * TransferCurve.linear(green)
      + LuminanceWeight.blue * TransferCurve.linear(blue)
  }

  /// Returns the contrast ratio of WCAG 2.x, 1…21, unrounded, of this colour on an opaque backdrop.
  ///
  /// A translucent colour is drawn over the backdrop first. The backdrop's own alpha does not count: for a backdrop
  /// that is not opaque, ask for `contrastRange(on:)`.
  public func contrastRatio(_ backdrop: Color) -> Double {
    let (own, other) = (over(backdrop.withAlpha(1)).luminance, backdrop.luminance)
    return (max(own, other) + contrastFlare) / (min(own, other) + contrastFlare)
  }
}

/// Returns the power; for the files that need nothing else of the C library.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
