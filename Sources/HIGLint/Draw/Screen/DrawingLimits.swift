import HIGCore
import HIGLanguage
import HIGReading

/// What marks of contrasts and of targets are measured by: the limits of the rules `color/contrast` and
/// `layout/tap-target`. A mark's colour rests on the measure alone, not on what a run found: a finding may be told once
/// for many texts, be suppressed, or lie in another file.
public struct DrawingLimits: Sendable {
  var minimum = 4.5
  var large = 3.0
  var largeSize = 18.0
  var largeBoldSize = 14.0
  var boldWeight = 700.0
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
    minimum = contrast["minimum"] ?? minimum
    large = contrast["large"] ?? large
    largeSize = contrast["largeSize"] ?? largeSize
    largeBoldSize = contrast["largeBoldSize"] ?? largeBoldSize
    boldWeight = contrast["boldWeight"] ?? boldWeight
    let target = Self.parameters(of: "layout/tap-target", in: rules)
    targetWidth = target["minWidth"] ?? targetWidth
    targetHeight = target["minHeight"] ?? targetHeight
    systemSizes = Self.stated(of: "layout/tap-target", in: rules).first { $0.name == "systemSizes" }?.value
  }

  private static func parameters(of id: String, in rules: RuleSet) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for parameter in stated(of: id, in: rules) { numbers[parameter.name] = number(parameter.value) }
    return numbers
  }

  private static func stated(of id: String, in rules: RuleSet) -> [(name: String, value: Value)] {
    guard let position = (0..<rules.count).first(where: { rules[$0].id == id }),
      let rule = rules.rule(at: position, functions: RuleFunctions.table(with: rules.functions))
    else { return [] }
    return rule.parameters.map { ($0.name, $0.value) }
  }

  private static func number(_ value: Value) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  // MARK: Contrasts

  private static let decorative = Vocabulary.shared.nameID(of: "decorative")
  private static let disabled = Vocabulary.shared.nameID(of: "disabled")

  /// Returns the ratio that a text or symbol needs; nil where it may be faint: decoration, a control that can't be used.
  func neededContrast(of node: NodeReference, in model: Model) -> Double? {
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
}
