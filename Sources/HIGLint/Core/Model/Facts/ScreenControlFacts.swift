import HIGLanguage
import HIGReading

/// The facts for rules about the controls of a screen, and the gestures that it takes.
enum ScreenControlFacts {
  static let screen: [FactComputation] = [
    FactComputation("tapViews") {
      model, screen in list(views(of: screen, in: model) { isShown($0, in: model) && isTappable($0, in: model) })
    },
    FactComputation("customControls") {
      model, screen in
      list(
        views(of: screen, in: model) {
          model.string(Names.kind, of: $0) == "custom" && isShown($0, in: model) && isTappable($0, in: model)
        })
    },
    FactComputation("textColors") { model, screen in
      let labels = views(of: screen, in: model) { isPlainLabel($0, in: model) }
      let colors = labels.compactMap { label -> ColorValue? in
        guard case .color(let color) = Contrast.color(of: label, in: model) else { return nil }
        return color
      }
      return .list(ColorFunctions.distinct(colors).map { .color($0) })
    },
    FactComputation("setOffButtons") { model, screen in
      list(views(of: screen, in: model) { isSetOffButton($0, in: model) })
    },
    FactComputation("gestureUses") {
      model, screen in
      let first = Int(screen.index)
      return .list(
        (first..<max(first, Int(model.nodes[first].end))).filter { Int(model.nodes[$0].type) == gestureType }
          .map { .node(NodeReference($0)) })
    },
    FactComputation("requiredInputs") { model, screen in
      list(
        views(of: screen, in: model) { view in
          guard let kind = model.string(Names.kind, of: view), inputs.contains(kind),
            let slot = model.slot(required, of: view)
          else { return false }
          return slot.kind == .bool && slot.payload != 0 && isShown(view, in: model)
        })
    },
    FactComputation("controlCount") {
      model, screen in
      .int(
        Int64(views(of: screen, in: model) { isShown($0, in: model) && isTappable($0, in: model) }.count))
    },
    FactComputation("inputCount") { model, screen in
      .int(
        Int64(
          views(of: screen, in: model) { view in
            model.string(Names.kind, of: view).map { inputs.contains($0) } == true && isShown(view, in: model)
          }.count))
    },
    FactComputation("viewCount") { model, screen in
      .int(Int64(model.scene(of: screen)?.views.count ?? 0))
    },
    FactComputation("kinds") {
      model, screen in
      var seen: Set<String> = []
      let shown = views(of: screen, in: model) { isShown($0, in: model) }
      let kinds = shown.compactMap { model.string(Names.kind, of: $0) }.filter { seen.insert($0).inserted }
      return .list(kinds.map { .string($0) })
    },
    FactComputation("countsSteps") { model, screen in
      let first = Int(screen.index)
      return .bool(
        (first..<max(first, Int(model.nodes[first].end))).contains { countsSteps(NodeReference($0), in: model) })
    },
    FactComputation("shape") { model, screen in .string(ScreenShape.shape(of: screen, in: model)) },
  ]

  /// The kinds into which people type.
  private static let inputs: WordSet = ["textField", "secureField", "textView"]
  private static let required = Vocabulary.shared.nameID(of: "required")
  private static let gestureType = Vocabulary.shared.typeIndex(of: "gesture") ?? -1

  private static func countsSteps(_ node: NodeReference, in model: Model) -> Bool {
    guard let entry = model.text(of: node), mayHoldTwoNumbers(entry.string), let text = model.textValue(of: node),
      !text.isUnknown
    else { return false }
    let numbers = text.numbers.compactMap { Int(text.string(in: $0)) }
    return numbers.count == 2 && numbers[0] > 0 && numbers[0] <= numbers[1]
  }

  /// Whether there are two runs of digits: most texts are not looked at more closely.
  private static func mayHoldTwoNumbers(_ text: String) -> Bool {
    var runs = 0
    var isInRun = false
    for byte in text.utf8 {
      let isDigit = byte >= 0x30 && byte <= 0x39
      if isDigit, !isInRun { runs += 1 }
      isInRun = isDigit
    }
    return runs > 1
  }

  private static func list(_ nodes: [NodeReference]) -> Value { .list(nodes.map { .node($0) }) }

  private static func views(
    of screen: NodeReference, in model: Model, where isWanted: (NodeReference) -> Bool
  ) -> [NodeReference] {
    (model.scene(of: screen)?.views ?? []).filter(isWanted)
  }

  private static func isShown(_ view: NodeReference, in model: Model) -> Bool {
    if case .bool(true) = ViewFacts.isVisible(view, in: model) { return true }
    return false
  }

  private static func isTappable(_ view: NodeReference, in model: Model) -> Bool {
    if case .bool(true) = ViewFacts.isTappable(view, in: model) { return true }
    return false
  }

  /// Whether something around a view can be tapped, or may be.
  private static func isInControl(_ view: NodeReference, in model: Model) -> Bool {
    model.ancestors(of: view).contains { ancestor in
      guard model.typeIndex(of: ancestor) == NodeTypes.view else { return false }
      if case .bool(false) = ViewFacts.isInteractive(ancestor, in: model) { return false }
      return true
    }
  }

  private static func isPlainLabel(_ view: NodeReference, in model: Model) -> Bool {
    guard model.string(Names.kind, of: view) == "label", isShown(view, in: model),
      case .bool(false) = ViewFacts.isInteractive(view, in: model)
    else { return false }
    return !isInControl(view, in: model)
  }

  private static func isSetOffButton(_ view: NodeReference, in model: Model) -> Bool {
    guard model.string(Names.kind, of: view) == "button", model.node(Names.title, of: view) != nil,
      isShown(view, in: model), model.node(Names.border, of: view) != nil || isFilled(view, in: model)
    else { return false }
    return !isInControl(view, in: model)
  }

  private static func isFilled(_ view: NodeReference, in model: Model) -> Bool {
    guard let background = model.node(Names.background, of: view) else { return false }
    guard let slot = model.slot(Names.color, of: background) else { return true }
    return slot.kind == .color && !model.colors[Int(slot.payload)].color.light.isClear
  }
}

/// The facts for rules about a gesture.
enum GestureFacts {
  static let all: [FactComputation] = [
    FactComputation("taker") {
      model, node in .string(taker(of: node, in: model))
    }
  ]

  static func taker(of gesture: NodeReference, in model: Model) -> String {
    let parent = model.parent(of: gesture)
    guard parent != .none else { return "" }
    return model.string(Names.kind, of: parent) ?? model.typeName(of: parent)
  }
}

/// The views of a screen as one short text, by which screens that show the same are found.
enum ScreenShape {
  private static let identifiers: Set<NameID> = [Names.id, Vocabulary.shared.nameID(of: "source")]

  /// Returns a hash of everything stated about the views but their ids; a chance equality does not matter for a hint.
  static func shape(of screen: NodeReference, in model: Model) -> String {
    let first = Int(screen.index)
    var hash = FNV1a()
    var views = 0
    var isInViews = false
    func add(_ number: Int) { hash.add(UInt64(truncatingIfNeeded: number), bytes: 4) }
    for index in first + 1..<max(first + 1, Int(model.nodes[first].end)) {
      let record = model.nodes[index]
      if record.parent == screen { isInViews = record.field == Names.views }
      guard isInViews else { continue }
      if Int(record.type) == NodeTypes.view { views += 1 }
      add(Int(record.type))
      add(Int(record.parent.index) - first)
      add(Int(record.field.value))
      if let text = model.text(of: NodeReference(index)) {
        hash.add(text.string.utf8)
        continue
      }
      for slot in model.slots(of: record) where slot.kind != .node && !identifiers.contains(slot.name) {
        add(Int(slot.name.value))
        let text = model.source(slot.source).text
        // A list is what its elements are, wherever they stand.
        guard slot.kind != .list || model.items(of: slot).allSatisfy({ $0.kind != .node }) else { continue }
        hash.add(text[slot.value.bounds.clamped(to: 0..<text.count)])
      }
    }
    return views == 0 ? "" : "\(views):\(String(hash.value, radix: 16))"
  }
}
