import HIGLanguage

/// Targets for a finger.
extension GeometryFunctions {
  /// A map from kind to `[width, height]`, of which 0 is any.
  private static let sizes = ValueType.map(.string, .list(.double))

  static let targets: [FunctionBody] = [
    function("isSystemSized") { call in
      let isFramed =
        call.model.slot(Names.frame, of: call.node) != nil || call.model.slot(Names.hitArea, of: call.node) != nil
      return .bool(!isFramed && systemSize(call) != nil)
    },
    function("targetWidth") { call in .double(min(call.number(2), systemSize(call)?.width ?? .infinity)) },
    function("targetHeight") { call in .double(min(call.number(2), systemSize(call)?.height ?? .infinity)) },
    function("insideTarget") { call in isInsideTarget(call.node, width: call.number(1), height: call.number(2), call) },
    function("cutBy") { call in
      let outer = call.scene.touchArea(of: call.node).cutBy
      return outer == .none ? .null : .node(outer)
    },
  ]

  // MARK: Standard controls

  /// Returns the size that the system gives a standard control.
  private static func systemSize(_ call: Call) -> (width: Double, height: Double)? {
    guard case .map(let sizes) = call.arguments[1], let kind = call.model.string(Names.kind, of: call.node),
      case .list(let lengths)? = sizes[kind], lengths.count == 2, !isCustomDrawn(call.node, in: call.model)
    else { return nil }
    let numbers = lengths.map { length in
      switch length {
      case .int(let int): Double(int)
      case .double(let double): double
      default: Double.infinity
      }
    }
    return (numbers[0], numbers[1])
  }

  /// Whether a control is drawn by the designer: it has images of its own, a border or rounded corners. A text field
  /// may have them and is still as high as its line of text.
  private static func isCustomDrawn(_ view: NodeReference, in model: Model) -> Bool {
    func states(_ name: NameID, _ node: NodeReference) -> Bool {
      guard let slot = model.slot(name, of: node) else { return false }
      return slot.kind != .null
    }
    if states(Names.image, view) { return true }
    if let background = model.node(Names.background, of: view), states(Names.image, background) { return true }
    switch model.string(Names.kind, of: view) {
    case "textField", "secureField", "searchField", "textView": return false
    default: break
    }
    if let radius = model.number(Names.cornerRadius, of: view), radius > 0 { return true }
    return states(Names.border, view) || states(Names.icon, view)
  }

  // MARK: Targets in targets

  private static func isInsideTarget(_ view: NodeReference, width: Double, height: Double, _ call: Call) -> Value {
    let (model, scene) = (call.model, call.scene)
    var open: Unknown?
    var outer = model.parent(of: view)
    while outer != .none, model.typeIndex(of: outer) == scene.viewType {
      defer { outer = model.parent(of: outer) }
      let area = scene.touchArea(of: outer)
      let (across, down) = (area.horizontal.length ?? .infinity, area.vertical.length ?? .infinity)
      guard across >= width, down >= height else { continue }
      let answers = [ViewFacts.isTappable(outer, in: model), actsAlike(view, outer, in: model)]
      if answers.contains(where: { if case .bool(false) = $0 { true } else { false } }) { continue }
      var isSure = true
      for case .unknown(let unknown) in answers {
        isSure = false
        open = unknown
      }
      if area.horizontal.isUpperBound || area.vertical.isUpperBound || max(across, down) == .infinity {
        isSure = false
        open = model.unknown(Names.frame, .geometry)
      }
      if isSure { return .bool(true) }
    }
    return open.map { .unknown($0) } ?? .bool(false)
  }

  /// Whether a view does the same as the view around it: one that states nothing of its own to do does.
  private static func actsAlike(_ inner: NodeReference, _ outer: NodeReference, in model: Model) -> Value {
    let names = [Names.action, Names.opens]
    for node in [inner, outer] {
      for name in names where model.slot(name, of: node)?.isStatedUnknown == true {
        return .unknown(model.unknown(name, .statedUnknown))
      }
    }
    let own = names.map { model.string($0, of: inner) }
    if own.allSatisfy({ $0 == nil }) {
      let gestures = model.nodeList(Names.gestures, of: inner)
      return .bool(
        gestures.allSatisfy {
          model.string(Names.action, of: $0) == nil && model.string(Names.opens, of: $0) == nil
        })
    }
    return .bool(own == names.map { model.string($0, of: outer) })
  }
}
