import HIGLanguage
import HIGReading

/// Reading the parts of an extract from its bytes.
extension ByteReader {
  mutating func extractHeader() throws(ByteDecodingError) -> EncodedExtract.Header {
    guard try number() == EncodedExtract.vocabularySize else { throw .malformed }
    let nodes = try count()
    let files = try strings()
    var screens: [UInt32] = []
    for _ in 0..<(try count()) { screens.append(try index(below: nodes)) }
    return EncodedExtract.Header(nodes: nodes, files: files, screens: screens)
  }

  /// - Parameter header: The header of the node's extract: indices are checked against it.
  @inline(__always)
  mutating func extractedNode(_ header: EncodedExtract.Header) throws(ByteDecodingError) -> EncodedExtract.Node {
    EncodedExtract.Node(
      type: Int(try index(below: header.types)),
      place: try place(below: header.files.count),
      field: try optionalIndex(below: header.names).map { NameID(UInt16($0)) } ?? .none,
      position: Int(truncatingIfNeeded: try number()) &- 1,
      parent: try optionalIndex(below: header.nodes))
  }

  /// Reads the directory of a node's facts, up to the first of them.
  @inline(__always)
  mutating func factDirectory() throws(ByteDecodingError) -> EncodedExtract.FactDirectory {
    let start = offset
    let number = try number()
    guard number < 1 << 19, number & 3 < 3 else { throw .malformed }
    let count = Int(number >> 3)
    var (names, ends) = (offset, offset + 2 * count)
    if number & 4 != 0 {
      names = start - Int(try index(below: start + 1))
      guard names + 2 * count <= start else { throw .malformed }
      ends = offset
    }
    var directory = EncodedExtract.FactDirectory(count: count, width: 1 << Int(number & 3), names: names, ends: ends)
    guard directory.facts <= bytes.count else { throw .malformed }
    if directory.count > 0 { directory.end = end(of: directory.count - 1, in: directory) }
    guard directory.end <= bytes.count else { throw .malformed }
    offset = directory.facts
    return directory
  }

  /// Returns the name of a fact.
  @inline(__always)
  func name(of index: Int, in directory: EncodedExtract.FactDirectory) -> NameID {
    let place = directory.names + 2 * index
    return NameID(UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
  }

  /// Returns the offset behind a fact.
  @inline(__always)
  private func end(of index: Int, in directory: EncodedExtract.FactDirectory) -> Int {
    let place = directory.ends + directory.width * index
    var end = 0
    for byte in 0..<directory.width { end |= Int(bytes[place + byte]) << (8 * byte) }
    return directory.facts + end
  }

  /// Returns the place of a fact in its node's directory; nil for none.
  @inline(__always)
  func index(of name: NameID, in directory: EncodedExtract.FactDirectory) -> Int? {
    bytes.withUnsafeBytes { bytes in
      let wanted = name.value.littleEndian
      for index in 0..<directory.count
      where bytes.loadUnaligned(fromByteOffset: directory.names &+ 2 &* index, as: UInt16.self) == wanted {
        return index
      }
      return nil
    }
  }

  /// Reads the beginning of a fact.
  @inline(__always)
  mutating func fact(
    at index: Int, of directory: EncodedExtract.FactDirectory
  ) throws(ByteDecodingError) -> EncodedExtract.Fact {
    let start = index == 0 ? directory.facts : end(of: index - 1, in: directory)
    let end = end(of: index, in: directory)
    guard start < end, end <= directory.end else { throw .malformed }
    offset = start
    let flags = EncodedExtract.Flags(rawValue: try byte())
    return EncodedExtract.Fact(name: name(of: index, in: directory), flags: flags, end: end)
  }

  /// Skips the fingerprint and the path, which follow a node's facts.
  mutating func skipFingerprintAndPath() throws(ByteDecodingError) {
    _ = try number()
    _ = try number()
    offset += try count()
  }

  /// Turns the path of the node before into this one's: the shared beginning stays, the rest is read.
  package mutating func path(after previous: inout [UInt8]) throws(ByteDecodingError) {
    let common = try number()
    let rest = try count()
    guard common <= UInt64(previous.count) else { throw .malformed }
    previous.removeLast(previous.count - Int(common))
    previous += bytes[offset..<offset + rest]
    offset += rest
  }

  private mutating func optionalIndex(below limit: Int) throws(ByteDecodingError) -> Int? {
    let index = Int(try index(below: limit + 1))
    return index == 0 ? nil : index - 1
  }

  /// - Parameter fileCount: The number of the extract's files.
  package mutating func place(below fileCount: Int) throws(ByteDecodingError) -> Extract.Place {
    Extract.Place(file: Int(try index(below: fileCount)), range: try range(from: 0))
  }

  /// - Parameter start: The offset that the range's start is counted from.
  package mutating func range(from start: UInt32) throws(ByteDecodingError) -> SourceRange {
    let (distance, length) = (try number(), try number())
    let limit = UInt64(UInt32.max)
    guard distance <= limit, length <= limit, UInt64(start) + distance + length <= limit else { throw .malformed }
    let first = start + UInt32(distance)
    return SourceRange(start: first, end: first + UInt32(length))
  }

  private mutating func int() throws(ByteDecodingError) -> Int64 {
    let bits = try number()
    return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }

  private mutating func double() throws(ByteDecodingError) -> Double {
    let int = try int()
    switch int & 3 {
    case 1: return Double(int >> 2)
    case 2: return Double(int >> 2) / 255
    default:
      var bits: UInt64 = 0
      for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(try byte()) << UInt64(shift) }
      return Double(bitPattern: bits)
    }
  }

  private mutating func color() throws(ByteDecodingError) -> Color {
    Color(red: try double(), green: try double(), blue: try double(), alpha: try double())
  }

  /// Reads a value in the form that it has in a model.
  ///
  /// - Parameters:
  ///   - start: The offset at which the extract begins.
  ///   - nodes: The indices of the extract's nodes in the model.
  ///   - name: The name of the fact that has the value.
  mutating func extractedValue(
    from start: Int, nodes: Range<Int>, name: NameID, depth: Int = 0
  ) throws(ByteDecodingError) -> Value {
    guard depth < 100, let tag = EncodedExtract.Tag(rawValue: try byte()) else { throw .malformed }
    switch tag {
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .int: return .int(try int())
    case .double: return .double(try double())
    case .string: return .string(try string())
    case .textAgain: return .string(try textAgain(from: start))
    case .interval: return .interval(Interval(low: try double(), high: try double()))
    case .list:
      let count = try count()
      var items: [Value] = []
      items.reserveCapacity(count)
      for _ in 0..<count { items.append(try extractedValue(from: start, nodes: nodes, name: name, depth: depth + 1)) }
      return .list(items)
    case .map:
      var entries: [(key: Value, value: Value)] = []
      for _ in 0..<(try count()) {
        let key = try extractedValue(from: start, nodes: nodes, name: name, depth: depth + 1)
        entries.append((key, try extractedValue(from: start, nodes: nodes, name: name, depth: depth + 1)))
      }
      return .map(MapValue(entries))
    case .node: return .node(NodeReference(nodes.lowerBound + Int(try index(below: nodes.count))))
    case .color:
      let light = try color()
      let color = DynamicColor(light: light, dark: try byte() == 0 ? nil : try self.color())
      return .color(ColorValue(color, name: try string()))
    case .systemColor:
      guard let color = SystemColor(named: try string()) else { throw .malformed }
      return .color(ColorValue(DynamicColor(color), name: try string()))
    case .colorAgain:
      var reader = ByteReader(bytes: bytes, offset: start + Int(try index(below: offset - start)))
      let tag = EncodedExtract.Tag(rawValue: try reader.byte())
      // Nothing else: a stranger's list that holds itself would lead far.
      guard tag == .color || tag == .systemColor else { throw .malformed }
      reader.offset -= 1
      return try reader.extractedValue(from: start, nodes: 0..<0, name: name, depth: depth + 1)
    case .unknown:
      return .unknown(Unknown(EncodedExtract.isKept(name) ? "" : Vocabulary.shared.name(name), try reason()))
    case .undecided:
      var causes: [Unknown.Cause] = []
      for _ in 0..<(try count()) { causes.append(Unknown.Cause(try string(), try reason())) }
      return .unknown(Unknown(causes))
    case .error:
      let isOfNone = try byte() != 0
      return .error(EvaluationError(Message(en: try string(), zhHans: try string()), isOfNone: isOfNone))
    }
  }

  private mutating func reason() throws(ByteDecodingError) -> Unknown.Reason {
    guard let reason = Unknown.Reason(rawValue: try byte()) else { throw .malformed }
    return reason
  }

  /// Fills a slot with the value that follows; for a large one, with the place where it lies.
  ///
  /// - Parameters:
  ///   - nodes: The indices of the extract's nodes in the model.
  ///   - place: The place of a value that begins here, as a slot holds it.
  package mutating func fill(
    _ slot: inout FieldSlot, nodes: Range<Int>, place: UInt64
  ) throws(ByteDecodingError) {
    guard let tag = EncodedExtract.Tag(rawValue: try byte()) else { throw .malformed }
    slot.payload = place
    switch tag {
    case .null:
      slot.kind = .null
      slot.payload = 0
    case .no, .yes:
      slot.kind = .bool
      slot.payload = tag == .yes ? 1 : 0
    case .int:
      slot.kind = .int
      slot.payload = UInt64(bitPattern: try int())
    case .double:
      slot.kind = .number
      slot.payload = try double().bitPattern
    case .string, .textAgain: slot.kind = .string
    case .list:
      slot.kind = .list
      if try number() == 0 { slot.payload = 0 }
    case .node:
      slot.kind = .node
      slot.payload = UInt64(nodes.lowerBound) + UInt64(try index(below: nodes.count))
    case .unknown:
      slot.kind = .unknown
      slot.payload = UInt64(try reason().rawValue)
    case .interval, .map, .color, .systemColor, .colorAgain, .undecided, .error: slot.kind = .stored
    }
  }

  /// Skips a value.
  mutating func skipExtractedValue(depth: Int = 0) throws(ByteDecodingError) {
    guard depth < 100, let tag = EncodedExtract.Tag(rawValue: try byte()) else { throw .malformed }
    switch tag {
    case .null, .no, .yes: break
    case .int, .node, .textAgain, .colorAgain: _ = try number()
    case .double: _ = try double()
    case .string: offset += try count()
    case .interval: _ = (try double(), try double())
    case .list: for _ in 0..<(try count()) { try skipExtractedValue(depth: depth + 1) }
    case .map:
      for _ in 0..<(try count()) {
        try skipExtractedValue(depth: depth + 1)
        try skipExtractedValue(depth: depth + 1)
      }
    case .color:
      _ = try color()
      if try byte() != 0 { _ = try color() }
      offset += try count()
    case .systemColor:
      offset += try count()
      offset += try count()
    case .unknown: _ = try byte()
    case .undecided:
      for _ in 0..<(try count()) {
        offset += try count()
        _ = try byte()
      }
    case .error:
      _ = try byte()
      offset += try count()
      offset += try count()
    }
  }

  /// Reads a value that holds no others, to check it. Returns the bytes of its text or of a colour's name, or else those
  /// that it takes.
  ///
  /// - Parameter start: The offset at which the extract begins.
  mutating func validatedScalar(from start: Int, name: NameID) throws(ByteDecodingError) -> Int {
    let before = offset
    let value = try extractedValue(from: start, nodes: 0..<0, name: name)
    switch value {
    case .string(let text): return text.utf8.count
    case .color(let color): return max(color.name.utf8.count, offset - before)
    default: return offset - before
    }
  }

  /// Reads a list's tag and returns the number of its items, which follow.
  mutating func extractedList() throws(ByteDecodingError) -> Int {
    guard EncodedExtract.Tag(rawValue: try byte()) == .list else { throw .malformed }
    return try count()
  }

  /// Reads a text and its tag.
  ///
  /// - Parameter start: The offset at which the extract begins.
  mutating func extractedText(from start: Int) throws(ByteDecodingError) -> String {
    switch EncodedExtract.Tag(rawValue: try byte()) {
    case .string: return try string()
    case .textAgain: return try textAgain(from: start)
    default: throw .malformed
    }
  }

  /// Reads a text that stands elsewhere in the extract.
  private mutating func textAgain(from start: Int) throws(ByteDecodingError) -> String {
    let place = Int(try index(below: offset - start))
    var reader = ByteReader(bytes: bytes, offset: start + place)
    return try reader.string()
  }
}
