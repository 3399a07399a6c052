import HIGCore
import HIGLanguage
import HIGReading

/// The status bar and the app's bars, at the places and heights that UIKit gives them.
extension ScreenArtist {
  private static let searchBar = Vocabulary.shared.nameID(of: "searchBar")
  static let height = Vocabulary.shared.nameID(of: "height")

  /// Returns a bar that is shown. It is asked as a fact: a bar that the app states once is there, too.
  func bar(_ name: NameID) -> NodeReference? {
    guard case .node(let bar) = model.value(of: name, at: screen) else { return nil }
    if case .bool(true) = model.value(of: Names.hidden, at: bar) { return nil }
    return bar
  }

  private var isLandscape: Bool { bounds.width > bounds.height }
  /// Whether bars are low, as on an iPhone that is held sideways.
  private var isCompact: Bool { isLandscape && bounds.height < 500 }

  private var statusBarHeight: Double {
    guard !isCompact else { return 0 }
    if case .node(let bar) = model.value(of: Names.statusBar, at: screen),
      case .bool(true) = model.value(of: Names.hidden, at: bar)
    {
      return 0
    }
    return deviceName == "iphoneX" ? BarMetrics.tallStatusBar : BarMetrics.statusBar
  }

  private var homeHeight: Double { deviceName == "iphoneX" ? BarMetrics.homeIndicator : 0 }

  mutating func drawBars() {
    var top = statusBarHeight
    if let bar = bar(Names.navigationBar) { top += drawNavigationBar(bar, top: top) }
    if let bar = bar(Names.searchBar) { drawSearchBar(bar, top: top) }
    var bottom = bounds.maxY - homeHeight
    if let bar = bar(Names.tabBar) { bottom -= drawTabBar(bar, bottom: bottom) }
    if let bar = bar(Names.toolbar) { drawToolbar(bar, bottom: bottom) }
    if let height = model.number(Self.keyboardHeight, of: screen), height > 0 {
      drawKeyboard(
        in: Rect(x: 0, y: bounds.maxY - height, width: bounds.width, height: min(height, bounds.height)))
    }
    if statusBarHeight > 0 { drawStatusBar() }
    if deviceName == "iphoneX" { drawSensors() }
  }

  private static let keyboardHeight = Vocabulary.shared.nameID(of: "keyboardHeight")

  // MARK: The ground of a bar

  /// Draws a bar's ground and the line at its edge; what lies under the status bar belongs to it.
  func frame(of bar: NodeReference, usual: Rect) -> Rect {
    let stated = Scene.box(Names.frame, of: bar, in: model)
    var rect = usual
    if let rect = stated.rect { return rect }
    if let height = model.number(Self.height, of: bar) { rect.height = height }
    return rect
  }

  mutating func drawGround(of bar: NodeReference, in rect: Rect, lineAtBottom: Bool) {
    let type = model.typeIndex(of: bar)
    let layer = painter.background(of: bar, type: type, isContainer: true)
    switch layer.layer {
    case .unknown:
      if let image = model.node(Names.image, of: bar) {
        drawPicture(image, in: rect, mode: "scaleAspectFill", radius: 0, opacity: 1)
      } else if let color = statedColor(of: bar) {
        // Translucent: what lies below shows through a little.
        canvas.rect(rect, fill: color.multiplyingAlpha(by: 0.85))
      } else {
        canvas.rect(rect, fill: paint.bar.multiplyingAlpha(by: 0.97))
      }
    default: draw(layer, in: rect)
    }
    let y = lineAtBottom ? rect.maxY - 0.25 : rect.y + 0.25
    if layer.isClear, model.slot(Names.background, of: bar) != nil { return }
    canvas.line(from: (rect.x, y), to: (rect.maxX, y), .init(color: paint.barLine, width: 0.5))
  }

  private func statedColor(of bar: NodeReference) -> Color? {
    model.node(Names.background, of: bar).flatMap { resolved(model.value(of: Names.color, at: $0)) }
  }

  // MARK: The status bar

  private mutating func drawStatusBar() {
    let style =
      if case .node(let bar) = model.value(of: Names.statusBar, at: screen) {
        model.string(Names.style, of: bar)
      } else {
        String?.none
      }
    let color: Color =
      switch style {
      case "light": .white
      case "dark": .black
      default: paint.label
      }
    canvas.beginNode(path(of: screen) + "/statusBar")
    let isTall = deviceName == "iphoneX"
    let y = isTall ? 24.0 : 10
    let font = Typeset(size: isTall ? 15 : 12, weight: isTall ? 600 : 500)
    let time = "9:41" + (isTall ? "" : " AM")
    let middle =
      isTall ? Rect(x: 14, y: y - 10, width: 66, height: 20) : Rect(x: 0, y: y - 10, width: bounds.width, height: 20)
    drawWords(time, in: middle, font, color)
    var x = isTall ? bounds.width - 80 : 6.5
    if isTall {
      for bar in 0..<4 {
        let height = 4 + Double(bar) * 2.4
        canvas.rect(
          Rect(x: x + Double(bar) * 4.6, y: y + 6 - height, width: 3, height: height), fill: color, radius: 0.8)
      }
    } else if isPad {
      drawWords("iPad", in: Rect(x: x, y: 0, width: 30, height: 20), Typeset(size: 12), color, align: .left)
      x += 30
      drawWaves(x: x + 6, y: y, color)
    } else {
      for dot in 0..<5 { canvas.circle(x: x + 2.75 + Double(dot) * 7, y: y, radius: 2.75, fill: color) }
      x += 38
      drawWaves(x: x + 8, y: y, color)
    }
    if isPad {
      drawWords(
        "100%", in: Rect(x: bounds.width - 76, y: 0, width: 40, height: 20), Typeset(size: 12), color, align: .right)
    }
    drawBattery(y: isTall ? 24 : 10, color)
    canvas.endGroup()
  }

  /// Draws the sign of a wireless network.
  private mutating func drawWaves(x: Double, y: Double, _ color: Color) {
    canvas.path(
      "M12 20L15.5 16.3A5 5 0 0 0 8.5 16.3ZM4.3 12.2A11 11 0 0 1 19.7 12.2L17.3 14.6A7.6 7.6 0 0 0 6.7 14.6ZM0.5 8.2A16.5 16.5 0 0 1 23.5 8.2L21.2 10.6A13.2 13.2 0 0 0 2.8 10.6Z",
      in: Rect(x: x - 7, y: y - 7.5, width: 14, height: 14), of: 24, fill: color)
  }

  private mutating func drawBattery(y: Double, _ color: Color) {
    let body = Rect(x: bounds.width - 32, y: y - 5, width: 23, height: 10)
    canvas.rect(body.insetBy(0.5), stroke: .init(color: color.multiplyingAlpha(by: 0.6)), radius: 2)
    canvas.rect(body.insetBy(1.75), fill: color, radius: 1)
    canvas.rect(
      Rect(x: body.maxX + 1, y: y - 2, width: 1.5, height: 4), fill: color.multiplyingAlpha(by: 0.6), radius: 0.75)
  }

  /// Draws what the iPhone X has in its screen, and the line that its home screen is drawn up by.
  private mutating func drawSensors() {
    guard !isLandscape else { return }
    canvas.rect(
      Rect(x: bounds.midX - 104.5, y: -20, width: 209, height: 50), fill: .black, radius: 20)
    canvas.rect(
      Rect(x: bounds.midX - 67, y: bounds.maxY - 13, width: 134, height: 5), fill: paint.label, radius: 2.5)
  }

  // MARK: The navigation bar

  private static let prompt = Vocabulary.shared.nameID(of: "prompt")

  /// Draws a navigation bar, and returns how high it is.
  private mutating func drawNavigationBar(_ bar: NodeReference, top: Double) -> Double {
    let promptFont = Typeset(size: 12)
    let prompt = shownText(Self.prompt, of: bar, promptFont)
    let usual = (isCompact ? BarMetrics.compactBar : BarMetrics.navigationBar) + (prompt == nil ? 0 : 30)
    let rect = frame(of: bar, usual: Rect(x: 0, y: top, width: bounds.width, height: usual))
    let ground =
      abs(rect.y - top) < 1 ? Rect(x: rect.x, y: 0, width: rect.width, height: rect.maxY) : rect
    canvas.beginNode(path(of: bar))
    drawGround(of: bar, in: ground, lineAtBottom: true)
    var row = rect
    if let prompt {
      let color = ink(of: bar, opacity: 1, else: paint.label, isNoted: false)
      drawText(
        prompt, in: Rect(x: rect.x, y: rect.y + 4, width: rect.width, height: 22), promptFont, color, align: .center)
      row = Rect(x: rect.x, y: rect.y + 30, width: rect.width, height: rect.height - 30)
    }
    var left = row.x + (isPad ? 20 : 8)
    var right = row.maxX - (isPad ? 20 : 8)
    if let back = model.node(Names.back, of: bar), !isHidden(back) {
      let width = drawBack(back, in: row)
      if isMirrored { right -= width } else { left += width }
    }
    for (name, atLeft) in [(Names.left, !isMirrored), (Names.right, isMirrored)] {
      for item in model.nodeList(name, of: bar) where !isHidden(item) {
        let width = drawItem(item, in: row, at: atLeft ? left : right, growsLeft: !atLeft)
        if atLeft { left += width } else { right -= width }
      }
    }
    drawBarTitle(of: bar, in: row, between: left, and: right)
    canvas.endGroup()
    return max(0, rect.maxY - top)
  }

  func isHidden(_ item: NodeReference) -> Bool {
    if case .bool(true) = model.value(of: Names.hidden, at: item) { return true }
    return false
  }

  private static let titleFont = Vocabulary.shared.nameID(of: "titleFont")

  private mutating func drawBarTitle(of bar: NodeReference, in row: Rect, between left: Double, and right: Double) {
    var font = Typeset(size: 17, weight: 600)
    if let stated = model.node(Self.titleFont, of: bar) {
      if case .double(let size) = Typeface.size(ofFont: stated, in: model), size > 0 { font.size = size }
      if case .int(let weight) = Typeface.weight(ofFont: stated, in: model) { font.weight = Int(weight) }
      font.family = model.string(Names.family, of: stated)
    }
    guard let title = shownText(Names.title, of: bar, font) else { return }
    let color = ink(of: bar, opacity: 1, else: paint.label, isNoted: false)
    let room = max(0, right - left - 12)
    let width = min(title.layout.width(fontSize: font.size) + 1, room)
    // In the middle of the bar where there is room, else between the items.
    let x = min(max(row.midX - width / 2, left + 6), max(left + 6, right - 6 - width))
    let place = Rect(x: x, y: row.y, width: width, height: row.height)
    parts.append((bar, place))
    drawText(title, in: place, font, color, align: .center)
  }

  /// Draws the way back, and returns the width that it takes.
  private mutating func drawBack(_ back: NodeReference, in row: Rect) -> Double {
    let color = ink(of: back, opacity: 1, else: paint.tint, isNoted: false)
    canvas.beginNode(path(of: back))
    defer { canvas.endGroup() }
    let edge = isMirrored ? row.maxX - 8 - 13 : row.x + 8
    let place = Rect(x: edge, y: row.midY - 10.5, width: 13, height: 21).centered(width: 24, height: 24)
    if let icon = model.node(Names.icon, of: back) {
      drawSymbol(icon, in: place, color, of: back)
    } else {
      draw(.chevronLeft, in: place, color, width: 3, mirrored: isMirrored)
    }
    let font = Typeset(size: 17)
    guard let title = shownText(Names.title, of: back, font) else { return 24 }
    let width = min(title.layout.width(fontSize: font.size) + 1, row.width * 0.4)
    let x = isMirrored ? row.maxX - 27 - width : row.x + 27
    parts.append((back, Rect(x: x, y: row.y, width: width, height: row.height)))
    drawText(
      title, in: Rect(x: x, y: row.y, width: width, height: row.height), font, color, align: isMirrored ? .right : .left
    )
    return 24 + width + 4
  }

  // MARK: Items

  /// Draws an item of a bar from an edge on, and returns the width that it takes.
  @discardableResult
  mutating func drawItem(_ item: NodeReference, in row: Rect, at edge: Double, growsLeft: Bool) -> Double {
    let width = widthOfItem(item)
    let stated = Scene.box(Names.frame, of: item, in: model)
    let place = stated.rect ?? Rect(x: growsLeft ? edge - width : edge, y: row.y, width: width, height: row.height)
    canvas.beginNode(path(of: item))
    parts.append((item, place))
    defer { canvas.endGroup() }
    let isEnabled = if case .bool(false) = model.value(of: Names.enabled, at: item) { false } else { true }
    var color = ink(of: item, opacity: 1, else: paint.tint, isNoted: false)
    if !isEnabled { color = paint.secondary.multiplyingAlpha(by: 0.6) }
    if model.slot(Names.background, of: item) != nil {
      draw(
        painter.background(of: item, type: NodeTypes.barItem, isContainer: true), in: place.insetBy(x: 2, y: 6),
        radius: 4)
    }
    if model.string(Names.kind, of: item) == "segmentedControl" {
      drawSegments(item, in: place.insetBy(x: 4, y: 0), opacity: 1)
      return width
    }
    let font = itemFont(item)
    if let words = systemWords(of: item) {
      drawWords(words, in: place, font, color)
    } else if let icon = model.node(Names.icon, of: item) {
      drawSymbol(icon, in: place.centered(width: 22, height: 22), color, of: item)
    } else if let image = model.node(Names.image, of: item) {
      drawPicture(
        image, in: place.centered(width: min(30, width), height: 30), mode: "scaleAspectFit", radius: 0, opacity: 1)
    } else if let title = shownText(Names.title, of: item, font) {
      drawText(title, in: place, font, color, align: .center)
    }
    drawBadge(of: item, x: place.midX + 10, y: place.y + 4)
    return width
  }

  private func itemFont(_ item: NodeReference) -> Typeset {
    let isDone =
      ["done", "primary"].contains(model.string(Names.role, of: item) ?? "")
      || model.node(Names.icon, of: item).flatMap { model.string(Self.system, of: $0) } == "done"
    return typeset(of: item, kind: "barItem", usual: (17, isDone ? 600 : 400))
  }

  private static let system = Vocabulary.shared.nameID(of: "system")
  /// The system's items that UIKit shows as words, in English and in Chinese.
  private static let wordItems: [String: (en: String, zh: String)] = [
    "done": ("Done", "完成"), "cancel": ("Cancel", "取消"), "edit": ("Edit", "编辑"), "save": ("Save", "存储"),
    "undo": ("Undo", "撤销"), "redo": ("Redo", "重做"),
  ]

  /// Returns the word that UIKit shows for an item of the system's; nil for one with a symbol.
  private func systemWords(of item: NodeReference) -> String? {
    guard let icon = model.node(Names.icon, of: item), let name = model.string(Self.system, of: icon),
      let words = Self.wordItems[name]
    else { return nil }
    return language?.hasPrefix("zh") ?? false ? words.zh : words.en
  }

  /// Returns the width that an item takes, with the room beside it.
  func widthOfItem(_ item: NodeReference) -> Double {
    if let width = Scene.box(Names.frame, of: item, in: model).width { return width }
    if model.string(Names.kind, of: item) == "segmentedControl" { return 180 }
    if let words = systemWords(of: item) {
      let font = itemFont(item)
      return TextLayout(verbatim: words, weight: font.measure).width(fontSize: font.size) + 17
    }
    if model.node(Names.icon, of: item) != nil || model.node(Names.image, of: item) != nil { return 40 }
    let font = itemFont(item)
    guard let title = shownText(Names.title, of: item, font) else { return 40 }
    return min(title.layout.width(fontSize: font.size) + 17, bounds.width / 2)
  }
}
