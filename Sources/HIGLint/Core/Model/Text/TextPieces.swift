extension TextValue {
  /// A part of a text that is known, or becomes known only when the app runs.
  public struct Piece: Hashable, Sendable {
    public enum Kind: Sendable {
      /// Text as it will be shown.
      case literal
      /// `%%`, which shows one per cent sign.
      case percent
      /// `{name}`, `{0}`, `{name: sample}`.
      case placeholder
      /// A conversion of a format string: `%@`, `%1$d`, `%.2f`.
      case format
      /// A build variable or parameter: `$(NAME)`, `${NAME}`, `%NAME%`.
      case variable
    }

    public var kind: Kind
    public var range: Range<Int>
    /// The placeholder's name: `name` of `{name}`, `1` of `%1$@`, `%@` of `%@`; empty for known pieces.
    public var name: String
    /// The text in its place when lengths are measured.
    public var sample: String?

    public var isUnknown: Bool {
      switch kind {
      case .literal, .percent: false
      case .placeholder, .format, .variable: true
      }
    }
  }
}

/// Splits a text into known and unknown pieces.
struct TextPieces {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let samples: [String: String]
  private var pieces: [TextValue.Piece] = []

  static func pieces(of bytes: UnsafeBufferPointer<UInt8>, samples: [String: String]) -> [TextValue.Piece] {
    var reader = TextPieces(bytes: bytes, samples: samples)
    reader.read()
    return reader.pieces
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, samples: [String: String]) {
    self.bytes = bytes
    self.samples = samples
  }

  private mutating func read() {
    var literal = 0
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$"),
        let piece = piece(at: i)
      else {
        i += 1
        continue
      }
      if literal < i { append(.literal, literal..<i) }
      pieces.append(piece)
      i = piece.range.upperBound
      literal = i
    }
    if literal < bytes.count { append(.literal, literal..<bytes.count) }
  }

  private mutating func append(_ kind: TextValue.Piece.Kind, _ range: Range<Int>) {
    pieces.append(TextValue.Piece(kind: kind, range: range, name: "", sample: nil))
  }

  private func piece(at i: Int) -> TextValue.Piece? {
    switch bytes[i] {
    case UInt8(ascii: "{"): placeholder(at: i)
    case UInt8(ascii: "$"): variable(at: i)
    default: percentVariable(at: i) ?? format(at: i)
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private func unknown(_ kind: TextValue.Piece.Kind, _ range: Range<Int>, name: Range<Int>) -> TextValue.Piece {
    let name = text(name)
    return TextValue.Piece(kind: kind, range: range, name: name, sample: samples[name] ?? samples[text(range)])
  }

  /// Whether a byte may be part of a name: a letter of any script, a digit, `_`, `-` or `.`.
  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private func endOfName(from i: Int) -> Int {
    var end = i
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    return end
  }

  /// Reads `{name}`, `{}`, `{name: sample}`. Anything else in braces is text.
  private func placeholder(at i: Int) -> TextValue.Piece? {
    let end = endOfName(from: i + 1)
    guard end < bytes.count else { return nil }
    if bytes[end] == UInt8(ascii: "}") { return unknown(.placeholder, i..<end + 1, name: i + 1..<end) }
    guard end > i + 1, bytes[end] == UInt8(ascii: ":") else { return nil }
    var close = end + 1
    while close < bytes.count, bytes[close] != UInt8(ascii: "}") {
      if bytes[close] == UInt8(ascii: "{") || bytes[close] == 0x0A { return nil }
      close += 1
    }
    guard close < bytes.count else { return nil }
    var piece = unknown(.placeholder, i..<close + 1, name: i + 1..<end)
    var start = end + 1
    while start < close, bytes[start] == 0x20 { start += 1 }
    if piece.sample == nil, start < close { piece.sample = text(start..<close) }
    return piece
  }

  /// Reads `$(NAME)` and `${NAME}`, with the modifiers of build settings: `$(PRODUCT_NAME:c99extidentifier)`.
  private func variable(at i: Int) -> TextValue.Piece? {
    guard i + 2 < bytes.count else { return nil }
    let close: UInt8
    switch bytes[i + 1] {
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    default: return nil
    }
    let name = endOfName(from: i + 2)
    guard name > i + 2 else { return nil }
    var end = name
    while end < bytes.count, bytes[end] == UInt8(ascii: ":") { end = endOfName(from: end + 1) }
    guard end < bytes.count, bytes[end] == close else { return nil }
    return unknown(.variable, i..<end + 1, name: i + 2..<name)
  }

  /// Reads `%APP%`: capitals between two signs.
  private func percentVariable(at i: Int) -> TextValue.Piece? {
    var end = i + 1
    while end < bytes.count, (0x41...0x5A).contains(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    guard end > i + 2, end < bytes.count, bytes[end] == UInt8(ascii: "%") else { return nil }
    return unknown(.variable, i..<end + 1, name: i + 1..<end)
  }

  /// Reads a conversion as in `printf` and `String(format:)`: `%`, position, flags, width, precision, length, letter.
  ///
  /// The space flag is not accepted, so `100% sure` is text; neither is a conversion between a digit and a letter, so
  /// `50%off` is too.
  private func format(at i: Int) -> TextValue.Piece? {
    guard i + 1 < bytes.count else { return nil }
    if bytes[i + 1] == UInt8(ascii: "%") {
      return TextValue.Piece(kind: .percent, range: i..<i + 2, name: "", sample: nil)
    }
    var end = digits(from: i + 1)
    var name = i..<i
    if end > i + 1, end < bytes.count, bytes[end] == UInt8(ascii: "$") {
      name = i + 1..<end
      end += 1
    } else {
      end = i + 1
    }
    while end < bytes.count,
      [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0"), UInt8(ascii: "'")].contains(bytes[end])
    {
      end += 1
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "#") {
      // `%#@variable@` of a strings dictionary; otherwise the flag.
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "@") {
        let close = endOfName(from: end + 1)
        if close > end + 1, close < bytes.count, bytes[close] == UInt8(ascii: "@") {
          return unknown(.format, i..<close + 1, name: end + 1..<close)
        }
      }
    }
    end = digits(from: end)
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") { end = digits(from: end + 1) }
    while end < bytes.count,
      [UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "z")].contains(bytes[end])
    {
      end += 1
    }
    guard end < bytes.count else { return nil }
    switch bytes[end] {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "X"),
      UInt8(ascii: "o"), UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "e"), UInt8(ascii: "c"), UInt8(ascii: "s"),
      UInt8(ascii: "D"), UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "p"):
      break
    default: return nil
    }
    if bytes[end] != UInt8(ascii: "@"), i > 0, (0x30...0x39).contains(bytes[i - 1]), end + 1 < bytes.count,
      (0x41...0x5A).contains(bytes[end + 1] & 0xDF)
    {
      return nil
    }
    return unknown(.format, i..<end + 1, name: name.isEmpty ? i..<end + 1 : name)
  }

  private func digits(from i: Int) -> Int {
    var end = i
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
    return end
  }
}
