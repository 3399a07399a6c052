/// What rules may read of a view besides its fields.
enum ViewFacts {
  /// Kinds that take touches by themselves.
  static let controls: Set<String> = [
    "button", "textField", "secureField", "textView", "searchField", "switch", "slider", "stepper", "segmentedControl",
    "pageControl", "picker", "datePicker", "link",
  ]
  /// Kinds whose text takes the tint where it has no colour of its own.
  static let tinted: Set<String> = ["button", "link"]

  static let all: [DerivedFact] =
    [
      DerivedFact("interactive", .bool, memoized: true, "Whether it is a control or has an action, link or gesture") {
        model, node in isInteractive(node, in: model)
      },
      DerivedFact("visible", .bool, "Whether neither it nor an ancestor is hidden or fully transparent") {
        model, node in
        isVisible(node, in: model)
      },
      DerivedFact("decorative", .bool, "Whether it only decorates: by its role, its kind, or hidden from VoiceOver") {
        model, node in .bool(isDecorative(node, in: model))
      },
      DerivedFact("fontSize", .double, "The size of its font in points, after text styles") { model, node in
        Typeface.size(of: node, in: model)
      },
      DerivedFact("fontWeight", .int, "The weight of its font, 100 to 900, after text styles") { model, node in
        Typeface.weight(of: node, in: model)
      },
      DerivedFact("absoluteX", .double, "Its left edge on the screen") { model, node in
        number(model.scene(of: node)?.box(of: node).x, "absoluteX")
      },
      DerivedFact("absoluteY", .double, "Its top edge on the screen") { model, node in
        number(model.scene(of: node)?.box(of: node).y, "absoluteY")
      },
      DerivedFact("width", .double, "Its width in points") { model, node in
        number(model.scene(of: node)?.box(of: node).width, "width")
      },
      DerivedFact("height", .double, "Its height in points") { model, node in
        number(model.scene(of: node)?.box(of: node).height, "height")
      },
      DerivedFact("hitWidth", .double, "The width of its effective hit area") { model, node in
        hitLength(\.width, "hitWidth", of: node, in: model)
      },
      DerivedFact("hitHeight", .double, "The height of its effective hit area") { model, node in
        hitLength(\.height, "hitHeight", of: node, in: model)
      },
      DerivedFact("inScroller", .bool, "Whether it lies in a scroll view, table or collection") { model, node in
        .bool((model.scene(of: node)?.scroller(of: node) ?? .none) != .none)
      },
      DerivedFact("descendants", .list(.node(["view"])), "The views inside, in draw order") { model, node in
        let type = model.typeIndex(of: node)
        let end = Int(model.nodes[Int(node.index)].end)
        return .list(
          (Int(node.index) + 1..<max(Int(node.index) + 1, end)).filter { Int(model.nodes[$0].type) == type }
            .map { .node(NodeReference($0)) })
      },
    ] + ContrastFacts.all

  private static func number(_ value: Double?, _ fact: String) -> Value {
    value.map { .double($0) } ?? .unknown(Unknown(fact, .geometry))
  }

  private static func hitLength(
    _ length: KeyPath<Box, Double?>, _ fact: String, of node: NodeReference, in model: Model
  ) -> Value {
    guard let scene = model.scene(of: node) else { return .unknown(Unknown(fact, .geometry)) }
    let area = scene.hitArea(of: node)
    guard let value = area.box[keyPath: length] else { return .unknown(Unknown(fact, .notStated)) }
    return area.isUpperBound ? .interval(Interval(low: 0, high: value)) : .double(value)
  }

  static func isInteractive(_ node: NodeReference, in model: Model) -> Value {
    if case .bool(false) = model.value(of: Names.interactionEnabled, at: node) { return .bool(false) }
    if let kind = model.string(Names.kind, of: node), controls.contains(kind) { return .bool(true) }
    for name in [Names.action, Names.opens] {
      guard let slot = model.slot(name, of: node) else { continue }
      if slot.kind == .string { return .bool(true) }
      if slot.kind == .unknown { return .unknown(model.unknown(name, .statedUnknown)) }
    }
    if let slot = model.slot(Names.gestures, of: node) {
      if slot.kind == .unknown { return .unknown(model.unknown(Names.gestures, .statedUnknown)) }
      if slot.kind == .list, !model.items(of: slot).isEmpty { return .bool(true) }
    }
    if let id = model.string(Names.id, of: node), let screen = model.screen(of: node) {
      for link in model.nodeList(Names.links, of: screen) where model.string(Names.by, of: link) == id {
        return .bool(true)
      }
    }
    return .bool(false)
  }

  static func isVisible(_ node: NodeReference, in model: Model) -> Value {
    var current = node
    var unknown: Unknown?
    while current != .none {
      let type = model.typeName(of: current)
      guard type != "screen", type != "component", type != "app" else { break }
      if let slot = model.slot(Names.hidden, of: current) {
        if slot.kind == .bool, slot.payload != 0 { return .bool(false) }
        if slot.kind == .unknown { unknown = model.unknown(Names.hidden, .statedUnknown) }
      }
      if let slot = model.slot(Names.alpha, of: current) {
        if slot.kind == .number, Double(bitPattern: slot.payload) <= 0 { return .bool(false) }
        if slot.kind == .unknown { unknown = model.unknown(Names.alpha, .statedUnknown) }
      }
      current = model.parent(of: current)
    }
    return unknown.map { .unknown($0) } ?? .bool(true)
  }

  static func isDecorative(_ node: NodeReference, in model: Model) -> Bool {
    if let role = model.string(Names.role, of: node), role == "decoration" || role == "background" { return true }
    if let kind = model.string(Names.kind, of: node), kind == "separator" || kind == "spacer" { return true }
    guard let accessibility = model.node(Names.accessibility, of: node),
      let hidden = model.slot(Names.hidden, of: accessibility)
    else { return false }
    return hidden.kind == .bool && hidden.payload != 0
  }
}
