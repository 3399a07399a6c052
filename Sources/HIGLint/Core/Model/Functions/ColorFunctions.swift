import HIGLanguage
import HIGReading

/// The functions of the rule language about colours. No threshold stands in them: rules bring theirs as arguments.
///
/// A colour that differs between the appearances is compared in both, and the worse one counts; its hue, saturation and
/// lightness are those of the light appearance.
public enum ColorFunctions {
  public static let all: [FunctionBody] = comparisons + parts + palettes + places

  // MARK: Two colours

  private static let comparisons: [FunctionBody] = [
    pair("contrast") {
      .double(worst($0, $1, least: true) { $0.contrastRatio($1) })
    },
    pair("colorDistance") {
      .double(worst($0, $1, least: false) { $0.distance(to: $1) })
    },
    pair("hueDistance") { a, b in
      guard let x = a.color.light.hue, let y = b.color.light.hue else { return .unknown(Unknown("hue", .notStated)) }
      return .double(hueDistance(x, y))
    },
    pair("sameColor") {
      .bool(worst($0, $1, least: false) { $0 == $1 ? 0 : 1 } == 0)
    },
    FunctionBody("blend") { arguments, _ in
      guard let top = color(arguments[0]), let below = color(arguments[1]), let share = arguments[2].number
      else { return unknownColor }
      let mixed = map(top, below) { $0.multiplyingAlpha(by: share).over($1) }
      return .color(ColorValue(mixed, name: mixed.light.hex))
    },
    FunctionBody("nearestContrast") { arguments, _ in
      guard let own = color(arguments[0]), let below = color(arguments[1]), let minimum = arguments[2].number
      else { return unknownColor }
      let (stated, backdrop) = (own.color.light, below.color.light)
      let nearest =
        stated.nearestContrast(to: backdrop, minimum: minimum)
        ?? stated.withAlpha(1).nearestContrast(to: backdrop, minimum: minimum)
      guard let nearest else { return unknownColor }
      return .color(ColorValue(DynamicColor(nearest), name: nearest.hex))
    },
  ]

  // MARK: One colour

  private static let parts: [FunctionBody] = [
    single("hue") {
      $0.color.light.hue.map { .double($0) } ?? .unknown(Unknown("hue", .notStated))
    },
    single("saturation") { .double($0.color.light.hsl.saturation) },
    single("lightness") { .double($0.color.light.hsl.lightness) },
    single("chroma") {
      let color = $0.color.light
      return .double(max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue))
    },
    single("luminance") { .double($0.color.light.luminance) },
    single("alpha") {
      .double(max($0.color.light.alpha, $0.color.dark?.alpha ?? 0))
    },
    single("hex") { .string($0.color.light.hex) },
    single("isSystemColor") { .bool($0.color.isSystem) },
    single("adapts") { .bool($0.color.isPair) },
    FunctionBody("isChromatic") { arguments, _ in
      guard let own = color(arguments[0]), let least = arguments[1].number else { return unknownColor }
      return .bool(isChromatic(own.color.light, above: least))
    },
    FunctionBody("hasHue") { arguments, _ in
      guard let own = color(arguments[0]), case .list(let arc) = arguments[1], arc.count == 2,
        let from = arc[0].number, let to = arc[1].number, let least = arguments[2].number
      else { return unknownColor }
      guard let hue = own.color.light.hue, own.color.light.hsl.saturation > least else { return .bool(false) }
      return .bool(from <= to ? hue >= from && hue <= to : hue >= from || hue <= to)
    },
  ]

  /// Whether a colour has a hue: a grey has none, and neither have blacks and whites, whose saturation says nothing.
  static func isChromatic(_ color: Color, above saturation: Double) -> Bool {
    let chroma = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
    return color.hsl.saturation > saturation && chroma > saturation / 2
  }

  // MARK: Several colours

  private static let palettes: [FunctionBody] = [
    FunctionBody("distinctColors") { arguments, _ in
      guard case .list(let items) = arguments[0] else { return unknownColor }
      let all = items.flatMap { item in color(item).map { [$0] } ?? colors(item) }
      return .list(distinct(all).map { .color($0) })
    },
    FunctionBody("hueClusters") { arguments, _ in
      let chromatic = colors(arguments[0]).filter { $0.color.light.hue != nil }
      let groups = hueClusters(chromatic.compactMap(\.color.light.hue), within: arguments[1].number ?? 0)
      return .list(groups.map { group in .list(group.map { .color(chromatic[$0]) }) })
    },
    FunctionBody("colorOutliers") { arguments, _ in
      let all = colors(arguments[0])
      return .list(outliers(of: all, beyond: arguments[1].number ?? 1).map { .color($0) })
    },
    FunctionBody("colorNames") { arguments, _ in
      .string(colors(arguments[0]).map { Contrast.name($0.color.light, statedAs: $0.name) }.joined(separator: ", "))
    },
  ]

  /// Returns the outliers by the saturation of HSB: pastels are alike in it, where HSL takes some for fully saturated.
  private static func outliers(of colors: [ColorValue], beyond distance: Double) -> [ColorValue] {
    guard colors.count > 2 else { return [] }
    func middle(_ values: [Double]) -> Double {
      let sorted = values.sorted()
      return sorted.count % 2 == 1
        ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
    }
    let vividness = colors.map(\.color.light.hsb.saturation)
    let lightness = colors.map(\.color.light.hsl.lightness)
    let (usualVividness, usualLightness) = (middle(vividness), middle(lightness))
    return colors.indices.filter {
      abs(vividness[$0] - usualVividness) > distance || abs(lightness[$0] - usualLightness) > distance
    }.map { colors[$0] }
  }

  static func distinct(_ colors: [ColorValue]) -> [ColorValue] {
    var found: [ColorValue] = []
    // Those of a screen are a few, and most of them the palette's: what is the same lies at the same place.
    for (index, color) in colors.enumerated() {
      if found.count > 16 {
        var seen = Set(found.map(pair))
        return found + colors[index...].filter { seen.insert(pair($0)).inserted }
      }
      if !found.contains(where: { $0 === color || pair($0) == pair(color) }) { found.append(color) }
    }
    return found
  }

  /// Returns a colour's values in each appearance.
  private static func pair(_ color: ColorValue) -> DynamicColor {
    DynamicColor(light: color.color.light, dark: color.color.dark ?? color.color.light)
  }

  // MARK: Screens

  private static let places: [FunctionBody] = [
    FunctionBody("vividShare") { arguments, context in
      guard case .node(let screen) = arguments[0], let model = context.model,
        let saturation = arguments[1].number, let chroma = arguments[2].number
      else { return unknownColor }
      return ColorCoverage(model: model, screen: screen).share { color in
        color.hsl.saturation >= saturation
          && max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) >= chroma
      }
    }
  ]
}

// MARK: - Arguments

extension ColorFunctions {
  private static let unknownColor = Value.unknown(Unknown("color", .unreadable))

  private static func color(_ value: Value) -> ColorValue? {
    if case .color(let color) = value { return color }
    return nil
  }

  private static func colors(_ value: Value) -> [ColorValue] {
    guard case .list(let items) = value else { return [] }
    return items.compactMap { color($0) }
  }

  private static func single(
    _ name: String, call: @escaping @Sendable (ColorValue) -> Value
  ) -> FunctionBody {
    FunctionBody(name) { arguments, _ in
      color(arguments[0]).map(call) ?? unknownColor
    }
  }

  private static func pair(
    _ name: String, call: @escaping @Sendable (ColorValue, ColorValue) -> Value
  ) -> FunctionBody {
    FunctionBody(name) { arguments, _ in
      guard let a = color(arguments[0]), let b = color(arguments[1]) else { return unknownColor }
      return call(a, b)
    }
  }

  /// Returns the worse of the values in the two appearances.
  private static func worst(
    _ a: ColorValue, _ b: ColorValue, least: Bool, _ value: (Color, Color) -> Double
  ) -> Double {
    let light = value(a.color.light, b.color.light)
    guard a.color.isPair || b.color.isPair else { return light }
    let dark = value(a.color.resolved(for: .dark), b.color.resolved(for: .dark))
    return least ? min(light, dark) : max(light, dark)
  }

  private static func map(_ a: ColorValue, _ b: ColorValue, _ mix: (Color, Color) -> Color) -> DynamicColor {
    let light = mix(a.color.light, b.color.light)
    guard a.color.isPair || b.color.isPair else { return DynamicColor(light) }
    return DynamicColor(light: light, dark: mix(a.color.resolved(for: .dark), b.color.resolved(for: .dark)))
  }
}

extension Value {
  /// The value of an int or a double, as a double.
  fileprivate var number: Double? {
    switch self {
    case .int(let x): Double(x)
    case .double(let x): x
    default: nil
    }
  }
}
