import HIGLanguage
import HIGReading

/// The contrast of texts and symbols on the layers below them.
package enum Contrast {
  /// The known facts about the colours of one node, in the appearance in which they contrast least.
  package final class Measure {
    /// The colour of its text or symbol, as stated; or the reason for which it is unknown.
    package let color: Value
    /// The least and the greatest ratio that is possible; equal if the backdrop is exactly known.
    @exclusivity(unchecked) package fileprivate(set) var low: Double
    @exclusivity(unchecked) package fileprivate(set) var high: Double
    /// The reason for which the ratio is not exactly known.
    @exclusivity(unchecked) fileprivate(set) var reason: Unknown.Reason?
    package let appearance: Appearance
    /// Whether the appearance is stated, or one of several that were measured.
    @exclusivity(unchecked) package fileprivate(set) var isOneOfSeveral = false
    /// The colour in that appearance, seen through the node's opacity.
    package let drawn: Color
    let opacity: Double
    package let backdrop: Color?
    /// The nearest `background` with a colour.
    package let background: NodeReference
    /// The nearest view whose background is taken to be UIKit's, as none is stated.
    let assumed: NodeReference
    /// The nearest layer above it through which one sees; the colours are those seen through it.
    @exclusivity(unchecked) fileprivate(set) var veil: NodeReference = .none

    init(
      color: Value, low: Double = 1, high: Double = 21, reason: Unknown.Reason? = nil, appearance: Appearance = .light,
      drawn: Color = .clear, opacity: Double = 1, backdrop: Color? = nil, background: NodeReference = .none,
      assumed: NodeReference = .none
    ) {
      self.color = color
      self.low = low
      self.high = high
      self.reason = reason
      self.appearance = appearance
      self.drawn = drawn
      self.opacity = opacity
      self.backdrop = backdrop
      self.background = background
      self.assumed = assumed
    }

    /// Whether the colour is known, and with it something about the ratio.
    package var isMeasured: Bool {
      if case .color = color { return true }
      return false
    }

    var ratio: Value {
      guard isMeasured else { return color }
      return low == high ? .double(high) : .interval(Interval(low: low, high: high))
    }
  }

  // MARK: The colour of what is drawn

  /// Returns the colour that a node's text or symbol is drawn in.
  package static func color(of node: NodeReference, in model: Model) -> Value {
    let type = model.typeIndex(of: node)
    if type == NodeTypes.navigationBar { return stated(Names.titleColor, of: node, in: model) }
    // The colour of a control without a text is that of its other part: of the dots of the other pages.
    if type == NodeTypes.view, let tint = model.slot(Names.tint, of: node),
      let kind = model.string(Names.kind, of: node), drawnInTint.contains(kind)
    {
      return known(tint, in: model)
    }
    if let slot = model.slot(Names.color, of: node) { return known(slot, in: model) }
    if type == NodeTypes.item || type == NodeTypes.controlState { return colorOfPart(node, type: type, in: model) }
    if takesTint(node, type: type, in: model) {
      let tint = model.value(of: Names.tint, at: node)
      if case .null = tint { return .unknown(model.unknown(Names.tint, .notStated)) }
      return tint
    }
    // A symbol that says its own tint is drawn in it.
    if type == NodeTypes.view, model.string(Names.kind, of: node) == "icon" {
      return stated(Names.tint, of: node, in: model)
    }
    return .unknown(model.unknown(Names.color, .notStated))
  }

  /// The controls without a text, which UIKit draws in the tint.
  static let drawnInTint: WordSet = [
    "switch", "slider", "stepper", "pageControl", "progressView", "activityIndicator", "volumeView", "routePicker",
  ]

  /// Whether a node takes the tint for its text, as buttons, links and bar items do, and no other kinds.
  private static func takesTint(_ node: NodeReference, type: Int, in model: Model) -> Bool {
    if type == NodeTypes.barItem || type == NodeTypes.backItem { return true }
    guard type == NodeTypes.view, let kind = model.string(Names.kind, of: node) else { return false }
    return ViewFacts.tinted.contains(kind) || drawnInTint.contains(kind)
  }

  private static func stated(_ name: NameID, of node: NodeReference, in model: Model) -> Value {
    model.slot(name, of: node).map { known($0, in: model) } ?? .unknown(model.unknown(name, .notStated))
  }

  /// Returns a stated value; `none` means that there is no colour of its own, so nobody says what is drawn.
  private static func known(_ slot: FieldSlot, in model: Model) -> Value {
    slot.kind == .null ? .unknown(model.unknown(slot.name, .notStated)) : model.value(of: slot)
  }

  /// Returns the colour of a part: a segment without one has its control's, or the tint; a state that changes only the
  /// background, its view's.
  private static func colorOfPart(_ node: NodeReference, type: Int, in model: Model) -> Value {
    var owner = model.parent(of: node)
    while owner != .none, model.typeIndex(of: owner) != NodeTypes.view { owner = model.parent(of: owner) }
    guard owner != .none else { return .unknown(model.unknown(Names.color, .notStated)) }
    guard type == NodeTypes.item else { return color(of: owner, in: model) }
    guard model.slot(Names.color, of: owner) == nil, model.string(Names.kind, of: owner) == "segmentedControl" else {
      return stated(Names.color, of: owner, in: model)
    }
    let tint = model.value(of: Names.tint, at: owner)
    if case .null = tint { return .unknown(model.unknown(Names.tint, .notStated)) }
    return tint
  }

  // MARK: The ratio

  private static let source = Vocabulary.shared.nameID(of: "source")

  /// Whether a node was read from another tool's file.
  private static func isImported(_ node: NodeReference, in model: Model) -> Bool {
    model.slot(source, of: node) != nil || model.ancestors(of: node).contains { model.slot(source, of: $0) != nil }
  }

  /// The contrast below which a text can't be seen at all, where that follows from a
  /// background that is not stated, the spec leaves something out, and nobody drew it so.
  private static let leastVisible = 1.3

  /// Returns the measured contrast of a node, which is measured once.
  package static func measure(_ node: NodeReference, in model: Model) -> Measure {
    if let known = model.measures[node.index] { return known }
    let measure = newMeasure(node, in: model)
    model.measures.set(measure, for: node.index)
    return measure
  }

  private static func newMeasure(_ node: NodeReference, in model: Model) -> Measure {
    let color = color(of: node, in: model)
    guard case .color(let foreground) = color else { return Measure(color: color) }
    let (measures, involvesGroundPair, isOneOfSeveral) = measures(of: node, foreground, in: model)
    guard var worst = measures.first else { return Measure(color: color) }
    for next in measures.dropFirst() {
      let isWorse = (next.high, next.low) < (worst.high, worst.low)
      let (low, high) = (min(worst.low, next.low), min(worst.high, next.high))
      let reason = worst.reason ?? next.reason
      if isWorse { worst = next }
      (worst.low, worst.high) = (low, high)
      worst.reason = low == high ? nil : reason
    }
    // Whoever makes both adapt has seen both: what can't be seen in a file that code completes has another ground.
    let isCompleted = foreground.color.isPair && involvesGroundPair && isImported(node, in: model)
    if worst.assumed != .none || isCompleted, worst.high < leastVisible {
      return Measure(color: .unknown(model.unknown(Names.background, .notStated)))
    }
    worst.isOneOfSeveral = isOneOfSeveral
    return worst
  }

  /// Returns the contrast of a node in each appearance that the screen states or, where it states none, in both where a
  /// colour adapts; empty where the node's colour is not known.
  package static func measures(_ node: NodeReference, in model: Model) -> [Measure] {
    guard case .color(let foreground) = color(of: node, in: model) else { return [] }
    let (measures, _, isOneOfSeveral) = measures(of: node, foreground, in: model)
    for measure in measures { measure.isOneOfSeveral = isOneOfSeveral }
    return measures
  }

  private static func measures(
    of node: NodeReference, _ foreground: ColorValue, in model: Model
  ) -> (measures: [Measure], involvesGroundPair: Bool, isOneOfSeveral: Bool) {
    let scene = model.scene(of: node)
    let stated = statedAppearances(of: node, in: model)
    var involvesGroundPair = false
    var measures = [
      measure(node, foreground, stated.first ?? .light, scene: scene, in: model, involvesPair: &involvesGroundPair)
    ]
    let others =
      stated.isEmpty
      ? (involvesGroundPair || hasDarkColor(foreground, in: model) ? [.dark] : []) : Array(stated.dropFirst())
    for appearance in others {
      measures.append(
        measure(node, foreground, appearance, scene: scene, in: model, involvesPair: &involvesGroundPair))
    }
    return (measures, involvesGroundPair, !stated.isEmpty || !others.isEmpty)
  }

  private static func measure(
    _ node: NodeReference, _ foreground: ColorValue, _ appearance: Appearance, scene: Scene?, in model: Model,
    involvesPair: inout Bool
  ) -> Measure {
    var finder = BackdropFinder(model: model, scene: scene, appearance: appearance)
    let backdrop = finder.backdrop(of: node)
    if finder.involvesPair { involvesPair = true }
    let opacity = LayerPainter(model: model, appearance: appearance).opacity(of: node)
    let color = foreground.color.resolved(for: appearance)
    let drawn = color.multiplyingAlpha(by: opacity.upperBound)
    if let exact = backdrop.exact, opacity.lowerBound == opacity.upperBound, let veil = finder.veil(over: node) {
      let (text, ground) = (veil.color.over(drawn.over(exact)), veil.color.over(exact))
      let ratio = text.contrastRatio(ground)
      let measure = Measure(
        color: .color(ColorValue(DynamicColor(text), name: text.hex)), low: ratio, high: ratio, appearance: appearance,
        drawn: text, opacity: opacity.upperBound, backdrop: ground, background: backdrop.background,
        assumed: backdrop.assumed)
      measure.veil = veil.view
      return measure
    }
    func possible(on backdrop: Backdrop) -> ContrastRange {
      let range = ratios(of: drawn, on: backdrop)
      guard opacity.lowerBound < opacity.upperBound else { return range }
      return range.union(ratios(of: color.multiplyingAlpha(by: opacity.lowerBound), on: backdrop))
    }
    func least(at spots: [BackdropFinder.Spot]) -> ContrastRange {
      spots.map { spot in
        var finder = BackdropFinder(model: model, scene: scene, appearance: appearance)
        finder.spot = spot
        return possible(on: finder.backdrop(of: node))
      }.reduce(ContrastRange(lower: 21, upper: 21)) { $0.least($1) }
    }
    let range: ContrastRange =
      switch finder.difference {
      case .none: possible(on: backdrop)
      // A gradient runs down, or else across.
      case .gradient: least(at: spots.map { .down($0) }).union(least(at: spots.map { .across($0) }))
      case .part: least(at: [.onPart, .besidePart])
      }
    let reason = backdrop.reason ?? (opacity.lowerBound < opacity.upperBound ? .statedUnknown : nil)
    return Measure(
      color: .color(foreground), low: range.lower, high: range.upper, reason: reason, appearance: appearance,
      drawn: drawn, opacity: opacity.upperBound, backdrop: backdrop.exact, background: backdrop.background,
      assumed: backdrop.assumed)
  }

  /// The parts of the way along a text at which a gradient below it is looked at.
  private static let spots = [0, 0.25, 0.5, 0.75, 1]

  private static func ratios(of color: Color, on backdrop: Backdrop) -> ContrastRange {
    switch backdrop.colors {
    case .exact(let exact):
      let ratio = color.contrastRatio(exact)
      return ContrastRange(lower: ratio, upper: ratio)
    case .ranges(let ranges): return color.contrastRange(on: ranges) ?? ContrastRange(lower: 1, upper: 21)
    }
  }

  /// Whether a color says that there is a dark appearance: a hue that UIKit had before says so beside others only.
  private static func hasDarkColor(_ color: ColorValue, in model: Model) -> Bool {
    color.color.isPair && (!color.isOlderThanDark || model.statesDarkColors)
  }

  /// Returns the appearances that the screen states, or the app.
  private static func statedAppearances(of node: NodeReference, in model: Model) -> [Appearance] {
    guard let screen = model.screen(of: node), case .list(let stated) = model.value(of: Names.appearance, at: screen)
    else { return [] }
    return stated.compactMap { value in
      guard case .string(let word) = value else { return nil }
      return Appearance(rawValue: word)
    }
  }

  // MARK: What is drawn

  /// The part of a node to which contrast applies.
  package enum Foreground: String {
    case text, symbol, none
  }

  package static func foreground(of node: NodeReference, in model: Model) -> Foreground {
    let type = model.typeIndex(of: node)
    if type == NodeTypes.navigationBar {
      return hasText(Names.title, of: node, in: model) || hasText(prompt, of: node, in: model) ? .text : .none
    }
    if type == NodeTypes.controlState { return foreground(ofState: node, in: model) }
    if hasText(Names.text, of: node, in: model) || hasText(Names.title, of: node, in: model) { return .text }
    if let slot = model.slot(Names.icon, of: node) {
      guard slot.kind == .node else { return .none }
      // An icon in its own colours is a picture.
      return model.string(Names.rendering, of: NodeReference(Int(slot.payload))) == "original" ? .none : .symbol
    }
    return type == NodeTypes.view && model.string(Names.kind, of: node) == "icon" ? .symbol : .none
  }

  private static let prompt = Vocabulary.shared.nameID(of: "prompt")

  /// Returns the foreground of a state. A disabled control is dimmed and a touched one changes for a moment, though not
  /// so that nothing is seen any more; other states last.
  private static func foreground(ofState node: NodeReference, in model: Model) -> Foreground {
    let field = model.nodes[Int(node.index)].field
    if field == Names.disabled || field == Names.highlighted && !vanishes(node, in: model) { return .none }
    guard model.slot(Names.color, of: node) != nil || model.slot(Names.background, of: node) != nil else {
      return .none
    }
    // A state keeps the title and the icon of its control unless it has its own.
    let view = model.parent(of: model.parent(of: node))
    if hasText(Names.title, of: node, in: model) { return .text }
    return model.slot(Names.icon, of: node) == nil && view != .none ? foreground(of: view, in: model) : .symbol
  }

  /// The contrast up to which two colours are one to the eye.
  private static let sameColor = 1.05

  /// Whether a state gives a control's title the colour of the control.
  private static func vanishes(_ state: NodeReference, in model: Model) -> Bool {
    let view = model.parent(of: model.parent(of: state))
    guard view != .none, case .color(let color) = color(of: state, in: model) else { return false }
    let painter = LayerPainter(model: model, appearance: .light)
    let ground = [state, view].lazy.compactMap { node -> Color? in
      guard
        case .color(let color) = painter.background(of: node, type: model.typeIndex(of: node), isContainer: false).layer
      else { return nil }
      return color
    }.first
    guard let ground, ground.isOpaque else { return false }
    return color.color.light.contrastRatio(ground) < sameColor
  }

  /// Whether there are letters to be seen: emoji have colours of their own.
  private static func hasText(_ name: NameID, of node: NodeReference, in model: Model) -> Bool {
    guard let text = model.node(name, of: node), let slot = model.slot(Names.texts, of: text) else { return false }
    return model.items(of: slot).contains { item in
      let text = NodeReference(Int(item.payload))
      return model.isVisible(text: text) && !isEmoji(text, in: model)
    }
  }

  private static func isEmoji(_ text: NodeReference, in model: Model) -> Bool {
    // Most texts begin with a letter.
    guard let entry = model.text(of: text), let first = entry.string.utf8.first, first >= 0xE2,
      let value = model.textValue(of: text)
    else { return false }
    return value.units.dropLast().allSatisfy { $0.kind == .emoji || $0.isWhite || $0.kind == .invisible }
  }
}
