import HIGCore
import HIGLanguage

/// Fields that text is entered into.
extension ScreenArtist {
  private static let clearButton = Vocabulary.shared.nameID(of: "clearButton")

  /// Whether UIKit draws a rounded border around a field: none is stated otherwise.
  func hasBezel(_ node: NodeReference) -> Bool {
    switch model.string(Names.style, of: node) {
    case "none", "plain": false
    case "roundedRect", "bezel", "line": true
    default: model.slot(Names.background, of: node) == nil && model.slot(Names.border, of: node) == nil
    }
  }

  mutating func drawField(_ view: DrawnView) {
    if hasBezel(view.node), model.slot(Names.border, of: view.node) == nil {
      let ground = model.slot(Names.background, of: view.node) == nil ? paint.surface : nil
      canvas.rect(
        view.rect.insetBy(0.25), fill: ground?.multiplyingAlpha(by: view.opacity),
        stroke: .init(color: paint.separator.multiplyingAlpha(by: view.opacity), width: 0.5), radius: 5)
    }
    let font = typeset(of: view.node, kind: view.kind)
    var inner = view.rect.insetBy(x: min(8, view.rect.width / 4), y: 0)
    let entered = shownText(Names.text, of: view.node, font)
    let hasText = entered.map { !$0.layout.isEmpty } ?? false
    let shows = model.string(Self.clearButton, of: view.node)
    if hasText, shows == "always" || shows == "unlessEditing" {
      let side = 14.0
      let place = Rect(
        x: isMirrored ? inner.x : inner.maxX - side, y: inner.midY - side / 2, width: side, height: side)
      draw(.clear, in: place, paint.secondary.multiplyingAlpha(by: view.opacity))
      inner = Rect(
        x: isMirrored ? inner.x + 20 : inner.x, y: inner.y, width: max(0, inner.width - 20), height: inner.height)
    }
    if let icon = model.node(Names.icon, of: view.node) {
      let size = symbolSize(icon, in: inner, isImage: false)
      let place = Rect(
        x: isMirrored ? inner.maxX - size.width : inner.x, y: inner.midY - size.height / 2, width: size.width,
        height: size.height)
      drawSymbol(icon, in: place, paint.secondary.multiplyingAlpha(by: view.opacity), of: view.node)
      let used = size.width + 6
      inner = Rect(
        x: isMirrored ? inner.x : inner.x + used, y: inner.y, width: max(0, inner.width - used), height: inner.height)
    }
    drawEntry(entered, of: view, in: inner, font)
  }

  /// Draws what was entered, else the placeholder.
  private mutating func drawEntry(_ entered: ShownText?, of view: DrawnView, in rect: Rect, _ font: Typeset) {
    if let entered, !entered.layout.isEmpty {
      let color = ink(of: view.node, opacity: view.opacity, else: paint.label, isNoted: false)
      guard view.kind == "secureField" else {
        return drawText(
          entered, in: rect, font, color,
          align: alignment(of: view.node, usual: .left, isRightToLeft: entered.isRightToLeft))
      }
      // As many dots as there are characters.
      let count = min(24, String(decoding: entered.layout.bytes, as: UTF8.self).count)
      for number in 0..<count {
        let x = rect.x + 4 + Double(number) * 11
        guard x < rect.maxX else { break }
        canvas.circle(x: isMirrored ? rect.maxX - (x - rect.x) : x, y: rect.midY, radius: 3.5, fill: color)
      }
      return
    }
    guard let text = shownText(Self.placeholder, of: view.node, font) else { return }
    drawText(
      text, in: rect, font, paint.placeholder.multiplyingAlpha(by: view.opacity),
      align: alignment(of: view.node, usual: .left, isRightToLeft: text.isRightToLeft))
  }

  mutating func drawTextView(_ view: DrawnView) {
    let font = typeset(of: view.node, kind: view.kind)
    // UITextView's own insets: 8 above and below, and 5 beside, the padding of its lines.
    let inner = view.rect.insetBy(x: min(5, view.rect.width / 4), y: min(8, view.rect.height / 4))
    if let text = shownText(Names.text, of: view.node, font), !text.layout.isEmpty {
      let color = ink(of: view.node, opacity: view.opacity, else: paint.label)
      drawText(
        text, in: inner, font, color, align: alignment(of: view.node, usual: .left, isRightToLeft: text.isRightToLeft),
        limit: lineLimit(of: view.node, kind: view.kind), truncation: .clip, atTop: true)
    } else if let text = shownText(Self.placeholder, of: view.node, font) {
      drawText(
        text, in: inner, font, paint.placeholder.multiplyingAlpha(by: view.opacity), limit: .max, atTop: true)
    }
  }

  // MARK: Searching

  mutating func drawSearchField(_ view: DrawnView) {
    let isPlain = model.slot(Names.background, of: view.node) != nil
    // In a bar of its own height the field is 28 points high, 8 from the edges.
    let inset = view.rect.height > 40 && !isPlain ? 8.0 : 0
    let field = view.rect.insetBy(x: inset, y: inset)
    let font = typeset(of: view.node, kind: view.kind)
    drawSearch(
      in: field, ground: isPlain ? nil : searchGround, text: shownText(Names.text, of: view.node, font),
      placeholder: shownText(Self.placeholder, of: view.node, font), font,
      ink: ink(of: view.node, opacity: view.opacity, else: paint.label, isNoted: false), opacity: view.opacity)
  }

  var searchGround: Color { appearance == .dark ? Color(hex: 0x2A2A2D) : Color(hex: 0xE4E4E6) }

  /// Draws a search field: a placeholder in its middle, as while nobody types, or what was entered at its beginning.
  mutating func drawSearch(
    in field: Rect, ground: Color?, text: ShownText?, placeholder: ShownText?, _ font: Typeset, ink: Color,
    opacity: Double
  ) {
    if let ground { canvas.rect(field, fill: ground.multiplyingAlpha(by: opacity), radius: 5) }
    let gray = paint.secondary.multiplyingAlpha(by: opacity)
    let glyph = 13.0
    let inner = field.insetBy(x: min(8, field.width / 4), y: 0)
    let entered = text.flatMap { $0.layout.isEmpty ? nil : $0 }
    guard let shown = entered ?? placeholder else {
      return draw(
        .search, in: Rect(x: inner.x, y: inner.midY - glyph / 2, width: glyph, height: glyph), gray, width: 1.3)
    }
    let width = min(shown.layout.width(fontSize: font.size), max(0, inner.width - glyph - 6))
    let whole = glyph + 6 + width
    let start = entered == nil ? inner.midX - whole / 2 : isMirrored ? inner.maxX - whole : inner.x
    let glyphX = isMirrored ? start + width + 6 : start
    draw(.search, in: Rect(x: glyphX, y: inner.midY - glyph / 2, width: glyph, height: glyph), gray, width: 1.3)
    drawText(
      shown, in: Rect(x: isMirrored ? start : start + glyph + 6, y: inner.y, width: width + 1, height: inner.height),
      font, entered == nil ? gray : ink)
  }
}
