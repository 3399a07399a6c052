import HIGLanguage
import HIGReading

/// The facts for rules about the way through an app: the data that people enter, and their actions, by screen.
enum ScreenFlowFacts {
  static let screen: [FactComputation] = [
    FactComputation("inputs") { model, screen in
      if !model.isStated(Names.views, of: screen) { return .unknown(model.unknown(Names.views, .notStated)) }
      return .list(
        nodes(of: screen, in: model).filter { node in
          isView(node, in: model) && model.string(Names.kind, of: node).map(inputKinds.contains) ?? false
        }.map { .node($0) })
    },
    FactComputation("commands") { model, screen in
      let saysWhat = [Names.views, Names.navigationBar, Names.toolbar].contains { field in
        model.isStated(field, of: screen)
      }
      guard saysWhat else { return .unknown(model.unknown(Names.views, .notStated)) }
      var seen = HashMap<TextKey, Void>()
      var commands: [Value] = []
      func add(_ word: String) {
        if seen.insert(TextKey(word)) { commands.append(.string(word)) }
      }
      for node in nodes(of: screen, in: model) where isTapped(node, in: model) {
        for field in [Names.action, Names.id, Names.role] {
          if let word = model.string(field, of: node) { add(word) }
        }
        model.forEachTitleWord(of: node) { word in
          if case .string(let title) = word { add(title) } else { commands.append(word) }
        }
      }
      if let modal = model.node(modal, of: screen), case .list(let words) = model.value(of: dismiss, at: modal) {
        for case .string(let word) in words { add(word) }
      }
      return .list(commands + model.openPart(of: screen, besides: [Names.action, Names.role]))
    },
    FactComputation("takesTouches") { model, screen in
      if nodes(of: screen, in: model).contains(where: { isTapped($0, in: model) }) { return .bool(true) }
      if !model.isStated(Names.views, of: screen) { return .unknown(model.unknown(Names.views, .notStated)) }
      return .bool(false)
    },
  ]

  private static let inputKinds: WordSet = [
    "textField", "secureField", "textView", "switch", "slider", "stepper", "segmentedControl", "picker", "datePicker",
  ]
  private static let modal = Vocabulary.shared.nameID(of: "modal")
  private static let dismiss = Vocabulary.shared.nameID(of: "dismiss")

  /// Returns a screen and everything in it in this state.
  private static func nodes(of screen: NodeReference, in model: Model) -> some Collection<NodeReference> {
    let first = Int(screen.index)
    return (first..<max(Int(model.nodes[first].end), first + 1)).lazy.map { NodeReference($0) }
  }

  private static func isView(_ node: NodeReference, in model: Model) -> Bool {
    model.typeIndex(of: node) == NodeTypes.view
  }

  private static func isTapped(_ node: NodeReference, in model: Model) -> Bool {
    switch model.typeIndex(of: node) {
    case NodeTypes.barItem: return true
    case NodeTypes.view:
      if case .bool(true) = ViewFacts.isTappable(node, in: model) { return true }
      return false
    default: return false
    }
  }
}
