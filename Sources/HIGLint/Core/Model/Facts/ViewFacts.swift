import HIGLanguage

/// The facts for rules about a view, besides its fields.
package enum ViewFacts {
  /// The kinds that take touches by themselves.
  package static let controls: WordSet = [
    "button", "textField", "secureField", "textView", "searchField", "switch", "slider", "stepper", "segmentedControl",
    "pageControl", "picker", "datePicker", "link", "volumeView", "routePicker",
    "applePayButton",
  ]
  /// The kinds whose text takes the tint if it has no colour of its own.
  package static let tinted: WordSet = ["button", "link"]

  package static let all: [FactComputation] =
    own + [ScreenElementFacts.magnification, BrandFacts.isBrand] + ContrastFacts.all + VoiceOverFacts.view

  private static let own: [FactComputation] = [
    FactComputation("interactive") {
      model, node in isInteractive(node, in: model)
    },
    FactComputation("tappable") {
      model, node in isTappable(node, in: model)
    },
    FactComputation("visible") { model, node in
      isVisible(node, in: model)
    },
    FactComputation("decorative") {
      model, node in
      if isDecorative(node, in: model) { return .bool(true) }
      // Where nobody can say what it is for, nobody can say that it does more.
      let isOpen = model.slot(Names.role, of: node)?.isStatedUnknown == true
      return isOpen ? .unknown(model.unknown(Names.role, .statedUnknown)) : .bool(false)
    },
    FactComputation("fontSize") { model, node in
      Typeface.size(of: node, in: model)
    },
    FactComputation("fontWeight") { model, node in
      Typeface.weight(of: node, in: model)
    },
    FactComputation("absoluteX") { model, node in
      number(model.scene(of: node)?.box(of: node).x, "absoluteX")
    },
    FactComputation("absoluteY") { model, node in
      number(model.scene(of: node)?.box(of: node).y, "absoluteY")
    },
    FactComputation("width") { model, node in
      length(model.scene(of: node)?.box(of: node).width, of: node, in: model)
    },
    FactComputation("height") { model, node in
      length(model.scene(of: node)?.box(of: node).height, of: node, in: model)
    },
    FactComputation("hitWidth") { model, node in
      hitLength(\.horizontal, "hitWidth", of: node, in: model)
    },
    FactComputation("hitHeight") { model, node in
      hitLength(\.vertical, "hitHeight", of: node, in: model)
    },
    FactComputation("inScroller") { model, node in
      .bool((model.scene(of: node)?.scroller(of: node) ?? .none) != .none)
    },
    FactComputation("viewportWidth") { model, node in
      number(model.scene(of: node)?.viewportWidth(of: node), "viewportWidth")
    },
    FactComputation("descendants") { model, node in
      let end = Int(model.nodes[Int(node.index)].end)
      var views: [Value] = []
      var index = Int(node.index) + 1
      while index < end {
        let type = Int(model.nodes[index].type)
        if type == model.viewType { views.append(.node(NodeReference(index))) }
        // What pressing a view previews does not lie in it.
        index = type == NodeTypes.peekPreview ? max(index + 1, Int(model.nodes[index].end)) : index + 1
      }
      return .list(views)
    },
    FactComputation("ancestors") { model, node in
      let type = model.typeIndex(of: node)
      return .list(model.ancestors(of: node).filter { model.typeIndex(of: $0) == type }.map { .node($0) })
    },
  ]

  private static func number(_ value: Double?, _ fact: String) -> Value {
    value.map { .double($0) } ?? .unknown(Unknown(fact, .geometry))
  }

  private static func length(_ value: Double?, of node: NodeReference, in model: Model) -> Value {
    value.map { .double($0) } ?? .unknown(whyUnplaced(node, in: model))
  }

  private static func hitLength(
    _ side: KeyPath<TouchArea, TouchArea.Side>, _ fact: String, of node: NodeReference, in model: Model
  ) -> Value {
    guard let scene = model.scene(of: node) else { return .unknown(Unknown(fact, .geometry)) }
    let side = scene.touchArea(of: node)[keyPath: side]
    guard let length = side.length else { return .unknown(whyUnplaced(node, in: model)) }
    return side.isUpperBound ? .interval(Interval(low: 0, high: length)) : .double(length)
  }

  /// Returns the reason for which a view's size or touch area is not known.
  private static func whyUnplaced(_ node: NodeReference, in model: Model) -> Unknown {
    if let slot = model.slot(Names.frame, of: node), slot.kind == .unknown {
      return model.unknown(Names.frame, Unknown.Reason(rawValue: UInt8(slot.payload)) ?? .statedUnknown)
    }
    return model.unknown(Names.frame, .notStated)
  }

  // MARK: Touches

  /// The gestures that people make with a finger on the spot.
  private static let taps: WordSet = ["tap", "doubleTap", "longPress", "press"]

  /// Whether a view takes touches; found once for each view.
  static func isInteractive(_ node: NodeReference, in model: Model) -> Value {
    if let known = model.memo.value(of: Names.interactive, at: node) { return known }
    let value = takesTouches(node, in: model) { _ in true }
    model.memo.insert(value, of: Names.interactive, at: node)
    return value
  }

  /// Whether a view takes taps: like `isInteractive`, but without views that take only drags, swipes or pinches.
  package static func isTappable(_ node: NodeReference, in model: Model) -> Value {
    if let known = model.memo.value(of: Names.tappable, at: node) { return known }
    // What takes no gesture at all takes no tap.
    if case .bool(false) = isInteractive(node, in: model) { return .bool(false) }
    let value = takesTouches(node, in: model) { gesture in
      guard let type = model.string(Names.type, of: gesture) else { return true }
      return taps.contains(type)
    }
    model.memo.insert(value, of: Names.tappable, at: node)
    return value
  }

  private static func takesTouches(
    _ node: NodeReference, in model: Model, counts: (NodeReference) -> Bool
  ) -> Value {
    let viewType = model.typeIndex(of: node)
    var unknown: Unknown?
    var current = node
    while current != .none, model.typeIndex(of: current) == viewType {
      // UIKit passes over a view that takes no touches, with all that lies in it.
      if let slot = model.slot(Names.interactionEnabled, of: current) {
        if slot.kind == .bool, slot.payload == 0 { return .bool(false) }
        if slot.kind == .unknown { unknown = model.unknown(Names.interactionEnabled, .statedUnknown) }
      }
      current = model.parent(of: current)
    }
    func answer(_ isTaken: Bool) -> Value { isTaken ? unknown.map { .unknown($0) } ?? .bool(true) : .bool(false) }
    if let kind = model.string(Names.kind, of: node), controls.contains(kind) { return answer(true) }
    var doubt: Value?
    for name in [Names.action, Names.opens] {
      guard let slot = model.slot(name, of: node) else { continue }
      if slot.kind == .string { return answer(true) }
      if slot.kind == .unknown { doubt = .unknown(model.unknown(name, .statedUnknown)) }
    }
    if let slot = model.slot(Names.gestures, of: node) {
      if slot.kind == .unknown { doubt = .unknown(model.unknown(Names.gestures, .statedUnknown)) }
      if model.nodeList(Names.gestures, of: node).contains(where: counts) { return answer(true) }
    }
    if let id = model.string(Names.id, of: node), let scene = model.scene(of: node), scene.linkedIDs.contains(id) {
      return answer(true)
    }
    return doubt ?? .bool(false)
  }

  package static func isVisible(_ node: NodeReference, in model: Model) -> Value {
    var current = node
    var unknown: Unknown?
    while current != .none {
      let record = model.nodes[Int(current.index)]
      let type = Int(record.type)
      guard type != model.screenType, type != model.componentType, current != model.app else { break }
      if let slot = model.slot(Names.hidden, of: record) {
        if slot.kind == .bool, slot.payload != 0 { return .bool(false) }
        if slot.kind == .unknown { unknown = model.unknown(Names.hidden, .statedUnknown) }
      }
      if let slot = model.slot(Names.alpha, of: record) {
        if slot.kind == .number, Double(bitPattern: slot.payload) <= 0 { return .bool(false) }
        if slot.kind == .unknown { unknown = model.unknown(Names.alpha, .statedUnknown) }
      }
      current = model.parent(of: current)
    }
    return unknown.map { .unknown($0) } ?? .bool(true)
  }

  package static func isDecorative(_ node: NodeReference, in model: Model) -> Bool {
    if let role = model.string(Names.role, of: node), role == "decoration" || role == "background" { return true }
    if let kind = model.string(Names.kind, of: node), kind == "separator" || kind == "spacer" { return true }
    guard let accessibility = model.node(Names.accessibility, of: node),
      let hidden = model.slot(Names.hidden, of: accessibility)
    else { return false }
    return hidden.kind == .bool && hidden.payload != 0
  }
}
