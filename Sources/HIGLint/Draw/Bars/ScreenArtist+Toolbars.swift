import HIGCore
import HIGLanguage
import HIGReading

/// The bars at the bottom, and the search bar.
extension ScreenArtist {
  private static let badge = Vocabulary.shared.nameID(of: "badge")
  private static let scopes = Vocabulary.shared.nameID(of: "scopes")
  private static let spaces: Set<String> = ["space", "flexibleSpace", "fixedSpace", "spacer"]

  // MARK: Tab bars

  /// Draws a tab bar, and returns how high it is.
  mutating func drawTabBar(_ bar: NodeReference, bottom: Double) -> Double {
    let rect = frame(
      of: bar, usual: Rect(x: 0, y: bottom - BarMetrics.tabBar, width: bounds.width, height: BarMetrics.tabBar))
    canvas.beginNode(path(of: bar))
    defer { canvas.endGroup() }
    drawGround(
      of: bar, in: Rect(x: rect.x, y: rect.y, width: rect.width, height: bounds.maxY - rect.y), lineAtBottom: false)
    let items = model.nodeList(Names.items, of: bar).filter { !isHidden($0) }
    guard !items.isEmpty else { return max(0, bottom - rect.y) }
    let selected = selectedTab(of: bar, items)
    let room = rect.width / Double(items.count)
    // On an iPad the tabs stand together in the middle.
    let width = isPad ? min(room, 110) : room
    let start = rect.midX - width * Double(items.count) / 2
    for (number, item) in items.enumerated() {
      let place = isMirrored ? items.count - 1 - number : number
      let cell = Rect(x: start + Double(place) * width, y: rect.y, width: width, height: min(rect.height, 49))
      drawTab(item, in: cell, isSelected: number == selected)
    }
    return max(0, bottom - rect.y)
  }

  private func selectedTab(of bar: NodeReference, _ items: [NodeReference]) -> Int? {
    if let selected = model.string(Names.selected, of: bar) {
      return items.firstIndex { model.string(Names.id, of: $0) == selected } ?? Int(selected)
    }
    return items.firstIndex { item in
      if case .bool(true) = model.value(of: Names.selected, at: item) { return true }
      return model.string(Names.opens, of: item) == ScreenArtist.screenID(of: screen, in: model)
    }
  }

  private mutating func drawTab(_ item: NodeReference, in cell: Rect, isSelected: Bool) {
    canvas.beginNode(path(of: item))
    parts.append((item, cell))
    defer { canvas.endGroup() }
    let color = isSelected ? ink(of: item, opacity: 1, else: paint.tint, isNoted: false) : paint.inactive
    let font = typeset(of: item, kind: "tab", usual: (10, 400))
    let title = shownText(Names.title, of: item, font)
    let symbolY = title == nil ? cell.midY - 12.5 : cell.y + 6
    let symbol = Rect(x: cell.midX - 12.5, y: symbolY, width: 25, height: 25)
    let icon = model.node(Names.icon, of: item)
    if let icon {
      drawSymbol(icon, in: symbol, color, of: item)
    } else if let image = model.node(Names.image, of: item) {
      drawPicture(image, in: symbol, mode: "scaleAspectFit", radius: 0, opacity: 1)
    }
    if let title {
      let hasSymbol = icon != nil || model.node(Names.image, of: item) != nil
      let line =
        hasSymbol ? Rect(x: cell.x + 1, y: cell.y + 33, width: cell.width - 2, height: 14) : cell.insetBy(x: 1, y: 0)
      drawText(title, in: line, font, color, align: .center)
    }
    drawBadge(of: item, x: cell.midX + 6, y: cell.y + 2)
  }

  /// Draws the red badge of an item.
  mutating func drawBadge(of item: NodeReference, x: Double, y: Double) {
    let words: String? =
      switch model.value(of: Self.badge, at: item) {
      case .string(let text): text.isEmpty ? nil : text
      case .int(let number): number == 0 ? nil : "\(number)"
      case .map(let map):
        map.entries.first { if case .string("value") = $0.key { true } else { false } }.flatMap { Self.words($0.value) }
      default: nil
      }
    guard let words else { return }
    let font = Typeset(size: 13)
    let width = max(18, TextLayout(verbatim: words, weight: .regular).width(fontSize: 13) + 10)
    let rect = Rect(x: x, y: y, width: min(width, 80), height: 18)
    canvas.rect(rect, fill: paint.red, radius: 9)
    drawWords(words, in: rect, font, .white)
  }

  private static func words(_ value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .int(let number): "\(number)"
    default: nil
    }
  }

  // MARK: Toolbars

  mutating func drawToolbar(_ bar: NodeReference, bottom: Double) {
    let isCompact = bounds.width > bounds.height && bounds.height < 500
    let height = isCompact ? BarMetrics.compactBar : BarMetrics.toolbar
    let rect = frame(of: bar, usual: Rect(x: 0, y: bottom - height, width: bounds.width, height: height))
    canvas.beginNode(path(of: bar))
    defer { canvas.endGroup() }
    drawGround(of: bar, in: rect, lineAtBottom: false)
    let items = model.nodeList(Names.items, of: bar).filter { !isHidden($0) }
    guard !items.isEmpty else { return }
    let widths = items.map { isSpace($0) ? 0 : widthOfItem($0) }
    let margin = isPad ? 20.0 : 8
    let free = max(0, rect.width - 2 * margin - widths.reduce(0, +))
    // Without spaces of their own the items are spread, as tools mostly are.
    let spaces = items.count(where: isSpace)
    let gap = spaces > 0 ? free / Double(spaces) : items.count > 1 ? free / Double(items.count - 1) : free / 2
    var x = rect.x + margin + (spaces == 0 && items.count == 1 ? gap : 0)
    for (number, item) in items.enumerated() {
      if isSpace(item) {
        x += gap
        continue
      }
      let left = isMirrored ? rect.x + rect.maxX - x - widths[number] : x
      drawItem(item, in: rect, at: left, growsLeft: false)
      x += widths[number] + (spaces == 0 ? gap : 0)
    }
  }

  private func isSpace(_ item: NodeReference) -> Bool {
    Self.spaces.contains(model.string(Names.role, of: item) ?? "") || model.string(Names.kind, of: item) == "spacer"
  }

  // MARK: The search bar

  mutating func drawSearchBar(_ bar: NodeReference, top: Double) {
    let scopes: [NodeReference] =
      model.slot(Self.scopes, of: bar).map { slot in
        slot.kind == .list
          ? model.items(of: slot).filter { $0.kind == .node }.map { NodeReference(Int($0.payload)) } : []
      } ?? []
    let usual = BarMetrics.searchBar + (scopes.isEmpty ? 0 : 44)
    let rect = frame(of: bar, usual: Rect(x: 0, y: top, width: bounds.width, height: usual))
    canvas.beginNode(path(of: bar))
    defer { canvas.endGroup() }
    let layer = painter.background(of: bar, type: NodeTypes.searchBar, isContainer: true)
    if case .unknown = layer.layer {
      canvas.rect(rect, fill: appearance == .dark ? paint.bar : Color(hex: 0xC9C9CE))
    } else {
      draw(layer, in: rect)
    }
    let font = Typeset(size: 14)
    let field = Rect(x: rect.x + 8, y: rect.y + 8, width: max(0, rect.width - 16), height: 28)
    parts.append((bar, field))
    drawSearch(
      in: field, ground: appearance == .dark ? searchGround : .white, text: nil,
      placeholder: shownText(Self.placeholder, of: bar, font), font, ink: paint.label, opacity: 1)
    guard !scopes.isEmpty else { return }
    let row = Rect(x: rect.x + 8, y: rect.y + 51, width: max(0, rect.width - 16), height: 29)
    let color = tint(of: bar)
    canvas.rect(row.insetBy(0.5), stroke: .init(color: color), radius: 4)
    let width = row.width / Double(scopes.count)
    for (number, scope) in scopes.enumerated() {
      let cell = Rect(x: row.x + Double(number) * width, y: row.y, width: width, height: row.height)
      if number == 0 { canvas.rect(cell, fill: color, radius: 4) }
      let small = Typeset(size: 13)
      guard let text = shownText(inSet: scope, small) else { continue }
      drawText(text, in: cell.insetBy(x: 4, y: 0), small, number == 0 ? .white : color, align: .center)
    }
  }
}
