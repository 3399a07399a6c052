import HIGCore
import HIGLanguage

/// What views draw in front of their background, by their kinds.
extension ScreenArtist {
  private static let looksLike = Vocabulary.shared.nameID(of: "looksLike")
  private static let variant = Vocabulary.shared.nameID(of: "variant")
  static let placeholder = Vocabulary.shared.nameID(of: "placeholder")

  mutating func drawContent(of view: DrawnView) {
    switch view.kind {
    case "label": drawLabel(view)
    case "button", "link": drawButton(view)
    case "badge": drawBadge(view)
    case "image": drawImage(view)
    case "icon": drawIcon(view)
    case "livePhotoBadge": drawLivePhotoBadge(view)
    case "textField", "secureField": drawField(view)
    case "textView": drawTextView(view)
    case "searchField": drawSearchField(view)
    case "switch": drawSwitch(view)
    case "slider": drawSlider(view)
    case "volumeView": drawVolume(view)
    case "routePicker": drawRoutePicker(view)
    case "stepper": drawStepper(view)
    case "progressView": drawProgress(view)
    case "activityIndicator", "refreshControl": drawActivity(view)
    case "segmentedControl": drawSegments(view)
    case "pageControl": drawPages(view)
    case "picker": drawPicker(view)
    case "datePicker": drawDatePicker(view)
    case "cell": drawCell(view)
    case "fileItem": drawFileItem(view)
    case "table", "collection": drawIndex(of: view)
    case "separator": drawSeparator(view)
    case "map", "webView", "video", "livePhoto", "quickLook", "chart", "ad": drawArea(view)
    case "frameStrip": drawFrames(view)
    case "activityView": drawShareSheet(view)
    case "applePayButton", "applePayMark": drawApplePay(view)
    case "keyboard": drawKeyboard(in: view.rect)
    case "custom", "inputView": drawCustom(view)
    default: drawLoose(view)
    }
  }

  /// Draws a view of the app's own: like what it looks like, or as a marked area where nothing is known of it.
  private mutating func drawCustom(_ view: DrawnView) {
    if let kind = model.string(Self.looksLike, of: view.node), kind != "custom" {
      return drawContent(
        of: DrawnView(
          node: view.node, kind: kind, rect: view.rect, opacity: view.opacity, isEnabled: view.isEnabled,
          isSelected: view.isSelected))
    }
    if isShareSheet(view.node) { return drawShareSheet(view) }
    let isKnown =
      model.slot(Names.background, of: view.node) != nil
      || !model.nodeList(Names.children, of: view.node).isEmpty || hasContent(view.node)
    if isKnown { drawLoose(view) } else { drawArea(view) }
  }

  func hasContent(_ node: NodeReference) -> Bool {
    [Names.text, Names.title, Names.icon, Names.image].contains { model.node($0, of: node) != nil }
  }

  /// Draws the texts and symbols of a view that has no look of its own: a card, a group.
  private mutating func drawLoose(_ view: DrawnView) {
    guard hasContent(view.node) else { return }
    if model.node(Names.image, of: view.node) != nil { drawImage(view) }
    if model.node(Names.icon, of: view.node) != nil { drawIcon(view) }
    drawLabel(view)
  }

  // MARK: Labels, badges

  mutating func drawLabel(_ view: DrawnView) {
    let font = typeset(of: view.node, kind: view.kind)
    let name = model.node(Names.text, of: view.node) != nil ? Names.text : Names.title
    guard let text = shownText(name, of: view.node, font) else {
      if view.kind == "label", model.slot(Names.text, of: view.node)?.kind != .null { drawUnknownText(view, font) }
      return
    }
    let color = ink(of: view.node, opacity: view.opacity, else: paint.label)
    drawText(
      text, in: view.rect, font, color,
      align: alignment(of: view.node, usual: .left, isRightToLeft: text.isRightToLeft),
      limit: lineLimit(of: view.node, kind: view.kind), truncation: truncation(of: view.node),
      shrinksTo: leastScale(of: view.node))
  }

  /// Draws the bar that stands for words nobody knows.
  mutating func drawUnknownText(_ view: DrawnView, _ font: Typeset) {
    note(.text, view.node)
    let width = min(view.rect.width * 0.6, font.size * 8)
    let align = alignment(of: view.node, usual: view.kind == "label" ? .left : .center, isRightToLeft: isMirrored)
    let x =
      switch align {
      case .left: view.rect.x
      case .center: view.rect.midX - width / 2
      case .right: view.rect.maxX - width
      }
    let color = resolved(Contrast.color(of: view.node, in: model)) ?? paint.label
    canvas.rect(
      Rect(x: x, y: view.rect.midY - font.size * 0.35, width: width, height: font.size * 0.7),
      fill: color.multiplyingAlpha(by: 0.25 * view.opacity), radius: font.size * 0.2)
  }

  /// Draws the rings of the system's badge; a line through them says that the photo is treated as a still.
  private mutating func drawLivePhotoBadge(_ view: DrawnView) {
    let color = ink(of: view.node, opacity: view.opacity, else: tint(of: view.node))
    let radius = min(view.rect.width, view.rect.height) / 2 - 2
    for (share, width) in [(1.0, 1.0), (0.66, 1.5), (0.2, 1.5)] {
      canvas.circle(
        x: view.rect.midX, y: view.rect.midY, radius: radius * share, stroke: Canvas.Stroke(color: color, width: width))
    }
    guard let variant = model.string(Self.variant, of: view.node), variant == "solidOff" || variant == "overlayOff"
    else {
      return
    }
    canvas.line(
      from: (view.rect.midX - radius * 0.7, view.rect.midY - radius * 0.7),
      to: (view.rect.midX + radius * 0.7, view.rect.midY + radius * 0.7), Canvas.Stroke(color: color, width: 1.5))
  }

  private mutating func drawBadge(_ view: DrawnView) {
    let font = typeset(of: view.node, kind: view.kind)
    let color = ink(of: view.node, opacity: view.opacity, else: .white, isNoted: false)
    if let text = shownText(Names.text, of: view.node, font) ?? shownText(Names.title, of: view.node, font) {
      drawText(text, in: view.rect, font, color, align: .center)
    } else if let words = words(ofValue: view.node) {
      drawWords(words, in: view.rect, font, color)
    }
  }

  // MARK: Buttons

  mutating func drawButton(_ view: DrawnView) {
    let state = shownState(of: view)
    var font = typeset(of: view.node, kind: view.kind)
    if view.kind == "link" { font.isUnderlined = font.isUnderlined || model.slot(Names.tint, of: view.node) == nil }
    var color = ink(of: view.node, opacity: view.opacity, else: tint(of: view.node))
    if let state, let own = resolved(model.value(of: Names.color, at: state)) {
      color = own.multiplyingAlpha(by: view.opacity)
    } else if !view.isEnabled {
      color = paint.secondary.multiplyingAlpha(by: 0.6 * view.opacity)
    }
    let text =
      state.flatMap { shownText(Names.title, of: $0, font) } ?? shownText(Names.title, of: view.node, font)
      ?? shownText(Names.text, of: view.node, font)
    let icon = state.flatMap { model.node(Names.icon, of: $0) } ?? model.node(Names.icon, of: view.node)
    let image = state.flatMap { model.node(Names.image, of: $0) } ?? model.node(Names.image, of: view.node)
    drawTitle(text, icon: icon, image: image, in: view.rect, font, color, of: view)
  }

  /// Draws a symbol and a title side by side, in the middle or as the view aligns them.
  private mutating func drawTitle(
    _ text: ShownText?, icon: NodeReference?, image: NodeReference?, in rect: Rect, _ font: Typeset, _ color: Color,
    of view: DrawnView
  ) {
    guard icon != nil || image != nil else {
      guard let text else {
        if !hasChildren(view.node) { drawUnknownText(view, font) }
        return
      }
      let limit = lineLimit(of: view.node, kind: view.kind)
      return drawText(
        text, in: rect, font, color,
        align: alignment(
          of: view.node, usual: view.kind == "link" ? .left : .center, isRightToLeft: text.isRightToLeft),
        limit: limit, truncation: truncation(of: view.node, usual: .middle), shrinksTo: leastScale(of: view.node))
    }
    let side = symbolSize(icon ?? image ?? .none, in: rect, isImage: icon == nil)
    let words = text.map { min($0.layout.width(fontSize: font.size), max(0, rect.width - side.width - 6)) } ?? 0
    let whole = side.width + (words > 0 ? words + 6 : 0)
    let start =
      switch alignment(of: view.node, usual: .center, isRightToLeft: false) {
      case .left: rect.x
      case .center: rect.midX - whole / 2
      case .right: rect.maxX - whole
      }
    let symbolX = isMirrored ? start + whole - side.width : start
    let place = Rect(x: symbolX, y: rect.midY - side.height / 2, width: side.width, height: side.height)
    if let icon {
      drawSymbol(icon, in: place, color, of: view.node)
    } else if let image {
      drawPicture(
        image, in: place, mode: model.string(Self.contentMode, of: view.node) ?? "scaleAspectFit",
        radius: words > 0 ? 0 : cornerRadius(of: view), opacity: view.opacity)
    }
    guard let text, words > 0 else { return }
    let textRect = Rect(
      x: isMirrored ? start : start + side.width + 6, y: rect.y, width: words + 1, height: rect.height)
    drawText(text, in: textRect, font, color, limit: 1, truncation: .middle)
  }

  func hasChildren(_ node: NodeReference) -> Bool { !model.nodeList(Names.children, of: node).isEmpty }

  // MARK: Values

  /// Returns the value of a control as words.
  func words(ofValue node: NodeReference) -> String? {
    switch model.value(of: Names.value, at: node) {
    case .string(let text): text
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    default: nil
    }
  }

  /// Returns the value of a control as a number.
  func number(ofValue node: NodeReference) -> Double? {
    switch model.value(of: Names.value, at: node) {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
