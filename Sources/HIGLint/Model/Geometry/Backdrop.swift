/// What lies below a view, from the nearest layer to the screen's background.
///
/// Each layer may be one of several colours or, over an image or an unknown layer, any; a question about the backdrop is
/// decided where every possible one answers it alike.
struct Backdrop {
  /// What the backdrop can be; never empty.
  var ranges: [ColorRange]
  /// Why it is not exactly known; nil where it is.
  var reason: Unknown.Reason?
  /// Where the nearest layer with a colour is written, for a note.
  var location: Location?

  /// More alternatives than these are merged into "any".
  static let maximumAlternatives = 32

  static func any(_ reason: Unknown.Reason) -> Backdrop { Backdrop(ranges: [.anyOpaque], reason: reason) }
}

/// One layer: the colours it can have, or unknown.
private enum Layer {
  case clear
  case ranges([ColorRange], Location?)
  case unknown(Unknown.Reason)
}

/// Finds what lies below views and bar items.
struct BackdropFinder {
  let model: Model
  let scene: Scene?
  let appearance: Appearance

  /// Below the content of `node`: its own background first.
  func backdrop(of node: NodeReference) -> Backdrop {
    var above: [[ColorRange]] = []
    var location: Location?
    var reason: Unknown.Reason?
    var current = node
    /// The box that the layers must intersect to lie below the node.
    var box = scene?.box(of: node) ?? .unknown

    func add(_ layer: Layer) -> Bool {
      switch layer {
      case .clear: return false
      case .ranges(let ranges, let place):
        if location == nil { location = place }
        if ranges.count > 1 || ranges.contains(where: { $0.red.lowerBound != $0.red.upperBound }) {
          reason = reason ?? .backdrop
        }
        above.append(ranges)
        return ranges.allSatisfy(\.isOpaque)
      case .unknown(let why):
        reason = reason ?? why
        above.append([.anyOpaque])
        return true
      }
    }

    func finish() -> Backdrop {
      var result: [ColorRange] = [.anyOpaque]
      if let last = above.popLast() {
        result = last.flatMap { layer in layer.isOpaque ? [layer] : [layer.over(.anyOpaque)] }
      } else {
        reason = reason ?? .notStated
      }
      for layers in above.reversed() {
        result = layers.flatMap { layer in result.map { layer.over($0) } }
        if result.count > Backdrop.maximumAlternatives { return .any(.bound) }
      }
      return Backdrop(ranges: result, reason: reason, location: location)
    }

    while current != .none {
      let type = model.typeName(of: current)
      if add(background(of: current, type: type)) { return finish() }
      if type == "screen" || type == "component" || type == "app" { break }
      let parent = model.parent(of: current)
      if type == "view" {
        for layer in siblingsBelow(current, parent: parent, box: box) where add(layer) { return finish() }
      }
      // Inside a scroll view the content moves: what it covers of the outside is the scroll view's own frame.
      if let scene, parent != .none, scene.scrolls(parent) { box = scene.box(of: parent) }
      current = parent
    }
    // Nothing opaque down to the screen: what lies below is not stated.
    _ = add(.unknown(reason ?? .notStated))
    return finish()
  }

  // MARK: Layers

  /// The kinds whose background is clear where none is stated.
  private static let clearKinds: Set<String> = ["label", "image", "icon", "stack", "group", "spacer"]
  /// The kinds that draw something of their own.
  private static let drawingKinds: Set<String> = [
    "image", "icon", "map", "webView", "video", "livePhoto", "ad", "chart", "custom", "datePicker", "picker",
  ]

  private func background(of node: NodeReference, type: String) -> Layer {
    switch type {
    case "view":
      let kind = model.string(Names.kind, of: node) ?? ""
      guard let slot = model.slot(Names.background, of: node) else {
        return Self.clearKinds.contains(kind) ? .clear : .unknown(.notStated)
      }
      return layer(slot, opacity: opacity(of: node))
    case "screen":
      if let slot = model.slot(Names.background, of: node) { return layer(slot, opacity: 1) }
      guard let (slot, _) = model.inheritedSlot(Names.background, at: node) else { return .unknown(.notStated) }
      return layer(slot, opacity: 1)
    case "navigationBar", "toolbar", "tabBar", "searchBar":
      guard let slot = model.slot(Names.background, of: node) else { return .unknown(.notStated) }
      // A translucent bar shows what lies below it, blurred.
      if case .bool(true) = model.value(of: Names.translucent, at: node) { return .unknown(.backdrop) }
      return layer(slot, opacity: 1)
    case "popover", "alert": return .unknown(.notStated)
    case "component": return .unknown(.parameter)
    default: return .clear
    }
  }

  private func layer(_ slot: FieldSlot, opacity: ClosedRange<Double>) -> Layer {
    switch slot.kind {
    case .null: return .clear
    case .unknown: return .unknown(Unknown.Reason(rawValue: UInt8(slot.payload)) ?? .notStated)
    case .node: break
    default: return .unknown(.unreadable)
    }
    let background = NodeReference(Int(slot.payload))
    if model.slot(Names.image, of: background) != nil || model.slot(Names.blur, of: background) != nil {
      return .unknown(.backdrop)
    }
    if let gradient = model.slot(Names.gradient, of: background), gradient.kind == .list {
      let stops = model.items(of: gradient).map { $0.kind == .color ? model.colors[Int($0.payload)] : nil }
      guard !stops.isEmpty, !stops.contains(where: { $0 == nil }) else { return .unknown(.backdrop) }
      let colors = stops.compactMap { $0?.color.resolved(for: appearance) }
      return .ranges(ColorRange.gradient(colors).map { $0.faded(by: opacity) }, model.location(of: slot))
    }
    guard let color = model.slot(Names.color, of: background) else { return .unknown(.notStated) }
    switch color.kind {
    case .null: return .clear
    case .color:
      let resolved = model.colors[Int(color.payload)].color.resolved(for: appearance)
      if resolved.isClear { return .clear }
      return .ranges([ColorRange(resolved).faded(by: opacity)], model.location(of: slot))
    default: return .unknown(Unknown.Reason(rawValue: UInt8(truncatingIfNeeded: color.payload)) ?? .notStated)
    }
  }

  private func layer(_ slot: FieldSlot, opacity: Double) -> Layer { layer(slot, opacity: opacity...opacity) }

  /// The product of a view's alpha and its ancestors'.
  func opacity(of node: NodeReference) -> ClosedRange<Double> {
    var low = 1.0
    var high = 1.0
    var current = node
    while current != .none {
      if let slot = model.slot(Names.alpha, of: current) {
        if slot.kind == .number {
          low *= Double(bitPattern: slot.payload)
          high *= Double(bitPattern: slot.payload)
        } else {
          low = 0
        }
      }
      current = model.parent(of: current)
    }
    return low...high
  }

  // MARK: Siblings

  /// Earlier siblings that lie below a view, the nearest first.
  private func siblingsBelow(_ view: NodeReference, parent: NodeReference, box: Box) -> [Layer] {
    guard parent != .none else { return [] }
    let record = model.nodes[Int(view.index)]
    guard record.position > 0 || record.field != .none else { return [] }
    let siblings = model.nodeList(record.field, of: parent)
    guard let index = siblings.firstIndex(of: view), index > 0 else { return [] }
    let isStack = model.string(Names.kind, of: parent) == "zstack"
    var layers: [Layer] = []
    for sibling in siblings[..<index].reversed() {
      if case .bool(true) = model.value(of: Names.hidden, at: sibling) { continue }
      let place = scene?.box(of: sibling) ?? .unknown
      guard let lower = place.rect, let upper = box.rect else {
        if isStack || model.string(Names.role, of: sibling) == "background" {
          // It may well cover everything; whether it does is not known.
          if case .clear = drawn(by: sibling) { continue }
          layers.append(.unknown(.geometry))
        }
        continue
      }
      guard lower.intersects(upper) else { continue }
      let layer = drawn(by: sibling)
      switch layer {
      case .clear: continue
      case .ranges(let ranges, let location) where !lower.contains(upper):
        // Part of the view lies over it and part does not.
        layers.append(.ranges(ranges + [ColorRange(.clear)], location))
      default: layers.append(layer)
      }
    }
    return layers
  }

  /// What a sibling draws as seen from above: its background, unless something inside it draws too.
  private func drawn(by view: NodeReference) -> Layer {
    let kind = model.string(Names.kind, of: view) ?? ""
    if Self.drawingKinds.contains(kind) { return .unknown(.backdrop) }
    if kind == "separator" || kind == "spacer" { return .clear }
    let own = background(of: view, type: "view")
    for child in model.nodeList(Names.children, of: view) {
      if case .clear = drawn(by: child), model.slot(Names.text, of: child) == nil { continue }
      return .unknown(.backdrop)
    }
    // A label or a control drawn over by another text: that is an overlap, not a background.
    if case .unknown = own, model.slot(Names.background, of: view) == nil { return .clear }
    return own
  }
}

extension ColorRange {
  /// With the alpha multiplied by an opacity between two bounds.
  func faded(by opacity: ClosedRange<Double>) -> ColorRange {
    if opacity == 1...1 { return self }
    return ColorRange(
      red: red, green: green, blue: blue,
      alpha: alpha.lowerBound * opacity.lowerBound...alpha.upperBound * opacity.upperBound)
  }
}
