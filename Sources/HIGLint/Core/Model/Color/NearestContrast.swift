import HIGLanguage

extension Color {
  /// Returns the nearest colour of the same hue that reaches a contrast ratio on an opaque backdrop.
  ///
  /// Hue, saturation and alpha are kept and the HSL lightness is changed as little as possible, up or down. The result
  /// is rounded to 8 bits and reaches `minimum` as it is then printed. A colour that reaches it already is given back,
  /// rounded. Nil if no lightness reaches it.
  public func nearestContrast(to background: Color, minimum: Double) -> Color? {
    let backdrop = background.withAlpha(1)
    func reaches(_ color: Color) -> Bool { color.contrastRatio(backdrop) >= minimum }
    if reaches(rounded) { return rounded }

    var own = rounded.hsl
    // The saturation of what is nearly white or black is great, and would make a vivid colour of what looks grey.
    let least = min(red, green, blue)
    let most = max(red, green, blue)
    if most - least <= Self.greyestDifference { own.saturation = 0 }
    func color(_ lightness: Double) -> Color {
      Color(HSL(hue: own.hue, saturation: own.saturation, lightness: lightness), alpha: alpha).rounded
    }
    // Every component grows with the lightness, so on each side of the backdrop's luminance the contrast does too.
    let level = backdrop.luminance
    let lighter = color(1)
    let darker = color(0)
    let up =
      reaches(lighter) && lighter.over(backdrop).luminance >= level
      ? bisect(from: own.lightness, to: 1) { color($0).over(backdrop).luminance >= level && reaches(color($0)) } : nil
    let down =
      reaches(darker) && darker.over(backdrop).luminance <= level
      ? bisect(from: own.lightness, to: 0) { color($0).over(backdrop).luminance <= level && reaches(color($0)) } : nil
    switch (up, down) {
    case (let up?, let down?):
      return color(up - own.lightness < own.lightness - down ? up : down)
    case (let lightness?, nil), (nil, let lightness?):
      return color(lightness)
    case (nil, nil):
      return nil
    }
  }

  /// The distance up to which components look like a grey: four steps of 255.
  private static let greyestDifference = 4.0 / 255

  /// Returns the place nearest to `start` at which `holds` is true; it must be true at `end` and from one place on.
  private func bisect(from start: Double, to end: Double, where holds: (Double) -> Bool) -> Double {
    var (outside, inside) = (start, end)
    // 2^-30 is far below what 8 bits can tell apart.
    for _ in 0..<30 {
      let middle = (outside + inside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
