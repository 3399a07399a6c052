import HIGCore
import HIGLanguage
import HIGReading

/// Texts, in the fonts and widths that rules estimate with.
extension ScreenArtist {
  /// A text in the language that is drawn.
  struct ShownText {
    var layout: TextLayout
    var language: String?
    var isRightToLeft = false
    /// What it says; nil where a part of it is not known.
    var words: String?
  }

  enum Alignment {
    case left, center, right
  }

  private static let effect = Vocabulary.shared.nameID(of: "effect")
  private static let underline = Vocabulary.shared.nameID(of: "underline")
  private static let leading = Vocabulary.shared.nameID(of: "leading")
  private static let minimumScale = Vocabulary.shared.nameID(of: "minimumScale")

  // MARK: Fonts

  /// The sizes and weights of UIKit's own fonts where a spec states none.
  private static let usualFonts: [String: (size: Double, weight: Int)] = [
    "label": (17, 400), "button": (15, 400), "link": (17, 400), "textField": (17, 400), "secureField": (17, 400),
    "textView": (14, 400), "searchField": (14, 400), "segmentedControl": (13, 400), "badge": (13, 400),
    "cell": (17, 400),
  ]

  /// Returns the font of a node's text.
  func typeset(of node: NodeReference, kind: String, usual: (size: Double, weight: Int)? = nil) -> Typeset {
    let usual = usual ?? Self.usualFonts[kind] ?? (17, 400)
    var font = Typeset(size: usual.size, weight: usual.weight)
    let isView = model.typeIndex(of: node) == NodeTypes.view
    if isView, let measured = model.measuredFont(of: node) {
      font.size = measured.size
    } else if case .double(let size) = Typeface.size(of: node, in: model), size > 0 {
      font.size = size
    } else if case .int(let size) = Typeface.size(of: node, in: model), size > 0 {
      font.size = Double(size)
    }
    if let stated = stated(fontOf: node), let scaled = scaledSize(ofFont: stated) { font.size = scaled }
    if model.slot(Names.font, of: node) != nil, case .int(let weight) = Typeface.weight(of: node, in: model) {
      font.weight = Int(weight)
    }
    if let stated = stated(fontOf: node) {
      font.family = model.string(Names.family, of: stated)
      font.leading = model.number(Self.leading, of: stated)
      if case .bool(true) = model.value(of: Self.underline, at: stated) { font.isUnderlined = true }
    }
    return font
  }

  /// Returns the font that applies to a node: its own, else the app's.
  private func stated(fontOf node: NodeReference) -> NodeReference? {
    if let slot = model.slot(Names.font, of: node) {
      return slot.kind == .node ? model.node(Names.font, of: node) : nil
    }
    return model.app.ifSome.flatMap { model.node(Names.font, of: $0) }
  }

  // MARK: Texts

  /// Returns what a text field of a node shows in the language that is drawn; nil where nothing is known of it.
  func shownText(_ name: NameID, of node: NodeReference, _ font: Typeset) -> ShownText? {
    guard let set = model.node(name, of: node) else { return nil }
    return shownText(inSet: set, font)
  }

  func shownText(inSet set: NodeReference, _ font: Typeset) -> ShownText? {
    let texts = model.nodeList(Names.texts, of: set)
    guard var chosen = texts.first else { return nil }
    if let language {
      chosen =
        texts.first { text in model.text(of: text)?.language.map { LanguageTag.serves($0, for: language) } ?? false }
        ?? chosen
    }
    guard let entry = model.text(of: chosen), let value = model.textValue(of: chosen) else { return nil }
    // A value that only the running app knows is no word of the design's.
    if value.isUnknown, value.pieces.allSatisfy({ $0.kind == .format && $0.sample == nil }) { return nil }
    let isRightToLeft = value.startsRightToLeft
    return ShownText(
      layout: TextLayout(value, weight: font.measure), language: entry.language, isRightToLeft: isRightToLeft,
      words: value.isUnknown ? nil : value.string)
  }

  /// Returns the greatest number of lines that a view shows.
  func lineLimit(of view: NodeReference, kind: String) -> Int {
    guard let slot = model.slot(Names.lines, of: view) else {
      // As for rules: UIKit's labels and buttons have one line.
      return kind == "label" || kind == "button" ? 1 : .max
    }
    guard slot.kind == .number, let lines = model.number(Names.lines, of: view), lines > 0 else { return .max }
    return Int(min(lines, 10_000))
  }

  func alignment(of view: NodeReference, usual: Alignment, isRightToLeft: Bool) -> Alignment {
    switch model.string(Names.align, of: view) {
    case "left": .left
    case "center": .center
    case "right": .right
    case "leading": isMirrored ? .right : .left
    case "trailing": isMirrored ? .left : .right
    case "natural", "justified": isMirrored || isRightToLeft ? .right : .left
    // Natural: as the interface runs, or as a text does that is in no language of the app's.
    default: usual == .left && (isMirrored || isRightToLeft) ? .right : usual
    }
  }

  /// Draws a text in a rectangle, as many lines as fit, in the middle of its height.
  mutating func drawText(
    _ text: ShownText, in rect: Rect, _ font: Typeset, _ color: Color, align: Alignment = .left, limit: Int = 1,
    truncation: TextLayout.Truncation = .tail, shrinksTo minimum: Double = 1, atTop: Bool = false
  ) {
    guard rect.width > 0, rect.height > 0, !text.layout.isEmpty else { return }
    var font = font
    let needed = text.layout.width(fontSize: font.size)
    if minimum < 1, limit == 1, needed > rect.width {
      font = font.scaled(by: max(minimum, rect.width / needed))
    }
    // As for rules: a frame as high as its lines, give or take a rounded point.
    let room = max(1, Int(min(1e6, ((rect.height + 1) / font.lineHeight).rounded(.down))))
    let lines = text.layout.lines(
      width: rect.width, fontSize: font.size, limit: min(limit, room), truncation: truncation)
    var y = atTop ? rect.y : rect.midY - Double(lines.count) * font.lineHeight / 2
    for line in lines {
      draw(line, of: text, in: rect, top: y, font, color, align: align)
      y += font.lineHeight
    }
  }

  private mutating func draw(
    _ line: TextLayout.Line, of text: ShownText, in rect: Rect, top: Double, _ font: Typeset, _ color: Color,
    align: Alignment
  ) {
    let x =
      switch align {
      case .left: rect.x
      case .center: rect.midX
      case .right: rect.maxX
      }
    let anchor: Canvas.TextLine.Anchor =
      switch (align, text.isRightToLeft) {
      case (.center, _): .middle
      case (.left, false), (.right, true): .start
      case (.left, true), (.right, false): .end
      }
    canvas.text(
      Canvas.TextLine(
        text: line.text, x: x, baseline: top + font.baseline,
        width: text.layout.isOpen ? nil : line.width,
        anchor: anchor, isRightToLeft: text.isRightToLeft, language: text.language),
      font, color)
  }

  /// Draws a text of the picture's own in one line.
  mutating func drawWords(
    _ words: String, in rect: Rect, _ font: Typeset, _ color: Color, align: Alignment = .center
  ) {
    let text = ShownText(layout: TextLayout(verbatim: words, weight: font.measure), language: nil)
    drawText(text, in: rect, font, color, align: align)
  }

  // MARK: Colours of texts

  /// Returns the colour of a node's text as rules see it, with its opacity; another one where nobody says it.
  mutating func ink(of node: NodeReference, opacity: Double, else usual: Color, isNoted: Bool = true) -> Color {
    let color: Color
    if let known = resolved(Contrast.color(of: node, in: model)) {
      color = known
    } else if subject == .widget, model.string(Self.effect, of: node) == "vibrancy" {
      // The colour is the effect's.
      color = Color(white: 1, alpha: 0.55)
    } else {
      if isNoted { note(.color, node) }
      color = usual
    }
    return color.multiplyingAlpha(by: opacity)
  }

  /// Returns how far a text may shrink to fit; 1 for one that does not.
  func leastScale(of view: NodeReference) -> Double {
    if let scale = model.number(Self.minimumScale, of: view), scale > 0 { return scale }
    return model.string(Names.truncates, of: view) == "shrinks" ? 0.5 : 1
  }

  func truncation(of view: NodeReference, usual: TextLayout.Truncation = .tail) -> TextLayout.Truncation {
    switch model.string(Names.truncates, of: view) {
    case "head": .head
    case "middle": .middle
    case "tail": .tail
    case "none": .clip
    default: usual
    }
  }
}

extension NodeReference {
  /// Nil for none.
  var ifSome: NodeReference? { self == .none ? nil : self }
}
