/// The beginnings of the lines. A line ends at LF, CRLF or a lone CR.
///
/// In long lines columns are counted once, too: a file of one line may have thousands of findings, and to look up one
/// of their places, in whatever order, takes no more than a stride of counting.
struct LineIndex: Sendable {
  private let starts: [UInt32]
  /// The columns at regular distances within long lines, in the order of the text.
  private let anchors: [Anchor]

  private static let stride = 512

  private struct Anchor {
    var offset: UInt32
    /// The number of scalars from the line's beginning.
    var scalars: UInt32
    var utf16: UInt32
  }

  init(of text: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(text.count / 24 + 1)
    text.withUnsafeBufferPointer { bytes in
      var i = 0
      let count = bytes.count
      let raw = UnsafeRawBufferPointer(bytes)
      while i < count {
        // Eight bytes at a time, up to the first that ends a line.
        while i + 8 <= count {
          let eight = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: i, as: UInt64.self))
          let ends = Self.zeros(eight ^ 0x0A0A_0A0A_0A0A_0A0A) | Self.zeros(eight ^ 0x0D0D_0D0D_0D0D_0D0D)
          i += ends == 0 ? 8 : ends.trailingZeroBitCount / 8
          if ends != 0 { break }
        }
        guard i < count else { break }
        let byte = bytes[i]
        i += 1
        if byte == 0x0A {
          starts.append(UInt32(truncatingIfNeeded: i))
        } else if byte == 0x0D {
          if i < count, bytes[i] == 0x0A { i += 1 }
          starts.append(UInt32(truncatingIfNeeded: i))
        }
      }
    }
    self.starts = starts
    anchors = Self.anchors(in: text, starts)
  }

  private static func anchors(in text: [UInt8], _ starts: [UInt32]) -> [Anchor] {
    var anchors: [Anchor] = []
    text.withUnsafeBufferPointer { bytes in
      for (line, start) in starts.enumerated() {
        let end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
        guard end - Int(start) > stride else { continue }
        var (scalars, utf16) = (0, 0)
        var offset = Int(start)
        while offset + stride < end {
          count(bytes[offset..<offset + stride], &scalars, &utf16)
          offset += stride
          anchors.append(
            Anchor(
              offset: UInt32(truncatingIfNeeded: offset), scalars: UInt32(truncatingIfNeeded: scalars),
              utf16: UInt32(truncatingIfNeeded: utf16)))
        }
      }
    }
    return anchors
  }

  /// Adds the numbers of scalars and of UTF-16 units that begin in some bytes.
  private static func count(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ scalars: inout Int, _ utf16: inout Int) {
    for byte in bytes where byte & 0xC0 != 0x80 {
      scalars += 1
      utf16 += byte >= 0xF0 ? 2 : 1
    }
  }

  /// Returns the highest bits of the zero bytes among eight; right up to the first of them (Mycroft's test).
  @inline(__always)
  private static func zeros(_ eight: UInt64) -> UInt64 {
    (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080
  }

  var count: Int { starts.count }

  /// Returns the line (from 1) of an offset.
  func line(at offset: Int) -> Int {
    max(1, starts.partitioningIndex { Int($0) > offset })
  }

  func range(ofLine line: Int, in text: [UInt8]) -> Range<Int> {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : text.count
    if line < starts.count {
      if end > start, text[end - 1] == 0x0A { end -= 1 }
      if end > start, text[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// Returns the position of an offset; for one outside of the text that of the nearest one inside.
  func position(at offset: Int, in text: [UInt8]) -> Position {
    let offset = min(max(offset, 0), text.count)
    let line = line(at: offset)
    var begin = Int(starts[line - 1])
    var (scalars, utf16) = (0, 0)
    if let anchor = anchor(before: offset), Int(anchor.offset) > begin {
      (begin, scalars, utf16) = (Int(anchor.offset), Int(anchor.scalars), Int(anchor.utf16))
    }
    text.withUnsafeBufferPointer { Self.count($0[begin..<offset], &scalars, &utf16) }
    return Position(line: line, column: scalars + 1, utf16: utf16 + 1)
  }

  /// Returns the last anchor at an offset or before it.
  private func anchor(before offset: Int) -> Anchor? {
    let behind = anchors.partitioningIndex { Int($0.offset) > offset }
    return behind > 0 ? anchors[behind - 1] : nil
  }
}
