/// The texts of `text` nodes, and where their parts are written.
extension Model {
  /// The entry of a `text` node.
  func text(of node: NodeReference) -> TextEntry? {
    guard let slot = slot(Names.entry, of: node), slot.kind == .int else { return nil }
    return texts[Int(slot.payload)]
  }

  /// The analysed text of a `text` node.
  public func textValue(of node: NodeReference) -> TextValue? {
    guard let slot = slot(Names.entry, of: node), slot.kind == .int else { return nil }
    let index = Int(slot.payload)
    if let value = texts[index].value { return value }
    let value = analysed(texts[index])
    texts[index].value = value
    return value
  }

  public func string(of span: TextSpan) -> String {
    guard let entry = text(of: span.node) else { return "" }
    let utf8 = Array(entry.string.utf8)
    return String(decoding: utf8[min(Int(span.start), utf8.count)..<min(Int(span.end), utf8.count)], as: UTF8.self)
  }

  /// The source bytes of a part of a text.
  public func location(of span: TextSpan) -> Location? {
    guard let entry = text(of: span.node) else { return nil }
    let tree = trees[entry.tree]
    return Location(
      file: tree.source, range: tree.sourceRange(of: Int(span.start)..<Int(span.end), in: entry.node))
  }

  public func description(of node: NodeReference) -> String { NodeDescription(self).text(of: node) }
}
