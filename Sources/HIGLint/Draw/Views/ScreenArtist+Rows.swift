import HIGCore
import HIGLanguage

/// Rows of tables, what stands at their ends, and lines between them.
extension ScreenArtist {
  private static let accessory = Vocabulary.shared.nameID(of: "accessory")

  mutating func drawCell(_ view: DrawnView) {
    drawLineBelow(view)
    var inner = view.rect.insetBy(x: min(15, view.rect.width / 6), y: 0)
    if view.isSelected, model.slot(Names.background, of: view.node) == nil {
      canvas.rect(view.rect, fill: Color(hex: 0xD9D9D9).multiplyingAlpha(by: view.opacity))
    }
    let used = drawAccessory(of: view, in: inner)
    take(used, from: &inner, atEnd: true)
    guard hasContent(view.node) else { return }
    if let icon = model.node(Names.icon, of: view.node) {
      let size = symbolSize(icon, in: inner.insetBy(x: 0, y: 4), isImage: false)
      drawSymbol(
        icon, in: takeSide(size, from: &inner), tint(of: view.node).multiplyingAlpha(by: view.opacity), of: view.node)
    } else if let image = model.node(Names.image, of: view.node) {
      let room = max(0, min(inner.height - 8, 60))
      let size = symbolSize(
        image, in: Rect(x: 0, y: 0, width: room, height: room), isImage: true)
      drawPicture(image, in: takeSide(size, from: &inner), mode: "scaleAspectFit", radius: 0, opacity: view.opacity)
    }
    drawTexts(of: view, in: inner)
  }

  /// Draws a cell's title and, under or beside it, its other text.
  private mutating func drawTexts(of view: DrawnView, in rect: Rect) {
    let isSubtitle = model.string(Names.style, of: view.node) == "subtitle"
    let font = typeset(of: view.node, kind: "cell", usual: isSubtitle ? (16, 400) : nil)
    let title = shownText(Names.title, of: view.node, font)
    let other = shownText(Names.text, of: view.node, title == nil ? font : Typeset(size: isSubtitle ? 12 : 17))
    let color = ink(of: view.node, opacity: view.opacity, else: paint.label, isNoted: false)
    let gray = paint.secondary.multiplyingAlpha(by: view.opacity)
    guard let title else {
      if let other { drawText(other, in: rect, font, color, align: isMirrored ? .right : .left, limit: .max) }
      return
    }
    guard let other else {
      return drawText(title, in: rect, font, color, align: isMirrored ? .right : .left, limit: 2)
    }
    if isSubtitle {
      let small = Typeset(size: 12)
      let top = rect.midY - (font.lineHeight + small.lineHeight) / 2
      drawText(
        title, in: Rect(x: rect.x, y: top, width: rect.width, height: font.lineHeight), font, color,
        align: isMirrored ? .right : .left)
      drawText(
        other, in: Rect(x: rect.x, y: top + font.lineHeight, width: rect.width, height: small.lineHeight), small, color,
        align: isMirrored ? .right : .left)
      return
    }
    let width = min(title.layout.width(fontSize: font.size) + 1, rect.width)
    let rest = max(0, rect.width - width - 8)
    drawText(
      title, in: Rect(x: isMirrored ? rect.maxX - width : rect.x, y: rect.y, width: width, height: rect.height), font,
      color, align: isMirrored ? .right : .left)
    drawText(
      other, in: Rect(x: isMirrored ? rect.x : rect.maxX - rest, y: rect.y, width: rest, height: rect.height),
      Typeset(size: 17), gray, align: isMirrored ? .left : .right)
  }

  /// Takes a part of a rectangle away, at the side where reading ends or begins.
  private func take(_ width: Double, from rect: inout Rect, atEnd: Bool) {
    guard width > 0 else { return }
    if atEnd == isMirrored { rect.x += width }
    rect.width = max(0, rect.width - width)
  }

  private func takeSide(_ size: (width: Double, height: Double), from rect: inout Rect) -> Rect {
    let place = Rect(
      x: isMirrored ? rect.maxX - size.width : rect.x, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    take(size.width + 15, from: &rect, atEnd: false)
    return place
  }

  // MARK: Accessories

  /// Draws what stands at the end of a row, and returns the width that it takes.
  private mutating func drawAccessory(of view: DrawnView, in rect: Rect) -> Double {
    func place(_ width: Double, _ height: Double, after used: Double = 0) -> Rect {
      Rect(
        x: isMirrored ? rect.x + used : rect.maxX - width - used, y: rect.midY - height / 2, width: width,
        height: height)
    }
    let gray = paint.placeholder.multiplyingAlpha(by: view.opacity)
    let blue = tint(of: view.node).multiplyingAlpha(by: view.opacity)
    switch model.string(Self.accessory, of: view.node) {
    case "disclosure":
      drawChevron(in: place(8, 13), gray)
      return 18
    case "detail":
      draw(.info, in: place(22, 22), blue)
      return 32
    case "detailDisclosure":
      drawChevron(in: place(8, 13), gray)
      draw(.info, in: place(22, 22, after: 18), blue)
      return 50
    case "checkmark":
      draw(.checkmark, in: place(14, 14), blue, width: 2)
      return 24
    default: return 0
    }
  }

  /// Draws the sign that a row leads on.
  private mutating func drawChevron(in rect: Rect, _ color: Color) {
    let side = rect.height * 1.5
    draw(.chevronRight, in: rect.centered(width: side, height: side), color, width: 2, mirrored: isMirrored)
  }

  // MARK: Lines

  /// Draws the line that UIKit puts below a row of a table, where the row has none of its own.
  mutating func drawLineBelow(_ view: DrawnView) {
    guard let table = table(around: view.node),
      !model.nodeList(Names.children, of: view.node).contains(where: { model.string(Names.kind, of: $0) == "separator" }
      )
    else { return }
    let stroke = Canvas.Stroke(color: paint.separator.multiplyingAlpha(by: view.opacity), width: 0.5)
    let place = place(among: view.node)
    let isGroup = isGrouped(table)
    // A group is closed by lines from edge to edge.
    let inset = isGroup && place.isLast ? 0 : min(15, view.rect.width / 6)
    let start = isMirrored ? view.rect.x : view.rect.x + inset
    let bottom = view.rect.maxY - 0.25
    canvas.line(from: (start, bottom), to: (start + view.rect.width - inset, bottom), stroke)
    guard isGroup, place.isFirst else { return }
    canvas.line(from: (view.rect.x, view.rect.y + 0.25), to: (view.rect.maxX, view.rect.y + 0.25), stroke)
  }

  mutating func drawSeparator(_ view: DrawnView) {
    guard model.slot(Names.background, of: view.node) == nil else { return }
    let color = resolved(Contrast.color(of: view.node, in: model)) ?? paint.separator
    canvas.rect(view.rect, fill: color.multiplyingAlpha(by: view.opacity))
  }
}
