import HIGLanguage
import HIGReading

/// Finds the rules that concern a node: by its type, for views by kind, for texts by the field that holds them.
package final class RuleIndex {
  /// The field that holds a text: of a type, or of a kind of view.
  private struct TextField: TableKey {
    var type: Int
    var field: NameID
    var kind: String?
  }

  private let vocabulary: Vocabulary
  private let viewType: Int
  private let textType: Int
  private let screenType: Int
  @exclusivity(unchecked) private var byType: [[Int]]
  @exclusivity(unchecked) private var byKind: [String: [Int]] = [:]
  @exclusivity(unchecked) private var byTextField = HashMap<TextField, [Int]>()
  @exclusivity(unchecked) private var byState: [Int] = []
  @exclusivity(unchecked) private var kindsOfTexts = false
  /// The lists for kinds and text fields, joined with those of their type when first asked for.
  @exclusivity(unchecked) private var joinedKinds: [String: [Int]] = [:]
  @exclusivity(unchecked) private var joinedTexts = HashMap<TextField, [Int]>()

  @exclusivity(unchecked) package private(set) var isEmpty = true

  package init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    viewType = vocabulary.typeIndex(of: "view") ?? -1
    textType = vocabulary.typeIndex(of: "text") ?? -1
    screenType = vocabulary.typeIndex(of: "screen") ?? -1
    byType = Array(repeating: [], count: vocabulary.types.count)
  }

  package func add(_ rule: Int, selectors: [Selector]) {
    for selector in selectors {
      isEmpty = false
      switch selector {
      case .type(let name):
        guard let type = vocabulary.typeIndex(of: name) else { continue }
        byType[type].append(rule)
      case .kind(let kind): byKind[kind, default: []].append(rule)
      case .screenStates: byState.append(rule)
      case .text(let type, let field):
        guard let type = vocabulary.typeIndex(of: type) else { continue }
        byTextField[TextField(type: type, field: vocabulary.nameID(of: field)), default: []].append(rule)
      case .textOfKind(let kind, let field):
        let place = TextField(type: viewType, field: vocabulary.nameID(of: field), kind: kind)
        byTextField[place, default: []].append(rule)
        kindsOfTexts = true
      }
    }
  }

  /// Returns the rules for a node, each once.
  ///
  /// - Parameter isState: Whether the node is a screen in a state or variant.
  package func rules(for node: NodeReference, in model: Model, isState: Bool) -> [Int] {
    let type = model.typeIndex(of: node)
    if type == viewType {
      return byKind.isEmpty ? byType[type] : rules(forViewOfKind: model.string(Names.kind, of: node))
    }
    if type == textType { return byTextField.isEmpty ? byType[type] : rules(forText: node, in: model) }
    if type == screenType { return isState ? byState : Self.joined(byType[type], byState) }
    return byType[type]
  }

  private func rules(forViewOfKind kind: String?) -> [Int] {
    guard let kind else { return byType[viewType] }
    if let rules = joinedKinds[kind] { return rules }
    let rules = Self.joined(byType[viewType], byKind[kind] ?? [])
    joinedKinds[kind] = rules
    return rules
  }

  /// Returns the rules for a text. Its parent is the text in all its languages, whose parent has the field.
  private func rules(forText node: NodeReference, in model: Model) -> [Int] {
    let set = model.parent(of: node)
    guard set != .none else { return byType[textType] }
    let owner = model.parent(of: set)
    guard owner != .none else { return byType[textType] }
    var place = TextField(type: model.typeIndex(of: owner), field: model.nodes[Int(set.index)].field)
    if kindsOfTexts, place.type == viewType { place.kind = model.string(Names.kind, of: owner) }
    if let rules = joinedTexts[place] { return rules }
    var rules = Self.joined(byType[textType], byTextField[TextField(type: place.type, field: place.field)] ?? [])
    if place.kind != nil { rules = Self.joined(rules, byTextField[place] ?? []) }
    joinedTexts.set(rules, for: place)
    return rules
  }

  private static func joined(_ a: [Int], _ b: [Int]) -> [Int] {
    b.isEmpty ? a : a + b.filter { !a.contains($0) }
  }
}
