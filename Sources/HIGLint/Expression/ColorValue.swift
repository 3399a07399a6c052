/// A colour as rules see it. The colour model of `Model/Color` fills it in.
public final class ColorValue: Sendable {
  /// The colour per appearance; equal ones where it has no pair.
  public let light: SIMD4<Double>
  public let dark: SIMD4<Double>
  /// The name it was written by (`systemBlue`, `$brand`) or its hexadecimal form.
  public let name: String

  public init(light: SIMD4<Double>, dark: SIMD4<Double>, name: String) {
    self.light = light
    self.dark = dark
    self.name = name
  }
}
