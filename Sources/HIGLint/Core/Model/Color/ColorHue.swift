import HIGLanguage

/// Hue, saturation and lightness.
public struct HSL: Hashable, Sendable {
  /// The hue in degrees, 0..<360; nil for a grey, which has none.
  public var hue: Double?
  /// The saturation, 0…1.
  public var saturation: Double
  /// 0 for black, 1 for white.
  public var lightness: Double

  public init(hue: Double?, saturation: Double, lightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
  }
}

/// Hue, saturation and brightness, as in UIKit's `getHue(_:saturation:brightness:alpha:)` (there the hue is 0…1).
public struct HSB: Hashable, Sendable {
  /// The hue in degrees, 0..<360; nil for a grey, which has none.
  public var hue: Double?
  /// The saturation, 0…1.
  public var saturation: Double
  /// 0 for black, 1 for the brightest.
  public var brightness: Double

  public init(hue: Double?, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }
}

extension Color {
  /// The hue in degrees, 0..<360 (red 0, green 120, blue 240); nil for a grey.
  public var hue: Double? {
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let chroma = most - least
    guard chroma > 0 else { return nil }
    let sextant =
      most == red
      ? (green - blue) / chroma : most == green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
    let degrees = sextant * 60
    return degrees < 0 ? wrapped(degrees) : degrees
  }

  public var hsl: HSL {
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let span = 1 - abs(most + least - 1)
    return HSL(
      hue: hue, saturation: span > 0 ? min((most - least) / span, 1) : 0, lightness: (most + least) / 2)
  }

  public var hsb: HSB {
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    return HSB(hue: hue, saturation: most > 0 ? (most - least) / most : 0, brightness: most)
  }

  public init(_ hsl: HSL, alpha: Double = 1) {
    let chroma = (1 - abs(2 * hsl.lightness - 1)) * hsl.saturation
    self.init(hue: hsl.hue, chroma: chroma, least: hsl.lightness - chroma / 2, alpha: alpha)
  }

  public init(_ hsb: HSB, alpha: Double = 1) {
    let chroma = hsb.brightness * hsb.saturation
    self.init(hue: hsb.hue, chroma: chroma, least: hsb.brightness - chroma, alpha: alpha)
  }

  /// Creates a colour from the smallest component and the distance to the greatest.
  private init(hue: Double?, chroma: Double, least: Double, alpha: Double) {
    let sextant = wrapped(hue ?? 0) / 60
    /// Returns a component: it rises from 0 to 1 and falls again as the hue goes round; its rise begins at `phase`.
    func component(_ phase: Double) -> Double {
      let place = (sextant + phase).truncatingRemainder(dividingBy: 6)
      let share = min(max(2 - abs(place - 3), 0), 1)
      return min(max(least + chroma * share, 0), 1)
    }
    self.init(red: component(3), green: component(1), blue: component(5), alpha: alpha)
  }
}

/// Returns the angle between two hues, 0…180 degrees, the short way round.
public func hueDistance(_ a: Double, _ b: Double) -> Double {
  let apart = wrapped(a - b)
  return min(apart, 360 - apart)
}

/// Groups hues (in degrees) so that the members of a group lie within an arc of `degrees`, in as few groups as possible.
///
/// Returns the indices into `hues`, the groups in the order of the circle, each in the order of its hues. The circle
/// has no seam: 350 and 10 degrees are 20 apart.
public func hueClusters(_ hues: [Double], within degrees: Double) -> [[Int]] {
  guard !hues.isEmpty else { return [] }
  let angles = hues.map(wrapped)
  let order = angles.indices.sorted { (angles[$0], $0) < (angles[$1], $1) }
  let count = order.count
  /// Returns the angle at a place of the circle, which is gone round as often as needed.
  func angle(_ place: Int) -> Double { angles[order[place % count]] + (place < count ? 0 : 360) }

  // For each place, the first one that its group cannot hold.
  var next = [Int](repeating: 0, count: count)
  var end = 0
  for place in 0..<count {
    end = max(end, place + 1)
    while end < place + count, angle(end) - angle(place) <= degrees { end += 1 }
    next[place] = end
  }
  // Some best grouping begins a group inside the first arc (or right after it), so only those are tried.
  var best: (start: Int, groups: Int)?
  for start in 0...next[0] where start < count {
    var place = start
    var groups = 0
    while place < start + count {
      place = place < count ? next[place] : next[place - count] + count
      groups += 1
    }
    if groups < best?.groups ?? .max { best = (start, groups) }
  }
  let start = best?.start ?? 0
  var clusters: [[Int]] = []
  var place = start
  while place < start + count {
    let stop = min(place < count ? next[place] : next[place - count] + count, start + count)
    clusters.append((place..<stop).map { order[$0 % count] })
    place = stop
  }
  return clusters
}

/// Returns an angle brought into 0..<360.
private func wrapped(_ degrees: Double) -> Double {
  let rest = degrees.truncatingRemainder(dividingBy: 360)
  let angle = rest < 0 ? rest + 360 : rest
  // A tiny negative angle rounds to 360.
  return angle >= 360 ? 0 : angle
}
