import HIGCore
import HIGLanguage
import HIGReading

/// The marks that a picture carries on request: findings, hit areas, distances, contrasts.
extension ScreenArtist {
  mutating func drawAnnotations() {
    switch options.annotations {
    case .none: break
    case .findings: drawPins()
    case .targets: drawTargets()
    case .frames: drawFrames()
    case .contrast: drawContrasts()
    }
  }

  // MARK: Findings

  /// The radius of a pin.
  private static let pin = 9.0

  /// Returns where the picture shows what each pin is about, by its number in the options.
  func placesOfPins() -> [(number: Int, rect: Rect)] {
    var places: [String: Rect] = [:]
    for view in shownViews { places[self.path(of: view)] = placement.rect(of: view) }
    for part in parts where !NodeTypes.isBar(model.typeIndex(of: part.node)) {
      places[self.path(of: part.node)] = part.rect
    }
    let own = self.path(of: screen)
    /// The screen's other states: what is found there is marked there.
    let others = model.screenStates.map { path(of: $0) }.filter { $0.hasPrefix(own + "/") }
    var found: [(number: Int, rect: Rect)] = []
    for (number, pin) in options.pins.enumerated()
    where !others.contains(where: { pin.path == $0 || pin.path.hasPrefix($0 + "/") }) {
      // The nearest view around what a finding is about has a place in the picture.
      var path = pin.path[...]
      while places[String(path)] == nil, let slash = path.lastIndex(of: "/") { path = path[..<slash] }
      let isOwn = pin.path == own || pin.path.hasPrefix(own + "/")
      if let rect = places[String(path)] ?? (isOwn ? barPlace(of: pin.path, own) : nil) { found.append((number, rect)) }
    }
    return found
  }

  private mutating func drawPins() {
    let found = placesOfPins().map { (pin: options.pins[$0.number], rect: $0.rect) }
    var taken: [(x: Double, y: Double)] = []
    // First the edges, of each place in the colour of the worst, so that no pin is crossed.
    var worst: [Rect: Severity] = [:]
    for (pin, rect) in found { worst[rect] = max(worst[rect] ?? .advice, pin.severity) }
    for (_, rect) in found {
      guard let severity = worst.removeValue(forKey: rect) else { continue }
      canvas.rect(rect, stroke: .init(color: Annotation.of(severity), width: 1.5))
    }
    for (pin, rect) in found {
      var x = min(max(rect.x, Self.pin), bounds.maxX - Self.pin)
      let y = min(max(rect.y, Self.pin), bounds.maxY - Self.pin)
      // Pins of one place stand in a row.
      while taken.suffix(100).contains(where: { abs($0.x - x) < 2 * Self.pin && abs($0.y - y) < 2 * Self.pin }),
        x + 2 * Self.pin < bounds.maxX
      {
        x += 2 * Self.pin
      }
      taken.append((x, y))
      pins.append(pin)
      drawPin(pins.count, pin, x: x, y: y)
    }
  }

  private mutating func drawPin(_ number: Int, _ pin: DrawingOptions.Pin, x: Double, y: Double) {
    canvas.beginPin(number, title: "\(number). \(pin.message)")
    canvas.circle(
      x: x, y: y, radius: Self.pin, fill: Annotation.of(pin.severity), stroke: .init(color: .white, width: 1.5))
    drawWords(
      "\(number)", in: Rect(x: x - 12, y: y - 8, width: 24, height: 16),
      Typeset(size: number > 99 ? 8 : 11, weight: 700), .white)
    canvas.endGroup()
  }

  /// Returns the place of what is no view: of a bar, or the screen's own corner.
  private func barPlace(of path: String, _ own: String) -> Rect {
    let rest = path.dropFirst(own.count + 1)
    if rest.hasPrefix("tabBar") { return Rect(x: 0, y: bounds.maxY - 49, width: bounds.width, height: 49) }
    if rest.hasPrefix("toolbar") { return Rect(x: 0, y: bounds.maxY - 44, width: bounds.width, height: 44) }
    if rest.hasPrefix("navigationBar") || rest.hasPrefix("searchBar") || rest.hasPrefix("statusBar") {
      return Rect(x: 0, y: 0, width: bounds.width, height: max(area.y, 20))
    }
    return bounds
  }

  // MARK: Targets

  private mutating func drawTargets() {
    for part in parts where NodeTypes.isTarget(model.typeIndex(of: part.node)) {
      drawTarget(in: part.rect, Annotation.measure, dash: (4, 2))
    }
    for view in shownViews where isTapped(view) {
      let area = scene.touchArea(of: view)
      guard let width = area.horizontal.length, let height = area.vertical.length else { continue }
      let frame = placement.rect(of: view)
      let stated = scene.statedTouchOffset(of: view)
      // Where an area begins is known in the space of its outermost view: in a scroll view it is where the view is.
      let rect = Rect(
        x: area.horizontal.start ?? frame.x + stated.x, y: area.vertical.start ?? frame.y + stated.y, width: width,
        height: height)
      let isLargeEnough =
        options.limits.isLargeEnough(width: width, height: height, path: path(of: view))
      drawTarget(in: rect, isLargeEnough ? Annotation.good : Annotation.bad)
    }
  }

  private mutating func drawTarget(in rect: Rect, _ color: Color, dash: (Double, Double)? = nil) {
    canvas.rect(rect, fill: color.withAlpha(0.22), stroke: .init(color: color, width: 1, dash: dash))
    var label = SVGWriter()
    label.number(rect.width)
    label.append("×".utf8)
    label.number(rect.height)
    drawTag(String(decoding: label.bytes, as: UTF8.self), x: rect.x, y: rect.y, color)
  }

  private func isTapped(_ view: NodeReference) -> Bool {
    guard case .bool(true) = model.value(of: Names.tappable, at: view) else { return false }
    if case .bool(false) = model.value(of: Names.visible, at: view) { return false }
    return true
  }

  // MARK: Frames

  private mutating func drawFrames() {
    for view in shownViews {
      let rect = placement.rect(of: view)
      canvas.rect(rect, stroke: .init(color: Annotation.measure.withAlpha(0.7), width: 0.5))
    }
    // The distance of each view from the one before it among those of the same parent, and from the edge.
    var last: [NodeReference: NodeReference] = [:]
    for view in shownViews where placement.isStated(view) {
      let parent = model.parent(of: view)
      let rect = placement.rect(of: view)
      if let before = last[parent] { drawGap(from: placement.rect(of: before), to: rect) }
      last[parent] = view
      if parent == screen, rect.x > 0, rect.x < 80 {
        drawMeasure(from: (0, rect.midY), to: (rect.x, rect.midY), rect.x)
      }
    }
  }

  private mutating func drawGap(from a: Rect, to b: Rect) {
    if b.y >= a.maxY, b.y - a.maxY < 200 {
      let x = min(max(b.midX, max(a.x, b.x)), min(a.maxX, b.maxX))
      drawMeasure(from: (x, a.maxY), to: (x, b.y), b.y - a.maxY)
    } else if b.x >= a.maxX, b.x - a.maxX < 200 {
      let y = min(max(b.midY, max(a.y, b.y)), min(a.maxY, b.maxY))
      drawMeasure(from: (a.maxX, y), to: (b.x, y), b.x - a.maxX)
    }
  }

  private mutating func drawMeasure(from start: (Double, Double), to end: (Double, Double), _ length: Double) {
    guard length > 0 else { return }
    canvas.line(from: start, to: end, .init(color: Annotation.bad, width: 1))
    var label = SVGWriter()
    label.number(length)
    let words = String(decoding: label.bytes, as: UTF8.self)
    drawTag(
      words, x: (start.0 + end.0 - Self.tagWidth(words)) / 2, y: (start.1 + end.1) / 2 - 5, Annotation.bad)
  }

  private static func tagWidth(_ words: String) -> Double {
    TextLayout(verbatim: words, weight: .semibold).width(fontSize: 8) + 4
  }

  /// Draws a small word on a ground of its own.
  private mutating func drawTag(_ words: String, x: Double, y: Double, _ color: Color) {
    let font = Typeset(size: 8, weight: 600)
    let width = Self.tagWidth(words)
    let rect = Rect(
      x: min(max(x, 0), max(0, bounds.maxX - width)), y: min(max(y, 0), max(0, bounds.maxY - 10)), width: width,
      height: 10)
    canvas.rect(rect, fill: color, radius: 2)
    drawWords(words, in: rect, font, .white)
  }

  // MARK: Contrast

  private mutating func drawContrasts() {
    for view in shownViews { drawContrast(of: view) { artist, _ in artist.besideText(of: view) } }
    for part in parts where NodeTypes.hasContrast(model.typeIndex(of: part.node)) {
      drawContrast(of: part.node) { artist, width in artist.besidePart(part.node, part.rect, width: width) }
    }
  }

  private mutating func drawContrast(
    of node: NodeReference, at place: (ScreenArtist, _ width: Double) -> (x: Double, y: Double)
  ) {
    guard Contrast.foreground(of: node, in: model) != .none else { return }
    if case .bool(false) = model.value(of: Names.visible, at: node) { return }
    let measure = Contrast.measure(node, in: model)
    let words = !measure.isMeasured ? "?" : measure.low == measure.high ? ratio(measure.high) : range(measure)
    let (x, y) = place(self, Self.tagWidth(words))
    drawTag(words, x: x, y: y, color(of: measure, of: node))
  }

  /// Returns what a measure says by itself, whatever rules were asked.
  private func color(of measure: Contrast.Measure, of node: NodeReference) -> Color {
    guard let needed = options.limits.neededContrast(of: node, in: model) else { return Annotation.free }
    guard measure.isMeasured else { return Annotation.open }
    return measure.low >= needed ? Annotation.good : measure.high < needed ? Annotation.bad : Annotation.open
  }

  /// Returns the place behind a bar's title, above a tab's symbol and below an item's, for a tag of a width.
  private func besidePart(_ part: NodeReference, _ rect: Rect, width: Double) -> (x: Double, y: Double) {
    if model.typeIndex(of: part) == NodeTypes.navigationBar { return (rect.maxX + 2, rect.midY - 5) }
    let isTab = model.typeIndex(of: model.parent(of: part)) == NodeTypes.tabBar
    return (rect.midX - width / 2, isTab ? rect.y - 5 : rect.maxY - 10)
  }

  /// Returns the place right behind a view's words: behind its longest line, in the middle of their height.
  private func besideText(of view: NodeReference) -> (x: Double, y: Double) {
    let rect = placement.rect(of: view)
    let kind = model.string(Names.kind, of: view) ?? ""
    let font = typeset(of: view, kind: kind)
    guard let text = shownText(Names.text, of: view, font) ?? shownText(Names.title, of: view, font) else {
      return (rect.maxX + 2, rect.midY - 5)
    }
    let lines = text.layout.lines(
      width: rect.width, fontSize: font.size, limit: lineLimit(of: view, kind: kind), truncation: .tail)
    let width = min(lines.map(\.width).max() ?? 0, rect.width)
    // A text view begins at its top.
    if kind == "textView" { return (rect.x + width + 14, rect.y + 13) }
    let usual: Alignment = kind == "button" ? .center : .left
    let end: Double =
      switch alignment(of: view, usual: usual, isRightToLeft: text.isRightToLeft) {
      case .left: rect.x + width
      case .center: rect.midX + width / 2
      case .right: rect.maxX
      }
    return (end + 2, rect.midY - 5)
  }

  private func ratio(_ ratio: Double) -> String {
    // Cut, not rounded: 4.499 is not 4.5.
    var label = SVGWriter()
    label.number((ratio * 100).rounded(.down) / 100)
    return String(decoding: label.bytes, as: UTF8.self)
  }

  private func range(_ measure: Contrast.Measure) -> String { "\(ratio(measure.low))–\(ratio(measure.high))" }
}

extension NodeTypes {
  /// Whether a part of a screen is a target whose area the system sets.
  fileprivate static func isTarget(_ type: Int) -> Bool { type == barItem || type == backItem || type == searchBar }

  /// Whether a part of a screen has text or a symbol of a colour that a spec states.
  fileprivate static func hasContrast(_ type: Int) -> Bool {
    type == barItem || type == backItem || type == navigationBar
  }
}
