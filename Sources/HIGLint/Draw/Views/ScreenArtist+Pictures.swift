import HIGCore
import HIGLanguage
import HIGReading

/// Images, and symbols as glyphs of our own.
extension ScreenArtist {
  static let contentMode = Vocabulary.shared.nameID(of: "contentMode")
  private static let system = Vocabulary.shared.nameID(of: "system")
  private static let colors = Vocabulary.shared.nameID(of: "colors")

  // MARK: Images

  mutating func drawImage(_ view: DrawnView) {
    if let image = model.node(Names.image, of: view.node) {
      drawPicture(
        image, in: view.rect, mode: model.string(Self.contentMode, of: view.node) ?? "scaleToFill",
        radius: cornerRadius(of: view), opacity: view.opacity, hasGround: !statesGround(view.node))
    } else if model.slot(Names.image, of: view.node)?.kind != .null, model.node(Names.icon, of: view.node) == nil,
      !hasChildren(view.node)
    {
      drawVoid(
        in: view.rect, words: nil, radius: cornerRadius(of: view), opacity: view.opacity,
        hasGround: !statesGround(view.node))
    }
  }

  /// Whether a view states what lies behind its picture, which is then to be seen.
  private func statesGround(_ node: NodeReference) -> Bool {
    let layer = painter.background(of: node, type: NodeTypes.view, isContainer: false)
    return model.slot(Names.background, of: node) != nil && !layer.isClear
  }

  /// Draws a picture, or a marked area with its name and size in its place.
  mutating func drawPicture(
    _ image: NodeReference, in rect: Rect, mode: String, radius: Double, opacity: Double, hasGround: Bool = true
  ) {
    let name = model.string(Names.name, of: image)
    if let name, let data = options.picture?(name, model.location(of: image).file.path) {
      let fit: EmbeddedImage.Fit =
        switch mode {
        case "scaleAspectFit", "center", "top", "bottom", "left", "right": .fit
        case "scaleAspectFill", "topLeft", "topRight", "bottomLeft", "bottomRight": .fill
        default: .stretch
        }
      if radius > 0 { canvas.beginClip(rect, radius: radius) }
      canvas.image(data, in: rect, fit: fit, opacity: opacity)
      if radius > 0 { canvas.endGroup() }
      return
    }
    var words = name ?? ""
    if let size = model.node(Names.size, of: image), let width = model.number(Names.width, of: size),
      let height = model.number(Names.height, of: size)
    {
      var writer = SVGWriter()
      writer.number(width)
      writer.append(" × ".utf8)
      writer.number(height)
      words += (words.isEmpty ? "" : "\n") + String(decoding: writer.bytes, as: UTF8.self)
    }
    drawVoid(in: rect, words: words, radius: radius, opacity: opacity, hasGround: hasGround)
  }

  /// Draws the mark for what nobody has: a ground, a glyph where there is room for one, and words.
  mutating func drawVoid(
    in rect: Rect, words: String?, glyph: Glyph = .mountains, radius: Double, opacity: Double, hasGround: Bool = true
  ) {
    let ink = (hasGround ? paint.voidInk : Color(hex: 0x7F8790)).multiplyingAlpha(by: opacity)
    if hasGround {
      canvas.rect(rect, fill: paint.void.multiplyingAlpha(by: opacity), radius: radius)
    } else {
      canvas.rect(rect.insetBy(4), stroke: .init(color: ink, width: 0.5, dash: (3, 3)), radius: radius)
    }
    let side = min(rect.width * 0.5, rect.height * 0.4, 44)
    guard side >= 8 else { return }
    let lines = (words ?? "").split(separator: "\n").map(String.init)
    let font = Typeset(size: 10)
    let hasRoom = !lines.isEmpty && rect.height >= side + Double(lines.count) * font.lineHeight + 8 && rect.width >= 44
    let height = hasRoom ? side + 4 + Double(lines.count) * font.lineHeight : side
    let top = rect.midY - height / 2
    draw(glyph, in: Rect(x: rect.midX - side / 2, y: top, width: side, height: side), ink, width: 1)
    guard hasRoom else { return }
    for (number, line) in lines.enumerated() {
      let y = top + side + 4 + Double(number) * font.lineHeight
      drawWords(line, in: Rect(x: rect.x + 4, y: y, width: rect.width - 8, height: font.lineHeight), font, ink)
    }
  }

  // MARK: Symbols

  mutating func drawIcon(_ view: DrawnView) {
    let inherited = resolved(model.value(of: Names.tint, at: view.node))
    let color = ink(
      of: view.node, opacity: view.opacity, else: inherited ?? paint.tint, isNoted: inherited == nil)
    guard let icon = model.node(Names.icon, of: view.node) else {
      if let image = model.node(Names.image, of: view.node) {
        return drawPicture(
          image, in: view.rect, mode: "scaleAspectFit", radius: cornerRadius(of: view), opacity: view.opacity)
      }
      note(.icon, view.node)
      return drawUnknownIcon(nil, in: view.rect, color)
    }
    let size = symbolSize(icon, in: view.rect, isImage: false, fills: true)
    drawSymbol(icon, in: view.rect.centered(width: size.width, height: size.height), color, of: view.node)
  }

  /// Returns the size at which a symbol or image is drawn in a rectangle.
  func symbolSize(
    _ symbol: NodeReference, in rect: Rect, isImage: Bool, fills: Bool = false
  ) -> (width: Double, height: Double) {
    if symbol != .none, let size = model.node(Names.size, of: symbol) {
      let width = model.number(Names.width, of: size) ?? 22
      let height = model.number(Names.height, of: size) ?? width
      return (min(width, rect.width), min(height, rect.height))
    }
    if isImage { return (rect.width, rect.height) }
    let side = fills ? min(rect.width, rect.height) : min(rect.width, rect.height, 24)
    return (side, side)
  }

  /// Draws a symbol: of the system's our own glyph, of the app's a marked box with its name.
  mutating func drawSymbol(_ icon: NodeReference, in rect: Rect, _ color: Color, of owner: NodeReference) {
    var color = color
    if case .list(let own) = model.value(of: Self.colors, at: icon), case .color(let first)? = own.first {
      color = first.color.resolved(for: appearance).multiplyingAlpha(by: color.alpha)
    }
    if let system = model.string(Self.system, of: icon) {
      if let glyph = Glyph.named(system) { return draw(glyph, in: rect, color, width: rect.width < 16 ? 1.2 : 1.5) }
      note(.icon, owner)
      return drawUnknownIcon(system, in: rect, color)
    }
    let name = model.string(Names.name, of: icon)
    if let name, let data = options.picture?(name, model.location(of: icon).file.path) {
      return canvas.image(data, in: rect, fit: .fit, opacity: color.alpha)
    }
    // A name that says all of it: a chevron, a checkmark.
    if let name, let glyph = Glyph.named(name) {
      canvas.title(name)
      return draw(glyph, in: rect, color, width: rect.width < 16 ? 1.2 : 1.5)
    }
    drawUnknownIcon(name, in: rect, color)
  }

  /// Draws a glyph in a colour, its lines of a width in points.
  mutating func draw(_ glyph: Glyph, in rect: Rect, _ color: Color, width: Double = 1.5, mirrored: Bool = false) {
    if glyph.outline.utf8CodeUnitCount > 0 {
      canvas.path(
        glyph.outline, in: rect, of: Glyph.size, stroke: .init(color: color, width: width, roundEnds: true),
        mirrored: mirrored)
    }
    if glyph.filled.utf8CodeUnitCount > 0 {
      canvas.path(glyph.filled, in: rect, of: Glyph.size, fill: color, mirrored: mirrored)
    }
  }

  /// Draws the box that stands for an icon nobody has, with its name in as many lines as it has parts.
  mutating func drawUnknownIcon(_ name: String?, in rect: Rect, _ color: Color) {
    let line = min(1, max(0.5, rect.width / 30))
    canvas.rect(
      rect.insetBy(line / 2), stroke: .init(color: color, width: line, dash: (line * 2.5, line * 2)),
      radius: min(4, rect.width / 5))
    guard let name, !name.isEmpty, rect.width >= 8 else { return }
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "." || $0 == "/" || $0 == " " })
      .prefix(3).map(String.init)
    let widest = parts.map { TextLayout(verbatim: $0, weight: .regular).width(fontSize: 1) }.max() ?? 1
    let size = min(
      (rect.width - 3 * line) / max(widest, 0.1), (rect.height - 3 * line) / (1.2 * Double(max(parts.count, 1))), 9)
    let font = Typeset(size: max(size, 1))
    let top = rect.midY - Double(parts.count) * font.lineHeight / 2
    for (number, part) in parts.enumerated() {
      let text = ShownText(layout: TextLayout(verbatim: part, weight: .regular), language: nil)
      drawText(
        text,
        in: Rect(
          x: rect.x, y: top + Double(number) * font.lineHeight, width: rect.width, height: font.lineHeight), font,
        color, align: .center)
    }
    if rect.width < 60 { canvas.title(name) }
  }
}
