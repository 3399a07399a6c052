import HIGLanguage
import HIGReading

/// Objects that are written as one value: `icon: share`, `font: headline`, `frame: [16, 80, 343, 44]`.
extension ModelBuilder {
  func isTruthValue(_ place: Place) -> Bool {
    model.trees[place.tree].withBytes(of: place.node) { bytes in
      ["true", "false", "yes", "no"].contains { StringBytes.equal(bytes, $0) }
    }
  }

  func holdsList(_ field: NameID, in type: Int) -> Bool {
    if case .list = vocabulary.fieldType(ofAccessor: vocabulary.accessorIndex(of: field, in: type)) { return true }
    return false
  }

  func isColorPair(_ place: Place) -> Bool {
    let tree = model.trees[place.tree]
    return tree.entries(of: place.node).contains { entry in
      tree.withBytes(of: entry.key) { StringBytes.equal($0, "light") || StringBytes.equal($0, "dark") }
    }
  }

  /// Whether an object is `{en: Pay, zh-Hans: 支付}` in place of one with a title: all keys are languages, and no fields.
  func isTextByLanguage(_ place: Place, type: Int) -> Bool {
    let tree = model.trees[place.tree]
    var count = 0
    for entry in tree.entries(of: place.node) {
      let key = entry.key
      count += 1
      let isLanguage = tree.withBytes(of: key) { bytes in
        !vocabulary.isField(vocabulary.nameID(ofKey: bytes), in: type) && LanguageTag.looksLikeTag(bytes)
      }
      if !isLanguage { return false }
    }
    return count > 0
  }

  func isNamed(_ place: Place) -> Bool {
    model.trees[place.tree].withBytes(of: place.node) { $0.first == UInt8(ascii: "$") }
  }

  static let family = Vocabulary.shared.nameID(of: "family")

  /// Whether a font is named by its family, `Avenir Next`, `方正兰亭`, `system`: the words of text styles begin with a small
  /// letter.
  func isFamily(_ place: Place) -> Bool {
    model.trees[place.tree].withBytes(of: place.node) { bytes in
      if StringBytes.equal(bytes, "system") || bytes.first.map({ $0 >= 0x80 }) == true { return true }
      guard let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return false }
      var name = Array(bytes)
      name[0] += 0x20
      return name.withUnsafeBufferPointer { Enumeration.textStyle.word($0) } == nil
        && Enumeration.textStyle.word(bytes) == nil
    }
  }

  /// Decodes `icon: share` as `icon: {name: share}`.
  mutating func decodeShorthand(
    _ name: NameID, type: Int, at place: Place, owner: NodeReference, field: NameID
  ) -> NodeReference {
    let named = nodeName
    nodeName = nil
    let reference = appendNode(type, at: place, parent: owner, field: field)
    let accessor = vocabulary.accessorIndex(of: name, in: type)
    guard let inner = vocabulary.fieldType(ofAccessor: accessor) else { return reference }
    let tree = model.trees[place.tree]
    let range = tree[place.node].range
    var slot = FieldSlot(
      name: name, kind: .unknown, origin: place.origin, source: UInt32(place.tree), key: range, value: range, payload: 0
    )
    decode(
      inner, at: place, of: tree, into: &slot, owner: reference, nodeType: vocabulary.nodeType(ofAccessor: accessor))
    let start = pendingSlots.count
    pendingSlots.append(slot)
    if let named { addName(named, from: start) }
    finish(reference, from: start)
    return reference
  }

  mutating func decodePositional(
    _ positional: Range<Int>, type: Int, at place: Place, of tree: SyntaxTree, owner: NodeReference, field: NameID
  ) -> NodeReference {
    let reference = appendNode(type, at: place, parent: owner, field: field)
    let start = pendingSlots.count
    var count = 0
    for item in tree.children(of: place.node) {
      defer { count += 1 }
      guard count < positional.count else { continue }
      let name = vocabulary.name(ofForm: positional.lowerBound + count)
      guard let inner = vocabulary.fieldType(ofAccessor: vocabulary.accessorIndex(of: name, in: type)) else { continue }
      var element = place
      element.node = item
      let range = tree[item].range
      var slot = FieldSlot(
        name: name, kind: .unknown, origin: place.origin, source: UInt32(place.tree), key: range, value: range,
        payload: UInt64(Unknown.Reason.parameter.rawValue))
      if let resolved = resolve(element) {
        slot.source = UInt32(resolved.tree)
        slot.value =
          resolved.tree == place.tree
          ? tree[resolved.node].range : model.trees[resolved.tree][resolved.node].range
        slot.origin = resolved.origin
        decode(inner, at: resolved, near: (tree, place.tree), into: &slot, owner: reference, nodeType: -1)
      }
      pendingSlots.append(slot)
    }
    if count != positional.count {
      let nodeType = vocabulary.types[type]
      let words = nodeType.positional.joined(separator: ", ")
      report(
        .type, at: place,
        Message(
          en:
            "\(withIndefiniteArticle(nodeType.name)) has \(nodeType.positional.count) numbers, [\(words)]; this one has \(count)",
          zhHans: "\(nodeType.name) 由 \(nodeType.positional.count) 个数组成：[\(words)]；这里有 \(count) 个"))
    }
    finish(reference, from: start)
    return reference
  }

  /// Gives a node the pending slots.
}
