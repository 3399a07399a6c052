import HIGCore
import HIGLanguage

/// Segmented controls and page controls, pickers, and the index of a table.
extension ScreenArtist {
  private static let pages = Vocabulary.shared.nameID(of: "pages")
  private static let index = Vocabulary.shared.nameID(of: "index")

  // MARK: Segmented controls

  mutating func drawSegments(_ view: DrawnView) {
    drawSegments(view.node, in: view.rect, opacity: view.opacity * (view.isEnabled ? 1 : 0.5))
  }

  /// Draws the segments of a control or of a bar's item.
  mutating func drawSegments(_ node: NodeReference, in rect: Rect, opacity: Double) {
    let items = model.nodeList(Names.items, of: node)
    let height = min(rect.height, 29)
    let rect = Rect(x: rect.x, y: rect.midY - height / 2, width: rect.width, height: height)
    let color = (resolved(Contrast.color(of: node, in: model)) ?? tint(of: node)).multiplyingAlpha(by: opacity)
    canvas.rect(rect.insetBy(0.5), stroke: .init(color: color), radius: 4)
    guard !items.isEmpty else { return note(.text, node) }
    let selected = selectedItem(of: node, items)
    if selected == nil { note(.value, node) }
    let font = typeset(of: node, kind: "segmentedControl")
    let width = rect.width / Double(items.count)
    canvas.beginClip(rect, radius: 4)
    for (number, item) in items.enumerated() {
      let place = isMirrored ? items.count - 1 - number : number
      let cell = Rect(x: rect.x + Double(place) * width, y: rect.y, width: width, height: height)
      let isSelected = number == selected
      if isSelected { canvas.rect(cell, fill: color) }
      if place > 0 { canvas.line(from: (cell.x, cell.y), to: (cell.x, cell.maxY), .init(color: color)) }
      let own = resolved(model.value(of: Names.color, at: item))?.multiplyingAlpha(by: opacity)
      let ink = own ?? (isSelected ? (appearance == .dark ? .black : .white) : color)
      if let text = shownText(Names.title, of: item, font) {
        drawText(text, in: cell.insetBy(x: 4, y: 0), font, ink, align: .center)
      } else if let icon = model.node(Names.icon, of: item) ?? model.node(Names.image, of: item) {
        let size = symbolSize(icon, in: cell.insetBy(4), isImage: false)
        drawSymbol(icon, in: cell.centered(width: size.width, height: size.height), ink, of: node)
      }
    }
    canvas.endGroup()
  }

  /// Returns the place of the item that is selected: by itself, by the control's value, which `selected: 1` is too, else none.
  private func selectedItem(of node: NodeReference, _ items: [NodeReference]) -> Int? {
    if let own = items.firstIndex(where: {
      if case .bool(true) = model.value(of: Names.selected, at: $0) { true } else { false }
    }) {
      return own
    }
    switch model.value(of: Names.value, at: node) {
    case .int(let number): return Int(exactly: number)
    case .string(let id):
      return items.firstIndex { item in
        if model.string(Names.id, of: item) == id { return true }
        let texts = model.node(Names.title, of: item).map { model.nodeList(Names.texts, of: $0) } ?? []
        return texts.contains { model.text(of: $0)?.string == id }
      }
    default: return nil
    }
  }

  // MARK: Page controls

  mutating func drawPages(_ view: DrawnView) {
    let items = model.nodeList(Names.items, of: view.node)
    let number = model.number(Self.pages, of: view.node).map { Int($0) } ?? items.count
    // More dots than fit are none: UIKit draws as many as there is room for.
    let count = min(number > 0 ? number : 3, max(1, Int(view.rect.width / 16)))
    if number == 0 { note(.text, view.node) }
    let stated = selectedItem(of: view.node, items) ?? self.number(ofValue: view.node).flatMap { Int(exactly: $0) }
    if stated == nil { note(.value, view.node) }
    let current = stated ?? 0
    let own = ownTint(of: view.node)
    let color = (own ?? paint.label).multiplyingAlpha(by: view.opacity)
    let others =
      resolved(model.value(of: Names.color, at: view.node))?.multiplyingAlpha(by: view.opacity)
      ?? color.multiplyingAlpha(by: 0.25)
    let start = view.rect.midX - Double(count - 1) * 8
    for number in 0..<count {
      let place = isMirrored ? count - 1 - number : number
      canvas.circle(
        x: start + Double(place) * 16, y: view.rect.midY, radius: 3.5, fill: number == current ? color : others)
    }
  }

  // MARK: Pickers

  /// The height of a row, and how far a row from the middle fades.
  private static let rowHeight = 32.0

  mutating func drawPicker(_ view: DrawnView) {
    let font = typeset(of: view.node, kind: "picker", usual: (23.5, 400))
    let items = model.nodeList(Names.items, of: view.node)
    let selected = selectedItem(of: view.node, items) ?? 0
    drawWheel(in: view.rect, opacity: view.opacity) { artist, row, rect, color in
      let number = selected + row
      guard items.indices.contains(number), let text = artist.shownText(Names.title, of: items[number], font) else {
        return
      }
      artist.drawText(text, in: rect, font, color, align: .center)
    }
    if items.isEmpty { note(.text, view.node) }
  }

  /// Draws the rows around the one that is selected, and the lines around it.
  mutating func drawWheel(
    in rect: Rect, opacity: Double, row draw: (inout ScreenArtist, Int, Rect, Color) -> Void
  ) {
    canvas.beginClip(rect)
    let count = max(0, min(3, Int(rect.height / Self.rowHeight / 2)))
    for row in -count...count {
      let fade = [1, 0.45, 0.25, 0.12][abs(row)]
      let height = Self.rowHeight - Double(abs(row)) * 3
      let distance = Double(row) * Self.rowHeight - (row < 0 ? -1 : 1) * Double(abs(row) * abs(row)) * 1.5
      draw(
        &self, row, Rect(x: rect.x, y: rect.midY + distance - height / 2, width: rect.width, height: height),
        paint.label.multiplyingAlpha(by: fade * opacity))
    }
    for y in [rect.midY - Self.rowHeight / 2, rect.midY + Self.rowHeight / 2] {
      canvas.line(
        from: (rect.x, y), to: (rect.maxX, y), .init(color: paint.separator.multiplyingAlpha(by: opacity), width: 0.5))
    }
    canvas.endGroup()
  }

  // MARK: The index of a table

  mutating func drawIndex(of view: DrawnView) {
    guard let slot = model.slot(Self.index, of: view.node), slot.kind == .list else { return }
    let sets = model.items(of: slot).filter { $0.kind == .node }.map { NodeReference(Int($0.payload)) }
    guard !sets.isEmpty else { return }
    let font = Typeset(size: 11, weight: 500)
    let height = min(14, view.rect.height / Double(sets.count))
    let top = view.rect.midY - height * Double(sets.count) / 2
    let x = isMirrored ? view.rect.x : view.rect.maxX - 16
    for (number, set) in sets.enumerated() {
      guard let text = shownText(inSet: set, font) else { continue }
      drawText(
        text, in: Rect(x: x, y: top + Double(number) * height, width: 16, height: height), font, tint(of: view.node),
        align: .center)
    }
  }
}
