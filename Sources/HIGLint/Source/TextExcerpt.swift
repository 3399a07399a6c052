/// Some lines of a text, and where all of its lines begin: enough to show places in it, in little room.
struct TextExcerpt: Sendable {
  /// By turns: how many bytes are left out, how many follow, and these.
  private let runs: [UInt8]
  /// The bytes of the text.
  let count: Int
  /// Of the whole text.
  let digest: ContentDigest

  /// - Parameter offsets: The lines that they lie in are kept.
  init(of text: [UInt8], _ lines: LineIndex, keepingLinesAt offsets: [Int]) {
    count = text.count
    digest = ContentDigest(of: text)
    let wanted = Set(offsets.map { lines.line(at: $0) })
    var kept: [Range<Int>] = []
    for line in 1...lines.count {
      let content = lines.range(ofLine: line, in: text)
      let next = line < lines.count ? lines.range(ofLine: line + 1, in: text).lowerBound : text.count
      // Of a line that is left out the break is kept.
      let range = (wanted.contains(line) ? content.lowerBound : content.upperBound)..<next
      if let last = kept.last, last.upperBound == range.lowerBound {
        kept[kept.count - 1] = last.lowerBound..<range.upperBound
      } else {
        kept.append(range)
      }
    }
    var writer = ByteWriter(bytes: [])
    var end = 0
    for range in kept {
      writer.number(UInt64(range.lowerBound - end))
      writer.number(UInt64(range.count))
      writer.bytes += text[range]
      end = range.upperBound
    }
    // Without the room that it had to grow.
    runs = Array(unsafeUninitializedCapacity: writer.bytes.count) { bytes, count in
      count = bytes.update(fromContentsOf: writer.bytes)
    }
  }

  /// The text, with spaces for what was left out: every offset and every line is where it was.
  var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var reader = ByteReader(bytes: runs, offset: 0)
    while reader.offset < runs.count, let leftOut = try? reader.number(), let length = try? reader.count() {
      text.append(contentsOf: repeatElement(ASCII.space, count: Int(leftOut)))
      text += runs[reader.offset..<reader.offset + length]
      reader.offset += length
    }
    return text
  }
}
