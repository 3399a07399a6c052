import HIGLanguage
import HIGReading

/// Values: from a scalar, a mapping or a list to the value of a field's type.
extension ModelBuilder {
  /// Decodes the value at a resolved place into a slot. A value that can't be read is reported and unknown.
  ///
  /// - Parameter held: A tree that the caller holds, mostly the place's own, and its number.
  package mutating func decode(
    _ type: FieldType, at place: Place, near held: (tree: SyntaxTree, number: Int), into slot: inout FieldSlot,
    owner: NodeReference, nodeType: Int
  ) {
    if place.tree == held.number {
      decode(type, at: place, of: held.tree, into: &slot, owner: owner, nodeType: nodeType)
    } else {
      decode(type, at: place, of: model.trees[place.tree], into: &slot, owner: owner, nodeType: nodeType)
    }
  }

  mutating func decode(
    _ type: FieldType, at place: Place, of tree: SyntaxTree, into slot: inout FieldSlot, owner: NodeReference,
    nodeType: Int
  ) {
    let node = tree[place.node]
    if node.kind == .error || node.kind == .alias {
      slot.payload = UInt64(Unknown.Reason.unreadable.rawValue)
      return
    }
    if node.kind == .scalar, node.style == .plain || node.range.isEmpty,
      let word = stateWord(place.node, of: tree, type: type)
    {
      (slot.kind, slot.payload) = word
      return
    }
    switch type {
    case .bool, .int, .number, .duration, .string, .identifier, .word, .openWord, .color:
      decodeScalar(type, at: place, of: tree, into: &slot, owner: owner)
    case .text: decodeText(at: place, into: &slot, owner: owner)
    case .node(let name): decodeNode(name, type: nodeType, at: place, of: tree, into: &slot, owner: owner)
    case .list(let element): decodeList(element, at: place, of: tree, into: &slot, owner: owner, nodeType: nodeType)
    case .map(.node) where tree[place.node].kind == .mapping:
      decodeNamed(at: place, of: tree, into: &slot, owner: owner, nodeType: nodeType)
    // Objects by name may be a list, too, each with its name in itself.
    case .map(.node(let name))
    where tree[place.node].kind == .sequence && vocabulary.isField(Names.id, in: nodeType):
      decodeList(.node(name), at: place, of: tree, into: &slot, owner: owner, nodeType: nodeType)
    case .map(.node):
      reportShape(place, expected: Message(en: "objects by name", zhHans: "按名称列出的对象"))
      slot.payload = UInt64(Unknown.Reason.unreadable.rawValue)
    case .map, .opaque:
      slot.kind = .opaque
      slot.payload = UInt64(model.opaques.count)
      model.opaques.append((place.tree, place.node))
    }
  }

  /// Reads `unknown`, `none` and nothing at all, unless the word is one of the type's own.
  private func stateWord(
    _ node: NodeIndex, of tree: SyntaxTree, type: FieldType
  ) -> (FieldSlot.Kind, UInt64)? {
    tree.withBytes(of: node) { bytes -> (FieldSlot.Kind, UInt64)? in
      switch bytes.count {
      case 0:
        if case .text = type { return nil }
        return (.unknown, UInt64(Unknown.Reason.notStated.rawValue))
      case 1 where bytes[0] == UInt8(ascii: "~"):
        return (.unknown, UInt64(Unknown.Reason.notStated.rawValue))
      case 4 where StringBytes.equal(bytes, "none"):
        switch type {
        case .word(let words) where words.words.contains("none"): return nil
        case .openWord(let words) where words.words.contains("none"): return nil
        case .list: return (.list, 0)
        // Nothing is true of it.
        case .bool: return (.bool, 0)
        default: return (.null, 0)
        }
      case 4 where StringBytes.equal(bytes, "null"):
        return (.unknown, UInt64(Unknown.Reason.notStated.rawValue))
      // What lies there by default is what lies there where nothing is stated.
      case 7 where StringBytes.equal(bytes, "default"):
        if case .node("background") = type { return (.unknown, UInt64(Unknown.Reason.notStated.rawValue)) }
        return nil
      case 7 where StringBytes.equal(bytes, "unknown"):
        return (.unknown, UInt64(Unknown.Reason.statedUnknown.rawValue))
      default: return nil
      }
    }
  }

  // MARK: Scalars

  private mutating func decodeScalar(
    _ type: FieldType, at place: Place, of tree: SyntaxTree, into slot: inout FieldSlot, owner: NodeReference
  ) {
    slot.payload = UInt64(Unknown.Reason.unreadable.rawValue)
    if case .color = type {
      decodeColor(at: place, into: &slot, owner: owner)
      return
    }
    guard tree[place.node].kind == .scalar else {
      reportType(place, of: type, meaning(of: slot.name, in: owner))
      return
    }
    switch type {
    case .bool:
      guard case .bool(let value) = tree.scalarValue(of: place.node) else {
        // Which of the segments, `selected: 0`, says nothing of the control itself: it is kept as the control's value.
        if slot.name == Names.selected, case .int(0...) = tree.scalarValue(of: place.node) {
          slot.payload = UInt64(Unknown.Reason.notStated.rawValue)
          return
        }
        reportType(place, of: type, meaning(of: slot.name, in: owner))
        // What is meant is plain, and rules go by it.
        if let value = Self.truth(ofWord: tree.text(of: place.node)) {
          (slot.kind, slot.payload) = (.bool, value ? 1 : 0)
        }
        return
      }
      slot.kind = .bool
      slot.payload = value ? 1 : 0
    case .int:
      guard case .int(let value) = tree.scalarValue(of: place.node) else {
        reportType(place, of: type, meaning(of: slot.name, in: owner))
        return
      }
      slot.kind = .int
      slot.payload = UInt64(bitPattern: value)
    case .number(let range):
      guard let value = number(place.node, of: tree) else {
        if FieldType.isMoney(range), decodeMoney(at: place, of: tree, into: &slot) { return }
        reportType(place, of: type, meaning(of: slot.name, in: owner))
        return
      }
      guard range.contains(value) else {
        reportRange(place, value: value, range: range, meaning(of: slot.name, in: owner))
        return
      }
      slot.kind = .number
      slot.payload = value.bitPattern
    case .duration:
      let number = number(place.node, of: tree) ?? duration(place.node, of: tree)
      guard let value = number, value >= 0, value.isFinite else {
        reportType(place, of: type, meaning(of: slot.name, in: owner))
        return
      }
      slot.kind = .number
      slot.payload = value.bitPattern
    case .word(let words): decodeWord(words, isOpen: false, at: place, of: tree, into: &slot, owner: owner)
    case .openWord(let words): decodeWord(words, isOpen: true, at: place, of: tree, into: &slot, owner: owner)
    default:
      slot.kind = .string
      slot.payload = UInt64(model.strings.count)
      model.strings.append(tree.text(of: place.node))
    }
  }

  func number(_ node: NodeIndex, of tree: SyntaxTree) -> Double? {
    switch tree.scalarValue(of: node) {
    case .int(let value): Double(value)
    case .double(let value) where !value.isNaN: value
    default: nil
    }
  }

  /// Reads a number without a unit, also one in quotes.
  func bareNumber(_ node: NodeIndex, of tree: SyntaxTree) -> Double? {
    if let number = number(node, of: tree) { return number }
    let text = tree.text(of: node)
    return text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") } ? Double(text) : nil
  }

  /// Whether a value is `true` or `false`, and not a text of that word.
  func isTruthValue(_ node: NodeIndex, of tree: Int) -> Bool {
    if node != .none, case .bool = model.trees[tree].scalarValue(of: node) { return true }
    return false
  }

  /// Reads `30s`, `2d`, `1w`, `1.5h`, `200ms`, or a number in quotes.
  private func duration(_ node: NodeIndex, of tree: SyntaxTree) -> Double? {
    let text = tree.text(of: node)
    let units: [(String, Double)] = [
      ("", 1), ("ms", 0.001), ("s", 1), ("m", 60), ("min", 60), ("h", 3600), ("d", 86400), ("w", 604_800), ("sec", 1),
      ("millisecond", 0.001), ("milliseconds", 0.001), ("secs", 1), ("mins", 60), ("hr", 3600), ("hrs", 3600),
      ("second", 1), ("seconds", 1), ("minute", 60), ("minutes", 60), ("hour", 3600), ("hours", 3600), ("day", 86400),
      ("days", 86400), ("week", 604_800), ("weeks", 604_800),
    ]
    let digits = text.prefix { ("0"..."9").contains($0) || $0 == "." }
    let unit = text.dropFirst(digits.count).filter { $0 != " " }
    guard let value = Double(digits), let factor = units.first(where: { $0.0 == unit })?.1 else { return nil }
    return value * factor
  }

  private mutating func decodeWord(
    _ words: Enumeration, isOpen: Bool, at place: Place, of tree: SyntaxTree, into slot: inout FieldSlot,
    owner: NodeReference
  ) {
    let known = tree.withBytes(of: place.node) { words.word($0) }
    if let known {
      slot.kind = .string
      slot.payload = UInt64(model.strings.count)
      model.strings.append(known)
      return
    }
    let written = tree.text(of: place.node)
    var word = written
    if isOpen {
      if let camel = camelCase(fromSeparated: written), words.words.contains(camel) { word = camel }
    } else if let meant = words.word(meantBy: written) {
      word = meant
    } else {
      reportUnknownWord(written, of: words, at: place, meaning(of: slot.name, in: owner))
      return
    }
    slot.kind = .string
    slot.payload = UInt64(model.strings.count)
    model.strings.append(word)
  }

  // MARK: Objects and lists

  private mutating func decodeNode(
    _ name: String, type: Int, at place: Place, of tree: SyntaxTree, into slot: inout FieldSlot, owner: NodeReference
  ) {
    let form = vocabulary.form(of: type)
    let reference: NodeReference
    switch tree[place.node].kind {
    case .mapping:
      // A pair of colours where a background is expected.
      if let shorthand = form.shorthand, shorthand == Names.color, isColorPair(place) {
        reference = decodeShorthand(shorthand, type: type, at: place, owner: owner, field: slot.name)
      } else if let shorthand = form.shorthand, form.isTextShorthand, isTextByLanguage(place, type: type) {
        reference = decodeShorthand(shorthand, type: type, at: place, owner: owner, field: slot.name)
      } else {
        reference = decodeObject(type, layers: [place], parent: owner, field: slot.name)
      }
    case .sequence where !form.positional.isEmpty:
      reference = decodePositional(form.positional, type: type, at: place, of: tree, owner: owner, field: slot.name)
    case .scalar where form.isFont && isNamed(place):
      guard let style = textStyle(at: place) else {
        slot.payload = UInt64(Unknown.Reason.unresolvedName.rawValue)
        return
      }
      reference = decodeTextStyle(style, type: type, owner: owner, field: slot.name)
    case .scalar where form.isFont && isFamily(place):
      reference = decodeShorthand(Self.family, type: type, at: place, owner: owner, field: slot.name)
    // `quiz: false`: there is none.
    case .scalar where tree.scalarValue(of: place.node) == .bool(false) && !hasOwnUseOfScalars(form, type):
      slot.kind = .null
      return
    case .scalar, .sequence:
      // `homeKit: yes` names none of the things that people can do.
      guard let shorthand = form.shorthand, !isTruthValue(place) || !holdsList(shorthand, in: type) else {
        reportType(place, expected: expectation(of: .node(name)), help: meaning(of: slot.name, in: owner))
        slot.payload = UInt64(Unknown.Reason.unreadable.rawValue)
        return
      }
      reference = decodeShorthand(shorthand, type: type, at: place, owner: owner, field: slot.name)
    default:
      slot.payload = UInt64(Unknown.Reason.unreadable.rawValue)
      return
    }
    slot.kind = .node
    slot.payload = UInt64(reference.index)
  }

  /// Whether `false` may be the value of the field that an object's shorthand stands for.
  private func hasOwnUseOfScalars(_ form: Vocabulary.ShortForms, _ type: Int) -> Bool {
    form.shorthand.map { !holdsList($0, in: type) } ?? false
  }

  package mutating func finish(_ reference: NodeReference, from start: Int) {
    let index = Int(reference.index)
    let firstSlot = model.slots.count
    model.slots.append(contentsOf: pendingSlots[start...])
    pendingSlots.removeSubrange(start...)
    model.setSlots(of: index, to: firstSlot..<model.slots.count)
    model.nodes[index].end = UInt32(model.nodes.count)
  }

  private mutating func decodeList(
    _ element: FieldType, at place: Place, of tree: SyntaxTree, into slot: inout FieldSlot, owner: NodeReference,
    nodeType: Int
  ) {
    let start = pendingItems.count
    let kind = elementKind
    let isSingle = isSingleItem
    isSingleItem = false
    defer { elementKind = nil }
    if tree[place.node].kind == .sequence {
      var position = 0
      for item in tree.children(of: place.node) {
        var inner = place
        inner.node = item
        elementKind = kind
        decodeItem(element, at: inner, like: slot, owner: owner, nodeType: nodeType, position: &position)
      }
    } else if case .node = element, tree[place.node].kind == .mapping, !isSingle {
      reportType(place, expected: expectation(of: .list(element)), help: meaning(of: slot.name, in: owner))
      slot.payload = UInt64(Unknown.Reason.unreadable.rawValue)
      return
    } else {
      // A single word where a list is meant: `appearance: dark`.
      var position = 0
      decodeItem(element, at: place, like: slot, owner: owner, nodeType: nodeType, position: &position)
    }
    let filled = list(slot.name, from: start, like: slot)
    slot.kind = filled.kind
    slot.payload = filled.payload
  }

  /// Decodes objects by name into a list: what names each is its id.
  private mutating func decodeNamed(
    at place: Place, of tree: SyntaxTree, into slot: inout FieldSlot, owner: NodeReference, nodeType: Int
  ) {
    let start = pendingItems.count
    var position = 0
    for entry in tree.entries(of: place.node) {
      var inner = place
      inner.node = entry.value
      guard let resolved = resolve(inner) else { continue }
      var item = slot
      item.source = UInt32(resolved.tree)
      item.value = model.trees[resolved.tree][resolved.node].range
      item.key = tree[entry.key].range
      item.kind = .unknown
      item.payload = 0
      let before = model.nodes.count
      nodeName = (tree: place.tree, node: entry.key)
      decodeNode(
        vocabulary.types[nodeType].name, type: nodeType, at: resolved, of: model.trees[resolved.tree], into: &item,
        owner: owner)
      nodeName = nil
      if model.nodes.count > before { model.nodes[before].position = Int32(position) }
      position += 1
      pendingItems.append(item)
    }
    let filled = list(slot.name, from: start, like: slot)
    slot.kind = filled.kind
    slot.payload = filled.payload
  }

  /// Adds the id that a map gives its object, unless it states one itself.
  mutating func addName(_ name: (tree: Int, node: NodeIndex), from start: Int) {
    guard !pendingSlots[start...].contains(where: { $0.name == Names.id }) else { return }
    let tree = model.trees[name.tree]
    let range = tree[name.node].range
    pendingSlots.append(
      FieldSlot(
        name: Names.id, kind: .string, origin: .written, source: UInt32(name.tree), key: range, value: range,
        payload: UInt64(model.strings.count)))
    model.strings.append(tree.text(of: name.node))
  }

  private mutating func decodeItem(
    _ element: FieldType, at place: Place, like slot: FieldSlot, owner: NodeReference, nodeType: Int,
    position: inout Int
  ) {
    guard let resolved = resolve(place) else { return }
    let tree = model.trees[resolved.tree]
    var item = slot
    item.source = UInt32(resolved.tree)
    item.value = tree[resolved.node].range
    item.key = item.value
    item.kind = .unknown
    item.payload = 0
    if case .node("view") = element, tree[resolved.node].kind == .mapping {
      if let content = slotContent(of: resolved) {
        filledSlots.insert(resolved.scope)
        let inner = model.trees[content.tree]
        let list = inner.target(of: content.node)
        guard list != .none, inner[list].kind == .sequence else {
          if list != .none, inner[list].kind == .scalar, inner.text(of: list) == "unknown" {
            item.payload = UInt64(Unknown.Reason.statedUnknown.rawValue)
            pendingItems.append(item)
          }
          return
        }
        for child in inner.children(of: list) {
          decodeItem(
            element, at: Place(tree: content.tree, node: child, scope: content.scope), like: slot, owner: owner,
            nodeType: nodeType, position: &position)
        }
        return
      }
      let view = decodeView(resolved, parent: owner, field: slot.name, position: position)
      item.kind = .node
      item.payload = UInt64(view.index)
    } else if tree[resolved.node].kind == .mapping, takesName(element, of: slot.name),
      let name = self.name(ofObject: resolved)
    {
      model.unreadStatements.append(UnreadStatement(owner: owner, tree: resolved.tree, value: resolved.node))
      decode(element, at: name, of: model.trees[name.tree], into: &item, owner: owner, nodeType: nodeType)
    } else if let kind = elementKind, isText(resolved, of: tree) {
      let view = decodeTextView(kind, at: resolved, parent: owner, field: slot.name, position: position)
      item.kind = .node
      item.payload = UInt64(view.index)
    } else {
      let before = model.nodes.count
      decode(element, at: resolved, of: tree, into: &item, owner: owner, nodeType: nodeType)
      if model.nodes.count > before { model.nodes[before].position = Int32(position) }
    }
    position += 1
    pendingItems.append(item)
  }

  /// Moves the pending items into a list slot.
  package mutating func list(_ name: NameID, from start: Int, like slot: FieldSlot) -> FieldSlot {
    var list = slot
    list.name = name
    list.kind = .list
    list.payload = UInt64(model.items.count) << 32 | UInt64(pendingItems.count - start)
    model.items.append(contentsOf: pendingItems[start...])
    pendingItems.removeSubrange(start...)
    return list
  }
}
