/// The contrast of texts and symbols on what lies below them.
enum Contrast {
  struct Ratio {
    var value: Value
    var appearance: Appearance
  }

  /// The colour that a node's text or symbol is drawn in.
  static func color(of node: NodeReference, in model: Model) -> Value {
    if let slot = model.slot(Names.color, of: node) { return model.value(of: slot) }
    let type = model.typeName(of: node)
    let takesTint =
      type == "barItem" || type == "backItem"
      || (type == "view" && ViewFacts.tinted.contains(model.string(Names.kind, of: node) ?? ""))
    guard takesTint else { return .unknown(model.unknown(Names.color, .notStated)) }
    return model.value(of: Names.tint, at: node)
  }

  /// The worst ratio over the appearances to consider.
  static func ratio(of node: NodeReference, in model: Model) -> Ratio {
    let color = color(of: node, in: model)
    guard case .color(let foreground) = color else { return Ratio(value: color, appearance: .light) }
    var worst: (range: ContrastRange, appearance: Appearance)?
    var reason: Unknown.Reason?
    for appearance in appearances(of: node, foreground: foreground, in: model) {
      let finder = BackdropFinder(model: model, scene: model.scene(of: node), appearance: appearance)
      let backdrop = finder.backdrop(of: node)
      reason = reason ?? backdrop.reason
      let opacity = finder.opacity(of: node)
      let drawn = foreground.color.resolved(for: appearance)
      let range = ratios(of: drawn, opacity: opacity, on: backdrop.ranges)
      guard let previous = worst else {
        worst = (range, appearance)
        continue
      }
      let lowest = range.upper < previous.range.upper ? appearance : previous.appearance
      worst = (
        ContrastRange(
          lower: min(range.lower, previous.range.lower), upper: min(range.upper, previous.range.upper)), lowest
      )
    }
    guard let worst else { return Ratio(value: .unknown(Unknown("contrast", .backdrop)), appearance: .light) }
    if worst.range.lower == worst.range.upper {
      return Ratio(value: .double(worst.range.upper), appearance: worst.appearance)
    }
    return Ratio(
      value: .interval(Interval(low: worst.range.lower, high: worst.range.upper)), appearance: worst.appearance)
  }

  private static func ratios(
    of color: Color, opacity: ClosedRange<Double>, on backdrops: [ColorRange]
  ) -> ContrastRange {
    var result: ContrastRange?
    for end in opacity.lowerBound == opacity.upperBound
      ? [opacity.upperBound] : [opacity.lowerBound, opacity.upperBound]
    {
      let drawn = color.multiplyingAlpha(by: end)
      for backdrop in backdrops {
        let range: ContrastRange
        if let exact = backdrop.exact {
          let ratio = drawn.over(exact).contrastRatio(exact)
          range = ContrastRange(lower: ratio, upper: ratio)
        } else {
          range = drawn.contrastRange(on: backdrop)
        }
        result = result?.union(range) ?? range
      }
    }
    return result ?? ContrastRange(lower: 1, upper: 21)
  }

  /// The appearances that a screen states; else light, and dark too if a colour involved is a pair.
  static func appearances(of node: NodeReference, foreground: ColorValue, in model: Model) -> [Appearance] {
    if let screen = model.screen(of: node) {
      if case .list(let stated) = model.value(of: Names.appearance, at: screen) {
        let words = stated.compactMap { value -> Appearance? in
          guard case .string(let word) = value else { return nil }
          return Appearance(rawValue: word)
        }
        if !words.isEmpty { return words }
      }
    }
    if foreground.color.isPair { return [.light, .dark] }
    return hasPairedBackground(node, in: model) ? [.light, .dark] : [.light]
  }

  private static func hasPairedBackground(_ node: NodeReference, in model: Model) -> Bool {
    var current = node
    while current != .none {
      if let background = model.node(Names.background, of: current),
        let slot = model.slot(Names.color, of: background), slot.kind == .color,
        model.colors[Int(slot.payload)].color.isPair
      {
        return true
      }
      current = model.parent(of: current)
    }
    return false
  }

  /// The colour below a node's text in the appearance of the worst contrast.
  static func background(of node: NodeReference, in model: Model) -> Value {
    let appearance = ratio(of: node, in: model).appearance
    let finder = BackdropFinder(model: model, scene: model.scene(of: node), appearance: appearance)
    let backdrop = finder.backdrop(of: node)
    guard backdrop.ranges.count == 1, let exact = backdrop.ranges[0].exact else {
      return .unknown(Unknown("effectiveBackground", backdrop.reason ?? .backdrop))
    }
    return .color(ColorValue(DynamicColor(exact), name: exact.hex))
  }
}

extension ColorRange {
  /// The one colour of a range that is no wider.
  var exact: Color? {
    guard red.lowerBound == red.upperBound, green.lowerBound == green.upperBound,
      blue.lowerBound == blue.upperBound, alpha.lowerBound >= 1
    else { return nil }
    return Color(red: red.lowerBound, green: green.lowerBound, blue: blue.lowerBound)
  }
}
