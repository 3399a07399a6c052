import HIGLanguage
import HIGReading

/// Writing an extract as bytes.
extension Extract {
  package func encode() -> EncodedExtract {
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
  /// The offsets of the texts written so far: a screen's words are in several of its facts.
  private var texts = HashMap<TextKey, Int>()
  /// The last colours that were written, with their offsets: a screen's few are in several of its facts, too.
  private var colors: [(color: DynamicColor, name: String, offset: Int)] = []
  private static let colorsKept = 16
  /// The names of the last node's facts, by its type, with their offsets: most nodes of a type have the same facts.
  private var names: [Int: (names: [NameID], offset: Int)] = [:]

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
      writeFacts(of: node)
      writer.number(node.fingerprint)
      writer.string(node.path, after: index % EncodedExtract.pathsInARow == 0 ? "" : path)
      path = node.path
    }
  }

  private mutating func writeFacts(of node: Extract.Node) {
    let longest = node.facts.reduce(0) { $0 + 1 + longestPlace(of: $1, of: node) + $1.value.longestSize }
    let exponent = longest < 1 << 8 ? 0 : longest < 1 << 16 ? 1 : 2
    let width = 1 << exponent
    let start = writer.bytes.count
    let form = UInt64(node.facts.count) << 3 | UInt64(exponent)
    if node.facts.count > 1, let known = names[node.type], known.names.elementsEqual(node.facts.lazy.map(\.name)) {
      writer.number(form | 4)
      writer.number(UInt64(start - known.offset))
    } else {
      writer.number(form)
      names[node.type] = (node.facts.map(\.name), writer.bytes.count)
      for fact in node.facts {
        writer.bytes.append(UInt8(truncatingIfNeeded: fact.name.value))
        writer.bytes.append(UInt8(truncatingIfNeeded: fact.name.value >> 8))
      }
    }
    let ends = writer.bytes.count
    writer.bytes.append(contentsOf: repeatElement(0, count: width * node.facts.count))
    let facts = writer.bytes.count
    for (index, fact) in node.facts.enumerated() {
      write(fact, of: node)
      let end = writer.bytes.count - facts
      for byte in 0..<width { writer.bytes[ends + index * width + byte] = UInt8(truncatingIfNeeded: end >> (8 * byte)) }
    }
  }

  private func isNearby(_ place: Extract.Place, _ node: Extract.Node) -> Bool {
    place.file == node.place.file && place.range.start >= node.place.range.start
  }

  /// Returns the number of bytes that the fact's place takes at most.
  private func longestPlace(of fact: Extract.Fact, of node: Extract.Node) -> Int {
    guard let place = fact.place else { return 0 }
    let range = place.range
    let start = isNearby(place, node) ? range.start - node.place.range.start : range.start
    return ByteWriter.size(of: UInt64(place.file)) + ByteWriter.size(of: UInt64(start))
      + ByteWriter.size(of: UInt64(max(range.count, 0)))
  }

  private mutating func write(_ fact: Extract.Fact, of node: Extract.Node) {
    let isNearby = fact.place.map { self.isNearby($0, node) } ?? false
    let flags: EncodedExtract.Flags = [
      fact.place == nil ? [] : .hasPlace, isNearby ? .isNearby : [],
      fact.value.isWhole(isWritten: fact.place != nil) ? .isWhole : [],
    ]
    writer.bytes.append(flags.rawValue)
    if let place = fact.place {
      if isNearby {
        writer.range(place.range, from: node.place.range.start)
      } else {
        writer.place(place)
      }
    }
    write(fact.value)
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
      if let known = colors.last(where: { $0.color == color && $0.name == name }) {
        writer.tag(.colorAgain)
        writer.number(UInt64(known.offset))
        return
      }
      if colors.count == Self.colorsKept { colors.removeFirst() }
      colors.append((color, name, writer.bytes.count))
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
    case .undecided(let causes):
      writer.tag(.undecided)
      writer.number(UInt64(causes.count))
      for cause in causes {
        writer.string(cause.fact)
        writer.bytes.append(cause.reason.rawValue)
      }
    case .error(let message, let isOfNone):
      writer.tag(.error)
      writer.bytes.append(isOfNone ? 1 : 0)
      writer.string(message.en)
      writer.string(message.zhHans)
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
  /// The number of bytes that the value takes at most.
  fileprivate var longestSize: Int {
    switch self {
    case .null, .bool, .unknown: 2
    case .node(let index): 1 + ByteWriter.size(of: UInt64(index))
    case .int, .double: 11
    case .interval: 21
    // One that is written elsewhere takes a tag and an offset, which may be longer than the text.
    case .string(let text): 1 + max(text.utf8.count + ByteWriter.size(of: UInt64(text.utf8.count)), 5)
    case .list(let items): items.reduce(11) { $0 + $1.longestSize }
    case .map(let entries): entries.reduce(11) { $0 + $1.key.longestSize + $1.value.longestSize }
    case .color(let color, let name): 100 + (color.systemName?.utf8.count ?? 0) + name.utf8.count
    case .undecided(let causes): causes.reduce(11) { $0 + $1.fact.utf8.count + 11 }
    case .error(let message, _): message.en.utf8.count + message.zhHans.utf8.count + 22
    }
  }

  /// Returns whether nobody needs to look into the value. Lists that are written or hold nodes are read item by item.
  fileprivate func isWhole(isWritten: Bool) -> Bool {
    switch self {
    case .interval, .map, .color: return true
    case .list(let items):
      return !isWritten && !items.isEmpty
        && !items.contains { if case .node = $0 { true } else { false } }
    case .null, .bool, .int, .double, .string, .node, .unknown, .undecided, .error: return false
    }
  }
}

extension ByteWriter {
  /// Returns the number of bytes that a number takes.
  fileprivate static func size(of number: UInt64) -> Int { number < 1 << 7 ? 1 : (70 - number.leadingZeroBitCount) / 7 }

  /// Writes a text without the beginning that it shares with the one before it.
  fileprivate mutating func string(_ string: String, after previous: String) {
    let common = StringBytes.with(string, previous) { a, b in
      var common = 0
      while common < min(a.count, b.count), a[common] == b[common] { common += 1 }
      return common
    }
    number(UInt64(common))
    number(UInt64(string.utf8.count - common))
    bytes += string.utf8.dropFirst(common)
  }

  fileprivate mutating func place(_ place: Extract.Place) {
    number(UInt64(place.file))
    range(place.range, from: 0)
  }

  /// - Parameter start: The offset that the range's start is counted from; not behind it.
  fileprivate mutating func range(_ range: SourceRange, from start: UInt32) {
    number(UInt64(range.start - start))
    number(UInt64(max(range.count, 0)))
  }

  fileprivate mutating func tag(_ tag: EncodedExtract.Tag) { bytes.append(tag.rawValue) }

  fileprivate mutating func int(_ int: Int64) {
    // Zigzag: small negative numbers stay small.
    number(UInt64(bitPattern: int << 1 ^ int >> 63))
  }

  /// Writes a number. Whole ones and 255ths, the parts of colours, take a byte or two; any other takes nine.
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
