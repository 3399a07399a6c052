/// Puts extracted screens into the model of an app, where rules about the whole app find them.
extension Model {
  /// Adds the screens of extracts; afterwards the app has all of its screens.
  ///
  /// Their files are not held: a place in one has its path and its range, and no text.
  ///
  /// - Parameter size: How many nodes and facts they hold, where that is known: arrays that need not grow need not be copied.
  func add(_ extracts: some Sequence<Extract>, size: (nodes: Int, facts: Int)? = nil) {
    if let size {
      nodes.reserveCapacity(nodes.count + size.nodes)
      slots.reserveCapacity(slots.count + size.facts)
      extractedPaths.reserve(size.nodes)
    }
    var files: [String: UInt32] = [:]
    for (index, source) in sources.enumerated() { files[source.path] = UInt32(index) }
    for extract in extracts {
      let numbers = extract.files.map { path in
        if let known = files[path] { return known }
        sources.append(SourceFile(path: path, stored: []))
        let number = UInt32(sources.count - 1)
        files[path] = number
        return number
      }
      add(extract, files: numbers)
    }
    hasAllScreens = true
  }

  private func add(_ extract: Extract, files: [UInt32]) {
    let first = nodes.count
    let screenType = vocabulary.typeIndex(of: "screen") ?? -1
    for node in extract.nodes {
      let index = nodes.count
      nodes.append(
        ModelNode(
          type: UInt16(node.type), source: files[node.place.file],
          range: node.place.range,
          parent: node.parent >= 0 ? NodeReference(first + node.parent) : node.type == screenType ? app : .none,
          field: node.field,
          position: Int32(truncatingIfNeeded: node.position),
          firstSlot: 0, slotCount: 0, end: UInt32(index + 1)))
      extractedPaths.set(node.path, for: UInt32(index))
      if node.fingerprint != 0 { extractedFingerprints.set(node.fingerprint, for: UInt32(index)) }
    }
    for (offset, node) in extract.nodes.enumerated() {
      let own = node.facts.map { slot(of: $0, first: first, files: files) }
      let firstSlot = slots.count
      slots.append(contentsOf: own)
      setSlots(of: first + offset, to: firstSlot..<slots.count)
    }
    for screen in extract.screens {
      screens.append(NodeReference(first + screen))
      screenStates.append(NodeReference(first + screen))
    }
  }

  private func slot(of fact: Extract.Fact, first: Int, files: [UInt32]) -> FieldSlot {
    var slot = FieldSlot(
      name: fact.name, kind: .null, origin: .written, source: 0, key: SourceRange(at: 0),
      value: SourceRange(at: 0), payload: 0)
    if let place = fact.place {
      slot.source = files[place.file]
      slot.value = place.range
      slot.key = place.range
    } else {
      slot.origin = .computed
    }
    fill(&slot, with: fact.value, first: first)
    return slot
  }

  private func fill(_ slot: inout FieldSlot, with value: ExtractedValue, first: Int) {
    switch value {
    case .null: slot.kind = .null
    case .bool(let bool):
      slot.kind = .bool
      slot.payload = bool ? 1 : 0
    case .int(let int):
      slot.kind = .int
      slot.payload = UInt64(bitPattern: int)
    case .double(let double):
      slot.kind = .number
      slot.payload = double.bitPattern
    case .string(let string):
      slot.kind = .string
      slot.payload = UInt64(strings.count)
      strings.append(string)
    case .node(let index):
      slot.kind = .node
      slot.payload = UInt64(first + index)
    case .unknown(let reason):
      slot.kind = .unknown
      slot.payload = UInt64(reason.rawValue)
    case .list(let values):
      let filled = values.map { value in
        var item = slot
        item.payload = 0
        fill(&item, with: value, first: first)
        return item
      }
      slot.kind = .list
      slot.payload = UInt64(items.count) << 32 | UInt64(filled.count)
      items.append(contentsOf: filled)
    case .interval, .map, .color:
      slot.kind = .value
      slot.payload = UInt64(self.values.count)
      self.values.append(self.value(of: value, first: first, name: slot.name))
    }
  }

  private func value(of value: ExtractedValue, first: Int, name: NameID) -> Value {
    switch value {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .double(let double): .double(double)
    case .interval(let low, let high): .interval(Interval(low: low, high: high))
    case .string(let string): .string(string)
    case .list(let values): .list(values.map { self.value(of: $0, first: first, name: name) })
    case .map(let entries):
      .map(
        MapValue(
          entries.map {
            (self.value(of: $0.key, first: first, name: name), self.value(of: $0.value, first: first, name: name))
          }))
    case .node(let index): .node(NodeReference(first + index))
    case .color(let color, let name): .color(ColorValue(color, name: name))
    case .unknown(let reason): .unknown(unknown(name, reason))
    }
  }
}
