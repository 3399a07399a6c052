import HIGLanguage
import HIGReading

/// The parts of a screen, as far as rules about alerts, modals and navigation need them.
enum ScreenPartFacts {
  static let screen: [FactComputation] = [
    FactComputation("panels") { model, screen in
      let ids = ScreenLinkFacts.nodes(of: screen, in: model).compactMap { node -> String? in
        let type = model.typeIndex(of: node)
        let isPanel =
          type == NodeTypes.alert || type == NodeTypes.popover
          || type == NodeTypes.view && isPanel(node, in: model)
        return isPanel ? model.string(Names.id, of: node) : nil
      }
      return .list(ids.map { .string($0) })
    },
    FactComputation("alerts") { model, screen in
      var seen: Set<Location> = []
      let alerts = ScreenLinkFacts.nodes(of: screen, in: model).filter { node in
        model.typeIndex(of: node) == NodeTypes.alert && model.nodes[Int(node.index)].field == alert
          && seen.insert(model.location(of: node)).inserted
      }
      return .list(alerts.map { .node($0) })
    },
    FactComputation("controls") { model, screen in
      .list(controls(of: screen, in: model).map { .node($0) } + model.openPart(of: screen, besides: [Names.action]))
    },
    FactComputation("controlWords") { model, screen in
      controlsIfStated(of: screen, in: model, besides: controlSays) { controls in
        controls.flatMap { words(of: $0, in: model) }
      }
    },
    FactComputation("controlKinds") { model, screen in
      controlsIfStated(of: screen, in: model) { controls in
        controls.map { .string(model.string(Names.kind, of: $0) ?? model.typeName(of: $0)) }
      }
    },
    FactComputation("deviceWidth") { model, screen in length(\.width, of: screen, in: model) },
    FactComputation("deviceHeight") { model, screen in length(\.height, of: screen, in: model) },
  ]

  private static let alert = Vocabulary.shared.nameID(of: "alert")

  private static func controls(of screen: NodeReference, in model: Model) -> [NodeReference] {
    let first = Int(screen.index)
    return (first..<max(first, Int(model.nodes[first].end))).map { NodeReference($0) }.filter { node in
      switch model.typeIndex(of: node) {
      case NodeTypes.view:
        guard case .bool(true) = ViewFacts.isInteractive(node, in: model) else { return false }
      case NodeTypes.barItem, NodeTypes.backItem: break
      default: return false
      }
      if case .bool(false) = ViewFacts.isVisible(node, in: model) { return false }
      return true
    }
  }

  /// Returns texts of a screen's controls; unknown for one without views and bars, whose controls nobody knows.
  private static func controlsIfStated(
    of screen: NodeReference, in model: Model, besides: Set<NameID> = [], _ texts: ([NodeReference]) -> [Value]
  ) -> Value {
    let controls = controls(of: screen, in: model)
    guard model.isStated(Names.views, of: screen) || !controls.isEmpty else {
      return .unknown(model.unknown(Names.views, .notStated))
    }
    return .list(texts(controls) + model.openPart(of: screen, besides: besides))
  }

  /// The fields that describe a control, besides its title.
  private static let inputKinds: WordSet = ["inputView", "keyboard", "picker", "datePicker"]
  private static let tapped: WordSet = ["button", "link", "cell"]

  /// Whether a view may come up over its screen: it holds others, and nothing is done by a tap on it.
  private static func isPanel(_ view: NodeReference, in model: Model) -> Bool {
    guard let kind = model.string(Names.kind, of: view), !tapped.contains(kind) else { return false }
    if inputKinds.contains(kind) { return true }
    return model.slot(Names.opens, of: view) == nil && !model.nodeList(Names.children, of: view).isEmpty
  }

  private static let controlSays: Set<NameID> = [Names.role, Names.action, Names.icon, Names.name, system]

  private static let system = Vocabulary.shared.nameID(of: "system")

  private static func words(of control: NodeReference, in model: Model) -> [Value] {
    var words = [Names.id, Names.role, Names.action].compactMap { model.string($0, of: control) }
    if let icon = model.node(Names.icon, of: control) {
      words += [system, Names.name].compactMap { model.string($0, of: icon) }
    }
    return words.map { .string($0) } + model.titleWords(of: control)
  }

  private static func length(
    _ side: KeyPath<Box, Double?>, of screen: NodeReference, in model: Model
  ) -> Value {
    if let length = Scene.deviceSize(of: screen, in: model)[keyPath: side] { return .double(length) }
    let isTurned = model.slot(Names.orientation, of: screen)?.isStatedUnknown == true
    return .unknown(
      isTurned ? model.unknown(Names.orientation, .statedUnknown) : model.unknown(Names.device, .notStated))
  }
}

extension Model {
  /// The fields that hold controls.
  private static let holders: Set<NameID> = Set(
    ["views", "children", "navigationBar", "toolbar", "tabBar", "left", "right", "items", "back", "searchBar"].map {
      Vocabulary.shared.nameID(of: $0)
    })

  /// Returns an unknown value if the spec says that nobody can say the contents of a part of a screen; empty otherwise.
  ///
  /// - Parameter besides: The further fields that matter.
  package func openPart(of screen: NodeReference, besides: Set<NameID> = []) -> [Value] {
    openFields(of: screen) { Self.holders.contains($0) || besides.contains($0) }
  }

  /// Returns an unknown value in the same way, for the screen's views alone.
  func openViews(of screen: NodeReference) -> [Value] {
    openFields(of: screen) { $0 == Names.views || $0 == Names.children }
  }

  private func openFields(of screen: NodeReference, where matters: (NameID) -> Bool) -> [Value] {
    let first = Int(screen.index)
    for field in openFields(of: first..<max(first, Int(nodes[first].end))) where matters(field.name) {
      return [.unknown(unknown(field.name, .statedUnknown))]
    }
    return []
  }

  /// Returns the words on a control in every language; unknown if a variable, a key or `unknown` is in their place.
  func titleWords(of control: NodeReference) -> [Value] {
    var words: [Value] = []
    forEachTitleWord(of: control) { words.append($0) }
    return words
  }

  func forEachTitleWord(of control: NodeReference, _ visit: (Value) -> Void) {
    let record = nodes[Int(control.index)]
    for field in [Names.title, Names.text] {
      guard let slot = slot(field, of: record) else { continue }
      if slot.isStatedUnknown { visit(.unknown(unknown(field, .statedUnknown))) }
      guard slot.kind == .node, let texts = self.slot(Names.texts, of: NodeReference(Int(slot.payload))),
        texts.kind == .list
      else { continue }
      for item in items(of: texts) where item.kind == .node {
        let text = NodeReference(Int(item.payload))
        if TextFacts.isUnknown(text, in: self) {
          visit(.unknown(unknown(field, .placeholder)))
        } else if let entry = self.text(of: text) {
          visit(.string(entry.string))
        }
      }
    }
  }
}
