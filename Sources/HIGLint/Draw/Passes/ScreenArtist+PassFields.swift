import HIGCore
import HIGLanguage
import HIGReading

/// The fields of a pass: a label and a value each, in rows.
extension ScreenArtist {
  func flipped(_ place: Rect, in whole: Rect) -> Rect {
    guard isMirrored else { return place }
    return Rect(x: whole.x + whole.maxX - place.maxX, y: place.y, width: place.width, height: place.height)
  }

  private static let label = Vocabulary.shared.nameID(of: "label")
  private static let labelSize = 11.0

  func passFont(_ name: NameID, of node: NodeReference, size: Double, weight: Int = 400) -> Typeset {
    var font = Typeset(size: size, weight: weight)
    let stated = model.node(name, of: node) ?? model.node(Names.font, of: screen)
    font.family = stated.flatMap { model.string(Names.family, of: $0) }
    return font
  }

  /// Returns the width that a field's words take.
  func fieldWidth(_ field: NodeReference, size: Double) -> Double {
    let value = shownText(Names.value, of: field, Typeset(size: size))?.layout.width(fontSize: size) ?? 60
    let label = shownText(Self.label, of: field, Typeset(size: Self.labelSize, weight: 600))?.layout
      .width(fontSize: Self.labelSize)
    return max(value, label ?? 0).rounded(.up) + 1
  }

  /// Draws fields side by side, the last one at the edge.
  mutating func drawRow(_ row: [NodeReference], in rect: Rect, _ look: PassLook, size: Double) {
    let inner = rect.insetBy(x: Self.passEdge, y: 0)
    let least = 10.0
    let room = inner.width - least * Double(row.count - 1)
    var widths = row.map { fieldWidth($0, size: size) }
    let total = widths.reduce(0, +)
    if total > room { widths = widths.map { min($0, room / Double(row.count)) } }
    let rest = max(0, inner.width - widths.reduce(0, +))
    let gap = row.count > 1 ? min(rest / Double(row.count - 1), inner.width) : 0
    var x = inner.x
    for (number, field) in row.enumerated() {
      let width = row.count == 1 ? inner.width : widths[number]
      drawField(
        field, in: flipped(Rect(x: x, y: rect.y, width: width, height: rect.height), in: rect), look, size: size,
        align: isMirrored ? .right : .left)
      x += width + gap
    }
  }

  /// Draws a field: its label and its value.
  mutating func drawField(
    _ field: NodeReference, in rect: Rect, _ look: PassLook, size: Double, align: Alignment, isLabelBelow: Bool = false
  ) {
    let labelFont = passFont(Names.font, of: field, size: Self.labelSize, weight: 600)
    let font = passFont(Names.font, of: field, size: size)
    let labelHeight = labelFont.lineHeight
    let valueHeight = font.lineHeight
    canvas.beginNode(path(of: field))
    parts.append((field, rect))
    let labelY = isLabelBelow ? rect.y + valueHeight + 2 : rect.y
    let valueY = isLabelBelow ? rect.y : rect.y + labelHeight + 1
    if let label = shownText(Self.label, of: field, labelFont) {
      drawText(
        label, in: Rect(x: rect.x, y: labelY, width: rect.width, height: labelHeight), labelFont, look.labels,
        align: align, shrinksTo: 0.8)
    }
    let place = Rect(x: rect.x, y: valueY, width: rect.width, height: valueHeight)
    if let value = shownText(Names.value, of: field, font) {
      drawText(value, in: place, font, look.ink, align: align, shrinksTo: 0.5)
    } else if model.slot(Names.value, of: field)?.kind != .null {
      note(.text, field)
      drawBar(in: place, look, size: size, align: align)
    }
    canvas.endGroup()
  }

  /// Draws the bar that stands for words nobody knows.
  mutating func drawBar(in rect: Rect, _ look: PassLook, size: Double, align: Alignment) {
    let width = min(rect.width, size * 4)
    let x =
      switch align {
      case .left: rect.x
      case .center: rect.midX - width / 2
      case .right: rect.maxX - width
      }
    canvas.rect(
      Rect(x: x, y: rect.midY - size * 0.35, width: width, height: size * 0.7),
      fill: look.ink.multiplyingAlpha(by: 0.25), radius: size * 0.15)
  }
}
