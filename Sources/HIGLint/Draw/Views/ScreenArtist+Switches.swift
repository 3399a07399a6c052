import HIGCore
import HIGLanguage

/// Switches, sliders, steppers, and what shows progress, as UIKit draws them (iOS 8 to 10).
extension ScreenArtist {
  private static let minimum = Vocabulary.shared.nameID(of: "minimum")
  private static let maximum = Vocabulary.shared.nameID(of: "maximum")

  private func dimmed(_ color: Color, _ view: DrawnView) -> Color {
    color.multiplyingAlpha(by: view.opacity * (view.isEnabled ? 1 : 0.5))
  }

  /// Notes a control whose value nobody states.
  private mutating func noteValue(of view: DrawnView) {
    if model.slot(Names.value, of: view.node).map({ $0.kind == .unknown }) ?? !view.isSelected {
      note(.value, view.node)
    }
  }

  // MARK: Switches

  mutating func drawSwitch(_ view: DrawnView) {
    // A switch keeps its size at its origin, whatever its frame.
    let rect = Rect(x: view.rect.x, y: view.rect.y, width: 51, height: 31)
    let isOn =
      switch model.value(of: Names.value, at: view.node) {
      case .bool(let isOn): isOn
      case .string(let word): word == "on"
      case .int(let number): number != 0
      default: view.isSelected
      }
    noteValue(of: view)
    if isOn {
      canvas.rect(rect, fill: dimmed(ownTint(of: view.node) ?? paint.green, view), radius: 15.5)
    } else {
      canvas.rect(
        rect.insetBy(0.75), fill: dimmed(paint.surface, view),
        stroke: .init(color: dimmed(paint.track, view), width: 1.5),
        radius: 14.75)
    }
    let atRight = isOn != isMirrored
    drawKnob(x: atRight ? rect.maxX - 15.5 : rect.x + 15.5, y: rect.midY, view)
  }

  private mutating func drawKnob(x: Double, y: Double, _ view: DrawnView) {
    let opacity = view.opacity
    canvas.circle(x: x, y: y + 1.5, radius: 14.25, fill: Color(white: 0, alpha: 0.14 * opacity))
    canvas.circle(
      x: x, y: y, radius: 14, fill: paint.knob.multiplyingAlpha(by: opacity),
      stroke: .init(color: Color(white: 0, alpha: 0.08 * opacity), width: 0.5))
  }

  // MARK: Sliders

  mutating func drawSlider(_ view: DrawnView) {
    let rect = view.rect
    let least = model.number(Self.minimum, of: view.node) ?? 0
    let most = model.number(Self.maximum, of: view.node) ?? 1
    let value = number(ofValue: view.node) ?? least
    if view.kind != "volumeView" { noteValue(of: view) }
    var part = most > least ? min(max((value - least) / (most - least), 0), 1) : 0
    if isMirrored { part = 1 - part }
    let x = rect.x + 14 + max(0, rect.width - 28) * part
    let track = Rect(x: rect.x + 2, y: rect.midY - 1, width: max(0, rect.width - 4), height: 2)
    canvas.rect(track, fill: dimmed(Color(hex: 0xB7B7B7), view), radius: 1)
    let filled =
      isMirrored
      ? Rect(x: x, y: track.y, width: track.maxX - x, height: 2)
      : Rect(x: track.x, y: track.y, width: x - track.x, height: 2)
    canvas.rect(filled, fill: dimmed(tint(of: view.node), view), radius: 1)
    drawKnob(x: x, y: rect.midY, view)
  }

  // MARK: Volume and outputs

  /// Draws the system's volume slider between two speakers, with the button for the output at its end.
  mutating func drawVolume(_ view: DrawnView) {
    var track = view.rect
    func take(_ width: Double, atEnd: Bool) -> Rect {
      let x = atEnd != isMirrored ? track.maxX - width : track.x
      if atEnd == isMirrored { track.x += width }
      track.width -= width
      return Rect(x: x, y: track.y, width: width, height: track.height)
    }
    if track.width >= 120 { drawOutputGlyph(in: take(34, atEnd: true), view) }
    if track.width >= 100 {
      let gray = dimmed(paint.secondary, view)
      for (glyph, isLoud) in [(Glyph.quiet, false), (Glyph.loud, true)] {
        let place = take(24, atEnd: isLoud)
        draw(glyph, in: place.centered(width: 18, height: 18), gray, mirrored: isMirrored)
      }
    }
    guard track.width >= 28 else { return drawOutputGlyph(in: view.rect, view) }
    drawSlider(
      DrawnView(
        node: view.node, kind: view.kind, rect: track, opacity: view.opacity, isEnabled: view.isEnabled,
        isSelected: view.isSelected))
  }

  mutating func drawRoutePicker(_ view: DrawnView) { drawOutputGlyph(in: view.rect, view) }

  /// Draws the sign of AirPlay: a triangle below a screen.
  private mutating func drawOutputGlyph(in rect: Rect, _ view: DrawnView) {
    let side = min(22, rect.width, rect.height)
    let place = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let color = dimmed(tint(of: view.node), view)
    canvas.path("M6 17H2V3H20V17H16", in: place, of: 22, stroke: .init(color: color, width: 1.5))
    canvas.path("M11 13L17 20H5Z", in: place, of: 22, fill: color)
  }

  // MARK: Steppers

  mutating func drawStepper(_ view: DrawnView) {
    let rect = Rect(x: view.rect.x, y: view.rect.y, width: 94, height: 29)
    let color = dimmed(tint(of: view.node), view)
    canvas.rect(rect.insetBy(0.5), stroke: .init(color: color), radius: 4)
    canvas.line(from: (rect.midX, rect.y), to: (rect.midX, rect.maxY), .init(color: color))
    for (number, x) in [rect.x + 23.5, rect.maxX - 23.5].enumerated() {
      let stroke = Canvas.Stroke(color: color, width: 1.5)
      canvas.line(from: (x - 7, rect.midY), to: (x + 7, rect.midY), stroke)
      if (number == 1) != isMirrored { canvas.line(from: (x, rect.midY - 7), to: (x, rect.midY + 7), stroke) }
    }
  }

  // MARK: Progress

  mutating func drawProgress(_ view: DrawnView) {
    // UIKit's bar is as high as this in any frame.
    let height = 2.0
    let rect = Rect(x: view.rect.x, y: view.rect.midY - height / 2, width: view.rect.width, height: height)
    let most = model.number(Self.maximum, of: view.node) ?? 1
    let value = number(ofValue: view.node) ?? 0
    noteValue(of: view)
    let part = most > 0 ? min(max(value / most, 0), 1) : 0
    canvas.rect(rect, fill: dimmed(Color(hex: 0xB7B7B7), view), radius: height / 2)
    let width = rect.width * part
    canvas.rect(
      Rect(x: isMirrored ? rect.maxX - width : rect.x, y: rect.y, width: width, height: height),
      fill: dimmed(tint(of: view.node), view), radius: height / 2)
  }

  mutating func drawActivity(_ view: DrawnView) {
    let side = view.kind == "refreshControl" ? 27 : min(view.rect.width, view.rect.height) >= 30 ? 37.0 : 20
    // It takes no tint from the views around it.
    let color =
      resolved(model.value(of: Names.color, at: view.node)) ?? ownTint(of: view.node) ?? Color(hex: 0x999999)
    drawSpinner(in: view.rect.centered(width: side, height: side), color.multiplyingAlpha(by: view.opacity))
  }

  /// The directions of the twelve spokes.
  private static let spokes: [(x: Double, y: Double)] = [
    (0, -1), (0.5, -0.866), (0.866, -0.5), (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1), (-0.5, 0.866), (-0.866, 0.5),
    (-1, 0), (-0.866, -0.5), (-0.5, -0.866),
  ]

  mutating func drawSpinner(in rect: Rect, _ color: Color) {
    let radius = rect.width / 2
    for (number, spoke) in Self.spokes.enumerated() {
      let fade = 1 - Double((12 - number) % 12) * 0.06
      canvas.line(
        from: (rect.midX + spoke.x * radius * 0.5, rect.midY + spoke.y * radius * 0.5),
        to: (rect.midX + spoke.x * radius * 0.92, rect.midY + spoke.y * radius * 0.92),
        .init(color: color.multiplyingAlpha(by: fade), width: rect.width / 12, roundEnds: true))
    }
  }
}
