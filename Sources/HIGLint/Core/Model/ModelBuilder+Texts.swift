import HIGLanguage
import HIGReading

/// Texts, and texts by language.
extension ModelBuilder {
  mutating func decodeText(at place: Place, into slot: inout FieldSlot, owner: NodeReference) {
    let tree = model.trees[place.tree]
    let kind = tree[place.node].kind
    guard kind == .scalar || kind == .mapping else {
      reportType(place, expected: expectation(of: .text))
      slot.payload = UInt64(Unknown.Reason.unreadable.rawValue)
      return
    }
    if kind == .mapping, decodeSelectableText(at: place, into: &slot, owner: owner) { return }
    let set = appendNode(types.localizedText, at: place, parent: owner, field: slot.name)
    let itemStart = pendingItems.count
    if kind == .scalar {
      if definitions.tables.isEmpty || !appendTexts(ofKeyAt: place, parent: set) {
        appendText(at: place, language: languageOfPlainText, parent: set, position: 0)
      }
    } else {
      for (index, entry) in tree.entries(of: place.node).enumerated() {
        var inner = place
        inner.node = entry.value
        guard let resolved = resolve(inner) else { continue }
        let found = model.trees[resolved.tree][resolved.node].kind
        guard found == .scalar else {
          if found != .error, found != .alias {
            reportType(resolved, expected: Message(en: "a text", zhHans: "文本"))
          }
          continue
        }
        // There is no text in that language.
        if saysNone(at: resolved) { continue }
        let language = tree.text(of: entry.key)
        let isUndetermined = language == LanguageTag.undetermined
        if !isUndetermined { checkLanguage(entry.key, at: place) }
        appendText(at: resolved, language: isUndetermined ? nil : language, parent: set, position: index)
      }
    }
    let index = Int(set.index)
    model.slots.append(list(Names.texts, from: itemStart, like: slot))
    model.setSlots(of: index, to: model.slots.count - 1..<model.slots.count)
    model.nodes[index].end = UInt32(model.nodes.count)
    slot.kind = .node
    slot.payload = UInt64(set.index)
  }

  private static let text = Vocabulary.shared.nameID(of: "text")
  private static let selectable = Vocabulary.shared.nameID(of: "selectable")

  /// Decodes `{text: Account, selectable: true}`; returns false for texts by language.
  private mutating func decodeSelectableText(at place: Place, into slot: inout FieldSlot, owner: NodeReference) -> Bool
  {
    let tree = model.trees[place.tree]
    var text: Place?
    var flag: (key: NodeIndex, place: Place)?
    for entry in tree.entries(of: place.node) {
      var inner = place
      inner.node = entry.value
      switch tree.withBytes(of: entry.key, { vocabulary.nameID(ofKey: $0) }) {
      case Self.text: text = resolve(inner)
      case Self.selectable: flag = resolve(inner).map { (entry.key, $0) }
      default: return false
      }
    }
    guard let text, let flag else { return false }
    decodeText(at: text, into: &slot, owner: owner)
    guard slot.kind == .node else { return true }
    let source = model.trees[flag.place.tree]
    var selectable = FieldSlot(
      name: Self.selectable, kind: .unknown, origin: flag.place.origin, source: UInt32(flag.place.tree),
      key: tree[flag.key].range, value: source[flag.place.node].range, payload: 0)
    decode(
      .bool, at: flag.place, near: (source, flag.place.tree), into: &selectable,
      owner: NodeReference(Int(slot.payload)), nodeType: -1)
    // The text's own slot is the last one.
    model.slots.append(selectable)
    model.setSlots(of: Int(slot.payload), to: model.slots.count - 2..<model.slots.count)
    return true
  }

  private func saysNone(at place: Place) -> Bool {
    let tree = model.trees[place.tree]
    return tree[place.node].style == .plain && tree.withBytes(of: place.node) { StringBytes.equal($0, "none") }
  }

  /// Appends the texts of a key in all languages; returns false if it is none, or has no texts.
  private mutating func appendTexts(ofKeyAt place: Place, parent: NodeReference) -> Bool {
    let tree = model.trees[place.tree]
    guard tree.withBytes(of: place.node, LocalisationKey.looksLikeKey) else { return false }
    let key = tree.text(of: place.node)
    var count = 0
    for table in definitions.tables {
      guard let text = table.texts[key] else { continue }
      var inner = place
      inner.tree = add(table.tree)
      inner.node = text
      inner.origin = .resolvedName
      appendText(at: inner, language: table.language, parent: parent, position: count)
      count += 1
    }
    return count > 0
  }

  /// Reports a key that is no language tag: it is a slip, or a field of the object around.
  private mutating func checkLanguage(_ key: NodeIndex, at place: Place) {
    let tree = model.trees[place.tree]
    guard !tree.withBytes(of: key, LanguageTag.looksLikeTag) else { return }
    let name = tree.text(of: key)
    report(
      .unknownKey, at: Place(tree: place.tree, node: key),
      Message(
        en: "`\(name)` is not a language tag such as `en` or `zh-Hans`", zhHans: "`\(name)` 不是 `en`、`zh-Hans` 之类的语言标签"))
  }

  /// The app's first language; nil if it is not stated.
  var languageOfPlainText: String? {
    guard model.app != .none, let slot = model.slot(Names.languages, of: model.app), slot.kind == .list,
      let first = model.items(of: slot).first, first.kind == .string
    else { return nil }
    return model.string(of: first)
  }

  private mutating func appendText(at place: Place, language: String?, parent: NodeReference, position: Int) {
    let reference = appendNode(types.text, at: place, parent: parent, field: Names.texts, position: position)
    let tree = model.trees[place.tree]
    let entry = FieldSlot(
      name: Names.entry, kind: .int, origin: place.origin, source: UInt32(place.tree), key: tree[place.node].range,
      value: tree[place.node].range, payload: UInt64(model.texts.count))
    let isUnknown =
      tree[place.node].style == .plain && tree.withBytes(of: place.node) { StringBytes.equal($0, "unknown") }
    // The text of one language that nobody can say is one that a variable holds.
    let string = isUnknown ? "%@" : tree.text(of: place.node)
    model.texts.append(TextEntry(string: string, language: language, tree: place.tree, node: place.node))
    let index = Int(reference.index)
    model.slots.append(entry)
    model.setSlots(of: index, to: model.slots.count - 1..<model.slots.count)
    var item = entry
    item.name = Names.texts
    item.kind = .node
    item.payload = UInt64(reference.index)
    pendingItems.append(item)
  }

  mutating func appendNode(
    _ type: Int, at place: Place, parent: NodeReference, field: NameID, position: Int = -1
  ) -> NodeReference {
    let index = model.nodes.count
    model.nodes.append(
      ModelNode(
        type: UInt16(type), source: UInt32(place.tree), range: model.trees[place.tree][place.node].range,
        parent: parent,
        field: field, position: Int32(position), firstSlot: 0, slotCount: 0,
        use: place.scope >= 0 ? scopes[place.scope].use : -1, end: UInt32(index + 1)))
    return NodeReference(index)
  }
}
