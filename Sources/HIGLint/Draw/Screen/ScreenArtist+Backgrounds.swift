import HIGCore
import HIGLanguage

/// What views draw behind their content: colours, gradients, blurs, pictures, borders, shadows.
extension ScreenArtist {
  private static let shadow = Vocabulary.shared.nameID(of: "shadow")
  private static let radius = Vocabulary.shared.nameID(of: "radius")
  private static let opacityName = Vocabulary.shared.nameID(of: "opacity")
  private static let offset = Vocabulary.shared.nameID(of: "offset")

  /// Draws a layer as rules about contrast see it.
  mutating func draw(_ layer: SourcedLayer, in rect: Rect, radius: Double = 0, shadow: Int? = nil) {
    switch layer.layer {
    case .clear: break
    case .color(let color): canvas.rect(rect, fill: color, radius: radius, shadow: shadow)
    case .ranges(let ranges):
      if !layer.stops.isEmpty {
        canvas.rect(rect, filledWith: canvas.gradient(layer.stops), opacity: 1, radius: radius, shadow: shadow)
      } else if let color = ranges.first {
        canvas.rect(rect, fill: color.greatest, radius: radius, shadow: shadow)
      }
    case .unknown: break
    }
  }

  /// Returns the radius of a node's corners.
  func cornerRadius(of view: DrawnView) -> Double {
    if let radius = model.number(Names.cornerRadius, of: view.node) { return radius }
    switch view.kind {
    case "badge": return min(view.rect.width, view.rect.height) / 2
    case "searchField", "textField", "secureField":
      return model.slot(Names.border, of: view.node) == nil && hasBezel(view.node) ? 5 : 0
    default: return 0
    }
  }

  mutating func drawBackground(of view: DrawnView) {
    let radius = cornerRadius(of: view)
    let shadow = shadow(of: view)
    let state = shownState(of: view)
    if let state, model.slot(Names.background, of: state) != nil {
      let layer = painter.background(of: state, type: NodeTypes.controlState, isContainer: false)
      if !layer.isClear { return draw(layer, in: view.rect, radius: radius, shadow: shadow) }
    }
    let layer = painter.background(of: view.node, type: NodeTypes.view, isContainer: false)
    // Rules see nothing behind these, as a design may give them any ground: the picture shows UIKit's.
    if layer.isClear, model.slot(Names.background, of: view.node) == nil, let color = systemGround(of: view) {
      if view.kind == "badge" { note(.color, view.node) }
      return canvas.rect(view.rect, fill: color.multiplyingAlpha(by: view.opacity), radius: radius, shadow: shadow)
    }
    guard case .unknown = layer.layer else { return draw(layer, in: view.rect, radius: radius, shadow: shadow) }
    if drawBlur(of: view.node, in: view.rect, radius: radius, opacity: view.opacity) { return }
    if drawPictureOfBackground(of: view.node, in: view.rect, radius: radius, shadow: shadow) { return }
    if model.slot(Names.background, of: view.node) != nil { return note(.background, view.node) }
    if let color = systemGround(of: view) {
      canvas.rect(view.rect, fill: color.multiplyingAlpha(by: view.opacity), radius: radius, shadow: shadow)
    }
  }

  /// Returns the ground that UIKit gives a kind of view.
  private func systemGround(of view: DrawnView) -> Color? {
    switch view.kind {
    case "table": model.string(Names.style, of: view.node) == "grouped" ? paint.grouped : paint.surface
    case "badge": paint.red
    case "cell":
      table(around: view.node).map { isGrouped($0) && model.slot(Names.background, of: $0) == nil } ?? false
        ? paint.surface : nil
    default: nil
    }
  }

  // MARK: Blurs and pictures

  /// The number of blurs that are drawn as such: each draws all below it once more.
  private static let maximumBlurs = 4

  /// Draws what lies below a view's blur once more, blurred.
  mutating func drawBelowBlur(of node: NodeReference, in rect: Rect) {
    guard blurs < Self.maximumBlurs, openClips == 0, model.slot(Names.background, of: node) != nil,
      blurStyle(of: node) != nil
    else { return }
    blurs += 1
    canvas.repeatBlurred(
      from: contentStart, in: rect, radius: 10, cornerRadius: model.number(Names.cornerRadius, of: node) ?? 0)
  }

  private func blurStyle(of node: NodeReference) -> String? {
    guard let background = model.node(Names.background, of: node), let slot = model.slot(Names.blur, of: background),
      slot.kind == .string || slot.kind == .unknown
    else { return nil }
    return model.string(of: slot, or: "regular")
  }

  /// Draws the veil of a blur; false where there is no blur.
  private mutating func drawBlur(of node: NodeReference, in rect: Rect, radius: Double, opacity: Double) -> Bool {
    guard let style = blurStyle(of: node) else { return false }
    canvas.rect(rect, fill: Self.blurTint(style).multiplyingAlpha(by: opacity), radius: radius)
    return true
  }

  /// Returns the veil that a style of `UIBlurEffect` lays over what it blurs.
  static func blurTint(_ style: String) -> Color {
    switch style {
    case "extraLight": Color(white: 0.97, alpha: 0.82)
    case "light": Color(white: 1, alpha: 0.3)
    case "dark": Color(white: 0.11, alpha: 0.73)
    case "prominent": Color(white: 0.97, alpha: 0.75)
    default: Color(white: 0.97, alpha: 0.6)
    }
  }

  /// Draws the picture that lies behind a node's content; false where there is none.
  mutating func drawPictureOfBackground(of node: NodeReference, in rect: Rect, radius: Double, shadow: Int?) -> Bool {
    guard let background = model.node(Names.background, of: node), let image = model.node(Names.image, of: background)
    else { return false }
    drawPicture(image, in: rect, mode: "scaleAspectFill", radius: radius, opacity: painter.opacity(of: node).upperBound)
    note(.image, node)
    return true
  }

  // MARK: Borders and shadows

  func hasBorder(_ view: NodeReference) -> Bool { model.node(Names.border, of: view) != nil }

  /// Draws a border inside of a view's edges, over what lies in the view.
  mutating func drawBorder(of node: NodeReference, in rect: Rect) {
    guard let border = model.node(Names.border, of: node) else { return }
    let width = model.number(Names.width, of: border) ?? 1
    guard width > 0, let color = resolved(model.value(of: Names.color, at: border)) else { return }
    let inner = rect.insetBy(width / 2)
    let radius = model.number(Names.cornerRadius, of: node) ?? 0
    canvas.rect(
      inner,
      stroke: .init(color: color.multiplyingAlpha(by: painter.opacity(of: node).upperBound), width: width),
      radius: max(0, radius - width / 2))
  }

  private mutating func shadow(of view: DrawnView) -> Int? {
    guard let shadow = model.node(Self.shadow, of: view.node) else { return nil }
    let color = resolved(model.value(of: Names.color, at: shadow)) ?? .black
    // A layer's own: no opacity, which nobody states a shadow for; a third looks like one.
    let opacity = model.number(Self.opacityName, of: shadow) ?? (color.isOpaque ? 0.3 : 1)
    let radius = model.number(Self.radius, of: shadow) ?? 3
    let offset = model.node(Self.offset, of: shadow)
    guard opacity > 0 else { return nil }
    return canvas.shadow(
      color.multiplyingAlpha(by: opacity * view.opacity), radius: min(radius, 100),
      x: offset.flatMap { model.number(Names.width, of: $0) } ?? 0,
      y: offset.flatMap { model.number(Names.height, of: $0) } ?? (offset == nil ? 2 : 0))
  }

  // MARK: Colours

  /// Returns a colour in the appearance that is drawn; nil for what is none.
  func resolved(_ value: Value) -> Color? {
    guard case .color(let color) = value else { return nil }
    return color.color.resolved(for: appearance)
  }

  /// Returns the tint that a control is drawn in: UIKit's blue where nothing states one.
  func tint(of node: NodeReference) -> Color { resolved(model.value(of: Names.tint, at: node)) ?? paint.tint }

  /// Returns the tint that a control states itself.
  func ownTint(of node: NodeReference) -> Color? {
    model.slot(Names.tint, of: node).flatMap { resolved(model.value(of: $0)) }
  }

  /// Returns the state of a control that is shown: disabled, selected, on; nil for its usual one.
  func shownState(of view: DrawnView) -> NodeReference? {
    guard let states = model.node(Names.states, of: view.node) else { return nil }
    if !view.isEnabled, let state = model.node(Names.disabled, of: states) { return state }
    if view.isSelected, let state = model.node(Names.selected, of: states) { return state }
    return nil
  }
}

extension Rect {
  /// Returns the rectangle made smaller on all sides; no side becomes less than nothing.
  func insetBy(_ inset: Double) -> Rect { insetBy(x: inset, y: inset) }

  func insetBy(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  var midY: Double { y + height / 2 }

  /// Returns a rectangle of a size in the middle of this one.
  func centered(width: Double, height: Double) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}

extension Model {
  /// Whether a spec says of a slot that its value is unknown.
  func saysUnknown(_ slot: FieldSlot) -> Bool {
    slot.kind == .unknown && slot.payload == UInt64(Unknown.Reason.statedUnknown.rawValue)
  }

  /// Returns the text of a slot; another one where it holds none.
  func string(of slot: FieldSlot, or other: String) -> String { slot.kind == .string ? string(of: slot) : other }
}

extension ColorRange {
  /// The colour at the upper ends.
  var greatest: Color {
    Color(red: red.upperBound, green: green.upperBound, blue: blue.upperBound, alpha: alpha.upperBound)
  }
}
