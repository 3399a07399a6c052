/// The roles that a byte may have for the YAML reader: a set of flags, looked up in a table of 256.
enum ByteClass {
  static let white: UInt8 = 1
  static let lineBreak: UInt8 = 2
  /// `,` `[` `]` `{` `}`
  static let flowIndicator: UInt8 = 4
  /// A byte that may end a plain scalar's line outside brackets.
  static let blockStop: UInt8 = 8
  /// A byte that may end a plain scalar's line inside brackets.
  static let flowStop: UInt8 = 16
  /// A byte that can't begin a plain scalar, or only before certain bytes.
  static let indicator: UInt8 = 32

  /// The flags of every byte.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    func mark(_ characters: String, _ flags: UInt8) {
      for byte in characters.utf8 { table[Int(byte)] |= flags }
    }
    mark(" \t", white)
    mark("\n\r", lineBreak | blockStop | flowStop)
    mark(":#", blockStop | flowStop)
    mark(",[]{}", flowIndicator | flowStop)
    mark("-?:,[]{}#&*!|>'\"%@`", indicator)
    return table
  }()
}

/// The ASCII characters that the readers look for.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let doubleQuote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let percent: UInt8 = 0x25
  static let ampersand: UInt8 = 0x26
  static let singleQuote: UInt8 = 0x27
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  static let pipe: UInt8 = 0x7C
  static let closeBrace: UInt8 = 0x7D
}
