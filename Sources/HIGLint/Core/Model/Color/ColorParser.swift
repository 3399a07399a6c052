import HIGLanguage
import HIGReading

extension Color {
  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgb(0 122 255 / 60%)` or `rgb(0, 122, 255)`; see `ColorParser`.
  public static func parse(_ text: String) throws(ColorSyntaxError) -> Color {
    var parser = ColorParser(text)
    return try parser.parse()
  }

  /// Reads a colour from UTF-8 bytes; the ranges of errors count from the first of them.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(ColorSyntaxError) -> Color {
    try parse(String(decoding: bytes, as: UTF8.self))
  }
}

extension DynamicColor {
  /// Reads a colour in the notation of one scalar: one that `Color.parse` reads, or the name of a system colour.
  ///
  /// Palette names (`$brand`) and pairs take more than a single scalar. `otherNames` are only suggested.
  public static func parse(
    _ text: String, otherNames: [String] = []
  ) throws(ColorSyntaxError) -> DynamicColor {
    let name = ColorParser.trimmed(text)
    guard ColorParser.looksLikeName(name) else {
      // As code has it.
      if name.hasPrefix(".") || name.hasPrefix("UIColor."), let system = SystemColor(spelt: name) {
        return DynamicColor(system)
      }
      return DynamicColor(try Color.parse(text))
    }
    if let system = SystemColor(named: name) ?? SystemColor(spelt: name) { return DynamicColor(system) }
    let start = ColorParser.leadingSpace(text)
    let range = start..<start + name.utf8.count
    if SystemColor.namesWithoutValue.contains(camelCase(fromSeparated: name) ?? name) {
      throw ColorSyntaxError(.unpublishedColor(name), at: range)
    }
    if ColorParser.isHexadecimal(name) { throw ColorSyntaxError(.missingHash(name), at: range) }
    let known = SystemColor.all.map(\.name) + otherNames
    throw ColorSyntaxError(.unknownName(name, nearest: nearest(to: name, among: known)), at: range)
  }
}

/// Reads the colour notations of a spec: hexadecimal, and `rgb()` as in CSS Color 4 without its `none` and `calc()`.
///
/// Components are 0…255 or percentages; an alpha is 0…1 or a percentage, after a slash or as the fourth of four that
/// are separated by commas. `rgba` is another name of `rgb`. Nothing is clamped: a value outside its limits is an error,
/// as it is more likely a slip than a wish.
package struct ColorParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var end: Int

  package init(_ text: String) {
    bytes = Array(text.utf8)
    end = bytes.count
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    skipSpaces()
  }

  package mutating func parse() throws(ColorSyntaxError) -> Color {
    guard offset < end else { throw ColorSyntaxError(.empty, at: 0..<bytes.count) }
    return bytes[offset] == UInt8(ascii: "#") ? try hexadecimal() : try function()
  }

  // MARK: Hexadecimal

  private func hexadecimal() throws(ColorSyntaxError) -> Color {
    let digits = offset + 1..<end
    var value: UInt32 = 0
    for i in digits {
      guard let digit = Self.hexDigit(bytes[i]) else {
        throw ColorSyntaxError(.notHexadecimal(scalar(at: i)), at: i..<i + scalar(at: i).utf8.count)
      }
      // Digits that shift out belong to a length that is refused below.
      value = value << 4 | digit
    }
    switch digits.count {
    case 3:
      let (red, green, blue) = (value >> 8, value >> 4 & 0xF, value & 0xF)
      return Color(hex: (red << 16 | green << 8 | blue) * 0x11)
    case 6: return Color(hex: value)
    case 8: return Color(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
    default:
      throw ColorSyntaxError(
        .hexadecimalLength(digits.count, meant: digits.count == 4 ? doubled(digits) : nil), at: offset..<end)
    }
  }

  /// Returns `#RRGGBB` for a colour that is written as `#RGB`, in the case of its letters; nil for any other text.
  package static func fullForm(of text: String) -> String? {
    let parser = ColorParser(text)
    let digits = parser.bytes[parser.offset..<parser.end].dropFirst()
    guard digits.count == 3, parser.bytes[parser.offset] == UInt8(ascii: "#"),
      digits.allSatisfy({ hexDigit($0) != nil })
    else { return nil }
    return parser.doubled(digits.indices)
  }

  /// Returns `#RGB` or `#RGBA` in the long form.
  private func doubled(_ digits: Range<Int>) -> String {
    "#" + String(decoding: digits.flatMap { [bytes[$0], bytes[$0]] }, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
    default: nil
    }
  }

  // MARK: rgb()

  private enum Separator { case space, comma, slash }

  private struct Component {
    var separator: Separator
    var value: Double
    var isPercentage: Bool
    var range: Range<Int>
  }

  private mutating func function() throws(ColorSyntaxError) -> Color {
    let start = offset
    while offset < end, Self.isNameByte(bytes[offset]) { offset += 1 }
    let name = string(start..<offset)
    let nameEnd = offset
    skipSpaces()
    guard !name.isEmpty, offset < end, bytes[offset] == UInt8(ascii: "(") else {
      let text = string(start..<end)
      throw ColorSyntaxError(Self.isHexadecimal(text) ? .missingHash(text) : .notAColor(text), at: start..<end)
    }
    let folded = name.lowercased()
    guard folded == "rgb" || folded == "rgba" else {
      throw ColorSyntaxError(.unknownFunction(name), at: start..<nameEnd)
    }
    offset += 1
    let components = try arguments()
    guard offset < end else { throw ColorSyntaxError(.unclosed, at: start..<end) }
    offset += 1
    skipSpaces()
    guard offset == end else { throw ColorSyntaxError(.trailing(string(offset..<end)), at: offset..<end) }
    try checkSeparators(of: components, at: start..<end)
    return Color(
      red: try share(components[0], of: .red), green: try share(components[1], of: .green),
      blue: try share(components[2], of: .blue),
      alpha: components.count == 4 ? try share(components[3], of: .alpha) : 1)
  }

  /// Reads the values up to the closing parenthesis or the end of the text, each with the separator before it.
  private mutating func arguments() throws(ColorSyntaxError) -> [Component] {
    var components: [Component] = []
    while true {
      skipSpaces()
      guard offset < end, bytes[offset] != UInt8(ascii: ")") else { return components }
      var separator = Separator.space
      if !components.isEmpty, bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: "/") {
        separator = bytes[offset] == UInt8(ascii: ",") ? .comma : .slash
        offset += 1
        skipSpaces()
      }
      components.append(try number(after: separator))
    }
  }

  /// Checks three or four values: `a, b, c, d` or `a b c / d`.
  private func checkSeparators(of components: [Component], at range: Range<Int>) throws(ColorSyntaxError) {
    guard components.count == 3 || components.count == 4 else {
      throw ColorSyntaxError(.componentCount(components.count), at: range)
    }
    let separators = components.dropFirst().map(\.separator)
    let spaced: [Separator] = [.space, .space, .slash]
    guard separators.allSatisfy({ $0 == .comma }) || separators.elementsEqual(spaced.prefix(separators.count)) else {
      throw ColorSyntaxError(.mixedSeparators, at: range)
    }
  }

  private mutating func number(after separator: Separator) throws(ColorSyntaxError) -> Component {
    let start = offset
    while offset < end, !Self.endsNumber(bytes[offset]) { offset += 1 }
    let range = start..<offset
    let isPercentage = offset > start && bytes[offset - 1] == UInt8(ascii: "%")
    let digits = start..<(isPercentage ? offset - 1 : offset)
    guard isDecimal(digits), let value = Double(string(digits)) else {
      throw ColorSyntaxError(.notANumber(string(range)), at: start..<max(offset, min(start + 1, end)))
    }
    return Component(separator: separator, value: value, isPercentage: isPercentage, range: range)
  }

  /// Returns a component as 0…1.
  private func share(_ component: Component, of channel: ColorChannel) throws(ColorSyntaxError) -> Double {
    let most = component.isPercentage ? 100.0 : channel == .alpha ? 1 : 255
    guard component.value >= 0, component.value <= most else {
      throw ColorSyntaxError(
        .outOfRange(channel, text: string(component.range), isPercentage: component.isPercentage),
        at: component.range)
    }
    return component.value / most
  }

  /// Whether a range is a sign, digits with at most one point, an exponent: `Double` would take `inf` and `0x1p3`, too.
  private func isDecimal(_ range: Range<Int>) -> Bool {
    var i = range.lowerBound
    let end = range.upperBound
    func skipDigits() -> Int {
      let start = i
      while i < end, bytes[i] >= UInt8(ascii: "0"), bytes[i] <= UInt8(ascii: "9") { i += 1 }
      return i - start
    }
    func skipSign() {
      if i < end, bytes[i] == UInt8(ascii: "+") || bytes[i] == UInt8(ascii: "-") { i += 1 }
    }
    skipSign()
    var digits = skipDigits()
    if i < end, bytes[i] == UInt8(ascii: ".") {
      i += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return false }
    if i < end, bytes[i] | 0x20 == UInt8(ascii: "e") {
      i += 1
      skipSign()
      guard skipDigits() > 0 else { return false }
    }
    return i == end
  }

  // MARK: Bytes

  private mutating func skipSpaces() {
    while offset < end, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the whole character (scalar) that begins at an offset.
  private func scalar(at start: Int) -> String {
    var stop = start + 1
    while stop < end, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
    return string(start..<stop)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func endsNumber(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ")")
  }

  /// Whether a text is one word that begins with no digit.
  static func looksLikeName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first < UInt8(ascii: "0") || first > UInt8(ascii: "9") else { return false }
    return text.utf8.allSatisfy(isNameByte)
  }

  /// Whether a text has as many hexadecimal digits as a colour.
  package static func isHexadecimal(_ text: String) -> Bool {
    [3, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy { hexDigit($0) != nil }
  }

  static func leadingSpace(_ text: String) -> Int { text.utf8.prefix(while: isSpace).count }

  package static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let start = leadingSpace(text)
    let stop = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<stop], as: UTF8.self)
  }
}
