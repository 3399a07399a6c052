/// The nodes of some extracts, numbered as in the model of the app that they become a part of.
///
/// Threads make one each; put into the model one after the other, they are what one thread would have made. What lies in
/// arrays whose lengths are known only in the end is numbered from the part's own beginning until then.
struct ExtractedNodes: Sendable {
  /// The numbers in the model of the first node and the first fact.
  let firstNode: Int
  let firstSlot: Int
  /// Whose screens they are.
  private let app: NodeReference
  private let screenType: Int

  fileprivate var nodes: ContiguousArray<ModelNode> = []
  fileprivate var slots: ContiguousArray<FieldSlot> = []
  fileprivate var items: ContiguousArray<FieldSlot> = []
  fileprivate var strings: [String] = []
  /// The large values, as they were stored.
  fileprivate var stored: [UInt8] = []
  fileprivate var values: [Value] = []
  fileprivate var paths = PackedStrings()
  fileprivate var fingerprints: [UInt64] = []
  fileprivate var screens: [NodeReference] = []
  fileprivate var files: [SourceFile] = []
  private var fileNumbers: [String: UInt32] = [:]

  /// - Parameters:
  ///   - model: The app's model.
  ///   - size: How many nodes and facts other parts will have put into it before this one.
  init(after size: ExtractSize = ExtractSize(), in model: Model) {
    firstNode = model.nodes.count + size.nodes
    firstSlot = model.slots.count + size.facts
    app = model.app
    screenType = model.screenType
  }

  mutating func reserve(_ size: ExtractSize) {
    nodes.reserveCapacity(size.nodes)
    fingerprints.reserveCapacity(size.nodes)
    slots.reserveCapacity(size.facts)
  }

  mutating func add(_ extract: Extract) { add(Extract.Stored(extract: extract)) }

  mutating func add(_ extracted: Extract.Stored) {
    let extract = extracted.extract
    var factNumber = 0
    let files = extract.files.map { number(ofFile: $0) }
    let first = firstNode + nodes.count
    for node in extract.nodes {
      let start = slots.count
      var fields: UInt64 = 0
      for fact in node.facts {
        let range = factNumber < extracted.ranges.count ? extracted.ranges[factNumber] : nil
        factNumber += 1
        slots.append(slot(of: fact, stored: range.map { extracted.bytes[$0] }, first: first, files: files))
        fields |= fact.name.bit
      }
      nodes.append(
        ModelNode(
          type: UInt16(node.type), source: files[node.place.file],
          range: node.place.range,
          parent: node.parent >= 0 ? NodeReference(first + node.parent) : node.type == screenType ? app : .none,
          field: node.field,
          position: Int32(truncatingIfNeeded: node.position),
          firstSlot: UInt32(firstSlot + start), slotCount: UInt16(truncatingIfNeeded: slots.count - start),
          end: UInt32(firstNode + nodes.count + 1), fields: fields))
      paths.append(node.path)
      fingerprints.append(node.fingerprint)
    }
    for screen in extract.screens { screens.append(NodeReference(first + screen)) }
  }

  private mutating func number(ofFile path: String) -> UInt32 {
    if let known = fileNumbers[path] { return known }
    let number = UInt32(files.count)
    files.append(SourceFile(path: path, stored: []))
    fileNumbers[path] = number
    return number
  }

  private mutating func slot(
    of fact: Extract.Fact, stored bytes: ArraySlice<UInt8>?, first: Int, files: [UInt32]
  ) -> FieldSlot {
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
    if let bytes {
      slot.kind = .stored
      slot.payload = UInt64(first) << 32 | UInt64(stored.count)
      stored += bytes
    } else {
      fill(&slot, with: fact.value, first: first)
    }
    return slot
  }

  private mutating func fill(_ slot: inout FieldSlot, with value: ExtractedValue, first: Int) {
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
      var filled: [FieldSlot] = []
      filled.reserveCapacity(values.count)
      for value in values {
        var item = slot
        item.payload = 0
        fill(&item, with: value, first: first)
        filled.append(item)
      }
      slot.kind = .list
      slot.payload = UInt64(items.count) << 32 | UInt64(filled.count)
      items.append(contentsOf: filled)
    case .interval, .map, .color:
      slot.kind = .value
      slot.payload = UInt64(values.count)
      values.append(Self.value(of: value, first: first, name: slot.name))
    }
  }

  fileprivate static func value(of value: ExtractedValue, first: Int, name: NameID) -> Value {
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
    case .unknown(let reason): .unknown(Unknown(Vocabulary.shared.name(name), reason))
    }
  }
}

/// How many nodes extracts hold, and how many facts.
struct ExtractSize: Equatable {
  var nodes = 0
  var facts = 0

  static func += (a: inout ExtractSize, b: ExtractSize) {
    a.nodes += b.nodes
    a.facts += b.facts
  }
}

/// What is known of a model's nodes that come from extracts.
struct ExtractedPlaces {
  private var first = 0
  /// Their paths: what is around them is not here.
  private var paths = PackedStrings()
  /// The digests of all that they hold in their own files; 0 where nobody asked for them.
  private var fingerprints: [UInt64] = []

  func path(of node: NodeReference) -> String? { place(of: node).map { paths[$0] } }

  func fingerprint(of node: NodeReference) -> UInt64? {
    place(of: node).flatMap { fingerprints[$0] == 0 ? nil : fingerprints[$0] }
  }

  private func place(of node: NodeReference) -> Int? {
    let place = Int(node.index) - first
    return place >= 0 && place < paths.count ? place : nil
  }

  /// - Parameter bytes: More than their paths have.
  fileprivate mutating func reserve(_ count: Int, bytes: Int) {
    paths.reserve(count, bytes: bytes)
    fingerprints.reserveCapacity(count)
  }

  fileprivate mutating func append(_ part: ExtractedNodes) {
    if paths.count == 0 { first = part.firstNode }
    paths += part.paths
    fingerprints += part.fingerprints
  }
}

/// Strings one behind the other: a screen has dozens of short ones.
private struct PackedStrings: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  subscript(index: Int) -> String {
    String(decoding: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]], as: UTF8.self)
  }

  mutating func append(_ string: String) {
    bytes += string.utf8
    ends.append(bytes.count)
  }

  mutating func reserve(_ count: Int, bytes: Int) {
    ends.reserveCapacity(count)
    self.bytes.reserveCapacity(bytes)
  }

  static func += (a: inout PackedStrings, b: PackedStrings) {
    let first = a.bytes.count
    a.bytes += b.bytes
    a.ends += b.ends.lazy.map { first + $0 }
  }
}

extension Model {
  /// Adds the screens of extracts; afterwards the app has all of its screens.
  ///
  /// Their files are not held: a place in one has its path and its range, and no text.
  func add(_ extracts: some Sequence<Extract>) {
    var part = ExtractedNodes(in: self)
    for extract in extracts { part.add(extract) }
    var files = fileNumbers
    append(part, files: &files)
    hasAllScreens = true
  }

  /// Adds the screens of extracts as they were encoded, of which damaged ones are left out: some dozens at a time, as they
  /// are larger when they are decoded, and those on several threads.
  func add(encoded: [ArraySlice<UInt8>], threads: Int) {
    let sizes = encoded.map { Extract.size(of: $0) ?? ExtractSize() }
    let whole = sizes.reduce(into: ExtractSize()) { $0 += $1 }
    nodes.reserveCapacity(nodes.count + whole.nodes)
    slots.reserveCapacity(slots.count + whole.facts)
    // More than there will be; what is not filled takes no room. An array that grows is copied, and twice there for a while.
    strings.reserveCapacity(strings.count + whole.facts)
    let bytes = encoded.reduce(0) { $0 + $1.count }
    storedFacts.reserveCapacity(bytes)
    extracted.reserve(whole.nodes, bytes: bytes)
    var files = fileNumbers
    for round in stride(from: 0, to: encoded.count, by: Self.batchSize * Self.batchesAtOnce) {
      let end = min(round + Self.batchSize * Self.batchesAtOnce, encoded.count)
      var batches: [(range: Range<Int>, part: ExtractedNodes, size: ExtractSize)] = []
      var before = ExtractSize()
      for start in stride(from: round, to: end, by: Self.batchSize) {
        let range = start..<min(start + Self.batchSize, end)
        let size = sizes[range].reduce(into: ExtractSize()) { $0 += $1 }
        batches.append((range, ExtractedNodes(after: before, in: self), size))
        before += size
      }
      let work = batches
      Parallel.inOrder(count: work.count, threads: threads) { index in
        work[index].part.adding(encoded[work[index].range], size: work[index].size)
      } take: { index, part in
        // Behind a damaged one all numbers are others.
        let isInPlace = part.firstNode == nodes.count && part.firstSlot == slots.count
        append(
          isInPlace
            ? part : ExtractedNodes(in: self).adding(encoded[work[index].range], size: work[index].size),
          files: &files)
      }
    }
    hasAllScreens = true
  }

  private static let batchSize = 64
  /// Of so many batches one that takes long may leave all others waiting, decoded.
  private static let batchesAtOnce = 16

  /// A value that was stored.
  func value(ofStored slot: FieldSlot) -> Value {
    guard let value = ExtractedValue(storedFacts, at: Int(slot.payload & 0xFFFF_FFFF)) else {
      return .unknown(unknown(slot.name, .unreadable))
    }
    return ExtractedNodes.value(of: value, first: Int(slot.payload >> 32), name: slot.name)
  }

  private var fileNumbers: [String: UInt32] {
    Dictionary(sources.enumerated().map { ($1.path, UInt32($0)) }) { $1 }
  }

  private func append(_ part: ExtractedNodes, files: inout [String: UInt32]) {
    let numbers = part.files.map { file in
      if let known = files[file.path] { return known }
      let number = UInt32(sources.count)
      sources.append(file)
      files[file.path] = number
      return number
    }
    let (firstString, firstItem, firstValue) = (UInt64(strings.count), UInt64(items.count), UInt64(values.count))
    let firstStored = UInt64(storedFacts.count)
    func placed(_ slot: FieldSlot) -> FieldSlot {
      var slot = slot
      if slot.origin != .computed { slot.source = numbers[Int(slot.source)] }
      switch slot.kind {
      case .string: slot.payload += firstString
      case .list: slot.payload += firstItem << 32
      case .value: slot.payload += firstValue
      case .stored: slot.payload += firstStored
      default: break
      }
      return slot
    }
    for node in part.nodes {
      var node = node
      node.source = numbers[Int(node.source)]
      nodes.append(node)
    }
    for slot in part.slots { slots.append(placed(slot)) }
    for item in part.items { items.append(placed(item)) }
    strings += part.strings
    values += part.values
    storedFacts += part.stored
    extracted.append(part)
    screens += part.screens
    screenStates += part.screens
  }
}

extension ExtractedNodes {
  /// With the nodes of extracts as they were encoded, of which damaged ones are left out.
  fileprivate func adding(_ encoded: ArraySlice<ArraySlice<UInt8>>, size: ExtractSize) -> ExtractedNodes {
    var part = self
    part.reserve(size)
    for bytes in encoded {
      if let extract = Extract.Stored([UInt8](bytes)) { part.add(extract) }
    }
    return part
  }
}
