import HIGLanguage
import HIGReading

/// Text styles: fonts that specs name, `$title`.
extension ModelBuilder {
  /// A text style, read as a node of a type.
  package struct TextStyleKey: TableKey {
    var tree: Int
    var node: NodeIndex
    var type: Int

    public var tableHash: Int { (UInt64(node.value) << 32 | UInt64(tree << 16 ^ type)).tableHash }
  }

  /// Returns the place of the text style that a scalar names.
  mutating func textStyle(at place: Place) -> Place? {
    let name = String(model.trees[place.tree].text(of: place.node).dropFirst())
    guard let entry = definitions.textStyles[name] else {
      reportUnknownName(
        "$" + name, at: place, what: Message(en: "text style", zhHans: "文本样式"),
        amongDefined: definitions.textStyles.count
      ) { $0.definitions.textStyles.keys.map { "$" + $0 }.sorted() }
      return nil
    }
    let tree = model.trees[entry.tree]
    let target = tree.target(of: entry.value)
    guard target != .none, tree[target].kind == .mapping else { return nil }
    return Place(tree: entry.tree, node: target)
  }

  /// Decodes a text style, whose fields are decoded once: later users of it share them, unless there was something to
  /// report about them, or there are nodes inside.
  mutating func decodeTextStyle(
    _ style: Place, type: Int, owner: NodeReference, field: NameID
  ) -> NodeReference {
    var layer = style
    layer.origin = .resolvedName
    let key = TextStyleKey(tree: style.tree, node: style.node, type: type)
    if depth < Self.maximumDepth, let slots = textStyles[key] {
      let reference = appendNode(type, at: layer, parent: owner, field: field)
      model.setSlots(of: Int(reference.index), to: slots)
      return reference
    }
    let told = model.diagnostics.count
    let reference = decodeObject(type, layers: [layer], parent: owner, field: field)
    let record = model.nodes[Int(reference.index)]
    if model.diagnostics.count == told, record.end == reference.index + 1 {
      let first = Int(record.firstSlot)
      textStyles.set(first..<first + Int(record.slotCount), for: key)
    }
    return reference
  }
}
