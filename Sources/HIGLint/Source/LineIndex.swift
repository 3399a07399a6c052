/// Where each line begins. A line ends at LF, CRLF or a lone CR.
struct LineIndex: Sendable {
  private let starts: [UInt32]

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
  }

  /// The highest bits of those of eight bytes that are zero, right up to the first of them (Mycroft's test).
  @inline(__always)
  private static func zeros(_ eight: UInt64) -> UInt64 {
    (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080
  }

  var count: Int { starts.count }

  /// The line (from 1) that holds an offset.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
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

  func position(at offset: Int, in text: [UInt8]) -> Position {
    let line = line(at: offset)
    var column = 1
    var utf16 = 1
    for byte in text[Int(starts[line - 1])..<min(offset, text.count)] where byte & 0xC0 != 0x80 {
      column += 1
      utf16 += byte >= 0xF0 ? 2 : 1
    }
    return Position(line: line, column: column, utf16: utf16)
  }
}
