/// The binary form of an extract, in which a run keeps it: some kilobytes a screen. Types and names are numbers of the
/// vocabulary, so only the program that wrote it can read it.
extension Extract {
  public func encode() -> [UInt8] {
    var writer = ByteWriter(bytes: [])
    writer.number(Self.vocabularySize)
    writer.number(UInt64(nodes.count))
    writer.number(UInt64(nodes.reduce(0) { $0 + $1.facts.count }))
    writer.number(UInt64(files.count))
    for file in files { writer.string(file) }
    var path = ""
    for node in nodes {
      writer.number(UInt64(node.type))
      writer.string(node.path, after: path)
      path = node.path
      writer.place(node.place)
      writer.number(UInt64(node.field.value))
      writer.number(UInt64(node.position + 1))
      writer.number(UInt64(node.parent + 1))
      writer.number(node.fingerprint)
      writer.number(UInt64(node.facts.count))
      for fact in node.facts {
        writer.number(UInt64(fact.name.value))
        writer.extracted(fact.value)
        writer.bytes.append(fact.place == nil ? 0 : 1)
        if let place = fact.place { writer.place(place) }
      }
    }
    writer.number(UInt64(screens.count))
    for screen in screens { writer.number(UInt64(screen)) }
    // Thousands are kept, each for long: without the room that it had to grow.
    return [UInt8](unsafeUninitializedCapacity: writer.bytes.count) { bytes, count in
      count = bytes.update(fromContentsOf: writer.bytes)
    }
  }

  fileprivate static let vocabularySize =
    UInt64(Vocabulary.shared.types.count) << 32 | UInt64(Vocabulary.shared.allNames.count)

  /// How many nodes and facts bytes hold, by what they say; nil for bytes that are damaged or of another program.
  static func size(of bytes: ArraySlice<UInt8>) -> ExtractSize? {
    do throws(ProgramDecodingError) {
      var reader = ByteReader(bytes: Array(bytes.prefix(32)), offset: 0)
      guard try reader.number() == Self.vocabularySize else { return nil }
      // Each takes some bytes.
      let (nodes, facts) = (try reader.number(), try reader.number())
      guard nodes <= UInt64(bytes.count), facts <= UInt64(bytes.count) else { return nil }
      return ExtractSize(nodes: Int(nodes), facts: Int(facts))
    } catch {
      return nil
    }
  }

  /// Nil for bytes that are damaged or of another program.
  public init?(_ bytes: [UInt8]) {
    guard let stored = Stored(bytes) else { return nil }
    self = stored.extract
  }
}

extension Extract.Stored {
  /// Nil for bytes that are damaged or of another program.
  init?(_ bytes: [UInt8]) {
    do throws(ProgramDecodingError) {
      var reader = ByteReader(bytes: bytes, offset: 0)
      guard try reader.number() == Extract.vocabularySize else { return nil }
      let types = Vocabulary.shared.types.count
      var extract = Extract()
      self.bytes = bytes
      let count = try reader.count()
      _ = try reader.number()
      extract.files = try reader.strings()
      var path = ""
      for _ in 0..<count {
        let type = Int(try reader.index(below: types))
        path = try reader.string(after: path)
        var node = Extract.Node(
          type: type, path: path,
          place: try reader.place(below: extract.files.count),
          field: NameID(UInt16(truncatingIfNeeded: try reader.number())),
          position: Int(truncatingIfNeeded: try reader.number()) &- 1,
          parent: Int(try reader.index(below: count + 1)) - 1, facts: [])
        node.fingerprint = try reader.number()
        for _ in 0..<(try reader.count()) {
          let name = NameID(UInt16(truncatingIfNeeded: try reader.number()))
          let start = reader.offset
          let value = try reader.extracted(nodes: count)
          let range = start..<reader.offset
          let place = try reader.byte() == 0 ? nil : try reader.place(below: extract.files.count)
          node.facts.append(Extract.Fact(name: name, value: value, place: place))
          ranges.append(value.isLarge(isWritten: place != nil) ? range : nil)
        }
        extract.nodes.append(node)
      }
      for _ in 0..<(try reader.count()) { extract.screens.append(Int(try reader.index(below: count))) }
      self.extract = extract
    } catch {
      return nil
    }
  }
}

extension ExtractedValue {
  /// It takes less room as it is stored, and there is no need to look into it: lists that are written, and those of nodes,
  /// are gone through item by item.
  fileprivate func isLarge(isWritten: Bool) -> Bool {
    switch self {
    case .interval, .map, .color: return true
    case .list(let items):
      return !isWritten && !items.isEmpty
        && !items.contains { if case .node = $0 { true } else { false } }
    case .null, .bool, .int, .double, .string, .node, .unknown: return false
    }
  }

  /// Reads a value that was stored; nil only for bytes that were damaged since.
  init?(_ bytes: [UInt8], at offset: Int) {
    var reader = ByteReader(bytes: bytes, offset: offset)
    guard let value = try? reader.extracted(nodes: Int(UInt32.max)) else { return nil }
    self = value
  }
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
    number(UInt64(place.range.start))
    number(UInt64(place.range.end))
  }

  fileprivate mutating func extracted(_ extracted: ExtractedValue) {
    switch extracted {
    case .null: plain(.null)
    case .bool(let bool): plain(.bool(bool))
    case .int(let int): plain(.int(int))
    case .double(let double): plain(.double(double))
    case .string(let string): plain(.string(string))
    case .interval(let low, let high):
      bytes.append(1)
      value(.double(low))
      value(.double(high))
    case .list(let items):
      bytes.append(2)
      number(UInt64(items.count))
      for item in items { self.extracted(item) }
    case .map(let entries):
      bytes.append(3)
      number(UInt64(entries.count))
      for entry in entries {
        self.extracted(entry.key)
        self.extracted(entry.value)
      }
    case .node(let index):
      bytes.append(4)
      number(UInt64(index))
    case .color(let color, let name):
      bytes.append(5)
      self.color(color.light)
      value(.bool(color.dark != nil))
      if let dark = color.dark { self.color(dark) }
      string(color.systemName ?? "")
      string(name)
    case .unknown(let reason):
      bytes.append(6)
      bytes.append(reason.rawValue)
    }
  }

  private mutating func color(_ color: Color) {
    for part in [color.red, color.green, color.blue, color.alpha] { value(.double(part)) }
  }

  private mutating func plain(_ plain: Value) {
    bytes.append(0)
    value(plain)
  }
}

extension ByteReader {
  fileprivate mutating func string(after previous: String) throws(ProgramDecodingError) -> String {
    let common = try number()
    guard common <= UInt64(previous.utf8.count) else { throw .malformed }
    let count = try count()
    offset += count
    return String(decoding: Array(previous.utf8.prefix(Int(common))) + bytes[offset - count..<offset], as: UTF8.self)
  }

  fileprivate mutating func place(below files: Int) throws(ProgramDecodingError) -> Extract.Place {
    Extract.Place(
      file: Int(try index(below: files)),
      range: SourceRange(start: UInt32(truncatingIfNeeded: try number()), end: UInt32(truncatingIfNeeded: try number()))
    )
  }

  private mutating func double() throws(ProgramDecodingError) -> Double {
    guard case .double(let double) = try value() else { throw .malformed }
    return double
  }

  private mutating func color() throws(ProgramDecodingError) -> Color {
    Color(red: try double(), green: try double(), blue: try double(), alpha: try double())
  }

  fileprivate mutating func extracted(nodes: Int, depth: Int = 0) throws(ProgramDecodingError) -> ExtractedValue {
    guard depth < 100 else { throw .malformed }
    switch try byte() {
    case 0:
      switch try value() {
      case .null: return .null
      case .bool(let bool): return .bool(bool)
      case .int(let int): return .int(int)
      case .double(let double): return .double(double)
      case .string(let string): return .string(string)
      default: throw .malformed
      }
    case 1: return .interval(try double(), try double())
    case 2:
      var items: [ExtractedValue] = []
      for _ in 0..<(try count()) { items.append(try extracted(nodes: nodes, depth: depth + 1)) }
      return .list(items)
    case 3:
      var entries: [ExtractedEntry] = []
      for _ in 0..<(try count()) {
        let key = try extracted(nodes: nodes, depth: depth + 1)
        entries.append(ExtractedEntry(key: key, value: try extracted(nodes: nodes, depth: depth + 1)))
      }
      return .map(entries)
    case 4: return .node(Int(try index(below: nodes)))
    case 5:
      let light = try color()
      guard case .bool(let hasDark) = try value() else { throw .malformed }
      let color = DynamicColor(light: light, dark: hasDark ? try self.color() : nil)
      let system = SystemColor(named: try string())
      return .color(system.map { DynamicColor($0) } ?? color, name: try string())
    case 6:
      guard let reason = Unknown.Reason(rawValue: try byte()) else { throw .malformed }
      return .unknown(reason)
    default: throw .malformed
    }
  }
}
