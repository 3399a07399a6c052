import HIGReading

/// CEL's string extension. Places count Unicode scalars from 0.
enum StringFunctions {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Returns the byte offset of the scalar at `index`, the end of the text included; nil beyond it.
  private static func offset(of index: Int64, in bytes: Bytes) -> Int? {
    guard index >= 0, index <= Int64(bytes.count) else { return nil }
    var left = index
    var i = 0
    while i < bytes.count {
      if bytes[i] & 0xC0 != 0x80 {
        if left == 0 { return i }
        left -= 1
      }
      i += 1
    }
    return left == 0 ? bytes.count : nil
  }

  private static func scalars(_ bytes: Bytes, before end: Int) -> Int64 {
    var count: Int64 = 0
    for i in 0..<end where bytes[i] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  private static func string(_ bytes: Bytes, _ range: Range<Int>) -> String {
    String(decoding: Bytes(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns the length of the scalar that begins at an offset.
  private static func width(_ bytes: Bytes, at i: Int) -> Int {
    var k = i + 1
    while k < bytes.count, bytes[k] & 0xC0 == 0x80 { k += 1 }
    return k - i
  }

  static func character(of text: String, at index: Int64) -> Value {
    text.withBytes { bytes in
      guard let start = offset(of: index, in: bytes) else { return .error(.outOfRange(index)) }
      return .string(start == bytes.count ? "" : string(bytes, start..<start + width(bytes, at: start)))
    }
  }

  static func index(of part: String, in text: String, from start: Int64) -> Value {
    StringBytes.with(text, part) { bytes, needle in
      guard let first = offset(of: start, in: bytes) else { return .error(.outOfRange(start)) }
      if needle.isEmpty { return .int(start) }
      return .int(StringBytes.find(needle, in: bytes, from: first).map { scalars(bytes, before: $0) } ?? -1)
    }
  }

  /// - Parameter start: The last place where the occurrence may begin; nil for anywhere.
  static func lastIndex(of part: String, in text: String, from start: Int64?) -> Value {
    StringBytes.with(text, part) { bytes, needle in
      var last = bytes.count
      if let start {
        guard let offset = offset(of: start, in: bytes) else { return .error(.outOfRange(start)) }
        last = offset
      }
      if needle.isEmpty { return .int(scalars(bytes, before: last)) }
      var found: Int?
      var from = 0
      // Backwards by bytes: texts of specs are short, and the needle's first byte is rarely there.
      from = min(last, bytes.count - needle.count)
      while from >= 0, found == nil {
        if bytes[from] == needle[0], StringBytes.equal(Bytes(rebasing: bytes[from..<from + needle.count]), needle) {
          found = from
        }
        from -= 1
      }
      return .int(found.map { scalars(bytes, before: $0) } ?? -1)
    }
  }

  static func substring(_ text: String, _ start: Int64, _ end: Int64?) -> Value {
    text.withBytes { bytes in
      guard let first = offset(of: start, in: bytes) else { return .error(.outOfRange(start)) }
      guard let end else { return .string(string(bytes, first..<bytes.count)) }
      guard let last = offset(of: end, in: bytes) else { return .error(.outOfRange(end)) }
      if last < first { return .error(.outOfRange(end)) }
      return .string(string(bytes, first..<last))
    }
  }

  /// Returns the number of times that `replace` would find a text.
  static func occurrences(of old: String, in text: String) -> Int {
    StringBytes.with(text, old) { bytes, needle in
      if needle.isEmpty { return bytes.count + 1 }
      var count = 0
      var i = 0
      while let found = StringBytes.find(needle, in: bytes, from: i) {
        count += 1
        i = found + needle.count
      }
      return count
    }
  }

  /// Replaces a text; a negative limit means all occurrences.
  static func replace(_ old: String, by new: String, in text: String, limit: Int64) -> String {
    if limit == 0 { return text }
    var result: [UInt8] = []
    StringBytes.with(text, old) { bytes, needle in
      var left = limit
      var i = 0
      if needle.isEmpty {
        // An empty text is found before every scalar and at the end.
        while left != 0 {
          result += new.utf8
          left -= 1
          if i == bytes.count { break }
          let end = i + width(bytes, at: i)
          result += bytes[i..<end]
          i = end
        }
      } else {
        while left != 0, let found = StringBytes.find(needle, in: bytes, from: i) {
          result += bytes[i..<found]
          result += new.utf8
          i = found + needle.count
          left -= 1
        }
      }
      result += bytes[i...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func split(_ text: String, _ separator: String, limit: Int64) -> Value {
    if limit == 0 { return .list([]) }
    return StringBytes.with(text, separator) { bytes, needle in
      var parts: [Value] = []
      var i = 0
      while limit < 0 || Int64(parts.count) < limit - 1 {
        if needle.isEmpty {
          if i >= bytes.count { break }
          let end = i + width(bytes, at: i)
          if end == bytes.count { break }
          parts.append(.string(string(bytes, i..<end)))
          i = end
        } else {
          guard let found = StringBytes.find(needle, in: bytes, from: i) else { break }
          parts.append(.string(string(bytes, i..<found)))
          i = found + needle.count
        }
      }
      if !needle.isEmpty || i < bytes.count { parts.append(.string(string(bytes, i..<bytes.count))) }
      return .list(parts)
    }
  }

  static func join(_ items: [Value], _ separator: String) -> Value? {
    if let undecided = Collections.undecided(items) { return undecided }
    var result = ""
    for (i, item) in items.enumerated() {
      guard case .string(let text) = item else { return nil }
      if i > 0 { result += separator }
      result += text
    }
    return .string(result)
  }

  static func lower(_ text: String) -> String {
    changed(text) { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
  }

  static func upper(_ text: String) -> String {
    changed(text) { $0 &- UInt8(ascii: "a") < 26 ? $0 & ~0x20 : $0 }
  }

  /// Returns a text with other letters of ASCII; most have none to change, and are the same string.
  @inline(__always)
  private static func changed(_ text: String, _ change: (UInt8) -> UInt8) -> String {
    text.withBytes { bytes in
      bytes.contains { change($0) != $0 }
        ? String(unsafeUninitializedCapacity: bytes.count) { buffer in
          for index in bytes.indices { buffer[index] = change(bytes[index]) }
          return bytes.count
        } : nil
    } ?? text
  }

  static func reverse(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.reversed() { result.append(scalar) }
    return String(result)
  }

  /// Returns a text without Unicode's white space (the property White_Space) at both ends.
  static func trim(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  static func quote(_ text: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{07}": result.append(contentsOf: "\\a".unicodeScalars)
      case "\u{08}": result.append(contentsOf: "\\b".unicodeScalars)
      case "\u{0C}": result.append(contentsOf: "\\f".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\u{0B}": result.append(contentsOf: "\\v".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }
}
