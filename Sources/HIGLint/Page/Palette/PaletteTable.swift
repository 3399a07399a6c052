import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading

/// The colours, text styles and targets of a design, as a person who keeps its system asks for them.
///
///     {"backgrounds":[{"name":"$paper","color":"#FFFFFF"}],
///      "colors":[{"name":"$brand","color":"#0A7AFF","uses":3,"contrasts":[4.02],"needed":[4.5]}],
///      "styles":[{"name":"$title","sizes":[17],"weights":[600],"uses":4}],
///      "targets":[{"path":"pay/views/close","screen":"pay","kind":"button","width":30,"height":30,"ok":false}],
///      "undecided":{"colors":1,"targets":0}}
///
/// A colour's contrasts are with the backgrounds in their order, null for those that it does not lie on; `needed` is null
/// where nothing is asked of the contrast, as of decoration. The numbers are those of the rules `color/contrast` and
/// `layout/tap-target`, and what these can't decide is only counted. A screen counts in its base state.
public struct PaletteTable: Sendable {
  private var colors = ColorUses()
  private var styles = StyleUses()
  private var targets = TargetList()
  private let rules: RuleSet
  private let limits: VisualLimits

  public init(rules: RuleSet) {
    self.rules = rules
    limits = VisualLimits(rules)
  }

  /// Adds the screens of a model.
  public mutating func add(_ model: Model) { add(model, limits(for: model)) }

  /// Returns what the contrasts and targets of a model are measured by.
  func limits(for model: Model) -> VisualLimits {
    var limits = limits
    limits.exempt = ExemptTargets.paths(
      in: model, systemSizes: limits.systemSizes, width: limits.targetWidth, height: limits.targetHeight, rules: rules)
    return limits
  }

  mutating func add(_ model: Model, _ limits: VisualLimits) {
    var fonts = FontNames(model)
    for screen in model.screens {
      let first = Int(screen.index)
      for index in first..<max(first + 1, Int(model.nodes[first].end)) {
        let node = NodeReference(index)
        guard !isHidden(node, in: model) else { continue }
        addColor(of: node, in: model)
        guard model.typeIndex(of: node) == NodeTypes.view else { continue }
        if Contrast.foreground(of: node, in: model) == .text { styles.add(node, in: model, &fonts) }
        targets.add(node, on: screen, in: model, limits)
      }
    }
  }

  private func isHidden(_ node: NodeReference, in model: Model) -> Bool {
    guard VisualLimits.contrastTypes.contains(model.typeIndex(of: node)) else { return true }
    if case .bool(true) = model.value(of: Names.visible, at: node) { return false }
    return true
  }

  private mutating func addColor(of node: NodeReference, in model: Model) {
    guard Contrast.foreground(of: node, in: model) != .none else { return }
    let needed = limits.neededContrast(of: node, in: model)
    guard Contrast.measure(node, in: model).isMeasured else {
      colors.undecided += 1
      return
    }
    var isDecided = true
    for measure in Contrast.measures(node, in: model) where !colors.add(measure, needing: needed, in: model) {
      isDecided = false
    }
    if !isDecided { colors.undecided += 1 }
  }

  public func write(to json: inout JSONEmitter) {
    json.object { json in
      colors.write(to: &json)
      json.key("styles")
      styles.write(to: &json)
      json.key("targets")
      targets.write(to: &json)
      json.key("undecided")
      json.object { json in
        json.member("colors", colors.undecided)
        json.member("targets", targets.undecided)
      }
    }
  }
}

extension JSONEmitter {
  /// Writes a number, a whole one without a point.
  mutating func shortest(_ number: Double) {
    guard number.isFinite, abs(number) < 1e12, number == number.rounded() else { return double(number) }
    int(Int(number))
  }
}
