import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

@Suite("Functions about colours")
struct ColorFunctionTests {
  private func color(_ text: String) throws -> Value {
    let parts = text.split(separator: "|").map(String.init)
    let light = try DynamicColor.parse(parts[0])
    guard parts.count > 1 else { return .color(ColorValue(light, name: text)) }
    return .color(
      ColorValue(DynamicColor(light: light.light, dark: try DynamicColor.parse(parts[1]).light), name: text))
  }

  private func call(_ name: String, _ arguments: Value...) throws -> Value {
    let function = try #require(ColorFunctions.all.first { $0.name == name })
    return function.call(arguments, Function.Context(facts: Drawn("screen: s").model))
  }

  private func number(_ value: Value) -> Double? {
    if case .double(let x) = value { return x }
    return nil
  }

  private func hexes(_ value: Value) -> [String] {
    guard case .list(let items) = value else { return [] }
    return items.compactMap { item in
      if case .color(let color) = item { return color.color.light.hex }
      return nil
    }
  }

  @Test
  func `Contrast and distance are those of the worse appearance`() throws {
    #expect(try number(call("contrast", color("black"), color("white"))) == 21)
    #expect(try number(call("contrast", color("black|white"), color("white"))) == 1)
    #expect(try number(call("colorDistance", color("black"), color("black|white"))) == 1)
    #expect(try call("sameColor", color("#FFF"), color("white")).text == "true")
    #expect(try call("sameColor", color("white"), color("white|black")).text == "false")
  }

  @Test
  func `A hue is known of colours, not of greys, and an arc may go round through 0 degrees`() throws {
    #expect(try number(call("hue", color("#00FF00"))) == 120)
    #expect(try call("hue", color("#808080")).text == "?")
    let red = Value.list([.int(345), .int(20)])
    #expect(try call("hasHue", color("#FF3B30"), red, .double(0.25)).text == "true")
    #expect(try call("hasHue", color("#FF0033"), red, .double(0.25)).text == "true")
    #expect(try call("hasHue", color("#34C759"), red, .double(0.25)).text == "false")
    #expect(try call("hasHue", color("#998888"), red, .double(0.25)).text == "false")
    #expect(try number(call("hueDistance", color("#FF0000"), color("#0000FF"))) == 120)
  }

  @Test
  func `Black, white and grey have no hue, and neither have near blacks and whites`() throws {
    for grey in ["black", "white", "#8E8E93", "#F2F2F7", "#0A0A14"] {
      #expect(try call("isChromatic", color(grey), .double(0.2)).text == "false", "\(grey)")
    }
    for hue in ["#007AFF", "#FFD1DC", "#7A3E00"] {
      #expect(try call("isChromatic", color(hue), .double(0.2)).text == "true", "\(hue)")
    }
  }

  @Test
  func `The nearest colour keeps the hue, goes darker on white and lighter on black, and reaches the ratio as printed`()
    throws
  {
    for (own, below) in [("#999999", "white"), ("#5AC8FA", "white"), ("#333366", "black"), ("#FF000080", "white")] {
      let found = try call("nearestContrast", color(own), color(below), .double(4.5))
      guard case .color(let nearest) = found, case .color(let ground) = try color(below) else {
        Issue.record("nothing found for \(own)")
        continue
      }
      #expect(nearest.color.light.contrastRatio(ground.color.light) >= 4.5)
    }
    #expect(try call("nearestContrast", color("#777777"), color("white"), .double(4.5)).text == "#767676")
    #expect(try call("nearestContrast", color("white"), color("#808080"), .double(21)).text == "?")
  }

  @Test
  func `Hues within an arc are one group, also across 0 degrees; greys belong to none`() throws {
    let list = try Value.list(["#FF0010", "#FF1000", "#0000FF", "#808080"].map { try color($0) })
    guard case .list(let groups) = try call("hueClusters", list, .double(30)) else { return }
    #expect(groups.count == 2)
  }

  @Test
  func `Among pastels a vivid colour stands out, and pastels do not, however saturated HSL calls them`() throws {
    let pastels = ["#FFD1DC", "#C1E1C1", "#E1C1F0"]
    #expect(try hexes(call("colorOutliers", .list(pastels.map { try color($0) }), .double(0.5))) == [])
    #expect(
      try hexes(call("colorOutliers", .list((pastels + ["#FF00FF"]).map { try color($0) }), .double(0.5))) == [
        "#FF00FF"
      ])
    #expect(try hexes(call("colorOutliers", .list(["#FFD1DC", "#FF00FF"].map { try color($0) }), .double(0.5))) == [])
  }

  @Test
  func `A blend is a share of one colour over another`() throws {
    #expect(try call("blend", color("black"), color("white"), .double(0.85)).text == "#262626")
  }

  @Test
  func `Names say the value too, unless they are it`() throws {
    let list = Value.list([
      .color(ColorValue(DynamicColor(Color(hex: 0x0A7AFF)), name: "$brand")), try color("#123456"),
      try color("systemRed"),
    ])
    #expect(try call("colorNames", list).text == "$brand (#0A7AFF), #123456, systemRed (#FF3B30)")
  }
}

extension Value {
  /// A short form, to compare with.
  fileprivate var text: String {
    switch self {
    case .bool(let bool): "\(bool)"
    case .string(let string): string
    case .color(let color): color.name
    case .unknown: "?"
    default: "\(self)"
    }
  }
}
