import HIGCore
import HIGLanguage
import HIGReading

/// The contrasts that the rule `color/contrast` asks for.
struct ContrastLimits {
  private let minimum: Double
  private let large: Double
  private let largeSize: Double
  private let largeBoldSize: Double
  private let boldWeight: Double

  /// The types of nodes that the rule concerns.
  static let types: Set<Int> = [
    NodeTypes.view, NodeTypes.item, NodeTypes.controlState, NodeTypes.barItem, NodeTypes.backItem,
    NodeTypes.navigationBar,
  ]

  init(_ rules: RuleSet) {
    let parameters = rules.parameters(of: "color/contrast")
    func number(_ name: String, _ usual: Double) -> Double {
      parameters[name].flatMap(ContrastLimits.number) ?? usual
    }
    minimum = number("minimum", 4.5)
    large = number("large", 3)
    largeSize = number("largeSize", 18)
    largeBoldSize = number("largeBoldSize", 14)
    boldWeight = number("boldWeight", 700)
  }

  /// Returns the ratio that a text or symbol needs; nil where it may be faint.
  func needed(by node: NodeReference, in model: Model) -> Double? {
    for name in [Self.decorative, Self.disabled] {
      if case .bool(true) = model.value(of: name, at: node) { return nil }
    }
    return isLarge(node, in: model) ? large : minimum
  }

  private func isLarge(_ node: NodeReference, in model: Model) -> Bool {
    func known(_ name: NameID) -> Double? { Self.number(model.value(of: name, at: node)) }
    guard model.typeIndex(of: node) == NodeTypes.view else { return false }
    if Contrast.foreground(of: node, in: model) == .text {
      guard let size = known(Self.fontSize) else { return false }
      return size >= largeSize || size >= largeBoldSize && known(Self.fontWeight) ?? 0 >= boldWeight
    }
    guard model.string(Names.kind, of: node) == "icon", let box = model.scene(of: node)?.box(of: node) else {
      return false
    }
    return box.width ?? 0 >= largeSize && box.height ?? 0 >= largeSize
  }

  private static let decorative = Vocabulary.shared.nameID(of: "decorative")
  private static let disabled = Vocabulary.shared.nameID(of: "disabled")
  static let fontSize = Vocabulary.shared.nameID(of: "fontSize")
  static let fontWeight = Vocabulary.shared.nameID(of: "fontWeight")

  /// Returns a value as a number; nil for one that is not exactly known.
  static func number(_ value: Value) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}

extension RuleSet {
  /// Returns the parameters of a rule as it states them; none for a rule that is not there.
  func parameters(of id: String) -> [String: Value] {
    guard let position = (0..<count).first(where: { self[$0].id == id }),
      let rule = rule(at: position, functions: RuleFunctions.table(with: functions))
    else { return [:] }
    return Dictionary(rule.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
