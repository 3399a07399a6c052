import HIGLanguage

/// The facts for rules about the colours of views, their parts, and bar items.
enum ContrastFacts {
  static let all: [FactComputation] = [
    FactComputation("foreground") { model, node in
      .string(Contrast.foreground(of: node, in: model).rawValue)
    },
    FactComputation("disabled") { model, node in
      isDisabled(node, in: model)
    },
    FactComputation("inControl") {
      model, node in
      var undecided: Value?
      for ancestor in model.ancestors(of: node) where model.typeIndex(of: ancestor) == NodeTypes.view {
        switch ViewFacts.isInteractive(ancestor, in: model) {
        case .bool(true): return .bool(true)
        case .bool: break
        case let other: undecided = other
        }
      }
      return undecided ?? .bool(false)
    },
    FactComputation("opacity") { model, node in
      let opacity = LayerPainter(model: model, appearance: .light).opacity(of: node)
      return opacity.lowerBound == opacity.upperBound
        ? .double(opacity.upperBound) : .interval(Interval(low: opacity.lowerBound, high: opacity.upperBound))
    },
    FactComputation("effectiveColor") {
      model, node in Contrast.color(of: node, in: model)
    },
    FactComputation("contrast") {
      model, node in Contrast.measure(node, in: model).ratio
    },
    FactComputation("leastContrast") {
      model, node in
      let measure = Contrast.measure(node, in: model)
      return measure.isMeasured ? .double(measure.low) : measure.color
    },
    FactComputation("bestContrast") {
      model, node in
      let measure = Contrast.measure(node, in: model)
      return measure.isMeasured ? .double(measure.high) : measure.color
    },
    FactComputation("contrastAppearance") {
      model, node in
      let measure = Contrast.measure(node, in: model)
      return .string(measure.isOneOfSeveral ? measure.appearance.rawValue : "")
    },
    FactComputation("drawnColor") {
      model, node in
      let measure = Contrast.measure(node, in: model)
      guard case .color(let color) = measure.color else { return measure.color }
      let resolved = color.color.resolved(for: measure.appearance)
      return .color(ColorValue(DynamicColor(resolved), name: Contrast.name(resolved, statedAs: color.name)))
    },
    FactComputation("effectiveBackground") {
      model, node in
      let measure = Contrast.measure(node, in: model)
      guard measure.isMeasured else { return measure.color }
      guard measure.low == measure.high, let backdrop = measure.backdrop else {
        return .unknown(Unknown("effectiveBackground", measure.reason ?? .backdrop))
      }
      return .color(ColorValue(DynamicColor(backdrop), name: backdrop.hex))
    },
    FactComputation("nearestBackground") {
      model, node in
      let background = Contrast.measure(node, in: model).background
      return background == .none ? .unknown(Unknown("nearestBackground", .notStated)) : .node(background)
    },
    FactComputation("unstatedBackground") {
      model, node in
      let assumed = Contrast.measure(node, in: model).assumed
      return assumed == .none ? .unknown(Unknown("unstatedBackground", .notStated)) : .node(assumed)
    },
    FactComputation("veil") {
      model, node in
      let veil = Contrast.measure(node, in: model).veil
      return veil == .none ? .unknown(Unknown("veil", .notStated)) : .node(veil)
    },
  ]

  /// The same facts for parts of views and of bars, which have no others.
  static let parts: [FactComputation] =
    [
      FactComputation("interactive") { model, node in
        var owner = node
        while owner != .none, model.typeIndex(of: owner) != NodeTypes.view { owner = model.parent(of: owner) }
        return owner == .none ? .bool(false) : ViewFacts.isInteractive(owner, in: model)
      },
      FactComputation("decorative") { _, _ in .bool(false) },
      FactComputation("visible") { model, node in
        ViewFacts.isVisible(node, in: model)
      },
    ] + all

  /// The facts for rules about the states of a control.
  static let states: [FactComputation] = [
    FactComputation("lasting") {
      model, node in
      .list(
        model.slots(of: model.nodes[Int(node.index)])
          .filter { $0.kind == .node && $0.name != Names.highlighted }
          .map { .node(NodeReference(Int($0.payload))) })
    }
  ]

  static func isDisabled(_ node: NodeReference, in model: Model) -> Value {
    var current = node
    while current != .none, !NodeTypes.isRoot(model.typeIndex(of: current)) {
      if let slot = model.slot(Names.enabled, of: current) {
        if slot.kind == .bool, slot.payload == 0 { return .bool(true) }
        if slot.kind == .unknown { return .unknown(model.unknown(Names.enabled, .statedUnknown)) }
      }
      current = model.parent(of: current)
    }
    return .bool(false)
  }
}

extension Contrast {
  /// Returns `$brand (#0A7AFF)`: the name as stated, and its value.
  static func name(_ color: Color, statedAs name: String) -> String {
    let hex = color.hex
    guard let first = name.utf8.first, first != UInt8(ascii: "#") else { return hex }
    return name.utf8.contains(UInt8(ascii: "(")) ? hex : "\(name) (\(hex))"
  }
}
