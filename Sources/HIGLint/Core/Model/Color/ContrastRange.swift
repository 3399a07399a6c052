import HIGLanguage

/// All colours that something of unknown or changing colour can have: a box in gamma-encoded sRGB.
public struct ColorRange: Hashable, Sendable {
  public var red: ClosedRange<Double>
  public var green: ClosedRange<Double>
  public var blue: ClosedRange<Double>
  public var alpha: ClosedRange<Double>

  /// Any colour at all that lets nothing through: a photo, a blur, or something that nobody can tell.
  public static let anyOpaque = ColorRange(red: 0...1, green: 0...1, blue: 0...1, alpha: 1...1)

  public init(
    red: ClosedRange<Double>, green: ClosedRange<Double>, blue: ClosedRange<Double>, alpha: ClosedRange<Double> = 1...1
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a range of exactly one colour.
  public init(_ color: Color) {
    self.init(from: color, to: color)
  }

  /// Creates a range of all colours between two stops of a gradient (and more: the box around them).
  public init(from a: Color, to b: Color) {
    red = min(a.red, b.red)...max(a.red, b.red)
    green = min(a.green, b.green)...max(a.green, b.green)
    blue = min(a.blue, b.blue)...max(a.blue, b.blue)
    alpha = min(a.alpha, b.alpha)...max(a.alpha, b.alpha)
  }

  /// Returns the ranges that a gradient runs through, one between each two neighbouring stops.
  public static func gradient(_ stops: [Color]) -> [ColorRange] {
    if stops.count == 1 { return [ColorRange(stops[0])] }
    return zip(stops, stops.dropFirst()).map { ColorRange(from: $0, to: $1) }
  }

  public var isOpaque: Bool { alpha.lowerBound >= 1 }

  /// The colour of a range that holds no other.
  public var onlyColor: Color? {
    guard red.lowerBound == red.upperBound, green.lowerBound == green.upperBound,
      blue.lowerBound == blue.upperBound, alpha.lowerBound == alpha.upperBound
    else { return nil }
    return Color(
      red: red.lowerBound, green: green.lowerBound, blue: blue.lowerBound, alpha: alpha.lowerBound)
  }

  /// Returns this range drawn over an opaque one. If `backdrop` is not opaque, it is drawn over any colour first.
  public func over(_ backdrop: ColorRange) -> ColorRange {
    if isOpaque { return self }
    let below = backdrop.isOpaque ? backdrop : backdrop.over(.anyOpaque)
    return ColorRange(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }

  /// Mixes two ranges. A mix is linear in the alpha and grows with both components, so its extremes lie at corners.
  private func mix(_ own: ClosedRange<Double>, _ below: ClosedRange<Double>) -> ClosedRange<Double> {
    func mixed(_ own: Double, _ below: Double, _ alpha: Double) -> Double { own * alpha + below * (1 - alpha) }
    let (least, most) = (alpha.lowerBound, alpha.upperBound)
    let lower = min(
      mixed(own.lowerBound, below.lowerBound, least), mixed(own.lowerBound, below.lowerBound, most))
    let upper = max(
      mixed(own.upperBound, below.upperBound, least), mixed(own.upperBound, below.upperBound, most))
    return lower...max(lower, upper)
  }
}

/// The least and the greatest contrast ratio that are possible.
public struct ContrastRange: Hashable, Sendable {
  public var lower: Double
  public var upper: Double

  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether a contrast of `minimum` is reached: true if every possible backdrop reaches it, false if none, else nil.
  public func reaches(_ minimum: Double) -> Bool? {
    if lower >= minimum { return true }
    return upper < minimum ? false : nil
  }

  public func union(_ other: ContrastRange) -> ContrastRange {
    ContrastRange(lower: min(lower, other.lower), upper: max(upper, other.upper))
  }

  /// Returns the ratios of what has to be read on both of two backdrops.
  func least(_ other: ContrastRange) -> ContrastRange {
    ContrastRange(lower: min(lower, other.lower), upper: min(upper, other.upper))
  }
}

extension Color {
  /// Returns the colour at a place of a gradient, whose stops lie evenly from 0 to 1.
  static func gradient(_ stops: [Color], at place: Double) -> Color {
    guard let first = stops.first else { return .clear }
    let position = min(max(place, 0), 1) * Double(stops.count - 1)
    let index = min(Int(position), stops.count - 2)
    guard index >= 0 else { return first }
    let (a, b, part) = (stops[index], stops[index + 1], position - Double(index))
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Color(
      red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
      alpha: mixed(a.alpha, b.alpha))
  }

  /// Returns the contrast ratios that this colour can have on a backdrop somewhere in `backdrop`.
  ///
  /// The extremes are those of the box, exact but for floating-point rounding. A backdrop that is not opaque is taken
  /// to lie over any colour.
  public func contrastRange(on backdrop: ColorRange) -> ContrastRange {
    let box = backdrop.over(.anyOpaque)
    if let backdrop = box.onlyColor {
      let ratio = contrastRatio(backdrop)
      return ContrastRange(lower: ratio, upper: ratio)
    }
    if isOpaque { return opaqueContrastRange(on: box) }
    let lighter = ContrastSearch(foreground: self, backdrop: box, sense: .foregroundLighter).greatestRatio()
    let darker = ContrastSearch(foreground: self, backdrop: box, sense: .foregroundDarker).greatestRatio()
    // A "greatest ratio" below 1 means that the foreground is never the lighter (darker) one. Where it can be both,
    // a backdrop between has its very luminance.
    let lower = lighter < 1 ? 1 / lighter : darker < 1 ? 1 / darker : 1
    return ContrastRange(lower: max(lower, 1), upper: max(lighter, darker, 1))
  }

  /// Returns an opaque colour's ratios: only the backdrop's luminance counts, whose extremes are corners of the box.
  private func opaqueContrastRange(on box: ColorRange) -> ContrastRange {
    let own = luminance + contrastFlare
    let isAny = box == .anyOpaque
    let darkest =
      contrastFlare
      + (isAny
        ? 0 : Color(red: box.red.lowerBound, green: box.green.lowerBound, blue: box.blue.lowerBound).luminance)
    let lightest =
      contrastFlare
      + (isAny
        ? 1 : Color(red: box.red.upperBound, green: box.green.upperBound, blue: box.blue.upperBound).luminance)
    let (onDarkest, onLightest) = (own / darkest, lightest / own)
    // Where the colour's luminance is one that the box has, it may be no contrast at all.
    let lower = own > lightest ? own / lightest : own < darkest ? darkest / own : 1
    return ContrastRange(lower: lower, upper: max(onDarkest, onLightest))
  }

  /// Returns the contrast ratios on a backdrop in one of several ranges: the segments of a gradient. Nil for none.
  public func contrastRange(on backdrops: [ColorRange]) -> ContrastRange? {
    guard let first = backdrops.first else { return nil }
    return backdrops.dropFirst().reduce(contrastRange(on: first)) { $0.union(contrastRange(on: $1)) }
  }
}

/// Finds the backdrop in a box on which a translucent colour contrasts most, one sense of contrast at a time.
///
/// The ratio to be maximised is a quotient N/D of sums over the three channels, which Dinkelbach's method reduces to
/// maximising N − rD for a growing r; and that splits into one search a channel. In a channel, N and D are the transfer
/// curve at x and at the mix ax' + (1−a)x. The curve is a line up to its threshold and a power above it, so N − rD has
/// its maximum at an end, at a threshold, or where the slopes balance, and those places have closed forms.
private struct ContrastSearch {
  enum Sense { case foregroundLighter, foregroundDarker }

  let foreground: Color
  let backdrop: ColorRange
  let sense: Sense

  /// The greatest (L(numerator) + 0.05) / (L(denominator) + 0.05) over the box; below 1 if the sense never holds.
  func greatestRatio() -> Double {
    let channels = [
      (LuminanceWeight.red, foreground.red, backdrop.red),
      (LuminanceWeight.green, foreground.green, backdrop.green),
      (LuminanceWeight.blue, foreground.blue, backdrop.blue),
    ]
    var best = 0.0
    // Each step gains digits faster than the last one; the bound only guards against rounding that swings.
    for _ in 0..<40 {
      var numerator = contrastFlare
      var denominator = contrastFlare
      for (weight, component, range) in channels {
        let part = greatestPart(component, range, ratio: best)
        numerator += weight * part.numerator
        denominator += weight * part.denominator
      }
      let ratio = numerator / denominator
      if ratio <= best * (1 + 1e-15) { break }
      best = ratio
    }
    return best
  }

  private func greatestPart(
    _ component: Double, _ range: ClosedRange<Double>, ratio: Double
  ) -> (numerator: Double, denominator: Double) {
    var best = parts(component, range.lowerBound)
    for place in [range.upperBound] + candidates(component, ratio: ratio) {
      let inside = min(max(place, range.lowerBound), range.upperBound)
      let parts = parts(component, inside)
      if parts.numerator - ratio * parts.denominator > best.numerator - ratio * best.denominator { best = parts }
    }
    return best
  }

  private func parts(_ component: Double, _ backdrop: Double) -> (numerator: Double, denominator: Double) {
    let mixed = TransferCurve.linear(component * foreground.alpha + backdrop * (1 - foreground.alpha))
    let own = TransferCurve.linear(backdrop)
    return sense == .foregroundLighter ? (mixed, own) : (own, mixed)
  }

  /// Returns the places where the slopes of N and rD can balance, or where a curve changes its formula.
  private func candidates(_ component: Double, ratio: Double) -> [Double] {
    let alpha = foreground.alpha
    let rest = 1 - alpha
    guard alpha > 0, rest > 0, ratio > 0 else { return [] }
    let (curve, offset) = (TransferCurve.self, TransferCurve.offset)
    // The factor between the slope at the mix and the slope at the backdrop.
    let factor = sense == .foregroundLighter ? rest / ratio : rest * ratio
    var places = [curve.threshold, (curve.threshold - alpha * component) / rest]
    // Backdrop on the line, mix on the power.
    places.append((curve.component(ofSlope: curve.linearSlope / factor) - alpha * component) / rest)
    // Backdrop on the power, mix on the line.
    places.append(curve.component(ofSlope: curve.linearSlope * factor))
    // Both on the power: (mix + offset) / (backdrop + offset) has a known value.
    let quotient = power(1 / factor, 1 / (curve.exponent - 1))
    if quotient != rest { places.append(alpha * (component + offset) / (quotient - rest) - offset) }
    return places.filter(\.isFinite)
  }
}
