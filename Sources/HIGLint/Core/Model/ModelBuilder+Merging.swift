import HIGLanguage
import HIGReading

/// Values that two layers state a part of each.
extension ModelBuilder {
  /// Adds the parts of a frame or a font that only the layers below state: a place beside `use:` keeps the component's
  /// size, and a weight its typeface.
  mutating func complete(
    _ slot: inout FieldSlot, of owner: NodeReference, type: FieldType, from others: ArraySlice<Place>
  ) {
    let object = Int(slot.payload)
    for other in others {
      let tree = model.trees[other.tree]
      // Where a variant changes the device, no frame that it does not restate is known.
      guard !framesUnknown || other.isOverlay || slot.name != Names.frame, let value = value(of: slot.name, at: other)
      else { continue }
      var place = other
      place.node = value
      guard let place = resolve(place) else { continue }
      let (nodeCount, slotCount) = (model.nodes.count, model.slots.count)
      var below = slot
      below.kind = .unknown
      decode(
        type, at: place, near: (tree, other.tree), into: &below, owner: owner, nodeType: Int(model.nodes[object].type))
      guard below.kind == .node else { continue }
      let own = Array(model.slots(of: model.nodes[object]))
      let added = model.slots(of: model.nodes[Int(below.payload)]).filter { part in
        !own.contains { $0.name == part.name }
      }
      // What was read only for its parts is no object of the model. Its parts are plain values.
      model.nodes.removeSubrange(nodeCount...)
      guard !added.isEmpty else { continue }
      model.slots.replaceSubrange(slotCount..., with: own + added)
      model.setSlots(of: object, to: slotCount..<model.slots.count)
    }
  }

  // MARK: Sections of an app and of its project's files

  /// Returns what states a part each of one section of an app, of which the first wins key by key: a spec and the files of
  /// a project, or several of these; nil where one alone states it.
  mutating func layersToMerge(of place: Place, named name: NameID, _ others: ArraySlice<Place>) -> [Place]? {
    guard model.trees[place.tree][place.node].kind == .mapping else { return nil }
    let isSpec = !FileName.isImported(model.trees[place.tree].source.path)
    var layers = [place]
    for other in others where FileName.isImported(model.trees[other.tree].source.path) {
      guard let value = value(of: name, at: other) else { continue }
      var layer = other
      layer.node = value
      layer.completesSpec = isSpec
      guard let layer = resolve(layer), model.trees[layer.tree][layer.node].kind == .mapping else { continue }
      layers.append(layer)
    }
    return layers.count > 1 ? layers : nil
  }

  /// Returns whether a value is the name of the file that states the same field: `coverage: city.geojson`. What stands in
  /// the file then counts.
  func namesFile(
    _ value: NodeIndex, of tree: SyntaxTree, statingBelow name: NameID, _ others: ArraySlice<Place>
  ) -> Bool {
    let target = tree.target(of: value)
    guard target != .none, tree[target].kind == .scalar else { return false }
    let file = Path.lastComponent(tree.text(of: target))
    return others.contains { other in
      other.completesSpec && Path.lastComponent(model.trees[other.tree].source.path) == file
        && self.value(of: name, at: other) != nil
    }
  }

  /// The fields of an app that its Info.plist may state items of, and the fields of an item that name it.
  private static let mergedLists: [(field: String, names: [String])] = [
    ("quickActions", ["title"]), ("permissions", ["resource"]), ("extensions", ["name"]),
  ]

  /// An item of a merged list, by what states it; the first wins key by key.
  typealias MergedItem = [Place]

  /// Returns the items of a list that a spec and an Info.plist state; nil where the spec states all of them or says that
  /// nobody can.
  mutating func itemsToMerge(
    of place: Place, named name: NameID, type: FieldType, _ others: ArraySlice<Place>
  ) -> [MergedItem]? {
    guard case .list(.node) = type, !FileName.isImported(model.trees[place.tree].source.path),
      let names = Self.mergedLists.first(where: { vocabulary.nameID(of: $0.field) == name })?.names,
      let below = others.first(where: { FileName.isImported(model.trees[$0.tree].source.path) }),
      let list = value(of: name, at: below)
    else { return nil }
    let (tree, other) = (model.trees[place.tree], model.trees[below.tree])
    guard tree[place.node].kind == .sequence, other[other.target(of: list)].kind == .sequence else { return nil }
    var items: [MergedItem] = []
    var positions: [String: Int] = [:]
    for child in tree.children(of: place.node) {
      guard let item = resolve(Place(tree: place.tree, node: child)) else { continue }
      if let key = key(of: item, names) { positions[key] = items.count }
      items.append([item])
    }
    guard !items.isEmpty else { return nil }
    for child in other.children(of: other.target(of: list)) {
      let item = Place(tree: below.tree, node: child)
      if let key = key(of: item, names), let position = positions[key] {
        items[position].append(item)
      } else {
        items.append([item])
      }
    }
    return items
  }

  mutating func decodeMerged(
    _ items: [MergedItem], into slot: inout FieldSlot, owner: NodeReference, nodeType: Int
  ) {
    let start = pendingItems.count
    for (position, layers) in items.enumerated() {
      var item = slot
      item.source = UInt32(layers[0].tree)
      item.value = model.trees[layers[0].tree][layers[0].node].range
      item.key = item.value
      if layers.count > 1 {
        let node = decodeObject(nodeType, layers: layers, parent: owner, field: slot.name, position: position)
        (item.kind, item.payload) = (.node, UInt64(node.index))
      } else {
        (item.kind, item.payload) = (.unknown, 0)
        let before = model.nodes.count
        let tree = model.trees[layers[0].tree]
        decode(
          .node(vocabulary.types[nodeType].name), at: layers[0], near: (tree, layers[0].tree), into: &item,
          owner: owner, nodeType: nodeType)
        if model.nodes.count > before { model.nodes[before].position = Int32(position) }
      }
      pendingItems.append(item)
    }
    let filled = list(slot.name, from: start, like: slot)
    (slot.kind, slot.payload) = (filled.kind, filled.payload)
  }

  /// Returns the value of a field that a layer writes.
  func value(of name: NameID, at place: Place) -> NodeIndex? {
    let tree = model.trees[place.tree]
    return tree.entries(of: place.node).first { entry in
      tree.withBytes(of: entry.key) { vocabulary.nameID(ofKey: $0) } == name
    }?.value
  }

  /// Returns the text that names an item; nil where it is in several languages, or no text.
  private func key(of item: Place, _ names: [String]) -> String? {
    let tree = model.trees[item.tree]
    guard tree[item.node].kind == .mapping else { return nil }
    for name in names {
      guard let value = value(of: vocabulary.nameID(of: name), at: item) else { continue }
      let target = tree.target(of: value)
      if target != .none, tree[target].kind == .scalar { return tree.text(of: target) }
    }
    return nil
  }
}
