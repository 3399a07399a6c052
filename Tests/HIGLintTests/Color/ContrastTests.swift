import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// Numbers that look random and are the same in every run.
struct Sequence64: RandomNumberGenerator {
  var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func color(alpha: Double = 1) -> Color {
    Color(
      red: .random(in: 0...1, using: &self), green: .random(in: 0...1, using: &self),
      blue: .random(in: 0...1, using: &self), alpha: alpha)
  }
}

@Suite("Contrast")
struct ContrastTests {
  @Test(
    arguments: [
      (0x777777, 4.4781), (0x767676, 4.5422), (0x0078D7, 4.4989), (0x007AFF, 4.0170), (0xFF3B30, 3.5471),
      (0x8E8E93, 3.2605), (0x34C759, 2.2200), (0x959595, 2.9953), (0x949494, 3.0335), (0x000000, 21),
    ] as [(UInt32, Double)])
  func `The ratio on white is the published one, unrounded`(hex: UInt32, expected: Double) {
    let ratio = Color(hex: hex).contrastRatio(.white)
    #expect(abs(ratio - expected) < 0.00005)
    #expect(abs(ratio - Color.white.contrastRatio(Color(hex: hex))) < 1e-12)
  }

  @Test
  func `The ratio on a colour and of a translucent colour is computed without rounding to 8 bits`() {
    #expect(abs(Color(hex: 0x4171C4).contrastRatio(Color(hex: 0xE8E8E8)) - 3.9095) < 0.00005)
    #expect(abs(Color(hex: 0x3C3C43, alpha: 0.6).contrastRatio(.white) - 3.4382) < 0.00005)
    #expect(Color.clear.contrastRatio(Color(hex: 0x336699)) == 1)
  }

  @Test
  func `Drawing over something opaque is opaque, over nothing changes nothing, and follows source-over`() {
    let half = Color(hex: 0xFF0000, alpha: 0.5)
    #expect(half.over(.white) == Color(red: 1, green: 0.5, blue: 0.5))
    #expect(half.over(.clear) == half)
    #expect(Color.clear.over(half) == half)
    let both = half.over(Color(hex: 0x0000FF, alpha: 0.5))
    #expect(abs(both.alpha - 0.75) < 1e-12 && abs(both.red - 2.0 / 3) < 1e-12 && abs(both.blue - 1.0 / 3) < 1e-12)
    #expect(half.multiplyingAlpha(by: 0.5).alpha == 0.25)
    #expect(Color(white: 0, alpha: 0.1).over(.white).alpha == 1)
  }

  @Test
  func `An opaque colour on anything has from 1 to the better of black and white`() {
    var random = Sequence64()
    for _ in 0..<500 {
      let color = random.color()
      let range = color.contrastRange(on: .anyOpaque)
      #expect(range.lower == 1)
      #expect(abs(range.upper - max(color.contrastRatio(.black), color.contrastRatio(.white))) < 1e-9)
    }
  }

  @Test
  func `No backdrop in a range gives a contrast outside of the interval, and the interval is no wider than needed`() {
    var random = Sequence64()
    for _ in 0..<120 {
      let alpha: Double = [0.02, 0.1, 0.3, 0.5, 0.6, 0.9, 0.99, 1].randomElement(using: &random) ?? 1
      let color = Bool.random(using: &random) ? random.color(alpha: alpha) : Color(white: 1, alpha: alpha)
      let box =
        switch Int.random(in: 0...2, using: &random) {
        case 0: ColorRange.anyOpaque
        case 1: ColorRange(from: random.color(), to: random.color())
        default: ColorRange(from: Color(white: 0), to: Color(white: .random(in: 0...0.1, using: &random)))
        }
      let range = color.contrastRange(on: box)
      var seen = ContrastRange(lower: 22, upper: 0)
      func look(_ r: Double, _ g: Double, _ b: Double) {
        let ratio = color.contrastRatio(Color(red: r, green: g, blue: b))
        seen = seen.union(ContrastRange(lower: ratio, upper: ratio))
      }
      let steps = 10
      func place(_ range: ClosedRange<Double>, _ step: Int) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(steps)
      }
      for r in 0...steps {
        for g in 0...steps {
          for b in 0...steps { look(place(box.red, r), place(box.green, g), place(box.blue, b)) }
        }
      }
      #expect(seen.lower >= range.lower - 1e-9 && seen.upper <= range.upper + 1e-9)
      #expect(seen.lower - range.lower < 0.25 + seen.lower * 0.03)
      #expect(range.upper - seen.upper < 0.25 + seen.upper * 0.03)
    }
  }

  @Test
  func `White at half opacity contrasts most with a backdrop that is not quite black`() {
    let veil = Color(white: 1, alpha: 0.5)
    let range = veil.contrastRange(on: .anyOpaque)
    #expect(range.upper > veil.contrastRatio(.black))
    #expect(range.upper >= veil.contrastRatio(Color(white: 0.01)))
  }

  @Test
  func `A gradient decides where all of its colours agree, and only there`() {
    let dark = ColorRange.gradient([.black, Color(hex: 0x202020), Color(hex: 0x000040)])
    #expect(Color.white.contrastRange(on: dark)?.reaches(4.5) == true)
    #expect(Color(hex: 0x404040).contrastRange(on: dark)?.reaches(4.5) == false)
    let through = ColorRange.gradient([.black, .white])
    #expect(Color.white.contrastRange(on: through)?.reaches(4.5) == nil)
    #expect(Color.white.contrastRange(on: []) == nil)
    #expect(ColorRange.gradient([.white]) == [ColorRange(.white)])
  }

  @Test
  func `A range of one colour gives the very ratio of that colour`() {
    var random = Sequence64()
    for _ in 0..<200 {
      let (color, backdrop) = (random.color(alpha: 0.7), random.color())
      let ratio = color.contrastRatio(backdrop)
      #expect(color.contrastRange(on: ColorRange(backdrop)) == ContrastRange(lower: ratio, upper: ratio))
    }
  }

  @Test
  func `A dark veil over an unknown image can still decide`() {
    let veil = ColorRange(Color(white: 0, alpha: 0.8)).over(.anyOpaque)
    #expect(abs(veil.red.upperBound - 0.2) < 1e-12 && veil.red.lowerBound == 0)
    #expect(Color.white.contrastRange(on: veil).reaches(4.5) == true)
    #expect(Color.white.contrastRange(on: ColorRange(Color(white: 0, alpha: 0.2))).reaches(4.5) == nil)
    // A fading colour is darker in the middle than at either end.
    let fading = ColorRange(from: Color(white: 0, alpha: 1), to: Color(white: 1, alpha: 0)).over(ColorRange(.black))
    #expect(fading.red.contains(0.25))
  }

  @Test
  func `The nearest colour that reaches a contrast reaches it as printed, and keeps its hue`() throws {
    var random = Sequence64()
    for _ in 0..<2000 {
      let background = random.color().rounded
      let color = random.color(alpha: Bool.random(using: &random) ? 1 : 0.8)
      let minimum: Double = [3, 4.5, 7].randomElement(using: &random) ?? 3
      guard let found = color.nearestContrast(to: background, minimum: minimum) else {
        #expect(Color.white.withAlpha(color.alpha).contrastRatio(background) < minimum)
        #expect(Color.black.withAlpha(color.alpha).contrastRatio(background) < minimum)
        continue
      }
      #expect(try Color.parse(found.hex) == found)
      #expect(found.contrastRatio(background) >= minimum)
      if found.hsl.saturation > 0.3, found.hsl.lightness > 0.2, found.hsl.lightness < 0.8, color.hsl.saturation > 0.3,
        let own = color.hue, let its = found.hue
      {
        #expect(hueDistance(own, its) < 4)
      }
    }
  }

  @Test
  func `The nearest colour that reaches a contrast is not further than it must be`() {
    #expect(Color(hex: 0x777777).nearestContrast(to: .white, minimum: 4.5) == Color(hex: 0x767676))
    #expect(Color(hex: 0x767676).nearestContrast(to: .white, minimum: 4.5) == Color(hex: 0x767676))
    #expect(Color(hex: 0x333333).nearestContrast(to: .black, minimum: 4.5) == Color(hex: 0x757575))
    // On this grey both directions reach it; the nearer one is taken.
    #expect(Color(hex: 0xA0A0A0).nearestContrast(to: Color(hex: 0x767676), minimum: 4.5)?.hsl.lightness ?? 0 > 0.9)
    #expect(Color(hex: 0x505050).nearestContrast(to: Color(hex: 0x767676), minimum: 4.5)?.hsl.lightness ?? 1 < 0.1)
    #expect(Color(hex: 0x888888).nearestContrast(to: Color(hex: 0x888888), minimum: 7) == nil)
    // What looks grey stays grey.
    #expect(Color(hex: 0xFFFEFE).nearestContrast(to: .white, minimum: 4.5) == Color(hex: 0x767676))
    let almostWhite = Color(red: 0.999996, green: 1, blue: 1)
    #expect(almostWhite.nearestContrast(to: .white, minimum: 4.5) == Color(hex: 0x767676))
    #expect(Color(white: 0, alpha: 0.2).nearestContrast(to: .white, minimum: 4.5) == nil)
  }
}
