import HIGLanguage
import HIGReading

/// The code that computes a derived fact.
package struct FactComputation: Sendable {
  package let name: String
  let compute: @Sendable (Model, NodeReference) -> Value

  init(_ name: String, compute: @escaping @Sendable (Model, NodeReference) -> Value) {
    self.name = name
    self.compute = compute
  }
}

/// The computations of a vocabulary's derived facts, by accessor.
final class FactComputations: Sendable {
  static let shared = FactComputations(of: Vocabulary.shared)

  /// Those of each type, in the order of its facts.
  static let byType: [String: [FactComputation]] = [
    "app": AppFacts.all,
    "appExtension": ExtensionFacts.appExtension,
    "extensionScreen": ExtensionFacts.screen,
    "extensionState": ExtensionFacts.state,
    "quickAction": StatedFacts.all,
    "permission": StatedFacts.all,
    "notificationSound": SoundFacts.all,
    "localizedText": TextFacts.localized,
    "text": TextFacts.text,
    "typeScale": TypeScaleFacts.scale,
    "textScale": TypeScaleFacts.style,
    "textStep": TypeScaleFacts.step,
    "screen": ScreenFacts.all,
    "navigationBar": BarFacts.bar,
    "toolbar": BarFacts.bar,
    "tabBar": BarFacts.bar,
    "searchBar": BarFacts.bar,
    "barItem": BarFacts.item + VoiceOverFacts.barItem,
    "backItem": BarFacts.item,
    "view": ViewFacts.all,
    "font": FontFacts.all,
    "gesture": GestureFacts.all,
    "image": AssetFacts.all,
    "icon": AssetFacts.all,
    "item": ContrastFacts.parts,
    "controlStates": ContrastFacts.states,
    "controlState": ContrastFacts.parts,
  ]

  /// Where an accessor is no fact stands the first one.
  private let byAccessor: FixedTable<FactComputation>

  init(of vocabulary: Vocabulary) {
    var all = [FactComputation](repeating: CommonFacts.all[0], count: vocabulary.accessorCount)
    for type in vocabulary.types {
      precondition(
        type.facts.count == Self.byType[type.name]?.count ?? 0, "\(type.name) has as many facts as computations")
    }
    vocabulary.forEachFact { accessor, type, number, fact in
      let computations = type.map { Self.byType[$0] ?? [] } ?? CommonFacts.all
      precondition(
        number < computations.count && computations[number].name == fact.name,
        "\(type ?? "every type") computes \(fact.name) as its fact \(number)")
      all[accessor] = computations[number]
    }
    byAccessor = FixedTable(all)
  }

  /// The value of the derived fact that an accessor is.
  @inline(__always)
  func compute(_ accessor: Int, _ model: Model, _ node: NodeReference) -> Value {
    byAccessor[accessor].compute(model, node)
  }
}
