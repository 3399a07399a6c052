import HIGCore
import HIGLanguage

/// What nobody can draw, as marked areas: maps, web pages, films, charts, advertisements.
extension ScreenArtist {
  mutating func drawArea(_ view: DrawnView) {
    let radius = cornerRadius(of: view)
    // What the app lays over its own ground keeps it.
    switch view.kind {
    case "map": drawMap(in: view.rect, radius: radius, opacity: view.opacity)
    case "video":
      drawFilm(in: view.rect, radius: radius, opacity: view.opacity)
    case "webView":
      drawVoid(in: view.rect, words: "Web", glyph: .globe, radius: radius, opacity: view.opacity)
    case "ad":
      drawVoid(in: view.rect, words: "Ad", radius: radius, opacity: view.opacity)
    default:
      drawVoid(
        in: view.rect, words: model.string(Names.id, of: view.node) ?? view.kind, radius: radius, opacity: view.opacity)
    }
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
    let side = min(28, rect.width / 3, rect.height / 3)
    draw(.pin, in: rect.centered(width: side, height: side), paint.voidInk.multiplyingAlpha(by: opacity))
  }

  private mutating func drawFilm(in rect: Rect, radius: Double, opacity: Double) {
    canvas.rect(rect, fill: Color(hex: 0x1E2023).multiplyingAlpha(by: opacity), radius: radius)
    let side = min(48, rect.width / 2, rect.height / 2)
    draw(.play, in: rect.centered(width: side, height: side), Color(white: 1, alpha: 0.8 * opacity))
  }
}
