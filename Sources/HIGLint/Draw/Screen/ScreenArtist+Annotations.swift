import HIGCore
import HIGLanguage
import HIGReading

/// The marks that a picture carries on request: findings, hit areas, distances, contrasts.
extension ScreenArtist {
  mutating func drawAnnotations() {
    switch options.annotations {
    case .none: break
    case .findings: drawPins()
    case .targets, .frames, .contrast: for mark in marks(options.annotations) { draw(mark) }
    }
  }

  /// Returns the marks of a kind; findings are pins, which pages place themselves.
  func marks(_ annotations: DrawingOptions.Annotations) -> [DrawnMark] {
    switch annotations {
    case .none, .findings: []
    case .targets: targetMarks()
    case .frames: frameMarks()
    case .contrast: contrastMarks()
    }
  }

  private mutating func draw(_ mark: DrawnMark) {
    let color = Annotation.of(mark.verdict)
    switch mark.form {
    case .area:
      canvas.rect(
        mark.rect, fill: color.withAlpha(0.22),
        stroke: .init(color: color, width: 1, dash: mark.verdict == .system ? (4, 2) : nil))
    case .outline: canvas.rect(mark.rect, stroke: .init(color: color.withAlpha(0.7), width: 0.5))
    case .distance:
      canvas.line(
        from: (mark.rect.x, mark.rect.y), to: (mark.rect.maxX, mark.rect.maxY), .init(color: color, width: 1))
    case .tag:
      canvas.rect(mark.rect, fill: color, radius: 2)
      drawWords(mark.words, in: mark.rect, Typeset(size: 8, weight: 600), .white)
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
    // From the end of a row to its beginning, so that the numbers of one place are read in their order.
    for (pin, rect) in isMirrored ? found : found.reversed() {
      // At the end of its first line: a text begins at the other.
      let step = isMirrored ? 2 * Self.pin : -2 * Self.pin
      var x = min(max(isMirrored ? rect.x : rect.maxX, Self.pin), bounds.maxX - Self.pin)
      let y = min(max(rect.y, Self.pin), bounds.maxY - Self.pin)
      // Pins of one place stand in a row.
      while taken.suffix(100).contains(where: { abs($0.x - x) < 2 * Self.pin && abs($0.y - y) < 2 * Self.pin }),
        (Self.pin...max(Self.pin, bounds.maxX - Self.pin)).contains(x + step)
      {
        x += step
      }
      taken.append((x, y))
      pins.append(pin)
    }
    if !isMirrored {
      pins.reverse()
      taken.reverse()
    }
    for (number, pin) in pins.enumerated() { drawPin(number + 1, pin, x: taken[number].x, y: taken[number].y) }
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

  private func targetMarks() -> [DrawnMark] {
    var marks: [DrawnMark] = []
    func add(_ rect: Rect, _ verdict: DrawnMark.Verdict) {
      var label = SVGWriter()
      label.number(rect.width)
      label.append("×".utf8)
      label.number(rect.height)
      marks.append(DrawnMark(form: .area, verdict: verdict, rect: rect))
      marks.append(tag(String(decoding: label.bytes, as: UTF8.self), x: rect.x, y: rect.y, verdict))
    }
    for part in parts where NodeTypes.isTarget(model.typeIndex(of: part.node)) { add(part.rect, .system) }
    for view in shownViews where isTapped(view) {
      let area = scene.touchArea(of: view)
      guard let width = area.horizontal.length, let height = area.vertical.length else { continue }
      let frame = placement.rect(of: view)
      let stated = scene.statedTouchOffset(of: view)
      // Where an area begins is known in the space of its outermost view: in a scroll view it is where the view is.
      let rect = Rect(
        x: area.horizontal.start ?? frame.x + stated.x, y: area.vertical.start ?? frame.y + stated.y, width: width,
        height: height)
      add(rect, options.limits.isLargeEnough(width: width, height: height, path: path(of: view)) ? .good : .bad)
    }
    return marks
  }

  private func isTapped(_ view: NodeReference) -> Bool {
    guard case .bool(true) = model.value(of: Names.tappable, at: view) else { return false }
    if case .bool(false) = model.value(of: Names.visible, at: view) { return false }
    return true
  }

  // MARK: Frames

  private func frameMarks() -> [DrawnMark] {
    var marks = shownViews.map { DrawnMark(form: .outline, verdict: .system, rect: placement.rect(of: $0)) }
    // The distance of each view from the one before it among those of the same parent, and from the edge.
    var last: [NodeReference: NodeReference] = [:]
    for view in shownViews where placement.isStated(view) {
      let parent = model.parent(of: view)
      let rect = placement.rect(of: view)
      if let before = last[parent] { marks += gap(from: placement.rect(of: before), to: rect) }
      last[parent] = view
      if parent == screen, rect.x > 0, rect.x < 80 { marks += distance(x: 0, y: rect.midY, right: rect.x) }
    }
    return marks
  }

  private func gap(from a: Rect, to b: Rect) -> [DrawnMark] {
    if b.y >= a.maxY, b.y - a.maxY < 200 {
      let x = min(max(b.midX, max(a.x, b.x)), min(a.maxX, b.maxX))
      return distance(x: x, y: a.maxY, down: b.y - a.maxY)
    }
    if b.x >= a.maxX, b.x - a.maxX < 200 {
      let y = min(max(b.midY, max(a.y, b.y)), min(a.maxY, b.maxY))
      return distance(x: a.maxX, y: y, right: b.x - a.maxX)
    }
    return []
  }

  /// Returns a line to the right or down, with its length.
  private func distance(x: Double, y: Double, right: Double = 0, down: Double = 0) -> [DrawnMark] {
    let length = max(right, down)
    guard length > 0 else { return [] }
    var label = SVGWriter()
    label.number(length)
    let words = String(decoding: label.bytes, as: UTF8.self)
    let rect = Rect(x: x, y: y, width: right, height: down)
    return [
      DrawnMark(form: .distance, verdict: .bad, rect: rect),
      tag(words, x: rect.midX - Self.tagWidth(words) / 2, y: rect.midY - 5, .bad),
    ]
  }

  private static func tagWidth(_ words: String) -> Double {
    TextLayout(verbatim: words, weight: .semibold).width(fontSize: 8) + 4
  }

  /// Returns a small word on a ground of its own.
  private func tag(_ words: String, x: Double, y: Double, _ verdict: DrawnMark.Verdict) -> DrawnMark {
    let width = Self.tagWidth(words)
    let rect = Rect(
      x: min(max(x, 0), max(0, bounds.maxX - width)), y: min(max(y, 0), max(0, bounds.maxY - 10)), width: width,
      height: 10)
    return DrawnMark(form: .tag, verdict: verdict, rect: rect, words: words)
  }

  // MARK: Contrast

  private func contrastMarks() -> [DrawnMark] {
    shownViews.compactMap { view in mark(of: view) { _ in besideText(of: view) } }
      + parts.filter { NodeTypes.hasContrast(model.typeIndex(of: $0.node)) }.compactMap { part in
        mark(of: part.node) { width in besidePart(part.node, part.rect, width: width) }
      }
  }

  /// Returns the contrast of a node as a tag, at a place that may rest on the tag's width.
  private func mark(of node: NodeReference, at place: (Double) -> (x: Double, y: Double)) -> DrawnMark? {
    guard Contrast.foreground(of: node, in: model) != .none else { return nil }
    if case .bool(false) = model.value(of: Names.visible, at: node) { return nil }
    let measure = Contrast.measure(node, in: model)
    let words = !measure.isMeasured ? "?" : measure.low == measure.high ? ratio(measure.high) : range(measure)
    let (x, y) = place(Self.tagWidth(words))
    return tag(words, x: x, y: y, verdict(on: measure, of: node))
  }

  /// Returns what a measure says by itself, whatever rules were asked.
  private func verdict(on measure: Contrast.Measure, of node: NodeReference) -> DrawnMark.Verdict {
    guard let needed = options.limits.neededContrast(of: node, in: model) else { return .free }
    guard measure.isMeasured else { return .open }
    return measure.low >= needed ? .good : measure.high < needed ? .bad : .open
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
