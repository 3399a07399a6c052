/// Stored bytes as UTF-8 text: the byte order mark cut off, UTF-16 decoded.
struct DecodedText {
  /// One stored offset is kept for so many text bytes; the rest is counted.
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
    case .utf16LittleEndian, .utf16BigEndian:
      text = []
      invalidOffset = nil
      decodeUTF16(stored)
    }
  }

  /// By the byte order mark; without one, UTF-16 is told by a NUL as every other byte of the first two characters,
  /// which can't begin a YAML, JSON or XML file otherwise.
  private static func encoding(of stored: [UInt8]) -> (SourceFile.Encoding, prefix: Int) {
    if stored.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if stored.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if stored.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if stored.count >= 2 {
      if stored[0] != 0, stored[1] == 0, stored.count % 2 == 0 { return (.utf16LittleEndian, 0) }
      if stored[0] == 0, stored[1] != 0, stored.count % 2 == 0 { return (.utf16BigEndian, 0) }
    }
    return (.utf8, 0)
  }

  /// The offset of the first byte that no well-formed UTF-8 sequence has there (Unicode 15, table 3-7).
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

  private mutating func decodeUTF16(_ stored: [UInt8]) {
    text.reserveCapacity(stored.count)
    var i = prefix
    func unit(at i: Int) -> UInt32 {
      let (a, b) = (UInt32(stored[i]), UInt32(stored[i + 1]))
      return encoding == .utf16LittleEndian ? b << 8 | a : a << 8 | b
    }
    while i + 1 < stored.count {
      var scalar = unit(at: i)
      var width = 2
      if scalar & 0xFC00 == 0xD800, i + 3 < stored.count, unit(at: i + 2) & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (unit(at: i + 2) & 0x3FF)
        width = 4
      }
      // An anchor stands at the first scalar at or after every multiple of the stride.
      while storedOffsets.count * Self.stride <= text.count { storedOffsets.append(UInt32(truncatingIfNeeded: i)) }
      guard let valid = Unicode.Scalar(scalar) else {
        invalidOffset = invalidOffset ?? text.count
        text += [0xEF, 0xBF, 0xBD]
        i += 2
        continue
      }
      text += UTF8.encode(valid).map(Array.init) ?? []
      i += width
    }
    if i < stored.count { invalidOffset = invalidOffset ?? text.count }
  }

  /// Counts on from the nearest anchor before `offset`.
  static func storedOffset(of offset: Int, in text: [UInt8], anchors: [UInt32], prefix: Int) -> Int {
    guard !anchors.isEmpty else { return prefix }
    let anchor = min(offset / stride, anchors.count - 1)
    var i = anchor * stride
    // The anchor belongs to the first scalar that begins at or after its offset.
    while i < text.count, text[i] & 0xC0 == 0x80 { i += 1 }
    guard i <= offset else { return Int(anchors[anchor]) }
    var stored = Int(anchors[anchor])
    while i < min(offset, text.count) {
      if text[i] & 0xC0 != 0x80 { stored += text[i] >= 0xF0 ? 4 : 2 }
      i += 1
    }
    return stored
  }
}
