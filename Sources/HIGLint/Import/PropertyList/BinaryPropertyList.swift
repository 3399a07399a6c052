import HIGReading

/// Reads a binary property list (`bplist00`) into the tree that one in XML gives: literals with the range of the object
/// they come from.
///
/// Layout: CoreFoundation's `CFBinaryPList.c`. A header of 8 bytes, objects, a table of their offsets, and 32 bytes at the
/// end that say where the table is. Objects may be shared, so their number in the tree is bounded; without recursion.
struct BinaryPropertyList {
  private static let maximumNodes = 200_000
  private static let maximumDepth = 500

  private let bytes: [UInt8]
  private var writer: SpecTreeWriter
  private var offsetSize = 0
  private var referenceSize = 0
  private var count = 0
  private var table = 0
  private var made = 0

  /// Reads a file; nil if it is not sound.
  static func read(_ source: SourceFile) -> SyntaxTree? {
    var reader = BinaryPropertyList(bytes: source.text, writer: SpecTreeWriter(source))
    guard let top = reader.readTrailer(), let root = reader.build(top) else { return nil }
    reader.writer.setRoot(root)
    return reader.writer.tree
  }

  private init(bytes: [UInt8], writer: SpecTreeWriter) {
    self.bytes = bytes
    self.writer = writer
  }

  private mutating func readTrailer() -> Int? {
    guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else { return nil }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = number(at: trailer + 8, size: 8),
      let top = number(at: trailer + 16, size: 8), let table = number(at: trailer + 24, size: 8), top < count,
      table >= 8, table < trailer, count <= (trailer - table) / offsetSize
    else { return nil }
    self.count = count
    self.table = table
    return top
  }

  /// Reads a big-endian number; nil beyond the file or beyond the range of `Int`.
  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size > 0, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  private func offset(of object: Int) -> Int? {
    guard object >= 0, object < count, let offset = number(at: table + object * offsetSize, size: offsetSize),
      (8..<table).contains(offset)
    else { return nil }
    return offset
  }

  // MARK: Objects

  private struct Open {
    var isMapping: Bool
    var range: SourceRange
    var references: [Int]
    var next = 0
    var children: [NodeIndex] = []
  }

  private mutating func build(_ top: Int) -> NodeIndex? {
    var open: [Open] = []
    var pending: Int? = top
    while true {
      var finished: NodeIndex?
      if let object = pending {
        pending = nil
        made += 1
        guard made <= Self.maximumNodes, open.count <= Self.maximumDepth, let offset = offset(of: object) else {
          return nil
        }
        if let collection = collection(at: offset) {
          open.append(collection)
        } else {
          guard let scalar = scalar(at: offset) else { return nil }
          finished = scalar
        }
      } else if let last = open.popLast() {
        finished = close(last)
      }
      if let finished {
        guard let last = open.indices.last else { return finished }
        open[last].children.append(finished)
      }
      guard let last = open.indices.last else { return nil }
      if open[last].next < open[last].references.count {
        pending = open[last].references[open[last].next]
        open[last].next += 1
      }
    }
  }

  private mutating func close(_ open: Open) -> NodeIndex {
    guard open.isMapping else { return writer.sequence(at: open.range, open.children) }
    let half = open.children.count / 2
    let entries = (0..<half).map { (key: open.children[$0], value: open.children[half + $0]) }
    return writer.mapping(at: open.range, entries)
  }

  /// Reads the number that follows a marker: in it, or in an integer of its own behind it.
  private func length(at offset: Int) -> (count: Int, start: Int)? {
    let low = Int(bytes[offset] & 0xF)
    guard low == 0xF else { return (low, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard size <= 8, let count = number(at: offset + 2, size: size) else { return nil }
    return (count, offset + 2 + size)
  }

  private func collection(at offset: Int) -> Open? {
    let kind = bytes[offset] >> 4
    guard kind == 0xA || kind == 0xC || kind == 0xD, let (count, start) = length(at: offset) else { return nil }
    let number = kind == 0xD ? count.multipliedReportingOverflow(by: 2).partialValue : count
    guard count <= Self.maximumNodes, number <= (table - start) / referenceSize else { return nil }
    var references: [Int] = []
    for i in 0..<number {
      guard let reference = self.number(at: start + i * referenceSize, size: referenceSize) else { return nil }
      references.append(reference)
    }
    return Open(
      isMapping: kind == 0xD, range: SourceRange(offset, start + number * referenceSize), references: references)
  }

  private mutating func scalar(at offset: Int) -> NodeIndex? {
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0:
      let range = SourceRange(offset, offset + 1)
      switch marker {
      case 0x08: return writer.flag(false, at: range)
      case 0x09: return writer.flag(true, at: range)
      default: return writer.unknown(at: range)
      }
    case 0x1:
      let size = 1 << Int(marker & 0xF)
      let range = SourceRange(offset, min(offset + 1 + size, bytes.count))
      guard size <= 8 else { return writer.unknown(at: range) }
      // Of eight bytes the number is signed.
      guard offset + 1 + size <= bytes.count else { return nil }
      var value: UInt64 = 0
      for byte in bytes[offset + 1..<offset + 1 + size] { value = value << 8 | UInt64(byte) }
      return writer.integer(Int(Int64(bitPattern: value)), at: range)
    case 0x2: return real(at: offset, size: 1 << Int(marker & 0xF))
    case 0x3, 0x8: return writer.unknown(at: SourceRange(offset, offset + 1))
    case 0x4:
      guard let (count, start) = length(at: offset), count <= table - start else { return nil }
      return writer.unknown(at: SourceRange(offset, start + count))
    case 0x5, 0x6: return string(at: offset, isWide: marker >> 4 == 0x6)
    default: return nil
    }
  }

  private mutating func real(at offset: Int, size: Int) -> NodeIndex? {
    guard size == 4 || size == 8, offset + 1 + size <= bytes.count else { return nil }
    var bits: UInt64 = 0
    for byte in bytes[offset + 1..<offset + 1 + size] { bits = bits << 8 | UInt64(byte) }
    let value = size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    return writer.number(value, at: SourceRange(offset, offset + 1 + size))
  }

  private mutating func string(at offset: Int, isWide: Bool) -> NodeIndex? {
    guard let (count, start) = length(at: offset), count <= (table - start) / (isWide ? 2 : 1) else { return nil }
    let end = start + count * (isWide ? 2 : 1)
    let range = SourceRange(start, end)
    guard isWide else { return writer.text(String(decoding: bytes[start..<end], as: UTF8.self), at: range) }
    var units: [UInt16] = []
    units.reserveCapacity(count)
    var i = start
    while i + 1 < end {
      units.append(UInt16(bytes[i]) << 8 | UInt16(bytes[i + 1]))
      i += 2
    }
    return writer.text(String(decoding: units, as: UTF16.self), at: range)
  }
}
