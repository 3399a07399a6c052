import HIGCore
import HIGLanguage

/// What nobody can draw, as marked areas: maps, web pages, films, charts, advertisements.
extension ScreenArtist {
  private static let file = Vocabulary.shared.nameID(of: "file")
  private static let style = Vocabulary.shared.nameID(of: "style")
  private static let pins = Vocabulary.shared.nameID(of: "pins")
  private static let showsUserLocation = Vocabulary.shared.nameID(of: "showsUserLocation")
  private static let type = Vocabulary.shared.nameID(of: "type")

  mutating func drawArea(_ view: DrawnView) {
    let radius = cornerRadius(of: view)
    // What the app lays over its own ground keeps it.
    switch view.kind {
    case "map":
      drawMap(in: view.rect, radius: radius, opacity: view.opacity)
      drawPins(on: view)
    case "video":
      drawFilm(in: view.rect, radius: radius, opacity: view.opacity)
    case "webView":
      drawVoid(in: view.rect, words: "Web", glyph: .globe, radius: radius, opacity: view.opacity)
    case "ad":
      drawVoid(in: view.rect, words: "Ad", radius: radius, opacity: view.opacity)
    case "quickLook":
      drawVoid(
        in: view.rect,
        words: model.string(Self.file, of: view.node) ?? model.string(Names.id, of: view.node) ?? "Quick Look",
        glyph: .page, radius: radius, opacity: view.opacity)
    default:
      drawVoid(
        in: view.rect, words: model.string(Names.id, of: view.node) ?? view.kind, radius: radius, opacity: view.opacity)
    }
  }

  /// Draws the button or the mark of Apple Pay, with a fruit in the place of Apple's sign, which is Apple's alone.
  mutating func drawApplePay(_ view: DrawnView) {
    let isMark = view.kind == "applePayMark"
    let style = model.string(Self.style, of: view.node)
    let isLight = isMark || style == "white" || style == "whiteOutline"
    let ink = Color(white: isLight ? 0 : 1, alpha: view.opacity)
    let stroke = isMark || style == "whiteOutline" ? ink : nil
    let radius = isMark ? view.rect.height / 6 : 4
    canvas.rect(view.rect, fill: Color(white: isLight ? 1 : 0, alpha: view.opacity), radius: radius)
    if let stroke { canvas.rect(view.rect, stroke: .init(color: stroke, width: 1), radius: radius) }
    let words =
      switch model.string(Self.type, of: view.node) {
      case "buy" where !isMark: "Buy with"
      case "setUp" where !isMark: "Set up"
      case "inStore" where !isMark: "Pay with"
      case "donate" where !isMark: "Donate with"
      default: ""
      }
    let size = min(17, view.rect.height * 0.5)
    guard size >= 4 else { return }
    let font = Typeset(size: size)
    func width(_ words: String) -> Double { TextLayout(verbatim: words, weight: .regular).width(fontSize: size) }
    let gap = words.isEmpty ? 0 : size * 0.3
    let whole = width(words) + gap + size + width("Pay")
    // A little wider than the words: no letter is cut for a rounding.
    var row = Rect(
      x: view.rect.midX - whole / 2, y: view.rect.midY - font.lineHeight / 2, width: width(words) + 1,
      height: font.lineHeight)
    if !words.isEmpty { drawWords(words, in: row, font, ink) }
    draw(.fruit, in: Rect(x: row.maxX + gap, y: row.midY - size * 0.6, width: size, height: size), ink)
    row.x = row.maxX + gap + size
    row.width = width("Pay") + 1
    drawWords("Pay", in: row, font, ink)
  }

  private mutating func drawMap(in rect: Rect, radius: Double, opacity: Double) {
    let isDark = appearance == .dark
    func color(_ light: UInt32, _ dark: UInt32) -> Color { Color(hex: isDark ? dark : light, alpha: opacity) }
    canvas.beginClip(rect, radius: radius)
    canvas.rect(rect, fill: color(0xF4F1EA, 0x2A2D31))
    // Two roads and a lake say that it is a map, and of no place.
    canvas.polygon(
      [
        (rect.x + rect.width * 0.62, rect.y), (rect.maxX, rect.y), (rect.maxX, rect.y + rect.height * 0.4),
        (rect.x + rect.width * 0.8, rect.y + rect.height * 0.32),
      ], fill: color(0xC7DFF0, 0x24394A))
    let road = color(0xFFFFFF, 0x44484D)
    let width = max(2, min(rect.width, rect.height) / 30)
    canvas.line(
      from: (rect.x, rect.y + rect.height * 0.7), to: (rect.maxX, rect.y + rect.height * 0.55),
      .init(color: road, width: width))
    canvas.line(
      from: (rect.x + rect.width * 0.3, rect.y), to: (rect.x + rect.width * 0.45, rect.maxY),
      .init(color: road, width: width))
    canvas.endGroup()
  }

  /// Where pins stand, in parts of the map: a spec says which there are, and a running app where.
  private static let pinPlaces: [(x: Double, y: Double)] = [
    (0.38, 0.42), (0.66, 0.52), (0.24, 0.62), (0.52, 0.26), (0.8, 0.68), (0.16, 0.3), (0.46, 0.74), (0.9, 0.4),
  ]

  /// Draws the pins that a map states, and the dot where people are.
  private mutating func drawPins(on view: DrawnView) {
    let rect = view.rect
    func place(_ part: (x: Double, y: Double), _ side: Double) -> Rect {
      Rect(
        x: rect.x + rect.width * part.x - side / 2, y: rect.y + rect.height * part.y - side / 2, width: side,
        height: side)
    }
    let side = min(28, rect.width / 4, rect.height / 4)
    for (_, part) in zip(model.nodeList(Self.pins, of: view.node), Self.pinPlaces) {
      draw(.pin, in: place(part, side), paint.red.multiplyingAlpha(by: view.opacity))
    }
    guard case .bool(true) = model.value(of: Self.showsUserLocation, at: view.node) else { return }
    let dot = place((0.55, 0.45), min(16, side))
    canvas.circle(
      x: dot.midX, y: dot.midY, radius: dot.width / 2, fill: paint.tint.multiplyingAlpha(by: view.opacity),
      stroke: .init(color: Color(white: 1, alpha: view.opacity), width: 2.5))
  }

  private mutating func drawFilm(in rect: Rect, radius: Double, opacity: Double) {
    canvas.rect(rect, fill: Color(hex: 0x1E2023).multiplyingAlpha(by: opacity), radius: radius)
    let side = min(48, rect.width / 2, rect.height / 2)
    draw(.play, in: rect.centered(width: side, height: side), Color(white: 1, alpha: 0.8 * opacity))
  }
}
