/// Some lines of a text and their line numbers and offsets: enough to show places in them, in little room.
struct TextExcerpt: Sendable {
  /// The runs, one after the other: the number of bytes left out, of lines that end in them, of bytes kept, and these.
  private let runs: [UInt8]
  /// The number of bytes of the whole text.
  let count: Int
  /// The digest of the whole text.
  let digest: ContentDigest

  /// - Parameter offsets: The offsets whose lines are kept.
  init(of text: [UInt8], _ lines: LineIndex, keepingLinesAt offsets: [Int]) {
    count = text.count
    digest = ContentDigest(of: text)
    var writer = ByteWriter(bytes: [])
    var (end, endLine) = (0, 1)
    for line in Set(offsets.map { lines.line(at: $0) }).sorted() {
      let start = lines.range(ofLine: line, in: text).lowerBound
      let next = line < lines.count ? lines.range(ofLine: line + 1, in: text).lowerBound : text.count
      writer.number(UInt64(start - end))
      writer.number(UInt64(line - endLine))
      writer.number(UInt64(next - start))
      writer.bytes += text[start..<next]
      (end, endLine) = (next, line + 1)
    }
    writer.number(UInt64(text.count - end))
    writer.number(UInt64(max(lines.count - endLine, 0)))
    writer.number(0)
    // Without the room that it had to grow.
    runs = Array(unsafeUninitializedCapacity: writer.bytes.count) { bytes, count in
      count = bytes.update(fromContentsOf: writer.bytes)
    }
  }

  /// The text, with spaces and line breaks for the parts left out: the kept lines are where they were.
  var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var reader = ByteReader(bytes: runs, offset: 0)
    while reader.offset < runs.count, let leftOut = try? reader.number(), let breaks = try? reader.number(),
      let length = try? reader.count()
    {
      text.append(contentsOf: repeatElement(ASCII.space, count: Int(leftOut - breaks)))
      text.append(contentsOf: repeatElement(ASCII.lineFeed, count: Int(breaks)))
      text += runs[reader.offset..<reader.offset + length]
      reader.offset += length
    }
    return text
  }
}
