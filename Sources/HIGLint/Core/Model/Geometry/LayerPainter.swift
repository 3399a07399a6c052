import HIGLanguage
import HIGReading

/// Finds the layers that views and bars draw behind their content, in one appearance.
package struct LayerPainter {
  let model: Model
  let appearance: Appearance

  /// The kinds that nobody expects a background of: where none is stated, there is none.
  static let clearKinds: WordSet = [
    "label", "image", "icon", "stack", "group", "spacer", "livePhotoBadge", "applePayMark",
  ]
  /// The kinds whose UIKit class draws nothing either, though a design may give them a background: a finding that rests
  /// on there being none says so.
  static let unpaintedKinds: WordSet = [
    "button", "link", "zstack", "cell", "card", "textView", "scrollView", "collection", "slot", "splitView", "badge",
    "fileItem",
  ]
  /// The controls that UIKit draws in a tint, with nothing behind it.
  private static let outlinedKinds: WordSet = [
    "switch", "slider", "stepper", "segmentedControl", "pageControl", "progressView", "activityIndicator", "volumeView",
    "routePicker",
  ]
  /// The ground that UIKit gives a plain table.
  private static let tableGround = DynamicColor(light: .white, dark: .black)
  /// The kinds whose content covers the layers below them.
  static let drawingKinds: WordSet = [
    "image", "icon", "map", "webView", "video", "livePhoto", "ad", "chart", "custom", "datePicker", "picker",
    "livePhotoBadge", "frameStrip", "quickLook", "applePayButton", "applePayMark",
  ]

  package init(model: Model, appearance: Appearance) {
    self.model = model
    self.appearance = appearance
  }

  /// Returns the layer that a node of any type puts below its content, or below the nodes in it.
  package func background(of node: NodeReference, type: Int, isContainer: Bool) -> SourcedLayer {
    if type == NodeTypes.view { return background(ofView: node, isContainer: isContainer) }
    if type == NodeTypes.screen {
      let slot = model.slot(Names.background, of: node) ?? model.inheritedSlot(Names.background, at: node)?.0
      return slot.map { layer($0, of: .none) } ?? .unknown(.notStated)
    }
    if NodeTypes.isBar(type) {
      if let image = model.slot(Names.image, of: node), image.kind != .null { return .unknown(.backdrop) }
      guard let slot = model.slot(Names.background, of: node) else { return .unknown(.notStated) }
      // A translucent bar shows what lies below it, blurred.
      switch model.value(of: Names.translucent, at: node) {
      case .bool(true): return .unknown(.backdrop)
      case .unknown(let unknown) where unknown.isStated: return .unknown(.statedUnknown)
      default: return layer(slot, of: .none)
      }
    }
    if type == NodeTypes.controlState || type == NodeTypes.barItem {
      return model.slot(Names.background, of: node).map { layer($0, of: node) } ?? .clear
    }
    if type == NodeTypes.item {
      // The system fills the selected segment with a colour of its own.
      guard case .bool(false) = model.value(of: Names.selected, at: node) else { return .unknown(.notStated) }
      return .clear
    }
    if type == NodeTypes.popover || type == NodeTypes.alert || type == NodeTypes.peekPreview {
      return .unknown(.notStated)
    }
    return type == NodeTypes.component ? .unknown(.parameter) : .clear
  }

  private func background(ofView node: NodeReference, isContainer: Bool) -> SourcedLayer {
    let kind = model.string(Names.kind, of: node) ?? ""
    if isContainer, Self.drawingKinds.contains(kind) { return .unknown(.backdrop) }
    guard let slot = model.slot(Names.background, of: node) else { return unstated(of: node, kind: kind) }
    return layer(slot, of: node)
  }

  /// Whether a kind is taken to have UIKit's ground where a spec states none. A file that code completes says no such thing.
  package static func mayBePainted(_ kind: String) -> Bool { unpaintedKinds.contains(kind) || kind == "table" }

  /// Returns what UIKit draws for a view whose background is not stated.
  private func unstated(of view: NodeReference, kind: String) -> SourcedLayer {
    if Self.clearKinds.contains(kind) { return .clear }
    if Self.unpaintedKinds.contains(kind) || Self.outlinedKinds.contains(kind) {
      return SourcedLayer(layer: .clear, assumed: view)
    }
    guard kind == "table", model.string(Names.style, of: view) ?? "plain" == "plain" else {
      return .unknown(.notStated)
    }
    let ground = Self.tableGround.resolved(for: appearance)
    let opacity = opacity(of: view)
    let isPair = model.statesDarkColors
    if opacity == 1...1 { return SourcedLayer(layer: .color(ground), isPair: isPair, assumed: view) }
    return SourcedLayer(layer: .ranges([ColorRange(ground).faded(by: opacity)]), isPair: isPair, assumed: view)
  }

  /// Returns the layer that a sibling draws, as seen from above.
  func mark(of view: NodeReference) -> SourcedLayer {
    let kind = model.string(Names.kind, of: view) ?? ""
    if kind == "separator" || kind == "spacer" { return .clear }
    if opacity(of: view).upperBound <= 0 { return .clear }
    return background(ofView: view, isContainer: true)
  }

  private func layer(_ slot: FieldSlot, of owner: NodeReference) -> SourcedLayer {
    switch slot.kind {
    case .null: return .clear
    case .unknown: return .unknown(reason(slot))
    case .node: break
    default: return .unknown(.unreadable)
    }
    let background = NodeReference(Int(slot.payload))
    for name in [Names.image, Names.blur] {
      if let other = model.slot(name, of: background), other.kind != .null { return .unknown(.backdrop) }
    }
    if let gradient = model.slot(Names.gradient, of: background), gradient.kind != .null {
      return layer(ofGradient: gradient, background: background, owner: owner)
    }
    guard let color = model.slot(Names.color, of: background) else { return .unknown(.notStated) }
    switch color.kind {
    case .null: return .clear
    case .color:
      let stated = model.colors[Int(color.payload)].color
      let resolved = stated.resolved(for: appearance)
      let opacity = opacity(of: owner)
      if resolved.isClear || opacity.upperBound <= 0 {
        return SourcedLayer(layer: .clear, background: .none, isPair: stated.isPair)
      }
      if opacity.lowerBound == opacity.upperBound {
        return SourcedLayer(
          layer: .color(resolved.multiplyingAlpha(by: opacity.upperBound)), background: background,
          isPair: stated.isPair)
      }
      return SourcedLayer(
        layer: .ranges([ColorRange(resolved).faded(by: opacity)]), background: background, isPair: stated.isPair)
    default: return .unknown(reason(color))
    }
  }

  private func layer(ofGradient gradient: FieldSlot, background: NodeReference, owner: NodeReference) -> SourcedLayer {
    guard gradient.kind == .list else { return .unknown(.backdrop) }
    let stops = model.items(of: gradient).map { $0.kind == .color ? model.colors[Int($0.payload)].color : nil }
    let known = stops.compactMap { $0 }
    guard !known.isEmpty, known.count == stops.count else { return .unknown(.backdrop) }
    let opacity = opacity(of: owner)
    let ranges = ColorRange.gradient(known.map { $0.resolved(for: appearance) }).map { $0.faded(by: opacity) }
    let isPair = known.contains(where: \.isPair)
    guard opacity.lowerBound == opacity.upperBound else {
      return SourcedLayer(layer: .ranges(ranges), background: background, isPair: isPair)
    }
    let colors = known.map { $0.resolved(for: appearance).multiplyingAlpha(by: opacity.upperBound) }
    return SourcedLayer(layer: .ranges(ranges), background: background, isPair: isPair, stops: colors)
  }

  private func reason(_ slot: FieldSlot) -> Unknown.Reason {
    Unknown.Reason(rawValue: UInt8(truncatingIfNeeded: slot.payload)) ?? .notStated
  }

  /// Returns the product of a view's alpha and its ancestors'.
  package func opacity(of node: NodeReference) -> ClosedRange<Double> {
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
}

extension ColorRange {
  /// Returns the range with the alpha multiplied by an opacity between two bounds.
  func faded(by opacity: ClosedRange<Double>) -> ColorRange {
    if opacity == 1...1 { return self }
    return ColorRange(
      red: red, green: green, blue: blue,
      alpha: alpha.lowerBound * opacity.lowerBound...alpha.upperBound * opacity.upperBound)
  }
}

/// A layer that an element of a list of views draws: its background, or that of a view in it.
package struct Mark {
  /// The element's place in the list.
  package var position: Int32
  /// The box in the space that the element lies in.
  var box: Box
  package var layer: SourcedLayer
  /// Whether it is meant to lie below others, by its role or by its place in a `zstack`.
  var isBackground: Bool
  /// Whether it lies in a scroll view, or nobody knows whether it is hidden.
  package var moves: Bool
}

extension Model {
  package struct MarkKey: TableKey {
    package var parent: NodeReference
    package var field: NameID
    package var appearance: Appearance

    public var tableHash: Int {
      (UInt64(parent.index) << 32 | UInt64(field.value) << 1 | (appearance == .dark ? 1 : 0)).tableHash
    }
  }

  /// Returns the layers that the views of a list draw, in draw order; made once for each list and appearance.
  package func marks(in parent: NodeReference, field: NameID, scene: Scene, appearance: Appearance) -> [Mark] {
    let key = MarkKey(parent: parent, field: field, appearance: appearance)
    if let known = marks[key] { return known }
    let painter = LayerPainter(model: self, appearance: appearance)
    var found: [Mark] = []
    for element in nodeList(field, of: parent) {
      collect(Int(element.index), of: nodes[Int(element.index)].position, painter, scene, into: &found)
    }
    marks.set(found, for: key)
    return found
  }

  /// Goes through a view and all views in it, as they lie in the tree.
  private func collect(
    _ element: Int, of position: Int32, _ painter: LayerPainter, _ scene: Scene, into marks: inout [Mark]
  ) {
    var index = element
    let end = max(Int(nodes[element].end), element + 1)
    /// The index up to which everything lies in a scroll view.
    var scrollEnd = element
    var scrollBox = Box.unknown
    while index < end {
      let record = nodes[index]
      defer { index += 1 }
      guard Int(record.type) == NodeTypes.view else { continue }
      let view = NodeReference(index)
      var moves = index < scrollEnd
      if let hidden = slot(Names.hidden, of: record) {
        if hidden.kind == .bool, hidden.payload != 0 {
          index = max(index, Int(record.end) - 1)
          continue
        }
        if hidden.kind == .unknown { moves = true }
      }
      let layer = painter.mark(of: view)
      if !layer.isClear || layer.isPair {
        marks.append(
          Mark(
            position: position, box: index < scrollEnd ? scrollBox : box(of: view, in: element, scene), layer: layer,
            isBackground: string(Names.role, of: view) == "background"
              || string(Names.kind, of: record.parent) == "zstack",
            moves: moves))
      }
      if index >= scrollEnd, scene.scrolls(view) {
        scrollEnd = Int(record.end)
        scrollBox = box(of: view, in: element, scene)
      }
    }
  }

  /// Returns the place of a view in the space that an element around it lies in.
  private func box(of view: NodeReference, in element: Int, _ scene: Scene) -> Box {
    var box = scene.frame(of: view)
    var current = view
    while Int(current.index) > element {
      current = parent(of: current)
      guard current != .none, Int(nodes[Int(current.index)].type) == NodeTypes.view else { return .unknown }
      box = box.offset(from: scene.frame(of: current))
    }
    return box
  }
}
