import HIGLanguage

/// Whether a text is a value of one of a property list's types, as `plutil -lint` judges it.
enum PropertyListValue {
  /// Whether a text is an optional sign and digits, or `0x` and hexadecimal digits.
  static func isInteger(_ text: [UInt8]) -> Bool {
    let digits = unsigned(text)
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      let hexadecimal = digits.dropFirst(2)
      return !hexadecimal.isEmpty && hexadecimal.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
    }
    return !digits.isEmpty && digits.allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Whether a text is a decimal number with an optional fraction and exponent, or a word for one that is not finite.
  static func isReal(_ text: [UInt8]) -> Bool {
    let number = unsigned(text)
    let word = String(decoding: number, as: UTF8.self).lowercased()
    if ["nan", "inf", "infinity"].contains(word) { return true }
    // `Double` reads hexadecimal too, and nothing else that is not wanted.
    return number.first != UInt8(ascii: "+") && number.first != UInt8(ascii: "-") && Double(word) != nil
  }

  /// Whether a text is `YYYY-MM-DDThh:mm:ssZ`; the year may be negative or longer.
  static func isDate(_ text: [UInt8]) -> Bool {
    let date = text.first == UInt8(ascii: "-") ? text[1...] : text[...]
    let pattern = Array("-00-00T00:00:00Z".utf8)
    guard date.count >= pattern.count + 4 else { return false }
    let year = date.dropLast(pattern.count)
    guard year.allSatisfy({ $0 &- 0x30 < 10 }) else { return false }
    return zip(date.suffix(pattern.count), pattern).allSatisfy { byte, expected in
      expected == 0x30 ? byte &- 0x30 < 10 : byte == expected
    }
  }

  /// Whether a text has the alphabet of RFC 4648 with white space between and `=` only at the end.
  static func isBase64(_ text: [UInt8]) -> Bool {
    var hasEnded = false
    for byte in text where !XMLName.isSpace(byte) {
      if byte == UInt8(ascii: "=") {
        hasEnded = true
        continue
      }
      let isDigit = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
      if hasEnded || !(isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")) { return false }
    }
    return true
  }

  private static func unsigned(_ text: [UInt8]) -> ArraySlice<UInt8> {
    text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
  }
}
