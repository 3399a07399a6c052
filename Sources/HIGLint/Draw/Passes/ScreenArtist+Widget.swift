import HIGCore
import HIGLanguage

/// Widgets in Notification Center, as iOS 8 and 9 drew them.
extension ScreenArtist {
  private static let screens = Vocabulary.shared.nameID(of: "screens")
  private static let titleLeading = Vocabulary.shared.nameID(of: "titleLeading")

  /// The height of the line with the widget's icon and name, and the room above and below its views.
  private static let widgetHead = 36.0
  private static let widgetFoot = 8.0
  /// Where its name begins.
  private static let widgetTitle = 47.0
  /// Notification Center's ground: the blurred wallpaper of nobody's.
  private static let centerTop = Color(hex: 0x4A525C)
  private static let centerBottom = Color(hex: 0x2F343B)

  /// Returns the views of a widget, or those of the screen that it starts with, and none of its other states.
  static func viewsOfWidget(_ widget: NodeReference, in scene: Scene) -> [NodeReference] {
    let model = scene.model
    var owner = widget
    if model.slot(Names.views, of: widget) == nil {
      let all = model.nodeList(screens, of: widget)
      let entry = model.string(Names.entry, of: widget)
      owner = all.first { entry != nil && model.string(Names.id, of: $0) == entry } ?? all.first ?? widget
    }
    let ranges = model.nodeList(Names.views, of: owner).map {
      $0.index..<max(model.nodes[Int($0.index)].end, $0.index + 1)
    }
    var next = 0
    return scene.views.filter { view in
      while next < ranges.count, ranges[next].upperBound <= view.index { next += 1 }
      return next < ranges.count && ranges[next].contains(view.index)
    }
  }

  /// Puts the views of a widget in their places, below its name.
  mutating func placeWidget(isKnown: Bool) {
    if !isKnown { note(.size, screen) }
    let frame = Scene.box(Names.frame, of: screen, in: model)
    content = Rect(
      x: 0, y: Self.widgetHead, width: min(frame.width ?? bounds.width, bounds.width), height: frame.height ?? 0)
    let artist = self
    placement = Placement(
      scene, of: views, size: content, area: Rect(x: 0, y: 0, width: content.width, height: 0), popover: nil
    ) { view, column, width in artist.naturalSize(of: view, column: column, width: width) }
    if frame.height == nil {
      let bottom = views.map { placement.rect(of: $0).maxY }.filter(\.isFinite).max() ?? 0
      content.height = views.isEmpty ? 80 : max(44, bottom - content.y + 8)
      note(.frame, screen)
    }
    content.height = min(max(content.height, 1), 20_000)
    bounds.height = content.maxY + Self.widgetFoot
  }

  mutating func drawWidget() {
    canvas.beginClip(bounds)
    canvas.rect(bounds, filledWith: canvas.gradient([Self.centerTop, Self.centerBottom]), opacity: 1)
    drawWidgetHead()
    canvas.beginClip(Rect(x: 0, y: content.y, width: bounds.width, height: content.height))
    drawWidgetGround()
    draw(views)
    canvas.endGroup()
    let isEmpty = views.isEmpty && model.slot(Names.views, of: screen)?.kind != .list
    if isEmpty { note(.content, screen) }
    if isEmpty || Scene.box(Names.frame, of: screen, in: model).height == nil {
      canvas.rect(content.insetBy(0.5), stroke: .init(color: Annotation.guess, width: 1, dash: (4, 3)))
    }
    canvas.line(
      from: (0, bounds.maxY - 0.25), to: (bounds.width, bounds.maxY - 0.25),
      .init(color: Color(white: 1, alpha: 0.15), width: 0.5))
    canvas.endGroup()
  }

  /// Draws the icon and the name that iOS shows above a widget.
  private mutating func drawWidgetHead() {
    let head = Rect(x: 0, y: 0, width: bounds.width, height: Self.widgetHead)
    canvas.rect(head, fill: Color(white: 0, alpha: 0.2))
    let font = Typeset(size: 15)
    let leading = min(max(model.number(Self.titleLeading, of: screen) ?? Self.widgetTitle, 0), bounds.width)
    let side = min(20, max(0, leading - 12))
    let iconX = max(4, leading - side - 9)
    let icon = Rect(
      x: isMirrored ? bounds.width - iconX - side : iconX, y: head.midY - side / 2, width: side, height: side)
    let ink = Color.white
    if side >= 8 {
      canvas.rect(icon, stroke: .init(color: ink, width: 0.75, dash: (2, 2)), radius: side * 0.22)
    }
    let place = Rect(
      x: isMirrored ? 8 : leading, y: 0, width: max(0, bounds.width - leading - 8), height: head.height)
    let align = isMirrored ? Alignment.right : .left
    if let name = shownText(Names.name, of: screen, font)
      ?? model.app.ifSome.flatMap({ shownText(Names.name, of: $0, font) })
    {
      drawText(name, in: place, font, ink, align: align)
    } else if let name = model.app.ifSome.flatMap({ model.string(Names.name, of: $0) }) {
      drawWords(name, in: place, font, ink, align: align)
    } else {
      note(.text, screen)
      let width = min(120, place.width)
      canvas.rect(
        Rect(x: isMirrored ? place.maxX - width : place.x, y: head.midY - 5, width: width, height: 10),
        fill: Color(white: 1, alpha: 0.25), radius: 3)
    }
  }

  /// Draws what the widget lays behind its content, which as a rule is nothing.
  private mutating func drawWidgetGround() {
    guard let slot = model.slot(Names.background, of: screen), slot.kind != .null else { return }
    let layer = painter.background(of: screen, type: NodeTypes.controlState, isContainer: false)
    guard case .unknown = layer.layer else { return draw(layer, in: content) }
    if !drawPictureOfBackground(of: screen, in: content, radius: 0, shadow: nil) { note(.background, screen) }
  }
}
