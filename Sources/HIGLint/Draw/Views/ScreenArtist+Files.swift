import HIGCore
import HIGLanguage

/// Files, the frames of a film, and the sheet by which people share.
extension ScreenArtist {
  private static let file = Vocabulary.shared.nameID(of: "file")
  private static let fileSize = Vocabulary.shared.nameID(of: "fileSize")
  private static let uses = Vocabulary.shared.nameID(of: "uses")
  private static let behavesLike = Vocabulary.shared.nameID(of: "behavesLike")

  // MARK: Files

  /// Draws a file as a page with a folded corner, its name and its size.
  mutating func drawFileItem(_ view: DrawnView) {
    let hasPicture = model.node(Names.icon, of: view.node) != nil || model.node(Names.image, of: view.node) != nil
    guard !hasPicture, !hasChildren(view.node) else { return drawCell(view) }
    drawLineBelow(view)
    let inner = view.rect.insetBy(x: min(15, view.rect.width / 6), y: 0)
    let side = min(32, inner.height - 8, inner.width / 2)
    guard side >= 6 else { return }
    let page = Rect(
      x: isMirrored ? inner.maxX - side : inner.x, y: inner.midY - side / 2, width: side, height: side)
    draw(.page, in: page, paint.secondary.multiplyingAlpha(by: view.opacity), mirrored: isMirrored)
    let rest = Rect(
      x: isMirrored ? inner.x : page.maxX + 12, y: inner.y, width: max(0, inner.width - side - 12),
      height: inner.height)
    let font = typeset(of: view.node, kind: "cell")
    let small = Typeset(size: 12)
    let color = ink(of: view.node, opacity: view.opacity, else: paint.label, isNoted: false)
    let gray = paint.secondary.multiplyingAlpha(by: view.opacity)
    let title = shownText(Names.title, of: view.node, font)
    let text = shownText(Names.text, of: view.node, title == nil ? font : small)
    let name = title ?? words(Self.file, of: view.node) ?? text
    guard let name else {
      return drawUnknownText(
        DrawnView(
          node: view.node, kind: "label", rect: rest, opacity: view.opacity, isEnabled: true, isSelected: false), font)
    }
    let other = title == nil ? words(Self.fileSize, of: view.node) : text ?? words(Self.fileSize, of: view.node)
    let align = isMirrored ? Alignment.right : .left
    guard let other, rest.height >= font.lineHeight + small.lineHeight else {
      return drawText(name, in: rest, font, color, align: align, truncation: .middle)
    }
    let top = rest.midY - (font.lineHeight + small.lineHeight) / 2
    drawText(
      name, in: Rect(x: rest.x, y: top, width: rest.width, height: font.lineHeight), font, color, align: align,
      truncation: .middle)
    drawText(
      other, in: Rect(x: rest.x, y: top + font.lineHeight, width: rest.width, height: small.lineHeight), small, gray,
      align: align)
  }

  /// Returns what a field of plain words says, as a text.
  private func words(_ name: NameID, of node: NodeReference) -> ShownText? {
    guard let words = model.string(name, of: node), !words.isEmpty else { return nil }
    return ShownText(layout: TextLayout(verbatim: words, weight: .regular), language: nil)
  }

  // MARK: Frames

  /// The number of frames that a strip shows at most.
  private static let framesAtMost = 40

  /// Draws the frames of a film side by side, each a little lighter than the one before it.
  mutating func drawFrames(_ view: DrawnView) {
    guard !hasChildren(view.node) else { return }
    let rect = view.rect
    guard rect.width >= 4, rect.height >= 4 else { return }
    let count = min(Self.framesAtMost, max(1, Int(min(1e4, rect.width / (rect.height * 0.75)))))
    let width = rect.width / Double(count)
    canvas.beginClip(rect, radius: max(3, cornerRadius(of: view)))
    canvas.rect(rect, fill: Color(hex: 0x1E2023).multiplyingAlpha(by: view.opacity))
    for number in 0..<count {
      let frame = Rect(x: rect.x + Double(number) * width, y: rect.y, width: width, height: rect.height)
        .insetBy(x: 0.75, y: 3)
      canvas.rect(frame, fill: paint.void.multiplyingAlpha(by: view.opacity))
      let side = min(frame.width, frame.height) * 0.6
      if side >= 8 {
        draw(
          .mountains, in: frame.centered(width: side, height: side), paint.voidInk.multiplyingAlpha(by: view.opacity),
          width: 1)
      }
    }
    canvas.endGroup()
  }

  // MARK: The share sheet

  /// Whether a view of the app's own is said to be the system's sheet.
  func isShareSheet(_ node: NodeReference) -> Bool {
    if model.string(Self.behavesLike, of: node) == "activityView" { return true }
    guard case .list(let used) = model.value(of: Self.uses, at: node) else { return false }
    return used.contains { if case .string("activityView") = $0 { true } else { false } }
  }

  /// The height of a row of icons, of the button below, and the distance of both (iOS 8 to 10).
  private static let shareRow = 112.0
  private static let shareButton = 57.0
  private static let shareGap = 8.0
  /// The width of an icon with its name.
  private static let shareColumn = 76.0

  /// What stands in the sheet: an item of the spec's, or the system's own.
  private enum Activity {
    case item(NodeReference)
    case system(Glyph, en: String, zhHans: String, UInt32)
  }

  private static let systemActivities: [Activity] = [
    .system(Glyph.named("message") ?? .page, en: "Message", zhHans: "信息", 0x4CD964),
    .system(Glyph.named("mail") ?? .page, en: "Mail", zhHans: "邮件", 0x1D8CF8),
    .system(Glyph.named("more") ?? .page, en: "More", zhHans: "更多", 0x8E8E93),
  ]
  private static let systemActions: [Activity] = [
    .system(.copy, en: "Copy", zhHans: "拷贝", 0), .system(.print, en: "Print", zhHans: "打印", 0),
    .system(Glyph.named("more") ?? .page, en: "More", zhHans: "更多", 0),
  ]

  /// Draws the sheet: activities over actions, and Cancel; on an iPad a popover has no Cancel.
  mutating func drawShareSheet(_ view: DrawnView) {
    guard !hasChildren(view.node) else { return }
    var rect = view.rect
    guard rect.width >= 60, rect.height >= 80 else { return drawArea(view) }
    let opacity = view.opacity
    let isDark = appearance == .dark
    let panel = (isDark ? Color(hex: 0x2C2C2E) : Color(hex: 0xF3F3F5)).multiplyingAlpha(by: opacity)
    // Where the sheet has a room as high as a screen it stands at its bottom.
    let inset = rect.width >= 300 ? 10.0 : 0
    rect = rect.insetBy(x: inset, y: 0)
    let hasButton = !isPad && rect.height >= Self.shareRow + Self.shareGap + Self.shareButton
    let below = hasButton ? Self.shareButton + Self.shareGap : 0
    let items = model.nodeList(Names.items, of: view.node).map { Activity.item($0) }
    let perRow = max(1, Int(min(100, (rect.width - 8) / Self.shareColumn)))
    var rows =
      items.isEmpty
      ? [Self.systemActivities, Self.systemActions] : [Array(items.prefix(perRow)), Array(items.dropFirst(perRow))]
    rows.removeAll(where: \.isEmpty)
    let fitting = max(1, Int(min(2, (rect.height - below) / (Self.shareRow * 0.8))))
    rows = Array(rows.prefix(fitting))
    let rowHeight = min(Self.shareRow, (rect.height - below) / Double(rows.count))
    let top = rect.maxY - below - rowHeight * Double(rows.count)
    let place = Rect(x: rect.x, y: top, width: rect.width, height: rowHeight * Double(rows.count))
    canvas.rect(place, fill: panel, radius: 13)
    for (number, row) in rows.enumerated() {
      let y = place.y + Double(number) * rowHeight
      if number > 0 {
        canvas.line(
          from: (place.x, y), to: (place.maxX, y),
          .init(color: paint.separator.multiplyingAlpha(by: opacity), width: 0.5))
      }
      for (column, activity) in row.prefix(perRow).enumerated() {
        let x = 4 + Double(column) * Self.shareColumn
        let cell = Rect(
          x: isMirrored ? place.maxX - x - Self.shareColumn : place.x + x, y: y, width: Self.shareColumn,
          height: rowHeight)
        draw(activity, in: cell, isAction: number > 0 || !items.isEmpty, opacity: opacity)
      }
    }
    guard below > 0 else { return }
    let button = Rect(x: rect.x, y: rect.maxY - Self.shareButton, width: rect.width, height: Self.shareButton)
    canvas.rect(button, fill: panel, radius: 13)
    let isChinese = language?.lowercased().hasPrefix("zh") ?? false
    drawWords(
      isChinese ? "取消" : "Cancel", in: button, Typeset(size: 20, weight: 600),
      paint.tint.multiplyingAlpha(by: opacity))
  }

  private mutating func draw(_ activity: Activity, in cell: Rect, isAction: Bool, opacity: Double) {
    let side = min(60, cell.height - 34, cell.width - 12)
    let icon = Rect(x: cell.midX - side / 2, y: cell.y + 14, width: max(0, side), height: max(0, side))
    let font = Typeset(size: 12)
    let name = Rect(x: cell.x + 2, y: icon.maxY + 4, width: cell.width - 4, height: 2 * font.lineHeight)
    let ink = paint.label.multiplyingAlpha(by: opacity)
    let ground = (appearance == .dark ? Color(hex: 0x48484A) : Color.white).multiplyingAlpha(by: opacity)
    let glyphSide = side * 0.5
    switch activity {
    case .system(let glyph, let en, let zhHans, let color):
      canvas.rect(
        icon, fill: isAction ? ground : Color(hex: color).multiplyingAlpha(by: opacity), radius: side * 0.22)
      draw(
        glyph, in: icon.centered(width: glyphSide, height: glyphSide),
        isAction ? Color(hex: 0x6D6D72).multiplyingAlpha(by: opacity) : Color(white: 1, alpha: opacity))
      let isChinese = language?.lowercased().hasPrefix("zh") ?? false
      let text = ShownText(
        layout: TextLayout(verbatim: isChinese ? zhHans : en, weight: .regular), language: isChinese ? "zh-Hans" : "en")
      drawText(text, in: name, font, ink, align: .center, atTop: true)
    case .item(let item):
      canvas.beginNode(path(of: item))
      parts.append((item, cell))
      let symbol = model.node(Names.icon, of: item)
      if symbol != nil || model.node(Names.image, of: item) == nil {
        canvas.rect(icon, fill: ground, radius: side * 0.22)
      }
      let inner = icon.centered(width: glyphSide, height: glyphSide)
      if let symbol {
        drawSymbol(symbol, in: inner, Color(hex: 0x6D6D72).multiplyingAlpha(by: opacity), of: item)
      } else if let image = model.node(Names.image, of: item) {
        drawPicture(image, in: icon, mode: "scaleAspectFill", radius: side * 0.22, opacity: opacity)
      } else {
        note(.icon, item)
        drawUnknownIcon(nil, in: inner, Annotation.guess.multiplyingAlpha(by: opacity))
      }
      if let text = shownText(Names.title, of: item, font) {
        drawText(text, in: name, font, ink, align: .center, limit: 2, atTop: true)
      } else {
        note(.text, item)
      }
      canvas.endGroup()
    }
  }
}
