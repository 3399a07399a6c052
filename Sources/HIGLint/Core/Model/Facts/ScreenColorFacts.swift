import HIGLanguage

/// The facts for rules about the colours that a whole screen, or a bar on it, uses.
enum ScreenColorFacts {
  static let screen: [FactComputation] = [
    FactComputation("controlTints") { model, node in
      list(controls(of: node, in: model).filter { !$0.isFilled }.map(\.color))
    },
    FactComputation("keyColors") { model, node in list(controls(of: node, in: model).map(\.color)) },
    FactComputation("customColors") { model, node in
      let symbols = views(of: node, in: model).compactMap { symbolColor(of: $0, in: model) }
      let all = controls(of: node, in: model).map(\.color) + symbols
      return list(all.filter { !$0.color.isSystem })
    },
    FactComputation("areaColors") { model, node in
      list(views(of: node, in: model).compactMap { areaColor(of: $0, in: model) })
    },
    FactComputation("symbolColors") { model, node in
      var names: [String] = []
      var colors: [String: [ColorValue]] = [:]
      for view in views(of: node, in: model) {
        guard let color = symbolColor(of: view, in: model), let icon = model.node(Names.icon, of: view),
          let name = model.string(Names.name, of: icon)
        else { continue }
        if colors[name] == nil { names.append(name) }
        colors[name, default: []].append(color)
      }
      return .map(MapValue(names.map { (key: .string($0), value: list(colors[$0] ?? [])) }))
    },
    FactComputation("showsCount") { model, node in
      let first = Int(node.index)
      for index in first..<max(first, Int(model.nodes[first].end)) {
        let record = model.nodes[index]
        if Int(record.type) == NodeTypes.barItem, let badge = model.slot(Names.badge, of: record), badge.kind != .null {
          return .bool(true)
        }
        if Int(record.type) == NodeTypes.view, model.string(Names.kind, of: NodeReference(index)) == "badge" {
          return .bool(true)
        }
      }
      return .bool(false)
    },
  ]

  static let bar: [FactComputation] = [
    FactComputation("plainColor") {
      model, node in plainColor(ofBar: node, in: model)
    },
    FactComputation("allItems") {
      model, node in .list(items(ofBar: node, in: model).map { .node($0) })
    },
    FactComputation("contentColors") {
      model, node in contentColors(below: node, in: model)
    },
    FactComputation("titleColors") { model, node in titleColors(ofBar: node, in: model) },
  ]

  private static func list(_ colors: [ColorValue]) -> Value {
    .list(ColorFunctions.distinct(colors).map { .color($0) })
  }

  // MARK: Controls

  private struct Control {
    var color: ColorValue
    var isFilled: Bool
  }

  private static func views(of screen: NodeReference, in model: Model) -> [NodeReference] {
    let first = Int(screen.index)
    return (first..<max(first, Int(model.nodes[first].end))).filter { index in
      let type = Int(model.nodes[index].type)
      return type == NodeTypes.view || type == NodeTypes.barItem || type == NodeTypes.backItem
    }.map { NodeReference($0) }
  }

  private static func controls(of screen: NodeReference, in model: Model) -> [Control] {
    views(of: screen, in: model).compactMap { control($0, in: model) }
  }

  private static let content: WordSet = [
    "card", "cell", "collection", "group", "image", "livePhoto", "map", "scrollView", "stack", "table", "video",
    "zstack",
  ]

  /// The acts that have a colour of their own everywhere: red ends a call and deletes, green answers.
  private static let signals = [
    "delete", "deleteAccount", "decline", "endCall", "answer", "call", "stop", "stopWork", "record", "block", "signOut",
    "leave",
  ].map { ActFunctions.number(of: $0) }

  /// Returns a control; nil for a node that is none, can't be used, destroys something, has the colour of what it does,
  /// or has no known colour.
  private static func control(_ node: NodeReference, in model: Model) -> Control? {
    let isView = model.typeIndex(of: node) == NodeTypes.view
    if isView, case .bool(true) = ViewFacts.isInteractive(node, in: model) {} else if isView { return nil }
    guard canBeUsed(node, in: model), isVisible(node, in: model),
      model.string(Names.role, of: node) != "destructive",
      !ActFunctions.numbers(of: node, in: model).contains(where: signals.contains),
      // It may be destructive.
      model.slot(Names.role, of: node)?.isStatedUnknown != true
    else { return nil }
    if isView, let background = model.node(Names.background, of: node) {
      // An album or an event that opens something is content, in whatever colour.
      if let kind = model.string(Names.kind, of: node), content.contains(kind) { return nil }
      guard let slot = model.slot(Names.color, of: background) else { return nil }
      if slot.kind == .color, !model.colors[Int(slot.payload)].color.light.isClear {
        // A swatch shows a colour to choose.
        if Contrast.foreground(of: node, in: model) == .none { return nil }
        return Control(color: model.colors[Int(slot.payload)], isFilled: true)
      }
    }
    let isDrawn = isView && model.string(Names.kind, of: node).map { Contrast.drawnInTint.contains($0) } ?? false
    guard isDrawn || Contrast.foreground(of: node, in: model) != .none,
      case .color(let color) = Contrast.color(of: node, in: model)
    else { return nil }
    return Control(color: color, isFilled: false)
  }

  /// Returns the plain colour of an area: of a view that is no control.
  private static func areaColor(of node: NodeReference, in model: Model) -> ColorValue? {
    guard model.typeIndex(of: node) == NodeTypes.view, let background = model.node(Names.background, of: node),
      let slot = model.slot(Names.color, of: background), slot.kind == .color, isVisible(node, in: model),
      !model.colors[Int(slot.payload)].color.light.isClear, !model.colors[Int(slot.payload)].color.isSystem
    else { return nil }
    let kind = model.string(Names.kind, of: node) ?? ""
    return content.contains(kind) || kind == "label" ? model.colors[Int(slot.payload)] : nil
  }

  private static func symbolColor(of node: NodeReference, in model: Model) -> ColorValue? {
    guard Contrast.foreground(of: node, in: model) == .symbol, isVisible(node, in: model),
      case .color(let color) = Contrast.color(of: node, in: model)
    else { return nil }
    return color
  }

  private static func canBeUsed(_ node: NodeReference, in model: Model) -> Bool {
    if case .bool(false) = ContrastFacts.isDisabled(node, in: model) { return true }
    return false
  }

  private static func isVisible(_ node: NodeReference, in model: Model) -> Bool {
    if case .bool(true) = ViewFacts.isVisible(node, in: model) { return true }
    return false
  }

  // MARK: Bars

  private static func plainColor(ofBar bar: NodeReference, in model: Model) -> Value {
    if let image = model.slot(Names.image, of: bar), image.kind != .null {
      return .unknown(Unknown("background", .backdrop))
    }
    guard let background = model.node(Names.background, of: bar) else {
      return .unknown(model.unknown(Names.background, .notStated))
    }
    for name in [Names.image, Names.blur, Names.gradient] {
      if let slot = model.slot(name, of: background), slot.kind != .null {
        return .unknown(Unknown("background", .backdrop))
      }
    }
    guard let slot = model.slot(Names.color, of: background), slot.kind == .color else {
      return .unknown(model.unknown(Names.background, .notStated))
    }
    return .color(model.colors[Int(slot.payload)])
  }

  private static func items(ofBar bar: NodeReference, in model: Model) -> [NodeReference] {
    let lists = [Names.left, Names.items, Names.right].flatMap { model.nodeList($0, of: bar) }
    return (model.node(Names.back, of: bar).map { [$0] } ?? []) + lists
  }

  private static func titleColors(ofBar bar: NodeReference, in model: Model) -> Value {
    var colors: [ColorValue] = []
    if Contrast.foreground(of: bar, in: model) == .text, case .color(let title) = Contrast.color(of: bar, in: model),
      model.typeIndex(of: bar) == NodeTypes.navigationBar
    {
      colors.append(title)
    }
    let items = items(ofBar: bar, in: model).filter {
      canBeUsed($0, in: model) && isVisible($0, in: model)
    }
    for item in items {
      if case .color(let color) = Contrast.color(of: item, in: model) { colors.append(color) }
    }
    if items.isEmpty, let tint = model.slot(Names.tint, of: bar), tint.kind == .color {
      colors.append(model.colors[Int(tint.payload)])
    }
    return list(colors)
  }

  private static func contentColors(below bar: NodeReference, in model: Model) -> Value {
    guard let screen = model.screen(of: bar), let scene = model.scene(of: screen) else { return .list([]) }
    var colors: [ColorValue] = []
    func add(_ slot: FieldSlot?) {
      guard let slot, slot.kind == .node,
        let color = model.slot(Names.color, of: NodeReference(Int(slot.payload))), color.kind == .color,
        model.colors[Int(color.payload)].color.light.isOpaque
      else { return }
      colors.append(model.colors[Int(color.payload)])
    }
    if model.typeIndex(of: screen) == NodeTypes.screen {
      add(model.slot(Names.background, of: screen) ?? model.inheritedSlot(Names.background, at: screen)?.0)
    }
    for view in scene.views where isVisible(view, in: model) { add(model.slot(Names.background, of: view)) }
    return list(colors)
  }
}
