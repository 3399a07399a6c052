import HIGLanguage

/// Texts in their frames.
extension GeometryFunctions {
  private static let text = ValueType.node(["text"])

  static let texts: [FunctionBody] = [
    function("linesNeeded") { call in
      let model = call.model
      guard let owner = owner(of: call.node, in: model), let width = call.scene.box(of: owner).width,
        let font = model.measuredFont(of: owner), let text = model.textValue(of: call.node), !text.isUnknown
      else { return .unknown(Unknown("linesNeeded", .geometry)) }
      let lines = text.estimatedLines(
        width: width * (1 + call.number(2)), fontSize: font.size * call.number(1), weight: font.weight)
      return lines.low == lines.high ? .double(lines.low) : .interval(lines)
    },
    function("linesThatFit") { call in
      let model = call.model
      guard let owner = owner(of: call.node, in: model), let height = call.scene.box(of: owner).height,
        let font = model.measuredFont(of: owner)
      else { return .unknown(Unknown("linesThatFit", .geometry)) }
      let lineHeight = font.size * call.number(1) * call.number(2)
      // A frame as high as its lines, give or take a rounded point.
      let room = lineHeight > 0 ? max(1, ((height + 1) / lineHeight).rounded(.down)) : .infinity
      guard let slot = model.slot(Names.lines, of: owner) else {
        // UIKit's labels and buttons have one line.
        let kind = model.string(Names.kind, of: owner)
        return .double(kind == "label" || kind == "button" ? 1 : room)
      }
      guard let limit = model.number(Names.lines, of: owner), slot.kind == .number, limit > 0 else {
        return .double(room)
      }
      return .double(min(room, limit))
    },
    function("overhang") { overhang($0) },
  ]

  private static func owner(of text: NodeReference, in model: Model) -> NodeReference? {
    let set = model.parent(of: text)
    guard set != .none else { return nil }
    let owner = model.parent(of: set)
    return owner == .none ? nil : owner
  }

  // MARK: Out of sight

  private static func overhang(_ call: Call) -> Value {
    let (model, scene) = (call.model, call.scene)
    let box = scene.box(of: call.node)
    guard let width = box.width, let viewport = scene.viewportWidth(of: call.node) else {
      return .unknown(model.unknown(Names.frame, .geometry))
    }
    // Words make a label narrower at most; they are measured only where its frame reaches out.
    if scene.scroller(of: call.node) != .none {
      if width <= viewport { return .double(0) }
    } else if let x = box.x, x + width <= viewport {
      return .double(x + width <= 0 ? 0 : max(0, -x))
    }
    let open = openWords(of: call.node, in: model)
    let visible = open != nil ? 0 : words(of: call.node, in: model).map { min(width, $0) } ?? width
    if scene.scroller(of: call.node) != .none {
      return open.map { .unknown($0) } ?? .double(max(0, visible - viewport))
    }
    guard let x = box.x else {
      if let open { return .unknown(open) }
      return visible > viewport ? .double(visible - viewport) : .unknown(model.unknown(Names.frame, .geometry))
    }
    // What waits outside of the screen comes in later.
    if x >= viewport || x + width <= 0 { return .double(0) }
    if let open, x >= 0 { return .unknown(open) }
    return .double(max(0, x + visible - viewport) + max(0, -x))
  }

  /// Returns the fact that leaves a label's words open: the spec says so, or a variable holds some of them.
  private static func openWords(of view: NodeReference, in model: Model) -> Unknown? {
    guard model.string(Names.kind, of: view) == "label" else { return nil }
    let font = model.node(Names.font, of: view)
    for (name, node) in [
      (Names.text, view), (Names.font, view), (Names.align, view), (Names.size, font), (Names.style, font),
    ] {
      guard let node, let slot = model.slot(name, of: node) else { continue }
      if slot.isStatedUnknown { return model.unknown(name, .statedUnknown) }
      // Of words without a size nobody can say how long they are.
      if slot.kind == .null, name != Names.text { return model.unknown(name, .notStated) }
    }
    let texts = model.node(Names.text, of: view).map { model.nodeList(Names.texts, of: $0) } ?? []
    let isOpen = texts.contains { text in
      guard let value = model.textValue(of: text) else { return false }
      // At any size: what stands for a placeholder may be as long as it likes.
      return value.isUnknown || !value.estimatedWidth(fontSize: 1).high.isFinite
    }
    return isOpen ? model.unknown(Names.text, .placeholder) : nil
  }

  /// Returns the width of a label's longest text from its leading edge; nil if it is not known or there is no text.
  private static func words(of view: NodeReference, in model: Model) -> Double? {
    guard model.string(Names.kind, of: view) == "label" else { return nil }
    if model.slot(Names.text, of: view)?.kind == .null { return 0 }
    // How far words reach is told only of a size that is stated.
    if case .unknown = Typeface.size(of: view, in: model) { return nil }
    guard let set = model.node(Names.text, of: view), let font = model.measuredFont(of: view) else { return nil }
    switch model.string(Names.align, of: view) {
    case nil, "left", "natural", "leading": break
    default: return nil
    }
    var widest = 0.0
    for text in model.nodeList(Names.texts, of: set) {
      guard let value = model.textValue(of: text), !value.isUnknown else { return nil }
      let width = value.estimatedWidth(fontSize: font.size, weight: font.weight)
      guard width.high.isFinite else { return nil }
      widest = max(widest, width.high)
    }
    return widest
  }
}
