import HIGLanguage
import HIGReading

/// Decoding an object from its layers, field by field.
extension ModelBuilder {
  /// Decodes an object of a type from its layers, the first of which wins key by key.
  mutating func decodeObject(
    _ type: Int, layers: [Place], parent: NodeReference, field: NameID, position: Int = -1, only: Set<String>? = nil,
    use: Int32 = -1, parts: PartSelection? = nil
  ) -> NodeReference {
    let first = layers[0]
    let index = model.nodes.count
    let reference = NodeReference(index)
    model.nodes.append(
      ModelNode(
        type: UInt16(type), source: UInt32(first.tree), range: model.trees[first.tree][first.node].range,
        parent: parent,
        field: field, position: Int32(position), firstSlot: 0, slotCount: 0, isRestated: first.isOverlay,
        use: use >= 0 ? use : first.scope >= 0 ? scopes[first.scope].use : -1))
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      reportDepth(first)
      model.nodes[index].end = UInt32(model.nodes.count)
      return reference
    }
    let kind = elementKind
    let name = nodeName
    elementKind = nil
    nodeName = nil
    let start = pendingSlots.count
    let (firstPart, firstMisspelt) = (pendingParts.count, misspeltFields.count)
    if type == types.screen { screenID = screenID(of: layers) }
    let layers = type == types.audio ? withSessions(layers) : layers
    for (number, layer) in layers.enumerated() {
      decodeFields(
        of: layer, above: layers[(number + 1)...], type: type, into: reference, from: start, only: only, parts: parts)
    }
    if pendingParts.count > firstPart {
      addParts(to: reference, type: type, layers: layers, from: start, since: firstPart)
    }
    if misspeltFields.count > firstMisspelt { addMisspeltFields(from: start, since: firstMisspelt) }
    if type == types.screen { addAppTabBar(to: reference, from: start) }
    if hasOtherForm(type) { addLifted(of: layers, type: type, to: reference, from: start) }
    if type == types.app { addPayment(of: layers, to: reference, from: start) }
    if type == types.view { takeKindOfClass(from: start) }
    if let kind, type == types.view { addKind(kind, at: first, from: start) }
    if let name { addName(name, from: start) }
    requireFields(of: reference, type: type, from: start, place: first)
    finish(reference, from: start)
    return reference
  }

  mutating func decodeFields(
    of layer: Place, above others: ArraySlice<Place>, type: Int, into reference: NodeReference, from start: Int,
    only: Set<String>?, parts: PartSelection? = nil
  ) {
    let tree = model.trees[layer.tree]
    let own = pendingSlots.count
    for entry in tree.entries(of: layer.node) {
      let (key, value) = (entry.key, entry.value)
      var name = tree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      if type == types.screen, name == Names.screen { name = Names.id }
      if let parts, vocabulary.whole(ofPart: name, in: parts.owner) != parts.field { continue }
      let accessor = vocabulary.accessorIndex(ofKey: name, in: type)
      guard let fieldType = vocabulary.fieldType(ofAccessor: accessor) else {
        // What an app says of its bars is reported with the app.
        if layer.isOfApp || isLifted(type, only: only) { continue }
        let whole = vocabulary.whole(ofPart: name, in: type)
        if whole == .none {
          if value != .none {
            model.unreadStatements.append(
              UnreadStatement(owner: reference, tree: layer.tree, value: value, key: key))
          }
          for meant in checkUnknownKey(key, in: layer, type: type) {
            misspeltFields.append(MisspeltField(name: meant, key: key, layer: layer))
          }
        } else {
          pendingParts.append(Part(field: whole, key: key, layer: layer))
        }
        continue
      }
      let written = name
      name = vocabulary.fieldName(ofAccessor: accessor)
      if layer.isOfApp, !isOfAppBar(name, in: type) { continue }
      if let only, !only.contains(vocabulary.name(name)) { continue }
      if layer.fillsSlot, name == Names.children { continue }
      if hasOtherForm(type), isReadApart(name, written: written, value, of: layer, type: type) { continue }
      // It is no text, but says of what kind the object is: `custom: true`.
      if written != name, case .text = fieldType, isTruthValue(value, of: layer.tree) {
        model.unreadStatements.append(UnreadStatement(owner: reference, tree: layer.tree, value: value, key: key))
        continue
      }
      if let known = pendingSlots[start...].firstIndex(where: { $0.name == name }) {
        // What a layer above states, or a mapping that this one merges, is meant to stand in its place.
        if known >= own, !entry.isMerged {
          checkSpelling(of: key, value, as: fieldType, after: pendingSlots[known].key, in: layer)
        }
        continue
      }
      if others.contains(where: \.completesSpec), namesFile(value, of: tree, statingBelow: name, others) { continue }
      var place = layer
      place.node = value
      let inner = resolve(place)
      var slot = FieldSlot(
        name: name, kind: .unknown, origin: inner?.origin ?? .argument, source: UInt32((inner ?? place).tree),
        key: tree[key].range, value: valueRange(inner ?? place, key: key, tree: layer.tree), payload: 0)
      if let inner {
        elementKind = type == types.view && written != name ? Self.elementKinds[vocabulary.name(written)] : nil
        isSingleItem = written != name && vocabulary.isSingle(written, ofAccessor: accessor)
        defer { isSingleItem = false }
        if type == types.app, !others.isEmpty, let list = itemsToMerge(of: inner, named: name, type: fieldType, others)
        {
          decodeMerged(
            list, into: &slot, owner: reference, nodeType: vocabulary.nodeType(ofAccessor: accessor))
        } else if type == types.app, !others.isEmpty, case .node = fieldType,
          let layers = layersToMerge(of: inner, named: name, others)
        {
          let object = decodeObject(
            vocabulary.nodeType(ofAccessor: accessor), layers: layers, parent: reference, field: name)
          (slot.kind, slot.payload) = (.node, UInt64(object.index))
        } else {
          decode(
            fieldType, at: inner, near: (tree, layer.tree), into: &slot, owner: reference,
            nodeType: vocabulary.nodeType(ofAccessor: accessor))
        }
        // What is no value of the field may say something all the same: `inputView: {clickSound: none}`.
        if slot.kind == .unknown, slot.payload == UInt64(Unknown.Reason.unreadable.rawValue), inner.tree == layer.tree {
          model.unreadStatements.append(
            UnreadStatement(owner: reference, tree: layer.tree, value: inner.node, key: key))
        }
        // What states its unit has that one, whatever the key says.
        if written != name, slot.kind == .number, let bare = bareNumber(inner.node, of: model.trees[inner.tree]) {
          slot.payload = (bare * vocabulary.unit(of: written, ofAccessor: accessor)).bitPattern
        }
        if framesUnknown, name == Names.frame, !layer.isOverlay, slot.kind == .node {
          slot.kind = .unknown
          slot.payload = UInt64(Unknown.Reason.geometry.rawValue)
        } else if slot.kind == .node, name == Names.frame || name == Names.font, !others.isEmpty {
          complete(&slot, of: reference, type: fieldType, from: others)
        } else if type == types.screen, !appBars.isEmpty {
          completeBar(slot)
        }
        elementKind = nil
      } else {
        slot.payload = UInt64(Unknown.Reason.parameter.rawValue)
      }
      // A file that can't tell whether the app has what the section is about says nothing where the spec has the section.
      if layer.completesSpec, name == Names.enabled, slot.isStatedUnknown { continue }
      keep(slot, in: type, stated: inner, in: layer, from: start, owner: reference)
    }
  }

  /// Keeps a slot, and what else its field says.
  private mutating func keep(
    _ slot: FieldSlot, in type: Int, stated inner: Place?, in layer: Place, from start: Int, owner: NodeReference
  ) {
    // `icon:` with nothing after it says nothing, except for a text, which is then empty.
    if slot.kind == .unknown, slot.payload == UInt64(Unknown.Reason.notStated.rawValue) {
      if slot.name == Names.selected, type == types.view, let inner {
        addIndex(at: inner, like: slot, owner: owner, from: start, of: layer)
      }
      return
    }
    pendingSlots.append(slot)
    if type == types.app, slot.name == Self.devices, let inner { addDeviceModels(at: inner, like: slot, owner: owner) }
  }

  /// Keeps which segment is selected, `selected: 1`, as the control's value: the field itself says whether a view is.
  private mutating func addIndex(
    at place: Place, like selected: FieldSlot, owner: NodeReference, from start: Int, of layer: Place
  ) {
    let tree = model.trees[layer.tree]
    guard case .int = model.trees[place.tree].scalarValue(of: place.node),
      !pendingSlots[start...].contains(where: { $0.name == Names.value }),
      !tree.entries(of: layer.node).contains(where: { tree.text(of: $0.key) == "value" })
    else { return }
    var value = selected
    value.name = Names.value
    decode(
      .opaque, at: place, near: (model.trees[place.tree], place.tree), into: &value, owner: owner, nodeType: -1)
    pendingSlots.append(value)
  }

  private static let devices = Vocabulary.shared.nameID(of: "devices")
  private static let deviceModels = Vocabulary.shared.nameID(of: "deviceModels")

  /// Keeps the models of `devices: [iphone6, ipad]`, of which the field itself holds the families.
  private mutating func addDeviceModels(at place: Place, like devices: FieldSlot, owner: NodeReference) {
    guard devices.kind == .list else { return }
    var models = devices
    models.name = Self.deviceModels
    models.kind = .unknown
    decode(
      .list(.openWord(.device)), at: place, near: (model.trees[place.tree], place.tree), into: &models, owner: owner,
      nodeType: -1)
    if models.kind == .list { pendingSlots.append(models) }
  }

  /// Returns the range to underline: an empty value's is its key's.
  private func valueRange(_ place: Place, key: NodeIndex, tree: Int) -> SourceRange {
    let range = model.trees[place.tree][place.node].range
    return range.isEmpty && place.tree == tree ? model.trees[tree][key].range : range
  }

  /// Follows aliases, and `$(name)` to the argument or the default; nil for a parameter that has neither.
  mutating func resolve(_ place: Place) -> Place? {
    // Most are outside of components, and what they seem to be.
    if place.scope < 0, place.node != .none, model.trees[place.tree][place.node].kind != .alias { return place }
    var place = place
    for _ in 0..<64 {
      let tree = model.trees[place.tree]
      let target = tree.target(of: place.node)
      guard target != .none else { return place }
      place.node = target
      if tree[target].kind == .alias, let elsewhere = tree.elsewhere(of: target) {
        place.tree = add(elsewhere.tree)
        place.node = elsewhere.node
        continue
      }
      guard place.scope >= 0, let name = parameterName(at: place) else { return place }
      let scope = scopes[place.scope]
      if let argument = scope.arguments[name] {
        place = argument
        place.origin = .argument
      } else if let parameter = scope.parameters[name] {
        guard var fallback = parameter.defaultPlace else { return nil }
        fallback.origin = .parameterDefault
        place = fallback
      } else {
        return place
      }
    }
    return nil
  }

  /// Returns the name in a scalar that is `$(name)` and nothing else.
  private func parameterName(at place: Place) -> String? {
    let tree = model.trees[place.tree]
    guard tree[place.node].kind == .scalar else { return nil }
    return tree.withBytes(of: place.node) { bytes in
      guard bytes.count > 3, bytes[0] == UInt8(ascii: "$"), bytes[1] == UInt8(ascii: "("),
        bytes[bytes.count - 1] == UInt8(ascii: ")")
      else { return nil }
      return String(decoding: bytes[2..<bytes.count - 1], as: UTF8.self)
    }
  }

  private mutating func requireFields(of reference: NodeReference, type: Int, from start: Int, place: Place) {
    for index in vocabulary.form(of: type).required {
      let name = vocabulary.name(ofForm: index)
      if pendingSlots[start...].contains(where: { $0.name == name }) { continue }
      guard let field = vocabulary.field(name, in: type) else { continue }
      // A component that there is not has been reported; what kind of view it is can't be known.
      if name == Names.kind, pendingSlots[start...].contains(where: { $0.name == Names.use }) { continue }
      reportMissing(field, type: type, at: place, in: reference)
    }
  }
}
