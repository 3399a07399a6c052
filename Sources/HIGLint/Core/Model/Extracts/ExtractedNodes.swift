import HIGLanguage
import HIGReading

/// The extracts that hold a model's last nodes. Their facts are not in the model: they are read out of the bytes.
package struct ExtractedNodes {
  fileprivate struct Part {
    var extract: EncodedExtract
    var firstNode: UInt32
    /// The number of its first file among those of all parts.
    var firstFile: UInt32

    package init(extract: EncodedExtract, firstNode: UInt32, firstFile: UInt32) {
      self.extract = extract
      self.firstNode = firstNode
      self.firstFile = firstFile
    }
  }

  fileprivate var parts: ContiguousArray<Part> = []
  fileprivate var fileCount: UInt32 = 0
  fileprivate var nodeEnd: UInt32 = 0
  /// The model's own files by their paths: the text of these is at hand.
  fileprivate var ownFiles: [String: Int] = [:]

  /// The bit that is set in the numbers of files of extracts.
  fileprivate static let fileBit: UInt32 = 1 << 31
  /// The bit that is set in the payload of a slot if that is the place of a stored value.
  fileprivate static let storedBit: UInt64 = 1 << 63

  fileprivate func reader(in part: Int, at offset: Int) -> ByteReader {
    let extract = parts[part].extract
    return ByteReader(bytes: extract.bytes, offset: extract.range.lowerBound + offset)
  }

  /// Returns the numbers of a part's nodes in the model.
  fileprivate func nodes(of part: Int) -> Range<Int> {
    Int(parts[part].firstNode)..<Int(part + 1 < parts.count ? parts[part + 1].firstNode : nodeEnd)
  }

  /// Returns the payload for the place of a stored value.
  fileprivate static func place(_ part: Int, _ offset: Int) -> UInt64 {
    storedBit | UInt64(part) << 32 | UInt64(offset)
  }

  fileprivate func reader(at place: UInt64) -> (ByteReader, part: Int) {
    let part = Int(place & ~Self.storedBit) >> 32
    return (reader(in: part, at: Int(place & 0xFFFF_FFFF)), part)
  }

  fileprivate func path(ofFile number: UInt32) -> String {
    // By places: to take a part out counts a reference to its bytes.
    let part = parts.indices.partitioningIndex { parts[$0].firstFile > number } - 1
    var reader = reader(in: part, at: 0)
    let files = (try? reader.extractHeader())?.files ?? []
    let local = Int(number - parts[part].firstFile)
    return local < files.count ? files[local] : ""
  }
}

extension Model {
  /// Adds the screens of extracts, of which damaged ones are left out; afterwards the app has all of its screens.
  ///
  /// Their files are not held: a place in one has its path and its range, but no text.
  package func add(_ encoded: [EncodedExtract]) {
    nodes.reserveCapacity(nodes.count + encoded.reduce(0) { $0 + ($1.nodeCount ?? 0) })
    extracts.parts.reserveCapacity(encoded.count)
    extracts.ownFiles = Dictionary(sources.enumerated().map { ($1.path, $0) }) { $1 }
    extracts.nodeEnd = UInt32(nodes.count)
    for extract in encoded {
      do throws(ByteDecodingError) {
        try add(extract)
      } catch {
        nodes.removeSubrange(Int(extracts.nodeEnd)...)
      }
    }
    hasAllScreens = true
    placeImpliedApp()
  }

  /// Adds an app of which nothing is stated. Its place is that of its first screen, once that is known.
  package func addImpliedApp() {
    app = NodeReference(nodes.count)
    nodes.append(
      ModelNode(
        type: UInt16(vocabulary.typeIndex(of: "app") ?? 0), source: .max, range: SourceRange(at: 0), parent: .none,
        field: Names.app, position: -1, firstSlot: 0, slotCount: 0, end: UInt32(nodes.count + 1)))
  }

  private func placeImpliedApp() {
    guard app != .none, nodes[Int(app.index)].source == .max else { return }
    guard let first = screens.first else {
      // Damaged extracts give no screens.
      app = .none
      return
    }
    nodes[Int(app.index)].source = nodes[Int(first.index)].source
    nodes[Int(app.index)].range = SourceRange(at: Int(nodes[Int(first.index)].range.start))
  }

  private func add(_ extract: EncodedExtract) throws(ByteDecodingError) {
    var reader = ByteReader(bytes: extract.bytes, offset: extract.range.lowerBound)
    let header = try reader.extractHeader()
    let first = nodes.count
    let part = UInt32(extracts.parts.count)
    let firstFile = extracts.fileCount
    for index in 0..<header.nodes {
      let node = try reader.extractedNode(header)
      let start = reader.offset - extract.range.lowerBound
      var fields: UInt64 = 0
      let directory = try reader.factDirectory()
      for fact in 0..<directory.count {
        let name = reader.name(of: fact, in: directory)
        guard Int(name.value) < header.names else { throw .malformed }
        fields |= name.bit
      }
      reader.offset = directory.end
      try reader.skipFingerprintAndPath()
      let parent = node.parent.map { NodeReference(first + $0) } ?? (node.type == screenType ? app : .none)
      nodes.append(
        ModelNode(
          type: UInt16(node.type), source: ExtractedNodes.fileBit | (firstFile + UInt32(node.place.file)),
          range: node.place.range, parent: parent, field: node.field,
          position: Int32(truncatingIfNeeded: node.position), firstSlot: UInt32(start),
          slotCount: UInt16(directory.count), end: UInt32(first + index + 1), extract: part, fields: fields))
    }
    guard reader.offset == extract.range.upperBound else { throw .malformed }
    extracts.parts.append(.init(extract: extract, firstNode: UInt32(first), firstFile: firstFile))
    extracts.fileCount += UInt32(header.files.count)
    extracts.nodeEnd = UInt32(nodes.count)
    for screen in header.screens {
      screens.append(NodeReference(first + Int(screen)))
      screenStates.append(NodeReference(first + Int(screen)))
    }
  }

  // MARK: Files

  /// Returns the file of a node or a slot, by its number.
  package func source(_ number: UInt32) -> SourceFile {
    guard number & ExtractedNodes.fileBit != 0 else { return sources[Int(number)] }
    let path = extracts.path(ofFile: number & ~ExtractedNodes.fileBit)
    if let own = extracts.ownFiles[path] { return sources[own] }
    return SourceFile(path: path, stored: [])
  }

  // MARK: Facts

  /// Returns the slot of a node that comes from an extract.
  func extractedSlot(_ name: NameID, of record: ModelNode) -> FieldSlot? {
    var reader = extracts.reader(in: Int(record.extract), at: Int(record.firstSlot))
    guard let directory = try? reader.factDirectory(), let index = reader.index(of: name, in: directory),
      let fact = try? reader.fact(at: index, of: directory)
    else { return nil }
    return slot(of: fact, of: record, &reader)
  }

  /// Returns the slots of a node that comes from an extract.
  func extractedSlots(of record: ModelNode) -> ContiguousArray<FieldSlot> {
    var reader = extracts.reader(in: Int(record.extract), at: Int(record.firstSlot))
    var slots: ContiguousArray<FieldSlot> = []
    guard let directory = try? reader.factDirectory() else { return slots }
    slots.reserveCapacity(directory.count)
    for index in 0..<directory.count {
      // What rules' parts found comes last.
      guard !EncodedExtract.isKept(reader.name(of: index, in: directory)),
        let fact = try? reader.fact(at: index, of: directory)
      else { break }
      slots.append(slot(of: fact, of: record, &reader))
    }
    return slots
  }

  /// Returns what a rule's part found about a node in its own file; nil for a node whose file is here.
  public func kept(_ number: UInt32, at node: NodeReference) -> KeptFact? {
    let record = nodes[Int(node.index)]
    guard record.extract != .max else { return nil }
    let name = EncodedExtract.name(ofKept: number)
    if record.fields & name.bit == 0 { return .absent }
    let part = Int(record.extract)
    var reader = extracts.reader(in: part, at: Int(record.firstSlot))
    guard let directory = try? reader.factDirectory(), let index = reader.index(of: name, in: directory) else {
      return .absent
    }
    let start = extracts.parts[part].extract.range.lowerBound
    guard (try? reader.fact(at: index, of: directory)) != nil,
      let value = try? reader.extractedValue(from: start, nodes: extracts.nodes(of: part), name: name)
    else { return .value(.unknown(Unknown("", .unreadable))) }
    return .value(value)
  }

  /// - Parameter reader: The reader, behind the fact's beginning.
  private func slot(of fact: EncodedExtract.Fact, of record: ModelNode, _ reader: inout ByteReader) -> FieldSlot {
    var slot = FieldSlot(
      name: fact.name, kind: .unknown, origin: fact.flags.contains(.hasPlace) ? .written : .computed,
      source: record.source,
      key: SourceRange(at: 0), value: SourceRange(at: 0), payload: UInt64(Unknown.Reason.unreadable.rawValue))
    let part = Int(record.extract)
    do throws(ByteDecodingError) {
      if fact.flags.contains(.isNearby) {
        slot.value = try reader.range(from: record.range.start)
      } else if fact.flags.contains(.hasPlace) {
        let place = try reader.place(below: Int(UInt32.max >> 1))
        slot.value = place.range
        slot.source = ExtractedNodes.fileBit | (extracts.parts[part].firstFile + UInt32(place.file))
      }
      slot.key = slot.value
      let place = ExtractedNodes.place(part, reader.offset - extracts.parts[part].extract.range.lowerBound)
      if fact.flags.contains(.isWhole) {
        slot.kind = .stored
        slot.payload = place
      } else {
        try reader.fill(&slot, nodes: extracts.nodes(of: part), place: place)
      }
    } catch {
      slot.kind = .unknown
      slot.payload = UInt64(Unknown.Reason.unreadable.rawValue)
    }
    return slot
  }

  /// Whether a slot's value lies in an extract, at the place that its payload is.
  static func isStored(_ slot: FieldSlot) -> Bool { slot.payload & ExtractedNodes.storedBit != 0 }

  package func value(ofStored slot: FieldSlot) -> Value {
    var (reader, part) = extracts.reader(at: slot.payload)
    let start = extracts.parts[part].extract.range.lowerBound
    return (try? reader.extractedValue(from: start, nodes: extracts.nodes(of: part), name: slot.name))
      ?? .unknown(unknown(slot.name, .unreadable))
  }

  package func string(ofStored slot: FieldSlot) -> String {
    var (reader, part) = extracts.reader(at: slot.payload)
    return (try? reader.extractedText(from: extracts.parts[part].extract.range.lowerBound)) ?? ""
  }

  /// Returns the items of a list that lies in an extract.
  package func items(ofStored slot: FieldSlot) -> ContiguousArray<FieldSlot> {
    var (reader, part) = extracts.reader(at: slot.payload)
    let nodes = extracts.nodes(of: part)
    let start = extracts.parts[part].extract.range.lowerBound
    var items: ContiguousArray<FieldSlot> = []
    do throws(ByteDecodingError) {
      for _ in 0..<(try reader.extractedList()) {
        var item = slot
        var next = reader
        try reader.fill(&item, nodes: nodes, place: ExtractedNodes.place(part, reader.offset - start))
        items.append(item)
        try next.skipExtractedValue()
        reader = next
      }
    } catch {
      return items
    }
    return items
  }

  // MARK: What is around them in their own file

  func isExtracted(_ node: NodeReference) -> Bool { nodes[Int(node.index)].extract != .max }

  /// Returns the path of a node that comes from an extract; nil for others.
  func extractedPath(of node: NodeReference) -> String? {
    guard isExtracted(node) else { return nil }
    let first = Int(extracts.parts[Int(nodes[Int(node.index)].extract)].firstNode)
    let number = Int(node.index) - first
    var path: [UInt8] = []
    for other in number - number % EncodedExtract.pathsInARow...number {
      guard var reader = readerBehindFacts(of: nodes[first + other]), (try? reader.number()) != nil,
        (try? reader.path(after: &path)) != nil
      else { return nil }
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// Returns the digest of all that a node holds in its own file; nil if nobody asked for it.
  func extractedFingerprint(of node: NodeReference) -> UInt64? {
    guard isExtracted(node), var reader = readerBehindFacts(of: nodes[Int(node.index)]) else { return nil }
    return (try? reader.number()).flatMap { $0 == 0 ? nil : $0 }
  }

  private func readerBehindFacts(of record: ModelNode) -> ByteReader? {
    var reader = extracts.reader(in: Int(record.extract), at: Int(record.firstSlot))
    guard let directory = try? reader.factDirectory() else { return nil }
    reader.offset = directory.end
    return reader
  }
}
