import HIGReading

/// Cuts a comment into words.
struct SuppressionWords {
  let text: [UInt8]
  var position: Int
  let end: Int

  init(text: [UInt8], bounds: Range<Int>) {
    self.text = text
    position = bounds.lowerBound
    end = bounds.upperBound
  }

  private mutating func skipSpace() {
    while position < end, text[position] <= 0x20 { position += 1 }
  }

  mutating func skip(_ prefix: [UInt8]) -> Bool {
    skipSpace()
    guard end - position >= prefix.count, text[position..<position + prefix.count].elementsEqual(prefix) else {
      return false
    }
    position += prefix.count
    return true
  }

  mutating func word() -> (String, SourceRange) {
    let start = position
    while position < end, text[position] > 0x20, text[position] != UInt8(ascii: ",") { position += 1 }
    return (String(decoding: text[start..<position], as: UTF8.self), SourceRange(start, position))
  }

  /// Whether `--` follows, or the dash that stands for it: XML allows no `--` within a comment.
  private var startsReason: Bool {
    let rest = text[position..<end]
    return rest.starts(with: "--".utf8) || rest.starts(with: "—".utf8)
  }

  mutating func name() -> Suppression.Name? {
    while position < end, text[position] <= 0x20 || text[position] == UInt8(ascii: ",") { position += 1 }
    guard position < end, !startsReason else { return nil }
    let (word, range) = word()
    return .init(pattern: word, range: range)
  }

  mutating func reason() -> String? {
    guard position < end, startsReason else { return nil }
    position += text[position] == UInt8(ascii: "-") ? 2 : 3
    skipSpace()
    var last = end
    while last > position, text[last - 1] <= 0x20 { last -= 1 }
    return last > position ? String(decoding: text[position..<last], as: UTF8.self) : nil
  }
}
