import HIGCore
import HIGLanguage

/// Headers and footers of tables and of their sections, in UIKit's looks for plain and grouped tables (iOS 8 to 10).
extension ScreenArtist {
  private static let header = Vocabulary.shared.nameID(of: "header")
  private static let footer = Vocabulary.shared.nameID(of: "footer")

  /// The height of the band that heads a section of a plain table.
  private static let band = 28.0
  /// The room above the first section of a grouped table, and above each other one.
  private static let groupedTop = (first: 35.0, other: 18.0)
  /// The least height in which a line can be read.
  private static let leastRoom = 11.0

  /// Where a view stands that has a header or a footer.
  private enum End {
    /// A section of a plain table.
    case plain
    /// A section of a grouped table, or of something else.
    case grouped
    /// A table itself.
    case table
  }

  // MARK: Tables and sections

  /// Returns the table that a view lies in as a row or as a section, or that is around its section.
  func table(around view: NodeReference) -> NodeReference? {
    var parent = model.parent(of: view)
    for _ in 0..<2 {
      guard parent != .none else { return nil }
      switch model.string(Names.kind, of: parent) {
      case "table": return parent
      case "group": parent = model.parent(of: parent)
      default: return nil
      }
    }
    return nil
  }

  /// Whether a view is a section of a table or a collection.
  func isSection(_ view: NodeReference) -> Bool {
    let parent = model.parent(of: view)
    guard parent != .none, model.string(Names.kind, of: view) == "group" else { return false }
    let kind = model.string(Names.kind, of: parent)
    return kind == "table" || kind == "collection"
  }

  func isGrouped(_ table: NodeReference) -> Bool { model.string(Names.style, of: table) == "grouped" }

  private func end(of view: NodeReference) -> End {
    let kind = model.string(Names.kind, of: view)
    if kind == "table" || kind == "collection" { return .table }
    return table(around: view).map { isGrouped($0) ? .grouped : .plain } ?? .grouped
  }

  // MARK: Heights

  /// Returns the heights that UIKit gives a header and a footer in a column.
  func heightsOfHeaderAndFooter(of view: NodeReference, column: Double) -> (header: Double, footer: Double) {
    guard isSection(view) || model.slot(Self.header, of: view) != nil || model.slot(Self.footer, of: view) != nil else {
      return (0, 0)
    }
    let end = end(of: view)
    var header = height(of: Self.header, of: view, end, column: column)
    if end == .grouped, isSection(view), header == 0 {
      let isFirst = model.nodes[Int(view.index)].position <= 0
      header = isFirst ? Self.groupedTop.first : Self.groupedTop.other
    }
    return (header, height(of: Self.footer, of: view, end, column: column))
  }

  private func height(of name: NameID, of view: NodeReference, _ end: End, column: Double) -> Double {
    guard model.node(name, of: view) != nil else { return 0 }
    if end == .plain { return Self.band }
    let font = typeset(end, name)
    guard let text = shown(name, of: view, end, font) else { return 0 }
    let lines = text.layout.lines(width: max(0, column - 30), fontSize: font.size, limit: 20).count
    let words = Double(max(1, lines)) * font.lineHeight
    return (name == Self.header && end == .grouped ? max(38, words + 22) : words + 14).rounded(.up)
  }

  private func typeset(_ end: End, _ name: NameID) -> Typeset {
    end == .plain ? Typeset(size: 17, weight: name == Self.header ? 600 : 400) : Typeset(size: 13)
  }

  private func shown(_ name: NameID, of view: NodeReference, _ end: End, _ font: Typeset) -> ShownText? {
    guard let text = shownText(name, of: view, font) else { return nil }
    // The headers of grouped sections are capitals, where a script has them.
    guard end == .grouped, name == Self.header, let words = text.words else { return text }
    var capitals = text
    capitals.layout = TextLayout(verbatim: words.uppercased(), weight: font.measure)
    return capitals
  }

  // MARK: Drawing

  mutating func drawHeaderAndFooter(of view: DrawnView) {
    let end = end(of: view.node)
    if model.node(Self.header, of: view.node) != nil { draw(Self.header, of: view, end, in: room(above: view, end)) }
    if model.node(Self.footer, of: view.node) != nil { draw(Self.footer, of: view, end, in: room(below: view, end)) }
  }

  private mutating func draw(_ name: NameID, of view: DrawnView, _ end: End, in rect: Rect) {
    let font = typeset(end, name)
    guard let node = model.node(name, of: view.node) else { return }
    guard let text = shown(name, of: view.node, end, font) else { return note(.text, view.node) }
    guard rect.height >= Self.leastRoom else { return note(.header, view.node) }
    parts.append((node, rect))
    canvas.beginNode(path(of: node))
    defer { canvas.endGroup() }
    var inner = rect.insetBy(x: min(15, rect.width / 6), y: 0)
    let isHeader = name == Self.header
    if end == .plain {
      let color = appearance == .dark ? paint.surface : Color(hex: 0xF7F7F7)
      canvas.rect(rect, fill: color.multiplyingAlpha(by: view.opacity))
    } else {
      // The words stand near the rows.
      let margin = min(7, max(0, rect.height - font.lineHeight) / 2)
      let words = max(font.lineHeight, rect.height - 2 * margin)
      let lines = Double(text.layout.lines(width: inner.width, fontSize: font.size, limit: 20).count) * font.lineHeight
      let height = min(words, lines)
      inner = Rect(
        x: inner.x, y: isHeader ? rect.maxY - margin - height : rect.y + margin, width: inner.width, height: height)
    }
    let color = end == .plain ? paint.label : Color(hex: appearance == .dark ? 0x98989D : 0x6D6D72)
    drawText(
      text, in: inner, font, color.multiplyingAlpha(by: view.opacity),
      align: text.isRightToLeft || isMirrored ? .right : .left, limit: end == .plain ? 1 : .max)
  }

  /// Returns the room above the first of a view's rows, or above the view, where its rows fill it.
  private func room(above view: DrawnView, _ end: End) -> Rect {
    let rect = view.rect
    let wanted = heightsOfHeaderAndFooter(of: view.node, column: rect.width).header
    let top = rowsInside(view.node).map { placement.rect(of: $0).y }.min() ?? rect.y + wanted
    if top - rect.y >= Self.leastRoom || end == .table {
      let height = min(wanted, top - rect.y)
      return Rect(x: rect.x, y: top - height, width: rect.width, height: height)
    }
    let before = neighbour(of: view.node, by: -1).map { placement.rect(of: $0).maxY }
    let edge = before ?? parentRect(of: view.node)?.y ?? rect.y
    let height = min(wanted, rect.y - edge)
    return Rect(x: rect.x, y: rect.y - height, width: rect.width, height: height)
  }

  private func room(below view: DrawnView, _ end: End) -> Rect {
    let rect = view.rect
    let wanted = heightsOfHeaderAndFooter(of: view.node, column: rect.width).footer
    let bottom = rowsInside(view.node).map { placement.rect(of: $0).maxY }.max() ?? rect.maxY - wanted
    if rect.maxY - bottom >= Self.leastRoom || end == .table {
      return Rect(x: rect.x, y: bottom, width: rect.width, height: min(wanted, rect.maxY - bottom))
    }
    let after = neighbour(of: view.node, by: 1).map { placement.rect(of: $0).y }
    let edge = after ?? parentRect(of: view.node)?.maxY ?? rect.maxY
    return Rect(x: rect.x, y: rect.maxY, width: rect.width, height: min(wanted, edge - rect.maxY))
  }

  private func rowsInside(_ view: NodeReference) -> [NodeReference] { model.nodeList(Names.children, of: view) }

  private func parentRect(of view: NodeReference) -> Rect? {
    let parent = model.parent(of: view)
    return parent != .none && model.typeIndex(of: parent) == NodeTypes.view ? placement.rect(of: parent) : nil
  }

  /// Returns the view before or after one among those of the same parent.
  private func neighbour(of view: NodeReference, by step: Int) -> NodeReference? {
    let parent = model.parent(of: view)
    guard parent != .none, let slot = model.slot(Names.children, of: parent), slot.kind == .list else { return nil }
    let items = model.items(of: slot)
    let place = items.startIndex + Int(model.nodes[Int(view.index)].position) + step
    guard items.indices.contains(place), items[place].kind == .node else { return nil }
    return NodeReference(Int(items[place].payload))
  }

  /// Whether a view is the first, and whether it is the last, of those of its parent.
  func place(among view: NodeReference) -> (isFirst: Bool, isLast: Bool) {
    (neighbour(of: view, by: -1) == nil, neighbour(of: view, by: 1) == nil)
  }
}
