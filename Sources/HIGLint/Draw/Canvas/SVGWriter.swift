import HIGReading

/// Writes SVG as bytes: the same calls give the same bytes, and nothing that is written can leave its attribute or text.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(1 << 14) }

  /// Appends markup of the program's own.
  mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes that this writer, or one like it, wrote.
  mutating func append(_ written: some Sequence<UInt8>) { bytes.append(contentsOf: written) }

  /// Opens a tag: `<rect`.
  mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: "<"))
    raw(name)
  }

  /// Closes a tag without content. Each element stands on a line of its own: two pictures can be compared by lines.
  mutating func close() { raw("/>\n") }

  /// Ends a tag whose content follows.
  mutating func endTag() { bytes.append(UInt8(ascii: ">")) }

  mutating func attribute(_ name: StaticString, _ number: Double) {
    begin(name)
    self.number(number)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ text: StaticString) {
    begin(name)
    raw(text)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, text: String) {
    begin(name)
    escape(text.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func begin(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
  }

  /// Appends text: what would be markup, or is no character that XML allows, becomes harmless.
  mutating func escape(_ text: some Sequence<UInt8>) {
    /// The bytes of what may become U+FFFE or U+FFFF, which are no characters.
    var pending: [UInt8] = []
    for byte in text {
      if !pending.isEmpty || byte == 0xEF {
        pending.append(byte)
        guard pending.count == 3 else { continue }
        if pending[1] == 0xBF, pending[2] >= 0xBE { raw("\u{FFFD}") } else { bytes += pending }
        pending.removeAll()
        continue
      }
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case UInt8(ascii: "'"): raw("&#39;")
      case 0x09, 0x0A, 0x0D: bytes.append(UInt8(ascii: " "))
      case 0..<0x20, 0x7F: raw("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }

  /// Appends a number with at most two decimals: a hundredth of a point is less than anybody sees.
  mutating func number(_ value: Double) {
    guard value.isFinite, abs(value) < 1e9 else { return bytes.append(UInt8(ascii: "0")) }
    let hundredths = Int((value * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    bytes.append(contentsOf: String(whole).utf8)
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(part / 10))
    if part % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(part % 10)) }
  }

  /// Inserts markup that was written before the end.
  mutating func insert(_ written: [UInt8], at place: Int) { bytes.insert(contentsOf: written, at: place) }
}
