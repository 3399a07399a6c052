import HIGLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Color {
  /// Returns the Euclidean distance in gamma-encoded sRGB, from 0 (equal) to 1 (black and white). Alpha does not count.
  public func distance(to other: Color) -> Double {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return ((r * r + g * g + b * b) / 3).squareRoot()
  }

  /// Returns the greatest difference of a component, 0…1. Alpha does not count.
  public func greatestDifference(from other: Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// Returns the difference that people see, by CIEDE2000: about 1 is just noticeable, black and white are 100 apart.
  /// Alpha does not count.
  public func deltaE2000(to other: Color) -> Double {
    Lab(self).deltaE2000(to: Lab(other))
  }
}

/// A colour in CIE L*a*b* under the D65 white of sRGB.
struct Lab: Hashable, Sendable {
  /// 0 for black, 100 for white.
  var lightness: Double
  /// Green (negative) to red.
  var a: Double
  /// Blue (negative) to yellow.
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts by the sRGB matrix of IEC 61966-2-1 (with seven digits, as Lindbloom gives it); the white is the matrix's
  /// own sum, so that greys have no chroma.
  init(_ color: Color) {
    let (r, g, b) = (
      TransferCurve.linear(color.red), TransferCurve.linear(color.green), TransferCurve.linear(color.blue)
    )
    let x = Self.response((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = Self.response(0.2126729 * r + 0.7151522 * g + 0.0721749 * b)
    let z = Self.response((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// Returns the cube root, and a value on a line where that would be too steep (CIE 15).
  private static func response(_ share: Double) -> Double {
    share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
  }

  /// Returns the CIEDE2000 difference with all weights 1, after Sharma, Wu, Dalal: "The CIEDE2000 Color-Difference
  /// Formula" (2005).
  func deltaE2000(to other: Lab) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1.5 - 0.5 * Self.highChromaShare(meanChroma)
    let (first, second) = (Self.polar(a * stretch, b), Self.polar(other.a * stretch, other.b))
    let hasHue = first.chroma * second.chroma != 0

    var hueStep = hasHue ? second.hue - first.hue : 0
    if hueStep > 180 { hueStep -= 360 } else if hueStep < -180 { hueStep += 360 }
    var meanHue = first.hue + second.hue
    if hasHue {
      if abs(first.hue - second.hue) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      meanHue /= 2
    }
    let lightnessStep = other.lightness - lightness
    let chromaStep = second.chroma - first.chroma
    let hueChord = 2 * (first.chroma * second.chroma).squareRoot() * Self.sine(hueStep / 2)

    let chroma = (first.chroma + second.chroma) / 2
    let weight =
      1 - 0.17 * Self.cosine(meanHue - 30) + 0.24 * Self.cosine(2 * meanHue)
      + 0.32 * Self.cosine(3 * meanHue + 6) - 0.2 * Self.cosine(4 * meanHue - 63)
    let fromMiddle = (lightness + other.lightness) / 2 - 50
    let square = fromMiddle * fromMiddle
    let lightnessPart = lightnessStep / (1 + 0.015 * square / (20 + square).squareRoot())
    let chromaPart = chromaStep / (1 + 0.045 * chroma)
    let huePart = hueChord / (1 + 0.015 * chroma * weight)

    let turn = (meanHue - 275) / 25
    let rotation = -2 * Self.highChromaShare(chroma) * Self.sine(60 * exp(-turn * turn))
    let sum =
      lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart + rotation * chromaPart * huePart
    return max(sum, 0).squareRoot()
  }

  private static func highChromaShare(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + pow(25, 7))).squareRoot()
  }

  /// Returns the chroma, and the hue in degrees, 0..<360.
  private static func polar(_ a: Double, _ b: Double) -> (chroma: Double, hue: Double) {
    guard a != 0 || b != 0 else { return (0, 0) }
    let hue = atan2(b, a) * 180 / .pi
    return (hypot(a, b), hue < 0 ? hue + 360 : hue)
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
