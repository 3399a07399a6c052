/// Stored bytes as UTF-8 text: the byte order mark cut off, UTF-16 and UTF-32 decoded.
struct DecodedText {
  /// The number of text bytes for which one stored offset is kept; the rest is counted.
  private static let stride = 64

  var text: [UInt8]
  var encoding: SourceFile.Encoding
  var prefix: Int
  var invalidOffset: Int?
  var storedOffsets: [UInt32] = []

  init(stored: [UInt8]) {
    let (encoding, prefix) = Self.encoding(of: stored)
    self.encoding = encoding
    self.prefix = prefix
    switch encoding {
    case .utf8:
      text = prefix == 0 ? stored : Array(stored[prefix...])
      invalidOffset = Self.firstInvalidByte(in: text)
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
      text = []
      invalidOffset = nil
      decodeUnits(stored)
    }
  }

  /// Returns the encoding by the byte order mark; without one, by the NULs around the first character of a YAML, JSON
  /// or XML file, which is ASCII (YAML 1.2.2, 5.2).
  private static func encoding(of stored: [UInt8]) -> (SourceFile.Encoding, prefix: Int) {
    let first = stored.prefix(4)
    if first.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if first.count == 4 {
      if first.elementsEqual([0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
      if first.elementsEqual([0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
      let nulls = first.map { $0 == 0 }
      if nulls == [false, true, true, true] { return (.utf32LittleEndian, 0) }
      if nulls == [true, true, true, false] { return (.utf32BigEndian, 0) }
    }
    if first.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if first.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if stored.count >= 2, stored.count % 2 == 0 {
      if stored[0] != 0, stored[1] == 0 { return (.utf16LittleEndian, 0) }
      if stored[0] == 0, stored[1] != 0 { return (.utf16BigEndian, 0) }
    }
    return (.utf8, 0)
  }

  /// Returns the offset of the first byte that begins no well-formed UTF-8 sequence (Unicode 15, table 3-7).
  static func firstInvalidByte(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      var i = 0
      let count = bytes.count
      while i < count {
        // Eight ASCII bytes at a time.
        if i + 8 <= count,
          UnsafeRawPointer(bytes.baseAddress! + i).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          i += 8
          continue
        }
        let lead = bytes[i]
        if lead < 0x80 {
          i += 1
          continue
        }
        let length: Int
        var lower: UInt8 = 0x80
        var upper: UInt8 = 0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, lower) = (3, 0xA0)
        case 0xED: (length, upper) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, lower) = (4, 0x90)
        case 0xF4: (length, upper) = (4, 0x8F)
        case 0xF1...0xF3: length = 4
        default: return i
        }
        guard i + length <= count, bytes[i + 1] >= lower, bytes[i + 1] <= upper else { return i }
        var k = 2
        while k < length {
          guard bytes[i + k] & 0xC0 == 0x80 else { return i }
          k += 1
        }
        i += length
      }
      return nil
    }
  }

  private mutating func decodeUnits(_ stored: [UInt8]) {
    text.reserveCapacity(stored.count)
    var i = prefix
    let size = encoding.unitSize
    let isLittleEndian = encoding == .utf16LittleEndian || encoding == .utf32LittleEndian
    func unit(at i: Int) -> UInt32 {
      var value: UInt32 = 0
      for k in 0..<size { value |= UInt32(stored[i + k]) << UInt32(8 * (isLittleEndian ? k : size - 1 - k)) }
      return value
    }
    while i + size <= stored.count {
      var scalar = unit(at: i)
      var width = size
      if size == 2, scalar & 0xFC00 == 0xD800, i + 3 < stored.count, unit(at: i + 2) & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (unit(at: i + 2) & 0x3FF)
        width = 4
      }
      // An anchor stands at the first scalar at or after every multiple of the stride.
      while storedOffsets.count * Self.stride <= text.count { storedOffsets.append(UInt32(truncatingIfNeeded: i)) }
      guard let valid = Unicode.Scalar(scalar) else {
        invalidOffset = invalidOffset ?? text.count
        text += [0xEF, 0xBF, 0xBD]
        i += size
        continue
      }
      text += UTF8.encode(valid).map(Array.init) ?? []
      i += width
    }
    if i < stored.count { invalidOffset = invalidOffset ?? text.count }
  }

  /// Returns the stored offset of a text offset, counted on from the nearest anchor before it.
  static func storedOffset(
    of offset: Int, in text: [UInt8], anchors: [UInt32], prefix: Int, unitSize: Int
  ) -> Int {
    guard !anchors.isEmpty else { return prefix }
    let anchor = min(offset / stride, anchors.count - 1)
    var i = anchor * stride
    // The anchor belongs to the first scalar that begins at or after its offset.
    while i < text.count, text[i] & 0xC0 == 0x80 { i += 1 }
    guard i <= offset else { return Int(anchors[anchor]) }
    var stored = Int(anchors[anchor])
    while i < min(offset, text.count) {
      if text[i] & 0xC0 != 0x80 { stored += text[i] >= 0xF0 ? 4 : unitSize }
      i += 1
    }
    return stored
  }
}
