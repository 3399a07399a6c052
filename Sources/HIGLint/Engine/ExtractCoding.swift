/// An extract as bytes, which may lie among others: what a run holds and keeps of a file, some kilobytes a screen. The facts
/// are read out of it when somebody asks for them.
///
/// Types and names are numbers of the vocabulary, so only the program that wrote it can read it.
public struct EncodedExtract: Sendable {
  let bytes: [UInt8]
  let range: Range<Int>

  /// What stands before its nodes.
  struct Header {
    var nodes: Int
    /// The paths of the files that places refer to.
    var files: [String]
    /// Indices of the screens in their base state.
    var screens: [UInt32]
    /// How many types and names there are.
    let types = Vocabulary.shared.types.count
    let names = Vocabulary.shared.nameCount
  }

  /// One node's numbers; an index is one of the extract's own.
  struct Node {
    var type: Int
    var place: Extract.Place
    var field: NameID
    var position: Int
    /// Nil where the parent is not extracted.
    var parent: Int?
    var facts: Int
  }

  /// What stands before a fact's place and value.
  struct Fact {
    var name: NameID
    var flags: Flags
    /// Where the next one begins.
    var end: Int
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// It is written somewhere.
    static let hasPlace = Flags(rawValue: 1)
    /// In the node's file, not before it.
    static let isNearby = Flags(rawValue: 2)
    /// It is handed on as a whole; nobody needs to look into it.
    static let isWhole = Flags(rawValue: 4)
    /// Its size takes four bytes, not one.
    static let isLong = Flags(rawValue: 8)
  }

  /// The paths of so many nodes in a row build on each other.
  static let pathsInARow = 16

  fileprivate static let vocabularySize =
    UInt64(Vocabulary.shared.types.count) << 32 | UInt64(Vocabulary.shared.allNames.count)

  /// Nil for bytes that are of another program.
  var nodeCount: Int? {
    var reader = ByteReader(bytes: bytes, offset: range.lowerBound)
    guard let size = try? reader.number(), size == Self.vocabularySize, let count = try? reader.count() else {
      return nil
    }
    return count
  }
}

// MARK: - Writing

extension Extract {
  func encode() -> EncodedExtract {
    var encoder = ExtractEncoder()
    encoder.write(self)
    // Thousands are kept, each for long: without the room that it had to grow.
    let bytes = [UInt8](unsafeUninitializedCapacity: encoder.writer.bytes.count) { bytes, count in
      count = bytes.update(fromContentsOf: encoder.writer.bytes)
    }
    return EncodedExtract(bytes: bytes, range: 0..<bytes.count)
  }
}

private struct ExtractEncoder {
  private(set) var writer = ByteWriter(bytes: [])
  /// Where a text is written: the words of a screen are in several of its facts.
  private var texts = HashMap<TextKey, Int>()
  /// Three numbers of at most 32 bits.
  private static let longestPlace = 15

  mutating func write(_ extract: Extract) {
    writer.number(EncodedExtract.vocabularySize)
    writer.number(UInt64(extract.nodes.count))
    writer.number(UInt64(extract.files.count))
    for file in extract.files { writer.string(file) }
    writer.number(UInt64(extract.screens.count))
    for screen in extract.screens { writer.number(UInt64(screen)) }
    var path = ""
    for (index, node) in extract.nodes.enumerated() {
      writer.number(UInt64(node.type))
      writer.place(node.place)
      writer.number(node.field == .none ? 0 : UInt64(node.field.value) + 1)
      writer.number(UInt64(node.position + 1))
      writer.number(UInt64(node.parent + 1))
      writer.number(UInt64(node.facts.count))
      for fact in node.facts { write(fact, of: node) }
      writer.number(node.fingerprint)
      writer.string(node.path, after: index % EncodedExtract.pathsInARow == 0 ? "" : path)
      path = node.path
    }
  }

  private mutating func write(_ fact: Extract.Fact, of node: Extract.Node) {
    let sizeBytes = fact.value.longestSize + Self.longestPlace < 256 ? 1 : 4
    writer.number(UInt64(fact.name.value))
    let isNearby = fact.place.map { $0.file == node.place.file && $0.range.start >= node.place.range.start } ?? false
    let flags: EncodedExtract.Flags = [
      fact.place == nil ? [] : .hasPlace, isNearby ? .isNearby : [], sizeBytes == 1 ? [] : .isLong,
      fact.value.isWhole(isWritten: fact.place != nil) ? .isWhole : [],
    ]
    writer.bytes.append(flags.rawValue)
    let start = writer.bytes.count + sizeBytes
    writer.bytes.append(contentsOf: repeatElement(0, count: sizeBytes))
    if let place = fact.place {
      if isNearby {
        writer.range(place.range, from: node.place.range.start)
      } else {
        writer.place(place)
      }
    }
    write(fact.value)
    let size = writer.bytes.count - start
    for byte in 0..<sizeBytes { writer.bytes[start - sizeBytes + byte] = UInt8(truncatingIfNeeded: size >> (8 * byte)) }
  }

  private mutating func write(_ value: ExtractedValue) {
    switch value {
    case .null: writer.tag(.null)
    case .bool(let bool): writer.tag(bool ? .yes : .no)
    case .int(let int):
      writer.tag(.int)
      writer.int(int)
    case .double(let double):
      writer.tag(.double)
      writer.double(double)
    case .string(let string): write(string)
    case .interval(let low, let high):
      writer.tag(.interval)
      writer.double(low)
      writer.double(high)
    case .list(let items):
      writer.tag(.list)
      writer.number(UInt64(items.count))
      for item in items { write(item) }
    case .map(let entries):
      writer.tag(.map)
      writer.number(UInt64(entries.count))
      for entry in entries {
        write(entry.key)
        write(entry.value)
      }
    case .node(let index):
      writer.tag(.node)
      writer.number(UInt64(index))
    case .color(let color, let name):
      if let system = color.systemName {
        writer.tag(.systemColor)
        writer.string(system)
      } else {
        writer.tag(.color)
        writer.color(color.light)
        writer.bytes.append(color.dark == nil ? 0 : 1)
        if let dark = color.dark { writer.color(dark) }
      }
      writer.string(name)
    case .unknown(let reason):
      writer.tag(.unknown)
      writer.bytes.append(reason.rawValue)
    }
  }

  private mutating func write(_ text: String) {
    let key = TextKey(text)
    if let known = texts[key] {
      writer.tag(.textAgain)
      writer.number(UInt64(known))
      return
    }
    writer.tag(.string)
    if text.utf8.count > 2 { texts.set(writer.bytes.count, for: key) }
    writer.string(text)
  }
}

extension ExtractedValue {
  /// No fewer bytes than it takes.
  fileprivate var longestSize: Int {
    switch self {
    case .null, .bool, .unknown: 2
    case .int, .double, .node: 11
    case .interval: 21
    case .string(let text): text.utf8.count + 11
    case .list(let items): items.reduce(11) { $0 + $1.longestSize }
    case .map(let entries): entries.reduce(11) { $0 + $1.key.longestSize + $1.value.longestSize }
    case .color(let color, let name): 100 + (color.systemName?.utf8.count ?? 0) + name.utf8.count
    }
  }

  /// There is no need to look into it: lists that are written, and those of nodes, are gone through item by item.
  fileprivate func isWhole(isWritten: Bool) -> Bool {
    switch self {
    case .interval, .map, .color: return true
    case .list(let items):
      return !isWritten && !items.isEmpty
        && !items.contains { if case .node = $0 { true } else { false } }
    case .null, .bool, .int, .double, .string, .node, .unknown: return false
    }
  }
}

/// How a value begins.
private enum Tag: UInt8 {
  case null, no, yes, int, double, string, textAgain, interval, list, map, node, color, systemColor, unknown
}

extension ByteWriter {
  /// What a text has in common with the one before it is not written again.
  fileprivate mutating func string(_ string: String, after previous: String) {
    var common = 0
    for (byte, other) in zip(string.utf8, previous.utf8) {
      guard byte == other else { break }
      common += 1
    }
    number(UInt64(common))
    number(UInt64(string.utf8.count - common))
    bytes += string.utf8.dropFirst(common)
  }

  fileprivate mutating func place(_ place: Extract.Place) {
    number(UInt64(place.file))
    range(place.range, from: 0)
  }

  /// - Parameter start: Not behind its start, which is counted from there.
  fileprivate mutating func range(_ range: SourceRange, from start: UInt32) {
    number(UInt64(range.start - start))
    number(UInt64(max(range.count, 0)))
  }

  fileprivate mutating func tag(_ tag: Tag) { bytes.append(tag.rawValue) }

  fileprivate mutating func int(_ int: Int64) {
    // Zigzag: small negative numbers stay small.
    number(UInt64(bitPattern: int << 1 ^ int >> 63))
  }

  /// Most are whole, or a part of a colour, a 255th: these take a byte or two, where eight take nine.
  fileprivate mutating func double(_ double: Double) {
    if let int = Int64(exactly: double), int.magnitude < 1 << 40, Double(int).bitPattern == double.bitPattern {
      self.int(int << 2 | 1)
    } else if (0..<1).contains(double), double.sign == .plus, case let part = (double * 255).rounded(),
      (part / 255).bitPattern == double.bitPattern
    {
      int(Int64(part) << 2 | 2)
    } else {
      int(0)
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: double.bitPattern >> shift))
      }
    }
  }

  fileprivate mutating func color(_ color: Color) {
    for part in [color.red, color.green, color.blue, color.alpha] { double(part) }
  }
}

// MARK: - Reading

extension ByteReader {
  mutating func extractHeader() throws(ProgramDecodingError) -> EncodedExtract.Header {
    guard try number() == EncodedExtract.vocabularySize else { throw .malformed }
    let nodes = try count()
    let files = try strings()
    var screens: [UInt32] = []
    for _ in 0..<(try count()) { screens.append(try index(below: nodes)) }
    return EncodedExtract.Header(nodes: nodes, files: files, screens: screens)
  }

  /// - Parameter header: Of the extract that the node is in: indices are checked against it.
  @inline(__always)
  mutating func extractedNode(_ header: EncodedExtract.Header) throws(ProgramDecodingError) -> EncodedExtract.Node {
    EncodedExtract.Node(
      type: Int(try index(below: header.types)),
      place: try place(below: header.files.count),
      field: try optionalIndex(below: header.names).map { NameID(UInt16($0)) } ?? .none,
      position: Int(truncatingIfNeeded: try number()) &- 1,
      parent: try optionalIndex(below: header.nodes), facts: Int(try index(below: 1 << 16)))
  }

  /// - Parameter names: How many names there are.
  @inline(__always)
  mutating func extractedFact(names: Int) throws(ProgramDecodingError) -> EncodedExtract.Fact {
    let name = NameID(UInt16(truncatingIfNeeded: try index(below: names)))
    let flags = EncodedExtract.Flags(rawValue: try byte())
    var size = Int(try byte())
    if flags.contains(.isLong) {
      for shift in stride(from: 8, through: 24, by: 8) { size |= Int(try byte()) << shift }
    }
    guard size <= bytes.count - offset else { throw .malformed }
    return EncodedExtract.Fact(name: name, flags: flags, end: offset + size)
  }

  /// What follows a node's facts.
  mutating func skipFingerprintAndPath() throws(ProgramDecodingError) {
    _ = try number()
    _ = try number()
    offset += try count()
  }

  /// The rest of a path, behind what it has in common with the one before it.
  mutating func path(after previous: inout [UInt8]) throws(ProgramDecodingError) {
    let common = try number()
    let rest = try count()
    guard common <= UInt64(previous.count) else { throw .malformed }
    previous.removeLast(previous.count - Int(common))
    previous += bytes[offset..<offset + rest]
    offset += rest
  }

  private mutating func optionalIndex(below limit: Int) throws(ProgramDecodingError) -> Int? {
    let index = Int(try index(below: limit + 1))
    return index == 0 ? nil : index - 1
  }

  /// - Parameter fileCount: How many files the extract has.
  mutating func place(below fileCount: Int) throws(ProgramDecodingError) -> Extract.Place {
    Extract.Place(file: Int(try index(below: fileCount)), range: try range(from: 0))
  }

  /// - Parameter start: Where that lies from which its start is counted.
  mutating func range(from start: UInt32) throws(ProgramDecodingError) -> SourceRange {
    let (distance, length) = (try number(), try number())
    let limit = UInt64(UInt32.max)
    guard distance <= limit, length <= limit, UInt64(start) + distance + length <= limit else { throw .malformed }
    let first = start + UInt32(distance)
    return SourceRange(start: first, end: first + UInt32(length))
  }

  private mutating func int() throws(ProgramDecodingError) -> Int64 {
    let bits = try number()
    return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }

  private mutating func double() throws(ProgramDecodingError) -> Double {
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

  private mutating func color() throws(ProgramDecodingError) -> Color {
    Color(red: try double(), green: try double(), blue: try double(), alpha: try double())
  }

  /// A value as it is in a model.
  ///
  /// - Parameters:
  ///   - start: Where the extract begins.
  ///   - nodes: The numbers of its nodes in the model.
  ///   - name: What it is the value of.
  mutating func extractedValue(
    from start: Int, nodes: Range<Int>, name: NameID, depth: Int = 0
  ) throws(ProgramDecodingError) -> Value {
    guard depth < 100, let tag = Tag(rawValue: try byte()) else { throw .malformed }
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
    case .unknown: return .unknown(Unknown(Vocabulary.shared.name(name), try reason()))
    }
  }

  private mutating func reason() throws(ProgramDecodingError) -> Unknown.Reason {
    guard let reason = Unknown.Reason(rawValue: try byte()) else { throw .malformed }
    return reason
  }

  /// Fills a slot with the value that follows: what is large, with where it lies.
  ///
  /// - Parameters:
  ///   - nodes: The numbers of the extract's nodes in the model.
  ///   - place: Where a value that begins here lies, as a slot holds it.
  mutating func fill(
    _ slot: inout FieldSlot, nodes: Range<Int>, place: UInt64
  ) throws(ProgramDecodingError) {
    guard let tag = Tag(rawValue: try byte()) else { throw .malformed }
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
    case .interval, .map, .color, .systemColor: slot.kind = .stored
    }
  }

  /// Goes over a value.
  mutating func skipExtractedValue(depth: Int = 0) throws(ProgramDecodingError) {
    guard depth < 100, let tag = Tag(rawValue: try byte()) else { throw .malformed }
    switch tag {
    case .null, .no, .yes: break
    case .int, .node, .textAgain: _ = try number()
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
    }
  }

  /// Begins a list, behind its tag; the number of its items.
  mutating func extractedList() throws(ProgramDecodingError) -> Int {
    guard Tag(rawValue: try byte()) == .list else { throw .malformed }
    return try count()
  }

  /// A text with its tag.
  ///
  /// - Parameter start: Where the extract begins.
  mutating func extractedText(from start: Int) throws(ProgramDecodingError) -> String {
    switch Tag(rawValue: try byte()) {
    case .string: return try string()
    case .textAgain: return try textAgain(from: start)
    default: throw .malformed
    }
  }

  /// A text that is written elsewhere in the extract.
  private mutating func textAgain(from start: Int) throws(ProgramDecodingError) -> String {
    let place = Int(try index(below: offset - start))
    var reader = ByteReader(bytes: bytes, offset: start + place)
    return try reader.string()
  }
}
