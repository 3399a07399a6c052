import HIGCore
import HIGLanguage
import HIGReading

/// What contrasts and targets are measured by in pictures and palettes: the limits of the rules `color/contrast` and
/// `layout/tap-target`. What a picture says of a text rests on the measure alone, not on what a run found: a finding may
/// be told once for many texts, be suppressed, or lie in another file.
public struct VisualLimits: Sendable {
  private var minimum = 4.5
  private var large = 3.0
  private var largeSize = 18.0
  private var largeBoldSize = 14.0
  private var boldWeight = 700.0
  /// The least size of a target in points.
  public private(set) var targetWidth = 44.0
  public private(set) var targetHeight = 44.0
  /// The sizes that UIKit gives its controls, as the rule states them.
  public private(set) var systemSizes: Value?
  /// The paths of targets that are large enough all the same.
  public var exempt: Set<String> = []

  public init() {}

  /// The limits that the rules of a set state.
  public init(_ rules: RuleSet) {
    let contrast = Self.parameters(of: "color/contrast", in: rules)
    let target = Self.parameters(of: "layout/tap-target", in: rules)
    func set(_ limit: inout Double, _ value: Value?) { limit = value.flatMap(Self.number) ?? limit }
    set(&minimum, contrast["minimum"])
    set(&large, contrast["large"])
    set(&largeSize, contrast["largeSize"])
    set(&largeBoldSize, contrast["largeBoldSize"])
    set(&boldWeight, contrast["boldWeight"])
    set(&targetWidth, target["minWidth"])
    set(&targetHeight, target["minHeight"])
    systemSizes = target["systemSizes"]
  }

  /// Returns the parameters of a rule as it states them; none for a rule that is not there.
  private static func parameters(of id: String, in rules: RuleSet) -> [String: Value] {
    guard let position = (0..<rules.count).first(where: { rules[$0].id == id }),
      let rule = rules.record(at: position)
    else { return [:] }
    return Dictionary(rule.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a value as a number; nil for one that is not exactly known.
  package static func number(_ value: Value) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  // MARK: Contrasts

  /// The types of nodes that the rule about contrast concerns.
  package static let contrastTypes: Set<Int> = [
    NodeTypes.view, NodeTypes.item, NodeTypes.controlState, NodeTypes.barItem, NodeTypes.backItem,
    NodeTypes.navigationBar,
  ]

  private static let decorative = Vocabulary.shared.nameID(of: "decorative")
  private static let disabled = Vocabulary.shared.nameID(of: "disabled")

  /// Returns the ratio that a text or symbol needs; nil where it may be faint: decoration, a control that can't be used.
  package func neededContrast(of node: NodeReference, in model: Model) -> Double? {
    for name in [Self.decorative, Self.disabled] {
      if case .bool(true) = model.value(of: name, at: node) { return nil }
    }
    return isLarge(node, in: model) ? large : minimum
  }

  private func isLarge(_ node: NodeReference, in model: Model) -> Bool {
    guard model.typeIndex(of: node) == NodeTypes.view else { return false }
    if Contrast.foreground(of: node, in: model) == .text {
      guard let size = Self.number(model.value(of: Names.fontSize, at: node)) else { return false }
      let weight = Self.number(model.value(of: Names.fontWeight, at: node)) ?? 0
      return size >= largeSize || size >= largeBoldSize && weight >= boldWeight
    }
    guard model.string(Names.kind, of: node) == "icon", let box = model.scene(of: node)?.box(of: node) else {
      return false
    }
    return box.width ?? 0 >= largeSize && box.height ?? 0 >= largeSize
  }

  // MARK: Targets

  /// Whether a target is as large as the rule asks, or may be smaller.
  package func isLargeEnough(width: Double, height: Double, path: String) -> Bool {
    width >= targetWidth && height >= targetHeight || exempt.contains(path)
  }
}
