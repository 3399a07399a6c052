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
        // Eight bytes at a time where none of them ends a line.
        while i + 8 <= count {
          let eight = raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
          if Self.hasZero(eight ^ 0x0A0A_0A0A_0A0A_0A0A) || Self.hasZero(eight ^ 0x0D0D_0D0D_0D0D_0D0D) { break }
          i += 8
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

  /// Whether any of eight bytes is zero (Mycroft's test).
  @inline(__always)
  private static func hasZero(_ eight: UInt64) -> Bool {
    (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080 != 0
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
