import HIGCore
import HIGLanguage

/// What lies over a screen: alerts, action sheets, popovers.
extension ScreenArtist {
  private static let message = Vocabulary.shared.nameID(of: "message")
  private static let actions = Vocabulary.shared.nameID(of: "actions")
  private static let preferred = Vocabulary.shared.nameID(of: "preferred")
  private static let from = Vocabulary.shared.nameID(of: "from")

  mutating func drawPresented() {
    guard let presented = options.presented, let node = model.node(presented.name, of: screen) else { return }
    switch presented {
    case .alert: drawAlert(node)
    case .actionSheet: drawActionSheet(node)
    case .popover: drawPopover(node)
    }
  }

  private mutating func dim() { canvas.rect(bounds, fill: Color(white: 0, alpha: 0.4)) }

  private var panel: Color { appearance == .dark ? Color(hex: 0x2C2C2E) : Color(hex: 0xF8F8F8) }
  private var panelLine: Color { appearance == .dark ? Color(hex: 0x48484A) : Color(hex: 0xCDCDCF) }

  // MARK: Alerts

  /// The width of an alert, and the height of its buttons (iOS 8 to 10).
  private static let alertWidth = 270.0
  private static let alertButton = 44.0

  private mutating func drawAlert(_ alert: NodeReference) {
    dim()
    let bold = Typeset(size: 17, weight: 600)
    let small = Typeset(size: 13)
    let width = min(Self.alertWidth, bounds.width - 16)
    let inner = max(0, width - 32)
    let title = shownText(Names.title, of: alert, bold)
    let message = shownText(Self.message, of: alert, small)
    let titleHeight = height(of: title, bold, width: inner)
    let messageHeight = height(of: message, small, width: inner)
    let actions = model.nodeList(Self.actions, of: alert)
    // Two short buttons stand side by side.
    let isPair =
      actions.count == 2
      && actions.allSatisfy { action in
        (shownText(Names.title, of: action, bold)?.layout.width(fontSize: 17) ?? 0) <= width / 2 - 16
      }
    let head = 20 + titleHeight + (messageHeight > 0 ? 4 + messageHeight : 0) + 20
    let foot = isPair ? Self.alertButton : Double(actions.count) * Self.alertButton
    let rect = bounds.centered(width: width, height: min(head + foot, bounds.height - 16))
    canvas.beginNode(path(of: alert))
    canvas.beginClip(rect, radius: 13)
    canvas.rect(rect, fill: panel)
    var y = rect.y + 20
    if let title {
      drawText(
        title, in: Rect(x: rect.x + 16, y: y, width: inner, height: titleHeight), bold, paint.label, align: .center,
        limit: .max, atTop: true)
      y += titleHeight + 4
    }
    if let message {
      drawText(
        message, in: Rect(x: rect.x + 16, y: y, width: inner, height: messageHeight), small, paint.label,
        align: .center, limit: .max, atTop: true)
    }
    // The one that cancels stands where reading begins of two, and below all others.
    let cancels = actions.filter { model.string(Names.style, of: $0) == "cancel" }
    let others = actions.filter { model.string(Names.style, of: $0) != "cancel" }
    let ordered = isPair && !isMirrored ? cancels + others : others + cancels
    for (number, action) in ordered.enumerated() {
      let place =
        isPair
        ? Rect(
          x: rect.x + Double(number) * width / 2, y: rect.y + head, width: width / 2, height: Self.alertButton)
        : Rect(x: rect.x, y: rect.y + head + Double(number) * Self.alertButton, width: width, height: Self.alertButton)
      canvas.line(from: (place.x, place.y), to: (place.maxX, place.y), .init(color: panelLine, width: 0.5))
      if isPair, number == 1 {
        canvas.line(from: (place.x, place.y), to: (place.x, place.maxY), .init(color: panelLine, width: 0.5))
      }
      drawAction(action, in: place, size: 17, boldIfCancel: true)
    }
    canvas.endGroup()
    canvas.endGroup()
  }

  private func height(of text: ShownText?, _ font: Typeset, width: Double) -> Double {
    guard let text, !text.layout.isEmpty else { return 0 }
    return Double(text.layout.lines(width: width, fontSize: font.size, limit: 100).count) * font.lineHeight
  }

  private mutating func drawAction(_ action: NodeReference, in rect: Rect, size: Double, boldIfCancel: Bool) {
    let style = model.string(Names.style, of: action)
    var font = Typeset(size: size)
    if case .bool(true) = model.value(of: Self.preferred, at: action) { font.weight = 600 }
    if style == "cancel", boldIfCancel { font.weight = 600 }
    guard let text = shownText(Names.title, of: action, font) else { return note(.text, action) }
    let isEnabled = if case .bool(false) = model.value(of: Names.enabled, at: action) { false } else { true }
    // The system's own colours: an app's tint does not reach them.
    let color = !isEnabled ? paint.placeholder : style == "destructive" ? paint.red : paint.tint
    canvas.beginNode(path(of: action))
    parts.append((action, rect))
    drawText(text, in: rect.insetBy(x: 8, y: 0), font, color, align: .center, shrinksTo: 0.6)
    canvas.endGroup()
  }

  // MARK: Action sheets

  private static let sheetButton = 57.0

  /// The width of an action sheet on an iPad.
  private static let padSheetWidth = 304.0

  /// Draws an action sheet: from the bottom, on an iPad as a popover at what it points at.
  private mutating func drawActionSheet(_ sheet: NodeReference) {
    let actions = model.nodeList(Self.actions, of: sheet)
    let cancel = isPad ? nil : actions.first { model.string(Names.style, of: $0) == "cancel" }
    let others = actions.filter { model.string(Names.style, of: $0) != "cancel" }
    let bold = Typeset(size: 13, weight: 600)
    let small = Typeset(size: 13)
    let width = isPad ? Self.padSheetWidth : max(0, min(bounds.width, bounds.height) - 20)
    let title = shownText(Names.title, of: sheet, bold)
    let message = shownText(Self.message, of: sheet, small)
    let inner = max(0, width - 32)
    let titleHeight = height(of: title, bold, width: inner)
    let messageHeight = height(of: message, small, width: inner)
    let texts = titleHeight + messageHeight
    let head = texts > 0 ? texts + 28 + (titleHeight > 0 && messageHeight > 0 ? 6 : 0) : 0
    let height = head + Double(others.count) * Self.sheetButton
    let below = cancel == nil ? 0 : Self.sheetButton + 8
    let popover = isPad ? frame(pointingAt: model.string(Self.from, of: sheet), width: width, height: height) : nil
    let x = popover?.content.x ?? bounds.midX - width / 2
    let rect =
      popover?.content ?? Rect(x: x, y: max(8, bounds.maxY - 10 - below - height), width: width, height: height)
    if let popover {
      if popover.tip == nil { note(.source, sheet) }
      canvas.rect(bounds, fill: Color(white: 0, alpha: 0.1))
      canvas.beginNode(path(of: sheet))
      drawBubble(popover, panel)
    } else {
      dim()
      canvas.beginNode(path(of: sheet))
    }
    canvas.beginClip(rect, radius: 13)
    canvas.rect(rect, fill: panel)
    var y = rect.y + 14
    let gray = paint.secondary
    if let title {
      drawText(
        title, in: Rect(x: x + 16, y: y, width: inner, height: titleHeight), bold, gray, align: .center, limit: .max,
        atTop: true)
      y += titleHeight + 6
    }
    if let message {
      drawText(
        message, in: Rect(x: x + 16, y: y, width: inner, height: messageHeight), small, gray, align: .center,
        limit: .max, atTop: true)
    }
    y = rect.y + head
    for action in others {
      if y > rect.y {
        canvas.line(from: (rect.x, y), to: (rect.maxX, y), .init(color: panelLine, width: 0.5))
      }
      drawAction(action, in: Rect(x: x, y: y, width: width, height: Self.sheetButton), size: 20, boldIfCancel: false)
      y += Self.sheetButton
    }
    canvas.endGroup()
    if let cancel {
      let place = Rect(x: x, y: bounds.maxY - 10 - Self.sheetButton, width: width, height: Self.sheetButton)
      canvas.rect(place, fill: appearance == .dark ? panel : .white, radius: 13)
      drawAction(cancel, in: place, size: 20, boldIfCancel: true)
    }
    canvas.endGroup()
  }

  // MARK: Popovers

  struct PopoverFrame {
    var content: Rect
    /// The tip of its arrow; nil where nobody says what it points at.
    var tip: (x: Double, y: Double)?
    var pointsUp = true
  }

  /// Returns where a popover lies: where it is stated, else beside what it points at.
  func popoverFrame() -> PopoverFrame? {
    guard let popover = model.node(Self.popoverName, of: screen) else { return nil }
    if let stated = Scene.box(Names.frame, of: popover, in: model).rect { return PopoverFrame(content: stated) }
    let size = model.node(Names.size, of: popover)
    let width = min(size.flatMap { model.number(Names.width, of: $0) } ?? 320, max(1, bounds.width - 20))
    let height = min(size.flatMap { model.number(Names.height, of: $0) } ?? 300, max(1, bounds.height - 80))
    return frame(pointingAt: model.string(Self.from, of: popover), width: width, height: height)
  }

  /// Returns where something lies that points at a view or at a bar's item: in the middle where nobody says what.
  private func frame(pointingAt from: String?, width: Double, height: Double) -> PopoverFrame {
    guard let from, let source = source(named: from) else {
      return PopoverFrame(content: bounds.centered(width: width, height: height))
    }
    let x = min(max(source.midX - width / 2, 10), max(10, bounds.width - width - 10))
    let isBelow = source.maxY + 13 + height <= bounds.height - 10 || source.y < bounds.height / 2
    let y = isBelow ? source.maxY + 13 : max(10, source.y - 13 - height)
    return PopoverFrame(
      content: Rect(x: x, y: y, width: width, height: height),
      tip: (min(max(source.midX, x + 26), x + width - 26), isBelow ? y - 13 : y + height + 13), pointsUp: isBelow)
  }

  /// Returns the place of a view, or of a bar's item, by its id.
  private func source(named id: String) -> Rect? {
    if let view = scene.views.first(where: { model.string(Names.id, of: $0) == id }) {
      let box = scene.box(of: view)
      return box.rect
    }
    guard let bar = bar(Names.navigationBar) else { return nil }
    for (name, isRight) in [(Names.left, isMirrored), (Names.right, !isMirrored)] {
      for (number, item) in model.nodeList(name, of: bar).enumerated() where model.string(Names.id, of: item) == id {
        let edge = 8 + Double(number) * 40
        return Rect(
          x: isRight ? bounds.width - edge - 40 : edge, y: area.y - 40, width: 40, height: 36)
      }
    }
    return nil
  }

  private mutating func drawPopover(_ popover: NodeReference) {
    guard let frame = popoverFrame() else { return }
    let rect = frame.content
    canvas.rect(bounds, fill: Color(white: 0, alpha: 0.1))
    canvas.beginNode(path(of: popover))
    drawBubble(frame, paint.surface)
    canvas.beginClip(rect, radius: 13)
    let bold = Typeset(size: 17, weight: 600)
    // Views that lie where its bar would are its bar.
    let hasBar = popoverViews.contains { placement.rect(of: $0).y < rect.y + 40 }
    if !hasBar, let title = shownText(Names.title, of: popover, bold) {
      drawText(
        title, in: Rect(x: rect.x + 12, y: rect.y, width: rect.width - 24, height: 44), bold, paint.label,
        align: .center)
    }
    draw(popoverViews)
    canvas.endGroup()
    canvas.endGroup()
  }
  /// Draws the ground of a popover with its arrow.
  private mutating func drawBubble(_ frame: PopoverFrame, _ color: Color) {
    let rect = frame.content
    let shadow = canvas.shadow(Color(white: 0, alpha: 0.3), radius: 12, x: 0, y: 3)
    canvas.rect(rect, fill: color, radius: 13, shadow: shadow)
    guard let tip = frame.tip else { return }
    let edge = frame.pointsUp ? rect.y + 0.5 : rect.maxY - 0.5
    canvas.polygon([(tip.x - 13, edge), (tip.x, tip.y), (tip.x + 13, edge)], fill: color)
  }
}
