import Testing

@testable import HIGCore
@testable import HIGLanguage

@Suite("Hue and difference")
struct ColorHueTests {
  @Test(
    arguments: [
      (0xFF0000, 0, 1, 0.5, 1), (0x00FF00, 120, 1, 0.5, 1), (0x0000FF, 240, 1, 0.5, 1), (0xFFFF00, 60, 1, 0.5, 1),
      (0xFF00FF, 300, 1, 0.5, 1), (0xBF4040, 0, 0.498, 0.5, 0.749), (0x008080, 180, 1, 0.251, 0.502),
    ] as [(UInt32, Double, Double, Double, Double)])
  func `HSL and HSB are the usual ones`(
    hex: UInt32, hue: Double, saturation: Double, lightness: Double, brightness: Double
  ) throws {
    let color = Color(hex: hex)
    #expect(abs(try #require(color.hsl.hue) - hue) < 0.001)
    #expect(abs(color.hsl.saturation - saturation) < 0.001)
    #expect(abs(color.hsl.lightness - lightness) < 0.001)
    #expect(abs(color.hsb.brightness - brightness) < 0.001)
  }

  @Test
  func `Greys have no hue and no saturation`() {
    for i in 0...255 {
      let grey = Color(white: Double(i) / 255)
      #expect(grey.hue == nil && grey.hsl.saturation == 0 && grey.hsb.saturation == 0)
      #expect(Color(grey.hsl).hex == grey.hex)
    }
  }

  @Test
  func `Colours come back from HSL and HSB`() {
    var random = Sequence64()
    for _ in 0..<5000 {
      let color = random.color(alpha: 0.5).rounded
      for back in [Color(color.hsl, alpha: color.alpha), Color(color.hsb, alpha: color.alpha)] {
        #expect(back.greatestDifference(from: color) < 1e-12 && back.alpha == color.alpha)
      }
      #expect(color.hue.map { $0 >= 0 && $0 < 360 } ?? true)
    }
  }

  @Test
  func `Hues are compared the short way round`() {
    #expect(hueDistance(350, 10) == 20)
    #expect(hueDistance(10, 350) == 20)
    #expect(hueDistance(0, 180) == 180)
    #expect(hueDistance(-10, 730) == 20)
  }

  @Test
  func `Hues are grouped into as few arcs as possible, with no seam at 0`() {
    #expect(hueClusters([], within: 30) == [])
    #expect(hueClusters([5], within: 30) == [[0]])
    #expect(hueClusters([350, 10, 120], within: 30) == [[2], [0, 1]])
    #expect(hueClusters([0, 25, 50, 75], within: 30).count == 2)
    #expect(hueClusters([10, 20, 40, 355], within: 30).count == 2)
    #expect(hueClusters([7, 7, 7], within: 0).count == 1)
    #expect(hueClusters([0, 90, 180, 270], within: 360).count == 1)
    #expect(hueClusters((0..<360).map(Double.init), within: 30).count == 12)
  }

  @Test
  func `No grouping of hues is smaller than the one found, and every group lies within its arc`() {
    var random = Sequence64()
    for _ in 0..<400 {
      let hues = (0..<Int.random(in: 1...9, using: &random)).map { _ in Double.random(in: 0..<360, using: &random) }
      let width = Double.random(in: 0...120, using: &random)
      let clusters = hueClusters(hues, within: width)
      #expect(clusters.joined().sorted() == Array(hues.indices))
      for cluster in clusters {
        let start = hues[cluster[0]]
        for index in cluster {
          let ahead = hues[index] - start
          #expect((ahead < 0 ? ahead + 360 : ahead) <= width + 1e-9)
        }
      }
      // Greedy from every hue in turn finds a best grouping.
      let fewest = hues.map { start in
        let ahead = hues.map { $0 >= start ? $0 - start : $0 - start + 360 }.sorted()
        var groups = 0
        var reach = -1.0
        for angle in ahead where angle > reach { (groups, reach) = (groups + 1, angle + width) }
        return groups
      }
      #expect(clusters.count == fewest.min())
    }
  }

  @Test(
    arguments: [
      ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
      ([50, 2.8361, -74.0200], [50, 0, -82.7485], 3.4412), ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
      ([50, 0, 0], [50, -1, 2], 2.3669), ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792),
      ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195), ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
      ([50, 2.5, 0], [73, 25, -18], 27.1492), ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
      ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] as [([Double], [Double], Double)])
  func `CIEDE2000 gives the differences of Sharma's test data`(a: [Double], b: [Double], expected: Double) {
    let (first, second) = (Lab(lightness: a[0], a: a[1], b: a[2]), Lab(lightness: b[0], a: b[1], b: b[2]))
    #expect(abs(first.deltaE2000(to: second) - expected) < 0.00005)
    #expect(abs(second.deltaE2000(to: first) - expected) < 0.00005)
  }

  @Test
  func `Distances run from 0 to the distance of black and white`() {
    #expect(Color.black.distance(to: .white) == 1)
    #expect(Color.black.distance(to: .black) == 0)
    #expect(Color(hex: 0xFF0000).greatestDifference(from: Color(hex: 0xFA0010)) == 16.0 / 255)
    #expect(abs(Color.black.deltaE2000(to: .white) - 100) < 0.001)
    let red = Lab(Color(hex: 0xFF0000))
    #expect(abs(red.lightness - 53.24) < 0.01 && abs(red.a - 80.09) < 0.02 && abs(red.b - 67.20) < 0.02)
  }
}
